game-name = 7 Wonders Dice
game-about = Develop an ancient city on your own board with seven shared dice. Everybody chooses at the same time; the first to fill three buildings rings the last turn.
mode-standard = Standard game
option-cities = Cities
option-cities-help = Cities are dealt at random, or picked by the players in seat order.
option-cities-deal = dealt at random
option-cities-pick = picked by the players
ending-bonuses = Somebody has all three bonuses.

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
help-university = Permanent help, and the spaces that unlock the special dice. (SW-8.5)
help-guild_court = Only with the purple die, and only if you have at least as many crossed spaces of what it shows as both neighbours, not counting this turn. (SW-8.7)
help-guild_court-two = Only with the purple die, and only if you have more crossed spaces of what it shows than your opponent, not counting this turn. (SW-12.3)
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
why-spy = The Spy reaches only what its face shows: { $buildings }.
why-guild = Guild Court ({ $parts }): you have { $own }, the neighbours { $left } and { $right }; you need at least as many as both.
why-guild-two = Guild Court ({ $parts }): you have { $own }, the opponent { $left }; you need more.
why-not-open = Something else comes first: { $before }.
why-die-cost = The die's cost in coins is { $cost }; you have { $coins }.
why-die-cost-gain = The die's cost in coins is { $cost }; you have { $coins }, and choosing it brings { $gain }.
why-materials = Materials needed: { $cost }. You have { $materials }, and coins left for the missing ones: { $coins }.
why-useless = With this die you can cross off nothing: { $die }.
why-no-die = No die in the Forum allows this space for you: { $space }.
why-wonder-die = Stages of the Wonder are built without a die.
why-wonder-done = All stages are built.
why-not-printed = Your board has no such space: { $part }.
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
board-die-reconstructed = Part of what the faces show is reconstructed.
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
board-pick-help = Each card shows the stages of the city's Wonder, with their costs in brown. Below them: what is special in its University, the special dice first. Everything else is the same in all cities.
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
field-unlocks = unlocked die
field-free_colour = free colour
field-all = the whole row

# Text form.
text-forum = Forum: { $dice }
text-die = { $die }: { $face }, quarter { $quarter }
text-player = { $seat }, { $city }: { $score } VP, coins { $coins }, materials { $materials }, bonuses { $bonuses } of 3
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
