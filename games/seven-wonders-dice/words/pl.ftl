game-name = 7 Cudów Świata: Kości
game-about = Rozbuduj starożytne miasto na własnej planszy siedmioma wspólnymi kośćmi. Wszyscy grają jednocześnie; gdy ktoś ukończy trzy budynki, zostaje jedna, ostatnia tura.
mode-standard = Gra podstawowa
option-cities = Miasta
option-cities-help = Miasta są losowane albo gracze wybierają je w kolejności miejsc.
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
wonder-alexandria = Latarnia Morska w Aleksandrii
wonder-babylon = Wiszące Ogrody Babilonu
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
help-warehouse = Każde wykreślone pole daje na stałe 1 materiał. Materiałów się nie zużywa. (SW-8.1, SW-5.1)
help-agora = Trzy rzędy punktów. Kto ukończy ją jako pierwszy (także kilka osób w tej samej turze), wykreśla pole +3. (SW-8.2)
help-barracks_west = Atakuj wschodnie koszary sąsiada po lewej: zdobywasz laury minus pola obrony wykreślone tam we wcześniejszych turach. (SW-8.3)
help-barracks_east = Atakuj zachodnie koszary sąsiada po prawej: zdobywasz laury minus pola obrony wykreślone tam we wcześniejszych turach. (SW-8.3)
help-market = Monety oraz punkty za inne części miasta. Kolejność dowolna. (SW-8.4)
help-university = Stałe korzyści i pola, które odblokowują kości specjalne. (SW-8.5)
help-guild_court = Tylko fioletową kością. W tym, co ona pokazuje, musisz mieć co najmniej tyle wykreślonych pól co każdy z sąsiadów, nie licząc tej tury. (SW-8.7)
help-guild_court-two = Tylko fioletową kością. W tym, co ona pokazuje, musisz mieć więcej wykreślonych pól niż przeciwnik, nie licząc tej tury. (SW-12.3)
help-gallery = Tylko białą kością. Liderzy przyspieszają rozwój miasta. (SW-8.6)
help-wonder = Trzy etapy od lewej do prawej, budowane bez kości. Ukończenie Cudu nie daje bonusu. (SW-8.8)
help-treasury = Okrąg: moneta. Zamalowany okrąg: moneta wydana. Miejsc na monety: { $slots }; nadmiar przepada. (SW-5.6 do SW-5.8)
help-bonuses = Za każdy ukończony budynek wykreślasz jeden bonus. Gdy ktoś ma wszystkie trzy, gra się jeszcze jedną turę. (SW-9, SW-11.1)

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
box-bonus_coins = Bonus: monety
box-bonus_action = Bonus: akcja
box-bonus_space = Bonus: pole

# Ilości.
amount-coins = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
   *[many] { $n } monet
}
amount-points = { $n } PZ
amount-material = 1 materiał
amount-attack = { $n } PZ (przeciwnik: { $seat })
amount-defence = +1 do obrony (przeciwnik: { $seat })
amount-bonus = bonus
amount-nothing = bez natychmiastowego efektu
free = za darmo

# Efekty.
effect-cross = wykreśl { $n ->
    [one] jeszcze 1 pole
   *[many] do { $n } kolejnych pól
} ({ $buildings })
effect-coins = { $n ->
    [one] +{ $n } moneta
    [few] +{ $n } monety
   *[many] +{ $n } monet
}
effect-free-build = buduj jeszcze raz dowolną kością, bez kosztu kości
effect-another-action = wykonaj jeszcze jedną akcję
effect-per-space = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
   *[many] { $n } monet
} teraz i { $n } PZ na koniec gry za każde wykreślone pole: { $part }
effect-per-space-now = { $coins ->
    [one] +{ $coins } moneta
    [few] +{ $coins } monety
   *[many] +{ $coins } monet
} oraz { $n } PZ na koniec gry za każde wykreślone pole: { $part }
effect-discount = wszystkie kości kosztują o { $n ->
    [one] { $n } monetę
    [few] { $n } monety
   *[many] { $n } monet
} mniej
effect-free-colour = kości tego koloru są za darmo: { $colour }
effect-on-choice = { $n ->
    [one] +{ $n } moneta
    [few] +{ $n } monety
   *[many] +{ $n } monet
} za każde użycie kości w tym kolorze: { $colour }
effect-unlock = odblokowuje: { $die }
effect-gallery = 1 PZ na koniec gry za każdego wykreślonego lidera

