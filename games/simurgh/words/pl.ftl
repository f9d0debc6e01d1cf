game-name = Simurgh
game-about = Wysyłaj włóczników i jeźdźców smoków do miasta i w dzicz, wykładaj płytki akcji, budź zdolności smoków i zdobądź najwięcej punktów mocy.
mode-spearman = Włócznik
mode-spearman-help = Tryb rodzinny: płytki i smok są rozdawane; limit 15 zasobów.
mode-dragonlord = Władca Smoków
mode-dragonlord-help = Tryb zaawansowany: płytki i smoka wybierasz na początku; limit 12 zasobów, a resztki dają mało punktów.
option-length = Długość gry
option-length-help = Gra kończy się przy tylu celach przy Pomniku albo tylu płytkach w kronice.
option-length-short = krótka (4 cele lub 8 płytek)
option-length-medium = średnia (4 cele lub 11 płytek)
option-length-long = długa (5 celów lub 14 płytek)
option-tie_break = Remisy
option-tie_break-help = Remisujący dzielą zwycięstwo albo wygrywa ten, kto ma więcej znaczników na smokach.
option-tie_break-shared = wspólne zwycięstwo
option-tie_break-markers = decyduje liczba znaczników
option-first_player = Pierwszy gracz
option-first_player-help = Losowo albo gospodarz (miejsce 1).
option-first_player-random = losowo
option-first_player-seat_1 = miejsce 1

# Zasoby i inne rzeczy.
good-vegetable = warzywo
good-meat = mięso
good-wood = drewno
good-stone = kamień
good-wisdom = mądrość
good-weapon = broń
good-pp = punkty mocy
good-marker = znacznik
good-spearman = włócznik
good-dragonrider = jeździec smoków
amount-vegetable = { $n ->
    [one] { $n } warzywo
    [few] { $n } warzywa
   *[many] { $n } warzyw
}
amount-meat = { $n ->
    [one] { $n } mięso
    [few] { $n } mięsa
   *[many] { $n } mięs
}
amount-wood = { $n ->
    [one] { $n } drewno
   *[many] { $n } drewna
}
amount-stone = { $n ->
    [one] { $n } kamień
    [few] { $n } kamienie
   *[many] { $n } kamieni
}
amount-wisdom = { $n ->
    [one] { $n } mądrość
   *[many] { $n } mądrości
}
amount-weapon = { $n ->
    [one] { $n } broń
    [few] { $n } bronie
   *[many] { $n } broni
}
amount-pp = { $n ->
    [one] { $n } punkt mocy
    [few] { $n } punkty mocy
   *[many] { $n } punktów mocy
}
amount-marker = { $n ->
    [one] { $n } znacznik
    [few] { $n } znaczniki
   *[many] { $n } znaczników
}
amount-spearman = { $n ->
    [one] { $n } włócznik
   *[many] { $n } włóczników
}
amount-dragonrider = { $n ->
    [one] { $n } jeździec smoków
   *[many] { $n } jeźdźców smoków
}
amount-mix = łącznie { $n }: { $first } i/lub { $second }
amount-dragon = nowy smok (dobierz { $draw }, zachowaj 1) i { $markers ->
    [one] { $markers } znacznik
    [few] { $markers } znaczniki
   *[many] { $markers } znaczników
}
nothing = nic
either = { $first } lub { $second }
exchange = { $cost } → { $gain }
gain = zdobądź: { $gain }

# Miasto.
space-armory = Zbrojownia
space-library = Biblioteka
space-forge = Kuźnia
space-academy = Akademia
space-main_market = Główny rynek
space-barracks = Koszary
space-hunting_grounds = Tereny łowieckie
space-training_arena = Arena do ćwiczeń
space-builders_square = Plac budowniczych
space-breeding_grounds = Tereny hodowlane
space-scouts_quarters = Kwatery Zwiadowców
space-dragonlord_monument = Pomnik Władcy Smoków
effect-scouts = { $gain }, potem kup płytkę
effect-monument = obejrzyj { $n ->
    [one] { $n } cel
    [few] { $n } cele
   *[many] { $n } celów
}, umieść jeden lub żaden
single-space = 1 miejsce
multi-space = wiele miejsc
rider-space = tylko jeźdźcy smoków
any-space = każdy wasal

