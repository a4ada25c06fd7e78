### Moje hry: kdo je na tahu u všech stolů jednoho člověka a jak ho přivolat zpět.

web-mine = Moje hry
web-mine-waiting =
    { $count ->
        [one] Čeká na tebe { $count } stůl
        [few] Čekají na tebe { $count } stoly
        [many] Čeká na tebe { $count } stolu
       *[other] Čeká na tebe { $count } stolů
    }
web-mine-waiting-none = Žádný stůl na tebe nečeká
web-mine-none = Zatím žádné hry
web-mine-none-how = Najdeš tu každý stůl, ke kterému si v tomto prohlížeči sedneš: kdo je na tahu, kolik zbývá času a jak hra dopadla.
web-mine-elsewhere = Hraju na jiném zařízení
web-mine-yours = Jsi na tahu
web-mine-others = Čekáš na ostatní
web-mine-gathering = Čeká se na hráče
web-mine-calm = Nikdo na tebe nečeká.
web-mine-calm-how = Klidně si dej čaj.
web-mine-since = už { $since }
web-mine-left = ještě { $time }
web-mine-late = čas uplynul
web-mine-invite = Pozvánky
web-mine-replay = Záznam
web-clock-each = { $time } na tah
