game-name = Terakotowa armia
game-about = Stwórz glinianą armię Pierwszego Cesarza: obracaj koła warsztatu, wysyłaj robotników i wraz z rywalami zapełniaj mauzoleum.
mode-standard = Gra podstawowa

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
absent = nic

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
source-majorities = Dominacja w grupach
source-archers = Klęczący kusznicy
source-leftovers = Monety i glina

# Ilości.
amount-coins = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
   *[many] { $n } monet
 }
amount-clay_wet = { $n } × mokra glina
amount-clay_dry = { $n } × sucha glina

# Pola warsztatu.
field-coins = { $n ->
    [one] zyskaj { $n } monetę
    [few] zyskaj { $n } monety
   *[many] zyskaj { $n } monet
 }
field-clay = zyskaj { $n } × mokra glina
field-create = stwórz wojownika za { $n } × mokra glina
field-moisten = zwilż całą swoją suchą glinę
field-upgrade = zamień robotnika w artystę
field-priority = weź żeton kolejności
field-ready = przygotuj broń: { $weapon }
field-master = { $master }
field-specialist = kup specjalistę

# Wybory.
do-rotate = Obróć o jeden krok: { $wheel } ({ $coins })
do-place = { $worker } na segment { $segment }: { $inner }; { $middle }; { $outer }
do-perform = Wykonaj: { $field }
do-perform-any = Wykonaj wydrukowaną akcję
do-clay = Zamiast tego weź: { $clay }
do-coin = Zamiast tego weź: { $coins }
do-skip = Nic nie rób
do-warrior = { $kind }: { $vp } PZ (zostało: { $left })
do-specialist = { $kind }: { $coins } i { $weapon }
do-space = { $figure } na { $space }
do-space-any = Pole { $space }
do-weapon = Użyj broni
do-weapon-officer = Użyj miecza: { $vp } PZ, inspektor może zrobić krok
do-weapon-guard = Użyj halabardy: { $vp } PZ, inny twój wojownik może się przesunąć
do-weapon-crossbowman = Użyj kuszy: { $vp } PZ za każde puste pole do najbliższej figury
do-weapon-soldier = Użyj włóczni: { $vp } PZ i { $coins }
do-keep-weapon = Zostaw broń aktywną
do-inspector-row = Inspektor rzędów na rząd { $to }
do-inspector-column = Inspektor kolumn na kolumnę { $to }
do-no-inspector = Zostaw inspektorów na miejscu
do-move = Przesuń: { $kind } z { $space }
do-no-move = Nikogo nie przesuwaj
do-slide = { $steps } × { $direction }, na { $to }
do-shoot = Strzał { $direction }: { $vp } PZ
do-face = Zwrot { $direction }: nikogo tam nie ma
do-face-target = Zwrot { $direction }: { $kind } ({ $owner })
do-rider = Jeździec: { $kind } na { $space }
do-horse = Koń { $direction }: od { $from } do { $to }
do-token = Żeton mistrza { $number }: { $coins }
do-master = Użyj mistrza
do-builder = Użyj: postaw wojownika, cena: { $coins }
do-clay_maker = Użyj: zyskaj { $clay }
do-steward = Użyj: jeszcze raz { $field }
do-overseer = Użyj: opróżnij dwa magazyny
do-inspector = Użyj: przesuń inspektora do przodu, najwyżej { $steps } kroki
do-blacksmith = Użyj: przygotuj całą swoją broń
do-leave-master = Tylko zatrudnij, nie używaj
do-warehouses = { $first } i { $second }: { $clay }

