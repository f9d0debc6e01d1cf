over = The game is over
not-asked = Not now: { $seat } is not asked to act
notation = This is not an action of the game: { $text }
chance = A scripted draw is not possible
undo-nothing = There is nothing of yours to take back
undo-revealed = Something was drawn or revealed since, so it cannot be taken back

# What the chapter on components says, which is added to every rulebook.
components-chapter = Components in use
components-replaced = The rules above tell the numbers of the printed tables. This program was started with other ones; where they differ, these count:
components-reconstructed = These values could not be looked up and were reconstructed. If your copy of the game says otherwise, correct them in the component files:
components-changed = { $row }: { $field } = { $now } (printed: { $printed })
components-added = { $row }: new
components-removed = { $row }: not in the game
components-same = replaced by a file that says the same
components-nothing = none
components-every-row = { $n ->
    [one] the only row
   *[other] all { $n } rows
}
