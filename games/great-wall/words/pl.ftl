game-name = Wielki Mur
game-about = Broń Muru przed hordami: rozsyłaj urzędników, szkol żołnierzy, zatrudniaj doradców, zagrywaj taktyki i zdobądź najwięcej Honoru. Solo, przeciwko innym albo razem.

# Modes and options.
mode-standard = Gra podstawowa
mode-standard-help = Każdy dla siebie. Wygrywa najwięcej Honoru.
mode-standard2 = Pojedynek z Klanem Trzciny
mode-standard2-help = Dwóch rywali i automatyczny Klan Trzciny.
mode-solo = Solo: Qin Jiushao
mode-solo-help = Ty przeciw automatycznemu generałowi.
mode-coop = Tryb kooperacyjny
mode-coop-help = Razem spełnijcie Dekrety Cesarza.
option-both_advisors = Solo: Qin bierze obu Doradców
option-both_advisors-help = Tylko solo. Każdej Wiosny pod kartę Qina trafia dwóch Doradców zamiast jednego.
option-both_advisors-no = nie
option-both_advisors-yes = tak
option-qin_start_honor = Solo: początkowy Honor Qina
option-qin_start_honor-help = Tylko solo. Ile Honoru ma Qin na początku.

# Names.
despotism = Despotyzm
economy = Ekonomia
work_harder = Do roboty!
mobilization = Mobilizacja
attack_order = Rozkaz Ataku
betrayal = Zdrada
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
adv_01 = Leśniczy
adv_02 = Mistrz kamieniarski
adv_03 = Złotnik
adv_04 = Mnich
adv_05 = Zarządca lasów
adv_06 = Zarządca kamieniołomów
adv_07 = Poborca podatków
adv_08 = Opat
adv_09 = Brygadzista tartaku
adv_10 = Brygadzista kamieniołomu
adv_11 = Sztygar
adv_12 = Strażnik świątyni
adv_13 = Kowal włóczni
adv_14 = Łuczarz
adv_15 = Koniuszy
adv_16 = Kwatermistrz
adv_17 = Instruktor musztry
adv_18 = Chorąży
adv_19 = Kapitan jazdy
adv_20 = Mistrz łucznictwa
adv_21 = Wytwórca strzał
adv_22 = Strateg
adv_23 = Łupieżca
adv_24 = Kronikarz
adv_25 = Chirurg
adv_26 = Zielarka
adv_27 = Grabarz
adv_28 = Cieśla
adv_29 = Inżynier
adv_30 = Architekt
adv_31 = Nadworny budowniczy
adv_32 = Inspektor budowy
adv_33 = Filantrop
adv_34 = Mistrz herbaty
adv_35 = Dyplomata
adv_36 = Sekretarz
adv_37 = Uczony
adv_38 = Eunuch pałacowy
adv_39 = Dworzanin
adv_40 = Herold
adv_41 = Przewodnik karawan
adv_42 = Spowiednik
adv_43 = Archiwista
adv_44 = Taktyk
tac_retreat = Odwrót
tac_combined_arms = Współdziałanie broni
tac_restless = Niestrudzeni
tac_ambush = Zasadzka
tac_forced_march = Forsowny marsz
tac_fortify = Doraźne umocnienia
tac_heroic_stand = Bohaterska obrona
tac_audience = Audiencja u Cesarza
tac_double_shift = Podwójna zmiana
tac_spoils = Łupy wojenne
tac_shared_supplies = Wspólne zapasy
tac_rally = Do mnie!
tac_united_front = Wspólny front
tac_hold_line = Utrzymać linię
tac_mercy = Łaska Cesarza
tac_war_council = Narada wojenna
art_seal = Pieczęć Dziedziczna
art_sword = Miecz Goujiana
art_tripods = Dziewięć Trójnogów
art_tiger = Jadeitowy Tygrys
art_scrolls = Zwoje Mędrców
scouts = Zwiadowcy
spies = Szpiedzy
horse_archers = Konni łucznicy
heavy_cavalry = Ciężka jazda
sappers = Saperzy
drummers = Dobosze
shield_bearers = Tarczownicy
khan_guard = Gwardia chana
marauders = Maruderzy
siege_camp = Obóz oblężniczy
shamans = Szamani
torchbearers = Podpalacze
steppe_lancers = Stepowi kopijnicy
berserkers = Szaleńcy stepu
noyan_guard = Gwardia nojona
messengers = Posłańcy
dec_01 = Prowokuj i zwyciężaj
dec_02 = Pobór do cesarskiej gwardii
dec_03 = Chwała Cesarzowi
dec_04 = Eskorta dla urzędników Cesarza
dec_05 = Cesarskie spichlerze
dec_06 = Ofiara dla przodków
dec_07 = Mur rośnie
dec_08 = Zapasy na oblężenie
dec_09 = Sprawna administracja
dec_10 = Rada mędrców
dec_11 = Łucznicy na murach
dec_12 = Wielkie zwycięstwo
evt_01 = Głód
evt_02 = Sroga zima
evt_03 = Zaraza
evt_04 = Skorumpowani urzędnicy
evt_05 = Wiosenne powodzie
evt_06 = Dezerterzy
evt_07 = Dar Cesarza
evt_08 = Posiłki
evt_09 = Bunt w prowincji
evt_10 = Mongolscy szpiedzy
evt_11 = Bębny wojny
evt_12 = Pomyślny omen
lumber_mill = Tartak
quarry = Kamieniołom
gold_mine = Kopalnia Złota
temple = Świątynia
barracks = Koszary
tea_house = Herbaciarnia
builders_camp = Obóz Budowniczych
logistics = Centrum Logistyczne
embassy = Cesarska Ambasada
academy = Akademia Wojskowa
wood = drewno
stone = kamień
gold = złoto
chi = chi
spearman = Włócznik
archer = Łucznik
horseman = Kawalerzysta
left = lewa Sekcja
middle = środkowa Sekcja
right = prawa Sekcja
spring = Wiosna
summer = Lato
fall = Jesień
winter = Zima
reed = Klan Trzciny
qin = Qin Jiushao
pool = pula
income = dochód Lata
turn_start = początek tury
location_activated = aktywacja Lokacji
horde_defeated = pokonanie Hordy
kill_pending = śmierć Żołnierzy
breach = Przełamanie
winter_start = początek Zimy

