game-name = 7 Wonders Dice
game-about = Build up an ancient city on your own board with seven shared dice. Everyone plays at the same time; when someone completes three buildings, one last turn is played.
mode-standard = Standard game
option-cities = Cities
option-cities-help = Cities are dealt at random, or players choose them in seat order.
option-cities-deal = dealt at random
option-cities-pick = chosen by the players
ending-bonuses = Someone has all three bonuses.

# Cities and their Wonders.
city-alexandria = Alexandria
city-babylon = Babylon
city-ephesus = Ephesus
city-giza = Giza
city-halicarnassus = Halicarnassus
city-olympia = Olympia
city-rhodes = Rhodes
wonder-alexandria = Lighthouse of Alexandria
wonder-babylon = Hanging Gardens of Babylon
wonder-ephesus = Temple of Artemis in Ephesus
wonder-giza = Great Pyramid of Giza
wonder-halicarnassus = Mausoleum of Halicarnassus
wonder-olympia = Statue of Zeus in Olympia
wonder-rhodes = Colossus of Rhodes

# Parts of a city.
part-warehouse = Warehouse
part-agora = Agora
part-barracks_west = West Barracks
part-barracks_east = East Barracks
part-market = Market
part-university = University
part-guild_court = Guild Court
part-gallery = Gallery of Leaders
part-wonder = Wonder
help-warehouse = Each crossed-off space gives 1 material for good. Materials are never spent. (SW-8.1, SW-5.1)
help-agora = Three lanes of points. The first to complete it (or everyone who does so in that turn) gets the +3 box. (SW-8.2)
help-barracks_west = Attack your left neighbour's East Barracks: score the laurels minus the defences crossed off there in earlier turns. (SW-8.3)
help-barracks_east = Attack your right neighbour's West Barracks: score the laurels minus the defences crossed off there in earlier turns. (SW-8.3)
help-market = Coins, and points for other parts of your city. Any order. (SW-8.4)
help-university = Lasting advantages, and the spaces that unlock the special dice. (SW-8.5)
help-guild_court = Purple die only. You need at least as many crossed-off spaces of what it shows as each neighbour, not counting this turn. (SW-8.7)
help-guild_court-two = Purple die only. You need more crossed-off spaces of what it shows than your opponent, not counting this turn. (SW-12.3)
help-gallery = White die only. Leaders speed up your city. (SW-8.6)
help-wonder = Three stages, left to right, built without a die. Completing it gives no bonus. (SW-8.8)
help-treasury = Circle: a coin you have. Filled circle: a spent coin. Room for { $slots } coins; any more are lost. (SW-5.6 to SW-5.8)
help-bonuses = Each completed building earns one bonus. When someone has all three, one more turn is played. (SW-9, SW-11.1)

# Dice and their faces.
colour-grey = grey
colour-blue = blue
colour-red = red
colour-yellow = yellow
colour-green = green
colour-black = black
colour-white = white
colour-purple = purple
die-grey_1 = grey die 1
die-grey_2 = grey die 2
die-grey_3 = grey die 3
die-blue = blue die
die-red = red die
die-yellow = yellow die
die-green = green die
die-black = black die (Spy)
die-white = white die
die-purple = purple die
face-wood = wood
face-stone = stone
face-clay = clay
face-glass = glass
face-papyrus = papyrus
face-textile = textile
face-bath = bath
face-temple = temple
face-theatre = theatre
face-statue = statue
face-aqueduct = aqueduct
face-garden = garden
face-axe = axe
face-sword = sword
face-shield = shield
face-scales = scales
face-amphora = amphora
face-ship = ship
face-tablet = tablet
face-compass = compass
face-gear = gear
face-warehouse = Warehouse
face-agora = Agora
face-barracks_west = West Barracks
face-barracks_east = East Barracks
face-market = Market
face-university = University
face-crown = crown
face-general = general
face-orator = orator
face-scholar = scholar
face-trader = trader
face-fountain = fountain
face-mask = mask
face-owl = owl
face-caduceus = caduceus
face-chest = chest
face-coin = coin with a “7”
face-camel = camel
face-leader_laurel = laurelled leader
face-leader_red = red leader
face-leader_blue = blue leader
face-leader_green = green leader
face-leader_yellow = yellow leader
face-barracks = Barracks
face-any = four colours
face-wonder = Wonder
any-purple-face = any face of the purple die

# Spaces.
name-space = { $part }, { $symbols }
name-space-n = { $part }, { $symbols } { $n }
name-leader = Gallery, { $symbols }
name-leader-n = Gallery, { $symbols } { $n }
name-two-symbols = { $one } and { $other }
name-attack-west = West attack { $n }
name-attack-east = East attack { $n }
name-defence-west = West defence { $n }
name-defence-east = East defence { $n }
name-guild = Guild Court { $n }
name-stage = Wonder, stage { $n }

