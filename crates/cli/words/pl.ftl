turn = { $name }: Twój ruch
pause = { $name }: naciśnij Enter, gdy nikt inny nie patrzy na ekran
choose = Numer albo zapis ruchu (help: lista poleceń):
unknown = { $text } to ani numer od 1 do { $count }, ani zapis ruchu, ani polecenie
refused = Nie można ({ $rule }): { $reason }
refused-plain = Nie można: { $reason }
undone = Cofnięto
saved = Zapisano: { $file }
not-saved = Nie zapisano: { $reason }
save-where = Napisz: save PLIK
hint = Bot { $level } zagra tak (punkty przewagi na końcu; szansa, że to najlepszy ruch):
log-empty = Jeszcze nic się nie wydarzyło
stopped = Przerwano po { $count ->
    [one] { $count } ruchu
   *[other] { $count } ruchach
}
over = Gra jest skończona
place = miejsce
name = gracz
score = punkty
seed = Ziarno tej gry: { $seed }
new-log = Co się wydarzyło:
help =
    Numer albo zapis ruchu: wykonuje ten ruch
    ENTER, board: pokazuje jeszcze raz stół i możliwości
    undo: cofa Twój ostatni ruch, o ile od tego czasu nic nie wylosowano ani nie odkryto
    log: cały dziennik
    hint: co zrobi bot
    save PLIK: zapisuje grę do pliku, dla 'stolik replay' i 'stolik play GRA --load PLIK'
    help, ?: ta lista
    quit: koniec
