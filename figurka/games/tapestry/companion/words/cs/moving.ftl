### Bot ke stolu: co se má na tištěném stole přesunout a co vrátit.

## Nadpisy

tapestry-automa-moves = Přesuň na stole
tapestry-automa-moves-none = Tentokrát se na stole nic nepřesouvá.
tapestry-automa-moves-made = Tohle už máš přesunuté
tapestry-automa-moves-made-none = Na stole se nic nepřesouvalo.
tapestry-automa-moves-back = Vrať na stole
tapestry-automa-moves-back-none = Na stole není co vracet.
tapestry-automa-reasons = Proč

## Stupnice a dominanty

tapestry-automa-move-token =
    { $who ->
        [you] Tvůj žeton
        [automa] Žeton Automy
       *[shadow] Žeton Stínové říše
    } na stupnici { $thing }: z { $start ->
        [0] počátečního pole
       *[other] pole { $start }
    } na { $end ->
        [0] počáteční pole
       *[other] pole { $end } ({ $space })
    }.
tapestry-automa-move-token-on =
    { $number ->
        [0] Svůj žeton polož na počáteční pole stupnice { $thing }.
       *[other] Svůj žeton polož na pole { $number } stupnice { $thing }.
    }
tapestry-automa-move-token-off =
    { $number ->
        [0] Svůj žeton vezmi z počátečního pole stupnice { $thing }.
       *[other] Svůj žeton vezmi z pole { $number } stupnice { $thing }.
    }
tapestry-automa-move-landmark =
    { $who ->
        [you] Z karty dominant si vezmi dominantu { $thing } ({ $track }, pole { $number }).
       *[other] Dominantu { $thing } ({ $track }, pole { $number }) dej z karty dominant na kartu blahobytu Automy.
    }
tapestry-automa-move-landmark-back = Dominantu { $thing } ({ $track }, pole { $number }) vrať na kartu dominant.

## Mapa

tapestry-automa-move-tile = Svrchní dílek území polož lícem nahoru na pole { $place }, natočený náhodně, jak zrovna přijde.
tapestry-automa-move-tile-up = Dílek z pole { $place } vrať tam, odkud přišel.
tapestry-automa-move-piece =
    { $who ->
        [you]
            { $what ->
                [outpost] Svůj žeton osídlení postav na pole { $place }.
               *[other] Svůj druhý kus polož na pole { $place }.
            }
        [automa] Žeton osídlení Automy postav na pole { $place }.
       *[shadow] Žeton osídlení Stínové říše postav na pole { $place }.
    }
tapestry-automa-move-piece-lying =
    { $who ->
        [you] Svůj žeton osídlení polož na pole { $place } povalený.
        [automa] Žeton osídlení Automy polož na pole { $place } povalený.
       *[shadow] Žeton osídlení Stínové říše polož na pole { $place } povalený.
    }
tapestry-automa-move-piece-off =
    { $who ->
        [you]
            { $what ->
                [outpost] Svůj žeton osídlení vezmi z pole { $place }.
               *[other] Svůj druhý kus vezmi z pole { $place }.
            }
        [automa] Žeton osídlení Automy vezmi z pole { $place }.
       *[shadow] Žeton osídlení Stínové říše vezmi z pole { $place }.
    }
tapestry-automa-move-topple =
    { $who ->
        [you] Svůj žeton osídlení na poli { $place } poval.
        [automa] Žeton osídlení Automy na poli { $place } poval.
       *[shadow] Žeton osídlení Stínové říše na poli { $place } poval.
    }
tapestry-automa-move-stand =
    { $who ->
        [you] Svůj žeton osídlení na poli { $place } zase postav.
        [automa] Žeton osídlení Automy na poli { $place } zase postav.
       *[shadow] Žeton osídlení Stínové říše na poli { $place } zase postav.
    }

## Úspěchy, karty a body

tapestry-automa-move-achievement =
    { $who ->
        [you] Svůj žeton polož na nejlepší volné místo úspěchu „{ $thing }“.
        [automa] Žeton Automy polož na nejlepší volné místo úspěchu „{ $thing }“.
       *[shadow] Žeton Stínové říše polož na nejlepší volné místo úspěchu „{ $thing }“.
    }
tapestry-automa-move-achievement-off =
    { $who ->
        [you] Svůj žeton vezmi z úspěchu „{ $thing }“.
        [automa] Žeton Automy vezmi z úspěchu „{ $thing }“.
       *[shadow] Žeton Stínové říše vezmi z úspěchu „{ $thing }“.
    }
tapestry-automa-move-techs =
    { $count ->
        [one] Tři karty technologií v nabídce odhoď a odkryj tři nové.
        [2] Tři karty technologií v nabídce odhoď a odkryj tři nové, a to dvakrát.
       *[other] Tři karty technologií v nabídce odhoď a odkryj tři nové, a to { $count }krát.
    }
tapestry-automa-move-techs-back =
    { $count ->
        [one] Tři karty technologií z nabídky vrať na balíček a místo nich vylož ty, které kvůli nim byly odhozeny.
       *[other] Karty technologií z nabídky vrať na balíček a vylož ty, které v ní ležely předtím.
    }
tapestry-automa-move-supply =
    { $count ->
        [one] Svrchní kartu tapiserie polož lícem dolů vedle karty blahobytu Automy (celkem { $end }).
        [few] Svrchní { $count } karty tapiserie polož lícem dolů vedle karty blahobytu Automy (celkem { $end }).
       *[other] Svrchních { $count } karet tapiserie polož lícem dolů vedle karty blahobytu Automy (celkem { $end }).
    }
tapestry-automa-move-supply-back =
    { $count ->
        [one] Poslední kartu tapiserie vedle karty blahobytu Automy vrať na balíček
        [few] Poslední { $count } karty tapiserie vedle karty blahobytu Automy vrať na balíček
       *[other] Posledních { $count } karet tapiserie vedle karty blahobytu Automy vrať na balíček
    } (zbude { $end }).
tapestry-automa-move-supply-returned =
    { $count ->
        [one] Odhozenou kartu tapiserie Automy vrať lícem dolů vedle její karty blahobytu (celkem { $end }).
       *[other] Odhozené karty tapiserie Automy vrať lícem dolů vedle její karty blahobytu (celkem { $end }).
    }
tapestry-automa-move-mat = Svrchní kartu tapiserie polož lícem dolů na kartu blahobytu Automy, přes násobitele, které se právě použily.
tapestry-automa-move-mat-back = Poslední kartu tapiserie z karty blahobytu Automy vrať na balíček.
tapestry-automa-move-favourite =
    { $who ->
        [automa] Žeton osídlení u oblíbené stupnice Automy: od stupnice { $old } ke stupnici { $thing }.
       *[other] Žeton osídlení u oblíbené stupnice Stínové říše: od stupnice { $old } ke stupnici { $thing }.
    }
tapestry-automa-move-points = Žeton Automy na počítadle VB: { PREPOSITION("z", $start) } { $start } na { $end }.
