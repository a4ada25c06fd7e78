### Viticulture and World in the browser: cards and the hand.

viticulture-web-hand-kind-vine = vine
viticulture-web-hand-kind-summer = summer visitor
viticulture-web-hand-kind-winter = winter visitor
viticulture-web-hand-kind-order = order
viticulture-web-hand-kind-structure = structure card

viticulture-web-hand-title = Hand
viticulture-web-hand-count = { $count }, limit { $limit }
viticulture-web-hand-none = No cards yet.
viticulture-web-hand-keep = Choose which to keep
viticulture-web-hand-draft = Take one of these
viticulture-web-hand-order = Your partner’s orders
viticulture-web-hand-missing = Missing: { $wines }.

viticulture-web-hand-field-left = Left
viticulture-web-hand-field-middle = Middle
viticulture-web-hand-field-right = Right
