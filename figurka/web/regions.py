"""The named regions of a table's page, each drawn for one viewer."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from figurka.agents import STRONGEST, agent_called
from figurka.locales import LANGUAGES, Message, Words
from figurka.tables.live import LiveTable
from figurka.tables.model import SeatRecord, Status, now
from figurka.tables.timing import Timing
from figurka.web.clocks import clock_of
from figurka.web.drawing import Drawing
from figurka.web.found import drawing_of
from figurka.web.guiding import RemarkSight, guided_kind, is_on, remark_at
from figurka.web.house import Clock
from figurka.web.identity import MOST_SEATS, Visitor, reader
from figurka.web.journal import journal_page
from figurka.web.render import render
from figurka.web.seating import Company, company_of
from figurka.web.sight import Eyes, OptionSight, SeatSight, Sight, see
from figurka.web.trail import last_step, stops_since, trail_of

HOUSE_REGIONS: Final = {
    "decision": "regions/decision.html",
    "company": "regions/company.html",
    "journal": "regions/journal.html",
    "chat": "regions/chat.html",
    "trail": "regions/trail.html",
    "remark": "regions/remark.html",
}
DRAWING: Final = Timing()
"""How long it took to draw a table for somebody."""


@dataclass(frozen=True)
class Looking:
    """Who looks at a table: the visitor, his seat or None, whether he is its host, and who else is there."""

    visitor: Visitor
    seat: int | None
    host: bool
    here: frozenset[int]
    own: tuple[int, ...] = ()
    """All seats that his screen has, of which `seat` is the one that is shown."""
    back: bool = False
    """Whether he looks at a moment of before, so that nothing is new to him and nothing asked of him."""
    tools: str = ""
    """What stands beside the question in place of a table's own tools, or nothing."""

    def guided(self, live: LiveTable) -> bool:
        """Whether a guide speaks to him at this table."""
        kind = guided_kind(live, self.seat)
        return bool(kind) and not self.back and is_on(self.visitor, kind)

    def eyes(self, live: LiveTable) -> Eyes:
        """What of him a drawing of the table depends on."""
        language, guided = self.visitor.language, self.guided(live)
        return Eyes(language, self.seat, self.own, self.host, guided, self.back, self.tools)


def seats_of(
    records: Sequence[SeatRecord], words: Words, here: frozenset[int] = frozenset()
) -> tuple[SeatSight, ...]:
    """The seats as everybody sees them; namesakes are told apart by number."""
    names = [seat_name(seat, words) for seat in records]
    return tuple(
        SeatSight(
            seat.seat,
            f"{names[seat.seat]} {seat.seat + 1}" if names.count(names[seat.seat]) > 1 else names[seat.seat],
            kind_of(seat),
            seat.played_by,
            seat.seat in here,
        )
        for seat in records
    )


def kind_of(seat: SeatRecord) -> str:
    """Who sits at a seat: a person, an agent, perhaps in the place of one who has not come, or nobody."""
    if seat.taken:
        return str(seat.kind)
    return "agent" if seat.stand_in else "open"


def seat_name(seat: SeatRecord, words: Words) -> str:
    """What a seat is called: its person's name, or the one that its agent goes by."""
    if seat.played_by and seat.name in ("", seat.agent):
        return words.say(agent_called(seat.played_by))
    given = given_names().get(seat.name)
    return words.say(given) if given else seat.name or words("table-seat-nobody")


@cache
def given_names() -> dict[str, Message]:
    """The names, in any language, that the house gives to those who have not told theirs."""
    numbered = (Message("table-guest-number", {"number": seat + 1}) for seat in range(MOST_SEATS))
    given = (Message("web-me-nobody"), *numbered)
    return {Words(language).say(name): name for language in LANGUAGES for name in given}


def names_of(live: LiveTable, seats: tuple[SeatSight, ...], words: Words) -> tuple[str, ...]:
    """The names of all who act: the seats, and those who have none."""
    figures = live.game.rules.figures(len(seats))
    return (*(seat.name for seat in seats), *(words.say(figure) for figure in figures))


def sight_of(live: LiveTable, looking: Looking) -> Sight:
    """What the viewer sees of the table."""
    return sight_through(live, looking.eyes(live))