# Płytki.
type-production = Produkcja
type-research = Badania
type-transformation = Transformacja
type-power = Moc
type-exploration = Eksploracja
tile-name = { $type } { $n }
tile-space = { $type } { $n }, pole { $letter }
tile-level = { $type } { $n }, poziom { $level }
tile-help = { $tile }: { $spaces }
space-line = { $letter }: { $effect } ({ $room }, { $who })
level-line = poziom { $letter }: { $gain }
exploration-help = { $tile }, każdy krok za { $cost }: { $levels }
reconstructed = odtworzone (X): znany egzemplarz jest uszkodzony

# Smoki.
dragon-forager = Zbieracz
dragon-trader = Handlarz
dragon-hunter = Łowca
dragon-gardener = Ogrodnik
dragon-sage = Mędrzec
dragon-shepherd = Pasterz
dragon-smith = Kowal
dragon-pathfinder = Tropiciel
dragon-seer = Wieszcz
dragon-veteran = Weteran
dragon-herald = Herold
dragon-scout = Zwiadowca
dragon-second = { $dragon } (drugi)
dragon-help = { $dragon }: A: { $a }; B: { $b }; C: { $c }
ability-line = { $dragon } { $slot }: { $ability }
when-gain = gdy zdobywasz ({ $kinds }): dodatkowo { $gain }
when-gain-same = gdy zdobywasz ({ $kinds }): jeszcze 1 tego samego rodzaju
when-explore = gdy jeździec schodzi po płytce eksploracji: { $gain }
when-spend = gdy wydajesz wasala ({ $vassal }): { $gain }
one-more-step = gdy jeździec schodzi: zejdź nim o jeszcze jeden poziom za pełny koszt
take-face-up = weź dowolną odkrytą płytkę z Kwater Zwiadowców
take-from-stack = weź wierzchnią płytkę ze stosu Kwater Zwiadowców
replace-objective = przy Pomniku możesz zastąpić leżący cel nowym
one-time = { $ability } (jednorazowo)
armed = ze znacznikiem
unarmed = bez znacznika
used-up = użyta w tej turze

# Cele.
objective-name = Cel { $n }
objective-kinds = znaczniki na smokach: { $kinds }
objective-all = znaczniki na wszystkich twoich smokach
objective-food = warzywa i mięso łącznie
objective-help = { $objective }: { $what } (1. miejsce { $first }, 2. { $second }, 3. { $third })
objective-standing = { $seat }: { $n }

# Wasale.
vassal-spearman = włócznik
vassal-dragonrider = jeździec smoków
figure = { $vassal } ({ $space })
place-available = dostępni
place-resting = odpoczywają
place-supply = w rezerwie
place-board = na planszy

# Co można zrobić.
do-use = { $dragon } { $slot }: { $ability }
do-explore = Zejdź jeźdźcem: { $tile }, poziom { $level } ({ $cost } → { $gain })
do-place = Umieść: { $vassal }, { $space } ({ $effect })
do-clear = Usuń płytkę: { $tile } ({ $cost }), potem wyłóż swoją
do-lay = Wyłóż: { $tile }, obszar { $area } (nagroda: { $reward })
do-retreat = Wycofaj wasali
do-back = Wycofaj: { $figures }
do-pay = Zapłać { $goods }
do-gain = Weź: { $goods }
do-spend = Wydaj: { $figure }
do-unmark = Oddaj znacznik: { $dragon } { $slot }
do-mark = Połóż znacznik: { $dragon } { $slot } ({ $ability })
do-keep-power = Zachowaj: { $tile }
do-keep-dragon = Zachowaj smoka: { $dragon }
do-return-dragon-top = Zwróć na wierzch stosu: { $dragon }
do-return-dragon-bottom = Zwróć na spód stosu: { $dragon }
do-return-objective-top = Zwróć na wierzch stosu: { $objective }
do-return-objective-bottom = Zwróć na spód stosu: { $objective }
do-take = Weź: { $tile }
do-buy = Kup z miejsca { $slot }: { $tile } ({ $cost }; premia: { $bonus })
do-buy-stack = Kup wierzchnią płytkę stosu ({ $cost })
do-set = Umieść na miejscu { $slot }: { $objective } ({ $cost }; premia: { $bonus })
do-replace = Zastąp cel na miejscu { $slot }: { $objective } ({ $cost }; premia: { $bonus })
do-discard-top = Odrzuć na wierzch stosu: { $tile }
do-discard-bottom = Odrzuć na spód stosu: { $tile }
do-drop = Odrzuć: { $resource }
do-pass = Pomiń akcję główną
do-pass-trigger = Nie używaj
do-pass-monument = Nie umieszczaj celu
do-end = Zakończ turę

