"""The vocabulary of benefits, in which the content of the game is written."""

from typing import Final

from figurka.games.tapestry.rules.things import (
    ADVANCE,
    ANY,
    BOTH_DICE,
    BOTH_IF_OPPONENT,
    BUILDING,
    BUILDING_NAMES,
    CARDS,
    CIRCLE,
    CIVILIZATION,
    CONQUER,
    EITHER,
    EXPLORE,
    EXPLORE_SPACE,
    FROM_ANY,
    FROM_DISPLAY,
    INVENT,
    LANDMARK,
    ONE_DIE,
    PLAY_OVER,
    POINTS,
    REFRESH,
    REGRESS,
    REPEAT,
    RESEARCH,
    RESOURCE,
    RESOURCE_NAMES,
    SCORE,
    SCORE_NAMES,
    SCORE_TRACK,
    SINGULARITY,
    SPACE_TILES,
    SQUARE,
    TILE_BENEFIT,
    TILES,
    TRACK_NAMES,
    UPGRADE,
    Benefit,
)


def resource(kind: int, count: int = 1) -> Benefit:
    """So many of one resource."""
    return Benefit(RESOURCE, f"gain-{RESOURCE_NAMES[kind]}", kind, count, plain=True)


def tiles(count: int = 1) -> Benefit:
    """Draw territory tiles."""
    return Benefit(TILES, "gain-territory_tile", count=count)


def space_tiles(count: int) -> Benefit:
    """Draw space tiles."""
    return Benefit(SPACE_TILES, "gain-space_tile", count=count)


def cards(count: int = 1) -> Benefit:
    """Draw tapestry cards."""
    return Benefit(CARDS, "gain-tapestry_card", count=count)


def building(kind: int) -> Benefit:
    """An income building of a kind."""
    return Benefit(BUILDING, f"gain-{BUILDING_NAMES[kind]}", kind)


def points(count: int) -> Benefit:
    """So many points."""
    return Benefit(POINTS, "vp", count=count, plain=True, key=f"vp-{count}")


def score(what: int, times: int = 1) -> Benefit:
    """A point for each thing of a kind."""
    return Benefit(SCORE, f"score-{SCORE_NAMES[what]}", what, times)


def score_track(track: int) -> Benefit:
    """A point for each space advanced on a track."""
    return Benefit(SCORE_TRACK, "score-track", track=track, key=f"score-{TRACK_NAMES[track]}")


def landmark(index: int) -> Benefit:
    """A landmark, by its place in the list of them all."""
    return Benefit(LANDMARK, "landmark", index)


def conquer(anywhere: bool = False, dice: int = ONE_DIE) -> Benefit:
    """Conquer a territory."""
    name = {ONE_DIE: "conquer", BOTH_DICE: "conquer-both", BOTH_IF_OPPONENT: "conquer-both_if_opponent"}[dice]
    return Benefit(CONQUER, "conquer-anywhere" if anywhere else name, dice, full=anywhere)


def explore(anywhere: bool = False) -> Benefit:
    """Explore with a territory tile."""
    return Benefit(EXPLORE, "explore-anywhere" if anywhere else "explore", full=anywhere)


def invent(count: int = 1) -> Benefit:
    """Gain technologies."""
    return Benefit(INVENT, "invent", FROM_ANY, count, full=False)


def research(full: bool) -> Benefit:
    """Roll the science die and advance, with the benefit of the space or without it."""
    return Benefit(RESEARCH, "research" if full else "research-x", full=full)


def advance(track: int, full: bool) -> Benefit:
    """Advance on a track, with the benefit of the space or without it."""
    name = "advance" if full else "advance-x"
    return Benefit(ADVANCE, name, track=track, full=full, key=f"{name}-{TRACK_NAMES[track]}")


def regress(track: int, full: bool) -> Benefit:
    """Go back on a track, with the benefit of the space or without it."""
    name = "regress" if full else "regress-x"
    return Benefit(REGRESS, name, track=track, full=full, key=f"{name}-{TRACK_NAMES[track]}")


def either(*options: Benefit) -> Benefit:
    """One of several benefits."""
    return Benefit(EITHER, "or", options=options)


EXPLORE_A_SPACE_TILE: Final = Benefit(EXPLORE_SPACE, "explore-space")
ANY_BUILDING: Final = Benefit(BUILDING, "gain-building", ANY)
A_CIVILIZATION: Final = Benefit(CIVILIZATION, "civilization")
UPGRADE_A_TECH: Final = Benefit(UPGRADE, "upgrade")
REFRESH_TECHS: Final = Benefit(REFRESH, "refresh")
REFRESH_AT_ONCE: Final = Benefit(REFRESH, "refresh", full=False)
"""Chosen before other benefits, and so wanted: it is not asked about once more."""
CIRCLE_OF_A_TECH: Final = Benefit(CIRCLE, "tech_circle")
SQUARE_OF_A_TECH: Final = Benefit(SQUARE, "tech_square")
RESEARCH_FOUR_TIMES: Final = Benefit(RESEARCH, "research-four", what=5, count=4, full=False)
"""Each roll beyond the end of a track brings 5 points."""
REPEAT_A_SPACE: Final = Benefit(REPEAT, "repeat")
PLAY_OVER_A_CARD: Final = Benefit(PLAY_OVER, "play_over")
RESTART_A_TOKEN: Final = Benefit(SINGULARITY, "singularity")
BENEFIT_OF_TILE: Final = Benefit(TILE_BENEFIT, "tile")
INVENT_AND_UPGRADE: Final = Benefit(INVENT, "invent-upgrade", FROM_ANY)
INVENT_SHOWN_AND_UPGRADE: Final = Benefit(INVENT, "invent-face_up", FROM_DISPLAY)
