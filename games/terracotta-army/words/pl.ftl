game-name = Terakotowa armia
game-about = Stwórz glinianą armię Pierwszego Cesarza: obracaj koła warsztatu, wysyłaj robotników i wraz z rywalami zapełniaj mauzoleum.
mode-standard = Gra podstawowa
ending-rounds = Rozegrano wszystkie rundy.

# Figury, broń, mistrzowie.
officer = Oficer
guard = Strażnik
crossbowman = Kusznik
soldier = Żołnierz
horse = Koń
footman = Sługa
kneeling_archer = Klęczący kusznik
musician = Muzyk
sword = miecz
halberd = halabarda
crossbow = kusza
spear = włócznia
master_builder = Mistrz budowniczy
master_clay_maker = Mistrz wytwórca gliny
master_steward = Mistrz zarządca
master_overseer = Mistrz nadzorca
master_inspector = Mistrz inspektor
master_blacksmith = Mistrz kowal
craftsman = Rzemieślnik
artisan = Artysta
inner_wheel = wewnętrzne koło
middle_wheel = środkowe koło
outer_ring = zewnętrzne koło
warehouse_ne = magazyn północno-wschodni
warehouse_se = magazyn południowo-wschodni
warehouse_sw = magazyn południowo-zachodni
warehouse_nw = magazyn północno-zachodni
sector_nw = sektor północno-zachodni
sector_ne = sektor północno-wschodni
sector_sw = sektor południowo-zachodni
sector_se = sektor południowo-wschodni
row_inspector = Inspektor rzędów
column_inspector = Inspektor kolumn
up = w górę
down = w dół
left = w lewo
right = w prawo
domination = dominacja
presence = obecność
absent = brak

# Żetony punktowania i skróty na małe miejsca.
score_centre_row = Środkowy rząd
score_centre_column = Środkowa kolumna
score_officer = Oficerowie
score_guard = Strażnicy
score_crossbowman = Kusznicy
score_soldier = Żołnierze
score_sector_nw = Sektor północno-zachodni
score_sector_ne = Sektor północno-wschodni
score_sector_sw = Sektor południowo-zachodni
score_sector_se = Sektor południowo-wschodni
score_coins = Monety
score_clay = Glina
sign-centre_row = Rząd 4
sign-centre_column = Kolumna 5
sign-sector_nw = Płn.-zach.
sign-sector_ne = Płn.-wsch.
sign-sector_sw = Płd.-zach.
sign-sector_se = Płd.-wsch.
sign-officer = Oficer
sign-guard = Strażnik
sign-crossbowman = Kusznik
sign-soldier = Żołnierz
sign-coins = Monety
sign-clay = Glina

# Skąd punkty.
source-organizer = Organizer
source-weapons = Broń
source-inspectors = Inspektorzy
source-musicians = Muzycy
source-tokens = Żetony punktowania
source-footmen = Słudzy
source-groups = Wojownicy w grupach
source-majorities = Przewagi w grupach
source-archers = Klęczący kusznicy
source-leftovers = Monety i glina

# Ilości.
amount-coins = { $n ->
    [one] { $n } monetę
    [few] { $n } monety
   *[many] { $n } monet
}
amount-clay_wet = { $n ->
    [one] { $n } mokrą glinę
    [few] { $n } mokre gliny
   *[many] { $n } mokrych glin
}
amount-clay_dry = { $n ->
    [one] { $n } suchą glinę
    [few] { $n } suche gliny
   *[many] { $n } suchych glin
}

# Pole mauzoleum.
space = rząd { $row }, kolumna { $column }

# Pola warsztatu.
field-coins = { $n ->
    [one] zyskaj { $n } monetę
    [few] zyskaj { $n } monety
   *[many] zyskaj { $n } monet
}
field-clay = zyskaj { $n ->
    [one] { $n } mokrą glinę
    [few] { $n } mokre gliny
   *[many] { $n } mokrych glin
}
field-create = stwórz wojownika za { $n ->
    [one] { $n } mokrą glinę
    [few] { $n } mokre gliny
   *[many] { $n } mokrych glin
}
field-moisten = zwilż całą swoją suchą glinę
field-upgrade = zamień tego robotnika w artystę
field-priority = weź żeton kolejności
field-ready = przygotuj broń: { $weapon }
field-master = { $master }
field-specialist = kup specjalistę

