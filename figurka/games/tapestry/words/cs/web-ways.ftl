### Stůl Tapestry v prohlížeči: možnosti v pruhu s rozhodnutím.

tapestry-web-ways-turn =
    { $last ->
        [yes] Postup jedním žetonem, nebo naposledy zvyš blahobyt a skonči.
       *[no] Postup jedním žetonem, nebo zvyš blahobyt a vstup do { $era }. epochy.
    }
tapestry-web-ways-advance = Postoupit
tapestry-web-ways-take-income =
    { $last ->
        [yes] Zvýšit blahobyt naposledy
       *[no] Zvýšit blahobyt
    }
tapestry-web-ways-income =
    { $points ->
        [0] +{ $goods } { $goods ->
                [one] zdroj
                [few] zdroje
                [many] zdroje
               *[other] zdrojů
            }
       *[other] { $goods ->
                [0] +{ $points ->
                    [one] { $points } bod
                    [few] { $points } body
                   *[other] { $points } bodů
                }
                [one] +{ $goods } zdroj, +{ $points ->
                    [one] { $points } bod
                    [few] { $points } body
                   *[other] { $points } bodů
                }
                [few] +{ $goods } zdroje, +{ $points ->
                    [one] { $points } bod
                    [few] { $points } body
                   *[other] { $points } bodů
                }
                [many] +{ $goods } zdroje, +{ $points ->
                    [one] { $points } bod
                    [few] { $points } body
                   *[other] { $points } bodů
                }
               *[other] +{ $goods } zdrojů, +{ $points ->
                   [one] { $points } bod
                   [few] { $points } body
                  *[other] { $points } bodů
               }
            }
    }
tapestry-web-ways-short = chybí { $lacking }
tapestry-web-ways-short-any =
    { $count ->
        [one] chybí { $count } zdroj
        [few] chybí { $count } zdroje
        [many] chybí { $count } zdroje
       *[other] chybí { $count } zdrojů
    }
tapestry-web-ways-barred = brání karta
tapestry-web-ways-gain = Který zdroj získáš ({ $number }. z celkem { $count })?

## Kde leží odpovědi

tapestry-web-ways-tracks = Na stupnicích
    .count =
        { $count ->
            [one] { $count } pole
            [few] { $count } pole
            [many] { $count } pole
           *[other] { $count } polí
        }
tapestry-web-ways-map = Na mapě
    .count =
        { $count ->
            [one] { $count } pole
            [few] { $count } pole
            [many] { $count } pole
           *[other] { $count } polí
        }
tapestry-web-ways-tray = V nabídce dole
    .count = na výběr { $count }
tapestry-web-ways-city = Ve tvém městě
    .count =
        { $count ->
            [one] { $count } parcela
            [few] { $count } parcely
            [many] { $count } parcely
           *[other] { $count } parcel
        }
tapestry-web-ways-hand = V ruce
    .count =
        { $count ->
            [one] { $count } karta
            [few] { $count } karty
            [many] { $count } karty
           *[other] { $count } karet
        }
tapestry-web-ways-eras = Na kartách blahobytu
    .count =
        { $count ->
            [one] { $count } karta
            [few] { $count } karty
            [many] { $count } karty
           *[other] { $count } karet
        }
tapestry-web-ways-techs = Technologie
    .count =
        { $count ->
            [one] { $count } karta
            [few] { $count } karty
            [many] { $count } karty
           *[other] { $count } karet
        }
tapestry-web-ways-civ = Na civilizaci
    .count =
        { $count ->
            [one] { $count } pole
            [few] { $count } pole
            [many] { $count } pole
           *[other] { $count } polí
        }
