"""The 36 wine orders."""

from typing import Final

from figurka.games.viticulture.rules.things import BLUSH, RED, SPARKLING, WHITE, Order

ORDERS: Final = (
    Order("r5", 1, ((RED, 5),), vp=2, residual=1),
    Order("r2_w2", 2, ((RED, 2), (WHITE, 2)), vp=2, residual=1),
    Order("r3_w1", 3, ((RED, 3), (WHITE, 1)), vp=2, residual=1),
    Order("r1_w3", 4, ((RED, 1), (WHITE, 3)), vp=2, residual=1),
    Order("w5", 5, ((WHITE, 5),), vp=2, residual=1),
    Order("b4", 6, ((BLUSH, 4),), vp=2, residual=1),
    Order("r6", 7, ((RED, 6),), vp=3, residual=1),
    Order("r2_w4", 8, ((RED, 2), (WHITE, 4)), vp=3, residual=1),
    Order("r4_w2", 9, ((RED, 4), (WHITE, 2)), vp=3, residual=1),
    Order("r3_w3", 10, ((RED, 3), (WHITE, 3)), vp=3, residual=1),
    Order("r4_r3", 11, ((RED, 4), (RED, 3)), vp=3, residual=1),
    Order("w6", 12, ((WHITE, 6),), vp=3, residual=1),
    Order("w4_w3", 13, ((WHITE, 4), (WHITE, 3)), vp=3, residual=1),
    Order("b6", 14, ((BLUSH, 6),), vp=3, residual=1),
    Order("r8", 15, ((RED, 8),), vp=4, residual=1),
    Order("r5_w3", 16, ((RED, 5), (WHITE, 3)), vp=4, residual=1),
    Order("r3_w5", 17, ((RED, 3), (WHITE, 5)), vp=4, residual=1),
    Order("r4_b4", 18, ((RED, 4), (BLUSH, 4)), vp=4, residual=1),
    Order("r4_r3_r2", 19, ((RED, 4), (RED, 3), (RED, 2)), vp=4, residual=1),
    Order("w8", 20, ((WHITE, 8),), vp=4, residual=1),
    Order("w4_b4", 21, ((WHITE, 4), (BLUSH, 4)), vp=4, residual=1),
    Order("w4_w3_w2", 22, ((WHITE, 4), (WHITE, 3), (WHITE, 2)), vp=4, residual=1),
    Order("b8", 23, ((BLUSH, 8),), vp=4, residual=1),
    Order("s7", 24, ((SPARKLING, 7),), vp=4, residual=1),
    Order("r2_w2_b5", 25, ((RED, 2), (WHITE, 2), (BLUSH, 5)), vp=5, residual=2),
    Order("r7_r6", 26, ((RED, 7), (RED, 6)), vp=5, residual=2),
    Order("r6_w6", 27, ((RED, 6), (WHITE, 6)), vp=5, residual=2),
    Order("r3_b7", 28, ((RED, 3), (BLUSH, 7)), vp=5, residual=2),
    Order("w3_b7", 29, ((WHITE, 3), (BLUSH, 7)), vp=5, residual=2),
    Order("w7_w6", 30, ((WHITE, 7), (WHITE, 6)), vp=5, residual=2),
    Order("s9", 31, ((SPARKLING, 9),), vp=5, residual=2),
    Order("b6_b5", 32, ((BLUSH, 6), (BLUSH, 5)), vp=6, residual=2),
    Order("w4_s7", 33, ((WHITE, 4), (SPARKLING, 7)), vp=6, residual=2),
    Order("w3_s7", 34, ((WHITE, 3), (SPARKLING, 7)), vp=6, residual=2),
    Order("w3_s8", 35, ((WHITE, 3), (SPARKLING, 8)), vp=6, residual=2),
    Order("w2_s8", 36, ((WHITE, 2), (SPARKLING, 8)), vp=6, residual=2),
)
ORDER_BY_NAME: Final = {order.name: order for order in ORDERS}