# Wybory.
do-rotate = Obróć { $wheel } o jeden krok za { $coins }
do-place = { $worker }, segment { $segment }: { $inner }; { $middle }; { $outer }
do-perform = Wykonaj: { $field }
do-perform-any = Wykonaj wydrukowaną akcję
do-clay = Weź zamiast tego { $clay }
do-coin = Weź zamiast tego { $coins }
do-skip = Pomiń
do-warrior = { $kind }: { $vp } PZ (zostało: { $left })
do-specialist = { $kind } za { $coins } i broń: { $weapon }
do-space = { $figure }: { $space }
do-space-any = Pole: { $space }
do-weapon = Użyj broni
do-weapon-officer = Użyj miecza: { $vp } PZ, możesz też przesunąć inspektora o krok
do-weapon-guard = Użyj halabardy: { $vp } PZ, możesz też przesunąć innego swojego wojownika
do-weapon-crossbowman = Użyj kuszy: { $vp } PZ za każde puste pole do najbliższej figury
do-weapon-soldier = Użyj włóczni: { $vp } PZ i { $coins }
do-keep-weapon = Zostaw broń aktywną
do-inspector-row = Inspektor rzędów: rząd { $to }
do-inspector-column = Inspektor kolumn: kolumna { $to }
do-no-inspector = Nie przesuwaj inspektora
do-move = Przesuń: { $kind } ({ $space })
do-no-move = Nie przesuwaj wojownika
do-slide = { $steps ->
    [one] { $steps } pole
    [few] { $steps } pola
   *[many] { $steps } pól
} { $direction } ({ $to })
do-shoot = Strzel { $direction }: { $vp } PZ
do-face = Skieruj { $direction } (brak celu)
do-face-target = Skieruj { $direction }: { $kind } ({ $owner })
do-rider = { $kind } ({ $space })
do-horse = Koń { $direction } ({ $from } – { $to })
do-token = Żeton mistrza { $number } za { $coins }
do-master = Użyj mistrza
do-builder = Użyj: postaw wojownika za { $coins }
do-clay_maker = Użyj: zyskaj { $clay }
do-steward = Użyj jeszcze raz: { $field }
do-overseer = Użyj: opróżnij dwa magazyny
do-inspector = Użyj: przesuń inspektora do przodu o najwyżej { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}
do-blacksmith = Użyj: przygotuj całą swoją broń
do-leave-master = Tylko zatrudnij
do-warehouses = { $first } i { $second } (bierzesz { $clay })

# O co chodzi.
ask-over = Koniec gry.
ask-won = Koniec gry. { $seat } wygrywa: { $vp } PZ.
ask-turn = Umieść robotnika albo najpierw obróć koło za { $coins }.
ask-place = Umieść robotnika na segmencie.
ask-field = { $ring }: { $field }. Wykonaj akcję, weź zamiast niej glinę lub monetę albo pomiń.
ask-field-outer = { $ring }: { $field }. Wykonaj akcję albo pomiń.
ask-warrior = Wybierz rodzaj wojownika.
ask-warrior-builder = Wybierz wojownika z najpełniejszej kolumny. Nie da punktów ani użycia broni.
ask-space = Wybierz puste pole dla figury: { $figure }.
ask-weapon = Użyć teraz broni: { $weapon }?
ask-inspector = Możesz przesunąć jednego inspektora o jeden krok.
ask-inspector-master = Przesuń jednego inspektora do przodu o najwyżej { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}.
ask-move = Możesz przesunąć innego swojego wojownika.
ask-slide = Dokąd się przesuwa? ({ $space })
ask-shoot = W którą stronę strzela kusznik?
ask-specialist = Wybierz specjalistę.
ask-face = W którą stronę celuje klęczący kusznik?
ask-rider = Który z twoich wojowników dostaje konia?
ask-horse = W którą stronę stoi koń? ({ $space })
ask-token = Wybierz żeton. Zatrudniasz: { $master }.
ask-master = Użyć od razu: { $master }?
ask-warehouses = Które dwa magazyny opróżniasz?

