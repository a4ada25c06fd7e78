"""What World's lessons have taught, drawn."""

from typing import Final

from figurka.web.tales import Tales

TALES: Final[Tales] = {
    "together": {
        "influence": "25*v-vp 25*v-vp@2 + 10*v-influence",
        "order": "v-everyone > v-influence",
        "free": "30*v-vp !v-to 20*v-vp@2",
    },
    "hats": {
        "yellow": "v-sun v-worker-yellow@1 v-snow v-worker-blue@1",
        "pass": "v-worker-bare@1 > v-oval v-vp",
        "hat": "v-worker-yellow@1 > v-a-train > v-worker-bare@1",
    },
    "innovation": {
        "tile": "v-a-innovate > v-oval > v-vp",
        "tour": "v-worker-bare@1 v-worker-bare@2 v-worker-yellow@1 > v-oval",
        "alone": "v-oval > v-a-plant v-a-plant",
    },
    "grande-trade": {
        "with": "v-worker-grande@1 > v-worker-bare@2 v-swap",
        "lira": "6*v-lira v-swap v-wine-red",
        "alone": "v-wine-red > v-fellow > v-order v-vp",
    },
    "first-spring": {
        "wake": "v-rooster@1 > v-when",
        "tile": "v-worker-bare@1 > v-when v-oval",
        "free": "v-hand + v-hand > v-everyone",
    },
}