# O co chodzi.
ask-over = Koniec gry.
ask-turn = { $seat }: umieść robotnika na segmencie albo najpierw obróć koło ({ $coins }).
ask-place = { $seat }: umieść robotnika na segmencie.
ask-field = { $seat }, { $ring }: { $field }. Wykonaj akcję, weź zamiast niej glinę lub monetę albo nic nie rób.
ask-field-outer = { $seat }, { $ring }: { $field }. Wykonaj akcję albo nic nie rób.
ask-warrior = { $seat }: jaki wojownik?
ask-warrior-builder = { $seat }: wojownik z najpełniejszej kolumny, bez punktów i broni.
ask-space = { $seat }: wybierz puste pole dla figury: { $figure }.
ask-weapon = { $seat }: użyć teraz broni: { $weapon }?
ask-inspector = { $seat }: możesz przesunąć jednego inspektora o jeden krok.
ask-inspector-master = { $seat }: przesuń jednego inspektora do przodu, najwyżej { $steps } kroki.
ask-move = { $seat }: możesz przesunąć innego swojego wojownika.
ask-slide = { $seat }: dokąd z { $space }?
ask-shoot = { $seat }: w którą stronę strzela kusznik?
ask-specialist = { $seat }: jaki specjalista?
ask-face = { $seat }: w którą stronę patrzy klęczący kusznik?
ask-rider = { $seat }: który z twoich wojowników dostaje konia?
ask-horse = { $seat }: w którą stronę stoi koń wojownika z { $space }?
ask-token = { $seat }: którym żetonem zatrudnić: { $master }?
ask-master = { $seat }: użyć od razu: { $master }?
ask-warehouses = { $seat }: które dwa magazyny opróżnić?

# Co się dzieje.
log-round = Zaczyna się runda { $round }.
log-rotated = { $seat } obraca: { $wheel } ({ $coins }).
log-placed = { $seat } umieszcza: { $worker }, segment { $segment }.
log-coins = { $seat } zyskuje: { $coins }.
log-clay = { $seat } zyskuje: { $clay }.
log-paid-clay = { $seat } płaci: { $clay }; jedna sucha trafia tu: { $warehouse }.
log-paid-builder = { $seat } płaci budowniczemu: { $coins }.
log-moistened = { $seat } zwilża glinę: { $n }.
log-upgraded = { $seat } zamienia robotnika na segmencie { $segment } w artystę.
log-priority = { $seat } bierze żeton kolejności { $number } ({ $clay }).
log-readied = { $seat } przygotowuje broń: { $weapon }.
log-readied-all = { $seat } przygotowuje całą broń.
log-created = { $seat } tworzy: { $kind } na { $space } ({ $vp } PZ).
log-used = { $seat } używa broni: { $weapon } ({ $vp } PZ).
log-shot = { $seat } używa broni: kusza ({ $vp } PZ).
log-inspector-row = { $seat } przesuwa inspektora rzędów na rząd { $to }.
log-inspector-column = { $seat } przesuwa inspektora kolumn na kolumnę { $to }.
log-moved = { $seat } przesuwa: { $kind }, z { $from } na { $to }.
log-bought = { $seat } kupuje: { $kind } ({ $coins } i { $weapon }).
log-specialist = { $seat } stawia: { $kind } na { $space }.
log-archer = { $seat } stawia: Klęczący kusznik na { $space }, zwrot { $direction }.
log-horse = { $seat } stawia konia: { $kind }, od { $space } do { $end }.
log-hired = { $seat } zatrudnia: { $master } ({ $coins }).
log-master = { $seat } używa: { $master }.
log-emptied = { $seat } opróżnia: { $first }, { $second } ({ $clay }).
log-skipped = { $seat } pomija akcję.
log-scored = { $seat }, { $what }: { $standing }, { $vp } PZ.
log-inspector-steps = { $inspector } idzie dalej: { $to }.
log-music = { $seat }, muzycy: { $vp } PZ.
log-order = Kolejność tur: { $order }.
log-dried = { $seat }: glina wysycha: { $n }, mokra zostaje: { $kept }.
log-income = { $seat } zyskuje od mistrzów: { $coins }.
log-wheels = Oba koła obracają się o jeden krok.
log-final = Punktowanie końcowe.
log-removed = { $seat }: wojownicy bez grupy opuszczają mauzoleum: { $n }.
log-group = { $seat }, grupa { $kind } przy { $space }: wojowników { $n }, { $vp } PZ.
log-archers = { $seat }, klęczący kusznicy: { $n }, { $vp } PZ.
log-leftovers = { $seat }, monety i glina: { $n }, { $vp } PZ.
log-won = { $seat } wygrywa z wynikiem { $vp } PZ.
scored-row = rząd { $n }
scored-column = kolumna { $n }
scored-footman = sługa na { $space }
scored-group = grupa { $kind } przy { $space }

