game-name = 7 Cudów Świata: Kości
game-about = Rozwijaj starożytne miasto na własnej planszy siedmioma wspólnymi kośćmi. Wszyscy wybierają jednocześnie; kto pierwszy zapełni trzy budynki, ogłasza ostatnią turę.
mode-standard = Gra podstawowa
option-cities = Miasta
option-cities-help = Miasta są losowane albo wybierane przez graczy w kolejności miejsc.
option-cities-deal = losowane
option-cities-pick = wybierane przez graczy
ending-bonuses = Ktoś ma wszystkie trzy bonusy.

# Miasta i ich Cuda.
city-alexandria = Aleksandria
city-babylon = Babilon
city-ephesus = Efez
city-giza = Giza
city-halicarnassus = Halikarnas
city-olympia = Olimpia
city-rhodes = Rodos
wonder-alexandria = Latarnia morska w Aleksandrii
wonder-babylon = Wiszące ogrody Babilonu
wonder-ephesus = Świątynia Artemidy w Efezie
wonder-giza = Wielka Piramida w Gizie
wonder-halicarnassus = Mauzoleum w Halikarnasie
wonder-olympia = Posąg Zeusa w Olimpii
wonder-rhodes = Kolos Rodyjski

# Części miasta.
part-warehouse = Magazyn
part-agora = Agora
part-barracks_west = Zachodnie koszary
part-barracks_east = Wschodnie koszary
part-market = Targowisko
part-university = Uniwersytet
part-guild_court = Dziedziniec gildii
part-gallery = Galeria liderów
part-wonder = Cud
help-warehouse = Każde wykreślone pole daje na stałe jeden materiał; materiałów się nie zużywa. (SW-8.1, SW-5.1)
help-agora = Punkty w trzech rzędach. Kto ukończy ją w pierwszej turze, w której ktokolwiek to robi, wykreśla pole +3. (SW-8.2)
help-barracks_west = Ataki na wschodnie koszary lewego sąsiada: laury minus pola obrony wykreślone tam w poprzednich turach. (SW-8.3)
help-barracks_east = Ataki na zachodnie koszary prawego sąsiada: laury minus pola obrony wykreślone tam w poprzednich turach. (SW-8.3)
help-market = Monety i punkty za inne części miasta, w dowolnej kolejności. (SW-8.4)
help-university = Stałe ułatwienia i pola, które odblokowują kości specjalne. (SW-8.5)
help-guild_court = Tylko fioletową kością i tylko wtedy, gdy w tym, co pokazuje, masz co najmniej tyle wykreślonych pól co każdy z sąsiadów, nie licząc tej tury. (SW-8.7)
help-guild_court-two = Tylko fioletową kością i tylko wtedy, gdy w tym, co pokazuje, masz więcej wykreślonych pól niż przeciwnik, nie licząc tej tury. (SW-12.3)
help-gallery = Tylko białą kością: liderzy, którzy przyspieszają rozwój miasta. (SW-8.6)
help-wonder = Trzy etapy od lewej do prawej, bez kości. Cud nie daje bonusu. (SW-8.8)
help-treasury = Okrąg: moneta. Pełne koło: moneta wydana. Mieści się { $slots } monet; reszta przepada. (SW-5.6 do SW-5.8)
help-bonuses = Ukończenie budynku wykreśla jeden bonus. Gdy ktoś ma wszystkie trzy, rozgrywa się jeszcze jedną turę. (SW-9, SW-11.1)

