game-name = Simurgh
game-about = Send spearmen and dragonriders into the city and the Wilds, lay action tiles, awaken your dragons' abilities, and gain the most power points.
mode-spearman = Spearman
mode-spearman-help = Family mode: tiles and a dragon are dealt to you; you can keep 15 resources.
mode-dragonlord = Dragonlord
mode-dragonlord-help = Advanced mode: you choose your tiles and dragon; you can keep 12 resources, and leftovers score little.
option-length = Game length
option-length-help = The game ends with this many objectives at the Monument or tiles in the Chronicle.
option-length-short = short (4 objectives or 8 tiles)
option-length-medium = medium (4 objectives or 11 tiles)
option-length-long = long (5 objectives or 14 tiles)
option-tie_break = Ties
option-tie_break-help = Tied leaders share the victory, or the one with more markers on dragons wins.
option-tie_break-shared = shared victory
option-tie_break-markers = more markers wins
option-first_player = First player
option-first_player-help = Random, or the host (seat 1).
option-first_player-random = random
option-first_player-seat_1 = seat 1

# Resources and other things.
good-vegetable = vegetable
good-meat = meat
good-wood = wood
good-stone = stone
good-wisdom = wisdom
good-weapon = weapon
good-pp = power points
good-marker = marker
good-spearman = spearman
good-dragonrider = dragonrider
amount-vegetable = { $n ->
    [one] { $n } vegetable
   *[other] { $n } vegetables
}
amount-meat = { $n } meat
amount-wood = { $n } wood
amount-stone = { $n } stone
amount-wisdom = { $n } wisdom
amount-weapon = { $n ->
    [one] { $n } weapon
   *[other] { $n } weapons
}
amount-pp = { $n ->
    [one] { $n } power point
   *[other] { $n } power points
}
amount-marker = { $n ->
    [one] { $n } marker
   *[other] { $n } markers
}
amount-spearman = { $n ->
    [one] { $n } spearman
   *[other] { $n } spearmen
}
amount-dragonrider = { $n ->
    [one] { $n } dragonrider
   *[other] { $n } dragonriders
}
amount-mix = { $n } in total: { $first } and/or { $second }
amount-dragon = a new dragon (draw { $draw }, keep 1) with { $markers ->
    [one] { $markers } marker
   *[other] { $markers } markers
}
nothing = nothing
either = { $first } or { $second }
exchange = { $cost } → { $gain }
gain = gain { $gain }

# The city.
space-armory = Armory
space-library = Library
space-forge = Forge
space-academy = Academy
space-main_market = Main Market
space-barracks = Barracks
space-hunting_grounds = Hunting Grounds
space-training_arena = Training Arena
space-builders_square = Builders' Square
space-breeding_grounds = Breeding Grounds
space-scouts_quarters = Scouts' Quarters
space-dragonlord_monument = Dragonlord's Monument
effect-scouts = { $gain }, then buy a tile
effect-monument = look at { $n ->
    [one] { $n } objective
   *[other] { $n } objectives
}, place one or none
single-space = one vassal
multi-space = any number of vassals
rider-space = dragonriders only
any-space = any kind

# Tiles.
type-production = Production
type-research = Research
type-transformation = Transformation
type-power = Power
type-exploration = Exploration
tile-name = { $type } { $n }
tile-space = { $type } { $n }, space { $letter }
tile-level = { $type } { $n }, level { $level }
tile-help = { $tile }: { $spaces }
space-line = { $letter }: { $effect } ({ $room }, { $who })
level-line = level { $letter }: { $gain }
exploration-help = { $tile }, { $cost } per step: { $levels }
reconstructed = reconstructed (X): the known copy is damaged

