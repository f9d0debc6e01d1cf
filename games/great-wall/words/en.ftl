game-name = The Great Wall
game-about = Defend the Wall against the hordes: place clerks, train soldiers, hire advisors, play tactics and earn the most Honor. Solo, against each other or together.

# Modes and options.
mode-standard = Standard game
mode-standard-help = Every clan for itself. Most Honor wins.
mode-standard2 = Duel with the Reed Clan
mode-standard2-help = Two rivals and the automated Reed Clan.
mode-solo = Solo: Qin Jiushao
mode-solo-help = You against an automated general.
mode-coop = Co-operative
mode-coop-help = Fulfil the Emperor's Decrees together.
option-both_advisors = Solo: Qin takes both Advisors
option-both_advisors-help = Solo only. Each Spring, two Advisors go under Qin's card instead of one.
option-both_advisors-no = no
option-both_advisors-yes = yes
option-qin_start_honor = Solo: Qin's starting Honor
option-qin_start_honor-help = Solo only. How much Honor Qin starts with.

# Names.
despotism = Despotism
economy = Economy
work_harder = Work Harder
mobilization = Mobilization
attack_order = Attack Order
betrayal = Betrayal
liang_hongyu = Liang Hongyu
yang_ye = Yang Ye
yue_fei = Yue Fei
han_shizhong = Han Shizhong
mu_guiying = Mu Guiying
di_qing = Di Qing
meng_gong = Meng Gong
li_gang = Li Gang
zhang_jun = Zhang Jun
zong_ze = Zong Ze
wu_jie = Wu Jie
cao_bin = Cao Bin
yu_yunwen = Yu Yunwen
wen_tianxiang = Wen Tianxiang
zhang_shijie = Zhang Shijie
lu_xiufu = Lu Xiufu
su_song = Su Song
yang_miaozhen = Yang Miaozhen
shi_tianze = Shi Tianze
li_tingzhi = Li Tingzhi
jiang_cai = Jiang Cai
adv_01 = Forester
adv_02 = Master Mason
adv_03 = Goldsmith
adv_04 = Monk
adv_05 = Timber Steward
adv_06 = Quarry Steward
adv_07 = Tax Collector
adv_08 = Abbot
adv_09 = Mill Foreman
adv_10 = Quarry Foreman
adv_11 = Mine Foreman
adv_12 = Temple Warden
adv_13 = Spearsmith
adv_14 = Bowyer
adv_15 = Horse Trainer
adv_16 = Quartermaster
adv_17 = Drill Instructor
adv_18 = Standard Bearer
adv_19 = Cavalry Captain
adv_20 = Master Archer
adv_21 = Fletcher
adv_22 = Strategist
adv_23 = Looter
adv_24 = Chronicler
adv_25 = Surgeon
adv_26 = Herbalist
adv_27 = Undertaker
adv_28 = Carpenter
adv_29 = Engineer
adv_30 = Architect
adv_31 = Court Builder
adv_32 = Works Inspector
adv_33 = Philanthropist
adv_34 = Tea Master
adv_35 = Diplomat
adv_36 = Secretary
adv_37 = Scholar
adv_38 = Palace Eunuch
adv_39 = Courtier
adv_40 = Herald
adv_41 = Caravan Guide
adv_42 = Confessor
adv_43 = Archivist
adv_44 = Tactician
tac_retreat = Retreat
tac_combined_arms = Combined Arms
tac_restless = Restless
tac_ambush = Ambush
tac_forced_march = Forced March
tac_fortify = Hasty Fortification
tac_heroic_stand = Heroic Stand
tac_audience = Imperial Audience
tac_double_shift = Double Shift
tac_spoils = Spoils of War
tac_shared_supplies = Shared Supplies
tac_rally = Rally
tac_united_front = United Front
tac_hold_line = Hold the Line
tac_mercy = Emperor's Mercy
tac_war_council = Council of War
art_seal = Heirloom Seal
art_sword = Sword of Goujian
art_tripods = Nine Tripod Cauldrons
art_tiger = Jade Tiger Tally
art_scrolls = Scrolls of the Sages
scouts = Scouts
spies = Spies
horse_archers = Horse Archers
heavy_cavalry = Heavy Cavalry
sappers = Sappers
drummers = War Drummers
shield_bearers = Shield Bearers
khan_guard = Khan's Guard
marauders = Marauders
siege_camp = Siege Camp
shamans = Shamans
torchbearers = Torchbearers
steppe_lancers = Steppe Lancers
berserkers = Berserkers
noyan_guard = Noyan's Guard
messengers = Messengers
dec_01 = Taunt Them and Prevail
dec_02 = Warriors for the Emperor's Guard
dec_03 = Glory Belongs to the Emperor
dec_04 = Royal Escort for the Emperor's Officials
dec_05 = Imperial Granaries
dec_06 = Offering to the Ancestors
dec_07 = The Wall Rises
dec_08 = Siege Stores
dec_09 = Efficient Administration
dec_10 = Council of Sages
dec_11 = Archers on the Walls
dec_12 = A Great Victory
evt_01 = Famine
evt_02 = Harsh Winter
evt_03 = Plague
evt_04 = Corrupt Officials
evt_05 = Spring Floods
evt_06 = Deserters
evt_07 = The Emperor's Gift
evt_08 = Reinforcements
evt_09 = Provincial Revolt
evt_10 = Mongol Spies
evt_11 = Drums of War
evt_12 = Auspicious Omen
lumber_mill = Lumber Mill
quarry = Quarry
gold_mine = Gold Mine
temple = Temple
barracks = Barracks
tea_house = Tea House
builders_camp = Builders' Encampment
logistics = Logistics Center
embassy = Emperor's Embassy
academy = War Academy
wood = wood
stone = stone
gold = gold
chi = chi
spearman = Spearman
archer = Archer
horseman = Horseman
left = left Section
middle = middle Section
right = right Section
spring = Spring
summer = Summer
fall = Fall
winter = Winter
reed = Reed Clan
qin = Qin Jiushao
pool = pool
income = Summer income
turn_start = start of a turn
location_activated = a Location activates
horde_defeated = a Horde is defeated
kill_pending = Soldiers about to die
breach = Breach
winter_start = start of Winter

