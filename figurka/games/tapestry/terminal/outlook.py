"""What benefits of Tapestry would come to now: points, what is used up, and where tokens would go."""

from collections.abc import Iterator, Sequence
from typing import Final

from figurka.games.tapestry.content.landmarks import LANDMARKS
from figurka.games.tapestry.content.tracks import TRACKS
from figurka.games.tapestry.rules.shape import PlayerView
from figurka.games.tapestry.rules.things import (
    ADVANCE,
    ANY,
    BUILDING,
    BUILDING_NAMES,
    CARDS,
    CIVILIZATION,
    CONQUER,
    EITHER,
    INVENT,
    LANDMARK,
    LAST,
    PER_CARD,
    PER_TECH,
    PER_TERRITORY,
    PER_TILE,
    REGRESS,
    ROW_NAMES,
    SCORE,
    SCORE_TRACK,
    SPACE_TILES,
    TILES,
    Benefit,
    Track,
)
from figurka.games.tapestry.terminal.marks import SIGN, own_player
from figurka.games.tapestry.terminal.scene import Scene
from figurka.games.tapestry.terminal.tracks import token_spaces
from figurka.games.tapestry.terminal.worth import points_now

COUNTED_BY: Final = {CARDS: PER_CARD, CONQUER: PER_TERRITORY, INVENT: PER_TECH, TILES: PER_TILE}
"""By kind of benefit what the thing that it brings is counted by."""


def outlook(benefits: Sequence[Benefit], scene: Scene) -> list[str]:
    """What of these benefits is used up, and the points that they would score now."""
    return [*shortages(benefits, scene), *scores(benefits, scene)]


def shortages(benefits: Sequence[Benefit], scene: Scene) -> list[str]:
    """What these benefits would bring if any of it were left."""
    missing = (missing_for(benefit, scene) for benefit in each_of(benefits))
    return [scene.words("cli-tapestry-none-of", thing=thing) for thing in dict.fromkeys(missing) if thing]


def each_of(benefits: Sequence[Benefit]) -> Iterator[Benefit]:
    """All benefits, also those of which one is chosen."""
    for benefit in benefits:
        yield from benefit.options if benefit.verb == EITHER else (benefit,)


def missing_for(benefit: Benefit, scene: Scene) -> str:
    """The name of what a benefit needs and nobody can take any more; empty if there is some."""
    player, view = own_player(scene.view), scene.view
    if player is None:
        return ""
    if benefit.verb == BUILDING:
        return missing_building(benefit.what, player)
    if benefit.verb == LANDMARK:
        return "" if view["landmarks"][LANDMARKS[benefit.what].name] is None else "landmark"
    if benefit.verb == CONQUER:
        return "" if player["outposts"] else "outpost"
    if benefit.verb == SPACE_TILES:
        return "" if view["piles"]["space_tiles"] else "space_tile"
    if benefit.verb == CIVILIZATION:
        return "" if view["piles"]["civilizations"] else "civilization"
    return ""


def missing_building(kind: int, player: PlayerView) -> str:
    """The name of a building of which none is left on the income mat."""
    rows = player["income"]["rows"]
    if kind == ANY:
        return "" if any(row["left"] for row in rows.values()) else "building"
    return "" if rows[ROW_NAMES[kind]]["left"] else BUILDING_NAMES[kind]


def scores(benefits: Sequence[Benefit], scene: Scene) -> list[str]:
    """The points that these benefits count out now, with what comes with them and is counted too."""
    player = own_player(scene.view)
    counting = [benefit for benefit in benefits if benefit.verb in (SCORE, SCORE_TRACK)]
    if player is None or not counting:
        return []
    points = sum(points_now(player, benefit) or 0 for benefit in counting)
    points += sum(
        each.count * added(before, each, scene)
        for place, each in enumerate(benefits)
        if each in counting
        for before in benefits[:place]
    )
    return [scene.words("cli-tapestry-worth", points=f"{points}{SIGN['point']}")]


def added(gained: Benefit, score: Benefit, scene: Scene) -> int:
    """How many more of what is scored there are by a benefit that comes before."""
    player = own_player(scene.view)
    if player is None or missing_for(gained, scene):
        return 0
    if score.verb == SCORE_TRACK:
        furthest = max(player["tracks"][TRACKS[score.track].name], default=LAST)
        starts = [start for track, start, _ in moves(gained, scene) if track.index == score.track]
        return int(furthest in starts)
    if gained.verb == BUILDING:
        return int(gained.what == score.what)
    return gained.count if COUNTED_BY.get(gained.verb) == score.what else 0


def moves(benefit: Benefit, scene: Scene) -> list[tuple[Track, int, int]]:
    """From where to where the viewer's tokens could go by an advance or a way back."""
    player = own_player(scene.view)
    if player is None or benefit.verb not in (ADVANCE, REGRESS):
        return []
    track = TRACKS[benefit.track]
    if benefit.verb == ADVANCE:
        return [(track, space, space + 1) for space in token_spaces(track, scene)]
    return [(track, space, space - 1) for space in ways_back(track, player)]


def ways_back(track: Track, player: PlayerView) -> list[int]:
    """Where a player's tokens stand that can go back on a track, the furthest first."""
    return sorted({space for space in player["tracks"][track.name] if space}, reverse=True)