# Dragons.
dragon-forager = Forager
dragon-trader = Trader
dragon-hunter = Hunter
dragon-gardener = Gardener
dragon-sage = Sage
dragon-shepherd = Shepherd
dragon-smith = Smith
dragon-pathfinder = Pathfinder
dragon-seer = Seer
dragon-veteran = Veteran
dragon-herald = Herald
dragon-scout = Scout
dragon-second = { $dragon } (second)
dragon-help = { $dragon }: A: { $a }; B: { $b }; C: { $c }
ability-line = { $dragon } { $slot }: { $ability }
when-gain = when you gain { $kinds }: { $gain } more
when-gain-same = when you gain { $kinds }: 1 more of the same
when-explore = when a rider moves down an exploration tile: { $gain }
when-spend = when you spend a vassal ({ $vassal }): { $gain }
one-more-step = when a rider moves down: move the same rider one more level, at full cost
take-face-up = take any face-up tile from the Scouts' Quarters
take-from-stack = take the top tile of the Scouts' Quarters stack
replace-objective = at the Monument, you may replace an objective with the new one
one-time = { $ability } (one-time)
armed = marker on it
unarmed = no marker
used-up = used this turn

# Objectives.
objective-name = Objective { $n }
objective-kinds = markers on dragons: { $kinds }
objective-all = markers on all your dragons
objective-food = vegetables plus meat
objective-help = { $objective }: { $what } (1st { $first }, 2nd { $second }, 3rd { $third })
objective-standing = { $seat }: { $n }

# Vassals.
vassal-spearman = spearman
vassal-dragonrider = dragonrider
figure = { $vassal } ({ $space })
place-available = available
place-resting = resting
place-supply = in the supply
place-board = on the board

# What can be done.
do-use = { $dragon } { $slot }: { $ability }
do-explore = Move a rider down: { $tile }, level { $level } ({ $cost } → { $gain })
do-place = Place a { $vassal }: { $space } ({ $effect })
do-clear = Remove { $tile } ({ $cost }), then lay your own tile
do-lay = Lay { $tile } on area { $area } (reward: { $reward })
do-retreat = Retreat vassals
do-back = Retreat { $figures }
do-pay = Pay { $goods }
do-gain = Take { $goods }
do-spend = Spend { $figure }
do-unmark = Pay with a marker: { $dragon } { $slot }
do-mark = Place a marker: { $dragon } { $slot } ({ $ability })
do-keep-power = Keep { $tile }
do-keep-dragon = Keep { $dragon }
do-return-dragon-top = Return to the top of the stack: { $dragon }
do-return-dragon-bottom = Return to the bottom of the stack: { $dragon }
do-return-objective-top = Return to the top of the stack: { $objective }
do-return-objective-bottom = Return to the bottom of the stack: { $objective }
do-take = Take { $tile }
do-buy = Buy from slot { $slot }: { $tile } ({ $cost }; bonus: { $bonus })
do-buy-stack = Buy the top tile of the stack ({ $cost })
do-set = Place on slot { $slot }: { $objective } ({ $cost }; bonus: { $bonus })
do-replace = Replace the objective on slot { $slot }: { $objective } ({ $cost }; bonus: { $bonus })
do-discard-top = Discard to the top of the stack: { $tile }
do-discard-bottom = Discard to the bottom of the stack: { $tile }
do-drop = Discard { $resource }
do-pass = Skip the main action
do-pass-trigger = Do not use it
do-pass-monument = Place no objective
do-end = End turn

# What the game asks.
prompt-over = The game is over.
prompt-power-draft = Choose a power tile to keep; the rest go to the player on your right.
prompt-tile-draft = Choose a face-up tile.
prompt-dragon = Choose your dragon.
prompt-menu = Take your main action: place a vassal, lay a tile or retreat vassals. You may also use dragon abilities.
prompt-menu-done = Main action done. Use abilities, move a rider down, or end your turn.
prompt-lay = Lay a tile on the area you cleared.
prompt-place-on = Place a vassal on the tile you laid.
prompt-pay = Choose how to pay.
prompt-unmark = Choose a marker to pay with.
prompt-spend = Choose a vassal to spend.
prompt-trigger = You may use an ability triggered by this.
prompt-gain = Choose what you gain.
prompt-mark = Choose a dragon for the marker.
prompt-keep = Keep one of the dragons you drew.
prompt-return-dragons = Return the other dragons to the top or bottom of the stack.
prompt-buy = Buy a tile at the Scouts' Quarters.
prompt-take = Take a face-up tile.
prompt-objective = Place one of the objectives you looked at, or none.
prompt-return-objectives = Return the objectives to the top or bottom of the stack.
prompt-retreat = Choose which vassals to retreat.
prompt-discard = Too many tiles in hand: discard one.
prompt-drop = Too many resources: discard one.