# Abilities of Hordes.
skirmishers = its own Power is 0 in rows 2 and 3
intrigue = when it arrives: each player discards a Tactic or loses 2 Honor
arrow_storm = placing a Spearman here costs 1 extra chi
crush = Lethality +1 on this card
undermine = this Section's Wall Defense −3
war_drums = other Hordes in this Section: Power +2
shield_wall = Archers cannot wound it
terror = in a Breach this card gives 2 Shame instead of 1
plunder = when it arrives: each player loses 1 Resource
sabotage = each Barricade in this Section gives only +1
dread = saving a Soldier in this Section costs 1 extra chi
arson = at the start of Winter, discard 1 Barricade from this Section
fury = Power +2 in row 1
reinforcements = one extra Horde arrives in Spring

# Sources of Honor.
source-rewards = Rewards and production
source-defeats = Defeated Hordes
source-builds = Building
source-donations = Donations
source-cards = Cards
source-reclaim = Reclaimed Commands
source-hordes = Claimed Hordes
source-artifacts = Artifacts
source-losses = Losses
source-shame = Shame

# Events.
ev-general = { $seat } leads with General { $general }
ev-advisor-active = { $seat } takes an Active Advisor: { $advisor }
ev-advisor-supporting = { $seat } takes a Supporting Advisor: { $advisor }
ev-year = Year { $n }
ev-season = { $season }
ev-new-horde = New Horde: { $horde }, { $section }, row { $row }
ev-raid = Raid! { $horde } is discarded; { $n } Shame leaves the pool
ev-reshuffled = The discards are shuffled into a new deck
ev-new-advisor = New on the Advisor track: { $advisor }
ev-dismissed = Discarded from the Advisor track: { $advisor }
ev-qin-advisor = { $advisor } goes under Qin's card
ev-honor = { $clan } gains { $n } Honor ({ $source })
ev-lost-honor = { $seat } loses { $n } Honor
ev-gained = { $seat } gains { $amount }
ev-paid = { $seat } pays { $cost }
ev-warehouse = The Warehouse pays { $cost }
ev-drew = { $seat } draws { $n ->
    [one] { $n } Tactic
   *[other] { $n } Tactics
}
ev-drew-own = { $seat } draws: { $cards }
ev-discarded = { $seat } discards a Tactic: { $tactic }
ev-command = { $clan } reveals a Command: { $command }
ev-placed = { $clan } takes space { $n } of the Command track
ev-turn = { $clan }'s turn
ev-copied = { $seat } copies a Command: { $command }
ev-reclaimed-all = { $seat } reclaims all Commands but Betrayal
ev-reclaimed = { $seat } reclaims a Command: { $command }
ev-moved = { $clan } moves a Clerk: { $from } → { $to }
ev-activated = Activation: { $location }
ev-activated-special = Special Activation: { $location }
ev-upgraded = { $seat } upgrades an Overseer: { $location }, level { $n }
ev-qin-overseer = Qin Jiushao upgrades an Overseer: { $location }, level { $n }
ev-donated = { $seat } donates 1 { $resource }
ev-reed-stored = The Reed Clan adds 1 { $resource } to the Warehouse
ev-recruited = { $seat } recruits { $batch }
ev-rested = { $seat } sends a { $soldier } to the Rest Zone ({ $section })
ev-attacked = { $clan } attacks with a { $soldier }: { $section }, row { $row }
ev-posted = { $clan } posts an Archer on a Firing spot: { $section }
ev-wounded = { $clan } places a Wound: { $section }, row { $row }
ev-barricade = { $clan } builds a Barricade: { $section }
ev-wall = { $clan } builds Wall level { $n }: { $section }
ev-sent = { $seat } moves { $amount }: { $from } → { $to }
ev-tea = { $clan } is now no. { $n } in Tea order
ev-hired-clerk = { $seat } hires a Clerk
ev-hired = { $seat } hires an Advisor: { $advisor }
ev-played = { $seat } plays { $tactic }
ev-boosted = { $seat } plays { $tactic } (Boosted)
ev-defense = Defense +{ $n }: { $section }
ev-shamed-soldier = { $seat } puts Shame under a Soldier: { $soldier }
ev-shamed-horde = { $seat } puts Shame on a Horde card: { $horde }
ev-no-shame = { $seat } loses Honor instead: the Shame pool is empty
ev-no-place = { $seat } loses Honor instead: there is no room for Shame
ev-appeased = { $seat } pays Honor instead of taking Shame
ev-atoned = { $seat } discards Shame
ev-defeated = Horde defeated: { $horde }, { $section }
ev-claimed = { $clan } claims a Horde card: { $horde }
ev-unclaimed = Nobody claims the Horde card: { $horde }
ev-saved = { $seat } saves a { $soldier }
ev-killed = { $clan } loses { $n ->
    [one] { $n } Soldier
   *[other] { $n } Soldiers
}
ev-arson = Torchbearers burn a Barricade: { $section }
ev-assault = Assault on the { $section }: Power { $power }, Defense { $defense }
ev-breached = Breach! { $section }
ev-swapped = { $seat } exchanges: { $from } → { $to }
ev-given = { $seat } gives 1 { $resource } to { $to }
ev-new-decree = New Decree: { $decree }
ev-fulfilled = Decree fulfilled: { $decree }
ev-declined = { $seat } rejects the Decree: { $decree }
ev-omen = Event: { $omen }
ev-sacrificed = { $seat } sacrifices a { $soldier }
ev-sacrificed-clerk = { $seat } sacrifices a Clerk
ev-disgrace = { $seat } must take Shame, but the pool is empty: everyone loses
ending-walls = The game ends: the Wall is finished.
ending-shame_empty = The game ends: the Shame pool is empty.
ending-time = The game ends: time has run out.
ending-won = Victory! All Decrees are fulfilled.
ending-disgrace = The game ends: disgrace.