# O co gra pyta.
prompt-over = Koniec gry.
prompt-power-draft = Wybierz płytkę mocy; pozostałe przekażesz graczowi po prawej.
prompt-tile-draft = Wybierz odkrytą płytkę.
prompt-dragon = Wybierz swojego smoka.
prompt-menu = Wykonaj akcję główną: umieść wasala, wyłóż płytkę albo wycofaj wasali. Możesz też użyć zdolności smoków.
prompt-menu-done = Akcja główna wykonana. Użyj zdolności, zejdź jeźdźcem albo zakończ turę.
prompt-lay = Wyłóż płytkę na zwolniony obszar.
prompt-place-on = Umieść wasala na wyłożonej płytce.
prompt-pay = Wybierz, czym zapłacisz.
prompt-unmark = Wybierz znacznik, którym zapłacisz.
prompt-spend = Wybierz wasala, którego wydasz.
prompt-trigger = Możesz użyć wyzwolonej zdolności.
prompt-gain = Wybierz, co zdobywasz.
prompt-mark = Wybierz smoka, na którym położysz znacznik.
prompt-keep = Zachowaj jednego z dobranych smoków.
prompt-return-dragons = Zwróć pozostałe smoki na wierzch lub spód stosu.
prompt-buy = Kup płytkę w Kwaterach Zwiadowców.
prompt-take = Weź odkrytą płytkę.
prompt-objective = Umieść jeden z obejrzanych celów albo żaden.
prompt-return-objectives = Zwróć cele na wierzch lub spód stosu.
prompt-retreat = Wybierz wasali, których wycofujesz.
prompt-discard = Za dużo płytek na ręce: odrzuć jedną.
prompt-drop = Za dużo zasobów: odrzuć jeden.

# Dlaczego nie.
why-over = Koniec gry.
why-not-asked = Teraz decyduje kto inny.
why-other-step = Nie teraz: najpierw odpowiedz na bieżące pytanie.
why-main-done = Akcja główna jest już wykonana.
why-main-first = Najpierw wykonaj akcję główną.
why-main-possible = Możesz jeszcze wykonać akcję główną, więc nie wolno jej pominąć.
why-no-dragon = Nie masz takiego smoka.
why-no-marker = Ta zdolność nie ma znacznika.
why-used = Ta zdolność była już użyta w tej turze.
why-trigger = Nic teraz nie wyzwala tej zdolności.
why-ability-cost = Nie stać cię na tę zdolność ({ $cost }).
why-ability-gain = Ta zdolność nic by ci teraz nie dała.
why-keeps-purchase = Po tym nie starczyłoby ci na żadną płytkę.
why-keeps-tile = Po tym żaden twój wasal nie mógłby użyć nowej płytki.
why-explored = Ruch eksploracji w tej turze jest już wykonany.
why-no-rider = Na tej płytce nie ma twojego jeźdźca.
why-entered = Ten jeździec dopiero w tej turze wszedł na płytkę.
why-level-taken = Poziom niżej jest zajęty.
why-step-cost = Nie stać cię na ten krok ({ $cost }).
why-no-vassal = Nie masz dostępnego takiego wasala.
why-resting = Ten wasal wrócił w tej turze i musi odpocząć.
why-riders-only = Tu możesz umieścić tylko jeźdźca smoków.
why-no-space = Tego pola nie ma teraz na planszy.
why-occupied = To pole jest zajęte.
why-enter-first = Na płytkę eksploracji można wejść tylko na pierwszy poziom, jeśli jest wolny.
why-own-rider = Na tej płytce stoi już twój jeździec.
why-no-purchase = Nie stać cię na żadną płytkę.
why-no-objectives = Stos celów jest pusty.
why-no-figure = Nie masz już takich wasali w rezerwie.
why-no-dragons = Stos smoków jest pusty.
why-cost = Nie stać cię na to pole ({ $cost }).
why-not-in-hand = Nie masz tej płytki na ręce.
why-not-in-play = Przy tej liczbie graczy ten obszar nie jest używany.
why-area-taken = Na tym obszarze leży już płytka.
why-no-area = Nie ma wolnego obszaru. Najpierw usuń płytkę.
why-area-free = Jest wolny obszar, więc nie możesz usunąć płytki.
why-clear-exploration = Płytek eksploracji nie można usuwać bronią.
why-clear-cost = Nie stać cię na usunięcie płytki ({ $cost }).
why-not-in-wilds = Tej płytki nie ma w dziczy.
why-unusable = Żaden z twoich dostępnych wasali nie mógłby użyć tej płytki.
why-nobody-on-board = Nie masz wasali na planszy.
why-not-there = Tego wasala tam nie ma.
why-way = Wybierz jedną z podanych możliwości.
why-acting = Nie możesz wydać tego wasala.
why-marker-there = Nie masz tam znacznika.
why-marker-room = Ten smok nie ma miejsca na kolejny znacznik.
why-not-drawn = Tej płytki nie ma wśród dobranych.
why-slot-empty = To miejsce jest puste.
why-slot-cost = Nie stać cię na to miejsce ({ $cost }).
why-slot-taken = Na tym miejscu leży już cel.
why-stack-empty = Stos jest pusty.
why-power-stays = Płytek mocy nie można odrzucać.
why-no-resource = Nie masz tego zasobu.

