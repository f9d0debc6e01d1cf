over = The game is over
not-asked = Not now: { $seat } is not asked to act
notation = This is not an action of the game: { $text }
chance = A scripted draw is not possible
undo-nothing = There is nothing of yours to take back
undo-revealed = Something was drawn or revealed since, so it cannot be taken back
