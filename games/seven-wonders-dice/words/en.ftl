game-name = 7 Wonders Dice
game-about = Develop an ancient city on your own board with seven shared dice. Everybody chooses at the same time; the first to fill three buildings rings the last turn.
mode-standard = Standard game
option-cities = Cities
option-cities-help = Cities are dealt at random, or picked by the players in seat order.
option-cities-deal = dealt at random
option-cities-pick = picked by the players

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
help-warehouse = Each crossed space gives one material for good; materials are never used up. (SW-8.1, SW-5.1)
help-agora = Points in three lanes. Whoever completes it in the first turn in which anybody does gets the +3 box. (SW-8.2)
help-barracks_west = Attacks against the left neighbour's East Barracks: laurels less the defences crossed off there in earlier turns. (SW-8.3)
help-barracks_east = Attacks against the right neighbour's West Barracks: laurels less the defences crossed off there in earlier turns. (SW-8.3)
help-market = Coins and points for other parts of the city, in any order. (SW-8.4)
help-university = Permanent help; the middle space of each lane unlocks a special die. (SW-8.5)
help-guild_court = Only with the purple die, and only if you have at least as many spaces of the named building as both neighbours, not counting this turn. (SW-8.7)
help-guild_court-two = Only with the purple die, and only if you have more spaces of the named building than your opponent, not counting this turn. (SW-12.3)
help-gallery = Only with the white die: leaders that speed up the city. (SW-8.6)
help-wonder = Three stages from left to right, without a die. The Wonder gives no bonus. (SW-8.8)
help-treasury = Ring: a coin. Disc: a spent coin. There is room for { $slots } coins; more are lost. (SW-5.6 to SW-5.8)
help-bonuses = Completing a building crosses off one bonus. When somebody has all three, one more turn is played. (SW-9, SW-11.1)

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
face-any = any face of the purple die

# Spaces.
space-wh_wood = Warehouse, wood
space-wh_stone = Warehouse, stone
space-wh_clay = Warehouse, clay
space-wh_glass = Warehouse, glass
space-wh_papyrus = Warehouse, papyrus
space-wh_textile = Warehouse, textile
space-ag_a1 = Agora, bath and temple 1
space-ag_a2 = Agora, bath and temple 2
space-ag_a3 = Agora, bath and temple 3
space-ag_b1 = Agora, theatre and statue 1
space-ag_b2 = Agora, theatre and statue 2
space-ag_b3 = Agora, theatre and statue 3
space-ag_c1 = Agora, aqueduct and garden 1
space-ag_c2 = Agora, aqueduct and garden 2
space-bw_a1 = West attack 1
space-bw_a2 = West attack 2
space-bw_a3 = West attack 3
space-bw_a4 = West attack 4
space-bw_a5 = West attack 5
space-bw_d1 = West defence 1
space-bw_d2 = West defence 2
space-be_a1 = East attack 1
space-be_a2 = East attack 2
space-be_a3 = East attack 3
space-be_a4 = East attack 4
space-be_a5 = East attack 5
space-be_d1 = East defence 1
space-be_d2 = East defence 2
space-mk_s1 = Market, scales 1
space-mk_s2 = Market, scales 2
space-mk_s3 = Market, scales 3
space-mk_a1 = Market, amphora 1
space-mk_a2 = Market, amphora 2
space-mk_c1 = Market, ship
space-gc_1 = Guild Court 1
space-gc_2 = Guild Court 2
space-gc_3 = Guild Court 3
space-gl_crown = Gallery, crown
space-gl_general = Gallery, general
space-gl_orator = Gallery, orator
space-gl_scholar = Gallery, scholar
space-gl_trader = Gallery, trader
space-un_t1 = University, tablet 1
space-un_t2 = University, tablet 2
space-un_t3 = University, tablet 3
space-un_c1 = University, compass 1
space-un_c2 = University, compass 2
space-un_c3 = University, compass 3
space-un_g1 = University, gear 1
space-un_g2 = University, gear 2
space-un_g3 = University, gear 3
space-wo_1 = Wonder, stage 1
space-wo_2 = Wonder, stage 2
space-wo_3 = Wonder, stage 3

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
amount-attack = { $n } VP (against { $seat })
amount-defence = +1 defence (against { $seat })
amount-bonus = a bonus
amount-nothing = nothing for now
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
effect-free-build = build once more with a die, without die cost
effect-another-action = another action
effect-per-space = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
 } now and { $n } VP at the end for each crossed space: { $part }
