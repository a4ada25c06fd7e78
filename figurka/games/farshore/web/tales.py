"""What Farshore's lessons have taught, drawn."""

from typing import Final

from figurka.web.tales import Tales

TALES: Final[Tales] = {
    "first-catch": {
        "fetch": "<place-shore_seaweed>+animal-crab@1 > 2*token-seaweed 1*sign-draw",
        "again": "2*token-seaweed > [card-beach_sledge] > 2*token-driftwood",
        "free": "[card-beach_sledge] > 2*token-driftwood > [card-tangle_raft]",
    },
    "five-colours": {
        "green": "(type-production) [card-merchant] > sign-any",
        "red": "(type-destination) [card-inn]+animal-crab@1 > sign-any",
        "purple": "(type-prosperity) [card-windmill] > season-autumn > token-point",
    },
    "with-the-wind": {
        "two-roses": "[card-sail_maker] > sign-wind + sign-wind > 2*sign-sail",
        "way": "[card-grove]+sign-anchor > [card-sail_maker]",
        "hunter": "token-treasure = sign-any / 2*token-point",
    },
    "year-turns": {
        "docks": "[card-manor] > <place-docks>+animal-crab@1 > sign-any",
        "grove": "[card-grove] > token-mushroom season-spring token-mushroom",
        "prepare": "2*animal-crab@1 > season-spring > 3*animal-crab@1",
    },
    "last-autumn": {
        "dunes": "animal-crab@1 > sign-map > token-point",
        "again": "sign-map + sign-map × 2 > token-point",
        "anchor": "[card-windmill]+sign-anchor > [card-governor]",
    },
}
