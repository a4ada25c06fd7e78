### Na co se hledí, aby se řeklo, co v Dálavě vyhrává.

farshore-balance-cards = Karta ve městě na konci
farshore-balance-plays = Zahraná karta
farshore-balance-maps = Dílek mapy
farshore-balance-openings = První místo dělníka
farshore-balance-city = Karet ve městě
farshore-balance-map-tiles = Dílků mapy
farshore-balance-treasures = Zbylých pokladů
farshore-balance-ship = Uplutých polí
