### What is looked at besides to tell what wins in World.

viticulture-balance-events = Event of the game
viticulture-balance-positions = Position taken
viticulture-balance-innovations = Innovation gained
viticulture-balance-points-missing = Points missing each
viticulture-balance-influence-missing = Influence missing
viticulture-balance-way-missing = Of the way missing, %
viticulture-balance-from-orders = Points from orders, %