# Bonuses.
box-bonus_coins = Coin bonus
box-bonus_action = Action bonus
box-bonus_space = Space bonus

# Amounts.
amount-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
amount-points = { $n } VP
amount-material = 1 material
amount-attack = { $n } VP against { $seat }
amount-defence = +1 defence against { $seat }
amount-bonus = a bonus
amount-nothing = no immediate effect
free = free

# Effects.
effect-cross = cross off { $n ->
    [one] 1 more space
   *[other] up to { $n } more spaces
} ({ $buildings })
effect-coins = { $n ->
    [one] +{ $n } coin
   *[other] +{ $n } coins
}
effect-free-build = build again with any die, at no die cost
effect-another-action = take another action
effect-per-space = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} now and { $n } VP at the end of the game per crossed-off space: { $part }
effect-per-space-now = { $coins ->
    [one] +{ $coins } coin
   *[other] +{ $coins } coins
}, and { $n } VP at the end of the game per crossed-off space: { $part }
effect-discount = all dice cost { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} less
effect-free-colour = dice of this colour cost nothing: { $colour }
effect-on-choice = { $n ->
    [one] +{ $n } coin
   *[other] +{ $n } coins
} whenever you use a die of this colour: { $colour }
effect-unlock = unlocks: { $die }
effect-gallery = 1 VP at the end of the game per crossed-off leader

# What is asked.
prompt-over = The game is over.
prompt-pick = Choose your city.
prompt-main = Choose a die to build with, build your Wonder, or pass.
prompt-main-last = Last turn! Choose a die to build with, build your Wonder, or pass.
prompt-another = Extra action: choose a die to build with, build your Wonder, or pass.
prompt-free-build = Build with any die at no die cost, or decline.
prompt-cross = { $n ->
    [one] Cross off one space in { $buildings }, or decline.
   *[other] Cross off up to { $n } spaces in { $buildings }, or decline.
}
prompt-bonus = Building complete! Choose a bonus.
prompt-confirm = Confirm your turn, or undo.
prompt-ready = Turn confirmed. You can still undo while others are choosing.
prompt-wait = Everyone is choosing at the same time.

# Actions.
do-build = { $space }: { $die }, { $face } ({ $cost }) → { $gain }
do-wonder = { $space } ({ $cost }) → { $gain }
do-cross = { $space } ({ $cost }) → { $gain }
do-pass = Pass → { $gain }
do-bonus = { $bonus } → { $gain }
do-decline = Decline
do-confirm = Confirm turn
do-pick = { $city }: { $wonder }

# Why not.
why-over = The game is over.
why-not-asked = It is not your turn.
why-ready = You have already confirmed. Undo first.
why-other-step = Not now: answer the current question first.
why-city-taken = Another player has this city: { $city }.
why-not-in-forum = Not in the Forum: { $die }.
why-locked = You have not unlocked it: { $die }.
why-crossed = Already crossed off: { $space }.
why-face = “{ $face }” cannot be used for { $space }.
why-spy = The Spy only allows what its face shows: { $buildings }.
why-guild = Guild Court ({ $parts }): you have { $own }, your neighbours { $left } and { $right }. You need at least as many as each of them.
why-guild-two = Guild Court ({ $parts }): you have { $own }, your opponent { $left }. You need more.
why-not-open = First cross off { $before }.
why-die-cost = This die costs { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}; you have { $coins }.
why-die-cost-gain = This die costs { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}; you have { $coins }, and choosing it gives you { $gain }.
why-materials = You need { $cost ->
    [one] { $cost } material
   *[other] { $cost } materials
}; you have { $materials }, and { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} to make up the difference.
why-useless = There is nothing you can cross off with it: { $die }.
why-no-die = No die in the Forum lets you cross off { $space }.
why-wonder-die = The Wonder is built without a die.
why-wonder-done = Your Wonder is complete.
why-not-printed = Your board has no such space: { $part }.
why-only-build = Here you can only build with a die.
why-main-action = You cannot decline an action, but you can pass.
why-not-these = This effect does not apply to { $space }.
why-bonus-taken = Bonus already used: { $bonus }.
why-bonus-must = You must choose a bonus.

