### Tapestry in the browser: the page of the bot for the table.

tapestry-web-companion-eras = Tvoje zvýšení blahobytu
tapestry-web-companion-outposts =
    { $count ->
        [one] žeton osídlení v zásobě
        [few] žetony osídlení v zásobě
       *[other] žetonů osídlení v zásobě
    }
tapestry-web-companion-territories =
    { $count ->
        [one] ovládané území
        [few] ovládaná území
       *[other] ovládaných území
    }
tapestry-web-companion-back = Žeton jde zpět
tapestry-web-companion-told = Zadáno v tomto tahu
tapestry-web-companion-nothing = Zatím nic. Odehraj tah u svého stolu a pak sem zadej, co je pro boty důležité.
tapestry-web-companion-how = Jak tah zadat
tapestry-web-companion-how-advance = Pokrok: klikni na pole, kam tvůj žeton postoupil.
tapestry-web-companion-how-explore = Dílek: klikni na pole mapy, kde leží.
tapestry-web-companion-how-conquer = Žeton osídlení: klikni na území, kde teď stojí.
tapestry-web-companion-how-income = Zvýšení blahobytu: tlačítko v liště. Pak „To byl můj tah“.
tapestry-web-companion-how-undo = Vzít zpět se dá všechno až k začátku hry, i přes tahy botů.
tapestry-web-companion-why = Proč, krok za krokem
tapestry-web-companion-layout = Připrav boty na svém stole
