# The words of the pages. Numbers, names and ids are arguments; a sentence is one message.

# Frame
skip = Przejdź do treści
nav = Strony
home = Stolik
new-table = Nowy stół
rules = Zasady
account = Konto
language = Język
language-name = Polski
theme = Wygląd
theme-light = Jasny
theme-dark = Ciemny
theme-contrast = Wysoki kontrast
not-affiliated = Projekt niezależny, niezwiązany z wydawcami. Jeśli lubisz te gry, kup je w pudełku.
for-programs = Dla programów (API)
api-help = Wszystko, co mogą strony, mogą też programy: JSON, token w nagłówku „Authorization: Bearer …”. Opis:
something-wrong = Nie da się
back-to-table = Wróć do stołu
enter = Wejdź
your-name = Twoje imię
yes = tak
no = nie
close = Zamknij
save = Zapisz
show = Pokaż
search = Szukaj
just-now = przed chwilą

# Home
hero = Gry planszowe przy jednym stoliku
hero-more = Dokładnie według instrukcji, ze znajomymi lub z botami, w przeglądarce. Bez rejestracji i bez reklam.
play-now = Zagraj od razu z botami
players = Graczy
bots = Boty
play = Graj
more-choices = Więcej możliwości
my-tables = Moje stoły
open-tables = Otwarte stoły
no-open-tables = Nikt teraz nie czeka na graczy.
waits-for-you = Twój ruch
stage-open = Czeka na graczy
stage-playing = W trakcie
stage-over = Zakończona
level-random = losowy
level-novice = nowicjusz
level-casual = niedzielny
level-club = klubowy
level-expert = ekspert
level-master = mistrz

# New table
game = Gra
mode = Tryb
options = Opcje
seats = Miejsca
seat = Miejsce
seat-me = ja
seat-open = wolne dla każdego
seat-invited = dla zaproszonej osoby
seats-help = Gra zaczyna się, gdy żadne miejsce nie jest wolne. Zaproszenia wyślesz na następnej stronie.
who-may-see = Kto może patrzeć
spectators-allowed = Widzowie są mile widziani
listed = Pokaż na liście otwartych stołów
make-table = Przygotuj stół

# Table
board = Plansza
actions = Możliwe działania
log-and-chat = Dziennik i rozmowa
log = Dziennik
whole-log = Cały dziennik
filter-log = Szukaj w dzienniku
chat = Rozmowa
say = Napisz coś
send = Wyślij
no-chat = Jeszcze nikt nic nie napisał.
parts = Części stołu
tab-board = Plansza
tab-mine = Moje
tab-others = Inni
tab-log = Dziennik
offline = Brak połączenia. Próbuję połączyć się ponownie…
lost = Nie udało się wysłać. Sprawdź połączenie i spróbuj ponownie.
your-turn = Twój ruch
waiting-for-people = Czekamy na graczy
starts-when-full = Gra zaczyna się sama, gdy wszystkie miejsca są zajęte.
game-over = Koniec gry
in-words = Stół w słowach
why-not = Dlaczego nie mogę…?
standing = Stałe odpowiedzi{ $n ->
    [0] {""}
   *[other] : { $n }
}
standing-about = To, co tu wybierzesz, będzie odpowiadane za ciebie, dopóki tego nie zmienisz. Inni nie widzą różnicy.
undo = Cofnij
restart = Od początku ruchu
irreversible = nie można cofnąć: coś zostanie wylosowane lub odkryte
others-acted = Od twojego ruchu grali inni.
taller = Więcej miejsca na akcje
hint = Podpowiedź
hint-title = Tak zagrałby bot
ask-back = Poproś wszystkich o cofnięcie
you-agreed = Zgadzasz się; czekamy na innych.
withdraw = Jednak nie
agree = Zgadzam się
disagree = Nie zgadzam się
take-back-seat = Gram znowu
free-seat = Zwolnij to miejsce
hand-to-bot = Niech gra bot:
you = Ty
seat-free = wolne miejsce
seat-reserved = czeka na zaproszoną osobę
choosing = wybiera…
thinking = myśli…
acts-now = teraz gra
acts-now-away = teraz gra, ale nieobecność
ready = ✓ gotowe
waits = czeka
away = nieobecność
filter = Szukaj działania
since = Od twojego ruchu
sound-on = Dźwięk: wł.
sound-off = Dźwięk: wył.
zoom-in = Powiększ
zoom-out = Pomniejsz
zoom-fit = Cała plansza
copy = Kopiuj
copied = Skopiowano

