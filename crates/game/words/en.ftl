over = The game is over.
not-asked = Not now: it is not { $seat }'s turn.
notation = Not a move in this game: { $text }
chance = The scripted draw is not possible here.
undo-nothing = You have no move to undo.
undo-revealed = Something has been drawn or revealed since, so this cannot be undone.

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
