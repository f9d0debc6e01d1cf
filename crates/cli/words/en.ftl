turn = { $name }: your turn
pause = { $name }: press Enter when nobody else can see the screen
choose = Type a number or a move (help lists the commands):
unknown = “{ $text }” is not a number from 1 to { $count }, a move or a command.
refused = Not allowed ({ $rule }): { $reason }
refused-plain = Not allowed: { $reason }
undone = Move undone.
saved = Saved to { $file }
not-saved = Could not save: { $reason }
save-where = Type: save FILE
hint = The { $level } bot would play (expected lead at the end; chance that the move is best):
log-empty = Nothing has happened yet.
stopped = Stopped after { $count ->
    [one] { $count } move
   *[other] { $count } moves
}.
over = The game is over.
place = place
name = player
score = points
seed = Seed: { $seed }
new-log = Since your last move:
help =
    A number or a move: plays that move
    ENTER or board: shows the table and your options again
    undo: takes back your last move, unless something has been drawn or revealed since
    log: shows the full log
    hint: shows what a bot would play
    save FILE: saves the game for 'stolik replay' or 'stolik play GAME --load FILE'
    help or ?: shows this list
    quit: leaves the game