def sight_through(live: LiveTable, eyes: Eyes) -> Sight:
    """What is seen of the table through such eyes; who is there is told beside it."""
    words = reader(eyes.language).words
    seats = seats_of(live.seats, words)
    names = names_of(live, seats, words)
    sight = see(live.game, eyes.seat, seats, names, words, live.move)
    sight = replace(sight, taken_back=tuple(live.redo[::-1][: live.taken_back]))
    if eyes.back and sight.decision is not None:
        asked = replace(sight.decision, mine=False, question="", options=())
        return replace(sight, decision=asked)
    return replace(sight, decision=None) if live.status is Status.CLOSED else sight


def buttons(sight: Sight, drawing: Drawing) -> list[OptionSight]:
    """The options that have no place on the drawing."""
    if sight.decision is None:
        return []
    return [option for option in sight.decision.options if not drawing.on_board(option.key, sight)]


def remark_of(live: LiveTable, eyes: Eyes) -> RemarkSight | None:
    """What the guide says, if he speaks to the viewer."""
    return (
        remark_at(live, eyes.seat, reader(eyes.language).words)
        if eyes.guided and eyes.seat is not None
        else None
    )


def stops_of(live: LiveTable, eyes: Eyes, names: tuple[str, ...]) -> tuple[int, ...]:
    """The moment when the viewer last chose, and where he stops who steps on from it to see what was done."""
    if eyes.seat is None or eyes.back:
        return (len(live.made),)
    first = live.last_choice_of(eyes.seat)
    return (first, *stops_since(live, eyes.seat, names, first))


def templates_of(live: LiveTable, eyes: Eyes) -> Mapping[str, str]:
    """The template of each region that such eyes see."""
    templates = {**drawing_of(live.record.game).templates, **HOUSE_REGIONS}
    if not guided_kind(live, eyes.seat):
        del templates["remark"]
    return templates


def inputs_of(live: LiveTable, eyes: Eyes, company: Company) -> dict[str, object]:
    """All that the regions are drawn from."""
    sight = sight_through(live, eyes)
    drawing = drawing_of(live.record.game)
    journal = journal_page(live, eyes.seat, sight.names, sight.words, drawing)
    return {
        "sight": sight,
        "live": live,
        "looking": eyes,
        "buttons": buttons(sight, drawing),
        "asked_template": drawing.asked,
        "follows": drawing.follows,
        "confirm": drawing.confirm,
        "stand_in": STRONGEST,
        "company": company,
        "standing": "",
        "trail": (last_step if eyes.back else trail_of)(live, eyes.seat, sight.names, drawing),
        "stops": stops_of(live, eyes, sight.names),
        "because_tip": "",
        "cause": "",
        "prompt": "",
        "revealed": "",
        "ways": (),
        "journal": journal,
        "viewer": eyes.seat,
        "clock": clock_for(live, eyes),
        "since": 0 if eyes.back or eyes.tools else journal.since,
        "together": live.game.rules.cooperative,
        "remark": remark_of(live, eyes),
        "closed": "" if live.closed is None else reader(eyes.language).words.say(live.closed),
        **drawing.context(sight),
    }


def clock_for(live: LiveTable, eyes: Eyes) -> Clock | None:
    """The clock of a slow game as such eyes see it now."""
    return None if eyes.back else clock_of(live.record, live.seats, reader(eyes.language).words, now())


def company_for(live: LiveTable, eyes: Eyes, here: frozenset[int]) -> Company:
    """What such eyes see of who is here."""
    return company_of(live, eyes.seat, eyes.own, eyes.host, here)


@DRAWING.timed
def table_regions(live: LiveTable, looking: Looking) -> dict[str, str]:
    """The HTML inside each region of the table's page, all of it drawn anew."""
    eyes = looking.eyes(live)
    inputs, nobody = inputs_of(live, eyes, company_for(live, eyes, looking.here)), reader(eyes.language)
    return {name: render(nobody, template, inputs) for name, template in templates_of(live, eyes).items()}


def framed_regions(live: LiveTable, looking: Looking) -> dict[str, str]:
    """The regions as the page begins with them, in the frames that hold several of them."""
    return framed(live, looking, table_regions(live, looking))


def framed(live: LiveTable, looking: Looking, regions: Mapping[str, str]) -> dict[str, str]:
    """These regions, and the frames that hold several of them."""
    frames = drawing_of(live.record.game).frames
    if not frames:
        return dict(regions)
    held, nobody = (
        {"regions": regions, "view": live.game.view(looking.seat)},
        reader(looking.visitor.language),
    )
    return {**regions, **{name: render(nobody, frame, held) for name, frame in frames.items()}}
