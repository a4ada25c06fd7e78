"""What Viticulture's table foretells comes true: each preview is held against what the game then does."""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

import pytest

import figurka
from figurka.agents import Agent, new_agent
from figurka.arena.conformance import fingerprint
from figurka.core.decision import Decision
from figurka.core.game import Game
from figurka.core.journal import Event, Journal
from figurka.games.viticulture.web.previews.previews import (
    CARRYING_OUT,
    FORETOLD,
    GIVEN_AT_THE_END,
    GOODS,
    Goods,
    goods_of,
    see_previews,
)
from figurka.games.viticulture.web.scene import Preview
from figurka.locales import Words
from tests.games.viticulture.plays import start
from tests.games.viticulture.rules import test_every_summer_visitor as summer
from tests.games.viticulture.rules import test_every_winter_visitor as winter
from tests.games.viticulture.table import Seat, Table
from tests.games.viticulture.web.kit import scene_of_game
from tests.games.viticulture.world.play import place, world

TABLES: Final[tuple[tuple[str, int, dict[str, Any]], ...]] = (
    ("viticulture", 3, {}),
    ("viticulture", 4, {"structures": "with"}),
    ("viticulture", 2, {"structures": "with"}),
    ("viticulture-world", 3, {"continent": "asia"}),
    ("viticulture-world", 2, {"continent": "africa", "structures": "with"}),
    ("viticulture-world", 2, {"continent": "south_america"}),
    ("viticulture-world", 1, {"continent": "oceania"}),
)
TOLD: Final = FORETOLD | {GIVEN_AT_THE_END}
"""The kinds of decisions of which something is foretold."""
WHIM: Final = 0.3
"""How often a worker is placed anywhere, so that also what agents care little for is done."""
CHOOSE_WINES: Final = Words("en")("viticulture-web-dock-choose-wines")
"""Said where it is still open which wines go."""


def filling(*red: int) -> Table:
    """A cellar with white and these red wines, and which order it fills is asked."""
    seat = Seat(hand=["r4_r3", "r2_w2"], wines={"red": red, "white": [3]})
    return Table(seat, Seat(), season="winter").choose("at:fill_order", "worker:bare")


def touring(*answers: str, letter: str = "C", red: tuple[int, ...] = (2,)) -> Table:
    """A tour in World after which a red grape may be aged, or the market, where it may also be before."""
    seat = Seat(hats=(1, 2), grapes={"red": red, "white": [9]})
    where = {"C": "give_tour:1", "F": "sell_grapes_or_field:1"}[letter]
    return place(world(seat, Seat(), ovals={f"{letter}1": "age_grape"}), where, "bare", *answers)


def landscaping() -> Table:
    """Vines that the landscaper may swap."""
    seat = Seat(hand=["landscaper"], fields={"left": ["malvasia", "pinot"], "middle": ["merlot"]})
    return Table(seat, Seat()).visit("landscaper", "way:switch")


def drawing_orders() -> Table:
    """An order that may be filled as soon as it is drawn."""
    table = world(Seat(wines={"red": [4, 5]}), Seat(), season="winter", tiles="J")
    return place(table.put_on_top("r6", "w8"), "draw_order:1", "blue")


def selling() -> Table:
    """Wines that may be sold in World."""
    return place(world(Seat(wines={"red": [2, 5]}), Seat(), season="winter"), "sell_wine:1", "blue")


POSITIONS: Final[tuple[tuple[str, Callable[[], Table]], ...]] = (
    ("order", lambda: filling(5, 6)),
    ("order", lambda: filling(5, 6, 7)),
    ("pour", lambda: filling(5, 6, 7).choose("order:r4_r3")),
    ("oval", lambda: touring(letter="F")),
    ("age_grape", lambda: touring("part:agegrape", red=(2, 5))),
    ("bonus", touring),
    ("swap", landscaping),
    ("may", drawing_orders),
    ("sell_wine", selling),
)
"""What is asked so seldom that games cannot be counted on to come to it."""
BY_VISITORS: Final = frozenset(("neighbour", "age_wine", "gain_grape", "give_up", "uproot"))
"""As seldom, but every visitor is tried."""
RARE: Final = frozenset(("gain_wine", *BY_VISITORS, *(kind for kind, _ in POSITIONS)))
"""All of these, and what no card asks at all."""


class Watched(list[Event]):
    """A journal that notes at each event what a player has then."""

    def __init__(self, events: list[Event], now: Callable[[], Goods]) -> None:
        super().__init__(events)
        self.now = now
        self.moments: list[Goods] = []

    def append(self, event: Event) -> None:
        """Note an event and the moment."""
        super().append(event)
        self.moments.append(self.now())


def promised(held: Goods, preview: Preview) -> Goods:
    """What the player should have at the moment when the choice has been carried out."""
    change = Counter[str]()
    for sign in preview.gains:
        change[sign.symbol] += sign.amount
    for sign in preview.costs:
        change[sign.symbol] -= sign.amount
    lira, vp, residual, influence = (
        amount + change[symbol] for amount, symbol in zip(held.amounts, GOODS, strict=True)
    )
    cells = held.cells.difference(preview.takes).union(preview.brings)
    return Goods(cells, (lira, vp, residual, influence))


def has_come(held: Goods, preview: Preview, now: Goods) -> bool:
    """Whether all that a preview tells is so, though more may have changed."""
    expected, told = promised(held, preview), {sign.symbol for sign in (*preview.costs, *preview.gains)}
    amounts = zip(GOODS, now.amounts, expected.amounts, strict=True)
    return (
        now.cells.isdisjoint(preview.takes)
        and now.cells.issuperset(preview.brings)
        and all(amount == wanted for symbol, amount, wanted in amounts if symbol in told)
    )


