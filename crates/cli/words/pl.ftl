turn = { $name }: twój ruch
pause = { $name }: naciśnij Enter, gdy nikt inny nie patrzy na ekran
choose = Podaj numer albo zapis ruchu (help – lista poleceń):
unknown = „{ $text }” to ani numer od 1 do { $count }, ani ruch, ani polecenie.
refused = Nie wolno ({ $rule }): { $reason }
refused-plain = Nie wolno: { $reason }
undone = Cofnięto ruch.
saved = Zapisano w pliku { $file }
not-saved = Nie udało się zapisać: { $reason }
save-where = Podaj nazwę: save PLIK
hint = Bot ({ $level }) zagrałby tak (spodziewana przewaga na koniec; szansa, że to najlepszy ruch):
log-empty = Na razie nic się nie wydarzyło.
stopped = Przerwano po { $count ->
    [one] { $count } ruchu
   *[many] { $count } ruchach
}.
over = Koniec gry.
place = miejsce
name = gracz
score = pkt
seed = Ziarno: { $seed }
new-log = Od twojego ostatniego ruchu:
help =
    Numer albo zapis ruchu: wykonuje ruch
    ENTER lub board: pokazuje stół i dostępne ruchy
    undo: cofa twój ostatni ruch, jeśli od tego czasu niczego nie wylosowano ani nie odkryto
    log: pokazuje pełny dziennik
    hint: pokazuje, co zagrałby bot
    save PLIK: zapisuje grę dla 'stolik replay' lub 'stolik play GRA --load PLIK'
    help lub ?: pokazuje tę listę
    quit: kończy grę
