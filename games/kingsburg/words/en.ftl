game-name = Kingsburg
game-about = Govern a border province for five years: win the King's advisors with dice, build, and hold the border each winter.
mode-standard = Standard game
option-queen_vp = Points from the Queen
option-queen_vp-help = The Polish rulebook gives 1 point, the first English edition 3.

# Goods and other things.
good-gold = gold
good-wood = wood
good-stone = stone
amount-gold = { $n } × gold
amount-wood = { $n } × wood
amount-stone = { $n } × stone
amount-plus2 = { $n } × “+2” token
amount-soldiers = { $n } × soldier
amount-vp = { $n } VP
amount-any = { $n ->
    [one] { $n } good of choice
   *[other] { $n } goods of choice
 }
amount-buildings = { $n } × building
nothing = nothing
plus2 = “+2” token
soldiers = soldiers
goods = goods
white-die = white die
aid-die = the King's white die
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
phase-aid-help = The player with the fewest buildings, then the fewest goods, rolls a white die in spring; tied players take one good each instead. (KB-3)
phase-spring-help = Roll, influence advisors, receive their help, build. (KB-4 to KB-8)
phase-reward-help = Everybody with the most buildings gains 1 point. (KB-9)
phase-summer-help = Roll, influence advisors, receive their help, build; each Inn brings a “+2” token. (KB-4 to KB-8)
phase-envoy-help = The player with the fewest buildings, then the fewest goods, takes the Envoy; if several are tied, nobody does. (KB-10)
phase-autumn-help = Roll, influence advisors, receive their help, build. (KB-4 to KB-8)
phase-recruit-help = Two goods buy a soldier, one good with Barracks. (KB-11)
phase-winter-help = The invader is turned over, a die brings royal soldiers to all, and everybody fights alone. (KB-12)

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
gift-exchange = you may return 1 good for one of each other kind
gift-peek = a look at the invader

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
effect-statue = If all your dice show one number, you may reroll one of them. Once a season. (KB-4.6)
effect-chapel = If your dice total 7 or less, you may reroll all of them. Once a season. (KB-4.7)
effect-church = +1 in battle against demons. (KB-15.3)
effect-cathedral = At the end of the game 1 point for every 2 goods you have. (KB-13.2)
effect-inn = A “+2” token at the end of each summer. (KB-8.3)
effect-market = Once a season a group may influence an advisor one above or one below its value. (KB-5.8)
effect-farms = One more white die each season, but −1 in battle. (KB-15.7)
effect-merchants_guild = 1 gold at the start of each season. (KB-4.1)
effect-guard_tower = +1 in battle. (KB-15.9)
effect-blacksmith = +1 in battle. (KB-15.10)
effect-barracks = Soldiers cost 1 good instead of 2. (KB-11.2)
effect-wizards_guild = +2 in battle. (KB-15.12)
effect-palisade = +1 in battle, +2 against zombies. (KB-15.13)
effect-stables = One more soldier whenever Sergeant, General or King helps you. (KB-6.7)
effect-stone_wall = +1 in battle, and a draw counts as a victory. (KB-12.5)
effect-fortress = +1 in battle, and 1 point for each victory. (KB-12.7)
effect-barricade = +1 in battle against goblins. (KB-15.20)
effect-crane = Buildings of columns III and IV cost 1 gold less. (KB-7.4)
effect-town_hall = At the end of a season you may pay one “+2” token or one good for 1 point. (KB-15.18)
effect-embassy = 1 point at the end of each season. (KB-15.19)
building-help = { $building }: { $cost } for { $vp } VP. { $effect }

# Invaders.
kind-barbarians = Barbarians
kind-goblins = Goblins
kind-orcs = Orcs
kind-zombies = Zombies
kind-demons = Demons
kind-dragons = Dragons
invader-face = { $kind }, strength { $strength }
invader-help = { $kind }, strength { $strength }. Victory: { $reward }. Defeat: lose { $loss }.
invader-back = Invader of year { $year }: strength { $least } to { $most }, face down
invader-reconstructed = Taken from one public table; correct data/invaders.toml if your card says otherwise. (KB-R20)

