game-name = Kingsburg
game-about = Rule a border province for five years: win over the King's advisors with your dice, build, and hold the border every winter.
mode-standard = Standard game
option-queen_vp = Points from the Queen
option-queen_vp-help = 1 in the Polish rulebook, 3 in the first English edition.

# Goods and other things.
good-gold = gold
good-wood = wood
good-stone = stone
amount-gold = { $n } gold
amount-wood = { $n } wood
amount-stone = { $n } stone
amount-plus2 = { $n ->
    [one] { $n } “+2” token
   *[other] { $n } “+2” tokens
}
amount-soldiers = { $n ->
    [one] { $n } soldier
   *[other] { $n } soldiers
}
amount-vp = { $n } VP
amount-any = { $n ->
    [one] { $n } good of your choice
   *[other] { $n } goods of your choice
}
amount-buildings = { $n ->
    [one] { $n } building
   *[other] { $n } buildings
}
nothing = nothing
plus2 = “+2” token
soldiers = soldiers
goods = goods
white-die = white die
aid-die = white die from the King
envoy = King's Envoy

# Phases.
phase-aid = Aid from the King
phase-spring = Spring
phase-reward = The King's Reward
phase-summer = Summer
phase-envoy = The King's Envoy
phase-autumn = Autumn
phase-recruit = Recruit soldiers
phase-winter = Winter: the battle
phase-aid-help = Whoever has the fewest buildings (then the fewest goods) rolls an extra white die in spring. If tied, each tied player takes 1 good instead. (KB-3)
phase-spring-help = Roll, influence advisors, receive their help, build. (KB-4 to KB-8)
phase-reward-help = Everyone tied for the most buildings gains 1 VP. (KB-9)
phase-summer-help = Roll, influence advisors, receive their help, build. Each Inn gives a “+2” token. (KB-4 to KB-8)
phase-envoy-help = Whoever has the fewest buildings (then the fewest goods) takes the Envoy. If tied, nobody does. (KB-10)
phase-autumn-help = Roll, influence advisors, receive their help, build. (KB-4 to KB-8)
phase-recruit-help = A soldier costs 2 goods, or 1 with Barracks. (KB-11)
phase-winter-help = The invader is revealed, a die roll sends royal soldiers to everyone, and each player fights alone. (KB-12)

# Advisors.
advisor-jester = Jester
advisor-squire = Squire
advisor-architect = Architect
advisor-merchant = Merchant
advisor-sergeant = Sergeant
advisor-alchemist = Alchemist
advisor-astronomer = Astronomer
advisor-treasurer = Treasurer
advisor-master_hunter = Master Hunter
advisor-general = General
advisor-swordsmith = Swordsmith
advisor-duchess = Duchess
advisor-champion = Champion
advisor-smuggler = Smuggler
advisor-inventor = Inventor
advisor-wizard = Wizard
advisor-queen = Queen
advisor-king = King
advisor-help = { $number } { $advisor }: { $gift }
gift-or = { $first } or { $second }
gift-exchange = you may trade 1 good for one of each other kind
gift-peek = peek at this year's invader

# Buildings.
building-statue = Statue
building-chapel = Chapel
building-church = Church
building-cathedral = Cathedral
building-inn = Inn
building-market = Market
building-farms = Farms
building-merchants_guild = Merchants' Guild
building-guard_tower = Guard Tower
building-blacksmith = Blacksmith
building-barracks = Barracks
building-wizards_guild = Wizards' Guild
building-palisade = Palisade
building-stables = Stables
building-stone_wall = Stone Wall
building-fortress = Fortress
building-barricade = Barricade
building-crane = Crane
building-town_hall = Town Hall
building-embassy = Embassy
effect-statue = If all your dice show the same number, you may reroll one. Once per season. (KB-4.6)
effect-chapel = If your dice total 7 or less, you may reroll them all. Once per season. (KB-4.7)
effect-church = +1 in battle against demons. (KB-15.3)
effect-cathedral = At the end of the game, 1 VP for every 2 goods you have. (KB-13.2)
effect-inn = Gain a “+2” token at the end of each summer. (KB-8.3)
effect-market = Once per season, a group may influence an advisor one higher or one lower than its total. (KB-5.8)
effect-farms = One extra white die each season, but −1 in battle. (KB-15.7)
effect-merchants_guild = Gain 1 gold at the start of each season. (KB-4.1)
effect-guard_tower = +1 in battle. (KB-15.9)
effect-blacksmith = +1 in battle. (KB-15.10)
effect-barracks = Soldiers cost 1 good instead of 2. (KB-11.2)
effect-wizards_guild = +2 in battle. (KB-15.12)
effect-palisade = +1 in battle, +2 against zombies. (KB-15.13)
effect-stables = One extra soldier whenever the Sergeant, General or King helps you. (KB-6.7)
effect-stone_wall = +1 in battle, and you win ties. (KB-12.5)
effect-fortress = +1 in battle, and 1 VP for each victory. (KB-12.7)
effect-barricade = +1 in battle against goblins. (KB-15.20)
effect-crane = Buildings in columns III and IV cost 1 gold less. (KB-7.4)
effect-town_hall = At the end of each season you may pay a “+2” token or 1 good for 1 VP. (KB-15.18)
effect-embassy = 1 VP at the end of each season. (KB-15.19)
building-help = { $building }: costs { $cost }, gives { $vp } VP. { $effect }

