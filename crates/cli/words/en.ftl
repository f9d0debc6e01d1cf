turn = { $name }, it is your turn
pause = { $name }: press Enter when only you look at the screen
choose = Number or notation (help lists the commands):
unknown = { $text } is neither one of the numbers 1 to { $count }, nor an action of the game, nor a command
refused = Not possible ({ $rule }): { $reason }
refused-plain = Not possible: { $reason }
undone = Taken back
saved = Saved: { $file }
not-saved = Not saved: { $reason }
save-where = Write: save FILE
hint = The bot { $level } would play (points ahead at the end; how likely it is the best):
log-empty = Nothing has happened yet
stopped = Stopped after { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
over = The game is over
place = place
name = player
score = points
seed = Seed of this game: { $seed }
new-log = What happened:
help =
    A number or an action in notation: makes that action
    ENTER, board: shows the table and the options again
    undo: takes back your last action, as long as nothing was drawn or revealed since
    log: the whole log
    hint: what a bot would do
    save FILE: writes the game into a file, for 'stolik replay' and 'stolik play GAME --load FILE'
    help, ?: this list
    quit: leaves
