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
web-mine-none-how = Najdeš tu každý stůl, ke kterému si v tomto prohlížeči sedneš: kdo je na tahu, kolik zbývá času a jak hra dopadla.
web-mine-elsewhere = Hraju na jiném zařízení
web-mine-yours = Jsi na tahu
web-mine-others = Čekáš na ostatní
web-mine-gathering = Čeká se na hráče
web-mine-calm = Nikdo na tebe nečeká.
web-mine-calm-how = Klidně si dej čaj.
web-mine-since = už { $since }
web-mine-left = ještě { $time }
web-mine-late = čas uplynul
web-mine-stood-in = hraje za tebe počítač ({ $level })
web-mine-invite = Pozvánky
web-mine-replay = Záznam
web-clock-each = { $time } na tah

## Jak tě přivolat zpět

web-call-heading = Upozornění na tah
web-call-about = Když jsi na tahu a nedíváš se na stůl: jedno upozornění na každý tah, a žádné, dokud si je nezapneš.
web-call-browser = V tomto prohlížeči
web-call-on = Zapnuto: tenhle prohlížeč tě upozorní, i když je figurka zavřená.
web-call-off = Vypnuto.
web-call-blocked = Prohlížeč upozornění z těchto stránek blokuje. Povol je v jeho nastavení pro tyto stránky (vlevo od adresy) a stránku načti znovu.
web-call-unable = Tenhle prohlížeč neumí upozornění ze zavřených stránek. Na iPhonu nebo iPadu si figurku nejdřív přidej na plochu.
web-call-insecure = Prohlížeče to dovolují jen na stránkách, které začínají na https.
web-call-not-offered = Tento server to nenabízí; přidat to může ten, kdo ho provozuje. Webhooky fungují i tak.
web-call-not-switched = Nepovedlo se to: prohlížeč nebo jeho služba pro upozornění není k zastižení. Zkus to později.
web-call-switch-on = Zapnout
web-call-switch-off = Vypnout
web-call-trial = Poslat zkoušku
web-call-trial-text = Takhle tě figurka přivolá zpět ke stolu.
web-call-trial-taken = Zkouška odešla a příjemce ji převzal.
web-call-webhooks = V jiném programu
web-call-add = Přidat webhook
web-call-kind = Příjemce
web-call-discord = Discord
web-call-slack = Slack
web-call-json = Vlastní program (JSON)
web-call-address = Jeho adresa
web-call-add-it = Přidat
web-call-added = Přidáno.
web-call-secret = Každé upozornění je podepsané tímto tajemstvím, takže program pozná, že přišlo odsud. Ukáže se jen teď; Discord ani Slack ho nepotřebují.
web-call-secret-label = Tajemství webhooku
web-call-remove = Odebrat
web-call-failed = Poslední upozornění (před časem: { $since }): { $why }.
web-call-given-up = Další už tam neodejdou. Zkouška, která dorazí, je zase zapne.
web-call-trouble-address = adresa nikam nevede, nebo vede do soukromé sítě
web-call-trouble-unreachable = příjemce nebyl k zastižení
web-call-trouble-silent = příjemce neodpověděl
web-call-trouble-busy = příjemce měl opakovaně plno práce
web-call-trouble-refused = příjemce ho odmítl
web-call-trouble-gone = takový příjemce už není
web-call-kept = Ukládá se tu adresa, tvůj jazyk a to, kterých míst se upozornění týkají. Vypnutím nebo odebráním se všechno smaže.
web-call-more = Další způsoby, jak tě přivolat

web-call-turn = Jsi na tahu.
web-call-turn-left = Jsi na tahu. Zbývající čas: { $time }.
web-call-open = Otevřít stůl

error-call-address = Na tuto adresu upozornění posílat nejde. Zadej takovou, která začíná na https:// a není v ní jméno ani heslo.
error-call-name = Jméno v této adrese nikdo nezná. Zkontroluj, jestli v ní není překlep.
error-call-private = Tato adresa leží v soukromé síti a upozornění chodí jen na veřejné. Zvol adresu z veřejného internetu, nebo popros toho, kdo server provozuje.
error-call-subscription = Tohle není přihláška z prohlížeče. Pošli, co říká PushSubscription.toJSON(): endpoint a klíče p256dh a auth.
error-call-no-push = Tento server upozornění do prohlížečů neumí. Použij webhook, nebo popros toho, kdo server provozuje, ať nainstaluje figurka[push].
error-call-strange = Tahle adresa prohlížeče už je zapnutá, a to s jinými klíči. Zapni upozornění přímo v prohlížeči: udělá si k tomu novou adresu.
error-call-many = Můžeš jich mít nejvýš { $most }. Nejdřív nějaký odeber.
error-call-no-seat = Zatím není k čemu tě volat. Nejdřív si sedni k nějakému stolu.
error-call-unknown = Tam už tě nikdo nevolá. Načti stránku znovu.