# O co pytani są gracze.
prompt-over = Koniec gry.
prompt-pick = Wybierz swoje miasto.
prompt-main = Wybierz kość i buduj, rozbuduj Cud albo spasuj.
prompt-main-last = Ostatnia tura! Wybierz kość i buduj, rozbuduj Cud albo spasuj.
prompt-another = Dodatkowa akcja: wybierz kość i buduj, rozbuduj Cud albo spasuj.
prompt-free-build = Buduj dowolną kością bez kosztu kości albo zrezygnuj.
prompt-cross = { $n ->
    [one] Wykreśl 1 pole ({ $buildings }) albo zrezygnuj.
   *[many] Wykreśl do { $n } pól ({ $buildings }) albo zrezygnuj.
}
prompt-bonus = Budynek ukończony! Wybierz bonus.
prompt-confirm = Zatwierdź turę albo cofnij ruch.
prompt-ready = Tura zatwierdzona. Dopóki inni wybierają, możesz jeszcze cofnąć.
prompt-wait = Wszyscy wybierają jednocześnie.

# Nazwy akcji.
do-build = { $space }: { $die }, { $face } ({ $cost }) → { $gain }
do-wonder = { $space } ({ $cost }) → { $gain }
do-cross = { $space } ({ $cost }) → { $gain }
do-pass = Pasuj → { $gain }
do-bonus = { $bonus } → { $gain }
do-decline = Zrezygnuj
do-confirm = Zatwierdź turę
do-pick = { $city }: { $wonder }

# Dlaczego czegoś nie można.
why-over = Koniec gry.
why-not-asked = Teraz decyduje kto inny.
why-ready = Tura jest już zatwierdzona. Najpierw cofnij.
why-other-step = Nie teraz: najpierw odpowiedz na bieżące pytanie.
why-city-taken = To miasto ma już ktoś inny: { $city }.
why-not-in-forum = Tej kości nie ma na forum: { $die }.
why-locked = Nie masz jeszcze odblokowanej tej kości: { $die }.
why-crossed = To pole jest już wykreślone: { $space }.
why-face = Ścianka „{ $face }” nie pasuje do pola: { $space }.
why-spy = Szpieg pozwala tylko na to, co pokazuje jego ścianka: { $buildings }.
why-guild = Dziedziniec gildii ({ $parts }): masz { $own }, sąsiedzi { $left } i { $right }. Musisz mieć co najmniej tyle co każdy z nich.
why-guild-two = Dziedziniec gildii ({ $parts }): masz { $own }, przeciwnik { $left }. Musisz mieć więcej.
why-not-open = Najpierw wykreśl: { $before }.
why-die-cost = Ta kość kosztuje { $cost ->
    [one] { $cost } monetę
    [few] { $cost } monety
   *[many] { $cost } monet
}; masz { $coins }.
why-die-cost-gain = Ta kość kosztuje { $cost ->
    [one] { $cost } monetę
    [few] { $cost } monety
   *[many] { $cost } monet
}; masz { $coins }, a za jej wybór dostajesz { $gain }.
why-materials = To pole wymaga { $cost ->
    [one] { $cost } materiału
   *[many] { $cost } materiałów
}; masz ich { $materials } i { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[many] { $coins } monet
} na brakujące.
why-useless = Tą kością niczego teraz nie wykreślisz: { $die }.
why-no-die = Żadna kość na forum nie pozwala ci wykreślić pola: { $space }.
why-wonder-die = Cud buduje się bez kości.
why-wonder-done = Twój Cud jest już ukończony.
why-not-printed = Na twojej planszy nie ma takiego pola: { $part }.
why-only-build = Tu możesz tylko budować kością.
why-main-action = Z akcji nie można zrezygnować, ale możesz spasować.
why-not-these = Ten efekt nie dotyczy pola: { $space }.
why-bonus-taken = Ten bonus jest już wykreślony: { $bonus }.
why-bonus-must = Musisz wybrać bonus.

