"""A game is its choices: all else follows from configuration, seed and the indices chosen so far."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic

from figurka.core.chance import imagined_chance
from figurka.core.decision import Decision, Option, Rule
from figurka.core.errors import ChoiceError, ImagineError, SaveError, UndoError
from figurka.core.fairness import seal, seed_fingerprint
from figurka.core.journal import Journal, Tripwire, TurningPointError
from figurka.core.mind import Mind
from figurka.core.positions import POSITION, find_position
from figurka.core.rules import Refusal, Rules, S, Settings
from figurka.core.seeds import Source, chance_of, write_seed
from figurka.core.state import CLOSED, RevelationError
from figurka.core.views import DecisionView
from figurka.locales import Message

FORMAT = 2
"""The version of the save file's own shape."""
JSON_NUMBERS = 1 << 53
"""Numbers below this are read by every reader of JSON as they are."""


@dataclass(frozen=True)
class Config:
    """What is fixed before the first choice."""

    seats: int
    seed: int
    settings: Settings
    source: Source = Source.HASHED


class Checkpoint(Generic[S]):
    """The state at a turn's start, never changed; `choices` and `events` tell when that was."""

    __slots__ = ("choices", "events", "state")

    def __init__(self, state: S, choices: int, events: int) -> None:
        self.state = state
        self.choices = choices
        self.events = events


class Imagined:
    """A mark that after so many choices a seat imagined the hidden things, by this seed."""

    __slots__ = ("choices", "seat", "seed")

    def __init__(self, choices: int, seat: int, seed: int) -> None:
        self.choices = choices
        self.seat = seat
        self.seed = seed


class Tried(Generic[S]):
    """Choices that were tried out: the state after them, what is asked next, whether nothing cut them off."""

    __slots__ = ("asked", "state", "whole")

    def __init__(self, state: S, asked: Decision | None, whole: bool) -> None:
        self.state = state
        self.asked = asked
        self.whole = whole


