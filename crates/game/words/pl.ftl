over = Koniec gry.
not-asked = Nie teraz: { $seat } nie ma teraz ruchu.
notation = Nie ma takiego ruchu w tej grze: { $text }
chance = Zapisany z góry wynik losowania jest tu niemożliwy.
undo-nothing = Nie masz ruchu do cofnięcia.
undo-revealed = Od tego czasu coś wylosowano lub odkryto, więc nie można tego cofnąć.

# Co mówi rozdział o elementach, dodawany do każdej instrukcji.
components-chapter = Używane elementy
components-replaced = Powyższe zasady podają liczby z wydrukowanych tabel. Program uruchomiono z innymi; tam, gdzie się różnią, obowiązują te:
components-reconstructed = Tych wartości nie udało się sprawdzić i zostały odtworzone. Jeśli twój egzemplarz gry mówi co innego, popraw je w plikach z elementami:
components-changed = { $row }: { $field } = { $now } (w druku: { $printed })
components-added = { $row }: nowy wiersz
components-removed = { $row }: nie ma w grze
components-same = zastąpiony plikiem, który mówi to samo
components-nothing = brak
components-every-row = { $n ->
    [one] jedyny wiersz
    [few] wszystkie { $n } wiersze
   *[many] wszystkie { $n } wierszy
}