# Abilities of Hordes.
skirmishers = w rzędach 2 i 3 jej własna Siła wynosi 0
intrigue = gdy się pojawia: każdy gracz odrzuca Taktykę albo traci 2 Honoru
arrow_storm = postawienie tu Włócznika kosztuje 1 chi więcej
crush = Zabójczość tej karty +1
undermine = Obrona Muru w tej Sekcji −3
war_drums = inne Hordy w tej Sekcji: Siła +2
shield_wall = Łucznicy nie mogą jej ranić
terror = przy Przełamaniu ta karta daje 2 Hańby zamiast 1
plunder = gdy się pojawia: każdy gracz traci 1 Surowiec
sabotage = każda Barykada w tej Sekcji daje tylko +1
dread = Ratowanie w tej Sekcji kosztuje 1 chi więcej
arson = na początku Zimy odrzuć 1 Barykadę z tej Sekcji
fury = w rzędzie 1 Siła +2
reinforcements = Wiosną pojawia się dodatkowa Horda

# Sources of Honor.
source-rewards = Nagrody i produkcja
source-defeats = Pokonane Hordy
source-builds = Budowa
source-donations = Datki
source-cards = Karty
source-reclaim = Odzyskane Rozkazy
source-hordes = Zdobyte Hordy
source-artifacts = Artefakty
source-losses = Straty
source-shame = Hańba

# Events.
ev-general = { $seat } gra Generałem: { $general }
ev-advisor-active = { $seat } bierze Aktywnego Doradcę: { $advisor }
ev-advisor-supporting = { $seat } bierze Wspierającego Doradcę: { $advisor }
ev-year = Rok { $n }
ev-season = { $season }
ev-new-horde = Nowa Horda: { $horde }, { $section }, rząd { $row }
ev-raid = Podbój! Odrzucona karta: { $horde }; z puli { $n ->
    [one] znika { $n } żeton Hańby
    [few] znikają { $n } żetony Hańby
   *[many] znika { $n } żetonów Hańby
}
ev-reshuffled = Z odrzuconych kart powstaje nowa talia
ev-new-advisor = Nowy na torze Doradców: { $advisor }
ev-dismissed = Odrzucony z toru Doradców: { $advisor }
ev-qin-advisor = Pod kartę Qina trafia: { $advisor }
ev-honor = { $clan } zdobywa { $n ->
    [one] { $n } Honor
   *[many] { $n } Honoru
} ({ $source })
ev-lost-honor = { $seat } traci { $n ->
    [one] { $n } Honor
   *[many] { $n } Honoru
}
ev-gained = { $seat } zyskuje { $amount }
ev-paid = { $seat } płaci { $cost }
ev-warehouse = Magazyn płaci { $cost }
ev-drew = { $seat } dobiera { $n ->
    [one] { $n } Taktykę
    [few] { $n } Taktyki
   *[many] { $n } Taktyk
}
ev-drew-own = { $seat } dobiera: { $cards }
ev-discarded = { $seat } odrzuca Taktykę: { $tactic }
ev-command = { $clan } odkrywa Rozkaz: { $command }
ev-placed = { $clan } zajmuje pole { $n } toru Rozkazów
ev-turn = Tura: { $clan }
ev-copied = { $seat } kopiuje Rozkaz: { $command }
ev-reclaimed-all = { $seat } odzyskuje wszystkie Rozkazy oprócz Zdrady
ev-reclaimed = { $seat } odzyskuje Rozkaz: { $command }
ev-moved = { $clan } przenosi Urzędnika: { $from } → { $to }
ev-activated = Aktywacja: { $location }
ev-activated-special = Specjalna Aktywacja: { $location }
ev-upgraded = { $seat } ulepsza Nadzorcę: { $location }, poziom { $n }
ev-qin-overseer = Qin Jiushao ulepsza Nadzorcę: { $location }, poziom { $n }
ev-donated = { $seat } przekazuje Datek: 1 { $resource }
ev-reed-stored = Klan Trzciny dokłada do Magazynu: 1 { $resource }
ev-recruited = { $seat } rekrutuje: { $batch }
ev-rested = { $seat } wysyła do Strefy Odpoczynku: { $soldier }, { $section }
ev-attacked = { $clan } atakuje: { $soldier }, { $section }, rząd { $row }
ev-posted = { $clan } stawia Łucznika na polu Ostrzału: { $section }
ev-wounded = { $clan } kładzie Ranę: { $section }, rząd { $row }
ev-barricade = { $clan } buduje Barykadę: { $section }
ev-wall = { $clan } buduje kondygnację Muru: { $section }, poziom { $n }
ev-sent = { $seat } przenosi Żołnierzy: { $amount }, { $from } → { $to }
ev-tea = { $clan } zajmuje { $n }. miejsce w kolejności Herbaty
ev-hired-clerk = { $seat } zatrudnia Urzędnika
ev-hired = { $seat } zatrudnia Doradcę: { $advisor }
ev-played = { $seat } zagrywa Taktykę: { $tactic }
ev-boosted = { $seat } zagrywa Wzmocnioną Taktykę: { $tactic }
ev-defense = Obrona +{ $n }: { $section }
ev-shamed-soldier = { $seat } kładzie Hańbę pod Żołnierzem: { $soldier }
ev-shamed-horde = { $seat } kładzie Hańbę na karcie Hordy: { $horde }
ev-no-shame = { $seat } traci Honor: pula Hańby jest pusta
ev-no-place = { $seat } traci Honor: nie ma gdzie położyć Hańby
ev-appeased = { $seat } płaci Honorem zamiast brać Hańbę
ev-atoned = { $seat } odrzuca Hańbę
ev-defeated = Horda pokonana: { $horde }, { $section }
ev-claimed = { $clan } zdobywa kartę Hordy: { $horde }
ev-unclaimed = Nikt nie zdobywa karty Hordy: { $horde }
ev-saved = { $seat } Ratuje Żołnierza: { $soldier }
ev-killed = { $clan } traci { $n ->
    [one] { $n } Żołnierza
   *[many] { $n } Żołnierzy
}
ev-arson = Podpalacze niszczą Barykadę: { $section }
ev-assault = Szturm: { $section }, Siła Natarcia { $power }, Obrona { $defense }
ev-breached = Przełamanie! { $section }
ev-swapped = { $seat } wymienia: { $from } → { $to }
ev-given = { $seat } daje 1 { $resource } → { $to }
ev-new-decree = Nowy Dekret: { $decree }
ev-fulfilled = Dekret spełniony: { $decree }
ev-declined = { $seat } odrzuca Dekret: { $decree }
ev-omen = Wydarzenie: { $omen }
ev-sacrificed = { $seat } poświęca: { $soldier }
ev-sacrificed-clerk = { $seat } poświęca Urzędnika
ev-disgrace = { $seat } ma wziąć Hańbę, a pula jest pusta: wszyscy przegrywają
ending-walls = Koniec gry: Mur jest gotowy.
ending-shame_empty = Koniec gry: pula Hańby jest pusta.
ending-time = Koniec gry: minął ostatni Rok.
ending-won = Zwycięstwo! Dekrety spełnione.
ending-disgrace = Koniec gry: hańba.