# Kości i ich ścianki.
colour-grey = szary
colour-blue = niebieski
colour-red = czerwony
colour-yellow = żółty
colour-green = zielony
colour-black = czarny
colour-white = biały
colour-purple = fioletowy
die-grey_1 = szara kość 1
die-grey_2 = szara kość 2
die-grey_3 = szara kość 3
die-blue = niebieska kość
die-red = czerwona kość
die-yellow = żółta kość
die-green = zielona kość
die-black = czarna kość (Szpieg)
die-white = biała kość
die-purple = fioletowa kość
face-wood = drewno
face-stone = kamień
face-clay = glina
face-glass = szkło
face-papyrus = papirus
face-textile = tkanina
face-bath = łaźnia
face-temple = świątynia
face-theatre = teatr
face-statue = posąg
face-aqueduct = akwedukt
face-garden = ogród
face-axe = topór
face-sword = miecz
face-shield = tarcza
face-scales = waga
face-amphora = amfora
face-ship = statek
face-tablet = tabliczka
face-compass = cyrkiel
face-gear = koło zębate
face-warehouse = Magazyn
face-agora = Agora
face-barracks_west = Zachodnie koszary
face-barracks_east = Wschodnie koszary
face-market = Targowisko
face-university = Uniwersytet
face-crown = korona
face-general = wódz
face-orator = mówca
face-scholar = uczony
face-trader = kupiec
face-fountain = fontanna
face-mask = maska
face-owl = sowa
face-caduceus = kaduceusz
face-chest = skrzynia
face-coin = moneta z siódemką
face-camel = wielbłąd
face-leader_laurel = lider z laurami
face-leader_red = czerwony lider
face-leader_blue = niebieski lider
face-leader_green = zielony lider
face-leader_yellow = żółty lider
face-barracks = Koszary
face-any = cztery kolory
face-wonder = Cud
any-purple-face = dowolna ścianka fioletowej kości

# Pola.
name-space = { $part }, { $symbols }
name-space-n = { $part }, { $symbols } { $n }
name-leader = Galeria, { $symbols }
name-leader-n = Galeria, { $symbols } { $n }
name-two-symbols = { $one } i { $other }
name-attack-west = Atak zachodni { $n }
name-attack-east = Atak wschodni { $n }
name-defence-west = Obrona zachodnia { $n }
name-defence-east = Obrona wschodnia { $n }
name-guild = Dziedziniec gildii { $n }
name-stage = Cud, etap { $n }

# Bonusy.
box-bonus_coins = Bonus monet
box-bonus_action = Bonus akcji
box-bonus_space = Bonus pola

# Ilości.
amount-coins = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
   *[many] { $n } monet
 }
amount-points = { $n } PZ
amount-material = 1 materiał
amount-attack = { $n } PZ (przeciwnik: { $seat })
amount-defence = +1 obrona (przeciwnik: { $seat })
amount-bonus = bonus
amount-nothing = na razie nic
free = za darmo

# Efekty.
effect-cross = wykreśl jeszcze { $n ->
    [one] 1 pole
    [few] do { $n } pól
   *[many] do { $n } pól
 } ({ $buildings })
effect-coins = { $n ->
    [one] +{ $n } moneta
    [few] +{ $n } monety
   *[many] +{ $n } monet
 }
effect-free-build = jeszcze jedna budowa kością, bez kosztu kości
effect-another-action = jeszcze jedna akcja
effect-per-space = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
   *[many] { $n } monet
 } teraz i { $n } PZ na koniec za każde wykreślone pole: { $part }
effect-per-space-now = { $coins ->
    [one] +{ $coins } moneta
    [few] +{ $coins } monety
   *[many] +{ $coins } monet
 } oraz { $n } PZ na koniec za każde wykreślone pole: { $part }
effect-discount = każda kość kosztuje o { $n } monetę mniej
effect-free-colour = kości tego koloru są za darmo: { $colour }
effect-on-choice = { $n ->
    [one] +{ $n } moneta
    [few] +{ $n } monety
   *[many] +{ $n } monet
 } przy każdym wyborze kości tego koloru: { $colour }
effect-unlock = odblokowuje: { $die }
effect-gallery = 1 PZ na koniec za każdego wykreślonego lidera

# O co pytani są gracze.
prompt-over = Koniec gry.
prompt-pick = Wybierz miasto.
prompt-main = Buduj kością, buduj Cud albo pasuj.
prompt-main-last = Ostatnia tura: buduj kością, buduj Cud albo pasuj.
prompt-another = Jeszcze jedna akcja: buduj kością, buduj Cud albo pasuj.
prompt-free-build = Buduj dowolną kością bez kosztu kości albo zrezygnuj.
prompt-cross = { $n ->
    [one] Wykreśl pole jednego z budynków albo zrezygnuj: { $buildings }.
    [few] Wykreśl do { $n } pól tych budynków albo zrezygnuj: { $buildings }.
   *[many] Wykreśl do { $n } pól tych budynków albo zrezygnuj: { $buildings }.
 }
prompt-bonus = Budynek ukończony: wykreśl bonus.
prompt-confirm = Zatwierdź turę albo coś cofnij.
prompt-ready = Tura zatwierdzona. Dopóki ktoś jeszcze wybiera, możesz to cofnąć.
prompt-wait = Wszyscy wybierają jednocześnie.

