"""Placing a worker: who may be sent where, what each would get there, and why nobody can be sent."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from figurka.core.rules import Refusal
from figurka.games.viticulture.rules.board.spots import usable_kinds
from figurka.games.viticulture.rules.things import GRANDE, WORKER_NAMES, BoardSpot, Spot
from figurka.games.viticulture.web.scene import Scene
from figurka.games.viticulture.web.signs import Sign, signs_of
from figurka.games.viticulture.world.rules.edition import continent_of
from figurka.games.viticulture.world.rules.innovating import oval_bonus
from figurka.games.viticulture.world.rules.placing import (
    BESIDE,
    TRAINED,
    extra_price,
    fellows_at,
    kinds_for,
    usable_workers,
)
from figurka.games.viticulture.world.rules.things import LIRA_SPACE
from figurka.games.viticulture.world.words.options import indirect_note
from figurka.locales import capital

FULL: Final = (
    "viticulture-refusal-all-taken",
    "viticulture-refusal-occupied",
    "viticulture-refusal-no-such-worker",
)
TOO_DEAR: Final = "viticulture-refusal-too-dear"
LACKING: Final = {
    "viticulture-refusal-no-vine-card": "vine",
    "viticulture-refusal-no-order": "order",
    "viticulture-refusal-no-summer-visitor": "summer",
    "viticulture-refusal-no-winter-visitor": "winter",
    "viticulture-refusal-no-wine": "wine-red",
    "viticulture-refusal-no-grapes": "grape-red",
}
"""The refusals for want of something, and the symbol of that."""


@dataclass(frozen=True)
class Refused:
    """Why nobody can be sent to an action: in words, and in short on the board."""

    text: str
    symbol: str = ""
    """What is missing; `lock` if that has no symbol of its own."""
    price: int = 0
    full: bool = False


@dataclass(frozen=True)
class Fellow:
    """A worker in a tip: whose and of which kind, and what is said of him."""

    kind: str
    seat: int
    text: str
    signs: tuple[Sign, ...] = ()


def crews(scene: Scene) -> dict[str, str]:
    """The kinds of workers that may take each spot that can be chosen now, by the option's key."""
    decision, me = scene.decision, scene.me
    if decision is None or me is None or decision.kind not in ("place", "place_ahead"):
        return {}
    state = scene.state
    allowed = kinds_for if scene.world else usable_kinds
    return {
        spot.key: " ".join(WORKER_NAMES[kind] for kind in allowed(state, me, spot))
        for spot in decision.options
        if isinstance(spot, Spot)
    }


def place_named(key: str) -> str:
    """The place of a spot: all spaces of an action are one; a structure card is one of its own."""
    name = key.removeprefix("at:")
    return name if name.startswith("structure:") else name.partition(":")[0]


def spot_of(scene: Scene, key: str) -> BoardSpot | None:
    """The space of the board behind an option."""
    if scene.decision is None or key not in scene.keys:
        return None
    spot = scene.decision.options[scene.keys[key].index]
    return spot if isinstance(spot, BoardSpot) else None


def sent(scene: Scene, allowed: Mapping[str, str], key: str) -> tuple[Fellow, ...]:
    """What each kind of worker would pay, get or be able to do on a space of World, if that differs."""
    spot, me = spot_of(scene, key), scene.me
    if spot is None or me is None or not scene.world or key not in allowed:
        return ()
    kinds = allowed[key].split()
    bonus = oval_bonus(scene.state, spot.action.index, spot.space) if has_oval_place(spot) else ()
    change = continent_of(scene.state).change(scene.state)
    prices = {kind: extra_price(change, spot.action, WORKER_NAMES.index(kind)) for kind in kinds}
    fellows = fellows_at(scene.state, me, spot.action.index) if "grande" in kinds else []
    restricted = len(kinds) < len(usable_workers(scene.state, me))
    if not (bonus or any(prices.values()) or fellows or restricted):
        return ()
    return tuple(
        Fellow(
            kind,
            me.seat,
            describe(scene, kind, bool(bonus), fellows),
            (
                *((Sign("lira", prices[kind], lost=True),) if prices[kind] else ()),
                *(signs_of(bonus) if WORKER_NAMES.index(kind) in TRAINED else ()),
            ),
        )
        for kind in kinds
    )


def has_oval_place(spot: BoardSpot) -> bool:
    """Whether an oval may lie on a spot."""
    return spot.action.index < LIRA_SPACE and spot.space != BESIDE


def describe(scene: Scene, kind: str, bonus: bool, fellows: list[int]) -> str:
    """A kind of worker, whether he gets the bonus, and with whom he could trade."""
    said = [capital(scene.say(f"viticulture-worker-{kind}"))]
    if bonus:
        trained = WORKER_NAMES.index(kind) in TRAINED
        said.append(scene.say(f"viticulture-web-board-{'with' if trained else 'without'}"))
    if kind == WORKER_NAMES[GRANDE] and fellows:
        names = " / ".join(scene.sight.names[seat] for seat in fellows)
        said.append(scene.say("viticulture-web-board-trades", players=names))
    return ", ".join(said)


def needs_help(scene: Scene, key: str) -> str:
    """That an action can be taken only through a bonus, the event or a trade; nothing if it can be anyway."""
    spot = spot_of(scene, key)
    if spot is None or not scene.world or spot.action.index >= LIRA_SPACE or scene.decision is None:
        return ""
    notes = indirect_note(scene.state, scene.decision, spot)
    return f"{capital(scene.say(notes[0]))}." if notes else ""


def refused(scene: Scene, key: str) -> Refused:
    """Why nobody can be sent to a spot, with a short form of the reason for the board."""
    refusal = scene.sight.game.why_not(key)
    assert refusal is not None
    text = scene.say(refusal.message())
    if refusal.id in FULL:
        return Refused(text, full=True)
    if refusal.id == TOO_DEAR:
        return Refused(text, price=price_of(scene, refusal))
    return Refused(text, LACKING.get(refusal.id, "lock"))


def price_of(scene: Scene, refusal: Refusal) -> int:
    """The price that is too high: what the viewer has and what he lacks."""
    own = scene.own
    assert own is not None
    lira: int = own["lira"]
    return lira + refusal.count
