game-name = Kingsburg
game-about = Pięć lat rządów w prowincji na pograniczu: kośćmi zdobywaj poparcie doradców Króla, buduj i co zimę broń granicy.
mode-standard = Gra podstawowa
option-queen_vp = Punkty od Królowej
option-queen_vp-help = 1 w polskiej instrukcji, 3 w pierwszym wydaniu angielskim.

# Dobra i inne rzeczy.
good-gold = złoto
good-wood = drewno
good-stone = kamień
amount-gold = { $n ->
    [one] { $n } złoto
   *[many] { $n } złota
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
amount-plus2 = { $n ->
    [one] { $n } żeton „+2”
    [few] { $n } żetony „+2”
   *[many] { $n } żetonów „+2”
}
amount-soldiers = { $n ->
    [one] { $n } żołnierz
   *[many] { $n } żołnierzy
}
amount-vp = { $n } PZ
amount-any = { $n ->
    [one] { $n } dowolne dobro
    [few] { $n } dowolne dobra
   *[many] { $n } dowolnych dóbr
}
amount-buildings = { $n ->
    [one] { $n } budynek
    [few] { $n } budynki
   *[many] { $n } budynków
}
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
phase-aid-help = Gracz z najmniejszą liczbą budynków (potem dóbr) rzuca wiosną dodatkową białą kością. Przy remisie każdy z remisujących bierze 1 dobro. (KB-3)
phase-spring-help = Rzut kośćmi, poparcie doradców, ich pomoc, budowa. (KB-4 do KB-8)
phase-reward-help = Każdy, kto ma najwięcej budynków, zdobywa 1 PZ. (KB-9)
phase-summer-help = Rzut kośćmi, poparcie doradców, ich pomoc, budowa. Każda Karczma daje żeton „+2”. (KB-4 do KB-8)
phase-envoy-help = Gracz z najmniejszą liczbą budynków (potem dóbr) bierze Wysłannika. Przy remisie nikt. (KB-10)
phase-autumn-help = Rzut kośćmi, poparcie doradców, ich pomoc, budowa. (KB-4 do KB-8)
phase-recruit-help = Żołnierz kosztuje 2 dobra, z Koszarami 1. (KB-11)
phase-winter-help = Odkrywamy najeźdźcę, rzut kością daje każdemu królewskich żołnierzy i każdy walczy osobno. (KB-12)

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
gift-exchange = możesz wymienić 1 dobro na po jednym z pozostałych rodzajów
gift-peek = podgląd karty najeźdźcy

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
effect-statue = Gdy na wszystkich twoich kościach jest ta sama liczba, możesz przerzucić jedną z nich. Raz na sezon. (KB-4.6)
effect-chapel = Gdy suma twoich kości to 7 lub mniej, możesz przerzucić je wszystkie. Raz na sezon. (KB-4.7)
effect-church = +1 w bitwie przeciw demonom. (KB-15.3)
effect-cathedral = Na koniec gry 1 PZ za każde 2 posiadane dobra. (KB-13.2)
effect-inn = Żeton „+2” na koniec każdego lata. (KB-8.3)
effect-market = Raz na sezon grupa kości może uzyskać poparcie doradcy o numerze o 1 wyższym lub niższym od jej sumy. (KB-5.8)
effect-farms = Dodatkowa biała kość w każdym sezonie, ale −1 w bitwie. (KB-15.7)
effect-merchants_guild = 1 złoto na początku każdego sezonu. (KB-4.1)
effect-guard_tower = +1 w bitwie. (KB-15.9)
effect-blacksmith = +1 w bitwie. (KB-15.10)
effect-barracks = Żołnierz kosztuje 1 dobro zamiast 2. (KB-11.2)
effect-wizards_guild = +2 w bitwie. (KB-15.12)
effect-palisade = +1 w bitwie, +2 przeciw zombie. (KB-15.13)
effect-stables = Dodatkowy żołnierz, gdy pomaga ci Sierżant, Generał lub Król. (KB-6.7)
effect-stone_wall = +1 w bitwie, a remis to dla ciebie zwycięstwo. (KB-12.5)
effect-fortress = +1 w bitwie i 1 PZ za każde zwycięstwo. (KB-12.7)
effect-barricade = +1 w bitwie przeciw goblinom. (KB-15.20)
effect-crane = Budynki z kolumn III i IV kosztują o 1 złoto mniej. (KB-7.4)
effect-town_hall = Na koniec każdego sezonu możesz oddać żeton „+2” lub 1 dobro za 1 PZ. (KB-15.18)
effect-embassy = 1 PZ na koniec każdego sezonu. (KB-15.19)
building-help = { $building }: { $vp } PZ za { $cost }. { $effect }

# Najeźdźcy.
kind-barbarians = Barbarzyńcy
kind-goblins = Gobliny
kind-orcs = Orkowie
kind-zombies = Zombie
kind-demons = Demony
kind-dragons = Smoki
invader-face = { $kind }, siła { $strength }
invader-help = { $kind }, siła { $strength }. Zwycięstwo: { $reward }. Porażka: tracisz { $loss }.
invader-back = Najeźdźca roku { $year }, zakryty: siła { $least }–{ $most }
invader-reconstructed = Znane tylko z jednego publicznego źródła. Jeśli twoja karta jest inna, popraw data/invaders.toml. (KB-R20)

# O co pytani są gracze.
prompt-over = Koniec gry.
prompt-aid = Weź 1 dobro od Króla.
prompt-reroll = Przerzuć kości dzięki Statui lub Kaplicy albo je zostaw.
prompt-influence = Połóż kości, by uzyskać poparcie doradcy, albo spasuj.
prompt-help = { $advisor }: wybierz pomoc.
prompt-exchange = { $advisor }: wymień 1 dobro na po jednym z pozostałych albo zrezygnuj.
prompt-build = Wybuduj jeden budynek albo nie buduj.
prompt-second-build = Użyj Wysłannika, by wybudować drugi budynek, albo go zachowaj.
prompt-town-hall = Ratusz: zapłać za 1 PZ albo zrezygnuj.
prompt-recruit = Zwerbuj żołnierza albo zakończ.
prompt-reward = Wybierz nagrodę za zwycięstwo.
prompt-lose = Wybierz dobra, które tracisz.

# Nazwy akcji.
do-pass = Pasuj
do-pass-influence = Pasuj (nie kładź już kości w tym sezonie)
do-pass-build = Nie buduj
do-pass-second = Zachowaj Wysłannika
do-pass-town-hall = Zrezygnuj
do-keep = Zostaw kości
do-decline = Nie wymieniaj
do-done = Zakończ werbunek
do-reroll = Statua: przerzuć kość z wynikiem { $die }
do-reroll-white = Statua: przerzuć białą kość z wynikiem { $die }
do-reroll-all = Kaplica: przerzuć wszystkie kości
do-place = { $number } { $advisor }: { $dice } → { $gift }
do-place-with = { $number } { $advisor }: { $dice } + { $helps } → { $gift }
help-token = żeton „+2”
help-market-up = Targ +1
help-market-down = Targ −1
help-envoy = Wysłannik
do-take = Weź { $goods }
do-give = Wymień 1 { $good } na { $goods }
do-build = Wybuduj: { $building } ({ $cost }) → { $vp } PZ
do-pay-plus2 = Oddaj żeton „+2” → 1 PZ
do-pay-good = Oddaj 1 { $good } → 1 PZ
do-recruit = Zwerbuj żołnierza za { $goods }
do-lose = Oddaj { $goods }

# Dlaczego czegoś nie można.
why-not-asked = Teraz decyduje kto inny.
why-over = Koniec gry.
why-other-step = Nie teraz: najpierw odpowiedz na bieżące pytanie.
why-dice = Nie masz tych kości.
why-coloured = W grupie musi być co najmniej jedna kość w twoim kolorze.
why-value = { $dice } daje { $value }; trzeba { $number }.
why-token = Nie masz żetonu „+2”.
why-token-used = Do uzyskania poparcia możesz użyć tylko jednego żetonu „+2” na sezon.
why-market = Nie masz Targu.
why-market-used = Targ był już użyty w tym sezonie.
why-envoy = Nie masz Wysłannika.
why-envoy-free = Wysłannika można użyć tylko na zajętym doradcy.
why-taken = Ten doradca jest zajęty: { $advisor }.
why-taken-twice = Ten doradca jest zajęty dwa razy: { $advisor }.
why-no-group = Z twoich kości nie da się złożyć { $number }.
why-built = Masz już ten budynek: { $building }.
why-row = W rzędzie buduje się od lewej. Najpierw: { $building }.
why-cost = { $building }: koszt to { $cost }; masz: { $goods }.
why-goods = Nie masz tych dóbr.
why-soldier = { $n ->
    [one] Żołnierz kosztuje cię { $n } dobro.
    [few] Żołnierz kosztuje cię { $n } dobra.
   *[many] Żołnierz kosztuje cię { $n } dóbr.
}
why-amount = To nie jest właściwa liczba dóbr.
why-alternative = { $advisor }: tego nie ma do wyboru.
why-statue = Statua działa, gdy na wszystkich twoich kościach jest ta sama liczba.
why-chapel = Kaplica działa, gdy suma twoich kości to 7 lub mniej.
why-no-building = Nie masz budynku: { $building }.
why-building-used = Użyto już w tym sezonie: { $building }.

# Dziennik.
log-phase = Rok { $year }: { $phase }
log-aid-die = { $seat } bierze białą kość od Króla na wiosnę
log-aid-good = { $seat } bierze { $goods } od Króla
log-income = { $seat } otrzymuje 1 złoto z Gildii Kupieckiej
log-neutral = Kości neutralne ({ $dice }) blokują: { $number } { $advisor }
log-rolled = { $seat } rzuca { $dice } ({ $sum })
log-rerolled = { $seat } przerzuca kości ({ $building }): { $dice } ({ $sum })
log-order = Kolejność graczy: { $order }
log-placed = { $seat } uzyskuje poparcie: { $number } { $advisor } ({ $dice })
log-placed-with = { $seat } uzyskuje poparcie: { $number } { $advisor } ({ $dice } + { $helps })
log-passed = { $seat } pasuje
log-helped = { $seat } otrzymuje: { $gain } ({ $number } { $advisor })
log-exchanged = { $seat } wymienia u Alchemika 1 { $good } na { $goods }
log-declined = { $seat } nie korzysta z wymiany u Alchemika
log-peeked = { $seat } podgląda najeźdźcę tego roku
log-peeked-card = { $seat } podgląda najeźdźcę tego roku: { $card }
log-built = { $seat } buduje: { $building } ({ $cost }; { $vp } PZ)
log-built-free = { $seat } buduje: { $building } ({ $vp } PZ)
log-envoy-builds = { $seat } używa Wysłannika, by budować drugi raz
log-inn = { $seat } otrzymuje żeton „+2” z Karczmy
log-embassy = { $seat } otrzymuje 1 PZ z Ambasady
log-town-hall-plus2 = { $seat } oddaje w Ratuszu żeton „+2” za 1 PZ
log-town-hall-good = { $seat } oddaje w Ratuszu 1 { $good } za 1 PZ
log-reward = Królewska Nagroda, po 1 PZ: { $seats }
log-envoy-returned = { $seat } oddaje nieużytego Wysłannika
log-envoy-taken = { $seat } bierze Królewskiego Wysłannika
log-envoy-stays = Remis: nikt nie bierze Wysłannika
log-recruited = { $seat } werbuje żołnierza za { $goods }
log-revealed = Najeźdźca roku { $year }: { $card }
log-royal-die = Król posyła każdemu { $n ->
    [one] { $n } żołnierza
   *[many] { $n } żołnierzy
}
log-won = { $seat } wygrywa bitwę, mając { $value }: { $gain }
log-won-only = { $seat } wygrywa bitwę, mając { $value }
log-drew = { $seat } broni granicy, mając { $value } (remis)
log-lost = { $seat } przegrywa bitwę, mając { $value }
log-fortress = { $seat } zdobywa 1 PZ dzięki Warowni
log-greatest = { $seat } zdobywa 1 PZ za największe zwycięstwo
log-reward-goods = { $seat } bierze w nagrodę { $goods }
log-lost-goods = { $seat } traci { $goods }
log-destroyed = { $seat } traci budynek: { $building } (−{ $vp } PZ)
log-lost-points = { $seat } traci { $vp } PZ
log-cathedral = { $seat } zdobywa { $vp } PZ dzięki Katedrze
log-game-over = Koniec gry

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
board-battle-help = Wartość bojowa bez królewskiej kości: { $values }
board-battle-royal-help = Wartość bojowa z królewskimi żołnierzami: { $values }
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
board-step-build = d. Budowa
board-step-end = Koniec sezonu
board-entry = { $seat } { $n }
board-score-help = Tor Punktacji: po 59 znów jest 0; wynik może spaść poniżej 0. (KB-1.6) { $entries }
board-soldiers-help = Tor Żołnierzy: żołnierze powyżej 9 też się liczą. (KB-1.7) { $entries }
board-order-help = Tor Kolejności: zaczyna najniższa suma kości; przy remisie zostaje poprzednia kolejność. (KB-4.10, KB-4.11) { $order }
board-envoy-held = U gracza: { $seat }.
board-supply-help = Rezerwa nieograniczona: { $what } (KB-1.4)
board-white-left = Pozostałe białe kości: { $n } (KB-1.5)
board-invaders = Lata i najeźdźcy
board-candidates = Jedna z tych kart: { $cards }
board-peeked = Najeźdźcę tego roku znają: { $seats } (KB-6.10)
board-asked = Ma ruch
board-winner = Wygrana
board-won = Zwycięstwo
board-drew = Remis
board-lost = Porażka
board-greatest = Największe zwycięstwo: 1 PZ (KB-12.8)
board-coloured-die = kość w twoim kolorze
board-token-help = Żeton „+2” dodaje 2 do grupy kości. Przy poparciu najwyżej jeden na sezon. (KB-5.5)
board-envoy-help = Wysłannik: uzyskaj poparcie zajętego doradcy albo wybuduj dwa budynki. (KB-10.4, KB-10.6)
board-built = Wybudowane.
board-used = Użyto już w tym sezonie. (KB-1.11)
board-dice-of = Kości do położenia
board-hint-statue = Kości równe: przerzuć jedną
board-hint-chapel = Suma ≤ 7: przerzuć wszystkie
board-hint-church = +1 przeciw demonom
board-hint-cathedral = Koniec gry: 1 PZ za 2 dobra
board-hint-inn = Koniec lata: żeton „+2”
board-hint-market = Jedna grupa ±1
board-hint-farms = Biała kość, −1 w bitwie
board-hint-merchants_guild = 1 złoto na sezon
board-hint-guard_tower = +1 w bitwie
board-hint-blacksmith = +1 w bitwie
board-hint-barracks = Żołnierz za 1 dobro
board-hint-wizards_guild = +2 w bitwie
board-hint-palisade = +1 w bitwie, zombie +2
board-hint-stables = +1 żołnierz od 5, 10, 18
board-hint-stone_wall = +1, remis to zwycięstwo
board-hint-fortress = +1, zwycięstwo: 1 PZ
board-hint-barricade = +1 przeciw goblinom
board-hint-crane = III–IV: 1 złoto mniej
board-hint-town_hall = „+2” lub 1 dobro → 1 PZ
board-hint-embassy = 1 PZ na sezon
