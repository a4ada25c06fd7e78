### Tapestry in the browser: the glossary beside the rules.

tapestry-glossary-cards = Tapestry cards
tapestry-glossary-techs = Tech cards
tapestry-glossary-civilizations = Civilizations
tapestry-glossary-spaces = Spaces of the tracks
tapestry-glossary-benefits = Benefits
tapestry-glossary-terms = Words of the game
tapestry-glossary-tech = Circle: { $circle }. Square: { $square } ({ $need }).
tapestry-glossary-tier = { $track } { $number }, tier { $tier }
tapestry-glossary-bonus = Bonus for { $price }: { $gain }.
tapestry-glossary-first = Whoever enters the tier first gains its landmark: { $landmark }.
tapestry-glossary-later = Gained during the game: { $text }

## The table
tapestry-web-map = Map
tapestry-web-pane-mat = Mat
tapestry-web-pane-techs = Technologies
tapestry-web-pane-hand = Cards
tapestry-web-pane-civ = Civilization
tapestry-web-pane-tray = On offer

## The form for a new table

tapestry-web-setting-shadow = Shadow Empire
tapestry-web-setting-adjustments = Handicaps
