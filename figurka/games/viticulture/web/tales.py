"""What Viticulture's lessons have taught, drawn."""

from typing import Final

from figurka.web.tales import Tales

TALES: Final[Tales] = {
    "grape-to-order": {
        "harvest": "v-worker-bare@1 > v-a-harvest > v-grape-red v-grape-white",
        "fill": "v-worker-bare@1 > v-wine-red v-wine-white",
        "free": "v-a-fill > 2*v-vp 1*v-residual",
    },
    "hand-to-field": {
        "tour": "v-vine > v-trellis / v-irrigation",
        "build": "v-worker-bare@1 > v-a-tour > 2*v-lira",
        "field": "v-vine + v-vine > v-field > v-grape-red",
    },
    "rooster-and-visitor": {
        "row": "v-rooster@1 > v-earlier / v-lira",
        "which": "v-worker-bare@1 + v-play-summer > v-lira / v-a-harvest",
        "alone": "1*v-rooster@1 > v-a-plant !v-rooster@2",
    },
    "blocked": {
        "beside": "v-worker-grande@1 > v-a-plant+v-worker-bare@2",
        "free": "v-worker-bare@1 > v-year-end > v-worker-bare@1",
        "autumn": "v-sun !v-worker-bare@1 > v-snow v-worker-bare@1",
    },
    "year-ends": {
        "train": "4*v-wine-red > v-year-end > 5*v-wine-red",
        "last": "v-a-train > v-year-end > v-worker-bare@1",
        "spring": "20*v-vp > v-year-end",
    },
}
