"""The JSON interface: tables for programs, described by OpenAPI."""

from collections.abc import AsyncIterator
from typing import Annotated, Any

import msgspec
from litestar import Controller, Response, get, post
from litestar.response import ServerSentEvent, ServerSentEventMessage

from figurka.agents import STRONGEST
from figurka.core.registry import all_rules
from figurka.locales import Words
from figurka.tables.live import LiveTable
from figurka.tables.model import SeatKind, SeatPlan
from figurka.tables.service import Tables
from figurka.web.course import at_choice
from figurka.web.found import drawing_of
from figurka.web.identity import AnyRequest, Visitor, address_of, visitor_of
from figurka.web.limits import Limiter
from figurka.web.live import Watcher, Watchers
from figurka.web.problems import NoSeatError
from figurka.web.regions import in_words, names_of, seats_of
from figurka.web.sight import OptionSight, see_decision

Number = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
"""The number of a move or of an option."""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """What a new table shall be: each seat `person`, `open` or the name of an agent."""

    game: str
    seats: list[str]
    options: dict[str, str | list[str]] = {}
    seed: int | None = None
    title: str = ""
    public: bool = False
    invite: bool = False
    """Whether seats of other people are given as invitations instead of secrets."""


class NewSeat(msgspec.Struct, omit_defaults=True):
    """A seat of a new table, with the secret that holds it or the invitation to it."""

    seat: int
    kind: str
    secret: str | None = None
    invitation: str | None = None


class NewTableAnswer(msgspec.Struct):
    """A new table and its seats; the host's secret lets him replace players."""

    table: str
    host: str
    seats: list[NewSeat]


class Choice(msgspec.Struct, forbid_unknown_fields=True):
    """The option that is chosen, and the move that it answers."""

    move: Number
    option: Number


class Act(msgspec.Struct, forbid_unknown_fields=True):
    """Something done at a certain move."""

    move: Number


class Talk(msgspec.Struct, forbid_unknown_fields=True):
    """Something said at the table."""

    text: str


class OptionAnswer(msgspec.Struct):
    """An option: its key, and what it means in the asked language."""

    label: str
    key: str


class DecisionAnswer(msgspec.Struct):
    """What is asked; the question in words and the options only for the seat that is asked."""

    seat: int
    kind: str
    question: str
    because: str | None
    options: list[OptionAnswer] | None


class TableAnswer(msgspec.Struct):
    """A table as the caller's seat may see it."""

    table: str
    game: str
    status: str
    move: int
    seat: int | None
    names: list[str]
    view: dict[str, Any]
    decision: DecisionAnswer | None
    over: bool
    scores: list[int]
    """Only once the game is over: before, points may be hidden, and the view has those that are not."""
    winners: list[int]


class GameAnswer(msgspec.Struct):
    """An installed game."""

    name: str
    title: str
    seats: list[int]
    settings: dict[str, list[str]]
    cooperative: bool
    """Whether all seats win or lose together."""
    rules_version: int


class HintAnswer(msgspec.Struct, omit_defaults=True):
    """What an agent would choose in the caller's place."""

    option: int
    label: str
    then: str = ""
    """The key of what it would choose next, if the table asks for both at once."""


def see_following(
    live: LiveTable, seat: int, option: int, names: tuple[str, ...], words: Words
) -> OptionSight | None:
    """What an agent would answer to the question that the table asks together with an option."""
    ahead = live.game.imagine(seat, 0)
    before = ahead.decision
    ahead.choose(option)
    after = ahead.decision
    if before is None or after is None or after.seat != seat:
        return None
    if drawing_of(live.record.game).follows.get(after.kind) != before.kind:
        return None
    seen = see_decision(ahead, seat, names, words)
    return None if seen is None else seen.options[ahead.rules.instinct(ahead.state, after)]


def answer_table(live: LiveTable, seat: int | None, visitor: Visitor) -> TableAnswer:
    """The table as the seat may see it."""
    game = live.game
    names = names_of(live, seats_of(live.seats, visitor.words), visitor.words)
    seen = see_decision(game, seat, names, visitor.words)
    decision = None
    if seen is not None and live.asked is not None:
        options = [OptionAnswer(option.label, option.key) for option in seen.options] if seen.mine else None
        decision = DecisionAnswer(seen.seat, seen.kind, seen.question, seen.because_key or None, options)
    return TableAnswer(
        live.id,
        live.record.game,
        str(live.status),
        live.move,
        seat,
        list(names),
        game.view(seat),
        decision,
        game.over,
        game.scores if game.over else [],
        game.winners,
    )