# Lobby
sit-here = Siadam tutaj
stand-up = Wstaję
give = Ustaw
invitations = Zaproszenia
invitations-help = Kto ma link, może zająć miejsce. Link można unieważnić.
invitation = Zaproszenie do stołu
any-seat = dowolne wolne miejsce
revoke = Unieważnij
invite-any = Zaproś na dowolne miejsce

# Results and replay
next-game = Następna gra
same-again = Jeszcze raz
breakdown = Wyniki szczegółowe
replay = Powtórka
download = Pobierz zapis
points-by-source = Punkty według źródła
points-over-rounds = Punkty w kolejnych rundach
total = Razem
check-dice = Sprawdź kości
check-dice-help = Skrót (SHA-256) był znany od początku gry; ziarno ujawniamy na końcu. Ziarno i lista działań dają dokładnie tę grę.
seed-hash = Skrót
seed = Ziarno
mixed = Domieszane
mixed-help = Gdy gra wróciła, los został wymieszany na nowo: nowe ziarno to SHA-256 dawnego, po którym następuje to.
steps = Kroki
step = Krok
step-first = Początek
step-back = Wstecz
step-on = Dalej
step-last = Koniec
eyes = Oczami
spectator = widz
continue = Zagraj od tego miejsca
play-on = Graj z botami

# Rules
contents = Spis treści
search-rules = Szukaj w zasadach (słowo lub numer)
nothing-found = Nic nie znaleziono.

# Account
name = Imię
password = Hasło
present-password = Obecne hasło
new-password = Nowe hasło
password-why = Z hasłem wrócisz do swoich stołów z innego urządzenia. Adres e-mail nie jest potrzebny.
password-set = Hasło jest ustawione; możesz je zmienić.
tokens = Tokeny dla programów
tokens-help = Program z tokenem może wszystko to, co ty.
token-once = Skopiuj teraz: ten token widać tylko raz
token-label = Nazwa
new-token = Nowy token
logout = Wyloguj
login = Zaloguj
guest = Gość
guest-help = Wystarczy imię.

# Keys
keys = Klawisze
key-1-9 = 1 – 9
key-1-9-does = wybierz działanie z listy
key-arrows = strzałki
key-arrows-does = przechodź między działaniami lub polami planszy
key-enter = Enter
key-enter-does = wybierz
key-esc = Esc
key-esc-does = cofnij częściowy wybór
key-slash = /
key-slash-does = szukaj działania
key-u = u
key-u-does = cofnij
key-h = h
key-h-does = podpowiedź
key-b = b
key-b-does = plansza
key-a = a
key-a-does = lista działań
key-l = l
key-l-does = dziennik
key-c = c
key-c-does = rozmowa
key-z = + − 0
key-z-does = powiększ, pomniejsz, cała plansza
key-question = ?
key-question-does = ta lista

# Faults
no-page = Nie ma takiej strony.
no-table = Nie ma takiego stołu.
no-invite = To zaproszenie nie działa: zostało unieważnione lub wykorzystane.
no-standing = Ta gra nie zna takiej stałej odpowiedzi.
no-seat = Nie ma takiego miejsca.
no-spectators = Ten stół nie przyjmuje widzów.
not-seated = Nie siedzisz przy tym stole.
not-your-seat = Tylko osoba, która tam siedzi, może wrócić na to miejsce.
not-host = Może to zrobić tylko gospodarz stołu.
not-started = Gra jeszcze się nie zaczęła.
is-over = Gra jest skończona; niczego nie można już cofnąć.
not-over = To będzie możliwe po zakończeniu gry.
nothing-left = Od tego miejsca nie ma już nic do zagrania.
seats-free = Są jeszcze wolne miejsca.
seat-taken = To miejsce jest już zajęte.
seated-already = Siedzisz już przy tym stole.
one-seat-each = Jedna osoba zajmuje jedno miejsce.
not-a-person = Na tym miejscu nie siedzi człowiek.
wrong-seats = Liczba miejsc nie zgadza się z pozycją.
no-back = Nikt nie prosi o cofnięcie.
nothing-back = Nie ma czego cofnąć.
no-advice = Bot nie ma teraz podpowiedzi.
no-picture = Obrazka nie da się narysować w tej chwili; oto stół słowami. Prosimy o zgłoszenie.
page-broken = Tej chwili gry nie da się pokazać; sam stół się nie zmienił. Prosimy o zgłoszenie.
rules-broken = Gra natrafiła na błąd i odrzuciła to działanie; stan stołu się nie zmienił. Zgłoś to, proszę.
store-failed = Zapis zawiódł, więc nic się nie zmieniło. Spróbuj ponownie za chwilę.
store-unsure = Magazyn danych nie odpowiada i nie wiadomo, czy to zapisano. Spróbuj ponownie za chwilę: nic nie stanie się dwa razy.
store-damaged = Ta część pliku danych jest uszkodzona, więc nic się nie zmieniło. Kto prowadzi stół, może skopiować to, co całe: stolik backup.
store-moved = Pliku danych nie ma już na swoim miejscu, więc niczego nie można zapisać i nic się nie zmieniło. Osoba prowadząca serwer musi go przywrócić.
too-often = Za dużo naraz. Odczekaj chwilę.
too-slow = To trwało zbyt długo. Spróbuj ponownie.
too-many-invites = Ten stół ma już dużo zaproszeń. Unieważnij któreś.
other-origin = To żądanie przyszło z innej strony.
who-are-you = Powiedz najpierw, kim jesteś.
name-taken = To imię ma już ktoś z hasłem. Wybierz inne.
wrong-password = Imię lub hasło się nie zgadza.
wrong-present-password = Obecne hasło się nie zgadza.
common-password = To hasło należy do zgadywanych najpierw. Wybierz inne, na przykład kilka słów.

