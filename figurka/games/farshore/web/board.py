"""The board of the page: the Bay, the ship track and the piles of map tiles."""

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from figurka.games.farshore.content.cards import CARDS
from figurka.games.farshore.content.maps import MAPS
from figurka.games.farshore.content.places import ISLANDS
from figurka.games.farshore.rules.playing import WORKS_WHEN_PLAYED
from figurka.games.farshore.rules.sailing import TREASURE_SPACES, VALUES
from figurka.games.farshore.rules.shape import MapPileView, TypeName
from figurka.games.farshore.rules.state import LAST_SPACE
from figurka.games.farshore.rules.things import TYPES, MapType
from figurka.games.farshore.web.cards import CardSight, sails_on, see_card, treasures_on
from figurka.games.farshore.web.scene import Piece, Row, Scene

WIND_ROSES: Final = 2
FARTHEST: Final = WIND_ROSES + max(card.sails for card in CARDS if card.type in WORKS_WHEN_PLAYED)
"""How far a ship can go because of one card."""


@dataclass(frozen=True)
class TrackSpace:
    """A space of the ship track: its points, whether it has a treasure, and the boats on it."""

    space: int
    value: int
    chest: bool
    boats: tuple[Piece, ...]
    ahead: int
    """How far ahead of the viewer's boat it is, if a card could take it there."""


@dataclass(frozen=True)
class Need:
    """Cards of a type that a map asks for, and how many of them the viewer has; a spectator has none."""

    type: TypeName
    count: int
    have: int | None

    @property
    def is_met(self) -> bool:
        """Whether nothing of it is missing to the viewer."""
        return self.have is None or self.have >= self.count


class PileSight(MapPileView):
    """A pile of map tiles, and what the viewer has of what it asks for."""

    needs: list[Need]
    mine: bool
    can: bool
    rows: list[Row]


def see_bay(scene: Scene) -> list[CardSight | None]:
    """The eight places of the Bay; a card glides under a number that follows those of the dock's copies."""
    city, hand = scene.shown["city"], scene.shown["hand"] or ()
    copies = Counter([*(standing["card"] for standing in city), *hand])
    cards: list[CardSight | None] = []
    for place in scene.view["bay"]:
        if place is None:
            cards.append(None)
            continue
        name = place["card"]
        vt, count, blocked = f"card-{name}-{copies[name]}", place["count"], place["blocked"]
        cards.append(see_card(scene, "bay", name, f"bay:{name}", vt, count=count, blocked=blocked))
    return cards


def see_track(scene: Scene) -> list[TrackSpace]:
    """The spaces of the ship track with the boats on them, and where the viewer's boat could soon be."""
    boats: list[list[Piece]] = [[] for _ in VALUES]
    for player in scene.players:
        boats[player["ship"]["space"]].append(scene.piece(player["seat"], f"boat-{player['seat']}"))
    rival = scene.view["rival"]
    if rival is not None:
        boats[rival["ship"]["space"]].append(scene.piece(len(scene.players), "boat-rival"))
    start = scene.own["ship"]["space"] if scene.own is not None else LAST_SPACE
    return [
        track_space(space, tuple(boats[space]), space - start if 0 < space - start <= FARTHEST else 0)
        for space in range(len(VALUES))
    ]


@lru_cache(maxsize=1024)
def track_space(space: int, boats: tuple[Piece, ...], ahead: int) -> TrackSpace:
    """A space of the ship track; most have no boat."""
    return TrackSpace(space, VALUES[space], space in TREASURE_SPACES, boats, ahead)


def see_voyages(scene: Scene) -> dict[str, tuple[int, int]]:
    """For each island that moves ships: how far the viewer's would go, and what treasures it would find."""
    moving = ((island.name, sails_on(scene, island.sails)) for island in ISLANDS if island.sails)
    return {name: (sails, treasures_on(scene, sails)) for name, sails in moving if sails}


def see_piles(scene: Scene) -> list[PileSight]:
    """The piles of map tiles."""
    return [see_pile(scene, kind, pile) for kind, pile in zip(MAPS, scene.view["maps"], strict=True)]


def see_pile(scene: Scene, kind: MapType, pile: MapPileView) -> PileSight:
    """A pile of map tiles: what it asks for, and whether the viewer has a tile or could take one."""
    types = None if scene.own is None else scene.own["types"]
    needs = [
        Need(TYPES[type_], count, None if types is None else min(types[TYPES[type_]], count))
        for type_, count in kind.needs
    ]
    rows = [Row(scene.words("farshore-web-row-left"), f"{pile['left']}.map")]
    if scene.own is None:
        return {**pile, "needs": needs, "mine": False, "can": False, "rows": rows}
    mine = kind.name in scene.own["maps"]
    has = " ".join(f"{need.have}/{need.count}.{need.type}" for need in needs)
    rows.append(
        Row(scene.words("farshore-term-city"), has, scene.words("farshore-web-owned") if mine else "")
    )
    can = not mine and pile["left"] > 0 and all(need.is_met for need in needs)
    return {**pile, "needs": needs, "mine": mine, "can": can, "rows": rows}
