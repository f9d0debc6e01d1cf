game-name = Kingsburg
game-about = Pięć lat rządów w granicznej prowincji: kośćmi zdobywaj poparcie doradców Króla, buduj i co zimę broń granicy.
mode-standard = Gra podstawowa
option-queen_vp = Punkty od Królowej
option-queen_vp-help = Polska instrukcja daje 1 punkt, pierwsze wydanie angielskie 3.

# Dobra i inne rzeczy.
good-gold = złoto
good-wood = drewno
good-stone = kamień
amount-gold = { $n } × złoto
amount-wood = { $n } × drewno
amount-stone = { $n } × kamień
amount-plus2 = { $n } × żeton „+2”
amount-soldiers = { $n } × żołnierz
amount-vp = { $n } PZ
amount-any = { $n ->
    [one] { $n } dowolne dobro
    [few] { $n } dowolne dobra
   *[many] { $n } dowolnych dóbr
 }
amount-buildings = { $n } × budynek
nothing = nic
plus2 = żeton „+2”
soldiers = żołnierze
goods = dobra
white-die = biała kość
aid-die = biała kość od Króla
envoy = Królewski Wysłannik

# Fazy.
phase-aid = Pomoc od Króla
phase-spring = Wiosna
phase-reward = Królewska Nagroda
phase-summer = Lato
phase-envoy = Królewski Wysłannik
phase-autumn = Jesień
phase-recruit = Werbunek żołnierzy
phase-winter = Zima: bitwa
phase-aid-help = Gracz z najmniejszą liczbą budynków, potem dóbr, rzuca wiosną białą kością; przy remisie każdy z remisujących bierze jedno dobro. (KB-3)
phase-spring-help = Rzuty, poparcie doradców, ich pomoc, budowanie. (KB-4 do KB-8)
phase-reward-help = Każdy z największą liczbą budynków zdobywa 1 punkt. (KB-9)
phase-summer-help = Rzuty, poparcie doradców, ich pomoc, budowanie; każda Karczma daje żeton „+2”. (KB-4 do KB-8)
phase-envoy-help = Gracz z najmniejszą liczbą budynków, potem dóbr, bierze Wysłannika; przy remisie nikt go nie bierze. (KB-10)
phase-autumn-help = Rzuty, poparcie doradców, ich pomoc, budowanie. (KB-4 do KB-8)
phase-recruit-help = Dwa dobra za żołnierza, z Koszarami jedno. (KB-11)
phase-winter-help = Odkrywa się najeźdźcę, kość daje wszystkim królewskich żołnierzy, każdy walczy osobno. (KB-12)

# Doradcy.
advisor-jester = Błazen
advisor-squire = Dziedzic
advisor-architect = Architekt
advisor-merchant = Kupiec
advisor-sergeant = Sierżant
advisor-alchemist = Alchemik
advisor-astronomer = Astronom
advisor-treasurer = Skarbnik
advisor-master_hunter = Główny Łowczy
advisor-general = Generał
advisor-swordsmith = Miecznik
advisor-duchess = Księżna
advisor-champion = Wojownik
advisor-smuggler = Przemytnik
advisor-inventor = Wynalazca
advisor-wizard = Czarodziej
advisor-queen = Królowa
advisor-king = Król
advisor-help = { $number } { $advisor }: { $gift }
gift-or = { $first } lub { $second }
gift-exchange = możesz oddać 1 dobro za po jednym z pozostałych rodzajów
gift-peek = podgląd najeźdźcy