class Game(Generic[S]):
    """A running game: asks decisions, takes choices, and can go back as far as nothing was revealed.

    `figurka.new_game` and `figurka.load_game` make one.
    """

    __slots__ = (
        "_checkpoints",
        "_floor",
        "_imagined",
        "_opened",
        "_opening",
        "_turn",
        "config",
        "decision",
        "history",
        "imaginary",
        "journal",
        "keeps_checkpoints",
        "rules",
        "state",
        "turns",
    )

    def __init__(
        self,
        rules: Rules[S],
        config: Config,
        state: S,
        history: list[int],
        checkpoints: list[Checkpoint[S]] | None,
        journal: Journal | None = None,
    ) -> None:
        self.rules: Rules[S] = rules
        """What is played."""
        self.config: Config = config
        """Seats, seed and settings."""
        self.state: S = state
        """The position with all that is hidden; what a seat may see of it is its `view`."""
        self.history: list[int] = history
        """The index of each choice so far."""
        self.journal: Journal | None = journal
        """What happened, event by event, if the game was made to keep a journal."""
        self.decision: Decision | None = None
        """What is asked now; None when the game is over."""
        self.keeps_checkpoints: bool = checkpoints is not None
        """Whether it can be cloned and taken back."""
        self._checkpoints: list[Checkpoint[S]] = checkpoints if checkpoints is not None else []
        self._floor = len(history)
        self._imagined: tuple[Imagined, ...] = ()
        self.imaginary: bool = False
        """Whether hidden things were dealt anew, so that this is not the game that is played."""
        self.turns: int = 0
        """How many turns were begun since this object was made."""
        self._opening: Decision | None = None
        """The first decision of the turn."""
        self._opened: Option | None = None
        """What was chosen at it."""
        self._turn: Rule[None] | None = None
        state.journal = journal

    # What the game is now

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.decision is None

    @property
    def scores(self) -> list[int]:
        """The points of each seat, as if the game ended now."""
        return self.rules.scores(self.state)

    @property
    def winners(self) -> list[int]:
        """The seats that have won; nobody while the game goes on."""
        return self.rules.winners(self.state) if self.over else []

    @property
    def returns(self) -> list[float]:
        """One win shared among the winners, for search and learning; zeros while the game goes on.

        Whoever wins together with all others, because the game is cooperative, has a whole win.
        """
        winners = self.winners
        share = 1.0 if self.rules.cooperative or not winners else 1.0 / len(winners)
        return [share if seat in winners else 0.0 for seat in range(self.config.seats)]

    @property
    def opens_turn(self) -> bool:
        """Whether what is asked now is the first decision of a turn."""
        return self.decision is not None and self.decision is self._opening

    @property
    def mind(self) -> Mind[S]:
        """What computer players know of this game."""
        return self.rules.mind(self.config.seats)

    def view(self, seat: int | None = None) -> dict[str, object]:
        """What the seat (None: a spectator) may know, as plain data."""
        view = dict(self.rules.view(self.state, seat))
        view["decision"] = self._decision_seen_by(seat)
        view["over"] = self.over
        view["winners"] = self.winners
        return view

    def _decision_seen_by(self, seat: int | None) -> DecisionView | None:
        decision = self.decision
        if decision is None:
            return None
        because = (decision if seat == decision.seat else self.rules.overheard(decision)).because
        seen: DecisionView = {
            "seat": decision.seat,
            "kind": decision.kind,
            "because": None if because is None else because.key,
        }
        if seat == decision.seat:
            seen["options"] = [option.key for option in decision.options]
        return seen

    def why_not(self, thing: Option | str) -> Refusal | None:
        """None if the deciding seat can choose the thing now, otherwise the reason why it cannot."""
        if self.decision is None:
            return Refusal("refusal-game-over")
        key = thing if isinstance(thing, str) else thing.key
        if self.decision.index(key) >= 0:
            return None
        return self.rules.why_not(self.state, self.decision, key)

    def caution(self, index: int) -> Message | None:
        """What a person should be asked before this option is chosen for him, or None.

        What is spent is asked about only where the choice could not be taken back.
        """
        decision = self.decision
        assert decision is not None
        caution = self.rules.caution(self.state, decision, decision.options[index])
        if caution is None or (caution.spends and self._would_be_undoable(index)):
            return None
        return caution.message

    def _would_be_undoable(self, index: int) -> bool:
        """Whether this choice, once it is made, could be taken back."""
        twin = self.clone()
        twin.choose(index)
        return twin.can_undo

    # Going on

    def begin(self) -> None:
        """Run the first turn to its first decision, which `figurka.new_game` has done already."""
        self._next_turns()

    def choose(self, index: int) -> None:
        """Answer the decision by the index of an option, and go on to the next decision or to the end."""
        decision = self.decision
        if decision is None:
            raise ChoiceError("error-choice-over")
        if not 0 <= index < len(decision.options):
            raise ChoiceError("error-choice-range", index=index, last=len(decision.options) - 1)
        state = self.state
        revelations = state.revelations
        state.chooser = decision.seat
        if decision is self._opening:
            self._opened = decision.options[index]
        self.history.append(index)
        self._send(index)
        after = self.decision
        if after is None or after.seat != decision.seat or state.revelations != revelations:
            self._floor = len(self.history)

    def repeat(self, index: int, key: str) -> None:
        """Make a recorded choice again, perhaps under later rules: by its index if that still has the key."""
        decision = self.decision
        if decision is not None and not decision.has(index, key):
            index = decision.index(key)
            if index < 0:
                raise ChoiceError("error-choice-outgrown", key=key)
        self.choose(index)

    def _send(self, index: int) -> None:
        turn = self._turn
        assert turn is not None
        try:
            self.decision = turn.send(index)
        except StopIteration:
            self._next_turns()

    def _next_turns(self) -> None:
        """Begin turn after turn until a seat is asked or the game is over."""
        rules, state = self.rules, self.state
        while not rules.over(state):
            if self.keeps_checkpoints:
                self._keep_checkpoint()
            turn = rules.turn(state)
            self._turn = turn
            self.turns += 1
            try:
                self.decision = next(turn)
            except StopIteration:
                continue
            self._opening = self.decision
            self._opened = None
            return
        self._turn = None
        self.decision = None

    def _keep_checkpoint(self) -> None:
        """Remember the turn's start; earlier ones are needed only while undo may reach them."""
        checkpoints = self._checkpoints
        while len(checkpoints) > 1 and checkpoints[1].choices <= self._floor:
            checkpoints.pop(0)
        self._imagined = ()
        events = len(self.journal.events) if self.journal is not None else 0
        checkpoints.append(Checkpoint(self.state.copy(), len(self.history), events))

    @property
    def told_before(self) -> int:
        """How many events the journal had when this turn began; 0 without checkpoints."""
        return self._checkpoints[-1].events if self._checkpoints else 0

    # Going back

    @property
    def can_undo(self) -> bool:
        """Whether the last choice may be taken back: nothing was revealed and nobody else asked since."""
        return self.keeps_checkpoints and len(self.history) > self._floor

    def undo(self) -> None:
        """Take back the last choice."""
        if not self.can_undo:
            raise UndoError("error-undo-nothing")
        self._go_back_to(len(self.history) - 1)

    def reset_turn(self) -> None:
        """Take back all choices of this turn that may be taken back."""
        if not self.can_undo:
            raise UndoError("error-undo-nothing")
        start = self._checkpoints[-1].choices
        before = self._checkpoints[-2].choices if len(self._checkpoints) > 1 else start
        self._go_back_to(max(self._floor, start if start < len(self.history) else before))

    def _go_back_to(self, choices: int) -> None:
        while len(self._checkpoints) > 1 and self._checkpoints[-1].choices > choices:
            self._checkpoints.pop()
            self._opening = self._opened = None
        checkpoint = self._checkpoints[-1]
        redone = self.history[checkpoint.choices : choices]
        del self.history[checkpoint.choices :]
        if self.journal is not None:
            self.journal.forget_after(checkpoint.events)
        self.state = checkpoint.state.copy()
        self.state.journal = self.journal
        self._replay(redone)

    def _replay(self, choices: list[int]) -> None:
        """Begin the turn of the last checkpoint once more and repeat these choices in it."""
        state, opening, opened, imagined = self.state, self._opening, self._opened, self._imagined
        hinted = False
        if choices and opening is not None and opened is not None and not imagined:
            hinted = True
            state.remember_opening(opening.kind, opened)
            state.chooser = opening.seat
        turn = self.rules.turn(state)
        self._turn = turn
        decision = next(turn)
        if hinted and not state.forget_opening():
            self.history.append(choices[0])
            choices = choices[1:]
        else:
            self._opening = decision
        for index in choices:
            if imagined:
                self._imagine_again()
            if decision is self._opening:
                self._opened = decision.options[index]
            self.history.append(index)
            state.chooser = decision.seat
            decision = turn.send(index)
        if imagined:
            self._imagine_again()
        self.decision = decision

    def _imagine_again(self) -> None:
        """Deal hidden things as often as they were imagined after so many choices of this turn."""
        for mark in self._imagined:
            if mark.choices == len(self.history):
                self._redeal(mark)

    # Other games from this one

    def clone(self) -> "Game[S]":
        """The same game once more, to be played on apart; it keeps no journal."""
        if self.decision is None:
            return Game(self.rules, self.config, self.state.copy(), self.history[:], [])
        if not self.keeps_checkpoints:
            raise UndoError("error-no-checkpoints")
        checkpoint = self._checkpoints[-1]
        start = checkpoint.choices
        twin = Game(self.rules, self.config, checkpoint.state.copy(), self.history[:start], [checkpoint])
        twin._floor = self._floor if self._floor > start else start
        twin._imagined = self._imagined
        twin.imaginary = self.imaginary
        twin._opening = self._opening
        twin._opened = self._opened
        twin._replay(self.history[start:])
        return twin

    def fork(self) -> "Game[S]":
        """A clone that can be neither cloned nor taken back, which makes it quick to play out."""
        twin = self.clone()
        twin.keeps_checkpoints = False
        twin._checkpoints = []
        return twin

    def follow(self, mind: Mind[S], turns: int, milestones: int = 0) -> None:
        """Let every seat follow its instinct for so many turns or milestones; without either to the end."""
        state = self.state
        last = self.turns + turns
        reached = mind.milestone(state) + milestones
        decision = self.decision
        while decision is not None:
            self.choose(mind.instinct(state, decision))
            decision = self.decision
            if (turns and self.turns >= last) or (milestones and mind.milestone(state) >= reached):
                return

    def try_out(self, answers: Sequence[int], ends: frozenset[str] = frozenset()) -> Tried[S]:
        """What comes of these answers, to what is asked now and then next; the game itself stays as it is.

        It ends at the next question, before anything is revealed, before an event of the kinds that end it,
        or with the turn.
        """
        twin = self.clone()
        turn, state = twin._turn, twin.state
        assert turn is not None
        state.revelations = CLOSED
        state.journal = Tripwire(ends)
        asked = twin.decision
        try:
            for index in answers:
                assert asked is not None
                state.chooser = asked.seat
                asked = turn.send(index)
        except StopIteration:
            return Tried(state, None, True)
        except (RevelationError, TurningPointError):
            return Tried(state, None, False)
        return Tried(state, asked, True)

    def imagine(self, seat: int, seed: int) -> "Game[S]":
        """A clone in which all that the seat cannot see is dealt anew, consistently with what it has seen.

        A seat can imagine when it is asked itself, or before anything has happened in another seat's turn.
        """
        twin = self.clone()
        decision = twin.decision
        if decision is None:
            return twin
        mark = Imagined(len(twin.history), seat, seed)
        twin.imaginary = True
        if decision.seat == seat:
            twin._imagined = (*twin._imagined, mark)
            twin._redeal(mark)
            twin._floor = len(twin.history)
            return twin
        start = twin._checkpoints[-1]
        if start.choices != len(twin.history) or start.state.revelations != twin.state.revelations:
            raise ImagineError("error-imagine-midturn", seat=seat, other=decision.seat)
        twin.state = start.state.copy()
        twin._imagine_again()
        twin._redeal(mark)
        twin._checkpoints = []
        twin._next_turns()
        return twin

    def _redeal(self, mark: Imagined) -> None:
        revelations = self.state.revelations
        self.state.chance = imagined_chance(mark.seed)
        self.state.drawn = 0
        self.rules.redeal(self.state, mark.seat)
        self.state.revelations = revelations

    # Saving

    def save(self) -> str:
        """The game as JSON: what it was set up with, all choices, at the end how it came out; sealed."""
        if self.imaginary:
            raise SaveError("error-save-imagined")
        config = self.config
        fields: dict[str, object] = {
            "figurka": FORMAT,
            "game": self.rules.name,
            "rules": self.rules.version,
            "seats": config.seats,
            "chance": config.source.value,
            "seed": config.seed if config.seed < JSON_NUMBERS else write_seed(config.seed),
            "fingerprint": seed_fingerprint(config.seed),
            "settings": {name: list(values) for name, values in config.settings.items()},
            "choices": self.history,
            "keys": self.keys(),
        }
        if self.over:
            fields |= {"scores": self.scores, "winners": self.winners}
        return json.dumps({**fields, "seal": seal(fields)})

    def keys(self) -> list[str]:
        """The keys of all that was chosen, found by playing the game once more."""
        config = self.config
        again = Game(self.rules, config, first_state(self.rules, config), [], None)
        again.begin()
        keys: list[str] = []
        for number, index in enumerate(self.history):
            if number:
                again.choose(self.history[number - 1])
            assert again.decision is not None
            keys.append(again.decision.options[index].key)
        return keys


def first_state(rules: Rules[S], config: Config) -> S:
    """The position before the first turn: the one that is named, or that of an ordinary set-up."""
    chance = chance_of(config.seed, config.source)
    named = config.settings.get(POSITION)
    if named is None:
        return rules.setup(config.seats, chance, config.settings)
    state: S = find_position(rules.name, named[0]).lay_out(chance)
    return state