# Nazwy akcji.
do-build = { $space }: { $die }, { $face } (koszt: { $cost }) → { $gain }
do-wonder = { $space } (koszt: { $cost }) → { $gain }
do-cross = { $space } (koszt: { $cost }) → { $gain }
do-pass = Pasuj → { $gain }
do-bonus = { $bonus } → { $gain }
do-decline = Zrezygnuj
do-confirm = Zatwierdź turę
do-pick = { $city }: { $wonder }

# Dlaczego czegoś nie można.
why-over = Gra jest skończona.
why-not-asked = Teraz nie ty decydujesz.
why-ready = Tura jest zatwierdzona; najpierw to cofnij.
why-other-step = Teraz decydujesz o czymś innym.
why-city-taken = To miasto jest zajęte: { $city }.
why-not-in-forum = Tej kości nie ma na forum: { $die }.
why-locked = Ta kość nie jest przez ciebie odblokowana: { $die }.
why-crossed = To pole jest już wykreślone: { $space }.
why-face = Ścianka „{ $face }” nie pozwala na to pole: { $space }.
why-spy = Szpieg pozwala tylko na to, co pokazuje ścianka: { $buildings }.
why-guild = Dziedziniec gildii ({ $parts }): masz { $own }, sąsiedzi { $left } i { $right }; trzeba co najmniej tyle co każdy z nich.
why-guild-two = Dziedziniec gildii ({ $parts }): masz { $own }, przeciwnik { $left }; trzeba mieć więcej.
why-not-open = Najpierw co innego: { $before }.
why-die-cost = Koszt kości w monetach: { $cost }; masz { $coins }.
why-die-cost-gain = Koszt kości w monetach: { $cost }; masz { $coins }, a za jej wybór dostaniesz { $gain }.
why-materials = Potrzebne materiały: { $cost }. Masz { $materials }, a monet na brakujące zostaje { $coins }.
why-useless = Tą kością nic nie wykreślisz: { $die }.
why-no-die = Żadna kość na forum nie pozwala ci na to pole: { $space }.
why-wonder-die = Etapy Cudu buduje się bez kości.
why-wonder-done = Wszystkie etapy są zbudowane.
why-not-printed = Na twojej planszy nie ma takiego pola: { $part }.
why-only-build = To budowa kością: Cud i pas nie są możliwe.
why-main-action = Z akcji nie można zrezygnować, ale można spasować.
why-not-these = Efekt nie obejmuje tego pola: { $space }.
why-bonus-taken = Ten bonus jest już wykreślony: { $bonus }.
why-bonus-must = Bonus trzeba wykreślić.

# Dziennik.
log-dealt = { $seat } gra miastem: { $city } ({ $wonder }).
log-picked = { $seat } wybiera: { $city }.
log-shaken = Tura { $turn }: { $dice }.
log-die = { $face } ({ $quarter })
log-die-special = { $die }: { $face } ({ $quarter })
log-last-turn = To jest ostatnia tura.
log-built = { $seat } buduje: { $space } ({ $die }; { $cost }).
log-stage = { $seat } buduje: { $space } ({ $cost }).
log-passed = { $n ->
    [0] { $seat } pasuje; skarbiec jest pełny.
    [one] { $seat } pasuje: +{ $n } moneta.
    [few] { $seat } pasuje: +{ $n } monety.
   *[many] { $seat } pasuje: +{ $n } monet.
 }
log-crossed = { $seat } wykreśla: { $space } ({ $cost }).
log-declined = { $seat } rezygnuje z efektu.
log-gained = { $n ->
    [0] { $seat } nie zdobywa monet.
    [one] { $seat } zdobywa { $n } monetę.
    [few] { $seat } zdobywa { $n } monety.
   *[many] { $seat } zdobywa { $n } monet.
 }
log-attacked = { $seat } atakuje: { $defender }, { $n } PZ.
log-attacked-less = { $seat } atakuje: { $defender }, { $n } PZ (obrona odejmuje { $reduction }).
log-unlocked = { $seat } odblokowuje: { $die }.
log-completed = { $seat } kończy budynek: { $part }.
log-bonus = { $seat } wykreśla: { $bonus }.
log-first-agora = { $seat }: pierwsza ukończona Agora, +{ $n } PZ.
log-swapped = Nowa na forum: { $special }. Poza grą: { $grey }.
log-won = { $seat } wygrywa: { $n } PZ, niewydane monety: { $coins }.

