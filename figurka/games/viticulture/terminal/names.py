"""What can be asked about at the tables of Viticulture: places for workers, cards, structures and fields."""

from collections.abc import Iterable

from figurka.cli.scene import Thing
from figurka.core.decision import Option
from figurka.games.viticulture.content.board import ROWS
from figurka.games.viticulture.content.structures import BASICS
from figurka.games.viticulture.content.vines import VINE_BY_NAME
from figurka.games.viticulture.rules.board.spots import SPOTS
from figurka.games.viticulture.rules.things import (
    DEMOLISH_SPOT,
    FIELDS,
    GRAPES,
    PASS,
    WINES,
    WORKERS,
    YOKE_SPOT,
    BoardSpot,
    Planting,
    Vine,
)
from figurka.games.viticulture.rules.view import GRAPE_COLOURS, WINE_KINDS
from figurka.games.viticulture.terminal.faces import title
from figurka.games.viticulture.terminal.marks import own_player
from figurka.games.viticulture.terminal.scene import Scene
from figurka.games.viticulture.terminal.terms import CARDS


def things(scene: Scene) -> list[Thing]:
    """All that one may ask about in the base game."""
    spots = [spot for spots in SPOTS for spot in spots]
    return [*spot_things(spots, scene), *common_things(scene), *named(ROWS, scene)]


def named(options: Iterable[Option], scene: Scene) -> list[Thing]:
    """Things by what they are called, or by their keys."""
    return [Thing(each.key, each.key.partition(":")[2], title(each, scene.words)) for each in options]


def spot_things(spots: Iterable[BoardSpot], scene: Scene) -> list[Thing]:
    """Spaces of the board; of several of one action only those that can be chosen, or else the first."""
    found: dict[str, list[BoardSpot]] = {}
    for spot in spots:
        found.setdefault(spot.action.name, []).append(spot)
    return [
        spot_thing(spot, scene)
        for there in found.values()
        for spot in ([each for each in there if each.key in scene.numbers] or there[:1])
    ]


def spot_thing(spot: BoardSpot, scene: Scene) -> Thing:
    """A space of the board, called by the letter of its action if it has one."""
    name, letter = title(spot, scene.words), spot.action.letter
    return Thing(spot.key, letter, f"{letter}: {name}") if letter else Thing(spot.key, spot.action.name, name)


def common_things(scene: Scene) -> list[Thing]:
    """What both games have."""
    plantings = own_plantings(scene)
    cards = [card for card in CARDS if not (plantings and isinstance(card, Vine))]
    places = (YOKE_SPOT, DEMOLISH_SPOT, PASS, *FIELDS)
    return named((*places, *WORKERS, *BASICS, *plantings, *own_tokens(scene), *cards), scene)


def own_tokens(scene: Scene) -> list[Option]:
    """The viewer's grapes and wines."""
    player = own_player(scene.view)
    if player is None:
        return []
    tokens: list[Option] = [
        GRAPES[colour][value] for colour, name in enumerate(GRAPE_COLOURS) for value in player["grapes"][name]
    ]
    tokens += [WINES[kind][value] for kind, name in enumerate(WINE_KINDS) for value in player["wines"][name]]
    return tokens


def own_plantings(scene: Scene) -> list[Planting]:
    """While a vine is planted, each vine of the viewer's hand on each of his fields."""
    player = own_player(scene.view)
    if player is None or player["hand"] is None or not scene.offers("plant:"):
        return []
    return [
        Planting("plant", VINE_BY_NAME[name], field)
        for name in dict.fromkeys(player["hand"]["vine"])
        for field in FIELDS
    ]