# Why not.
why-over = The game is over.
why-not-asked = It is not your turn.
why-other-step = Not now: answer the current question first.
why-main-done = You have already taken your main action.
why-main-first = Take your main action first.
why-main-possible = You can still take a main action, so you cannot skip it.
why-no-dragon = You do not have this dragon.
why-no-marker = This ability has no marker.
why-used = You have already used this ability this turn.
why-trigger = Nothing triggers this ability right now.
why-ability-cost = You cannot afford this ability ({ $cost }).
why-ability-gain = You could not gain anything from this ability now.
why-keeps-purchase = You could not pay for a tile after that.
why-keeps-tile = None of your vassals could use the new tile after that.
why-explored = You have already moved a rider down this turn.
why-no-rider = You have no rider on this tile.
why-entered = This rider only entered the tile this turn.
why-level-taken = The next level down is occupied.
why-step-cost = You cannot afford the step ({ $cost }).
why-no-vassal = You have no such vassal available.
why-resting = This vassal came back this turn and must rest.
why-riders-only = Only dragonriders can be placed here.
why-no-space = This space is not on the board now.
why-occupied = This space is occupied.
why-enter-first = You can enter an exploration tile only at its first level, if it is empty.
why-own-rider = You already have a rider on this tile.
why-no-purchase = You cannot afford any tile.
why-no-objectives = There are no objectives left in the stack.
why-no-figure = You have none left in your supply.
why-no-dragons = There are no dragons left in the stack.
why-cost = You cannot afford this space ({ $cost }).
why-not-in-hand = You do not have this tile in hand.
why-not-in-play = This area is not used with this number of players.
why-area-taken = There is already a tile on this area.
why-no-area = No area is free. Remove a tile first.
why-area-free = There is a free area, so you cannot remove a tile.
why-clear-exploration = Exploration tiles cannot be removed with weapons.
why-clear-cost = You cannot afford to remove a tile ({ $cost }).
why-not-in-wilds = This tile is not in the Wilds.
why-unusable = None of your available vassals could use this tile.
why-nobody-on-board = You have no vassals on the board.
why-not-there = This vassal is not there.
why-way = Choose one of the listed options.
why-acting = You cannot spend this vassal.
why-marker-there = You have no marker there.
why-marker-room = This dragon has no room for another marker.
why-not-drawn = You did not draw this tile.
why-slot-empty = This slot is empty.
why-slot-cost = You cannot afford this slot ({ $cost }).
why-slot-taken = There is already an objective on this slot.
why-stack-empty = The stack is empty.
why-power-stays = Power tiles cannot be discarded.
why-no-resource = You do not have this resource.

