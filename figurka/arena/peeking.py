"""Whether anybody can peek: choices of random games, repeated where what the chooser cannot see is other.

A choice that can be taken back must bring the same to the chooser's eyes in all of these worlds, and so must
all that he is shown and advised before it. Whatever differs, differs by something hidden.
"""

from collections.abc import Iterator, Sequence
from copy import copy
from dataclasses import dataclass, field
from random import Random
from typing import Any

from figurka.agents.halving import Halving
from figurka.agents.looking import is_large
from figurka.core.decision import Decision
from figurka.core.game import Game, Tried
from figurka.core.journal import Event, Journal
from figurka.core.registry import find_rules, new_game
from figurka.core.state import NOBODY

WORLDS = 2
"""On how many worlds a choice is repeated."""
MORE_WORLDS = 4
"""On how many, if others had a part in what came of it."""
MOST_OPTIONS = 4
"""How many options of a decision are tried."""
PREVIEWED = 1 / 3
"""What part of the options tried is tried out as a preview, too."""
ADVISED = 1 / 8
"""At what part of the decisions an agent is asked, who is slow."""
PLAYOUTS = 16
"""How many games he plays out in his head: it is not his strength that counts here."""
FORESIGHT = 8
"""How many turns of each; where he does so, one is followed to its end, which shows more than his choice."""
LOOKED_AT = 1 / 20
"""At what part of the decisions of a walk a look begins; it lasts as long as undo reaches back to there."""
ROUNDS = 4
"""Of so many tables with the same number of seats one is looked at so; the others are quickly passed."""
HEADSTRONG = 1 / 2
"""How often a walk takes what it fancies; otherwise it takes anything."""
LONGEST = 120
"""A longer text is cut off where a peek is told."""


@dataclass(frozen=True)
class Peek:
    """Something that a seat was shown and that depends on what it cannot see."""

    how: str
    """What gave it away: a choice that can be taken back (`undo`), a preview, or some advice."""
    game: str
    """The game with all that it follows from."""
    choices: int
    """After how many choices of that game."""
    seat: int
    kind: str
    key: str
    differs: str

    def __str__(self) -> str:
        option = f" {self.key}" if self.key else ""
        place = f"{self.game} after {self.choices} choices"
        return f"{self.how} at {place}, seat {self.seat}, {self.kind}{option}: {self.differs}"


@dataclass
class Findings:
    """What was compared, and what was found by it."""

    games: int = 0
    choices: int = 0
    """Choices that can be taken back, each repeated on other worlds."""
    worlds: int = 0
    """These repetitions."""
    decisions: int = 0
    """Decisions at which the seat's sight and what a hurried player would choose were compared."""
    previews: int = 0
    advised: int = 0
    """Decisions at which an agent was asked."""
    peeks: list[Peek] = field(default_factory=list)

    def add(self, other: "Findings") -> None:
        """Take in what was found elsewhere."""
        self.games += other.games
        self.choices += other.choices
        self.worlds += other.worlds
        self.decisions += other.decisions
        self.previews += other.previews
        self.advised += other.advised
        self.peeks += other.peeks