# Choices.
act-general = Generał: { $general } ({ $text })
act-pick-active = Aktywny Doradca: { $advisor } ({ $text })
act-command = Wybierz: { $command }
act-space = Zajmij pole { $n } toru Rozkazów
act-take-all = Odzyskaj wszystkie Rozkazy oprócz Zdrady
act-take-honor = Zostaw Rozkazy i weź { $n ->
    [one] { $n } Honor
   *[many] { $n } Honoru
}
act-from-pool = Przenieś Urzędnika z puli
act-from = Przenieś Urzędnika z Lokacji: { $location }
act-to = Idź do Lokacji: { $location }
act-activate = Aktywuj: { $location }
act-upgrade = Ulepsz Nadzorcę: { $location } ({ $cost })
act-upgrade-first = Postaw Nadzorcę: { $location }, { $soldier } ({ $cost })
act-donate = Przekaż Datek: 1 { $resource } (+{ $n ->
    [one] { $n } Honor
   *[many] { $n } Honoru
})
act-recruit = Rekrutuj: { $soldier } (łączny koszt: { $cost })
act-recruit-less = Rekrutuj: { $soldier }, zniżka 1 { $resource } (łączny koszt: { $cost })
act-deploy = Rozstaw: { $soldier }
act-rest = Strefa Odpoczynku: { $section }
act-attack-spearman = Włócznik atakuje: { $horde }, punkt { $cell } (nagroda: { $reward })
act-attack-spearman-paid = Włócznik atakuje: { $horde }, punkt { $cell } (nagroda: { $reward }; koszt: { $n } chi)
act-attack-horseman = Kawalerzysta atakuje: { $horde }, punkty { $cell } i { $other } (nagrody: { $reward }, { $second })
act-attack-archer = Łucznik zajmuje pole Ostrzału i rani: { $horde }, punkt { $cell }
act-volley = Łucznik z Muru rani: { $horde }, punkt { $cell }
act-post = Łucznik zajmuje pole Ostrzału: { $section }
act-wound = Rana: { $horde }, punkt { $cell }
act-section = Wybierz: { $section }
act-barricade = Zbuduj Barykadę: { $section } (płacisz { $n }, +{ $honor ->
    [one] { $honor } Honor
   *[many] { $honor } Honoru
})
act-reed-barricade = Barykada Klanu Trzciny: { $section }
act-wall = Zbuduj kondygnację Muru: { $section }, poziom { $level } (płacisz { $n }, +{ $honor ->
    [one] { $honor } Honor
   *[many] { $honor } Honoru
})
act-pay = Zapłać { $cost }
act-logistics = Przenieś Żołnierzy: { $from } → { $to }
act-send = Przenieś: { $amount }
act-send-firing = Przenieś na pola Ostrzału: { $amount }
act-send-down = Przenieś do Strefy Odpoczynku: { $amount }
act-tea-up = Przejdź w górę toru Herbaty: { $n }
act-tea-top = Przejdź na szczyt toru Herbaty
act-draw = Dobierz { $n ->
    [one] { $n } Taktykę
    [few] { $n } Taktyki
   *[many] { $n } Taktyk
}
act-hire-clerk = Zatrudnij Urzędnika za { $n ->
    [one] { $n } złoto
   *[many] { $n } złota
}
act-hire = Zatrudnij Doradcę za { $n ->
    [one] { $n } złoto
   *[many] { $n } złota
}: { $advisor } ({ $text })
act-make-active = Aktywny: tekst działa
act-make-supporting = Wspierający: S rośnie o 1
act-discard = Odrzuć Taktykę: { $tactic }
act-lose-honor = Strać { $n ->
    [one] { $n } Honor
   *[many] { $n } Honoru
}
act-play = Zagraj: { $tactic } ({ $text })
act-boost = Zagraj Wzmocnioną za { $n } chi: { $tactic } ({ $text })
act-kill = Ginie: { $soldier }
act-kill-ready = Ginie: { $soldier } ({ $section })
act-kill-firing = Ginie na polu Ostrzału: { $soldier } ({ $section })
act-save = Ratuj za { $n } chi: { $soldier } ({ $section })
act-save-free = Ratuj za darmo: { $clan }, { $soldier } ({ $section })
act-shame-soldier = Połóż Hańbę pod Żołnierzem w puli: { $soldier }
act-shame-horde = Połóż Hańbę na zdobytej Hordzie: { $horde } (−{ $n ->
    [one] { $n } Honor
   *[many] { $n } Honoru
} na koniec gry)
act-appease = Zapłać { $n ->
    [one] { $n } Honor
   *[many] { $n } Honoru
} zamiast brać Hańbę
act-atone-soldier = Odrzuć Hańbę spod Żołnierza: { $soldier }
act-atone-horde = Odrzuć Hańbę z karty Hordy: { $horde }
act-take = Weź 1 { $resource }
act-lose = Oddaj 1 { $resource }
act-swap = Wymień: { $from } → { $to }
act-give = Daj 1 { $resource } → { $seat }
act-choose = Wybierz: { $text }
act-next = Następny: { $clan }
act-reclaim = Odzyskaj Rozkaz: { $command }
act-copy = Kopiuj Rozkaz: { $command }
act-dismiss = Odrzuć Doradcę z toru: { $advisor }
act-under = Pod kartę Qina: { $advisor }
act-fulfil = Spełnij Dekret: { $decree }
act-agree = Zgódź się i zapłać swoją część
act-sacrifice = Poświęć: { $soldier }, { $section }
act-sacrifice-firing = Poświęć z pola Ostrzału: { $soldier }, { $section }
act-reward = Najpierw nagroda: { $horde }, pole { $cell } ({ $reward })
act-first = Najpierw: { $card }
act-pass = Nie zagrywaj Taktyki
act-stop = Zakończ
act-no-place = Nie ma miejsca na Hańbę: usuń żeton, −{ $n ->
    [one] { $n } Honor
   *[many] { $n } Honoru
}
act-decline = Nie korzystaj

