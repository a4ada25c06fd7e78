"""What can be asked about at the tables of Viticulture: places for workers, cards, structures and fields."""

from collections.abc import Iterable

from figurka.cli.tables.scene import Scene, Thing
from figurka.cli.tables.viticulture_faces import title
from figurka.cli.tables.viticulture_marks import own_player
from figurka.cli.tables.viticulture_terms import CARDS
from figurka.games.viticulture.content.structures import BASICS
from figurka.games.viticulture.content.vines import VINE_BY_NAME
from figurka.games.viticulture.spots import SPOTS
from figurka.games.viticulture.things import (
    DEMOLISH_SPOT,
    FIELDS,
    PASS,
    WORKERS,
    YOKE_SPOT,
    BoardSpot,
    Planting,
    Vine,
)


def things(scene: Scene) -> list[Thing]:
    """All that one may ask about in the base game."""
    spots = [spot for spots in SPOTS for spot in spots]
    return [*spot_things(spots, scene), *common_things(scene)]


def spot_things(spots: Iterable[BoardSpot], scene: Scene) -> list[Thing]:
    """Spaces of the board; of several of one action only those that can be chosen, or else the first."""
    found: dict[str, list[BoardSpot]] = {}
    for spot in spots:
        found.setdefault(spot.action.name, []).append(spot)
    return [
        Thing(spot.key, name, title(spot, scene.words))
        for name, there in found.items()
        for spot in ([each for each in there if each.key in scene.numbers] or there[:1])
    ]


def common_things(scene: Scene) -> list[Thing]:
    """What both games have."""
    words = scene.words
    found = [Thing(spot.key, spot.key, title(spot, words)) for spot in (YOKE_SPOT, DEMOLISH_SPOT, PASS)]
    named = [(each, each.name) for each in BASICS]
    found += [Thing(each.key, name, title(each, words)) for each, name in named]
    plantings = own_plantings(scene)
    found += [Thing(each.key, each.vine.name, title(each, words)) for each in plantings]
    found += [
        Thing(card.key, card.name, title(card, words))
        for card in CARDS
        if not (plantings and isinstance(card, Vine))
    ]
    return found


def own_plantings(scene: Scene) -> list[Planting]:
    """While a vine is planted, each vine of the viewer's hand on each of his fields."""
    player = own_player(scene.view)
    if player is None or not scene.offers("plant:"):
        return []
    return [
        Planting("plant", VINE_BY_NAME[name], field)
        for name in dict.fromkeys(player["hand"]["vine"])
        for field in FIELDS
    ]
