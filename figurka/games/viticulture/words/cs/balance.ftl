### Na co se hledí, aby se řeklo, co ve Vinohradu vyhrává.

viticulture-balance-mamas = Máma
viticulture-balance-papas = Táta
viticulture-balance-openings = První akce
viticulture-balance-rows = Zvolená řádka vstávání
viticulture-balance-structures = Postavená stavba
viticulture-balance-visitors = Zahraný návštěvník
viticulture-balance-orders = Splněná objednávka
viticulture-balance-workers = Dělníků
viticulture-balance-built = Staveb
viticulture-balance-years = Let