# The log.
log-began = The game begins. First player: { $seat }
log-power-kept = { $seat } keeps a power tile
log-power-kept-tile = { $seat } keeps { $tile }
log-drafted = { $seat } chooses { $tile }
log-turn = { $seat }'s turn
log-placed = { $seat } places a { $vassal }: { $space }
log-paid = { $seat } pays { $goods }
log-gained = { $seat } gains { $goods }
log-spent = { $seat } spends a { $vassal }
log-spent-from = { $seat } spends a { $vassal } from { $space }
log-recruited = { $seat } recruits a { $vassal }
log-marker-put = { $seat } places a marker: { $dragon } { $slot }
log-markers-lost = { $seat } has no room for { $n ->
    [one] { $n } marker
   *[other] { $n } markers
}
log-marker-paid = { $seat } pays with a marker: { $dragon } { $slot }
log-used = { $seat } uses { $dragon } { $slot } ({ $ability })
log-laid = { $seat } lays { $tile } on area { $area }
log-removed-empty = { $tile } goes to the Chronicle (no vassals)
log-removed-full = { $tile } goes to the Chronicle (full)
log-removed-explored = { $tile } goes to the Chronicle (fully explored)
log-removed-cleared = { $tile } goes to the Chronicle (removed with weapons)
log-explored = { $seat } moves a rider down: { $space }
log-retreated = { $seat } retreats { $figures }
log-took-face-up = { $seat } takes { $tile }
log-took-from-stack = { $seat } takes a tile from the stack
log-took-from-stack-tile = { $seat } takes { $tile } from the stack
log-dragons-drawn = { $seat } draws { $n ->
    [one] { $n } dragon
   *[other] { $n } dragons
}
log-dragon-kept = { $seat } keeps { $dragon } with { $markers ->
    [one] { $markers } marker
   *[other] { $markers } markers
}
log-dragon-returned-top = { $seat } returns a dragon to the top of the stack
log-dragon-returned-bottom = { $seat } returns a dragon to the bottom of the stack
log-dragon-returned-top-tile = { $seat } returns to the top of the stack: { $dragon }
log-dragon-returned-bottom-tile = { $seat } returns to the bottom of the stack: { $dragon }
log-looked = { $seat } looks at { $n ->
    [one] { $n } objective
   *[other] { $n } objectives
}
log-objective-placed = { $seat } places on Monument slot { $slot }: { $objective }
log-objective-replaced = { $seat } replaces on Monument slot { $slot }: { $replaced } → { $objective }
log-no-objective = { $seat } places no objective
log-objective-returned-top = { $seat } returns an objective to the top of the stack
log-objective-returned-bottom = { $seat } returns an objective to the bottom of the stack
log-objective-returned-top-tile = { $seat } returns to the top of the stack: { $objective }
log-objective-returned-bottom-tile = { $seat } returns to the bottom of the stack: { $objective }
log-discarded-top = { $seat } discards a tile to the top of the stack
log-discarded-bottom = { $seat } discards a tile to the bottom of the stack
log-discarded-top-tile = { $seat } discards to the top of the stack: { $tile }
log-discarded-bottom-tile = { $seat } discards to the bottom of the stack: { $tile }
log-dropped = { $seat } discards { $resource }
log-offered = New at the Scouts' Quarters: { $tile }
log-end = { $seat } triggers the end of the game: everyone else has one more turn
log-objective-scored = { $seat }: { $objective }, place { $place }: { $points }
log-leftovers = { $seat }: { $resources ->
    [one] { $resources } resource
   *[other] { $resources } resources
} left: { $points }
log-passed = { $seat } has no main action to take

# How the game ended.
ending-objectives = All objectives at the Monument are placed.
ending-chronicle = The Chronicle is full.

# Where points come from.
source-city = City
source-tiles = Action tiles and Wilds
source-power = Power tiles
source-exploration = Exploration
source-dragons = Dragons
source-scouts = Scouts' Quarters
source-monument = Monument slots
source-objectives = Objectives
source-leftovers = Leftover resources
source-paid = Points spent

# The board.
board-title = Simurgh: { $mode }, { $length }, round { $round }
board-city = City
board-wilds = The Wilds
board-market = Scouts' Quarters
board-monument = Dragonlord's Monument
board-chronicle = Chronicle
board-objectives = Objectives
board-count = { $n } of { $most }
board-stack = Tile stack
board-dragon-stack = Dragon stack
board-objective-stack = Objective stack
board-stack-help = { $what }: { $n }
board-known = known: { $tiles }
board-known-place = no. { $n } from the top: { $tile }
board-slot = Slot { $n }: cost { $cost }, bonus { $bonus }
board-slot-free = Slot { $n }, empty: cost { $cost }, bonus { $bonus }
board-area = Area { $n }: reward { $reward }
board-area-free = Area { $n }, free: reward { $reward }
board-area-closed = Area { $n } is not used with this number of players
board-hand = Hand
board-hand-count = { $n ->
    [one] { $n } tile in hand
   *[other] { $n } tiles in hand
}
board-power-held = power tile in hand
board-drawn = Drawn
board-passed = You passed on (power tile draft): { $tiles }
board-received = You received (power tile draft): { $tiles }
board-points = { $seat }: { $points }
board-resources = { $n } of { $most ->
    [one] { $most } resource
   *[other] { $most } resources
}
board-first = first player
board-active = to move
board-closer = triggered the end
board-standing = Standings: { $list }
board-empty = empty
board-retreat = Retreat
board-confirm = Confirm
board-pass = Skip
board-end = End turn
board-top = To the top
board-bottom = To the bottom
board-sources = Points by source
board-reward = reward