# Co się dzieje.
log-round = Runda { $round }
log-rotated = { $seat } obraca { $wheel } za { $coins }
log-placed = { $seat } umieszcza robotnika: { $worker }, segment { $segment }
log-coins = { $seat } zyskuje { $coins }
log-clay = { $seat } zyskuje { $clay }
log-paid-clay = { $seat } płaci { $clay }; 1 sucha zostaje: { $warehouse }
log-paid-builder = { $seat } płaci { $coins } mistrzowi budowniczemu
log-moistened = { $seat } zwilża { $n ->
    [one] { $n } glinę
    [few] { $n } gliny
   *[many] { $n } glin
}
log-upgraded = { $seat } zamienia robotnika w artystę (segment { $segment })
log-priority = { $seat } bierze żeton kolejności { $number } i { $clay }
log-readied = { $seat } przygotowuje broń: { $weapon }
log-readied-all = { $seat } przygotowuje całą broń
log-created = { $seat } tworzy wojownika: { $kind }, { $space } ({ $vp } PZ)
log-used = { $seat } używa broni: { $weapon } ({ $vp } PZ)
log-shot = { $seat } używa broni: kusza ({ $vp } PZ)
log-inspector-row = { $seat } przesuwa inspektora rzędów na rząd { $to }
log-inspector-column = { $seat } przesuwa inspektora kolumn na kolumnę { $to }
log-moved = { $seat } przesuwa wojownika: { $kind }, { $from } → { $to }
log-bought = { $seat } kupuje specjalistę: { $kind } (za { $coins } i broń: { $weapon })
log-specialist = { $seat } stawia specjalistę: { $kind }, { $space }
log-archer = { $seat } stawia klęczącego kusznika: { $space }, zwrot { $direction }
log-horse = { $seat } stawia konia: { $kind }, { $space } – { $end }
log-hired = { $seat } zatrudnia za { $coins }: { $master }
log-master = { $seat } korzysta z mistrza: { $master }
log-emptied = { $seat } opróżnia dwa magazyny ({ $first }, { $second }) i bierze { $clay }
log-skipped = { $seat } pomija akcję
log-scored = { $seat } zdobywa { $vp } PZ: { $what } ({ $standing })
log-inspector-steps = { $inspector } przechodzi dalej: { $to }
log-music = { $seat } zdobywa { $vp } PZ: muzycy
log-order = Kolejność tur: { $order }
log-dried = { $seat }: { $n ->
    [one] wysycha { $n } glina
    [few] wysychają { $n } gliny
   *[many] wysycha { $n } glin
} (mokre: { $kept })
log-income = { $seat } zyskuje { $coins } od mistrzów
log-wheels = Oba koła obracają się o jeden krok
log-final = Punktowanie końcowe
log-removed = { $seat } usuwa z mauzoleum { $n ->
    [one] { $n } wojownika bez grupy
   *[many] { $n } wojowników bez grupy
}
log-group = { $seat } zdobywa { $vp } PZ: grupa { $kind } ({ $space }), { $n ->
    [one] { $n } wojownik
   *[many] { $n } wojowników
}
log-archers = { $seat } zdobywa { $vp } PZ: { $n ->
    [one] { $n } klęczący kusznik
   *[many] { $n } klęczących kuszników
}
log-leftovers = { $seat } zdobywa { $vp } PZ: monety i glina ({ $n })
log-won = { $seat } wygrywa: { $vp } PZ
scored-row = rząd { $n }
scored-column = kolumna { $n }
scored-footman = sługa ({ $space })
scored-group = grupa { $kind } ({ $space })

