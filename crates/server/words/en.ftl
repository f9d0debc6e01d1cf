# The words of the pages. Numbers, names and ids are arguments; a sentence is one message.

# Frame
skip = Skip to content
nav = Pages
home = Home
new-table = New table
rules = Rules
account = Account
language = Language
language-name = English
theme = Theme
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
not-affiliated = An independent project, not affiliated with the publishers. If you love these games, own them.
for-programs = For programs (API)
api-help = Programs can do all that pages can: JSON, with a token in the header “Authorization: Bearer …”. Description:
something-wrong = That did not work
back-to-table = Back to the table
enter = Enter
your-name = Your name
yes = yes
no = no
close = Close
save = Save
show = Show
search = Search
just-now = just now

# Home
hero = Board games at one little table
hero-more = Played exactly by the rulebook, with friends or bots, in your browser. No sign-up, no ads.
play-now = Play now against bots
players = Players
bots = Bots
play = Play
more-choices = More choices
my-tables = My tables
open-tables = Open tables
no-open-tables = Nobody is waiting for players right now.
waits-for-you = Your turn
stage-open = Waiting for players
stage-playing = In progress
stage-over = Finished
level-random = random
level-novice = novice
level-casual = casual
level-club = club
level-expert = expert
level-master = master

# New table
game = Game
mode = Mode
options = Options
seats = Seats
seat = Seat
seat-me = me
seat-open = open to anybody
seat-invited = for an invited person
seats-help = The game begins when no seat is free. Invitations are made on the next page.
who-may-see = Who may watch
spectators-allowed = Spectators are welcome
listed = Show in the list of open tables
make-table = Make the table

# Table
board = Board
actions = Possible actions
log-and-chat = Log and chat
log = Log
whole-log = Whole log
filter-log = Filter the log
chat = Chat
say = Say something
send = Send
no-chat = Nobody has said anything yet.
parts = Parts of the table
tab-board = Board
tab-mine = Mine
tab-others = Others
tab-log = Log
offline = Connection lost. Trying to reconnect…
lost = It could not be sent. Check the connection and try again.
your-turn = Your turn
waiting-for-people = Waiting for players
starts-when-full = The game begins by itself when all seats are taken.
game-over = The game is over
in-words = The table in words
why-not = Why can't I…?
standing = Standing answers{ $n ->
    [0] {""}
   *[other] : { $n }
}
standing-about = What you choose here is answered for you until you say otherwise. Others see no difference.
undo = Undo
restart = Restart turn
irreversible = cannot be undone: something is drawn or shown
others-acted = Others have acted since your last move.
taller = More room for the actions
hint = Hint
hint-title = What the bot would do
ask-back = Ask everybody to go back
you-agreed = You agree; waiting for the others.
withdraw = Never mind
agree = I agree
disagree = I do not agree
take-back-seat = Let me play again
free-seat = Free this seat
hand-to-bot = Let a bot play:
you = You
seat-free = free seat
seat-reserved = waits for an invited person
choosing = choosing…
thinking = thinking…
acts-now = acts now
acts-now-away = acts now, but is away
ready = ✓ ready
waits = waits
away = away
filter = Filter actions
since = Since your move
sound-on = Sound: on
sound-off = Sound: off
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Whole board
copy = Copy
copied = Copied

# Lobby
sit-here = Sit here
stand-up = Stand up
give = Set
invitations = Invitations
invitations-help = Whoever has the link can take a seat. A link can be revoked.
invitation = An invitation to a table
any-seat = any free seat
revoke = Revoke
invite-any = Invite to any seat

# Results and replay
next-game = Next game
same-again = Same again
breakdown = Score breakdown
replay = Replay
download = Download the record
points-by-source = Points by source
points-over-rounds = Points over the rounds
total = Total
check-dice = Check the dice
check-dice-help = The hash (SHA-256) was known from the start; the seed is told at the end. The seed and the list of actions give exactly this game.
seed-hash = Hash
seed = Seed
mixed = Mixed in
mixed-help = When the game went back, fresh luck was mixed in: the new seed is the SHA-256 of the old one followed by this one.
steps = Steps
step = Step
step-first = Start
step-back = Back
step-on = On
step-last = End
eyes = Seen by
spectator = spectator
continue = Continue from here
play-on = Play against bots

# Rules
contents = Contents
search-rules = Search the rules (a word or an id)
nothing-found = Nothing was found.

# Account
name = Name
password = Password
present-password = Present password
new-password = New password
password-why = With a password you can return to your tables from another device. No e-mail needed.
password-set = A password is set; you can change it.
tokens = Tokens for programs
tokens-help = A program with a token can do all that you can.
token-once = Copy it now: this token is shown only once
token-label = Label
new-token = New token
logout = Log out
login = Log in
guest = Guest
guest-help = A name is enough.

