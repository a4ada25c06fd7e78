### Vinohrad a Vinohrad: Kolem světa v prohlížeči: karty a ruka.

viticulture-web-hand-kind-vine = réva
viticulture-web-hand-kind-summer = letní návštěvník
viticulture-web-hand-kind-winter = zimní návštěvník
viticulture-web-hand-kind-order = objednávka
viticulture-web-hand-kind-structure = karta zařízení

viticulture-web-hand-title = Ruka
viticulture-web-hand-count = { $count }, nejvýš { $limit }
viticulture-web-hand-none = Zatím bez karet.
viticulture-web-hand-keep = Vyber, co si necháš
viticulture-web-hand-draft = Jednu si vezmi
viticulture-web-hand-order = Partnerovy objednávky
viticulture-web-hand-missing = Chybí: { $wines }.

viticulture-web-hand-field-left = Levé
viticulture-web-hand-field-middle = Střed
viticulture-web-hand-field-right = Pravé