# Dlaczego nie.
no-over = Koniec gry.
no-turn = Teraz decyduje kto inny.
no-rotate-again = W turze możesz obrócić tylko jedno koło i tylko o jeden krok.
no-rotate-coins = Obrót koła kosztuje { $coins }; masz { $own }.
no-rotate-late = Koło można obrócić tylko przed umieszczeniem robotnika.
no-place-late = W tej turze twój robotnik jest już umieszczony.
no-place-artisan = Segment zamknięty: stoi tu już artysta.
no-place-craftsman = Stoi tu już rzemieślnik: możesz dostawić tylko artystę.
no-worker = Nie masz już takich robotników: { $worker }.
no-action-yet = Najpierw umieść robotnika.
no-other-step = Nie teraz: najpierw dokończ bieżącą akcję.
no-substitute-outer = Akcji zewnętrznego koła nie można zamienić na glinę ani monetę.
no-substitute-master = Zatrudnienie mistrza było akcją: nie można jej zamienić na glinę ani monetę.
no-skip = Dokończ rozpoczętą akcję.
no-warrior-builder = Z mistrzem budowniczym wybierz wojownika z najpełniejszej kolumny.
no-space = To pole nie jest puste: { $space }.
no-weapon = Broni możesz użyć tylko wtedy, gdy jest aktywna, zaraz po stworzeniu jej wojownika w warsztacie.
no-inspector-officer = Oficer przesuwa jednego inspektora o krok do przodu lub do tyłu.
no-inspector-master = Mistrz inspektor przesuwa jednego inspektora do przodu, o 1 do { $steps } kroków.
no-move-guard = Strażnik nie może przesunąć siebie; wybierz innego wojownika.
no-move-other = Wybierz własnego wojownika.
no-move-stuck = Ten wojownik nie ma dokąd pójść.
no-slide = Wojownik przesuwa się w linii prostej przez puste pola.
no-slide-horse = Wojownik z koniem przesuwa się w całości: na każdym kroku wszystkie jego pola muszą być puste.
no-shoot = W tym kierunku nie ma figury.
no-rider = Wybierz swojego wojownika bez konia, obok którego są dwa puste pola w linii.
no-horse = Dwa następne pola w tym kierunku muszą być puste.
no-token-used = Żeton { $number } leży już na mistrzu.
no-token-coins = Ten żeton mistrza kosztuje { $coins }; masz { $own }.
no-warehouses = Wybierz dwa różne magazyny; w co najmniej jednym musi być glina.
no-clay = To kosztuje { $clay }; masz { $own }.
no-warriors = Organizer jest pusty.
no-room = Mauzoleum jest pełne.
no-dry = Nie masz suchej gliny.
no-upgrade = Ten robotnik jest już artystą.
no-priority-held = Masz już żeton kolejności.
no-priority-left = Nie ma już żetonów kolejności.
no-builder-coins = Mistrz budowniczy kosztuje w tej rundzie { $coins }; masz { $own }.
no-warehouse-clay = Wszystkie magazyny są puste.
no-inactive-weapon = Cała twoja broń jest już aktywna.
no-ready = Ta broń jest już aktywna: { $weapon }.
no-specialist = Nie możesz teraz kupić specjalisty: trzeba mieć monety, aktywną broń, miejsce i dostępną figurę.
no-figure = Zabrakło figur: { $kind }.
no-price = Ten specjalista kosztuje { $coins }; masz { $own }.
no-active = Najpierw przygotuj broń: { $weapon }.
no-horse-room = Obok żadnego z twoich wojowników nie ma miejsca na konia.