# Invaders.
kind-barbarians = Barbarians
kind-goblins = Goblins
kind-orcs = Orcs
kind-zombies = Zombies
kind-demons = Demons
kind-dragons = Dragons
invader-face = { $kind }, strength { $strength }
invader-help = { $kind }, strength { $strength }. Victory: gain { $reward }. Defeat: lose { $loss }.
invader-back = Invader of year { $year }, face down: strength { $least }–{ $most }
invader-reconstructed = Known from one public source only. If your card differs, correct data/invaders.toml. (KB-R20)

# What the seats are asked.
prompt-over = The game is over.
prompt-aid = Take 1 good from the King.
prompt-reroll = Reroll with the Statue or Chapel, or keep your dice.
prompt-influence = Place dice to influence an advisor, or pass.
prompt-help = { $advisor }: choose your gift.
prompt-exchange = { $advisor }: trade 1 good for one of each other kind, or decline.
prompt-build = Build one building, or build nothing.
prompt-second-build = Use the Envoy to build again, or keep it.
prompt-town-hall = Town Hall: pay for 1 VP, or skip.
prompt-recruit = Recruit a soldier, or stop.
prompt-reward = Choose your reward for the victory.
prompt-lose = Choose which goods to lose.

# Labels of actions.
do-pass = Pass
do-pass-influence = Pass (place no more dice this season)
do-pass-build = Build nothing
do-pass-second = Keep the Envoy
do-pass-town-hall = Skip
do-keep = Keep the dice
do-decline = Do not trade
do-done = Stop recruiting
do-reroll = Statue: reroll the { $die }
do-reroll-white = Statue: reroll the white { $die }
do-reroll-all = Chapel: reroll all dice
do-place = { $number } { $advisor }: { $dice } → { $gift }
do-place-with = { $number } { $advisor }: { $dice } + { $helps } → { $gift }
help-token = “+2” token
help-market-up = Market +1
help-market-down = Market −1
help-envoy = Envoy
do-take = Take { $goods }
do-give = Trade 1 { $good } for { $goods }
do-build = Build { $building } ({ $cost }) → { $vp } VP
do-pay-plus2 = Pay a “+2” token → 1 VP
do-pay-good = Pay 1 { $good } → 1 VP
do-recruit = Recruit a soldier for { $goods }
do-lose = Lose { $goods }

# Why something cannot be done.
why-not-asked = It is not your turn.
why-over = The game is over.
why-other-step = Not now: answer the current question first.
why-dice = You do not have these dice.
why-coloured = Every group needs at least one die of your colour.
why-value = { $dice } makes { $value }; you need { $number }.
why-token = You have no “+2” token.
why-token-used = You can use only one “+2” token per season to influence.
why-market = You have no Market.
why-market-used = You have already used the Market this season.
why-envoy = You do not have the Envoy.
why-envoy-free = The Envoy can only be used on an occupied advisor.
why-taken = Already occupied: { $advisor }.
why-taken-twice = Already occupied twice: { $advisor }.
why-no-group = You cannot make { $number } with your dice.
why-built = You have already built this: { $building }.
why-row = Build each row from left to right. Next here: { $building }.
why-cost = { $building } costs { $cost }; you have { $goods }.
why-goods = You do not have those goods.
why-soldier = { $n ->
    [one] A soldier costs you { $n } good.
   *[other] A soldier costs you { $n } goods.
}
why-amount = That is not the right number of goods.
why-alternative = { $advisor }: this is not one of the gifts.
why-statue = For the Statue, all your dice must show the same number.
why-chapel = For the Chapel, your dice must total 7 or less.
why-no-building = You have not built this: { $building }.
why-building-used = Already used this season: { $building }.