# Plansza.
board-title = 7 Cudów Świata: Kości, tura { $turn }
board-title-last = 7 Cudów Świata: Kości, tura { $turn }, ostatnia
board-title-setup = 7 Cudów Świata: Kości, wybór miast
board-forum = Forum
board-last = Ostatnia tura
board-turn = Tura { $turn }
board-quarter = Ćwiartka { $quarter }: koszt kości w monetach, przed zniżkami. (SW-3.2)
board-die = { $die }: { $face }, ćwiartka { $quarter }.
board-die-cost = Twój koszt: { $cost }. (SW-4.5)
board-die-spaces = Możesz wykreślić: { $spaces }.
board-die-reconstructed = Część tego, co pokazują ścianki, jest zrekonstruowana.
board-locked = Czeka obok forum, aż ktoś ją odblokuje: { $die }. (SW-8.5.4)
board-removed = Poza grą: { $die }. (SW-8.5.4)
board-left = lewy sąsiad
board-right = prawy sąsiad
board-opponent = przeciwnik
board-materials = Materiały: { $n }
board-coins = Monety: { $n }
board-treasury = Skarbiec
board-bonuses = Bonusy
board-score = Punkty w tej chwili: { $n }
board-ready = tura zatwierdzona
board-choosing = wybiera
board-plus3 = +{ $n } za pierwszą ukończoną Agorę. (SW-8.2.4)
board-plus3-won = +{ $n }: pierwsza ukończona Agora. (SW-8.2.4)
board-space-cost = Koszt budowy w materiałach: { $n }.
board-space-coins = Monety za brakujące materiały teraz: { $n }.
board-space-faces = Ścianki: { $faces }.
board-space-points = Punkty: { $n }.
board-space-laurels = Laury: { $n }; punkty wobec obecnej obrony: { $worth }.
board-space-written = Wykreślone, zapisano { $n } PZ.
board-space-crossed = Wykreślone.
board-space-fresh = Wykreślone w tej turze.
board-space-effect = Efekt: { $effect }.
board-space-reconstructed = Zrekonstruowane: { $fields }.
button-confirm = Zatwierdź
button-pass = Pas: +{ $n }
board-reconstructed = zrekonstruowane
board-reconstructed-help = Pola z tym znakiem nie są znane z drukowanej planszy; dobrano je tak, by pasowały. Kto ma grę, może poprawić pliki w data/.
board-pick = Wybierz miasto
board-pick-help = Każda karta pokazuje etapy Cudu, z kosztem na brązowym tle. Pod nimi to, co szczególne w Uniwersytecie miasta, najpierw kości specjalne. Wszystko inne jest we wszystkich miastach takie samo.
board-score-table = Punktacja
board-total = Razem
board-unspent = Niewydane monety
board-place = Miejsce
board-sheet = { $seat }: { $city }, { $n } PZ
board-no-city = jeszcze bez miasta
board-both-barracks = Oboje koszar razem, wykreślone pola: { $n }. (SW-8.7.7)
board-sheet-setup = { $seat }: jeszcze bez miasta

field-faces = ścianki
field-parts = znaczenie ścianek
field-symbols = symbole
field-after = strzałka
field-cost = koszt
field-vp = punkty
field-laurels = laury
field-effect = efekt
field-spaces = liczba pól
field-unlocks = odblokowana kość
field-free_colour = darmowy kolor
field-all = cały wiersz

# Tekst.
text-forum = Forum: { $dice }
text-die = { $die }: { $face }, ćwiartka { $quarter }
text-player = { $seat }, { $city }: { $score } PZ, monety { $coins }, materiały { $materials }, bonusy { $bonuses } z 3
text-unlocked = odblokowane: { $dice }
text-barracks = { $part }: ataki { $attacks }/{ $most }, obrona { $defences }/{ $most-defences } ({ $points } PZ)
text-part = { $part } { $n }/{ $most }
text-part-points = { $part } { $n }/{ $most } ({ $points } PZ)

# Litery kolorów, na kościach i nagłówkach.
mark-grey = S
mark-blue = N
mark-red = C
mark-yellow = Ż
mark-green = Z
mark-black = Cz
mark-white = B
mark-purple = F
