"""What an event or tile changes: a position is played with and without it, and the two ends are compared."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from figurka.games.viticulture.rules.steps import (
    Discard,
    Draw,
    DrawChoice,
    EachPlayer,
    Gain,
    GainGrape,
    Lose,
    MakeWine,
    Pay,
    Plant,
    Step,
    Train,
    Uproot,
)
from figurka.games.viticulture.rules.things import BLUE, DECK_NAMES, YELLOW
from figurka.games.viticulture.rules.vineyard.cellar import grapes_of, wines_of
from figurka.games.viticulture.world.rules.things import Event
from tests.games.viticulture.table import Seat, Table

Changes = Mapping[str, int]
TEAM = -1
TAKEN: dict[str, tuple[dict[str, Any], str]] = {
    "A": ({"hand": ["malvasia"]}, "at:plant_vine:1 worker:yellow plant:malvasia:left"),
    "B": ({}, "at:draw_vine:1 worker:yellow"),
    "C": ({}, "at:give_tour:1 worker:yellow"),
    "D": ({}, "at:build_structure:1 worker:yellow structure:yoke"),
    "E": ({"hand": ["patron"]}, "at:play_summer_visitor:1 worker:yellow way:lira"),
    "F": ({}, "at:sell_grapes_or_field:1 worker:yellow sell:left"),
    "G": ({}, "at:trade:1 worker:yellow part:pay-lira3 part:gain-vp1"),
    "H": ({}, "at:innovate:1 worker:yellow tile:tour"),
    "J": ({}, "at:draw_order:1 worker:blue"),
    "K": ({"grapes": {"red": [1]}}, "at:make_wine:1 worker:blue"),
    "L": ({}, "at:train_worker:1 worker:blue hat:blue:home"),
    "M": ({"hand": ["marketer"]}, "at:play_winter_visitor:1 worker:blue"),
    "N": ({"hand": ["r3_w1"], "wines": {"red": [3], "white": [1]}}, "at:fill_order:1 worker:blue"),
    "$": ({}, "at:gain_lira worker:yellow"),
}
"""How an action is taken."""


def holdings(table: Table, seat: int) -> Counter[str]:
    """What a player has, counted; for the team, influence and fame."""
    if seat == TEAM:
        return Counter(influence=table.world.influence, fame=table.world.fame)
    player = table.player(seat)
    found = Counter(
        lira=player.lira,
        vp=player.vp,
        residual=player.residual,
        card=player.cards_in_hand(),
        grape=len(grapes_of(player)),
        grapes=sum(grape.value for grape in grapes_of(player)),
        wine=len(wines_of(player)),
        wines=sum(wine.value for wine in wines_of(player)),
        planted=sum(len(vines) for vines in player.fields),
        structure=player.structure_count(),
        hat=player.workers[YELLOW] + player.workers[BLUE],
        resource=len(table.world.resources[seat]),
    )
    for deck, cards in zip(DECK_NAMES, player.hand, strict=True):
        found[f"{deck} card"] = len(cards)
    return found


def change(before: Counter[str], after: Counter[str]) -> dict[str, int]:
    """What has become more or less."""
    return {
        name: after[name] - before[name] for name in sorted({*before, *after}) if after[name] != before[name]
    }


def played(
    seats: Sequence[Mapping[str, Any]], keys: str, event: Event | None, said: Mapping[str, Any]
) -> Table:
    """A position, played by keys with an event or without one."""
    table = Table(*[Seat(**each) for each in seats], **said)
    table.world.event = event
    return table.choose(*keys.split())


def effect(
    event: Event,
    seats: Sequence[Mapping[str, Any]],
    plain: str,
    used: str | None = None,
    **said: Any,
) -> dict[int, dict[str, int]]:
    """What an event changes for each seat and for the team (-1), against the same play without it."""
    without = played(seats, plain, None, said)
    within = played(seats, plain if used is None else used, event, said)
    found = {
        seat: change(holdings(without, seat), holdings(within, seat)) for seat in (TEAM, *range(len(seats)))
    }
    return {seat: changes for seat, changes in found.items() if changes}


def worth(steps: Sequence[Step], times: int = 1) -> dict[str, int]:
    """What steps change for whoever does them, so that a test need not repeat figures that may be tuned."""
    found: Counter[str] = Counter()
    for step in steps:
        if isinstance(step, Pay):
            found["lira"] -= step.lira
        elif isinstance(step, Gain):
            for name in ("lira", "vp", "residual"):
                found[name] += getattr(step, name)
        elif isinstance(step, Lose):
            for name in ("lira", "vp"):
                found[name] -= getattr(step, name)
        elif isinstance(step, Discard):
            found["card" if step.what in {"card", "visitor", "vine"} else step.what] -= step.count
        elif isinstance(step, Draw):
            found["card"] += sum(step.counts)
        elif isinstance(step, DrawChoice):
            found["card"] += step.count
        elif isinstance(step, EachPlayer):
            found.update(worth(step.steps))
        elif isinstance(step, GainGrape):
            found["grape"] += 1
        elif isinstance(step, Plant):
            found["planted"] += step.count
        elif isinstance(step, Uproot):
            found["planted"] -= step.count
        elif isinstance(step, MakeWine):
            found["wine"] += step.count
        elif isinstance(step, Train):
            found["hat"] -= step.count
            found["lira"] -= step.price
        else:
            raise NotImplementedError(step)
    return {name: times * value for name, value in sorted(found.items()) if value}


def signs(changes: Changes) -> str:
    """Which things become more or less, without the figures: `lira- vp+`."""
    return " ".join(f"{name}{'+' if value > 0 else '-'}" for name, value in sorted(changes.items()))


def only(changes: Changes, *names: str) -> dict[str, int]:
    """Some of the changes."""
    return {name: value for name, value in changes.items() if name in names}
