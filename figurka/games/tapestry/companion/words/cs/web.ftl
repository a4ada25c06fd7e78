### Tapestry in the browser: the page of the bot for the table.

tapestry-web-companion-eras = Tvoje zvýšení blahobytu
tapestry-web-companion-outposts = žetonů osídlení v zásobě
tapestry-web-companion-territories = území
tapestry-web-companion-back = Žeton jde zpět
tapestry-web-companion-told = Nahlášeno v tomto tahu
tapestry-web-companion-nothing = Zatím nic. Odehraj tah u svého stolu a pak tu nahlas, co je pro boty důležité.
tapestry-web-companion-how = Jak to nahlásit
tapestry-web-companion-how-advance = Pokrok: klikni na pole, kam tvůj žeton postoupil.
tapestry-web-companion-how-explore = Dílek: klikni na pole mapy, kde leží.
tapestry-web-companion-how-conquer = Žeton osídlení: klikni na území, kde teď stojí.
tapestry-web-companion-how-income = Zvýšení blahobytu: tlačítko v liště. Pak „To byl můj tah“.
tapestry-web-companion-how-undo = Je něco špatně? Vracet se dá, jak daleko chceš, i přes tah botů.
tapestry-web-companion-layout = Připrav boty na svém stole