# What is expected.
ask-general = Wybierz Generała. Potem wybierzesz jednego z tych Doradców: { $advisors }
ask-advisor = Wybierz Aktywnego Doradcę; drugi zostanie Wspierającym.
ask-command = Wybierz w tajemnicy kartę Rozkazu.
ask-space = Wybierz pole na torze Rozkazów.
ask-reclaim = Odzyskaj Rozkazy albo weź Honor.
ask-move = Którego Urzędnika przenosisz? (pozostało: { $n })
ask-move-reed = Którego Urzędnika Klanu Trzciny przenosisz? (pozostało: { $n })
ask-to = Dokąd idzie Urzędnik?
ask-activation = Którą Lokację aktywować najpierw?
ask-special = Wybierz Lokację do Specjalnej Aktywacji.
ask-copy = Który Rozkaz kopiujesz?
ask-upgrade = Ulepszyć Nadzorcę?
ask-donate = Przekazać Datek do Magazynu?
ask-recruit = Rekrutuj Żołnierzy (jeszcze najwyżej { $n }).
ask-deploy = Którego Żołnierza rozstawiasz?
ask-deploy-one = { $soldier }: zaatakuj albo przejdź do Strefy Odpoczynku.
ask-attack = Atakuj Żołnierzami (jeszcze najwyżej { $n }).
ask-reward = Która nagroda najpierw?
ask-attack-order = W której Sekcji atakujesz wszystkimi Żołnierzami?
ask-attack-section = Atakuj dalej: { $section }
ask-wound = Połóż Rany (jeszcze najwyżej { $n }).
ask-build = Buduj (jeszcze najwyżej { $n }).
ask-pay = Czym płacisz? (łącznie { $n })
ask-logistics = Przenoś Żołnierzy między Sekcjami (jeszcze najwyżej { $n }).
ask-send = Ilu Żołnierzy przenosisz?
ask-tea = Skorzystać z Herbaciarni?
ask-academy = Skorzystać z Akademii?
ask-embassy = Zatrudniaj Urzędników lub Doradców (jeszcze najwyżej { $n }).
ask-place-advisor = { $advisor }: Aktywny czy Wspierający?
ask-hand = Za dużo Taktyk: odrzuć nadmiar.
ask-intrigue = Szpiedzy: odrzuć Taktykę albo strać Honor.
ask-gain = Wybierz Surowiec (jeszcze: { $n }).
ask-lose = Wybierz Surowiec do oddania (jeszcze: { $n }).
ask-exchange = Wymieniaj Surowce (jeszcze najwyżej { $n }).
ask-give = Przekazuj Surowce innym (jeszcze najwyżej { $n }).
ask-reclaim-card = Odzyskaj kartę Rozkazu.
ask-sacrifice = Kogo poświęcasz?
ask-shame = Gdzie kładziesz żeton Hańby?
ask-atone = Odrzucaj żetony Hańby (każdy za { $cost }) albo zakończ.
ask-atone-free = Odrzuć żeton Hańby.
ask-doom = Kto ginie na tej karcie? (jeszcze: { $n })
ask-save = Ratować Żołnierzy?
ask-shot = Ostrzał: gdzie kładziesz Ranę?
ask-reed-barracks = Klan Trzciny: który Punkt Witalny atakuje Włócznik?
ask-reed-barricade = Klan Trzciny: gdzie staje Barykada?
ask-reed-embassy = Klan Trzciny: którego Doradcę odrzucasz z toru?
ask-qin-advisor = Który Doradca trafia pod kartę Qina?
ask-decree = Spełnić Dekret?
ask-consent = Dekret: { $decree }. Płacisz swoją część?
ask-next = Kto teraz?
ask-player = Wybierz gracza.
ask-choose = { $card }: wybierz jedno.
ask-defense = Która Sekcja dostaje dodatkową Obronę?
ask-order = Co najpierw?
ask-window = Zagrać Taktykę? ({ $window })
ask-over = Koniec gry.
waiting = Teraz decyduje: { $clan }
waiting-window = Teraz decyduje: { $clan } ({ $window })
waiting-all = Wszyscy wybierają w tajemnicy.

