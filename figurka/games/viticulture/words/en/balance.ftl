### What is looked at to tell what wins in Viticulture.

viticulture-balance-mamas = Mama
viticulture-balance-papas = Papa
viticulture-balance-openings = First action
viticulture-balance-rows = Wake-up row taken
viticulture-balance-structures = Structure built
viticulture-balance-visitors = Visitor played
viticulture-balance-orders = Wine order filled
viticulture-balance-workers = Workers
viticulture-balance-built = Structures
viticulture-balance-years = Years