# What the seats are asked.
prompt-over = The game is over.
prompt-aid = Take one good from the King.
prompt-reroll = Reroll with the Statue or the Chapel, or keep the dice.
prompt-influence = Influence an advisor with your dice, or pass.
prompt-help = { $advisor }: choose what you receive.
prompt-exchange = { $advisor }: return one good for one of each other kind, or decline.
prompt-build = Build one building, or pass.
prompt-second-build = The Envoy allows a second building, or pass and keep the Envoy.
prompt-town-hall = Town Hall: pay for 1 point, or pass.
prompt-recruit = Recruit a soldier, or finish.
prompt-reward = Choose the goods of your victory.
prompt-lose = Choose the goods to give up.

# Labels of actions.
do-pass = Pass
do-pass-influence = Pass: place no more dice this season
do-pass-build = Build nothing
do-pass-second = Build no second building, keep the Envoy
do-pass-town-hall = Pay nothing
do-keep = Keep the dice
do-decline = No exchange
do-done = Recruit no more
do-reroll = Statue: reroll { $die }
do-reroll-white = Statue: reroll the white { $die }
do-reroll-all = Chapel: reroll all dice
do-place = { $number } { $advisor }: { $dice } → { $gift }
do-place-with = { $number } { $advisor }: { $dice } with { $helps } → { $gift }
help-token = “+2” token
help-market-up = Market +1
help-market-down = Market −1
help-envoy = Envoy
do-take = Take { $goods }
do-give = Return 1 × { $good }, take { $goods }
do-build = Build { $building }: { $cost } → { $vp } VP
do-pay-plus2 = Pay a “+2” token → 1 VP
do-pay-good = Pay 1 × { $good } → 1 VP
do-recruit = Recruit a soldier for { $goods }
do-lose = Give up { $goods }

# Why something cannot be done.
why-not-asked = You are not asked now.
why-over = The game is over.
why-other-step = This is not what you are asked now.
why-dice = You do not have these dice.
why-coloured = A group needs at least one coloured die.
why-value = { $dice } is worth { $value }, not { $number }.
why-token = You have no “+2” token to use.
why-token-used = Only one “+2” token a season may be used to influence.
why-market = You have no Market.
why-market-used = The Market was used this season.
why-envoy = You do not hold the Envoy.
why-envoy-free = The Envoy is not spent on a free advisor.
why-taken = The { $advisor } is already influenced.
why-taken-twice = The { $advisor } is already influenced twice.
why-no-group = None of your groups of dice is worth { $number }.
why-built = You have the { $building } already.
why-row = Each row is built from left to right: first { $building }.
why-cost = { $building } costs { $cost }; you have { $goods }.
why-goods = You do not have these goods.
why-soldier = { $n ->
    [one] A soldier costs you { $n } good.
   *[other] A soldier costs you { $n } goods.
 }
why-amount = The number of goods is not right here.
why-alternative = The { $advisor } does not offer this.
why-statue = The Statue needs all your dice to show one number.
why-chapel = The Chapel needs dice that total 7 or less.
why-no-building = You have no { $building }.
why-building-used = The { $building } was used this season.

# The log.
log-phase = Year { $year }: { $phase }
log-aid-die = { $seat } takes the King's white die for spring.
log-aid-good = { $seat } takes from the King: { $goods }.
log-income = { $seat } receives from the Merchants' Guild: 1 × gold.
log-neutral = Neutral dice { $dice } block: { $number } { $advisor }.
log-rolled = { $seat } rolls { $dice } (total { $sum }).
log-rerolled = { $seat } rerolls with { $building }: { $dice } (total { $sum }).
log-order = Turn order: { $order }.
log-placed = { $seat } influences: { $number } { $advisor } ({ $dice }).
log-placed-with = { $seat } influences: { $number } { $advisor } ({ $dice } with { $helps }).
log-passed = { $seat } passes.
log-helped = { $number } { $advisor } helps { $seat }: { $gain }.
log-exchanged = { $seat } returns to the Alchemist 1 × { $good } and takes { $goods }.
log-declined = { $seat } makes no exchange with the Alchemist.
log-peeked = { $seat } looks at the invader of this year.
log-peeked-card = { $seat } looks at the invader of this year: { $card }.
log-built = { $seat } builds: { $building } ({ $cost }; { $vp } VP).
log-built-free = { $seat } builds: { $building } ({ $vp } VP).
log-envoy-builds = { $seat } uses the Envoy to build a second time.
log-inn = { $seat } receives from the Inn: a “+2” token.
log-embassy = { $seat } receives from the Embassy: 1 VP.
log-town-hall-plus2 = { $seat } pays a “+2” token to the Town Hall for 1 VP.
log-town-hall-good = { $seat } pays 1 × { $good } to the Town Hall for 1 VP.
log-reward = The King's Reward, 1 VP each: { $seats }.
log-envoy-returned = { $seat } returns the unused Envoy.
log-envoy-taken = { $seat } takes the King's Envoy.
log-envoy-stays = Several are tied: nobody takes the Envoy.
log-recruited = { $seat } recruits a soldier for { $goods }.
log-revealed = The invader of year { $year }: { $card }.
log-royal-die = { $n ->
    [one] The King sends { $n } soldier to everybody.
   *[other] The King sends { $n } soldiers to everybody.
 }