# Why not.
no-turn = Teraz decyduje kto inny.
no-over = Koniec gry.
no-now = Nie teraz: najpierw odpowiedz na bieżące pytanie.
no-command = Nie masz tego Rozkazu na ręce.
no-space = To pole jest zajęte albo nieużywane.
no-source = Urzędnik nie może opuścić pełnej Lokacji ani ruszyć się dwa razy w jednej akcji.
no-source-none = Nie masz tam Urzędnika.
no-target-full = Ta Lokacja jest pełna.
no-target-distinct = Każdego Urzędnika przenieś do innej Lokacji.
no-target = Urzędnik nie może tam pójść.
no-activate = Tej Lokacji nie można teraz aktywować.
no-upgrade = Tego Nadzorcy nie można teraz ulepszyć albo brakuje ci Surowców.
no-pay = Nie masz tych Surowców.
no-recruit = Brakuje ci Surowców albo Żołnierza bez Hańby w puli.
no-spearman = Włócznik może atakować tylko wolne Punkty Witalne Hordy w rzędzie 1.
no-horseman = Kawalerzysta potrzebuje dwóch sąsiednich wolnych Punktów Witalnych na jednej karcie.
no-archer = Łucznik potrzebuje wolnego pola Ostrzału i Hordy, którą można zranić.
no-reward = Kawalerzysta tam nie stoi.
no-section-attack = Z tej Sekcji nie możesz teraz zaatakować.
no-must-attack = W tej Sekcji muszą zaatakować wszyscy, którzy mogą.
no-wound = Tu nie można położyć Rany.
no-barricade = Nie ma miejsca, zabrakło Barykad albo Surowców.
no-wall = Mur ma już najwyższy poziom albo brakuje ci Surowców.
no-logistics = Nie masz tam Żołnierzy albo Sekcja jest poza grą.
no-tea = Na szczyt trafia tylko klan, który zajął wszystkie miejsca.
no-hire-gold = To kosztuje { $need ->
    [one] { $need } złoto
   *[many] { $need } złota
}; masz { $have }.
no-hire-clerk = W Izbie nie ma już twoich Urzędników.
no-hire-advisor = Tego Doradcy nie ma na torze.
no-tactic = Tej Taktyki nie możesz teraz zagrać.
no-shame-place = Tam nie można położyć Hańby.
no-atone = Nie ma tam Hańby albo nie możesz zapłacić.
no-save = Tego Żołnierza nie można teraz uratować.
no-copy = Nie możesz skopiować tej karty.
no-decree = Warunek Dekretu nie jest spełniony albo ktoś nie może zapłacić.
no-stop = Musisz wybrać.
no-betrayal = Zdrada zostaje na stosie kart odrzuconych.

