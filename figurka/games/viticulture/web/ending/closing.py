"""The end of a game of Viticulture and of World, as the result page tells it."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, cast

from figurka.games.viticulture.web.bar.header import place_of
from figurka.games.viticulture.web.ending.chronicle import Year, years_of
from figurka.games.viticulture.web.ending.highlights import moments_of
from figurka.games.viticulture.web.ending.shortfall import slip_of, wants_of
from figurka.games.viticulture.world.content.board import BONUS_POINTS
from figurka.games.viticulture.world.rules.shape import WorldView
from figurka.locales import Argument, Words
from figurka.web.closing import Chip, Closing, Origin, Track, YearEnd
from figurka.web.moments import Course

# World


def close_world(
    last: Mapping[str, Any], names: Sequence[str], winners: Sequence[int], course: Course, words: Words
) -> Closing:
    """The end of World: the goal of all, the influence and its origins, and what was lacking when."""
    view = cast("WorldView", last)
    years = years_of(course, view)
    return Closing(
        told=tell_end(view, years, words),
        place=place_of(view, words),
        chips=chips_of(view, words),
        goal=view["needs"]["goal"],
        wants=wants_of(view, names, years, words),
        slip=slip_of(view, years, course, words),
        track=track_of(view, names, words),
        years=as_year_ends(years),
        moments=moments_of(course, years, view, names, words),
    )


def as_year_ends(years: tuple[Year, ...]) -> tuple[YearEnd, ...]:
    """The years for the chart."""
    return tuple(YearEnd(year.turn, year.points) for year in years)


def tell_end(view: WorldView, years: tuple[Year, ...], words: Words) -> str:
    """How it ended, in a sentence: what was reached, or which part of the goal was not."""
    needs, seats = view["needs"], len(view["players"])
    short = sum(1 for missing in needs["points"] if missing)
    figures: dict[str, Argument] = {
        "seats": seats,
        "goal": needs["goal"],
        "count": needs["influence_missing"],
    }
    figures |= {"short": short, "who": who_lacks(short, seats)}
    if not short and not needs["influence_missing"]:
        full = [year for year, each in enumerate(years) if each.influence >= needs["influence_goal"]]
        return words("viticulture-web-result-reached", "", year=full[0] if full else 0, **figures)
    lacking = "both" if short and needs["influence_missing"] else "points" if short else "influence"
    return words(f"viticulture-web-result-lacking-{lacking}", "", **figures)


def who_lacks(short: int, seats: int) -> str:
    """Who did not reach the goal: one who is alone, neither of two, none of more, or only some."""
    if short < seats:
        return "some"
    return {1: "alone", 2: "neither"}.get(seats, "none")


def chips_of(view: WorldView, words: Words) -> tuple[Chip, ...]:
    """The parts of the goal with their figures."""
    needs, seats = view["needs"], len(view["players"])
    there = sum(1 for missing in needs["points"] if not missing)
    if seats == 1:
        points = words(
            "viticulture-web-result-chip-points", count=view["players"][0]["vp"], goal=needs["goal"]
        )
    else:
        points = words("viticulture-web-result-chip-seats", count=there, seats=seats, goal=needs["goal"])
    influence = words(
        "viticulture-web-result-chip-influence", count=needs["influence"], goal=needs["influence_goal"]
    )
    return Chip(points, there == seats), Chip(influence, not needs["influence_missing"])


def track_of(view: WorldView, names: Sequence[str], words: Words) -> Track:
    """The influence, each step by where it came from."""
    needs = view["needs"]
    steps = [
        Origin(step["origin"], words(f"viticulture-web-result-step-{step['origin']}"))
        for step in needs["influence_from"]
    ]
    counts = Counter(step["origin"] for step in needs["influence_from"])
    heroes = [
        names[step["seat"]]
        for step in needs["influence_from"]
        if step["origin"] == "points" and step["seat"] is not None
    ]
    origins = [
        Origin(
            name,
            words(
                f"viticulture-web-result-from-{name}",
                count=count,
                player=", ".join(heroes),
                points=BONUS_POINTS,
            ),
        )
        for name, count in counts.items()
    ]
    title = words("viticulture-web-result-influence")
    return Track(title, "result-influence", needs["influence_goal"], tuple(steps), tuple(origins))


# The base game


def close_base(
    view: Mapping[str, Any], names: Sequence[str], winners: Sequence[int], course: Course, words: Words
) -> Closing:
    """The end of the base game: its years, and what has broken a tie."""
    return Closing(
        years=as_year_ends(years_of(course, view)), tie=tell_tie(view["players"], names, winners, words)
    )


def tell_tie(
    players: Sequence[Mapping[str, Any]], names: Sequence[str], winners: Sequence[int], words: Words
) -> str:
    """What has broken a tie for the first place: lira, the value of wine, or that of grapes (V-20, V-21)."""
    if len(winners) != 1:
        return ""
    first = winners[0]
    level = [seat for seat, player in enumerate(players) if player["vp"] == players[first]["vp"]]
    for what in ("lira", "wines", "grapes"):
        worth = {seat: tie_worth(players[seat], what) for seat in level}
        level = [seat for seat in level if worth[seat] == worth[first]]
        if len(worth) > 1 and len(level) == 1:
            second = max((seat for seat in worth if seat != first), key=worth.__getitem__)
            return words(
                f"viticulture-web-result-tie-{what}",
                player=names[first],
                count=worth[first],
                other=names[second],
                fewer=worth[second],
            )
    return ""


def tie_worth(player: Mapping[str, Any], what: str) -> int:
    """What a player has of something that breaks a tie."""
    if what == "lira":
        lira: int = player["lira"]
        return lira
    return sum(sum(values) for values in player[what].values())
