"""Looking at tables without a server: who looks, tables in memory, and games played up to a position."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, TypeAlias

from figurka.agents import new_agent
from figurka.core.decision import Decision
from figurka.core.game import Game
from figurka.core.registry import find_rules, new_game
from figurka.core.seeds import Source
from figurka.locales import Words
from figurka.tables.live import LiveTable
from figurka.tables.model import PATIENCE, ActKind, LogRow, SeatKind, SeatRecord, Status, TableRecord, now
from figurka.web.identity import Visitor
from figurka.web.regions import Looking
from figurka.web.sight import SeatSight, Sight, see

NAMES = ("Ada", "Bořek", "Celia", "Dušan", "Ela", "Filip")
SEEDS = 60
"""So many games are tried until one comes to a position."""

Wanted: TypeAlias = Callable[[Game[Any]], bool]


# Who looks


def visitor(language: str = "en") -> Visitor:
    """Somebody who reads a language."""
    return Visitor(Words(language), "system", "", {}, {}, "", "/")


def looking(seat: int | None, language: str = "en") -> Looking:
    """Somebody at a seat, or a spectator."""
    return Looking(visitor(language), seat, False, frozenset())


def seen(game: Game[Any], viewer: int | None, language: str = "en") -> Sight:
    """A game without a table, as somebody sees it."""
    words, seats = Words(language), game.config.seats
    names = (*NAMES[:seats], *(words.say(figure) for figure in game.rules.figures(seats)))
    places = tuple(SeatSight(seat, names[seat], "person", "", True) for seat in range(seats))
    return see(game, viewer, places, names, words, len(game.history))


# What is asked


def now_asked(game: Game[Any]) -> Decision:
    """The decision, which there must be."""
    assert game.decision is not None
    return game.decision


def seat_asked(game: Game[Any]) -> int:
    """Who is asked."""
    return now_asked(game).seat


def kinds_asked(game: Game[Any]) -> tuple[str, ...]:
    """The kind of the decision, and the kinds of its options."""
    decision = now_asked(game)
    return decision.kind, *sorted({option.key.partition(":")[0] for option in decision.options})


def asked(kind: str, choices: int = 0) -> Wanted:
    """Whether such a question is asked, after at least so many choices."""
    return lambda game: (
        game.decision is not None and game.decision.kind == kind and len(game.history) >= choices
    )


# Games of agents


def played(game: Game[Any], seed: int, agent: str = "random", *, linger: bool = True) -> Iterator[Game[Any]]:
    """A game of agents before every choice; a turn's last option ends much, so it is not taken."""
    agents = [new_agent(agent, seed + seat) for seat in range(game.config.seats)]
    while (decision := game.decision) is not None:
        yield game
        index = agents[decision.seat].choose(game)
        if linger and decision.kind == "turn" and len(decision.options) > 1:
            index = min(index, len(decision.options) - 2)
        game.choose(index)


def until(
    name: str,
    seats: int,
    wanted: Wanted,
    seed: int,
    agent: str = "random",
    *,
    linger: bool = True,
    **settings: Any,
) -> Game[Any]:
    """A game played by agents up to a position; other seeds are tried until there is one."""
    for start in range(seed, seed + SEEDS):
        game = new_game(name, seats=seats, seed=start, **settings)
        for _ in played(game, start, agent, linger=linger):
            if wanted(game):
                return game
        if wanted(game):
            return game
    raise LookupError("no such position")


# Tables in memory


def set_up(game: str, seats: int, seed: int, **settings: str) -> LiveTable:
    """A table of persons, in memory only."""
    moment = now()
    record = TableRecord(
        id="AAAAAAAAAA",
        game=game,
        rules_version=find_rules(game).version,
        seats=seats,
        seed=seed,
        chance=Source.HASHED,
        open_seed=True,
        settings={name: (value,) for name, value in settings.items()},
        title="",
        created=moment,
        public=False,
        hot_seat=False,
        patience=PATIENCE,
        host_hash="",
        status=Status.RUNNING,
        move=0,
        turn=0,
        winners=(),
        moved=moment,
        finished=None,
        revision=0,
    )
    persons = [
        SeatRecord(seat, SeatKind.PERSON, f"P{seat}", "", "", "hash", None, None) for seat in range(seats)
    ]
    return LiveTable(record, tuple(persons))


def choose(live: LiveTable, index: int) -> None:
    """Whoever is asked chooses an option."""
    seat = seat_asked(live.game)
    live.apply([LogRow(live.move, ActKind.CHOOSE, index, seat, live.record.created)])


def go_on(live: LiveTable, random: Random, linger_at: str = "", odds: float = 0.0) -> None:
    """Choose anything, but at such a decision seldom the last option, so that the game comes to something."""
    decision = now_asked(live.game)
    count = len(decision.options)
    if decision.kind == linger_at and count > 1 and random.random() < odds:
        count -= 1
    choose(live, random.randrange(count))


def go_on_or_back(live: LiveTable, random: Random) -> None:
    """Choose anything; now and then take it back first."""
    if live.game.can_undo and random.random() < 0.1:
        left = len(live.game.history) - 1
        seat = seat_asked(live.game)
        live.apply([LogRow(live.move, ActKind.UNDO, left, seat, live.record.created)])
        return
    go_on(live, random)