class Watch:
    """A game beside worlds that the seat which is asked could think it is in."""

    def __init__(self, game: Game[Any], random: Random) -> None:
        self.game = game
        self.random = random
        self.found = Findings()
        self.choices = 0
        """After how many choices of the game this is."""

    def imagine(self, seat: int) -> Game[Any]:
        """A world that the seat could think it is in."""
        return self.game.imagine(seat, self.random.getrandbits(32))

    def look(self, since: Sequence[Game[Any]] = ()) -> None:
        """Compare what the seat that is asked is shown and advised, and what comes of some of its options.

        The worlds `since` were imagined earlier, when the first choice was made that can still be taken back.
        """
        decision = self.game.decision
        if decision is None:
            return
        self.choices = len(self.game.history)
        fresh = [self.imagine(decision.seat) for _ in range(WORLDS - len(since))]
        worlds = [self.game, *since, *fresh]
        self.found.decisions += 1
        self.compare_sight(worlds, decision)
        if self.random.random() < ADVISED:
            self.compare_advice(worlds, decision)
        options = range(len(decision.options))
        for index in self.random.sample(options, min(MOST_OPTIONS, len(options))):
            if self.random.random() < PREVIEWED:
                self.compare_previews(worlds, decision, index)
            self.compare_choices(worlds, decision, index)

    # What must not differ

    def compare_sight(self, worlds: Sequence[Game[Any]], decision: Decision) -> None:
        """What the seat is shown before it chooses, and what a hurried player would choose."""
        mind = self.game.mind
        self.compare("sight", decision, "", [shown(world, decision.seat) for world in worlds])
        self.compare("instinct", decision, "", [mind.likings(world.state, decision) for world in worlds])

    def compare_advice(self, worlds: Sequence[Game[Any]], decision: Decision) -> None:
        """What the seat would imagine, what an agent would choose in its place, and how it would go on."""
        seed = self.random.getrandbits(32)
        self.found.advised += 1
        imagined = [world.imagine(decision.seat, seed) for world in worlds]
        self.compare("imagined", decision, "", [in_all_eyes(each) for each in imagined])
        mind = copy(self.game.mind)
        mind.foresight = FORESIGHT
        choices = [Halving(Random(seed), mind=mind, playouts=PLAYOUTS).choose(world) for world in worlds]
        if self.compare("advice", decision, "", choices):
            key = decision.options[choices[0]].key
            self.compare("advice", decision, key, [following(each, choices[0]) for each in imagined])
            if is_large(mind, self.game):
                self.compare("advice", decision, key, [outcome(each) for each in imagined])

    def compare_previews(self, worlds: Sequence[Game[Any]], decision: Decision, index: int) -> None:
        """What trying an option out shows."""
        self.found.previews += 1
        tried = [previewed(world, world.try_out((index,)), decision.seat) for world in worlds]
        self.compare("preview", decision, decision.options[index].key, tried)

    def compare_choices(self, worlds: Sequence[Game[Any]], decision: Decision, index: int) -> bool:
        """What a choice brings to its chooser's eyes, if he can take it back in any of the worlds.

        Whoever tells a companion what happened at a printed table may correct himself: it is left out.
        """
        after = [listening(world.clone()) for world in worlds]
        for each in after:
            each.choose(index)
        if self.game.rules.companion_of or not any(each.can_undo for each in after):
            return True
        self.found.choices += 1
        self.found.worlds += len(after) - 1
        outcomes = [learned(each, decision.seat) for each in after]
        return self.compare("undo", decision, decision.options[index].key, outcomes)

    def compare(self, how: str, decision: Decision, key: str, sights: Sequence[object]) -> bool:
        """Whether what the seat sees is the same in all worlds; a peek is noted if not."""
        for sight in sights[1:]:
            differs = difference(sights[0], sight)
            if differs:
                where = described(self.game)
                peek = Peek(how, where, self.choices, decision.seat, decision.kind, key, differs)
                self.found.peeks.append(peek)
                return False
        return True


# Walking through games


@dataclass(frozen=True)
class Table:
    """A game to walk through; it and the walk follow from the seed."""

    game: str
    seats: int
    seed: int
    settings: dict[str, Any]
    looked_at: float
    """At what part of the decisions a look begins."""


def tables(game: str, seed: int = 0) -> Iterator[Table]:
    """Table after table of a game: all numbers of seats in turn, settings as chance gives them."""
    rules = find_rules(game)
    while True:
        random = Random(f"{game} {seed}")
        seats = rules.seats[seed % len(rules.seats)]
        settings: dict[str, Any] = {
            setting.name: random.choice(setting.choices)
            for setting in rules.settings
            if seats in setting.seats and not setting.many
        }
        looked_at = 0.0 if seed // len(rules.seats) % ROUNDS else LOOKED_AT
        yield Table(game, seats, seed, settings, looked_at)
        seed += 1


def walk(table: Table) -> Findings:
    """Play a whole game, looking for peeks on the way."""
    game = new_game(table.game, table.seats, table.seed, **table.settings)
    return Walk(game, Random(table.seed), table.looked_at).go()


class Walk(Watch):
    """A game that chance plays on: looked at now and then, and always where undo could tell of others."""

    def __init__(self, game: Game[Any], random: Random, looked_at: float) -> None:
        super().__init__(game, random)
        self.looked_at = looked_at
        self.found.games = 1
        self.since: Game[Any] | None = None
        """A world imagined when a look began; the same is chosen in it as in the game."""

    def go(self) -> Findings:
        """Walk on until the game is over."""
        while (decision := self.game.decision) is not None:
            self.choices = len(self.game.history)
            if self.since is None and self.random.random() < self.looked_at:
                self.since = self.imagine(decision.seat)
            if self.since is not None:
                self.look([self.since])
            self.go_on(decision, self.fancied(decision))
        return self.found

    def go_on(self, decision: Decision, index: int) -> None:
        """Make a choice, also in the world that follows the game as long as it can be taken back."""
        game, since, self.since = self.game, self.since, None
        before = game.clone()
        others = self.choose(decision, index)
        if since is None:
            if others and game.can_undo:
                seeds = [self.random.getrandbits(32) for _ in range(MORE_WORLDS)]
                worlds = [before.imagine(decision.seat, seed) for seed in seeds]
                self.compare_choices([before, *worlds], decision, index)
        elif self.compare_choices([before, since], decision, index) and game.can_undo:
            since.choose(index)
            self.since = since

    def choose(self, decision: Decision, index: int) -> bool:
        """Make a choice in the game; tells whether anybody else had a part in what came of it."""
        game = self.game
        game.journal = game.state.journal = journal = Journal()
        turns = game.turns
        game.choose(index)
        return game.turns != turns or any(concerns_others(each, decision.seat) for each in journal.events)

    def fancied(self, decision: Decision) -> int:
        """The option to go on with: often one that this game fancies, so that each game goes its own way."""
        options = decision.options
        if self.random.random() >= HEADSTRONG:
            return self.random.randrange(len(options))
        tastes = [Random(f"{self.game.config.seed} {decision.kind} {each.key}").random() for each in options]
        return tastes.index(max(tastes))