# Sentences with arguments
players-range = { $least }–{ $most } graczy
players-number = { $n ->
    [one] { $n } gracz
    [few] { $n } gracze
   *[many] { $n } graczy
 }
seat-number = Miejsce { $n }
bot-of = Bot ({ $level })
turn-of = Teraz gra: { $who }
place = miejsce { $n }
stand-in = gra bot ({ $level })
bot-plays-for-you = Za ciebie gra bot ({ $level }).
seat-menu = Miejsce: { $who }
give-seat = Komu dać miejsce { $n }
invite-seat = Zaproś na miejsce { $n }
hint-line = (pewność { $percent } %; { $points } pkt względem najlepszego z pozostałych)
note-stand-in = { $who }: teraz gra bot ({ $level }).
note-stand-in-by = Nieobecność: { $who }. Teraz gra bot ({ $level }). Na prośbę: { $by }
note-returned = { $who } gra znowu.
note-freed = { $who } nie wraca: miejsce { $n } jest wolne.
note-sat = { $who } zajmuje miejsce.
note-back = Zgoda wszystkich: gra wraca do chwili przed ostatnią akcją. Prosi: { $who }
note-back-luck = Zgoda wszystkich: gra wraca do chwili przed ostatnią akcją. Prosi: { $who }. Los jest mieszany na nowo; skrót ziarna: { $hash }
back-wish = { $who } prosi o cofnięcie swojego ostatniego działania.
step-of = krok { $at } z { $last }
minutes-ago = { $n } min temu
hours-ago = { $n } godz. temu
days-ago = { $n ->
    [one] { $n } dzień temu
   *[many] { $n } dni temu
 }
late = Ta decyzja już zapadła (nr { $given }, teraz { $open }). Stół pokazuje bieżący stan.
not-away = Ta osoba jest obecna, więc tylko ona może oddać swoje miejsce. Inni mogą to zrobić po { $n ->
    [one] minucie
   *[many] { $n } minutach
 } nieobecności.
bad-name = Imię ma od 1 do { $most } widocznych znaków.
bad-chat = Wiadomość ma od 1 do { $most } znaków.
bad-password = Hasło ma co najmniej { $least } znaków.
bots-halted = Boty grają między sobą bardzo długo i nie dochodzą do końca, więc tu się zatrzymują. Nic nie ginie: partia toczy się dalej, gdy tylko ktoś z ludzi odzyska swoje miejsce.
trouble-game = Tego stołu nie można tu wznowić: ten program nie zna gry „{ $id }”. Nic nie przepadło.
trouble-rules = Ten stół jest tylko do odczytu: powstał według wersji { $made } zasad, a ten program zna wersje: { $have }. Nic nie przepadło.
trouble-components = Ten stół jest tylko do odczytu: powstał z innymi danymi elementów ({ $made }); teraz są { $have }. Nic nie przepadło.
trouble-log = Ten stół jest tylko do odczytu: jego zapisu nie da się odtworzyć ({ $reason }). Innych stołów to nie dotyczy.
trouble-damaged = Ten stół jest tylko do odczytu: jego zapis jest uszkodzony od wpisu { $at } (z { $count }), więc gra nie może toczyć się dalej. Inne stoły działają. Osoba prowadząca serwer może poszukać starszej kopii pliku danych.