effect-per-space-now = { $coins ->
    [one] +{ $coins } coin
   *[other] +{ $coins } coins
 }, and { $n } VP at the end for each crossed space: { $part }
effect-discount = every die costs { $n } coin less
effect-free-colour = dice of this colour are free: { $colour }
effect-on-choice = { $n ->
    [one] +{ $n } coin
   *[other] +{ $n } coins
 } whenever you choose a die of this colour: { $colour }
effect-unlock = unlocks: { $die }
effect-gallery = 1 VP at the end for each crossed leader

# What is asked.
prompt-over = The game is over.
prompt-pick = Pick a city.
prompt-main = Build with a die, build the Wonder, or pass.
prompt-main-last = Last turn: build with a die, build the Wonder, or pass.
prompt-another = Another action: build with a die, build the Wonder, or pass.
prompt-free-build = Build with any die, without die cost, or decline.
prompt-cross = { $n ->
    [one] Cross off a space of these buildings, or decline: { $buildings }.
   *[other] Cross off up to { $n } spaces of these buildings, or decline: { $buildings }.
 }
prompt-bonus = A building is complete: cross off a bonus.
prompt-confirm = Confirm your turn, or take something back.
prompt-ready = You have confirmed. While somebody is still choosing, you can take it back.
prompt-wait = All players choose at the same time.

# Actions.
do-build = { $space }: { $die }, { $face } (cost: { $cost }) → { $gain }
do-wonder = { $space } (cost: { $cost }) → { $gain }
do-cross = { $space } (cost: { $cost }) → { $gain }
do-pass = Pass → { $gain }
do-bonus = { $bonus } → { $gain }
do-decline = Decline
do-confirm = Confirm the turn
do-pick = { $city }: { $wonder }

# Why not.
why-over = The game is over.
why-not-asked = It is not your decision now.
why-ready = You have confirmed; take that back first.
why-other-step = You are deciding about something else now.
why-city-taken = This city is taken: { $city }.
why-not-in-forum = This die is not in the Forum: { $die }.
why-locked = You have not unlocked this die: { $die }.
why-crossed = This space is crossed off already: { $space }.
why-face = The face “{ $face }” does not allow this space: { $space }.
why-spy = The Spy shows “{ $face }” and allows only spaces of that building.
why-guild = Guild Court: in the building “{ $part }” you have { $own }, the neighbours { $left } and { $right }; you need at least as many as both.
why-guild-two = Guild Court: in the building “{ $part }” you have { $own }, the opponent { $left }; you need more.
why-not-open = Something else comes first: { $before }.
why-die-cost = The die's cost in coins is { $cost }; you have { $coins }.
why-materials = Materials needed: { $cost }. You have { $materials }, and coins left for the missing ones: { $coins }.
why-useless = With this die you can cross off nothing: { $die }.
why-no-die = No die in the Forum allows this space for you: { $space }.
why-wonder-die = Stages of the Wonder are built without a die.
why-wonder-done = All three stages are built.
why-only-build = This is a build with a die: the Wonder and passing are not possible.
why-main-action = An action cannot be declined, but you can pass.
why-not-these = The effect does not reach this space: { $space }.
why-bonus-taken = This bonus is crossed off already: { $bonus }.
why-bonus-must = A bonus must be crossed off.

# Log.
log-dealt = { $seat } plays: { $city } ({ $wonder }).
log-picked = { $seat } picks: { $city }.
log-shaken = Turn { $turn }: { $dice }.
log-die = { $face } ({ $quarter })
log-die-special = { $die }: { $face } ({ $quarter })
log-last-turn = This is the last turn.
log-built = { $seat } builds: { $space } ({ $die }; { $cost }).
log-stage = { $seat } builds: { $space } ({ $cost }).
log-passed = { $n ->
    [0] { $seat } passes; the Treasury is full.
    [one] { $seat } passes: +{ $n } coin.
   *[other] { $seat } passes: +{ $n } coins.
 }
