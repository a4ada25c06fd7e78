"""The guide at a table: for whom it speaks, what it remarks, and how a browser has silenced it."""

from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from litestar.datastructures import Cookie
from markupsafe import Markup

from figurka.core.errors import UndoError
from figurka.core.positions import POSITION
from figurka.guide.found import guide_of, kind_of
from figurka.guide.phrase import phrases, plain
from figurka.guide.speaking import Said, Speaker, follow_anew
from figurka.locales import Message, Words
from figurka.tables.live import LiveTable
from figurka.tables.model import SeatKind, Status
from figurka.web.identity import AGAIN, DONE, FINISHED, OFF, ON, Visitor, keep
from figurka.web.signed import Signed

COOKIE: Final = "guide"
KINDS_KEPT: Final = 40
SPEAKERS_KEPT: Final = 64
STATES: Final = (ON, OFF, DONE, AGAIN)


@dataclass(frozen=True)
class Worded:
    """A piece of a remark as a page shows it, and the keys of what it lights."""

    text: Markup
    lights: tuple[str, ...]


@dataclass(frozen=True)
class RemarkSight:
    """What the guide's line shows at a decision, and what is asked before some of its options."""

    phrases: tuple[Worded, ...]
    doubts: Mapping[int, str]
    weighs: bool
    """Whether it may be asked if a much better choice was there."""


# For whom


def is_on(visitor: Visitor, kind: str) -> bool:
    """Whether a browser wants the guide: it does in its first game of a kind."""
    return visitor.guides.get(kind, ON) in (ON, AGAIN)


def wished(guides: Mapping[str, str], kind: str, wish: str) -> str:
    """What is kept after somebody has switched the guide, or finished a game."""
    before = guides.get(kind, ON)
    if wish == DONE:
        return before if before == AGAIN else DONE
    finished = before in FINISHED
    if wish == ON:
        return AGAIN if finished else ON
    return DONE if finished else OFF


def keep_wish(visitor: Visitor, kind: str, wish: str, secure: bool) -> Cookie:
    """A cookie with what a browser wants of the guide, the newest first."""
    kept = {kind: wished(visitor.guides, kind, wish)}
    kept |= {each: state for each, state in visitor.guides.items() if each != kind}
    pairs = [f"{each}:{state}" for each, state in kept.items()]
    return keep(COOKIE, ".".join(pairs[:KINDS_KEPT]), secure)


def guided_kind(live: LiveTable, seat: int | None) -> str:
    """What is learnt at a table of one person against computers; nothing where no guide speaks."""
    record = live.record
    if seat is None or guide_of(record.game) is None or POSITION in record.settings or record.hot_seat:
        return ""
    persons = [each.seat for each in live.seats if each.kind is not SeatKind.AGENT]
    return kind_of(record.game, record.seats) if persons == [seat] else ""


# What is said


class Speakers:
    """Those who follow games for the seats that a guide speaks to; the latest are kept."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int], Speaker] = OrderedDict()

    def at(self, live: LiveTable, seat: int) -> Speaker:
        """The one who follows the game of a table for a seat, at the position of now."""
        guide, speaker = guide_of(live.record.game), self._kept.pop((live.id, seat), None)
        assert guide is not None
        try:
            if speaker is not None:
                speaker.follow(live.game.history)
        except UndoError:  # a table of that name went another way
            speaker = None
        speaker = speaker or follow_anew(guide, live.game, seat)
        self._kept[live.id, seat] = speaker
        while len(self._kept) > SPEAKERS_KEPT:
            self._kept.popitem(last=False)
        return speaker


SPEAKERS: Final = Speakers()
"""What they know follows from the tables' logs, so that each process may have its own."""


def remark_at(live: LiveTable, seat: int, words: Words) -> RemarkSight:
    """What the guide says to a seat now."""
    if live.status is not Status.RUNNING:
        return RemarkSight((), {}, False)
    if ends_first_turn(live, seat):
        said = phrased(Said(Message("table-guide-end-turn"), {}), Signed(live.record.game, words))
        return RemarkSight(said, {}, False)
    speaker = SPEAKERS.at(live, seat)
    now = speaker.now
    said = () if now is None or now.said is None else phrased(now.said, Signed(live.record.game, words))
    doubts = {index: plain(words.say(message)) for index, message in speaker.doubts().items()}
    return RemarkSight(said, doubts, not said and speaker.weighed() is not None)


def ends_first_turn(live: LiveTable, seat: int) -> bool:
    """Whether the seat is to say for the first time that its turn is done."""
    made, starts = live.made, [turn.choices for turn in live.turns if 0 < turn.choices < len(live.made)]
    ended = any(made[start - 1].seat == seat != made[start].seat for start in starts)
    return live.unended == seat and not ended


def phrased(said: Said, voice: Signed) -> tuple[Worded, ...]:
    """A remark in the reader's words, in pieces; in what lights something nothing else is pressed."""
    text, named = voice.words.shown(said.message)
    return tuple(
        Worded(voice.piece(each.text, named, inert=bool(each.lights)), each.lights)
        for each in phrases(text, said.lights)
    )
