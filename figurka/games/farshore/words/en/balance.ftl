### What is looked at to tell what wins in Farshore.

farshore-balance-cards = Card in the final city
farshore-balance-plays = Card played
farshore-balance-maps = Map tile
farshore-balance-openings = First place of a worker
farshore-balance-city = Cards in the city
farshore-balance-map-tiles = Map tiles
farshore-balance-treasures = Treasures left
farshore-balance-ship = Spaces sailed
