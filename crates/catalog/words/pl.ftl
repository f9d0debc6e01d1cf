over = Gra jest skończona
not-asked = Nie teraz: { $seat } nie ma teraz ruchu
notation = To nie jest zapis ruchu w tej grze: { $text }
chance = Zapowiedziany wynik losowania jest niemożliwy
undo-nothing = Nie ma czego cofnąć
undo-revealed = Od tego czasu coś wylosowano lub odkryto, więc nie można tego cofnąć
