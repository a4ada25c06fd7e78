### Vinohrad v prohlížeči: spoluhráči.

viticulture-web-side-thinking = přemýšlí
viticulture-web-side-next = další
viticulture-web-side-passed = pasoval
viticulture-web-side-away = pryč
viticulture-web-side-workers =
    { $count ->
        [0] Žádný pracovník k dispozici
        [one] { $count } pracovník k dispozici
        [few] { $count } pracovníci k dispozici
        [many] { $count } pracovníka k dispozici
       *[other] { $count } pracovníků k dispozici
    }
viticulture-web-side-points =
    { $count ->
        [one] { $count } vítězný bod
        [few] { $count } vítězné body
        [many] { $count } vítězného bodu
       *[other] { $count } vítězných bodů
    }
viticulture-web-side-lira =
    { $count ->
        [one] { $count } mince
        [few] { $count } mince
        [many] { $count } mince
       *[other] { $count } mincí
    }
viticulture-web-side-residual = Stálý příjem { $count }
viticulture-web-side-fields = Pole
viticulture-web-side-no-vines = zatím bez révy
viticulture-web-side-harvested = sklizeno
viticulture-web-side-sold = prodáno
viticulture-web-side-crush = Kádě
viticulture-web-side-cellar = Sklep
viticulture-web-side-structures = Zařízení
viticulture-web-side-hand = Ruka
viticulture-web-side-goals = Cíle
viticulture-web-side-resources = Zdroje
viticulture-web-side-empty = nic
viticulture-web-side-help = Můžeš pomoct
viticulture-web-side-help-tip = Plyne to z odkrytých karet a sklepů. Vyměnit lze, stojí-li zkušený pracovník vedle pracovníka toho druhého.
viticulture-web-side-talking = { $player } a { $other } vyjednávají o výměně
viticulture-web-side-purse =
    { $count ->
        [one] { $count } mince v měšci
        [few] { $count } mince v měšci
        [many] { $count } mince v měšci
       *[other] { $count } mincí v měšci
    }
viticulture-web-side-display = Nabídka
viticulture-web-side-cards-left =
    { $count ->
        [one] zbývá { $count } karta partnera
        [few] zbývají { $count } karty partnera
        [many] zbývá { $count } karty partnera
       *[other] zbývá { $count } karet partnera
    }

## In the journal

viticulture-web-side-haggling =
    { $count ->
        [one] { $count } nabídka a co z ní bylo
        [few] { $count } nabídky a co z nich bylo
       *[other] { $count } nabídek a co z nich bylo
    }
