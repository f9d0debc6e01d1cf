game-name = Terracotta Army
game-about = Build the clay army of the First Emperor: turn the workshop wheels, place workers, and fill the mausoleum side by side with your rivals.
mode-standard = Standard game
ending-rounds = All rounds were played.

# Figures, weapons, masters.
officer = Officer
guard = Guard
crossbowman = Crossbowman
soldier = Soldier
horse = Horse
footman = Footman
kneeling_archer = Kneeling archer
musician = Musician
sword = sword
halberd = halberd
crossbow = crossbow
spear = spear
master_builder = Master Builder
master_clay_maker = Master Clay Maker
master_steward = Master Steward
master_overseer = Master Overseer
master_inspector = Master Inspector
master_blacksmith = Master Blacksmith
craftsman = Craftsman
artisan = Artisan
inner_wheel = inner wheel
middle_wheel = middle wheel
outer_ring = outer ring
warehouse_ne = north-east warehouse
warehouse_se = south-east warehouse
warehouse_sw = south-west warehouse
warehouse_nw = north-west warehouse
sector_nw = north-west sector
sector_ne = north-east sector
sector_sw = south-west sector
sector_se = south-east sector
row_inspector = Row inspector
column_inspector = Column inspector
up = up
down = down
left = left
right = right
domination = domination
presence = presence
absent = absent

# Scoring tokens, and short forms for small places.
score_centre_row = Centre row
score_centre_column = Centre column
score_officer = Officers
score_guard = Guards
score_crossbowman = Crossbowmen
score_soldier = Soldiers
score_sector_nw = North-west sector
score_sector_ne = North-east sector
score_sector_sw = South-west sector
score_sector_se = South-east sector
score_coins = Coins
score_clay = Clay
sign-centre_row = Row 4
sign-centre_column = Column 5
sign-sector_nw = NW
sign-sector_ne = NE
sign-sector_sw = SW
sign-sector_se = SE
sign-officer = Officer
sign-guard = Guard
sign-crossbowman = Crossbowman
sign-soldier = Soldier
sign-coins = Coins
sign-clay = Clay

# Where points come from.
source-organizer = Organizer
source-weapons = Weapons
source-inspectors = Inspectors
source-musicians = Musicians
source-tokens = Scoring tokens
source-footmen = Footmen
source-groups = Warriors in groups
source-majorities = Majorities in groups
source-archers = Kneeling archers
source-leftovers = Coins and clay

# Amounts.
amount-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
amount-clay_wet = { $n } wet clay
amount-clay_dry = { $n } dry clay

# A space of the mausoleum.
space = row { $row }, column { $column }

# Fields of the workshop.
field-coins = { $n ->
    [one] gain { $n } coin
   *[other] gain { $n } coins
}
field-clay = gain { $n } wet clay
field-create = create a warrior for { $n } wet clay
field-moisten = moisten all your dry clay
field-upgrade = upgrade this worker to an artisan
field-priority = take a priority token
field-ready = ready your { $weapon }
field-master = { $master }
field-specialist = buy a specialist