# Dziennik.
log-began = Początek gry. Pierwszy gracz: { $seat }
log-power-kept = { $seat } zachowuje płytkę mocy
log-power-kept-tile = { $seat } zachowuje: { $tile }
log-drafted = { $seat } wybiera: { $tile }
log-turn = Tura: { $seat }
log-placed = { $seat } umieszcza wasala: { $vassal }, { $space }
log-paid = { $seat } płaci { $goods }
log-gained = { $seat } zdobywa: { $goods }
log-spent = { $seat } wydaje wasala: { $vassal }
log-spent-from = { $seat } wydaje wasala: { $vassal } ({ $space })
log-recruited = { $seat } werbuje wasala: { $vassal }
log-marker-put = { $seat } kładzie znacznik: { $dragon } { $slot }
log-markers-lost = { $seat } nie ma miejsca na { $n ->
    [one] { $n } znacznik
    [few] { $n } znaczniki
   *[many] { $n } znaczników
}
log-marker-paid = { $seat } płaci znacznikiem: { $dragon } { $slot }
log-used = { $seat } używa zdolności: { $dragon } { $slot } ({ $ability })
log-laid = { $seat } wykłada: { $tile }, obszar { $area }
log-removed-empty = Do kroniki trafia: { $tile } (bez wasali)
log-removed-full = Do kroniki trafia: { $tile } (pełna)
log-removed-explored = Do kroniki trafia: { $tile } (zbadana do końca)
log-removed-cleared = Do kroniki trafia: { $tile } (usunięta bronią)
log-explored = { $seat } schodzi jeźdźcem: { $space }
log-retreated = { $seat } wycofuje: { $figures }
log-took-face-up = { $seat } bierze: { $tile }
log-took-from-stack = { $seat } bierze płytkę ze stosu
log-took-from-stack-tile = { $seat } bierze ze stosu: { $tile }
log-dragons-drawn = { $seat } dobiera { $n ->
    [one] { $n } smoka
    [few] { $n } smoki
   *[many] { $n } smoków
}
log-dragon-kept = { $seat } zachowuje smoka: { $dragon } ({ $markers ->
    [one] { $markers } znacznik
    [few] { $markers } znaczniki
   *[many] { $markers } znaczników
})
log-dragon-returned-top = { $seat } zwraca smoka na wierzch stosu
log-dragon-returned-bottom = { $seat } zwraca smoka na spód stosu
log-dragon-returned-top-tile = { $seat } zwraca na wierzch stosu: { $dragon }
log-dragon-returned-bottom-tile = { $seat } zwraca na spód stosu: { $dragon }
log-looked = { $seat } ogląda { $n ->
    [one] { $n } cel
    [few] { $n } cele
   *[many] { $n } celów
}
log-objective-placed = { $seat } umieszcza przy Pomniku (miejsce { $slot }): { $objective }
log-objective-replaced = { $seat } zastępuje przy Pomniku (miejsce { $slot }): { $replaced } → { $objective }
log-no-objective = { $seat } nie umieszcza celu
log-objective-returned-top = { $seat } zwraca cel na wierzch stosu
log-objective-returned-bottom = { $seat } zwraca cel na spód stosu
log-objective-returned-top-tile = { $seat } zwraca na wierzch stosu: { $objective }
log-objective-returned-bottom-tile = { $seat } zwraca na spód stosu: { $objective }
log-discarded-top = { $seat } odrzuca płytkę na wierzch stosu
log-discarded-bottom = { $seat } odrzuca płytkę na spód stosu
log-discarded-top-tile = { $seat } odrzuca na wierzch stosu: { $tile }
log-discarded-bottom-tile = { $seat } odrzuca na spód stosu: { $tile }
log-dropped = { $seat } odrzuca: { $resource }
log-offered = Nowa płytka w Kwaterach Zwiadowców: { $tile }
log-end = { $seat } wywołuje koniec gry: pozostali mają jeszcze po jednej turze
log-objective-scored = { $seat }: { $objective }, { $place }. miejsce: { $points }
log-leftovers = { $seat }: { $resources ->
    [one] { $resources } pozostały zasób
    [few] { $resources } pozostałe zasoby
   *[many] { $resources } pozostałych zasobów
}: { $points }
log-passed = { $seat } nie może wykonać żadnej akcji głównej

