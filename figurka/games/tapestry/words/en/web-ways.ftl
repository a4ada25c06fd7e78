### Tapestry's table in the browser: the ways of acting in the decision bar.

tapestry-web-ways-turn =
    { $last ->
        [yes] Advance one of your tokens, or end your game with the final income turn.
       *[no] Advance one of your tokens, or enter era { $era }.
    }
tapestry-web-ways-advance = Advance
tapestry-web-ways-take-income =
    { $last ->
        [yes] Final income turn
       *[no] Income turn
    }
tapestry-web-ways-income =
    { $points ->
        [0] +{ $goods } { $goods ->
                [one] resource
               *[other] resources
            }
       *[other] { $goods ->
                [0] +{ $points ->
                    [one] { $points } point
                   *[other] { $points } points
                }
                [one] +{ $goods } resource, +{ $points ->
                    [one] { $points } point
                   *[other] { $points } points
                }
               *[other] +{ $goods } resources, +{ $points ->
                   [one] { $points } point
                  *[other] { $points } points
               }
            }
    }
tapestry-web-ways-short = { $lacking } short
tapestry-web-ways-short-any =
    { $count ->
        [one] { $count } resource short
       *[other] { $count } resources short
    }
tapestry-web-ways-barred = barred by a card
tapestry-web-ways-gain = Which resource do you gain ({ $number } of { $count })?

## Where the answers lie

tapestry-web-ways-tracks = On the tracks
    .count =
        { $count ->
            [one] { $count } space
           *[other] { $count } spaces
        }
tapestry-web-ways-map = On the map
    .count =
        { $count ->
            [one] { $count } hex
           *[other] { $count } hexes
        }
tapestry-web-ways-tray = On offer
    .count = { $count } to choose from
tapestry-web-ways-city = In your city
    .count =
        { $count ->
            [one] { $count } plot
           *[other] { $count } plots
        }
tapestry-web-ways-hand = In your hand
    .count =
        { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }
tapestry-web-ways-eras = On the income mats
    .count =
        { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }
tapestry-web-ways-techs = Technologies
    .count =
        { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }
tapestry-web-ways-civ = On your civilization mat
    .count =
        { $count ->
            [one] { $count } space
           *[other] { $count } spaces
        }
