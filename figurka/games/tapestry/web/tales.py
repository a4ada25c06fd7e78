"""What Tapestry's lessons have taught, drawn."""

from typing import Final

from figurka.web.tales import Tales

TALES: Final[Tales] = {
    "first-step": {
        "step": "t-any_resource > t-exploration / t-income",
        "lay": "t-territory_tile = t-territory_tile > t-vp",
        "bonus": "t-any_resource > t-tapestry_card / !t-tapestry_card",
    },
    "first-market": {
        "step": "t-technology > t-market",
        "market": "t-market > t-income t-coin t-income t-coin …",
        "first": "t-flag > t-any_resource",
    },
    "land-and-dice": {
        "conquer": "t-territory+t-outpost@1 > t-territory",
        "die": "t-die_red / t-die_black",
        "weapons": "t-culture t-any_resource > t-military",
    },
    "first-invention": {
        "step": "t-technology > t-invent",
        "science": "t-science > t-die_science > t-exploration",
        "free": "t-income > t-upgrade_tech > t-food",
    },
    "capital": {
        "step": "t-science > t-flag > t-apothecary",
        "district": "t-capital > t-any_resource",
        "free": "t-lines > t-income > t-vp",
    },
    "when-to-take-income": {
        "advance": "t-any_resource > t-exploration t-science …",
        "income": "t-mark-2@2 0*t-any_resource > t-income",
        "first": "t-flag > t-any_resource t-any_resource t-any_resource",
    },
    "race": {
        "watch": "t-mark-1@1 > t-mark-automa@2 t-mark-shadow@3",
        "again": "t-decision > t-mark-automa@2 > t-science",
        "alone": "t-mark-1@1 > t-forge !t-mark-automa@2",
    },
    "bots-income": {
        "watch": "2*t-decision > t-mark-automa@2 t-mark-shadow@3",
        "again": "0*t-decision > t-income t-vp",
        "alone": "2*t-decision > t-mark-1@1 t-income t-any_resource",
    },
    "traps": {
        "walls": "t-outpost@1 > t-territory+t-mark-automa@2",
        "conquer": "t-outpost@1 > t-tapestry_card t-question",
        "die": "t-fallen@1 t-die_red",
    },
}
