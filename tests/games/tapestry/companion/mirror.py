"""A solo game played here, and the same told to the companion as if it had been played at a printed table."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from random import Random
from typing import Any

from figurka.core.chance import game_chance
from figurka.core.decision import Decision, Rule
from figurka.core.journal import Event, Journal
from figurka.games.tapestry import TAPESTRY
from figurka.games.tapestry.companion import TAPESTRY_AUTOMA
from figurka.games.tapestry.companion.rules.reporting import camps
from figurka.games.tapestry.companion.rules.setup import FIRST_CHOICES
from figurka.games.tapestry.content.landmarks import TRACK_LANDMARKS
from figurka.games.tapestry.rules.state import NOBODY, OVER, RESOURCE_LIMIT, TapestryState
from figurka.games.tapestry.rules.things import TRACK_NAMES, Hex, Landmark, Space
from figurka.games.tapestry.solo.rules.bots import bots_of
from figurka.games.tapestry.solo.rules.things import RuleRef

HUMAN, AUTOMA = 0, 1
Answer = Callable[[Decision], int]


def run(rule: Rule[None], answer: Answer) -> None:
    """Run a turn to its end."""
    try:
        decision = next(rule)
        while True:
            decision = rule.send(answer(decision))
    except StopIteration:
        return


def position(state: TapestryState) -> dict[str, Any]:
    """All that the bots look at or have."""
    bots = bots_of(state)
    return {
        "tracks": [[player.best(track) for track in range(4)] for player in state.players],
        "bots": [(bot.vp, bot.points, bot.era, bot.outposts, bot.finished) for bot in state.players[1:]],
        "lands": [player.lands for player in state.players],
        "pieces": [[(piece.seat, piece.toppled) for piece in here] for here in state.pieces],
        "explored": state.explored,
        "landmarks": [state.owners[each.index] for each in TRACK_LANDMARKS],
        "achieved": state.achieved,
        "favourites": bots.favourites,
        "cards": [bots.pair, bots.discard, set(bots.deck.things()), len(bots.supply), len(bots.mat)],
        "eras": [player.era for player in state.players],
    }


class UnclearError(Exception):
    """What happened in the solo game cannot be told from its journal."""


def only(spaces: set[int]) -> int:
    """The one token that can have moved; of two, the journal does not tell which it was."""
    if len(spaces) > 1:
        raise UnclearError
    return spaces.pop()


class Mirror:
    """Both games, from the same seed; whenever the bots begin, their chance is the same too."""

    def __init__(self, seed: int, level: str) -> None:
        self.random = Random(seed)
        self.solo = TAPESTRY.setup(1, game_chance(seed), {"level": (level,), "adjustments": ("none",)})
        first = (FIRST_CHOICES[self.solo.first],)
        self.told = TAPESTRY_AUTOMA.setup(1, game_chance(seed), {"level": (level,), "first": first})
        self.solo.journal = Journal()
        self.reports: Iterator[str] = iter(())
        self.said: Counter[str] = Counter()
        """How often each kind of thing was told."""

    def play(self) -> Iterator[None]:
        """Play both games; comes back after each turn of the bots."""
        events = self.play_solo()
        second = [event.thing.key for event in events if event.kind == "automa-second" and event.thing]
        self.tell_round(iter(second), self.solo.first == AUTOMA)
        yield
        while self.solo.phase != OVER:
            reports: Iterator[str] = iter(())
            if self.solo.active == HUMAN:
                reports = self.of_person(self.play_solo())
            try:
                self.tell_round(reports, self.solo.phase != OVER and self.solo.active == AUTOMA)
            except UnclearError:
                return
            yield

    def tell_round(self, reports: Iterator[str], bots_follow: bool) -> None:
        """Let the bots of the solo game act, then tell the companion what led there and let its bots act."""
        self.told.chance, self.told.drawn = self.solo.chance, self.solo.drawn
        traps = self.of_traps(self.play_solo()) if bots_follow else []
        self.reports = chain(reports, traps)
        run(TAPESTRY_AUTOMA.turn(self.told), self.answer)
        assert next(self.reports, None) is None
        TAPESTRY_AUTOMA.check(self.told)

    def answer(self, decision: Decision) -> int:
        if decision.kind == "moved":
            return 0
        key = next(self.reports)
        self.said[f"{decision.kind} {key.partition(':')[0]}"] += 1
        index = decision.index(key)
        assert index >= 0, f"{key} is not among {decision}"
        return index

    # The solo game

    def play_solo(self) -> list[Event]:
        """One turn, in which the human has all resources and mostly puts off the income turn."""
        journal = self.solo.journal
        assert journal is not None
        told = len(journal.events)
        self.solo.players[HUMAN].goods[:] = [RESOURCE_LIMIT] * 4
        run(TAPESTRY.turn(self.solo), self.any_option)
        return journal.events[told:]

    def any_option(self, decision: Decision) -> int:
        count = len(decision.options)
        if decision.kind == "turn" and count > 1 and self.random.random() < 0.85:
            count -= 1
        return self.random.randrange(count)

    # What is told of it; each report is looked for when it is asked, so that the companion is up to date

    def of_person(self, events: Sequence[Event]) -> Iterator[str]:
        """The human's turn as reports."""
        for place, event in enumerate(events, 1):
            yield from self.of_event(event, events[place:])
        yield "done"

    def of_event(self, event: Event, later: Sequence[Event]) -> Iterator[str]:
        thing, told = event.thing, self.told
        if event.seat != HUMAN:
            yield from self.of_bot(event)
        elif event.kind == "income":
            yield "income"
        elif event.kind == "advances" and isinstance(thing, Space):
            yield from self.steps(thing)
        elif event.kind == "regresses" and isinstance(thing, Space):
            yield from self.steps_back(thing)
        elif event.kind == "explores":
            yield event.things[0].key
        elif event.kind == "conquers" and thing is not None:
            yield thing.key
            if event.other == AUTOMA and bots_of(told).supply:
                yield self.defence(later, len(bots_of(told).supply))
        elif event.kind in ("occupies", "isolates", "stands-up") and thing is not None:
            yield thing.key
        elif event.kind == "camps":
            yield from self.camp(event)
        elif event.kind == "restarts" and thing is not None:
            yield from ("special", thing.key)
        elif event.kind == "wins-landmark" and thing in TRACK_LANDMARKS and isinstance(thing, Landmark):
            yield from ("special", thing.key) if told.owners[thing.index] == NOBODY else ()

    def of_bot(self, event: Event) -> Iterator[str]:
        """A bot moves in the human's turn only by Age of Discovery, told when the first one does."""
        space = event.thing
        if event.kind != "advances" or not isinstance(space, Space):
            return
        if self.told.players[event.seat].best(space.track) < space.number:
            yield from ("special", f"discovery:{TRACK_NAMES[space.track]}")

    def steps(self, space: Space) -> Iterator[str]:
        """One advance after the other until the token is on the space."""
        behind = {token for token in self.told.players[HUMAN].tokens[space.track] if token < space.number}
        for number in range(only(behind), space.number):
            yield f"advance:{TRACK_NAMES[space.track]}:{number}"

    def steps_back(self, space: Space) -> Iterator[str]:
        """One move back after the other until the token is on the space."""
        me, track = self.told.players[HUMAN], TRACK_NAMES[space.track]
        ahead = {token for token in me.tokens[space.track] if token > space.number}
        for number in range(only(ahead), space.number, -1):
            asked = len({token for token in me.tokens[space.track] if token}) > 1
            yield f"back:{track}"
            if asked:
                yield f"advance:{track}:{number}"

    def defence(self, later: Sequence[Event], supply: int) -> str:
        """What turned up when the Automa was attacked."""
        if not isinstance(later[0].thing, RuleRef) or later[0].thing.id != "A-85":
            return "undefended"
        discarded = 0
        while later[1 + discarded].kind == "discards" and later[1 + discarded].seat == AUTOMA:
            discarded += 1
        trapped = later[1 + discarded].kind == "traps"
        return f"number:{supply - discarded}" if trapped else "decline"

    def camp(self, event: Event) -> Iterator[str]:
        """A building of the Nomads, on a territory of their own or on an empty one."""
        place = event.things[0]
        assert isinstance(place, Hex)
        if self.told.players[HUMAN].lands & place.bit:
            yield place.key
            return
        yield from ("special", "camp")
        if camps(self.told).bit_count() > 1:
            yield place.key

    def of_traps(self, events: Sequence[Event]) -> list[str]:
        """Whether the human set a trap, for each of his territories that the bots attacked."""
        if self.told.players[HUMAN].finished or self.solo.players[HUMAN].finished:
            return []
        attacks = [
            place
            for place, event in enumerate(events)
            if event.kind == "conquers" and event.seat == AUTOMA and event.other == HUMAN
        ]
        ends = [*attacks[1:], len(events)]
        return [
            "take"
            if any(event.kind == "traps" and event.seat == HUMAN for event in events[start:end])
            else "decline"
            for start, end in zip(attacks, ends, strict=False)
        ]