# Texts of cards.
list = { $parts }
qty-s = S
qty-k = tyle
qty-p = P (liczba graczy)
qty-times = { $n } × { $what }
qty-sk = ({ $n } × S za każdego)
qty-cap = { $what } (maks. { $n })
qty-all = wszystko
res-any = dowolny Surowiec
fx-honor = zdobądź { $n ->
    [one] { $n } Honor
   *[many] { $n } Honoru
}
fx-lose-honor = strać { $n ->
    [one] { $n } Honor
   *[many] { $n } Honoru
}
fx-gain = weź { $amount }
fx-lose = oddaj { $amount }
fx-draw = dobierz { $n ->
    [one] { $n } Taktykę
    [few] { $n } Taktyki
   *[many] { $n } Taktyk
}
fx-move = przenieś najwyżej { $n ->
    [one] { $n } Urzędnika
   *[many] { $n } Urzędników
}
fx-move-distinct = przenieś najwyżej { $n ->
    [one] { $n } Urzędnika
   *[many] { $n } Urzędników
} do różnych Lokacji
fx-special = Specjalna Aktywacja najwyżej { $n } Lokacji
fx-copy = skopiuj Rozkaz innego klanu
fx-income = weź dochód od Nadzorców
fx-upgrade = ulepsz najwyżej { $n ->
    [one] { $n } Nadzorcę
   *[many] { $n } Nadzorców
} za zwykłą cenę
fx-recruit = rekrutuj najwyżej { $n ->
    [one] { $n } Żołnierza
   *[many] { $n } Żołnierzy
}, każdy tańszy o { $d }
fx-attack = zaatakuj najwyżej { $n ->
    [one] { $n } Żołnierzem
   *[many] { $n } Żołnierzami
}
fx-attack-moved = zaatakuj najwyżej { $n ->
    [one] { $n } przeniesionym Żołnierzem
   *[many] { $n } przeniesionymi Żołnierzami
}
fx-attack-sections = zaatakuj wszystkimi Żołnierzami z dowolnych Sekcji
fx-allies = najwyżej { $n ->
    [one] { $n } inny gracz atakuje
   *[many] { $n } innych graczy atakuje
}, każdy jednym Żołnierzem
fx-wound = połóż najwyżej { $n ->
    [one] { $n } Ranę
    [few] { $n } Rany
   *[many] { $n } Ran
}
fx-wound-one = połóż najwyżej { $n ->
    [one] { $n } Ranę
    [few] { $n } Rany
   *[many] { $n } Ran
} w jednej Sekcji
fx-wound-its = połóż najwyżej { $n ->
    [one] { $n } Ranę
    [few] { $n } Rany
   *[many] { $n } Ran
} w tej Sekcji
fx-wound-archers = połóż najwyżej { $n ->
    [one] { $n } Ranę
    [few] { $n } Rany
   *[many] { $n } Ran
} tam, gdzie masz Łucznika na polu Ostrzału
fx-build = buduj najwyżej { $n ->
    [one] raz
   *[many] { $n } razy
}, taniej o { $d }
fx-barricade = zbuduj najwyżej { $n ->
    [one] { $n } Barykadę
    [few] { $n } Barykady
   *[many] { $n } Barykad
} za zwykłą cenę
fx-barricade-free = zbuduj najwyżej { $n ->
    [one] { $n } Barykadę
    [few] { $n } Barykady
   *[many] { $n } Barykad
} za darmo
fx-logistics = wykonaj najwyżej { $n ->
    [one] { $n } akcję
    [few] { $n } akcje
   *[many] { $n } akcji
} Centrum Logistycznego
fx-deploy = wystaw do Strefy Odpoczynku: { $amount }
fx-kill = { $n ->
    [one] ginie { $n } twój Żołnierz
   *[many] ginie { $n } twoich Żołnierzy
} (Strefy Odpoczynku i pola Ostrzału)
fx-discard-shame = odrzuć { $n ->
    [one] { $n } Hańbę
    [few] { $n } Hańby
   *[many] { $n } Hańb
}
fx-gain-shame = weź { $n ->
    [one] { $n } Hańbę
    [few] { $n } Hańby
   *[many] { $n } Hańb
}
fx-skip-shame = z tego Przełamania bierzesz o { $n ->
    [one] { $n } Hańbę
    [few] { $n } Hańby
   *[many] { $n } Hańb
} mniej
fx-save = uratuj za darmo { $n ->
    [one] { $n } swojego Żołnierza
   *[many] { $n } swoich Żołnierzy
}
fx-save-any = uratuj za darmo { $n ->
    [one] { $n } dowolnego Żołnierza
   *[many] { $n } dowolnych Żołnierzy
}
fx-tea-up = przejdź w górę toru Herbaty: { $n }
fx-tea-top = przejdź na szczyt toru Herbaty
fx-reclaim = odzyskaj { $n ->
    [one] { $n } Rozkaz
    [few] { $n } Rozkazy
   *[many] { $n } Rozkazów
} (nie Zdradę)
fx-exchange = wymień najwyżej { $n ->
    [one] { $n } Surowiec
    [few] { $n } Surowce
   *[many] { $n } Surowców
}
fx-give = przekaż innym najwyżej { $n ->
    [one] { $n } Surowiec
    [few] { $n } Surowce
   *[many] { $n } Surowców
}
fx-defense = +{ $n } do Obrony wybranej Sekcji tej Zimy
fx-defense-own = +{ $n } do Obrony tej Zimy w każdej Sekcji z twoim Żołnierzem
fx-discard-warehouse = odrzuć z Magazynu { $n ->
    [one] { $n } Surowiec
    [few] { $n } Surowce
   *[many] { $n } Surowców
}
fx-sacrifice-ready = poświęć { $n ->
    [one] { $n } Żołnierza
   *[many] { $n } Żołnierzy
} ze Strefy Odpoczynku lub pola Ostrzału
fx-sacrifice-rest = poświęć { $n ->
    [one] { $n } Żołnierza
   *[many] { $n } Żołnierzy
} ze Strefy Odpoczynku
fx-sacrifice-clerk = poświęć { $n ->
    [one] { $n } Urzędnika
   *[many] { $n } Urzędników
} z puli
fx-choose = jedno z: { $parts }
fx-or = albo ({ $parts })
fx-if = jeśli { $tests }: { $parts }
fx-if-else = jeśli { $tests }: { $parts }; w przeciwnym razie: { $otherwise }
fx-each = każdy gracz: { $parts }
fx-chosen = wybrany gracz: { $parts }
fx-two = dwóch wybranych graczy: { $parts }
fx-reed-move = Wódz przenosi najwyżej { $n ->
    [one] { $n } Urzędnika
   *[many] { $n } Urzędników
} Klanu Trzciny
fx-qin-move = Qin przenosi { $n ->
    [one] { $n } Urzędnika
   *[many] { $n } Urzędników
} do najniższych Lokacji
fx-qin-special = Specjalna Aktywacja najwyższej Lokacji z Urzędnikiem Qina
fx-qin-overseers = Qin ulepsza { $n ->
    [one] { $n } Nadzorcę
   *[many] { $n } Nadzorców
}
fx-qin-wall = Qin buduje kondygnację Muru; jeśli nie może, zdobywa { $n ->
    [one] { $n } Honor
   *[many] { $n } Honoru
}
fx-qin-spearmen = Qin rekrutuje { $n ->
    [one] { $n } Włócznika
   *[many] { $n } Włóczników
} i atakuje
fx-qin-archers = Qin rekrutuje { $n ->
    [one] { $n } Łucznika
   *[many] { $n } Łuczników
} i atakuje
fx-qin-fire = Łucznicy Qina strzelają
when = gdy { $event }: { $parts }
when-if = gdy { $event }, jeśli { $tests }: { $parts }
when-max = gdy { $event } ({ $n ->
    [one] raz
   *[many] najwyżej { $n } razy
} w Zimie): { $parts }
on-income = otrzymujesz dochód
on-turn-start = zaczyna się twoja tura
on-gathered = zbierasz: { $what }
on-upgraded = ulepszasz Nadzorcę: { $what }
on-upgraded-any = ulepszasz Nadzorcę
on-donated = przekazujesz Datek
on-recruited = rekrutujesz
on-covered = atakujesz, stawiając: { $what }
on-archer-attacked = twój Łucznik rani podczas ataku
on-archer-fired = twój Łucznik rani podczas Ostrzału
on-horde-defeated = Horda zostaje pokonana
on-claimed = zdobywasz kartę Hordy
on-kill-pending = twoi Żołnierze mają zginąć
on-breach-kills = Żołnierze mają zginąć w Przełamaniu
on-killed = giną twoi Żołnierze
on-saved = ratujesz Żołnierzy
on-barricade-built = budujesz Barykadę
on-barricade-other = inny klan buduje Barykadę
on-wall-built = budujesz kondygnację Muru
on-wall-other = inny klan buduje kondygnację Muru
on-logistics = kończysz akcje Logistyki
on-hired-clerk = zatrudniasz Urzędnika
on-hired-advisor = zatrudniasz Doradcę
on-hired = zatrudniasz Urzędnika lub Doradcę
on-tactic = zagrywasz Taktykę
on-held = Sekcja wytrzymuje Szturm
on-winter = zaczyna się Zima
on-firing-end = kończy się Ostrzał
on-reclaimed = odzyskujesz Rozkaz
on-decree = Dekret zostaje spełniony
if-track = inny klan ma na torze Rozkaz: { $what }
if-soldier-on = masz na niej Żołnierza
if-spearman-on = masz na niej Włócznika
if-archer-there = masz tam Łucznika na polu Ostrzału
if-soldier-there = masz tam Żołnierza
if-clerk-there = masz tam Urzędnika
if-production = to Lokacja Produkcyjna
if-in-set = twoi Żołnierze mają zginąć
if-any-in-set = Żołnierze graczy mają zginąć
if-shame-due = masz wziąć Hańbę
if-any-shame-due = ktoś ma wziąć Hańbę
if-not-top = nie jesteś na szczycie toru Herbaty
mod-all = wszyscy gracze: { $what }
mod-cost-down = { $key }: taniej o { $n }
mod-cost-up = { $key }: drożej o { $n }
mod-cost-down-min = { $key }: taniej o { $n } (najmniej { $min })
mod-limit-up = { $key }: +{ $n }
mod-limit-down = { $key }: −{ $n }
mod-immune = samotni Urzędnicy nie przynoszą Hańby
key-recruit = rekrutacja: { $what }
key-batch = cała rekrutacja
key-barricade = Barykada
key-wall = kondygnacja Muru
key-save = Ratowanie
key-shame = odrzucenie Hańby
key-clerk = Urzędnik
key-advisor = Doradca
key-upgrade = Nadzorca: { $what }
key-boost = wzmocnienie Taktyki
key-hand = limit Taktyk
key-donation = Datki
key-others = ruchy w części „Pozostali gracze”
key-academy = karty w Akademii
key-tea = kroki w Herbaciarni
key-reclaim = Honor za każdy Rozkaz
key-gold = złoto zbierane w Kopalni
key-barricade-defense = Obrona Barykady
key-row1 = Siła Hord w rzędzie 1
need-breached = Przełamania w tym Roku
need-hordes = Hordy na planszy
need-walls = kondygnacje Muru łącznie
need-archers = Łucznicy graczy na polach Ostrzału
need-defeated = Hordy pokonane w tym Roku
need-overseers = każdy gracz: poziomy Nadzorców
need-advisors = każdy gracz: Doradcy
need-all-advisors = Doradcy wszystkich graczy łącznie
need-at-least = { $what }: co najmniej { $n } (teraz { $now })
need-exactly = { $what }: dokładnie { $n } (teraz { $now })
tactic-base = Efekt: { $parts }
tactic-boosted = Wzmocniony ({ $n } chi): { $parts }
tactic-window = Kiedy: { $window }
tactic-window-if = Kiedy: { $window }, jeśli { $tests }
frame-owner = Ty: { $parts }
frame-others = Pozostali gracze: { $parts }
start-line = Zaczynasz z: { $cost }, { $n ->
    [one] { $n } Taktyka
    [few] { $n } Taktyki
   *[many] { $n } Taktyk
}, Herbata { $tea }
art-overseer = { $n ->
    [one] { $n } Honor
   *[many] { $n } Honoru
} za poziom Nadzorcy
art-horde = { $n ->
    [one] { $n } Honor
   *[many] { $n } Honoru
} za zdobytą Hordę bez Hańby
art-set = { $n ->
    [one] { $n } Honor
   *[many] { $n } Honoru
} za zestaw czterech różnych Surowców
art-soldier = { $n ->
    [one] { $n } Honor
   *[many] { $n } Honoru
} za Żołnierza przy Murze
art-advisor = { $n ->
    [one] { $n } Honor
   *[many] { $n } Honoru
} za Doradcę
reconstructed = Treść tej karty odtworzyliśmy. Jeśli masz grę, możesz poprawić plik danych.
nothing = nic
honor-n = { $n ->
    [one] { $n } Honor
   *[many] { $n } Honoru
}
one-tactic = Taktyka
amount-wood = { $n ->
    [one] { $n } drewno
   *[many] { $n } drewna
}
amount-stone = { $n ->
    [one] { $n } kamień
    [few] { $n } kamienie
   *[many] { $n } kamieni
}
amount-gold = { $n ->
    [one] { $n } złoto
   *[many] { $n } złota
}
amount-chi = { $n } chi
amount-spearman = { $n ->
    [one] { $n } Włócznik
   *[many] { $n } Włóczników
}
amount-archer = { $n ->
    [one] { $n } Łucznik
   *[many] { $n } Łuczników
}
amount-horseman = { $n ->
    [one] { $n } Kawalerzysta
   *[many] { $n } Kawalerzystów
}
amount-nonchi = { $n ->
    [one] { $n } Surowiec (drewno, kamień lub złoto)
    [few] { $n } Surowce (drewno, kamień lub złoto)
   *[many] { $n } Surowców (drewno, kamień lub złoto)
}
amount-any = { $n ->
    [one] { $n } dowolny Surowiec
    [few] { $n } dowolne Surowce
   *[many] { $n } dowolnych Surowców
}
amount-here = { $n ->
    [one] { $n } Surowiec tej Lokacji
    [few] { $n } Surowce tej Lokacji
   *[many] { $n } Surowców tej Lokacji
}