log-crossed = { $seat } crosses off: { $space } ({ $cost }).
log-declined = { $seat } declines an effect.
log-gained = { $n ->
    [0] { $seat } gains no coins.
    [one] { $seat } gains { $n } coin.
   *[other] { $seat } gains { $n } coins.
 }
log-attacked = { $seat } attacks { $defender }: { $n } VP.
log-attacked-less = { $seat } attacks { $defender }: { $n } VP ({ $reduction } taken off by defence).
log-unlocked = { $seat } unlocks: { $die }.
log-completed = { $seat } completes: { $part }.
log-bonus = { $seat } crosses off: { $bonus }.
log-first-agora = { $seat } is first to complete the Agora: +{ $n } VP.
log-swapped = New in the Forum: { $special }. Out of the game: { $grey }.
log-won = { $coins ->
    [one] { $seat } wins with { $n } VP and { $coins } unspent coin.
   *[other] { $seat } wins with { $n } VP and { $coins } unspent coins.
 }

# Board.
board-title = 7 Wonders Dice, turn { $turn }
board-title-last = 7 Wonders Dice, turn { $turn }: the last one
board-title-setup = 7 Wonders Dice, choice of cities
board-forum = Forum
board-last = Last turn
board-turn = Turn { $turn }
board-quarter = Quarter { $quarter }: the cost of a die in coins, before reductions. (SW-3.2)
board-die = { $die }: { $face }, quarter { $quarter }.
board-die-cost = Your cost: { $cost }. (SW-4.5)
board-die-spaces = You can cross off: { $spaces }.
board-die-reconstructed = Which symbols the faces show is reconstructed.
board-locked = Waits beside the Forum until somebody unlocks it: { $die }. (SW-8.5.4)
board-removed = Out of the game: { $die }. (SW-8.5.4)
board-left = left neighbour
board-right = right neighbour
board-opponent = opponent
board-materials = Materials: { $n }
board-coins = Coins: { $n }
board-treasury = Treasury
board-bonuses = Bonuses
board-score = Points as they stand: { $n }
board-ready = has confirmed
board-choosing = is choosing
board-plus3 = +{ $n } for the first complete Agora. (SW-8.2.4)
board-plus3-won = +{ $n }: first complete Agora. (SW-8.2.4)
board-space-cost = Cost in materials: { $n }.
board-space-coins = Coins for missing materials now: { $n }.
board-space-faces = Faces: { $faces }.
board-space-points = Points: { $n }.
board-space-laurels = Laurels: { $n }; points against the present defence: { $worth }.
board-space-written = Crossed off, { $n } VP written.
board-space-crossed = Crossed off.
board-space-fresh = Crossed off this turn.
board-space-effect = Effect: { $effect }.
board-space-reconstructed = Reconstructed: { $fields }.
button-confirm = Confirm
button-pass = Pass: +{ $n }
board-reconstructed = reconstructed
board-reconstructed-help = Spaces with this mark are not known from a printed board; they were designed to fit. Who owns the game can correct the files in data/.
board-pick = Pick a city
board-pick-help = Each card shows the three stages of the city's Wonder, with their costs in brown. Below them: the special dice that the middle spaces of the University unlock (tablet, compass, gear), and the colour of dice that its gear lane makes free. Everything else is the same in all cities.
board-score-table = Score
board-total = Total
board-unspent = Unspent coins
board-place = Place
board-sheet = { $seat }: { $city }, { $n } VP
board-no-city = no city yet
board-sheet-setup = { $seat }: no city yet

field-faces = faces
field-symbols = symbols
field-after = arrow
field-cost = cost
field-vp = points
field-laurels = laurels
field-effect = effect
field-spaces = number of spaces
field-unlocks = unlocked die
field-free_colour = free colour
field-all = the whole row

# Text form.
text-forum = Forum: { $dice }
text-die = { $die }: { $face }, quarter { $quarter }
text-player = { $seat }, { $city }: { $score } VP, coins { $coins }, materials { $materials }, bonuses { $bonuses } of 3
text-unlocked = unlocked: { $dice }
text-barracks = { $part }: attacks { $attacks }/5, defences { $defences }/2 ({ $points } VP)
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