# The log.
log-phase = Year { $year }: { $phase }
log-aid-die = { $seat } takes the King's white die for this spring
log-aid-good = { $seat } takes { $goods } from the King
log-income = { $seat } receives 1 gold from the Merchants' Guild
log-neutral = Neutral dice ({ $dice }) block { $number } { $advisor }
log-rolled = { $seat } rolls { $dice } ({ $sum })
log-rerolled = { $seat } rerolls ({ $building }): { $dice } ({ $sum })
log-order = Turn order: { $order }
log-placed = { $seat } influences { $number } { $advisor } ({ $dice })
log-placed-with = { $seat } influences { $number } { $advisor } ({ $dice } + { $helps })
log-passed = { $seat } passes
log-helped = { $seat } receives { $gain } from { $number } { $advisor }
log-exchanged = { $seat } trades 1 { $good } for { $goods } with the Alchemist
log-declined = { $seat } does not trade with the Alchemist
log-peeked = { $seat } peeks at this year's invader
log-peeked-card = { $seat } peeks at this year's invader: { $card }
log-built = { $seat } builds { $building } ({ $cost }; { $vp } VP)
log-built-free = { $seat } builds { $building } ({ $vp } VP)
log-envoy-builds = { $seat } uses the Envoy to build again
log-inn = { $seat } receives a “+2” token from the Inn
log-embassy = { $seat } receives 1 VP from the Embassy
log-town-hall-plus2 = { $seat } pays a “+2” token at the Town Hall for 1 VP
log-town-hall-good = { $seat } pays 1 { $good } at the Town Hall for 1 VP
log-reward = King's Reward, 1 VP each: { $seats }
log-envoy-returned = { $seat } returns the Envoy unused
log-envoy-taken = { $seat } takes the King's Envoy
log-envoy-stays = Tie: nobody takes the Envoy
log-recruited = { $seat } recruits a soldier for { $goods }
log-revealed = Invader of year { $year }: { $card }
log-royal-die = The King sends everyone { $n ->
    [one] { $n } soldier
   *[other] { $n } soldiers
}
log-won = { $seat } wins the battle with { $value }: { $gain }
log-won-only = { $seat } wins the battle with { $value }
log-drew = { $seat } holds the border with { $value } (draw)
log-lost = { $seat } loses the battle with { $value }
log-fortress = { $seat } gains 1 VP from the Fortress
log-greatest = { $seat } gains 1 VP for the greatest victory
log-reward-goods = { $seat } takes { $goods } as a reward
log-lost-goods = { $seat } loses { $goods }
log-destroyed = { $seat } loses a building: { $building } (−{ $vp } VP)
log-lost-points = { $seat } loses { $vp } VP
log-cathedral = { $seat } gains { $vp } VP from the Cathedral
log-game-over = The game is over

# Where points come from.
source-buildings = Buildings
source-advisors = Advisors
source-reward = King's Reward
source-embassy = Embassy
source-town-hall = Town Hall
source-battles = Battles
source-cathedral = Cathedral

# How a game ends.
ending-years = The five years are over.

# The board.
board-title = Kingsburg: year { $year }, { $phase }
board-order = Turn order
board-soldiers = Soldiers
board-score = Score
board-supply = Supply
board-dice = Your dice
board-province = Province: { $seat }
board-battle-help = Soldiers and buildings, without the royal die: { $values }
board-battle-royal-help = Soldiers (royal ones included) and buildings: { $values }
board-battle-entry = { $value } against { $kind }
board-passed = passed
board-holds-envoy = has the Envoy
board-on-board = on the board
board-year = Year { $year }
board-group = { $seat }: { $dice }
board-group-neutral = Neutral dice: { $dice }
board-step-roll = a. Roll and order
board-step-influence = b. Influence
board-step-help = c. Advisors' help
board-step-build = d. Build
board-step-end = End of season
board-entry = { $seat } { $n }
board-score-help = Scoring track: 0 comes after 59, and scores below 0 are possible. (KB-1.6) { $entries }
board-soldiers-help = Soldiers chart: soldiers above 9 still count. (KB-1.7) { $entries }
board-order-help = Turn order: the lowest dice total goes first; ties keep the previous order. (KB-4.10, KB-4.11) { $order }
board-envoy-held = Owner: { $seat }.
board-supply-help = Supply, unlimited: { $what } (KB-1.4)
board-white-left = White dice left: { $n } (KB-1.5)
board-invaders = Years and invaders
board-candidates = One of these: { $cards }
board-peeked = Have seen this year's invader: { $seats } (KB-6.10)
board-asked = To move
board-winner = Winner
board-won = Victory
board-drew = Draw
board-lost = Defeat
board-greatest = The greatest victory: 1 VP (KB-12.8)
board-coloured-die = die in your colour
board-token-help = A “+2” token adds 2 to a group. At most one per season for influencing. (KB-5.5)
board-envoy-help = Envoy: influence an occupied advisor, or build twice. (KB-10.4, KB-10.6)
board-built = Built.
board-used = Already used this season. (KB-1.11)
board-dice-of = Dice to place
board-hint-statue = All dice equal: reroll one
board-hint-chapel = Total ≤ 7: reroll all
board-hint-church = +1 against demons
board-hint-cathedral = Game end: 1 VP per 2 goods
board-hint-inn = Summer's end: “+2” token
board-hint-market = One group ±1
board-hint-farms = White die, −1 in battle
board-hint-merchants_guild = 1 gold per season
board-hint-guard_tower = +1 in battle
board-hint-blacksmith = +1 in battle
board-hint-barracks = Soldiers cost 1 good
board-hint-wizards_guild = +2 in battle
board-hint-palisade = +1 in battle, zombies +2
board-hint-stables = +1 soldier from 5, 10, 18
board-hint-stone_wall = +1, you win ties
board-hint-fortress = +1, victory 1 VP
board-hint-barricade = +1 against goblins
board-hint-crane = III–IV: 1 gold less
board-hint-town_hall = “+2” or 1 good → 1 VP
board-hint-embassy = 1 VP per season