# Log.
log-dealt = { $seat } plays { $city } ({ $wonder })
log-picked = { $seat } chooses { $city }
log-shaken = Turn { $turn }: { $dice }
log-die = { $face } ({ $quarter })
log-die-special = { $die }: { $face } ({ $quarter })
log-last-turn = Last turn!
log-built = { $seat } builds { $space } ({ $die }, { $cost })
log-stage = { $seat } builds { $space } ({ $cost })
log-passed = { $n ->
    [0] { $seat } passes (Treasury full)
    [one] { $seat } passes: +{ $n } coin
   *[other] { $seat } passes: +{ $n } coins
}
log-crossed = { $seat } crosses off { $space } ({ $cost })
log-declined = { $seat } declines the effect
log-gained = { $n ->
    [0] { $seat } gains no coins
    [one] { $seat } gains { $n } coin
   *[other] { $seat } gains { $n } coins
}
log-attacked = { $seat } attacks { $defender }: +{ $n } VP
log-attacked-less = { $seat } attacks { $defender }: +{ $n } VP ({ $reduction } blocked)
log-unlocked = { $seat } unlocks the { $die }
log-completed = { $seat } completes the { $part }
log-bonus = { $seat } takes the { $bonus }
log-first-agora = { $seat } completes the first Agora: +{ $n } VP
log-swapped = { $special } enters the Forum; { $grey } leaves the game
log-won = { $seat } wins with { $n } VP and { $coins ->
    [one] { $coins } unspent coin
   *[other] { $coins } unspent coins
}

# Board.
board-title = 7 Wonders Dice, turn { $turn }
board-title-last = 7 Wonders Dice, turn { $turn } (last)
board-title-setup = 7 Wonders Dice, choosing cities
board-forum = Forum
board-last = Last turn
board-turn = Turn { $turn }
board-quarter = Dice here cost { $quarter ->
    [one] { $quarter } coin
   *[other] { $quarter } coins
}, before discounts. (SW-3.2)
board-die = { $die }: { $face }, quarter { $quarter }.
board-die-cost = Costs you { $cost }. (SW-4.5)
board-die-spaces = You can cross off: { $spaces }.
board-die-reconstructed = Some of what the faces show is reconstructed.
board-locked = Locked until someone unlocks it: { $die }. (SW-8.5.4)
board-removed = Out of the game: { $die }. (SW-8.5.4)
board-left = left neighbour
board-right = right neighbour
board-opponent = opponent
board-materials = Materials: { $n }
board-coins = Coins: { $n }
board-treasury = Treasury
board-bonuses = Bonuses
board-score = Points so far: { $n }
board-ready = confirmed
board-choosing = choosing…
board-plus3 = First to complete the Agora: +{ $n }. (SW-8.2.4)
board-plus3-won = First complete Agora: +{ $n } scored. (SW-8.2.4)
board-space-cost = Construction cost: { $n ->
    [one] { $n } material
   *[other] { $n } materials
}.
board-space-coins = Now you would pay { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} for missing materials.
board-space-faces = Faces: { $faces }.
board-space-points = Points: { $n }.
board-space-laurels = Laurels: { $n }. Worth { $worth } VP against the current defence.
board-space-written = Crossed off for { $n } VP.
board-space-crossed = Crossed off.
board-space-fresh = Crossed off this turn.
board-space-effect = Effect: { $effect }.
board-space-reconstructed = Reconstructed: { $fields }.
button-confirm = Confirm
button-pass = Pass: +{ $n }
board-reconstructed = reconstructed
board-reconstructed-help = These spaces are not documented, so we designed values that fit. If you own the game, you can correct the files in data/.
board-pick = Choose your city
board-pick-help = Each card shows the stages of the Wonder, with costs on brown. Below: what is special about the city's University, special dice first. Everything else is the same in every city.
board-score-table = Score
board-total = Total
board-unspent = Unspent coins
board-place = Place
board-sheet = { $seat }: { $city }, { $n } VP
board-no-city = no city yet
board-both-barracks = Both Barracks together: { $n } crossed off. (SW-8.7.7)
board-sheet-setup = { $seat }: no city yet

field-faces = faces
field-parts = meaning of the faces
field-symbols = symbols
field-after = arrow
field-cost = cost
field-vp = points
field-laurels = laurels
field-effect = effect
field-spaces = number of spaces
field-unlocks = die unlocked
field-free_colour = free colour
field-all = entire row

# Text form.
text-forum = Forum: { $dice }
text-die = { $die }: { $face }, quarter { $quarter }
text-player = { $seat }, { $city }: { $score } VP, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $materials ->
    [one] { $materials } material
   *[other] { $materials } materials
}, bonuses { $bonuses } of 3
text-unlocked = unlocked: { $dice }
text-barracks = { $part }: attacks { $attacks }/{ $most }, defences { $defences }/{ $most-defences } ({ $points } VP)
text-part = { $part } { $n }/{ $most }
text-part-points = { $part } { $n }/{ $most } ({ $points } VP)

# Letters for colours, on dice and headings.
mark-grey = G
mark-blue = B
mark-red = R
mark-yellow = Y
mark-green = Gn
mark-black = K
mark-white = W
mark-purple = P
