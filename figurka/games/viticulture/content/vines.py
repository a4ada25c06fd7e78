"""The vines: nine varieties, 42 cards."""

from typing import Final

from figurka.games.viticulture.rules.things import IRRIGATION, TRELLIS, Vine

VINES: Final = (
    Vine("sangiovese", red=1, white=0, needs=0, copies=4),
    Vine("malvasia", red=0, white=1, needs=0, copies=4),
    Vine("pinot", red=1, white=1, needs=TRELLIS, copies=6),
    Vine("syrah", red=2, white=0, needs=TRELLIS, copies=5),
    Vine("trebbiano", red=0, white=2, needs=TRELLIS, copies=5),
    Vine("merlot", red=3, white=0, needs=IRRIGATION, copies=5),
    Vine("sauvignon_blanc", red=0, white=3, needs=IRRIGATION, copies=5),
    Vine("cabernet_sauvignon", red=4, white=0, needs=TRELLIS | IRRIGATION, copies=4),
    Vine("chardonnay", red=0, white=4, needs=TRELLIS | IRRIGATION, copies=4),
)
VINE_BY_NAME: Final = {vine.name: vine for vine in VINES}