# Standing answers.
standing-pass = Nigdy nie zagrywaj Taktyk
standing-pass-income = Bez Taktyki: dochód Lata
standing-pass-turn_start = Bez Taktyki: początek tury
standing-pass-location_activated = Bez Taktyki: aktywacja Lokacji
standing-pass-horde_defeated = Bez Taktyki: pokonanie Hordy
standing-pass-kill_pending = Bez Taktyki: śmierć Żołnierzy
standing-pass-breach = Bez Taktyki: Przełamanie
standing-pass-winter_start = Bez Taktyki: początek Zimy
standing-single = Odpowiadaj za mnie, gdy jest tylko jedna możliwość

# The picture.
ui-title = Wielki Mur: Rok { $year }, { $season }
ui-year = Rok
ui-lethality = Zabójczość
ui-time = Rok { $year }: { $hordes ->
    [one] { $hordes } nowa Horda
    [few] { $hordes } nowe Hordy
   *[many] { $hordes } nowych Hord
}, Zabójczość { $lethality } (GW-9.2, GW-14.1)
ui-events = Aktywne Wydarzenia
ui-qin-space = Pole { $n }: { $location } (1 jest najwyższe; GW-28.20)
ui-honor-help = Honor (GW-26.4)
ui-clerks-help = Urzędnicy: pula + Izba (GW-24.2)
ui-supporters-help = Wspierający Doradcy: S twojego Generała (GW-5.1)
ui-tactics-help = Taktyki na ręce (GW-25.2)
ui-screen-help = Za zasłonką: widzisz to tylko ty
ui-overseer = Nadzorca
ui-qin-help = Doradcy pod kartą Qina dają mu Honor na koniec każdej jego tury
ui-qin-deck = Rozkazy Qina pozostałe w talii (GW-28.10)
ui-reed-help = Klan Trzciny: Włócznicy w puli; decyduje Wódz (GW-27.3)
ui-overlord = Wódz
ui-shame-pool = Hańba w puli
ui-indicator = Wskaźnik Inwazji
ui-tea = Kolejność Herbaty
ui-track = Tor Rozkazów
ui-artifacts = Artefakty
ui-decrees = Dekrety
ui-advisors = Tor Doradców
ui-warehouse = Magazyn
ui-defense = Obrona
ui-power = Siła
ui-rest = Strefa Odpoczynku
ui-out = poza grą
ui-barricades = Barykady
ui-firing = Pola Ostrzału
ui-wall = Mur, poziom { $n }
ui-honor = Honor
ui-tactics = Taktyki
ui-clerks = Urzędnicy
ui-pool = Pula
ui-hand = Rozkazy na ręce
ui-screen = Za zasłonką
ui-supporters = Wspierający
ui-dealt-generals = Rozdani Generałowie
ui-dealt-advisors = Rozdani Doradcy
ui-claimed = Zdobyte Hordy
ui-shame = Hańba
ui-fulfilled = Spełnione: { $n } z { $of }
ui-qin-track = Tor Lokacji Qina
ui-empty = puste
ui-row = rząd { $n }
ui-horde = Siła { $power }, { $honor ->
    [one] { $honor } Honor
   *[many] { $honor } Honoru
}: { $ability }
ui-claimant = prowadzi: { $clan }
ui-location = { $location } ({ $n } z { $of })
ui-location-special = { $location } (bez limitu)
ui-support-hidden = Wspierający Doradca
ui-wall-short = Mur { $n }
ui-qin-short = Qin:
short-skirmishers = 0 w rz. 2–3
short-intrigue = zabiera Taktyki
short-arrow-storm = Włócznik +1 chi
short-crush = Zabójcz. +1
short-undermine = Mur −3
short-war-drums = inne +2
short-shield-wall = bez Ran z łuku
short-terror = Hańba ×2
short-plunder = strata Surowca
short-sabotage = Barykady tylko +1
short-dread = Ratowanie +1 chi
short-arson = pali Barykady
short-fury = rząd 1: +2
short-reinforcements = +1 Horda
short-tea = tor Herbaty w górę
short-build = budowa
short-logistics = ruchy Żołnierzy
short-embassy = Urzędnicy i Doradcy
short-academy = karty Taktyk
loc-production = Zbierz 1 za Urzędnika plus poziom Nadzorcy. Potem możesz ulepszyć Nadzorcę i przekazać Datek.
loc-temple = Zbierz: 1 za Urzędnika i poziom Nadzorcy; ulepsz Nadzorcę. Tu nie ma Datków.
loc-barracks = Rekrutuj najwyżej 1 Żołnierza za każdego Urzędnika.
loc-tea = Przejdź o krok w górę toru Herbaty.
loc-build = Buduj raz za każdego Urzędnika. Najpierw płaci Magazyn.
loc-logistics = Przenieś Żołnierzy raz za każdego Urzędnika.
loc-embassy = Zatrudnij jednego Urzędnika lub Doradcę za każdego Urzędnika.
loc-academy = Dobierz 1 Taktykę za każdego Urzędnika.