def check(game: Game[Any], decision: Decision, index: int, preview: Preview, random: Random) -> None:
    """Choose, carry it out in any way, and compare."""
    assert game.journal is not None
    seat = decision.seat
    held = goods_of(game.state, seat)
    watched = Watched(game.journal.events, lambda: goods_of(game.state, seat))
    game.journal.events = watched
    game.choose(index)
    while (asked := game.decision) is not None and asked.kind in CARRYING_OUT:
        game.choose(random.randrange(len(asked.options)))
    game.journal.events = [*watched]
    moments = (*watched.moments, goods_of(game.state, seat))
    if decision.kind == "pour" or CHOOSE_WINES in preview.note:
        assert any(has_come(held, preview, now) for now in moments), (decision, index, preview, held)
    else:
        assert promised(held, preview) in moments, (decision, index, preview, held)


def play(game: Game[Any], agents: list[Agent], random: Random) -> Iterator[str]:
    """Let agents play, here and there something foretold at random; the kinds where a preview came true."""
    while (decision := game.decision) is not None:
        wild = decision.kind == "place" and random.random() < WHIM
        index = random.randrange(len(decision.options)) if wild else agents[decision.seat].choose(game)
        previews = see_previews(scene_of_game(game, decision.seat)) if decision.kind in TOLD else {}
        foretold = [place for place, each in enumerate(decision.options) if each.key in previews]
        if index not in foretold and foretold and random.random() < 0.5:
            index = random.choice(foretold)
        preview = previews.get(decision.options[index].key)
        if preview is None:
            game.choose(index)
        else:
            check(game, decision, index, preview, random)
            yield decision.kind


def test_what_is_foretold_comes_true() -> None:
    came_true: Counter[str] = Counter()
    for name, seats, settings in TABLES:
        for seed in range(2):
            game = figurka.new_game(name, seats=seats, seed=seed, journal=True, **settings)
            agents = [new_agent("greedy", seed + seat) for seat in range(seats)]
            came_true.update(play(game, agents, Random(seed)))
    missing = TOLD - set(came_true) - RARE
    assert not missing, came_true


def check_all(game: Game[Any]) -> int:
    """Try every option of the decision of which something is foretold; tells how many there were."""
    decision = game.decision
    assert decision is not None
    previews = see_previews(scene_of_game(game, decision.seat))
    for index, option in enumerate(decision.options):
        if option.key in previews:
            twin = game.clone()
            twin.journal = twin.state.journal = Journal()
            check(twin, decision, index, previews[option.key], Random(index))
    return len(previews)


def test_what_is_foretold_of_every_visitor_comes_true() -> None:
    told: Counter[str] = Counter()
    for visit in (*summer.PLAYS, *winter.PLAYS):
        table = visit.table()
        start(table, visit.name)
        for answer in visit.answers:
            told[table.kind] += check_all(table.game)
            table.choose(answer)
    assert all(told[kind] for kind in BY_VISITORS), told


@pytest.mark.parametrize(("kind", "position"), POSITIONS)
def test_what_is_foretold_of_rare_choices_comes_true(kind: str, position: Callable[[], Table]) -> None:
    table = position()
    assert table.kind == kind
    assert check_all(table.game)


def test_whoever_will_choose_the_wines_is_told_so() -> None:
    for red, is_told in (([3], False), ([3, 6], True)):
        seat = Seat(lira=3, hand=["merchant", "r2_w2"], wines={"red": red, "white": [3]})
        table = Table(seat, Seat(), season="winter").visit("merchant")
        preview = see_previews(scene_of_game(table.game, 0))["way:fill"]
        assert "wine-white-3" in preview.takes
        assert (CHOOSE_WINES in preview.note) == is_told


@pytest.mark.parametrize(
    ("name", "settings"), [("viticulture", {"structures": "with"}), ("viticulture-world", {})]
)
def test_nothing_is_changed_by_looking(name: str, settings: dict[str, Any]) -> None:
    game, random = figurka.new_game(name, seats=3, seed=3, journal=True, **settings), Random(3)
    while (decision := game.decision) is not None and len(game.history) < 400:
        if decision.kind in TOLD:
            before = fingerprint(game)
            first = see_previews(scene_of_game(game, decision.seat))
            assert see_previews(scene_of_game(game, decision.seat)) == first
            assert fingerprint(game) == before
        game.choose(random.randrange(len(decision.options)))


def test_whoever_is_not_asked_is_told_nothing() -> None:
    game = figurka.new_game("viticulture-world", seats=2, seed=1, journal=True)
    decision = game.decision
    assert decision is not None
    assert see_previews(scene_of_game(game, 1 - decision.seat)) == {}
    assert see_previews(scene_of_game(game, None)) == {}


@pytest.mark.parametrize(
    ("cellar", "red", "grape", "told"),
    [
        (["medium_cellar"], [4], 4, "Drops from 4 to 3: 4 is taken."),
        (["medium_cellar"], [3, 4], 4, "Drops from 4 to 2: 3 to 4 are taken."),
        ([], [], 5, "Drops from 5 to 3: the cellar ends there."),
        ([], [3], 5, "Drops from 5 to 2: 3 is taken."),
    ],
)
def test_why_a_wine_lies_lower_is_said(cellar: list[str], red: list[int], grape: int, told: str) -> None:
    seat = Seat(grapes={"red": [grape, 1]}, wines={"red": red}, structures=cellar)
    table = Table(seat, Seat(), season="winter").choose("at:make_wine", "worker:bare")
    notes = [preview.note for preview in see_previews(scene_of_game(table.game, 0)).values() if preview.note]
    assert notes == [told]
