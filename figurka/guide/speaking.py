"""When the guide speaks: a function of the game so far and of the seat, so that it is everywhere the same."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from figurka.core.game import Game, first_state
from figurka.core.journal import Journal
from figurka.guide.form import Doubt, Guide, Lit, Moment, Remark, message_of
from figurka.locales import Message

QUIET_TURNS: Final = 10
"""After so many turns in which there was nothing to say the guide takes his leave."""
FAREWELL: Final = Remark("farewell")


@dataclass(frozen=True)
class Said:
    """A remark as it is made: what is said, and what its words light."""

    message: Message
    lights: Mapping[str, tuple[str, ...]]


@dataclass(frozen=True)
class Asked:
    """A decision of the seat: when it came, whether it opened a turn, and what was remarked."""

    choices: int
    events: int
    turn: int
    """After how many choices of everybody the turn began."""
    chapter: int
    kind: str
    opens: bool
    held_back: bool
    """Whether nothing could be said because enough was said before."""
    remark: Remark | None
    said: Said | None


class Speaker:
    """Follows a game from its first decision on, as one seat sees it, and tells what is remarked."""

    def __init__(self, guide: Guide, game: Game[Any], seat: int) -> None:
        self.guide = guide
        self.game = game
        """A game of its own, with a journal."""
        self.seat = seat
        self.asked: list[Asked] = []
        """The decisions of the seat so far."""
        self._turns: list[int] = []
        """After how many choices each turn began."""
        self._disregarded: list[tuple[int, Doubt]] = []
        """The doubts that did not keep the seat from choosing, each with the choices made before."""
        self._chosen: list[tuple[int, str]] = []
        """The keys of what the seat has chosen, each with the choices made before."""
        self._note()

    @property
    def now(self) -> Asked | None:
        """The decision that the seat is to make now."""
        last = self.asked[-1] if self.asked else None
        return last if last is not None and last.choices == len(self.game.history) else None

    @property
    def gone(self) -> bool:
        """Whether the guide has taken his leave, now or before."""
        return any(each.remark is FAREWELL for each in self.asked)

    def follow(self, history: Sequence[int]) -> None:
        """Come to where the game is: back as far as choices were taken back, and on."""
        game, wanted = self.game, list(history)
        while game.history != wanted[: len(game.history)]:
            game.undo()
        made = len(game.history)
        self.asked = [each for each in self.asked if each.choices <= made]
        self._turns = [each for each in self._turns if each <= made]
        self._disregarded = [each for each in self._disregarded if each[0] < made]
        self._chosen = [each for each in self._chosen if each[0] < made]
        for index in wanted[made:]:
            self._disregard(index)
            game.choose(index)
            self._note()

    def _disregard(self, index: int) -> None:
        """Note the doubts that an option is chosen against."""
        moment = self.moment()
        if moment is not None:
            option, made = moment.decision.options[index], len(self.game.history)
            against = [each for each in self.doubts_at(moment) if each.before(moment, option)]
            self._disregarded += [(made, each) for each in against]
            self._chosen.append((made, option.key))

    def weighed(self) -> Asked | None:
        """The seat's last turn, if it may be told now that a much better choice was there.

        That is when the next turn has begun, or the seat has nothing left to choose in this one.
        """
        now, first = self.now, self.asked[0].chapter if self.asked else 0
        opened = [each for each in self.asked if each.opens and each is not now]
        last = opened[-1] if opened else None
        if last is None or self.gone or last.chapter == first or last.kind not in self.guide.weighs:
            return None
        waits = now is None and self._turns[-1] > last.turn
        return last if waits or (now is not None and now.opens) else None

    def doubts(self) -> dict[int, Message]:
        """What is asked before options of the present decision are chosen, by their indices."""
        moment = self.moment()
        if moment is None or self.gone:
            return {}
        found: dict[int, Message] = {}
        for doubt in self.doubts_at(moment):
            for index, option in enumerate(moment.decision.options):
                if index not in found and doubt.before(moment, option):
                    found[index] = self._message(doubt.says, doubt, moment)
        return found

    def moment(self) -> Moment | None:
        """What the seat sees now, if it is asked."""
        decision, journal = self.game.decision, self.game.journal
        if decision is None or decision.seat != self.seat:
            return None
        made = len(self.game.history)
        opened = [each for each in self.asked if each.opens and each.choices < made]
        last = opened[-1] if opened else None
        events = [] if journal is None else journal.events[last.events if last is not None else 0 :]
        chosen = [key for before, key in self._chosen if last is not None and before >= last.choices]
        news = [event.seen(self.seat) for event in events]
        return Moment(self.game.state, self.seat, decision, news, chosen)

    # What is said

    def _note(self) -> None:
        """Note a decision, if it is the seat's, with what is said there."""
        game, made = self.game, len(self.game.history)
        if game.opens_turn and made not in self._turns:
            self._turns.append(made)
        moment = self.moment()
        if moment is None:
            return
        chapter, turn = self.guide.chapter(game.state, self.seat), self._turns[-1] if self._turns else 0
        remark, held_back = self._remark(moment, chapter, turn)
        events = 0 if game.journal is None else len(game.journal.events)
        self.asked.append(
            Asked(
                made,
                events,
                turn,
                chapter,
                moment.decision.kind,
                game.opens_turn,
                held_back,
                remark,
                None if remark is None else self._said(remark, moment),
            )
        )

    def _remark(self, moment: Moment, chapter: int, turn: int) -> tuple[Remark | None, bool]:
        """What is remarked at a moment, or whether there was something that had to be held back."""
        if self.gone:
            return None, False
        fitting = [each for each in self.guide.remarks if self._is_new(each, chapter) and each.fits(moment)]
        if self._said_enough(chapter, turn):
            apart = next((each for each in fitting if each.apart), None)
            return apart, apart is None and bool(fitting)
        if fitting:
            return fitting[0], False
        return (FAREWELL, False) if self._has_been_quiet() else (None, False)

    def _is_new(self, remark: Remark, chapter: int) -> bool:
        made = [each.chapter for each in self.asked if each.remark is remark]
        return len(made) < remark.times and chapter not in made

    def _said_enough(self, chapter: int, turn: int) -> bool:
        made = [each for each in self.asked if each.remark is not None and not each.remark.apart]
        if any(each.turn == turn for each in made):
            return True
        guide = self.guide
        kept, kept_in_all = (guide.better_a_chapter, guide.better_a_game) if guide.weighs else (0, 0)
        if self.asked and chapter == self.asked[0].chapter:
            kept = 0
        in_chapter = sum(each.chapter == chapter for each in made)
        return in_chapter >= guide.a_chapter - kept or len(made) >= guide.a_game - kept_in_all

    def _has_been_quiet(self) -> bool:
        """Whether the turn that begins now is the last of so many in which there was nothing to say."""
        turns = 0
        if not self.game.opens_turn:
            return False
        for each in reversed(self.asked):
            if each.remark is not None or each.held_back:
                return False
            turns += each.opens
            if turns >= QUIET_TURNS:
                return True
        return False

    def doubts_at(self, moment: Moment) -> tuple[Doubt, ...]:
        """The doubts that may be given: each only until it was disregarded so many times."""
        return tuple(
            each
            for each in self.guide.doubts
            if moment.decision.kind in each.asked
            and sum(doubt is each for _, doubt in self._disregarded) < each.times
        )

    def _said(self, remark: Remark, moment: Moment) -> Said:
        if remark is FAREWELL:
            return Said(Message("table-guide-farewell"), {})
        lights = {name: lit_at(lit, moment) for name, lit in remark.lights.items()}
        return Said(self._message(remark.says, remark, moment), lights)

    def _message(self, says: str, said: Remark | Doubt, moment: Moment) -> Message:
        figures = {name: figure(moment) for name, figure in said.figures.items()}
        return Message(message_of(self.game.rules.name, says), figures)


def follow_anew(guide: Guide, game: Game[Any], seat: int) -> Speaker:
    """Somebody who follows a game for a seat, come to where it is."""
    rules, config = game.rules, game.config
    again: Game[Any] = Game(rules, config, first_state(rules, config), [], [], Journal())
    again.begin()
    speaker = Speaker(guide, again, seat)
    speaker.follow(game.history)
    return speaker


def lit_at(lit: Lit, moment: Moment) -> tuple[str, ...]:
    """The keys of what is lit at a moment."""
    return tuple(lit(moment) if callable(lit) else lit)
