"""Scores: points for what a player has, and who wins."""

from figurka.core.decision import Rule
from figurka.games.tapestry.rules.city import capital_points
from figurka.games.tapestry.rules.gaining import VERBS, score
from figurka.games.tapestry.rules.state import Player, TapestryState
from figurka.games.tapestry.rules.things import (
    BY_CAPITAL,
    BY_TECHNOLOGIES,
    BY_TERRITORIES,
    PER_CARD,
    PER_LINE,
    PER_TECH,
    PER_TERRITORY,
    PER_TILE,
    POINT_SOURCES,
    SCORE,
    SCORE_TRACK,
    Benefit,
    Thing,
)


def amount(player: Player, what: int) -> int:
    """How many things of a kind a player has."""
    if what == PER_TERRITORY:
        return player.lands.bit_count()
    if what == PER_TECH:
        return player.tech_count
    if what == PER_LINE:
        return capital_points(player)
    if what == PER_TILE:
        return len(player.tiles)
    if what == PER_CARD:
        return player.card_count
    return player.placed(what)


def branch_of(what: int, source: Thing) -> int:
    """Under which heading a score is counted: by what is counted, or else by what brings it."""
    if what == PER_TERRITORY:
        return BY_TERRITORIES
    if what == PER_TECH:
        return BY_TECHNOLOGIES
    return BY_CAPITAL if what == PER_LINE else source.branch


def gain_score(state: TapestryState, player: Player, benefit: Benefit, source: Thing) -> Rule[None]:
    """A point for each thing of a kind."""
    count = benefit.count * amount(player, benefit.what)
    score(state, player, count, branch_of(benefit.what, source), source)
    return
    yield


def gain_track_score(state: TapestryState, player: Player, benefit: Benefit, source: Thing) -> Rule[None]:
    """A point for each space advanced on a track."""
    score(state, player, player.best(benefit.track), source.branch, source)
    return
    yield


def scores(state: TapestryState) -> list[int]:
    """The points of each player."""
    return [player.vp for player in state.humans]


def winners(state: TapestryState) -> list[int]:
    """The players who win: none if the foremost is no person."""
    return [seat for seat in foremost(state) if not state.players[seat].bot]


def foremost(state: TapestryState) -> list[int]:
    """Whoever has most points, then most resources left; else the win is shared (T-105, T-106)."""
    standing = {
        player.seat: (player.vp, sum(player.goods)) for player in state.players if state.bots.competes(player)
    }
    best = max(standing.values())
    return [seat for seat, each in standing.items() if each == best]


def breakdown(player: Player) -> dict[str, int]:
    """The player's points by where they are from."""
    return dict(zip(POINT_SOURCES, player.points, strict=True))


VERBS[SCORE] = gain_score
VERBS[SCORE_TRACK] = gain_track_score
