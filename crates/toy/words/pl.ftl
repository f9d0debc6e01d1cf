mode-standard = Noc: skarby zakryte
mode-daylight = Dzień: skarby odkryte
option-rounds = Rundy
option-rounds-help = O ile skarbów toczy się gra.

side-left = lewy
side-right = prawy
bird-sparrow = Wróbel
bird-jay = Sójka
bird-magpie = Sroka
bird-owl = Sowa
treasure-egg = Jajo
treasure-ring = Pierścień
treasure-feather = Pióro
treasure-mirror = Lusterko
unseen = zakryty
nothing = nic
count-of = { $what } × { $n }
source-treasures = Skarby
source-coins = Monety

do-peek = Podejrzyj skarb: { $side } (monety: −{ $price })
do-pass = Nie podglądaj
do-stake = Licytuj skarb: { $side }
do-bid = Licytuj kartą: { $bird } (siła { $strength })
do-rob = Okradnij: { $target }
do-keep = Nie wymieniaj
do-swap = Odłóż: { $bird } i dobierz kartę
button-decline = Pas

ask-scout = { $seat }: podejrzyj skarb albo spasuj
ask-stake = { $seat }: wybierz skarb do licytacji
ask-bid = Zagraj ptaka
ask-target = Wybierz, kogo okrada sroka
ask-swap = { $seat }: wymień kartę albo zachowaj wszystkie
ask-over = Koniec gry

no-not-now = To nie Twoja kolej.
no-other-phase = To należy do innej części rundy.
no-peek-seen = Ten skarb jest Ci znany.
no-peek-coin = Podejrzenie kosztuje { $price ->
        [one] { $price } monetę
        [few] { $price } monety
       *[many] { $price } monet
    }.
no-bird = Nie masz takiego ptaka: { $bird }.
no-target = Sroka okrada innego gracza.
no-deck = Talia jest pusta: nie ma czego dobrać.

log-round = Runda { $round }, prowadzi: { $leader }
log-peeked = { $seat } podgląda skarb: { $side } ({ $treasure })
log-peeked-unseen = { $seat } podgląda skarb: { $side }
log-passed = { $seat } nie podgląda
log-staked = { $seat } wybiera skarb: { $side }
log-bid = { $seat } licytuje kartą: { $bird }
log-aimed = { $seat } kieruje srokę na: { $target }
log-robbed = { $thief } zabiera { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }: { $target }
log-rolled = { $seat } rzuca: { $die }
log-won = { $seat } zdobywa: { $treasure } ({ $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    })
log-lost = Nikt nie zdobywa: { $treasure }
log-another = { $seat } bierze z gniazda: { $treasure } ({ $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    })
log-kept = { $seat } nie wymienia karty
log-swapped = { $seat } odkłada: { $away }, dobiera: { $drawn }
log-swapped-unseen = { $seat } wymienia kartę

prize = Skarb { $side }: { $treasure }
prize-staked = Skarb { $side }, licytowany: { $treasure }
player = { $seat }: monety { $coins }, karty { $cards }, odłożone { $aside }, licytuje: { $bid }, skarby: { $treasures }
own-cards = Twoja ręka: { $hand }. Odłożone: { $aside }.
ending-rounds = Rozegrano wszystkie rundy.