# Choices.
act-general = General: { $general } ({ $text })
act-pick-active = Active Advisor: { $advisor } ({ $text })
act-command = Choose { $command }
act-space = Take space { $n } of the Command track
act-take-all = Reclaim all Commands but Betrayal
act-take-honor = Leave your Commands and gain { $n } Honor
act-from-pool = Move a Clerk from the pool
act-from = Move a Clerk from { $location }
act-to = Move to { $location }
act-activate = Activate { $location }
act-upgrade = Upgrade the Overseer: { $location } ({ $cost })
act-upgrade-first = Place an Overseer: { $location }, { $soldier } ({ $cost })
act-donate = Donate 1 { $resource } (+{ $n } Honor)
act-recruit = Recruit a { $soldier } (total cost: { $cost })
act-recruit-less = Recruit a { $soldier }, 1 { $resource } off (total cost: { $cost })
act-deploy = Deploy a { $soldier }
act-rest = Rest Zone: { $section }
act-attack-spearman = Spearman attacks: { $horde }, spot { $cell } (reward: { $reward })
act-attack-spearman-paid = Spearman attacks: { $horde }, spot { $cell } (reward: { $reward }; cost: { $n } chi)
act-attack-horseman = Horseman attacks: { $horde }, spots { $cell } and { $other } (rewards: { $reward }, { $second })
act-attack-archer = Archer takes a Firing spot and wounds: { $horde }, spot { $cell }
act-volley = Archer on the Wall wounds: { $horde }, spot { $cell }
act-post = Archer takes a Firing spot: { $section }
act-wound = Wound: { $horde }, spot { $cell }
act-section = Choose the { $section }
act-barricade = Build a Barricade: { $section } (pay { $n }, +{ $honor } Honor)
act-reed-barricade = Reed Clan Barricade: { $section }
act-wall = Build Wall level { $level }: { $section } (pay { $n }, +{ $honor } Honor)
act-pay = Pay { $cost }
act-logistics = Move Soldiers: { $from } → { $to }
act-send = Move { $amount }
act-send-firing = Move to Firing spots: { $amount }
act-send-down = Move to the Rest Zone: { $amount }
act-tea-up = Move up the Tea track: { $n }
act-tea-top = Move to the top of the Tea track
act-draw = Draw { $n ->
    [one] { $n } Tactic
   *[other] { $n } Tactics
}
act-hire-clerk = Hire a Clerk for { $n } gold
act-hire = Hire { $advisor } for { $n } gold: { $text }
act-make-active = Active: the text applies
act-make-supporting = Supporting: S goes up by 1
act-discard = Discard { $tactic }
act-lose-honor = Lose { $n } Honor
act-play = Play: { $tactic } ({ $text })
act-boost = Play Boosted for { $n } chi: { $tactic } ({ $text })
act-kill = Lose a { $soldier }
act-kill-ready = Lose a { $soldier } ({ $section })
act-kill-firing = Lose a { $soldier } on a Firing spot ({ $section })
act-save = Save a { $soldier } for { $n } chi ({ $section })
act-save-free = Save for free: { $clan }, { $soldier } ({ $section })
act-shame-soldier = Put Shame under a Soldier in your pool: { $soldier }
act-shame-horde = Put Shame on a claimed Horde: { $horde } (−{ $n } Honor at the end)
act-appease = Pay { $n } Honor instead of taking Shame
act-atone-soldier = Discard the Shame under: { $soldier }
act-atone-horde = Discard the Shame on: { $horde }
act-take = Take 1 { $resource }
act-lose = Give up 1 { $resource }
act-swap = Exchange: { $from } → { $to }
act-give = Give 1 { $resource } to { $seat }
act-choose = Choose: { $text }
act-next = { $clan } next
act-reclaim = Reclaim { $command }
act-copy = Copy { $command }
act-dismiss = Discard { $advisor } from the track
act-under = Under Qin's card: { $advisor }
act-fulfil = Fulfil { $decree }
act-agree = Agree and pay your part
act-sacrifice = Sacrifice: { $soldier }, { $section }
act-sacrifice-firing = Sacrifice from a Firing spot: { $soldier }, { $section }
act-reward = First the reward of { $horde }, spot { $cell }: { $reward }
act-first = First: { $card }
act-pass = Play no Tactic
act-stop = Done
act-no-place = No room for Shame: remove the token, −{ $n } Honor
act-decline = Decline

