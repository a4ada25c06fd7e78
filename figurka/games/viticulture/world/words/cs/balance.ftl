### Na co se hledí navíc, aby se řeklo, co vyhrává ve Světě.

viticulture-balance-events = Událost hry
viticulture-balance-positions = Zvolené pořadí
viticulture-balance-innovations = Získaná inovace
viticulture-balance-points-missing = Chybí bodů každému
viticulture-balance-influence-missing = Chybí vlivu
viticulture-balance-way-missing = Chybí z cesty, %
viticulture-balance-from-orders = Bodů z objednávek, %