# Jak skończyła się gra.
ending-objectives = Przy Pomniku leży komplet celów.
ending-chronicle = Kronika jest pełna.

# Skąd punkty.
source-city = Miasto
source-tiles = Płytki akcji i dzicz
source-power = Płytki mocy
source-exploration = Eksploracja
source-dragons = Smoki
source-scouts = Kwatery Zwiadowców
source-monument = Miejsca przy Pomniku
source-objectives = Cele
source-leftovers = Pozostałe zasoby
source-paid = Wydane punkty

# Plansza.
board-title = Simurgh: { $mode }, gra { $length }, runda { $round }
board-city = Miasto
board-wilds = Dzicz
board-market = Kwatery Zwiadowców
board-monument = Pomnik Władcy Smoków
board-chronicle = Kronika
board-objectives = Cele
board-count = { $n } z { $most }
board-stack = Stos płytek
board-dragon-stack = Stos smoków
board-objective-stack = Stos celów
board-stack-help = { $what }: { $n }
board-known = znane: { $tiles }
board-known-place = { $n }. od góry: { $tile }
board-slot = Miejsce { $n }: koszt { $cost }, premia { $bonus }
board-slot-free = Miejsce { $n }, wolne: koszt { $cost }, premia { $bonus }
board-area = Obszar { $n }: nagroda { $reward }
board-area-free = Obszar { $n }, wolny: nagroda { $reward }
board-area-closed = Obszar { $n } nie jest używany przy tej liczbie graczy
board-hand = Ręka
board-hand-count = { $n ->
    [one] { $n } płytka na ręce
    [few] { $n } płytki na ręce
   *[many] { $n } płytek na ręce
}
board-power-held = płytka mocy na ręce
board-drawn = Dobrane
board-passed = Przekazane przy wyborze płytek mocy: { $tiles }
board-received = Otrzymane przy wyborze płytek mocy: { $tiles }
board-points = { $seat }: { $points }
board-resources = zasoby: { $n } z { $most }
board-first = pierwszy gracz
board-active = ma ruch
board-closer = koniec gry wywołany
board-standing = Stan rywalizacji: { $list }
board-empty = puste
board-retreat = Wycofaj
board-confirm = Potwierdź
board-pass = Pomiń
board-end = Zakończ turę
board-top = Na wierzch
board-bottom = Na spód
board-sources = Punkty według źródła
board-reward = nagroda