def concerns_others(event: Event, seat: int) -> bool:
    """Whether anybody but a seat had a part in an event."""
    return event.seat != seat or event.other not in (seat, NOBODY)


# What a seat sees


def shown(game: Game[Any], seat: int) -> dict[str, object]:
    """What a seat is shown: its view and a spectator's, its question, its options and cautions in words."""
    seen: dict[str, object] = {"view": game.view(seat), "spectator": game.view(None)}
    decision = game.decision
    if decision is not None and decision.seat == seat:
        rules, seats = game.rules, game.config.seats
        names = tuple(f"#{each}" for each in range(seats + len(rules.figures(seats))))
        seen["question"] = rules.question(decision)
        seen["labels"] = [rules.label(game.state, decision, option, names) for option in decision.options]
        seen["cautions"] = [game.caution(index) for index in range(len(decision.options))]
    return seen


def listening(game: Game[Any]) -> Game[Any]:
    """The game with a journal from now on."""
    game.journal = game.state.journal = Journal()
    return game


def learned(game: Game[Any], seat: int) -> dict[str, object]:
    """What a choice has brought to the eyes and ears of its chooser, and whether he could take it back."""
    told = [] if game.journal is None else [heard(event.seen(seat)) for event in game.journal.events]
    return {"undo": game.can_undo, **shown(game, seat), "told": told}


def heard(event: Event) -> list[object]:
    """An event as plain data."""
    thing = None if event.thing is None else event.thing.key
    return [event.kind, event.seat, thing, event.count, event.other, [each.key for each in event.things]]


def previewed(game: Game[Any], tried: Tried[Any], seat: int) -> dict[str, object]:
    """What trying an option out can tell a seat."""
    asked = tried.asked
    seen: dict[str, object] = {"whole": tried.whole, "view": game.rules.view(tried.state, seat)}
    if asked is not None:
        seen["asks"] = [asked.seat, asked.kind]
        seen["options"] = [option.key for option in asked.options] if asked.seat == seat else []
    return seen


def in_all_eyes(game: Game[Any]) -> list[object]:
    """What everybody sees of a game."""
    return [game.view(viewer) for viewer in (None, *range(game.config.seats))]


def following(game: Game[Any], index: int) -> list[str]:
    """What a hurried player would choose after an option, beside what else he could."""
    game.choose(index)
    decision = game.decision
    if decision is None:
        return []
    chosen = decision.options[game.mind.instinct(game.state, decision)]
    return [chosen.key, *(option.key for option in decision.options)]


def outcome(game: Game[Any]) -> list[object]:
    """What everybody sees of a game at its end if all follow their instinct from now on."""
    ahead = game.fork()
    ahead.follow(ahead.mind, 0)
    return in_all_eyes(ahead)


def described(game: Game[Any]) -> str:
    """A game by all that it follows from."""
    config = game.config
    settings = "".join(f" {name}={','.join(values)}" for name, values in config.settings.items())
    return f"{game.rules.name}, {config.seats} seats, seed {config.seed}{settings}"


# What differs


def difference(one: object, other: object) -> str:
    """Where two sights first differ, and how; nothing if they are the same."""
    if one == other:
        return ""
    if isinstance(one, dict) and isinstance(other, dict):
        pairs = [(f".{name}", one.get(name), other.get(name)) for name in {**one, **other}]
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = [(f".{place}", *pair) for place, pair in enumerate(zip(one, other, strict=True))]
    else:
        return f" {repr(one)[:LONGEST]} ≠ {repr(other)[:LONGEST]}"
    return next(f"{name}{inner}" for name, *pair in pairs if (inner := difference(*pair)))