# Dlaczego nie.
no-over = Gra jest skończona.
no-turn = To nie twoja tura.
no-rotate-again = W turze obraca się tylko jedno koło i tylko o jeden krok.
no-rotate-coins = Obrót koła kosztuje: { $coins }.
no-rotate-late = Koło obraca się przed umieszczeniem robotnika.
no-place-late = Robotnik tej tury jest już umieszczony.
no-place-artisan = Artysta zamyka segment.
no-place-craftsman = Segment z rzemieślnikiem przyjmuje tylko artystę.
no-worker = Nie masz już robotnika: { $worker }.
no-action-yet = Najpierw umieść robotnika.
no-other-step = Teraz chodzi o co innego: akcję kończy się przed następną.
no-substitute-outer = Na zewnętrznym kole nie ma zamiany.
no-substitute-master = Zatrudnienie to wykonana akcja: nie ma zamiany.
no-skip = Zaczętą akcję trzeba dokończyć.
no-warrior-builder = Mistrz budowniczy bierze z najpełniejszej kolumny.
no-space = Pole { $space } nie jest puste.
no-weapon = Broni używa się tylko od razu, dla wojownika właśnie stworzonego w warsztacie, gdy jest aktywna.
no-inspector-officer = Oficer przesuwa jednego inspektora o jeden krok, do przodu lub do tyłu.
no-inspector-master = Mistrz inspektor przesuwa jednego inspektora do przodu, od 1 do { $steps } kroków.
no-move-guard = Strażnik przesuwa innego wojownika, nie siebie.
no-move-other = Strażnik przesuwa jednego z twoich wojowników.
no-move-stuck = Ten wojownik nie ma dokąd pójść.
no-slide = Wojownik przesuwa się prosto przez puste pola.
no-slide-horse = Wojownik przesuwa się razem z koniem; wszystkie jego pola muszą być wolne na każdym kroku.
no-shoot = W tym kierunku nie ma figury.
no-rider = Jeździec to twój wojownik bez konia, z dwoma pustymi polami w linii.
no-horse = Dwa następne pola w tym kierunku muszą być puste.
no-token-used = Żeton { $number } leży już na mistrzu.
no-token-coins = Żeton mistrza kosztuje: { $coins }.
no-warehouses = Wybierz dwa różne magazyny, nie oba puste.
no-clay = Potrzeba: { $clay }.
no-warriors = Organizer jest pusty.
no-room = Mauzoleum jest pełne.
no-dry = Nie masz suchej gliny.
no-upgrade = Ten robotnik jest już artystą.
no-priority-held = Masz już żeton kolejności.
no-priority-left = Nie ma już żetonów kolejności.
no-builder-coins = Mistrz budowniczy kosztuje w tej rundzie: { $coins }.
no-warehouse-clay = Wszystkie magazyny są puste.
no-inactive-weapon = Cała twoja broń jest aktywna.
no-ready = Ta broń jest już aktywna: { $weapon }.
no-specialist = Nie możesz kupić specjalisty: potrzeba monet, aktywnej broni i miejsca.
no-figure = Już nie ma: { $kind }.
no-price = Ten specjalista kosztuje: { $coins }.
no-active = Ta broń musi być aktywna: { $weapon }.
no-horse-room = Żaden z twoich wojowników nie ma miejsca na konia.
