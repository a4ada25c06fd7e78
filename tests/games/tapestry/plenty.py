"""A position in which everything can happen, and short notes of what was answered and what has changed.

Answers are noted as `asked=chosen`, what has changed as `vp+4 food+1 tile-1`.
"""

from collections.abc import Mapping
from typing import Any

from figurka.games.tapestry.rules.things import BUILDING_NAMES, RESOURCE_NAMES, TRACK_NAMES
from tests.games.tapestry.table import Seat, Table

NEXT = Seat(coin=1)
"""The next player, who has something to choose: the table waits there when the turn is over."""
TRACK_LANDMARKS = (
    *("lighthouse", "train_station", "launch_pad", "apothecary", "academy", "laboratory"),
    *("barracks", "tank_factory", "fusion_reactor", "forge", "rubber_works", "tech_hub"),
)
CITY = {
    "house": [(1, 2), (1, 3), (1, 4)],
    "armory": [(1, 5), (3, 0), (3, 4), (3, 5)],
    "farm": [(3, 8), (8, 0)],
    "market": [(2, 0)],
}
"""Ten buildings in the wetland, two complete rows."""
PLENTY: Mapping[str, Any] = {
    **dict.fromkeys(RESOURCE_NAMES, 6),
    "exploration": 3,
    "science": 5,
    "military": 7,
    "technology": 1,
    "era": 2,
    "card": "diplomacy",
    "hand": ["trap", "trap", "feudalism"],
    "deck": ["socialism", "guilds", "renaissance"],
    "tiles": [5, 7, 16],
    "tile_stack": [26, 28, 40],
    "space_tiles": ["twin_earth", "burning_star", "eclipse"],
    "space_stack": ["red_planet", "nebula", "comet"],
    "bottom": ["calendar"],
    "middle": ["canned_food"],
    "top": ["transistors"],
    "tech_deck": ["radio", "compass", "paper"],
    "controls": [(1, 1)],
    "built": CITY,
    "achievements": ["complete_track"],
    "civ_pile": ["the_chosen"],
    "claimed": TRACK_LANDMARKS,
}
"""Of all that is scored there is another number: 2 territories, 3 technologies, 4 cards, and so on."""


def plenty(**changed: Any) -> Table:
    """The position of plenty, changed where the test says so; the opponent holds (2, -1) too."""
    return Table(Seat(coin=1, era=2, controls=[(2, -1)]), **{**PLENTY, **changed})


def chance(table: Table, note: str) -> None:
    """Fix the dice: `dice vp-4 coin`, or `science technology military`; nothing if nothing is noted."""
    if note:
        die, *faces = note.split()
        getattr(table, die)(*faces)


def follow(table: Table, answers: str) -> None:
    """Give the answers noted, each to the question noted with it."""
    for answer in answers.split():
        asked, _, chosen = answer.partition("=")
        assert table.asked == asked, f"{table.asked} is asked, not {asked}"
        table.choose(chosen)


def holdings(table: Table, seat: int = 0) -> dict[str, int]:
    """All that a player has, counted."""
    player = table.player(seat)
    return {
        **dict(zip(RESOURCE_NAMES, player.goods, strict=True)),
        **{name: player.placed(kind) for kind, name in enumerate(BUILDING_NAMES)},
        **{name: player.best(track) for track, name in enumerate(TRACK_NAMES)},
        **{row: len(table.techs(row, seat)) for row in ("bottom", "middle", "top")},
        "vp": player.vp,
        "tile": len(player.tiles),
        "card": len(player.hand),
        "laid": player.card_count - len(player.hand),
        "land": len(table.controls(seat)),
        "explored": table.state.explored.bit_count(),
        "outpost": player.outposts,
        "landmark": player.landmarks,
        "spacetile": len(player.space_tiles),
        "star": len(player.stars),
        "civilization": len(player.civilizations),
    }


def changes(before: Mapping[str, int], after: Mapping[str, int]) -> dict[str, int]:
    """By how much each count has changed, where it has."""
    return {name: after[name] - count for name, count in before.items() if after[name] != count}


def noted(note: str) -> dict[str, int]:
    """A note of changes as counts; what is noted twice is added up."""
    counts: dict[str, int] = {}
    for change in note.split():
        sign = "-" if "-" in change else "+"
        name, _, count = change.partition(sign)
        counts[name] = counts.get(name, 0) + int(sign + count)
    return {name: count for name, count in counts.items() if count}