# Budynki.
building-statue = Statua
building-chapel = Kaplica
building-church = Kościół
building-cathedral = Katedra
building-inn = Karczma
building-market = Targ
building-farms = Farmy
building-merchants_guild = Gildia Kupiecka
building-guard_tower = Wieża Strażnicza
building-blacksmith = Kuźnia
building-barracks = Koszary
building-wizards_guild = Gildia Czarodziejów
building-palisade = Palisada
building-stables = Stajnie
building-stone_wall = Kamienny Mur
building-fortress = Warownia
building-barricade = Barykada
building-crane = Żuraw
building-town_hall = Ratusz
building-embassy = Ambasada
effect-statue = Gdy wszystkie twoje kości pokazują tę samą liczbę, możesz przerzucić jedną z nich. Raz w sezonie. (KB-4.6)
effect-chapel = Gdy suma twoich kości wynosi najwyżej 7, możesz przerzucić wszystkie. Raz w sezonie. (KB-4.7)
effect-church = +1 w bitwie z demonami. (KB-15.3)
effect-cathedral = Na koniec gry 1 punkt za każde 2 posiadane dobra. (KB-13.2)
effect-inn = Żeton „+2” na koniec każdego lata. (KB-8.3)
effect-market = Raz w sezonie możesz grupą kości uzyskać poparcie doradcy o numerze o 1 większym lub mniejszym. (KB-5.8)
effect-farms = Jedna biała kość więcej w każdym sezonie, ale −1 w bitwie. (KB-15.7)
effect-merchants_guild = 1 złoto na początku każdego sezonu. (KB-4.1)
effect-guard_tower = +1 w bitwie. (KB-15.9)
effect-blacksmith = +1 w bitwie. (KB-15.10)
effect-barracks = Żołnierz kosztuje 1 dobro zamiast 2. (KB-11.2)
effect-wizards_guild = +2 w bitwie. (KB-15.12)
effect-palisade = +1 w bitwie, +2 z zombie. (KB-15.13)
effect-stables = Jeden żołnierz więcej, gdy pomaga ci Sierżant, Generał lub Król. (KB-6.7)
effect-stone_wall = +1 w bitwie, a remis liczy się jak zwycięstwo. (KB-12.5)
effect-fortress = +1 w bitwie i 1 punkt za każde zwycięstwo. (KB-12.7)
effect-barricade = +1 w bitwie z goblinami. (KB-15.20)
effect-crane = Budynki kolumn III i IV kosztują o 1 złoto mniej. (KB-7.4)
effect-town_hall = Na koniec sezonu możesz oddać żeton „+2” lub jedno dobro za 1 punkt. (KB-15.18)
effect-embassy = 1 punkt na koniec każdego sezonu. (KB-15.19)
building-help = { $building }: { $cost } za { $vp } PZ. { $effect }

# Najeźdźcy.
kind-barbarians = Barbarzyńcy
kind-goblins = Gobliny
kind-orcs = Orkowie
kind-zombies = Zombie
kind-demons = Demony
kind-dragons = Smoki
invader-face = { $kind }, siła { $strength }
invader-help = { $kind }, siła { $strength }. Zwycięstwo: { $reward }. Porażka, tracisz: { $loss }.
invader-back = Najeźdźca roku { $year }: siła od { $least } do { $most }, zakryty
invader-reconstructed = Z jednej publicznej tabeli; popraw data/invaders.toml, jeśli twoja karta mówi co innego. (KB-R20)

# O co pytani są gracze.
prompt-over = Koniec gry.
prompt-aid = Weź jedno dobro od Króla.
prompt-reroll = Przerzuć kości Statuą lub Kaplicą albo zostaw je.
prompt-influence = Uzyskaj kośćmi poparcie doradcy albo pasuj.
prompt-help = { $advisor }: wybierz, co otrzymujesz.
prompt-exchange = { $advisor }: oddaj jedno dobro za po jednym z pozostałych albo zrezygnuj.
prompt-build = Zbuduj jeden budynek albo pasuj.
prompt-second-build = Wysłannik pozwala na drugi budynek; możesz też pasować i go zachować.
prompt-town-hall = Ratusz: zapłać za 1 punkt albo pasuj.
prompt-recruit = Zwerbuj żołnierza albo zakończ.
prompt-reward = Wybierz dobra za zwycięstwo.
prompt-lose = Wybierz dobra do oddania.

# Nazwy akcji.
do-pass = Pasuj
do-pass-influence = Pasuj: bez dalszych kości w tym sezonie
do-pass-build = Nie buduj
do-pass-second = Bez drugiego budynku, zachowaj Wysłannika
do-pass-town-hall = Nie płać
do-keep = Zostaw kości
do-decline = Bez wymiany
do-done = Koniec werbunku
do-reroll = Statua: przerzuć { $die }
do-reroll-white = Statua: przerzuć białą { $die }
do-reroll-all = Kaplica: przerzuć wszystkie kości
do-place = { $number } { $advisor }: { $dice } → { $gift }
do-place-with = { $number } { $advisor }: { $dice } oraz { $helps } → { $gift }
help-token = żeton „+2”
help-market-up = Targ +1
help-market-down = Targ −1
help-envoy = Wysłannik
do-take = Weź: { $goods }
do-give = Oddaj 1 × { $good }, weź { $goods }
do-build = Zbuduj: { $building } ({ $cost }) → { $vp } PZ
do-pay-plus2 = Oddaj żeton „+2” → 1 PZ
do-pay-good = Oddaj 1 × { $good } → 1 PZ
do-recruit = Zwerbuj żołnierza za { $goods }
do-lose = Oddaj: { $goods }

