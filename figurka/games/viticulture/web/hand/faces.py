"""What persons and buildings look like, and what lasting advantages are as signs."""

from collections.abc import Mapping, Sequence
from typing import Final

from figurka.games.viticulture.web.signs import TO, Sign


def by_name(looks: Mapping[str, Sequence[str]], prefix: str) -> dict[str, str]:
    """The symbol of each name, from the names of each symbol."""
    return {name: f"{prefix}-{look}" for look, names in looks.items() for name in names}


PORTRAITS: Final = by_name(
    {
        "farmer": ("horticulturist", "laborer", "sharecropper"),
        "gardener": (
            "agriculturist",
            "cultivator",
            "grower",
            "harvester",
            "homesteader",
            "planter",
            "reaper",
        ),
        "smith": ("blacksmith", "crusher", "craftsman", "handyman", "jack_of_all_trades", "stonemason"),
        "builder": ("architect", "contractor", "designer", "landscaper", "uncertified_architect"),
        "guide": ("entertainer", "novice_guide", "promoter", "surveyor", "tour_guide"),
        "tophat": ("assessor", "auctioneer", "banker", "broker", "patron", "producer", "uncertified_broker"),
        "donor": ("benefactor", "manager", "negotiator", "politician", "sponsor"),
        "trader": ("buyer", "importer", "merchant", "peddler", "vendor"),
        "lady": ("exporter", "marketer", "motivator", "organizer", "overseer", "planner", "supervisor"),
        "hostess": ("artisan", "crush_expert", "harvest_expert", "innkeeper"),
        "mortarboard": ("guest_speaker", "mentor", "professor", "teacher", "uncertified_teacher"),
        "glasses": ("governess", "scholar", "zymologist"),
        "vintner": ("bottler", "master_vintner", "oenologist", "uncertified_oenologist"),
        "wig": ("governor", "judge", "taster", "wine_critic"),
        "crown": ("noble", "queen"),
        "rogue": ("swindler",),
        "crew": ("caravan", "volunteer_crew", "wedding_party"),
    },
    "p",
)
"""What each visitor looks like."""
BUILDING_ART: Final = by_name(
    {
        "arches": ("aqueduct",),
        "barn": ("barn", "storehouse"),
        "cafe": ("cafe", "ristorante", "wine_bar", "wine_parlor"),
        "cask": ("cask",),
        "cave": ("wine_cave",),
        "dock": ("dock",),
        "fountain": ("fountain",),
        "garden": ("gazebo", "patio", "veranda"),
        "hall": ("academy", "banquet_hall", "school"),
        "inn": ("guest_house", "inn", "penthouse", "tap_room", "tavern"),
        "machine": ("harvest_machine",),
        "press": ("wine_press",),
        "silo": ("silo",),
        "stall": ("mercado", "shop", "trading_post"),
        "statue": ("statue",),
        "tank": ("charmat", "distiller", "fermentation_tank", "mixer"),
        "works": ("label_factory", "studio", "workshop"),
    },
    "b",
)
"""What each structure card looks like."""
ADVANTAGES: Final[Mapping[str, tuple[Sign, ...]]] = {
    "academy": (Sign("others", group=(Sign("a-train"),)), TO, Sign("lira", 1)),
    "barn": (Sign("any-card", 2, lost=True), TO, Sign("vp", 1)),
    "charmat": (Sign("grape-red"), Sign("grape-white"), TO, Sign("wine-sparkling")),
    "fermentation_tank": (Sign("a-harvest"), TO, Sign("a-wine")),
    "fountain": (Sign("others", group=(Sign("a-tour"),)), TO, Sign("lira", 1)),
    "harvest_machine": (Sign("a-harvest"), TO, Sign("a-harvest", 3)),
    "inn": (Sign("visitor"), TO, Sign("lira", 1)),
    "mercado": (Sign("order"), TO, Sign("a-fill")),
    "patio": (Sign("", options=(Sign("wine-blush"), Sign("wine-sparkling"))), TO, Sign("lira", 2)),
    "penthouse": (Sign("any-wine", after="7+"), TO, Sign("vp", 1)),
    "studio": (Sign("a-build"), TO, Sign("vp", 1)),
    "tap_room": (Sign("visitor"), Sign("any-wine", 1, lost=True), TO, Sign("vp", 2)),
    "tavern": (Sign("visitor"), Sign("any-grape", 2, lost=True), TO, Sign("vp", 3)),
    "veranda": (Sign("a-fill"), TO, Sign("vp", 1)),
    "wine_parlor": (Sign("a-fill"), TO, Sign("lira", 2)),
    "workshop": (Sign("a-build"), Sign("discount", 1)),
}
"""Lasting advantages as signs: when something happens, what comes of it."""