log-won = { $seat } wins with { $value }: { $gain }.
log-won-only = { $seat } wins with { $value }.
log-drew = { $seat } holds the border with { $value }: a draw.
log-lost = { $seat } loses with { $value }.
log-fortress = { $seat } gains 1 VP with the Fortress.
log-greatest = { $seat } gains 1 VP for the greatest victory.
log-reward-goods = { $seat } takes as reward: { $goods }.
log-lost-goods = { $seat } gives up: { $goods }.
log-destroyed = { $seat } loses a building: { $building } (−{ $vp } VP).
log-lost-points = { $seat } loses { $vp } VP.
log-cathedral = { $seat } gains { $vp } VP with the Cathedral.
log-game-over = The game is over.

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
board-battle-help = Soldiers and buildings together, without the royal die: { $values }
board-battle-royal-help = Soldiers, royal ones included, and buildings together: { $values }
board-battle-entry = { $value } against { $kind }
board-passed = passed
board-holds-envoy = holds the Envoy
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
board-score-help = Scoring track; after 59 it goes on from 0, and a score may be below 0 (KB-1.6). { $entries }
board-soldiers-help = Soldiers chart; nothing above 9 is lost (KB-1.7). { $entries }
board-order-help = Turn order: the smallest total of dice acts first, ties keep the old order (KB-4.10, KB-4.11). { $order }
board-envoy-held = Held by: { $seat }.
board-supply-help = Unlimited supply: { $what } (KB-1.4)
board-white-left = White dice in the supply: { $n } (KB-1.5)
board-invaders = Years and invaders
board-candidates = One of the cards: { $cards }
board-peeked = Who knows this year's invader: { $seats } (KB-6.10)
board-asked = Decides now
board-winner = Winner
board-won = Victory
board-drew = Draw
board-lost = Defeat
board-greatest = The greatest victory: 1 VP (KB-12.8)
board-coloured-die = coloured die of yours
board-token-help = A “+2” token raises a group by 2; at most one a season for influencing. (KB-5.5)
board-envoy-help = The Envoy: influence an occupied advisor, or build two buildings. (KB-10.4, KB-10.6)
board-built = It stands.
board-used = Used this season. (KB-1.11)
board-dice-of = Dice to place
board-hint-statue = Dice all equal: reroll one
board-hint-chapel = Total up to 7: reroll all
board-hint-church = +1 against demons
board-hint-cathedral = Game end: 1 VP for 2 goods
board-hint-inn = End of summer: “+2” token
board-hint-market = A group 1 up or down
board-hint-farms = White die, −1 in battle
board-hint-merchants_guild = 1 gold a season
board-hint-guard_tower = +1 in battle
board-hint-blacksmith = +1 in battle
board-hint-barracks = A soldier for 1 good
board-hint-wizards_guild = +2 in battle
board-hint-palisade = +1 in battle, +2 on zombies
board-hint-stables = +1 soldier at 5, 10 and 18
board-hint-stone_wall = +1, a draw is a victory
board-hint-fortress = +1, victory: 1 VP
board-hint-barricade = +1 against goblins
board-hint-crane = III and IV: 1 gold less
board-hint-town_hall = “+2” or a good for 1 VP
board-hint-embassy = 1 VP a season