# What is expected.
ask-general = Choose your General. You will choose between these Advisors: { $advisors }
ask-advisor = Choose your Active Advisor; the other one becomes Supporting.
ask-command = Choose a Command in secret.
ask-space = Choose a space on the Command track.
ask-reclaim = Reclaim your Commands or take Honor.
ask-move = Which Clerk do you move? ({ $n } left)
ask-move-reed = Which Reed Clan Clerk do you move? ({ $n } left)
ask-to = Where does the Clerk go?
ask-activation = Which Location do you activate next?
ask-special = Choose a Location for a Special Activation.
ask-copy = Which Command do you copy?
ask-upgrade = Upgrade an Overseer?
ask-donate = Donate to the Warehouse?
ask-recruit = Recruit Soldiers (up to { $n } more).
ask-deploy = Which Soldier do you deploy?
ask-deploy-one = { $soldier }: attack or go to a Rest Zone.
ask-attack = Attack with Soldiers (up to { $n } more).
ask-reward = Which reward comes first?
ask-attack-order = In which Section do you attack with everyone?
ask-attack-section = Keep attacking: { $section }
ask-wound = Place Wounds (up to { $n } more).
ask-build = Build (up to { $n } more).
ask-pay = Choose { $n } Resources to pay.
ask-logistics = Move Soldiers between Sections (up to { $n } more times).
ask-send = How many Soldiers do you move?
ask-tea = Use the Tea House?
ask-academy = Use the Academy?
ask-embassy = Hire Clerks or Advisors (up to { $n } more).
ask-place-advisor = { $advisor }: Active or Supporting?
ask-hand = Too many Tactics: discard down to your limit.
ask-intrigue = Spies: discard a Tactic or lose Honor.
ask-gain = Choose a Resource ({ $n } more).
ask-lose = Choose a Resource to give up ({ $n } more).
ask-exchange = Exchange Resources (up to { $n } more).
ask-give = Give Resources to others (up to { $n } more).
ask-reclaim-card = Reclaim a Command card.
ask-sacrifice = Whom do you sacrifice?
ask-shame = Where do you put the Shame token?
ask-atone = Discard Shame tokens ({ $cost } each), or stop.
ask-atone-free = Discard a Shame token.
ask-doom = Who dies on this card? ({ $n } more)
ask-save = Save Soldiers?
ask-shot = Firing: where do you place the Wound?
ask-reed-barracks = Reed Clan: which spot does the Spearman attack?
ask-reed-barricade = Reed Clan: where does the Barricade go?
ask-reed-embassy = Reed Clan: which Advisor leaves the track?
ask-qin-advisor = Which Advisor goes under Qin's card?
ask-decree = Fulfil a Decree?
ask-consent = Decree: { $decree }. Pay your part?
ask-next = Who goes next?
ask-player = Choose a player.
ask-choose = { $card }: choose one.
ask-defense = Which Section gets the extra Defense?
ask-order = What comes first?
ask-window = Play a Tactic? ({ $window })
ask-over = The game is over.
waiting = Waiting for { $clan }…
waiting-window = Waiting for { $clan }… ({ $window })
waiting-all = Everyone is choosing in secret.