# Choices.
do-rotate = Turn the { $wheel } one step for { $coins }
do-place = { $worker }, segment { $segment }: { $inner }; { $middle }; { $outer }
do-perform = Perform: { $field }
do-perform-any = Perform the printed action
do-clay = Take { $clay } instead
do-coin = Take { $coins } instead
do-skip = Skip
do-warrior = { $kind }: { $vp } VP ({ $left } left)
do-specialist = { $kind } for { $coins } and your { $weapon }
do-space = { $figure }: { $space }
do-space-any = Space: { $space }
do-weapon = Use the weapon
do-weapon-officer = Use the sword: { $vp } VP, and you may move an inspector one step
do-weapon-guard = Use the halberd: { $vp } VP, and you may slide another of your warriors
do-weapon-crossbowman = Use the crossbow: { $vp } VP per empty space up to the nearest figure
do-weapon-soldier = Use the spear: { $vp } VP and { $coins }
do-keep-weapon = Keep the weapon active
do-inspector-row = Row inspector: row { $to }
do-inspector-column = Column inspector: column { $to }
do-no-inspector = Do not move an inspector
do-move = Move { $kind } ({ $space })
do-no-move = Do not move a warrior
do-slide = { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
} { $direction } ({ $to })
do-shoot = Shoot { $direction }: { $vp } VP
do-face = Face { $direction } (no target)
do-face-target = Face { $direction }: { $kind } ({ $owner })
do-rider = { $kind } ({ $space })
do-horse = Horse { $direction } ({ $from } to { $to })
do-token = Master token { $number } for { $coins }
do-master = Use the master
do-builder = Use: place a warrior for { $coins }
do-clay_maker = Use: gain { $clay }
do-steward = Use: { $field } once more
do-overseer = Use: empty two warehouses
do-inspector = Use: move an inspector forward up to { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
do-blacksmith = Use: ready all your weapons
do-leave-master = Hire only
do-warehouses = { $first } and { $second } (take { $clay })

# What is asked.
ask-over = The game is over.
ask-won = The game is over. { $seat } wins with { $vp } VP.
ask-turn = Place a worker, or first turn a wheel for { $coins }.
ask-place = Place a worker on a segment.
ask-field = { $ring }: { $field }. Do it, take clay or a coin instead, or skip.
ask-field-outer = { $ring }: { $field }. Do it or skip.
ask-warrior = Choose the kind of warrior.
ask-warrior-builder = Choose a warrior from the fullest column. It gives no points and no weapon.
ask-space = Choose an empty space for: { $figure }.
ask-weapon = Use your { $weapon } now?
ask-inspector = You may move one inspector one step.
ask-inspector-master = Move one inspector forward up to { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}.
ask-move = You may slide another of your warriors.
ask-slide = Where does it slide? ({ $space })
ask-shoot = Which way does the crossbowman shoot?
ask-specialist = Choose a specialist.
ask-face = Which way does the kneeling archer face?
ask-rider = Which of your warriors gets the horse?
ask-horse = Which way does the horse stand? ({ $space })
ask-token = Choose a token to hire { $master }.
ask-master = Use { $master } now?
ask-warehouses = Which two warehouses do you empty?

# What happens.
log-round = Round { $round }
log-rotated = { $seat } turns the { $wheel } for { $coins }
log-placed = { $seat } places a worker: { $worker }, segment { $segment }
log-coins = { $seat } gains { $coins }
log-clay = { $seat } gains { $clay }
log-paid-clay = { $seat } pays { $clay }; 1 goes dry to the { $warehouse }
log-paid-builder = { $seat } pays the Master Builder { $coins }
log-moistened = { $seat } moistens { $n } clay
log-upgraded = { $seat } upgrades the worker on segment { $segment } to an artisan
log-priority = { $seat } takes priority token { $number } and { $clay }
log-readied = { $seat } readies the { $weapon }
log-readied-all = { $seat } readies all weapons
log-created = { $seat } creates a warrior: { $kind }, { $space } ({ $vp } VP)
log-used = { $seat } uses the { $weapon } ({ $vp } VP)
log-shot = { $seat } uses the crossbow ({ $vp } VP)
log-inspector-row = { $seat } moves the row inspector to row { $to }
log-inspector-column = { $seat } moves the column inspector to column { $to }
log-moved = { $seat } moves a warrior: { $kind }, { $from } → { $to }
log-bought = { $seat } buys a specialist: { $kind } ({ $coins } and the { $weapon })
log-specialist = { $seat } places a specialist: { $kind }, { $space }
log-archer = { $seat } places a kneeling archer: { $space }, facing { $direction }
log-horse = { $seat } places a horse: { $kind }, { $space } to { $end }
log-hired = { $seat } hires { $master } for { $coins }
log-master = { $seat } uses { $master }
log-emptied = { $seat } empties two warehouses ({ $first }, { $second }) and takes { $clay }
log-skipped = { $seat } skips an action
log-scored = { $seat } scores { $vp } VP: { $what } ({ $standing })
log-inspector-steps = { $inspector } moves on: { $to }
log-music = { $seat } scores { $vp } VP: musicians
log-order = Turn order: { $order }
log-dried = { $seat }: { $n } clay dries out, { $kept } stays wet
log-income = { $seat } gains { $coins } from masters
log-wheels = Both wheels turn one step
log-final = Final scoring
log-removed = { $seat } removes { $n ->
    [one] { $n } warrior
   *[other] { $n } warriors
} without a group from the mausoleum
log-group = { $seat } scores { $vp } VP: group { $kind } ({ $space }), { $n ->
    [one] { $n } warrior
   *[other] { $n } warriors
}
log-archers = { $seat } scores { $vp } VP: { $n ->
    [one] { $n } kneeling archer
   *[other] { $n } kneeling archers
}
log-leftovers = { $seat } scores { $vp } VP: coins and clay ({ $n })
log-won = { $seat } wins with { $vp } VP
scored-row = row { $n }
scored-column = column { $n }
scored-footman = footman ({ $space })
scored-group = group { $kind } ({ $space })

# Why not.
no-over = The game is over.
no-turn = It is not your turn.
no-rotate-again = You can turn only one wheel, one step, per turn.
no-rotate-coins = Turning a wheel costs { $coins }; you have { $own }.
no-rotate-late = Turn a wheel before you place a worker.
no-place-late = You have already placed a worker this turn.
no-place-artisan = Closed: an artisan is already here.
no-place-craftsman = A craftsman is already here: only an artisan can join.
no-worker = None left to place: { $worker }.
no-action-yet = Place a worker first.
no-other-step = Not now: finish the current action first.
no-substitute-outer = There is no clay or coin instead of an outer ring action.
no-substitute-master = You hired the master: that was the action, so you cannot take clay or a coin instead.
no-skip = Finish the action you started.
no-warrior-builder = With the Master Builder, choose a warrior from the fullest column.
no-space = Not empty: { $space }.
no-weapon = You can use a weapon only if it is active, right after creating its warrior in the workshop.
no-inspector-officer = The officer moves one inspector one step, forward or back.
no-inspector-master = The Master Inspector moves one inspector forward, 1 to { $steps } steps.
no-move-guard = The guard cannot move itself; choose another warrior.
no-move-other = Choose one of your own warriors.
no-move-stuck = This warrior has nowhere to go.
no-slide = Warriors slide in a straight line over empty spaces.
no-slide-horse = A warrior with a horse slides as one piece: every space it covers must be empty at each step.
no-shoot = There is no figure that way.
no-rider = Choose one of your warriors that has no horse and two empty spaces in a line beside it.
no-horse = The next two spaces in this direction must be empty.
no-token-used = Token { $number } is already on a master.
no-token-coins = This master token costs { $coins }; you have { $own }.
no-warehouses = Choose two different warehouses; at least one must hold clay.
no-clay = This costs { $clay }; you have { $own }.
no-warriors = The organizer is empty.
no-room = The mausoleum is full.
no-dry = You have no dry clay.
no-upgrade = This worker is already an artisan.
no-priority-held = You already have a priority token.
no-priority-left = There are no priority tokens left.
no-builder-coins = The Master Builder costs { $coins } this round; you have { $own }.
no-warehouse-clay = All warehouses are empty.
no-inactive-weapon = All your weapons are already active.
no-ready = Already active: { $weapon }.
no-specialist = You cannot buy a specialist now: you need coins, an active weapon, room and a figure that is left.
no-figure = None left: { $kind }.
no-price = This specialist costs { $coins }; you have { $own }.
no-active = Ready this weapon first: { $weapon }.
no-horse-room = None of your warriors has room for a horse.

# The picture.
amount-vp = { $n } VP
board-title = Terracotta Army, round { $round }
board-workshop = Workshop
board-mausoleum = Mausoleum
board-rounds = Rounds and scoring tokens
board-organizer = Organizer
board-specialists = Specialists
board-masters = Masters
board-warehouse = Warehouse
board-coins = Coins
board-clay_wet = Wet clay
board-clay_dry = Dry clay
board-active = active
board-inactive = inactive
board-now = If scored now:
board-preview = row { $row } · column { $column } · musicians { $music } · token { $token } = { $total }
board-order = Turn order
board-inspectors = Inspectors: row { $row }, column { $column }
board-warehouses = Dry clay in the warehouses: NE { $ne }, SE { $se }, SW { $sw }, NW { $nw }
board-round = Round { $round } of { $rounds }
board-segment-number = Segment { $segment }
board-segment = Segment { $segment }: { $inner }; { $middle }; { $outer }
board-player = { $seat }: { $vp } VP; { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $wet } wet clay, { $dry } dry clay
board-weapons = Active weapons
board-workers = Workers left: { $craftsmen ->
    [one] { $craftsmen } craftsman
   *[other] { $craftsmen } craftsmen
}, { $artisans ->
    [one] { $artisans } artisan
   *[other] { $artisans } artisans
}
board-priority = Priority token
board-left = Left in the organizer
board-none = none
board-tokens = Scoring tokens
bonus-coin = Each clean-up phase: 1 coin.
bonus-coin-short = gains 1 coin each round
bonus-keep = Each clean-up phase: 1 clay stays wet.
bonus-keep-short = keeps 1 clay wet
help-reconstructed = Some of these printed values are reconstructed. If you own the game, you can correct them in its data files.
help-field = { $ring }: { $field }
help-segment = Segment { $segment }. Clay paid here goes to the { $warehouse }.
help-pad-open = Open to any worker.
help-pad-artisan = Open to artisans only.
help-pad-closed = Closed.
help-rotate-inner = Turn the inner wheel one step clockwise for { $coins }. (TA-4.1)
help-rotate-middle = Turn the middle wheel one step counter-clockwise for { $coins }. (TA-4.1)
help-warehouse = { $warehouse }: { $n } dry clay. (TA-6.2)
help-column = { $kind }: { $left } left; the next is worth { $vp } VP. { $help }
help-specialist = { $kind }: { $left } left; costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
} and the { $weapon }. { $help }
help-officer = Sword: 1 VP, and you may move an inspector one step. (TA-6.8)
help-guard = Halberd: 3 VP, and you may slide another of your warriors. (TA-6.13)
help-crossbowman = Crossbow: 1 VP per empty space up to the nearest figure in one direction. (TA-6.11)
help-soldier = Spear: 1 VP and 2 coins. (TA-6.10)
help-horse = One of your warriors covers three spaces; it still counts as one. (TA-7.8)
help-footman = Final scoring of the 8 spaces around it: domination 8 VP, presence 2 VP. (TA-15.1)
help-kneeling_archer = Breaks ties in favour of its target's owner, joins its target's group, and is worth 2 VP at the end. (TA-7.15)
help-musician = Each scoring phase: 1 VP for each of your warriors in its row or column. (TA-7.16)
help-master = { $master }. { $help } { $bonus }
help-builder = Pay coins equal to the round number to place a warrior from the fullest column, without points or weapon. (TA-8.6)
help-clay_maker = Gain 3 wet clay. (TA-8.7)
help-steward = Perform the segment's inner action once more. (TA-8.8)
help-overseer = Take all dry clay from two warehouses. (TA-8.9)
help-inspector = Move one inspector 1 or 2 steps forward. (TA-8.10)
help-blacksmith = Ready all your weapons. (TA-8.11)
help-hired = { $seat } (for { $coins })
help-order = No. { $place } in turn order. (TA-11.2)
help-priority = Priority token { $number }: no. { $number } in turn order next round. (TA-5.9)
help-workers = { $worker }: { $free } of { $all } left.
help-next-token = Your next master token costs { $coins }. (TA-8.2)
help-preview = Inspectors' row and column, musicians and this round's token, as they stand. (TA-13)
help-round = Round { $round }: { $token }; domination { $domination } VP, presence { $presence } VP. (TA-13.6)

# What a space would score.
hint-empty = { $space }: empty
hint-here = with your warrior here
hint-with = if it stands here: { $figure }
hint-round = this round: { $changes }
hint-end = at the end: { $changes }
hint-change = { $what } { $vp } VP
hint-standing = { $seat } { $n } ({ $standing }, { $vp } VP)
hint-nobody = nobody
hint-group = Group { $kind }: { $points }