# Obraz.
amount-vp = { $n } PZ
board-title = Terakotowa armia, runda { $round }
board-workshop = Warsztat
board-mausoleum = Mauzoleum
board-rounds = Rundy i żetony punktowania
board-organizer = Organizer
board-specialists = Specjaliści
board-masters = Mistrzowie
board-warehouse = Magazyn
board-coins = Monety
board-clay_wet = Mokra glina
board-clay_dry = Sucha glina
board-active = aktywna
board-inactive = nieaktywna
board-now = Gdyby teraz punktować:
board-preview = rząd { $row } · kolumna { $column } · muzycy { $music } · żeton { $token } = { $total }
board-order = Kolejność tur
board-inspectors = Inspektorzy: rząd { $row }, kolumna { $column }
board-warehouses = Sucha glina w magazynach: płn.-wsch. { $ne }, płd.-wsch. { $se }, płd.-zach. { $sw }, płn.-zach. { $nw }
board-round = Runda { $round } z { $rounds }
board-segment-number = Segment { $segment }
board-segment = Segment { $segment }: { $inner }; { $middle }; { $outer }
board-player = { $seat }: { $vp } PZ; { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
   *[many] { $coins } monet
}, { $wet ->
    [one] { $wet } mokra glina
    [few] { $wet } mokre gliny
   *[many] { $wet } mokrych glin
}, { $dry ->
    [one] { $dry } sucha glina
    [few] { $dry } suche gliny
   *[many] { $dry } suchych glin
}
board-weapons = Aktywna broń
board-workers = Wolni robotnicy: { $craftsmen ->
    [one] { $craftsmen } rzemieślnik
   *[many] { $craftsmen } rzemieślników
}, { $artisans ->
    [one] { $artisans } artysta
   *[many] { $artisans } artystów
}
board-priority = Żeton kolejności
board-left = Zostało w organizerze
board-none = brak
board-tokens = Żetony punktowania
bonus-coin = W fazie porządkowania: 1 moneta.
bonus-coin-short = daje 1 monetę co rundę
bonus-keep = W fazie porządkowania: 1 glina zostaje mokra.
bonus-keep-short = zachowuje 1 mokrą glinę
help-reconstructed = Część wydrukowanych wartości odtworzyliśmy. Jeśli masz grę, możesz je poprawić w plikach danych.
help-field = { $ring }: { $field }
help-segment = Segment { $segment }. Zapłacona tu glina: { $warehouse }.
help-pad-open = Dla każdego robotnika.
help-pad-artisan = Tylko dla artysty.
help-pad-closed = Zamknięty.
help-rotate-inner = Obróć wewnętrzne koło o krok w prawo za { $coins }. (TA-4.1)
help-rotate-middle = Obróć środkowe koło o krok w lewo za { $coins }. (TA-4.1)
help-warehouse = { $warehouse }: { $n ->
    [one] { $n } sucha glina
    [few] { $n } suche gliny
   *[many] { $n } suchych glin
}. (TA-6.2)
help-column = { $kind }: zostało { $left }; następny jest wart { $vp } PZ. { $help }
help-specialist = { $kind }: zostało { $left }; kosztuje { $price ->
    [one] { $price } monetę
    [few] { $price } monety
   *[many] { $price } monet
} i broń: { $weapon }. { $help }
help-officer = Miecz: 1 PZ, możesz przesunąć inspektora o krok. (TA-6.8)
help-guard = Halabarda: 3 PZ, możesz przesunąć innego swojego wojownika. (TA-6.13)
help-crossbowman = Kusza: 1 PZ za każde puste pole do najbliższej figury w jednym kierunku. (TA-6.11)
help-soldier = Włócznia: 1 PZ i 2 monety. (TA-6.10)
help-horse = Twój wojownik zajmuje trzy pola; nadal liczy się jako jeden. (TA-7.8)
help-footman = Na koniec gry punktuje 8 pól wokół: dominacja 8 PZ, obecność 2 PZ. (TA-15.1)
help-kneeling_archer = Rozstrzyga remisy na korzyść właściciela celu, dołącza do grupy celu i daje 2 PZ na koniec gry. (TA-7.15)
help-musician = W każdej fazie punktowania: 1 PZ za każdego twojego wojownika w jego rzędzie lub kolumnie. (TA-7.16)
help-master = { $master }. { $help } { $bonus }
help-builder = Zapłać tyle monet, ile wynosi numer rundy, i postaw wojownika z najpełniejszej kolumny, bez punktów i broni. (TA-8.6)
help-clay_maker = Zyskaj 3 mokre gliny. (TA-8.7)
help-steward = Wykonaj jeszcze raz wewnętrzną akcję segmentu. (TA-8.8)
help-overseer = Weź całą suchą glinę z dwóch magazynów. (TA-8.9)
help-inspector = Przesuń jednego inspektora o 1 lub 2 kroki do przodu. (TA-8.10)
help-blacksmith = Przygotuj całą swoją broń. (TA-8.11)
help-hired = { $seat } (za { $coins })
help-order = { $place }. miejsce w kolejności tur. (TA-11.2)
help-priority = Żeton kolejności { $number }: w następnej rundzie { $number }. miejsce. (TA-5.9)
help-workers = { $worker }: zostało { $free } z { $all }.
help-next-token = Twój następny żeton mistrza kosztuje { $coins }. (TA-8.2)
help-preview = Rząd i kolumna inspektorów, muzycy i żeton tej rundy według obecnego stanu. (TA-13)
help-round = Runda { $round }: { $token }; dominacja { $domination } PZ, obecność { $presence } PZ. (TA-13.6)

# Co dałoby pole.
hint-empty = { $space }: puste
hint-here = z twoim wojownikiem na tym polu
hint-with = gdy stanie tutaj: { $figure }
hint-round = w tej rundzie: { $changes }
hint-end = na koniec gry: { $changes }
hint-change = { $what } { $vp } PZ
hint-standing = { $seat } { $n } ({ $standing }, { $vp } PZ)
hint-nobody = nikt
hint-group = Grupa { $kind }: { $points }