# Why not.
no-turn = It is not your turn.
no-over = The game is over.
no-now = Not now: answer the current question first.
no-command = You do not have this Command in hand.
no-space = This space is taken or not in use.
no-source = Clerks cannot leave a full Location, and you cannot move the same Clerk twice.
no-source-none = You have no Clerk there.
no-target-full = This Location is full.
no-target-distinct = Move each Clerk to a different Location.
no-target = The Clerk cannot go there.
no-activate = This Location cannot be activated now.
no-upgrade = You cannot upgrade this Overseer now, or you lack the Resources.
no-pay = You do not have these Resources.
no-recruit = You lack Resources, or no unshamed Soldier is left in your pool.
no-spearman = Spearmen can attack only free spots of a Horde in row 1.
no-horseman = A Horseman needs two adjacent free spots on one card.
no-archer = An Archer needs a free Firing spot and a Horde that can be wounded.
no-reward = The Horseman does not stand there.
no-section-attack = You cannot attack from this Section now.
no-must-attack = Every Soldier in this Section that can attack must attack.
no-wound = You cannot place a Wound here.
no-barricade = No slot, no Barricade left, or not enough Resources.
no-wall = The Wall is already at its highest level, or you lack Resources.
no-logistics = You have no Soldiers there, or this Section is out of play.
no-tea = Only a clan holding every slot goes to the top.
no-hire-gold = You need { $need } gold; you have { $have }.
no-hire-clerk = No Clerk of yours is left in the Chamber.
no-hire-advisor = This Advisor is not on the track.
no-tactic = You cannot play this Tactic now.
no-shame-place = You cannot put Shame there.
no-atone = There is no Shame there, or you cannot pay.
no-save = This Soldier cannot be saved now.
no-copy = You cannot copy this card.
no-decree = The Decree's condition is not met, or someone cannot pay.
no-stop = You must choose.
no-betrayal = Betrayal stays in your discard pile.