def plans_of(kinds: list[str], words: Words) -> list[SeatPlan]:
    """What is wanted of each seat; the first person sits down at once and so has a name."""
    plans = [
        SeatPlan(SeatKind(kind)) if kind in ("person", "open") else SeatPlan(SeatKind.AGENT, agent=kind)
        for kind in kinds
    ]
    if "person" in kinds:
        first = kinds.index("person")
        plans[first] = SeatPlan(SeatKind.PERSON, words("table-guest-number", number=first + 1))
    return plans


async def seat_at(tables: Tables, visitor: Visitor, table_id: str) -> int:
    """The seat that the visitor holds at the table, or an error."""
    seat = await tables.seat_of(table_id, visitor.secret(table_id))
    if seat is None:
        raise NoSeatError("error-no-seat")
    return seat


async def acting(
    request: AnyRequest, tables: Tables, limiter: Limiter, table_id: str, kind: str
) -> tuple[Visitor, int]:
    """Who acts at the table and from which seat, if he does not do it too often."""
    visitor = visitor_of(request)
    limiter.spend(kind, visitor.secret(table_id))
    return visitor, await seat_at(tables, visitor, table_id)


class Api(Controller):
    """Tables for programs; a seat's secret travels as a bearer token or as the page's cookie."""

    path = "/api"
    tags = ["tables"]  # noqa: RUF012

    @get("/games", summary="The installed games", sync_to_thread=False)
    def games(self, request: AnyRequest) -> list[GameAnswer]:
        """The installed games, with how many seats and which settings they have."""
        words = visitor_of(request).words
        return [
            GameAnswer(
                rules.name,
                words.say(rules.title()),
                list(rules.seats),
                {setting.name: list(setting.choices) for setting in rules.settings},
                rules.cooperative,
                rules.version,
            )
            for rules in all_rules()
        ]

    @post("/tables", summary="Set up a table")
    async def create(
        self, request: AnyRequest, data: NewTable, tables: Tables, limiter: Limiter
    ) -> NewTableAnswer:
        """Set up a table; the answer has a secret for each seat of a person."""
        limiter.spend("create", address_of(request))
        words = visitor_of(request).words
        plans = plans_of(data.seats, words)
        created = await tables.create(data.game, plans, data.options, data.seed, data.title, data.public)
        seats = []
        for key, plan in zip(created.seats, plans, strict=True):
            secret, invitation = key.secret, key.invitation
            if invitation is not None and not data.invite:
                name = words("table-guest-number", number=key.seat + 1)
                _, secret = await tables.sit(created.table, invitation, name)
                invitation = None
            seats.append(NewSeat(key.seat, str(plan.kind), secret, invitation))
        return NewTableAnswer(created.table, created.host, seats)

    @get("/tables/{table_id:str}", summary="A table as your seat sees it")
    async def show(self, request: AnyRequest, table_id: str, tables: Tables) -> TableAnswer:
        """The table as the caller's seat may see it; without a seat, as a spectator."""
        visitor = visitor_of(request)
        live = await tables.get(table_id)
        return answer_table(live, live.seat_of(visitor.secret(table_id)), visitor)

    @post("/tables/{table_id:str}/choices", summary="Choose an option", status_code=200)
    async def choose(
        self, request: AnyRequest, table_id: str, data: Choice, tables: Tables, limiter: Limiter
    ) -> TableAnswer:
        """Answer the decision of a move; a move that was answered already gives a conflict."""
        visitor, seat = await acting(request, tables, limiter, table_id, "choose")
        return answer_table(await tables.choose(table_id, seat, data.move, data.option), seat, visitor)

    @post("/tables/{table_id:str}/undo", summary="Take back the last choice", status_code=200)
    async def undo(
        self, request: AnyRequest, table_id: str, data: Act, tables: Tables, limiter: Limiter
    ) -> TableAnswer:
        """Take back the last choice, if nothing was revealed and nobody else asked since."""
        visitor, seat = await acting(request, tables, limiter, table_id, "choose")
        return answer_table(await tables.undo(table_id, seat, data.move), seat, visitor)

    @post("/tables/{table_id:str}/redo", summary="Choose again what was taken back", status_code=200)
    async def redo(
        self, request: AnyRequest, table_id: str, data: Act, tables: Tables, limiter: Limiter
    ) -> TableAnswer:
        """Choose again what was taken back last."""
        visitor, seat = await acting(request, tables, limiter, table_id, "choose")
        return answer_table(await tables.redo(table_id, seat, data.move), seat, visitor)

    @post("/tables/{table_id:str}/reset", summary="Take back the turn so far", status_code=200)
    async def reset(
        self, request: AnyRequest, table_id: str, data: Act, tables: Tables, limiter: Limiter
    ) -> TableAnswer:
        """Take back all choices of the turn that may be taken back."""
        visitor, seat = await acting(request, tables, limiter, table_id, "choose")
        return answer_table(await tables.reset(table_id, seat, data.move), seat, visitor)

    @post("/tables/{table_id:str}/hint", summary="What an agent would choose", status_code=200)
    async def hint(
        self, request: AnyRequest, table_id: str, data: Act, tables: Tables, limiter: Limiter
    ) -> HintAnswer:
        """What an agent would choose in the caller's place."""
        visitor, seat = await acting(request, tables, limiter, table_id, "hint")
        option = await tables.hint(table_id, seat, data.move, STRONGEST)
        live = await tables.get(table_id)
        names = names_of(live, seats_of(live.seats, visitor.words), visitor.words)
        seen = see_decision(live.game, seat, names, visitor.words)
        if seen is None or option >= len(seen.options):
            return HintAnswer(option, "")
        label, then = seen.options[option].label, see_following(live, seat, option, names, visitor.words)
        if then is None:
            return HintAnswer(option, visitor.words("table-hint-says", option=label))
        says = visitor.words("table-hint-says-then", option=label, then=then.label)
        return HintAnswer(option, says, then.key)

    @post("/tables/{table_id:str}/chat", summary="Say something at the table", status_code=200)
    async def chat(
        self, request: AnyRequest, table_id: str, data: Talk, tables: Tables, limiter: Limiter
    ) -> dict[str, int]:
        """Say something to everybody at the table."""
        _, seat = await acting(request, tables, limiter, table_id, "chat")
        await tables.say(table_id, seat, "", data.text)
        return {"seat": seat}

    @get("/tables/{table_id:str}/history", summary="The save file, or your own replay")
    async def history(
        self, request: AnyRequest, table_id: str, tables: Tables, at: int | None = None
    ) -> Response[bytes]:
        """The save file, once the game is over; while it runs, what your seat has seen up to a choice.

        The save file of a running game would give hidden things away: its seed tells them all.
        """
        visitor = visitor_of(request)
        live = await tables.get(table_id)
        if live.game.over and at is None:
            return Response(live.game.save().encode(), media_type="application/json")
        seat = await seat_at(tables, visitor, table_id)
        last = len(live.game.history)
        past = at_choice(live, last if at is None else max(0, min(at, last)))
        names = names_of(past, seats_of(past.seats, visitor.words), visitor.words)
        told = [entry.text for entry in in_words(past.journal(seat, names), visitor.words)]
        seen = {"choices": last, "at": len(past.game.history), "view": past.game.view(seat), "journal": told}
        return Response(msgspec.json.encode(seen), media_type="application/json")

    @get("/tables/{table_id:str}/events", summary="Moves as they happen (server-sent events)")
    async def events(
        self, request: AnyRequest, table_id: str, tables: Tables, watchers: Watchers, limiter: Limiter
    ) -> ServerSentEvent:
        """An event for each move: its number and whether the game is over."""
        limiter.spend("stream", address_of(request))
        visitor = visitor_of(request)
        seat = await tables.seat_of(table_id, visitor.secret(table_id))
        await tables.get(table_id)
        return ServerSentEvent(move_stream(tables, watchers, seat, table_id))


async def move_stream(
    tables: Tables, watchers: Watchers, seat: int | None, table_id: str
) -> AsyncIterator[ServerSentEventMessage]:
    """The number of each move as it comes."""
    watcher = Watcher(seat)
    watchers.come(table_id, watcher)
    last = -1
    try:
        while not watchers.closing:
            live = await tables.look(table_id)
            if live.move != last:
                last = live.move
                asked = None if live.game.decision is None else live.game.decision.seat
                news = {"move": last, "over": live.game.over, "asked": asked}
                yield ServerSentEventMessage(
                    event="move", id=str(last), data=msgspec.json.encode(news).decode()
                )
            while not await watchers.wait(watcher):
                yield ServerSentEventMessage(comment="still here")
    finally:
        watchers.go(table_id, watcher)
