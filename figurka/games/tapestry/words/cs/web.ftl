### Tapestry v prohlížeči: slovníček u pravidel.

tapestry-glossary-cards = Karty tapiserie
tapestry-glossary-techs = Karty technologií
tapestry-glossary-civilizations = Civilizace
tapestry-glossary-spaces = Pole stupnic
tapestry-glossary-benefits = Přínosy
tapestry-glossary-terms = Slova hry
tapestry-glossary-tech = Kruh: { $circle }. Čtverec: { $square } ({ $need }).
tapestry-glossary-tier = { $track } { $number }, úroveň { $tier }
tapestry-glossary-bonus = Bonus za { $price }: { $gain }.
tapestry-glossary-first = Kdo do úrovně vstoupí první, získá její dominantu: { $landmark }.
tapestry-glossary-later = Získaná během hry: { $text }

## The table
tapestry-web-map = Mapa
tapestry-web-pane-mat = Blahobyt
tapestry-web-pane-techs = Technologie
tapestry-web-pane-hand = Karty
tapestry-web-pane-civ = Civilizace
tapestry-web-pane-tray = Nabídka

## Formulář pro nový stůl

tapestry-web-setting-shadow = Stínová říše
tapestry-web-setting-adjustments = Handicapy