# Dziennik.
log-dealt = { $seat } gra jako { $city } ({ $wonder })
log-picked = { $seat } wybiera miasto: { $city }
log-shaken = Tura { $turn }: { $dice }
log-die = { $face } ({ $quarter })
log-die-special = { $die }: { $face } ({ $quarter })
log-last-turn = Ostatnia tura!
log-built = { $seat } buduje: { $space } ({ $die }, { $cost })
log-stage = { $seat } buduje: { $space } ({ $cost })
log-passed = { $n ->
    [0] { $seat } pasuje (pełny skarbiec)
    [one] { $seat } pasuje: +{ $n } moneta
    [few] { $seat } pasuje: +{ $n } monety
   *[many] { $seat } pasuje: +{ $n } monet
}
log-crossed = { $seat } wykreśla: { $space } ({ $cost })
log-declined = { $seat } rezygnuje z efektu
log-gained = { $n ->
    [0] { $seat } nie zdobywa monet
    [one] { $seat } zdobywa { $n } monetę
    [few] { $seat } zdobywa { $n } monety
   *[many] { $seat } zdobywa { $n } monet
}
log-attacked = { $seat } atakuje ({ $defender }): +{ $n } PZ
log-attacked-less = { $seat } atakuje ({ $defender }): +{ $n } PZ (obrona: −{ $reduction })
log-unlocked = { $seat } odblokowuje: { $die }
log-completed = { $seat } kończy budynek: { $part }
log-bonus = { $seat } wykreśla bonus: { $bonus }
log-first-agora = { $seat } kończy Agorę jako pierwszy gracz: +{ $n } PZ
log-swapped = Na forum wchodzi: { $special }; z gry wychodzi: { $grey }
log-won = { $seat } wygrywa: { $n } PZ i { $coins ->
    [one] { $coins } niewydana moneta
    [few] { $coins } niewydane monety
   *[many] { $coins } niewydanych monet
}

# Plansza.
board-title = 7 Cudów Świata: Kości, tura { $turn }
board-title-last = 7 Cudów Świata: Kości, tura { $turn } (ostatnia)
board-title-setup = 7 Cudów Świata: Kości, wybór miast
board-forum = Forum
board-last = Ostatnia tura
board-turn = Tura { $turn }
board-quarter = Kości w tej ćwiartce kosztują { $quarter ->
    [one] { $quarter } monetę
    [few] { $quarter } monety
   *[many] { $quarter } monet
}, przed zniżkami. (SW-3.2)
board-die = { $die }: { $face }, ćwiartka { $quarter }.
board-die-cost = Twój koszt: { $cost }. (SW-4.5)
board-die-spaces = Możesz wykreślić: { $spaces }.
board-die-reconstructed = Część tego, co pokazują ścianki, jest zrekonstruowana.
board-locked = Zablokowana, aż ktoś ją odblokuje: { $die }. (SW-8.5.4)
board-removed = Poza grą: { $die }. (SW-8.5.4)
board-left = sąsiad po lewej
board-right = sąsiad po prawej
board-opponent = przeciwnik
board-materials = Materiały: { $n }
board-coins = Monety: { $n }
board-treasury = Skarbiec
board-bonuses = Bonusy
board-score = Punkty na razie: { $n }
board-ready = zatwierdzono
board-choosing = wybiera…
board-plus3 = +{ $n } za pierwszą ukończoną Agorę. (SW-8.2.4)
board-plus3-won = Pierwsza ukończona Agora: +{ $n }, zdobyte. (SW-8.2.4)
board-space-cost = Koszt budowy: { $n ->
    [one] { $n } materiał
    [few] { $n } materiały
   *[many] { $n } materiałów
}.
board-space-coins = Za brakujące materiały zapłacisz teraz { $n ->
    [one] { $n } monetę
    [few] { $n } monety
   *[many] { $n } monet
}.
board-space-faces = Ścianki: { $faces }.
board-space-points = Punkty: { $n }.
board-space-laurels = Laury: { $n }. Przy obecnej obronie warte { $worth } PZ.
board-space-written = Wykreślone za { $n } PZ.
board-space-crossed = Wykreślone.
board-space-fresh = Wykreślone w tej turze.
board-space-effect = Efekt: { $effect }.
board-space-reconstructed = Zrekonstruowane: { $fields }.
button-confirm = Zatwierdź
button-pass = Pasuj: +{ $n }
board-reconstructed = zrekonstruowane
board-reconstructed-help = Tych pól nie znamy z drukowanej planszy, więc dobraliśmy pasujące wartości. Jeśli masz grę, możesz poprawić pliki w data/.
board-pick = Wybierz swoje miasto
board-pick-help = Karta pokazuje etapy Cudu, z kosztem na brązowym tle. Niżej: to, co wyróżnia Uniwersytet miasta, najpierw kości specjalne. Poza tym wszystkie miasta są takie same.
board-score-table = Wyniki
board-total = Razem
board-unspent = Niewydane monety
board-place = Miejsce
board-sheet = { $seat }: { $city }, { $n } PZ
board-no-city = bez miasta
board-both-barracks = Oboje koszar razem, wykreślone pola: { $n }. (SW-8.7.7)
board-sheet-setup = { $seat }: bez miasta

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
text-player = { $seat }, { $city }: { $score } PZ, { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
   *[many] { $coins } monet
}, { $materials ->
    [one] { $materials } materiał
    [few] { $materials } materiały
   *[many] { $materials } materiałów
}, bonusy { $bonuses } z 3
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