# Dlaczego czegoś nie można.
why-not-asked = Teraz nie twoja decyzja.
why-over = Gra jest skończona.
why-other-step = Teraz decydujesz o czymś innym.
why-dice = Nie masz tych kości.
why-coloured = Grupa potrzebuje co najmniej jednej kolorowej kości.
why-value = { $dice } jest warte { $value }, nie { $number }.
why-token = Nie masz żetonu „+2” do użycia.
why-token-used = Dla poparcia doradców można użyć tylko jednego żetonu „+2” w sezonie.
why-market = Nie masz Targu.
why-market-used = Targ był już użyty w tym sezonie.
why-envoy = Nie masz Wysłannika.
why-envoy-free = Wysłannika nie używa się na wolnego doradcę.
why-taken = Ten doradca jest już zajęty: { $advisor }.
why-taken-twice = Ten doradca jest już zajęty dwukrotnie: { $advisor }.
why-no-group = Żadna twoja grupa kości nie jest warta { $number }.
why-built = Ten budynek już stoi: { $building }.
why-row = Rząd buduje się od lewej: najpierw { $building }.
why-cost = { $building } kosztuje { $cost }; masz { $goods }.
why-goods = Nie masz tych dóbr.
why-soldier = { $n ->
    [one] Żołnierz kosztuje cię { $n } dobro.
    [few] Żołnierz kosztuje cię { $n } dobra.
   *[many] Żołnierz kosztuje cię { $n } dóbr.
 }
why-amount = Liczba dóbr się tu nie zgadza.
why-alternative = Ten doradca tego nie daje: { $advisor }.
why-statue = Statua wymaga, by wszystkie twoje kości pokazywały tę samą liczbę.
why-chapel = Kaplica wymaga sumy kości najwyżej 7.
why-no-building = Nie masz budynku: { $building }.
why-building-used = Budynek był już użyty w tym sezonie: { $building }.

# Dziennik.
log-phase = Rok { $year }: { $phase }
log-aid-die = { $seat } bierze białą kość od Króla na wiosnę.
log-aid-good = { $seat } bierze od Króla: { $goods }.
log-income = { $seat } otrzymuje z Gildii Kupieckiej: 1 × złoto.
log-neutral = Kości neutralne { $dice } blokują: { $number } { $advisor }.
log-rolled = { $seat } rzuca { $dice } (suma { $sum }).
log-rerolled = { $seat } przerzuca, { $building }: { $dice } (suma { $sum }).
log-order = Kolejność: { $order }.
log-placed = { $seat } uzyskuje poparcie: { $number } { $advisor } ({ $dice }).
log-placed-with = { $seat } uzyskuje poparcie: { $number } { $advisor } ({ $dice } oraz { $helps }).
log-passed = { $seat } pasuje.
log-helped = { $number } { $advisor } pomaga: { $seat } ({ $gain }).
log-exchanged = { $seat } oddaje Alchemikowi 1 × { $good } i bierze { $goods }.
log-declined = { $seat } nie wymienia nic u Alchemika.
log-peeked = { $seat } ogląda najeźdźcę tego roku.
log-peeked-card = { $seat } ogląda najeźdźcę tego roku: { $card }.
log-built = { $seat } buduje: { $building } ({ $cost }; { $vp } PZ).
log-built-free = { $seat } buduje: { $building } ({ $vp } PZ).
log-envoy-builds = { $seat } używa Wysłannika, by budować drugi raz.
log-inn = { $seat } otrzymuje z Karczmy: żeton „+2”.
log-embassy = { $seat } otrzymuje z Ambasady: 1 PZ.
log-town-hall-plus2 = { $seat } oddaje w Ratuszu żeton „+2” za 1 PZ.
log-town-hall-good = { $seat } oddaje w Ratuszu 1 × { $good } za 1 PZ.
log-reward = Królewska Nagroda, po 1 PZ: { $seats }.
log-envoy-returned = { $seat } oddaje nieużytego Wysłannika.
log-envoy-taken = { $seat } bierze Królewskiego Wysłannika.
log-envoy-stays = Remis: nikt nie bierze Wysłannika.
log-recruited = { $seat } werbuje żołnierza za { $goods }.
log-revealed = Najeźdźca roku { $year }: { $card }.
log-royal-die = { $n ->
    [one] Król posyła każdemu { $n } żołnierza.
   *[many] Król posyła każdemu { $n } żołnierzy.
 }
