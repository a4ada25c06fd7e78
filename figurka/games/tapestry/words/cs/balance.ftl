### Na co se hledí, aby se řeklo, co v Tapestry vyhrává.

tapestry-balance-civilizations = Počáteční civilizace
tapestry-balance-capitals = Deska hlavního města
tapestry-balance-openings = Stupnice prvního postupu
tapestry-balance-tracks = Nejdelší cesta na stupnici
tapestry-balance-spaces = Dosažené pole
tapestry-balance-landmarks = Významná stavba
tapestry-balance-cards = Vyložená karta tapiserie
tapestry-balance-techs = Vynalezená technologie
tapestry-balance-advances = Postupů
tapestry-balance-territories = Území
tapestry-balance-inventions = Technologií
tapestry-balance-landmarks-won = Významných staveb