# Keys
keys = Keys
key-1-9 = 1 – 9
key-1-9-does = choose an action of the list
key-arrows = arrows
key-arrows-does = move between actions or places on the board
key-enter = Enter
key-enter-does = choose
key-esc = Esc
key-esc-does = take back a partial choice
key-slash = /
key-slash-does = filter the actions
key-u = u
key-u-does = undo
key-h = h
key-h-does = hint
key-b = b
key-b-does = board
key-a = a
key-a-does = list of actions
key-l = l
key-l-does = log
key-c = c
key-c-does = chat
key-z = + − 0
key-z-does = zoom in, zoom out, whole board
key-question = ?
key-question-does = this list

# Faults
no-page = There is no such page.
no-table = There is no such table.
no-invite = This invitation does not work: it was revoked or never existed.
no-standing = This game has no such standing answer.
no-seat = There is no such seat.
no-spectators = This table takes no spectators.
not-seated = You have no seat at this table.
not-your-seat = Only whoever sits there can take the seat back.
not-host = Only the host of the table can do this.
not-started = The game has not begun yet.
is-over = The game is over; nothing can be taken back any more.
not-over = This is possible when the game is over.
nothing-left = There is nothing left to play from here.
seats-free = There are free seats.
seat-taken = This seat is taken.
seated-already = You already have a seat at this table.
one-seat-each = One person takes one seat.
not-a-person = No person sits there.
wrong-seats = The number of seats does not fit the position.
no-back = Nobody asks to go back.
nothing-back = There is nothing to go back to.
no-advice = The bot has no advice now.
no-picture = The picture cannot be drawn right now; this is the table in words. Please report it.
page-broken = This moment of the game cannot be shown; the table itself is unchanged. Please report it.
rules-broken = The game met a fault and refused this action; the table is unchanged. Please report it.
store-failed = The storage failed, so nothing has changed. Try again in a moment.
store-unsure = The storage does not answer, so it is not known whether this was saved. Try again in a moment: nothing happens twice.
store-damaged = This part of the data file is damaged, so nothing has changed. Whoever runs the table can copy what is whole: stolik backup.
store-moved = The data file is no longer where it was, so nothing can be saved and nothing has changed. Whoever runs the table must put it back.
too-often = Too much at once. Wait a moment.
too-slow = This took too long. Try again.
too-many-invites = This table has many invitations already. Revoke one.
other-origin = This request came from another site.
who-are-you = Tell first who you are.
name-taken = Somebody with a password has this name. Choose another.
wrong-password = Name or password is wrong.
wrong-present-password = The present password is wrong.
common-password = This password is among the first that are guessed. Choose another, for instance a few words.

# Sentences with arguments
players-range = { $least }–{ $most } players
players-number = { $n ->
    [one] { $n } player
   *[other] { $n } players
 }
seat-number = Seat { $n }
bot-of = Bot ({ $level })
turn-of = To act: { $who }
place = { $n ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $n }th place
 }
stand-in = a bot plays ({ $level })
bot-plays-for-you = A bot plays for you ({ $level }).
seat-menu = Seat: { $who }
give-seat = Who gets seat { $n }
invite-seat = Invite to seat { $n }
hint-line = ({ $percent } % sure; { $points } points against the best of the others)
note-stand-in = { $who }: a bot plays now ({ $level }).
note-stand-in-by = { $who } is away: a bot plays now ({ $level }). Wanted by: { $by }
note-returned = { $who } plays again.
note-freed = { $who } did not come back: seat { $n } is free.
note-sat = { $who } takes a seat.
note-back = All agree: the game goes back to before the last action of { $who }.
note-back-luck = All agree: the game goes back to before the last action of { $who }. Fresh luck is mixed in; the hash of its seed: { $hash }
back-wish = { $who } asks to go back to before their last action.
step-of = step { $at } of { $last }
minutes-ago = { $n } min ago
hours-ago = { $n } h ago
days-ago = { $n ->
    [one] { $n } day ago
   *[other] { $n } days ago
 }
late = This decision was already made (number { $given }, now { $open }). The table shows the present state.
not-away = This person is here, so only they can hand over their seat. Others can after { $n ->
    [one] a minute
   *[other] { $n } minutes
 } without a sign of life.
bad-name = A name has 1 to { $most } visible characters.
bad-chat = A message has 1 to { $most } characters.
bad-password = A password has at least { $least } characters.
bots-halted = The bots have been playing among themselves for very long without coming to an end, so they stop here. Nothing is lost: the game goes on as soon as a person takes a seat back.
trouble-game = This table cannot be continued here: this program does not know the game “{ $id }”. Nothing is lost.
trouble-rules = This table is read-only: it was made under version { $made } of the rules; this program plays: { $have }. Nothing is lost.
trouble-components = This table is read-only: it was made with other components ({ $made }); these are { $have }. Nothing is lost.
trouble-log = This table is read-only: its record cannot be replayed ({ $reason }). Other tables are not affected.
trouble-damaged = This table is read-only: its record is damaged from entry { $at } on (of { $count }), so it cannot go on. Other tables are not affected. Whoever runs the table can look for an older copy of the data file.