log-won = { $seat } zwycięża z wartością { $value }: { $gain }.
log-won-only = { $seat } zwycięża z wartością { $value }.
log-drew = { $seat } utrzymuje granicę z wartością { $value }: remis.
log-lost = { $seat } przegrywa z wartością { $value }.
log-fortress = { $seat } zdobywa 1 PZ dzięki Warowni.
log-greatest = { $seat } zdobywa 1 PZ za największe zwycięstwo.
log-reward-goods = { $seat } bierze jako nagrodę: { $goods }.
log-lost-goods = { $seat } oddaje: { $goods }.
log-destroyed = { $seat } traci budynek: { $building } (−{ $vp } PZ).
log-lost-points = { $seat } traci { $vp } PZ.
log-cathedral = { $seat } zdobywa { $vp } PZ dzięki Katedrze.
log-game-over = Koniec gry.

# Skąd punkty.
source-buildings = Budynki
source-advisors = Doradcy
source-reward = Królewska Nagroda
source-embassy = Ambasada
source-town-hall = Ratusz
source-battles = Bitwy
source-cathedral = Katedra

# Jak kończy się gra.
ending-years = Minęło pięć lat.

# Plansza.
board-title = Kingsburg: rok { $year }, { $phase }
board-order = Tor Kolejności
board-soldiers = Żołnierze
board-score = Punkty
board-supply = Rezerwa
board-dice = Twoje kości
board-province = Prowincja: { $seat }
board-battle-help = Żołnierze i budynki razem, bez królewskiej kości: { $values }
board-battle-royal-help = Żołnierze, także królewscy, i budynki razem: { $values }
board-battle-entry = { $value } przeciw: { $kind }
board-passed = pas
board-holds-envoy = ma Wysłannika
board-on-board = na planszy
board-year = Rok { $year }
board-group = { $seat }: { $dice }
board-group-neutral = Kości neutralne: { $dice }
board-step-roll = a. Rzut i kolejność
board-step-influence = b. Poparcie
board-step-help = c. Pomoc doradców
board-step-build = d. Budowanie
board-step-end = Koniec sezonu
board-entry = { $seat } { $n }
board-score-help = Tor Punktacji; po 59 biegnie dalej od 0, punktów może być mniej niż 0 (KB-1.6). { $entries }
board-soldiers-help = Tor Żołnierzy; kto ma ich więcej niż 9, nic nie traci (KB-1.7). { $entries }
board-order-help = Tor Kolejności: najmniejsza suma kości działa pierwsza, przy remisie zostaje dawna kolejność (KB-4.10, KB-4.11). { $order }
board-envoy-held = Ma go: { $seat }.
board-supply-help = Rezerwa bez ograniczeń: { $what } (KB-1.4)
board-white-left = Białe kości w rezerwie: { $n } (KB-1.5)
board-invaders = Lata i najeźdźcy
board-candidates = Jedna z kart: { $cards }
board-peeked = Kto zna najeźdźcę tego roku: { $seats } (KB-6.10)
board-asked = Teraz decyduje
board-winner = Zwycięstwo
board-won = Zwycięstwo
board-drew = Remis
board-lost = Porażka
board-greatest = Największe zwycięstwo: 1 PZ (KB-12.8)
board-coloured-die = kość w twoim kolorze
board-token-help = Żeton „+2” podnosi wartość grupy o 2; dla poparcia doradców najwyżej jeden w sezonie. (KB-5.5)
board-envoy-help = Wysłannik: uzyskaj poparcie zajętego doradcy albo zbuduj dwa budynki. (KB-10.4, KB-10.6)
board-built = Stoi.
board-used = Użyty w tym sezonie. (KB-1.11)
board-dice-of = Kości do rozstawienia
board-hint-statue = Kości jednakowe: przerzuć jedną
board-hint-chapel = Suma do 7: przerzuć wszystkie
board-hint-church = +1 na demony
board-hint-cathedral = Koniec gry: 1 PZ za 2 dobra
board-hint-inn = Koniec lata: żeton „+2”
board-hint-market = Grupa o 1 w górę lub w dół
board-hint-farms = Biała kość, −1 w bitwie
board-hint-merchants_guild = 1 złoto w sezonie
board-hint-guard_tower = +1 w bitwie
board-hint-blacksmith = +1 w bitwie
board-hint-barracks = Żołnierz za 1 dobro
board-hint-wizards_guild = +2 w bitwie
board-hint-palisade = +1 w bitwie, +2 na zombie
board-hint-stables = +1 żołnierz u 5, 10 i 18
board-hint-stone_wall = +1, remis to zwycięstwo
board-hint-fortress = +1, zwycięstwo: 1 PZ
board-hint-barricade = +1 na gobliny
board-hint-crane = III i IV: 1 złoto mniej
board-hint-town_hall = „+2” lub dobro za 1 PZ
board-hint-embassy = 1 PZ w sezonie