# Texts of cards.
list = { $parts }
qty-s = S
qty-k = that many
qty-p = P (number of players)
qty-times = { $n } × { $what }
qty-sk = ({ $n } × S for each)
qty-cap = { $what } (max. { $n })
qty-all = all
res-any = any Resource
fx-honor = gain { $n } Honor
fx-lose-honor = lose { $n } Honor
fx-gain = gain { $amount }
fx-lose = lose { $amount }
fx-draw = draw { $n ->
    [one] { $n } Tactic
   *[other] { $n } Tactics
}
fx-move = move up to { $n ->
    [one] { $n } Clerk
   *[other] { $n } Clerks
}
fx-move-distinct = move up to { $n ->
    [one] { $n } Clerk
   *[other] { $n } Clerks
} to different Locations
fx-special = Special Activation of up to { $n ->
    [one] { $n } Location
   *[other] { $n } Locations
}
fx-copy = copy a Command of another clan
fx-income = collect income from your Overseers
fx-upgrade = upgrade up to { $n ->
    [one] { $n } Overseer
   *[other] { $n } Overseers
} at normal cost
fx-recruit = recruit up to { $n ->
    [one] { $n } Soldier
   *[other] { $n } Soldiers
}, { $d } off each
fx-attack = attack with up to { $n ->
    [one] { $n } Soldier
   *[other] { $n } Soldiers
}
fx-attack-moved = attack with up to { $n ->
    [one] { $n } Soldier
   *[other] { $n } Soldiers
} you just moved
fx-attack-sections = attack with all your Soldiers in any Sections
fx-allies = { $n ->
    [one] { $n } other player attacks with one Soldier
   *[other] up to { $n } other players attack with one Soldier each
}
fx-wound = place up to { $n ->
    [one] { $n } Wound
   *[other] { $n } Wounds
}
fx-wound-one = place up to { $n ->
    [one] { $n } Wound
   *[other] { $n } Wounds
} in one Section
fx-wound-its = place up to { $n ->
    [one] { $n } Wound
   *[other] { $n } Wounds
} in that Section
fx-wound-archers = place up to { $n ->
    [one] { $n } Wound
   *[other] { $n } Wounds
} where you have an Archer on a Firing spot
fx-build = build { $n ->
    [one] once
   *[other] up to { $n } times
}, { $d } off each
fx-barricade = build up to { $n ->
    [one] { $n } Barricade
   *[other] { $n } Barricades
} at normal cost
fx-barricade-free = build up to { $n ->
    [one] { $n } Barricade
   *[other] { $n } Barricades
} for free
fx-logistics = up to { $n ->
    [one] { $n } Logistics Center action
   *[other] { $n } Logistics Center actions
}
fx-deploy = put in Rest Zones: { $amount }
fx-kill = { $n ->
    [one] { $n } of your Soldiers dies
   *[other] { $n } of your Soldiers die
} (Rest Zones and Firing spots)
fx-discard-shame = discard { $n } Shame
fx-gain-shame = take { $n } Shame
fx-skip-shame = take { $n } less Shame from this Breach
fx-save = save { $n } of your Soldiers for free
fx-save-any = save { $n ->
    [one] any Soldier
   *[other] any { $n } Soldiers
} for free
fx-tea-up = move up the Tea track: { $n }
fx-tea-top = move to the top of the Tea track
fx-reclaim = reclaim { $n ->
    [one] { $n } Command
   *[other] { $n } Commands
} (not Betrayal)
fx-exchange = exchange up to { $n ->
    [one] { $n } Resource
   *[other] { $n } Resources
}
fx-give = give others up to { $n ->
    [one] { $n } Resource
   *[other] { $n } Resources
}
fx-defense = +{ $n } Defense in a Section of your choice this Winter
fx-defense-own = +{ $n } Defense this Winter in each Section with your Soldier
fx-discard-warehouse = discard { $n ->
    [one] { $n } Resource
   *[other] { $n } Resources
} from the Warehouse
fx-sacrifice-ready = sacrifice { $n ->
    [one] { $n } Soldier
   *[other] { $n } Soldiers
} from Rest Zones or Firing spots
fx-sacrifice-rest = sacrifice { $n ->
    [one] { $n } Soldier
   *[other] { $n } Soldiers
} from Rest Zones
fx-sacrifice-clerk = sacrifice { $n ->
    [one] { $n } Clerk
   *[other] { $n } Clerks
} from the pool
fx-choose = one of: { $parts }
fx-or = either ({ $parts })
fx-if = if { $tests }: { $parts }
fx-if-else = if { $tests }: { $parts }; otherwise: { $otherwise }
fx-each = each player: { $parts }
fx-chosen = a player of your choice: { $parts }
fx-two = two players of your choice: { $parts }
fx-reed-move = the Overlord moves up to { $n ->
    [one] { $n } Reed Clan Clerk
   *[other] { $n } Reed Clan Clerks
}
fx-qin-move = Qin moves { $n ->
    [one] { $n } Clerk
   *[other] { $n } Clerks
} to the lowest Locations
fx-qin-special = Special Activation of the highest Location with Qin's Clerk
fx-qin-overseers = Qin upgrades { $n ->
    [one] { $n } Overseer
   *[other] { $n } Overseers
}
fx-qin-wall = Qin builds a Wall level; if he cannot, he gains { $n } Honor
fx-qin-spearmen = Qin recruits { $n ->
    [one] { $n } Spearman
   *[other] { $n } Spearmen
} and attacks
fx-qin-archers = Qin recruits { $n ->
    [one] { $n } Archer
   *[other] { $n } Archers
} and attacks
fx-qin-fire = Qin's Archers fire
when = when { $event }: { $parts }
when-if = when { $event }, if { $tests }: { $parts }
when-max = when { $event } ({ $n ->
    [one] once
   *[other] up to { $n } times
} each Winter): { $parts }
on-income = you collect income
on-turn-start = your turn starts
on-gathered = you gather { $what }
on-upgraded = you upgrade an Overseer: { $what }
on-upgraded-any = you upgrade an Overseer
on-donated = you donate
on-recruited = you recruit
on-covered = you attack with: { $what }
on-archer-attacked = your Archer wounds in an attack
on-archer-fired = your Archer wounds during Firing
on-horde-defeated = a Horde is defeated
on-claimed = you claim a Horde card
on-kill-pending = your Soldiers are about to die
on-breach-kills = Soldiers are about to die in a Breach
on-killed = your Soldiers are killed
on-saved = you save Soldiers
on-barricade-built = you build a Barricade
on-barricade-other = another clan builds a Barricade
on-wall-built = you build a Wall level
on-wall-other = another clan builds a Wall level
on-logistics = you finish your Logistics actions
on-hired-clerk = you hire a Clerk
on-hired-advisor = you hire an Advisor
on-hired = you hire a Clerk or an Advisor
on-tactic = you play a Tactic
on-held = a Section withstands an Assault
on-winter = Winter starts
on-firing-end = Firing ends
on-reclaimed = you reclaim a Command
on-decree = a Decree is fulfilled
if-track = another clan has this on the track: { $what }
if-soldier-on = you have a Soldier on it
if-spearman-on = you have a Spearman on it
if-archer-there = you have an Archer on a Firing spot there
if-soldier-there = you have a Soldier there
if-clerk-there = you have a Clerk there
if-production = it is a Production Location
if-in-set = your Soldiers are about to die
if-any-in-set = players' Soldiers are about to die
if-shame-due = you are about to take Shame
if-any-shame-due = someone is about to take Shame
if-not-top = you are not at the top of the Tea track
mod-all = all players: { $what }
mod-cost-down = { $key }: { $n } less
mod-cost-up = { $key }: { $n } more
mod-cost-down-min = { $key }: { $n } less (minimum { $min })
mod-limit-up = { $key }: +{ $n }
mod-limit-down = { $key }: −{ $n }
mod-immune = lone Clerks bring no Shame
key-recruit = recruiting: { $what }
key-batch = the whole recruitment
key-barricade = a Barricade
key-wall = a Wall level
key-save = Saving
key-shame = discarding Shame
key-clerk = a Clerk
key-advisor = an Advisor
key-upgrade = an Overseer: { $what }
key-boost = boosting a Tactic
key-hand = Tactic limit
key-donation = Donations
key-others = moves under “Other players”
key-academy = cards at the Academy
key-tea = steps at the Tea House
key-reclaim = Honor per Command
key-gold = gold gathered in the Mine
key-barricade-defense = Defense of a Barricade
key-row1 = Power of Hordes in row 1
need-breached = Breaches this Year
need-hordes = Hordes on the board
need-walls = Wall levels built
need-archers = players' Archers on Firing spots
need-defeated = Hordes defeated this Year
need-overseers = each player: Overseer levels
need-advisors = each player: Advisors
need-all-advisors = Advisors of all players
need-at-least = { $what }: at least { $n } (now { $now })
need-exactly = { $what }: exactly { $n } (now { $now })
tactic-base = Effect: { $parts }
tactic-boosted = Boosted ({ $n } chi): { $parts }
tactic-window = When: { $window }
tactic-window-if = When: { $window }, if { $tests }
frame-owner = You: { $parts }
frame-others = Other players: { $parts }
start-line = You start with { $cost }, { $n ->
    [one] { $n } Tactic
   *[other] { $n } Tactics
}, Tea order { $tea }
art-overseer = { $n } Honor per Overseer level
art-horde = { $n } Honor per claimed Horde without Shame
art-set = { $n } Honor per set of four different Resources
art-soldier = { $n } Honor per Soldier at the Wall
art-advisor = { $n } Honor per Advisor
reconstructed = This card's text is reconstructed. If you own the game, you can correct the data file.
nothing = nothing
honor-n = { $n } Honor
one-tactic = a Tactic
amount-wood = { $n } wood
amount-stone = { $n } stone
amount-gold = { $n } gold
amount-chi = { $n } chi
amount-spearman = { $n ->
    [one] { $n } Spearman
   *[other] { $n } Spearmen
}
amount-archer = { $n ->
    [one] { $n } Archer
   *[other] { $n } Archers
}
amount-horseman = { $n ->
    [one] { $n } Horseman
   *[other] { $n } Horsemen
}
amount-nonchi = { $n ->
    [one] { $n } Resource (wood, stone or gold)
   *[other] { $n } Resources (wood, stone or gold)
}
amount-any = { $n ->
    [one] { $n } Resource of your choice
   *[other] { $n } Resources of your choice
}
amount-here = { $n ->
    [one] { $n } Resource of this Location
   *[other] { $n } Resources of this Location
}

