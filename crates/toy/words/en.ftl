mode-standard = Night: treasures face down
mode-daylight = Daylight: treasures face up
option-rounds = Rounds
option-rounds-help = How many treasures are bid for.

side-left = left
side-right = right
bird-sparrow = Sparrow
bird-jay = Jay
bird-magpie = Magpie
bird-owl = Owl
treasure-egg = Egg
treasure-ring = Ring
treasure-feather = Feather
treasure-mirror = Mirror
unseen = face down
nothing = nothing
count-of = { $what } × { $n }
source-treasures = Treasures
source-coins = Coins

do-peek = Look at the treasure: { $side } (coins: −{ $price })
do-pass = Do not look
do-stake = Bid for the treasure: { $side }
do-bid = Bid: { $bird } (strength { $strength })
do-rob = Rob: { $target }
do-keep = Swap nothing
do-swap = Lay aside: { $bird }, and draw a card
button-decline = Pass

ask-scout = { $seat }: look at a treasure or pass
ask-stake = { $seat }: choose the treasure to bid for
ask-bid = Bid a bird
ask-target = Choose whom the magpie robs
ask-swap = { $seat }: swap a card or keep all
ask-over = The game is over

no-not-now = It is not your turn.
no-other-phase = This belongs to another part of the round.
no-peek-seen = You have seen this treasure.
no-peek-coin = A look costs { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }.
no-bird = You do not have this bird: { $bird }.
no-target = A magpie robs another player.
no-deck = The deck is empty: there is no card to draw.

log-round = Round { $round }, leader: { $leader }
log-peeked = { $seat } looks at the treasure: { $side } ({ $treasure })
log-peeked-unseen = { $seat } looks at the treasure: { $side }
log-passed = { $seat } does not look
log-staked = { $seat } chooses the treasure: { $side }
log-bid = { $seat } bids: { $bird }
log-aimed = { $seat } aims the magpie at: { $target }
log-robbed = { $thief } robs { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }: { $target }
log-rolled = { $seat } rolls: { $die }
log-won = { $seat } wins: { $treasure } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
log-lost = Nobody wins: { $treasure }
log-another = { $seat } takes from the nest: { $treasure } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
log-kept = { $seat } swaps nothing
log-swapped = { $seat } lays aside: { $away }, draws: { $drawn }
log-swapped-unseen = { $seat } swaps a card

prize = Treasure { $side }: { $treasure }
prize-staked = Treasure { $side }, at stake: { $treasure }
player = { $seat }: coins { $coins }, cards { $cards }, aside { $aside }, bid: { $bid }, treasures: { $treasures }
own-cards = Your hand: { $hand }. Laid aside: { $aside }.
ending-rounds = All rounds were played.