# Standing answers.
standing-pass = Never play a Tactic
standing-pass-income = No Tactic: Summer income
standing-pass-turn_start = No Tactic: start of a turn
standing-pass-location_activated = No Tactic: a Location activates
standing-pass-horde_defeated = No Tactic: a Horde is defeated
standing-pass-kill_pending = No Tactic: Soldiers about to die
standing-pass-breach = No Tactic: Breach
standing-pass-winter_start = No Tactic: start of Winter
standing-single = Answer for me when there is only one option

# The picture.
ui-title = The Great Wall: Year { $year }, { $season }
ui-year = Year
ui-lethality = Lethality
ui-time = Year { $year }: { $hordes ->
    [one] { $hordes } new Horde
   *[other] { $hordes } new Hordes
}, Lethality { $lethality } (GW-9.2, GW-14.1)
ui-events = Active Events
ui-qin-space = Space { $n }: { $location } (1 is highest; GW-28.20)
ui-honor-help = Honor (GW-26.4)
ui-clerks-help = Clerks: pool + Chamber (GW-24.2)
ui-supporters-help = Supporting Advisors: your General's S (GW-5.1)
ui-tactics-help = Tactics in hand (GW-25.2)
ui-screen-help = Behind your screen: only you can see these
ui-overseer = Overseer
ui-qin-help = Advisors under Qin's card give him Honor at the end of each of his turns
ui-qin-deck = Qin's Commands still in the deck (GW-28.10)
ui-reed-help = Reed Clan: Spearmen in its pool; the Overlord decides for it (GW-27.3)
ui-overlord = Overlord
ui-shame-pool = Shame in the pool
ui-indicator = Invasion indicator
ui-tea = Tea order
ui-track = Command track
ui-artifacts = Artifacts
ui-decrees = Decrees
ui-advisors = Advisor track
ui-warehouse = Warehouse
ui-defense = Defense
ui-power = Power
ui-rest = Rest Zone
ui-out = out of play
ui-barricades = Barricades
ui-firing = Firing spots
ui-wall = Wall, level { $n }
ui-honor = Honor
ui-tactics = Tactics
ui-clerks = Clerks
ui-pool = Pool
ui-hand = Commands in hand
ui-screen = Behind your screen
ui-supporters = Supporting
ui-dealt-generals = Dealt Generals
ui-dealt-advisors = Dealt Advisors
ui-claimed = Claimed Hordes
ui-shame = Shame
ui-fulfilled = Fulfilled: { $n } of { $of }
ui-qin-track = Qin's Location track
ui-empty = empty
ui-row = row { $n }
ui-horde = Power { $power }, { $honor } Honor: { $ability }
ui-claimant = leading: { $clan }
ui-location = { $location } ({ $n } of { $of })
ui-location-special = { $location } (no limit)
ui-support-hidden = Supporting Advisor
ui-wall-short = Wall { $n }
ui-qin-short = Qin:
short-skirmishers = 0 in rows 2–3
short-intrigue = lose Tactics
short-arrow-storm = Spearman +1 chi
short-crush = Lethality +1
short-undermine = Wall −3
short-war-drums = others +2
short-shield-wall = no arrow Wounds
short-terror = Shame ×2
short-plunder = lose a Resource
short-sabotage = Barricades only +1
short-dread = Saving +1 chi
short-arson = burns Barricades
short-fury = row 1: +2
short-reinforcements = +1 Horde
short-tea = up the Tea track
short-build = building
short-logistics = move Soldiers
short-embassy = Clerks and Advisors
short-academy = Tactic cards
loc-production = Gather 1 per Clerk plus your Overseer level. Then upgrade the Overseer and donate if you like.
loc-temple = Gather: 1 per Clerk plus the Overseer level; upgrade the Overseer. Nothing is donated here.
loc-barracks = Recruit up to 1 Soldier per Clerk.
loc-tea = Move one step up the Tea track.
loc-build = Build once per Clerk. The Warehouse pays first.
loc-logistics = Move Soldiers once per Clerk.
loc-embassy = Hire one Clerk or Advisor per Clerk.
loc-academy = Draw 1 Tactic per Clerk.
