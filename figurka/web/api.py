"""The JSON interface: tables for programs, described by OpenAPI."""

import asyncio
from collections.abc import AsyncIterator
from datetime import datetime
from typing import Annotated, Any

import msgspec
from litestar import Controller, Response, get, post
from litestar.response import ServerSentEvent, ServerSentEventMessage

from figurka.core.errors import FigurkaError
from figurka.core.registry import all_rules
from figurka.core.verifying import Verification
from figurka.locales import Words
from figurka.tables.clock import asked_since, runs_out
from figurka.tables.driving import PACES
from figurka.tables.errors import TableWaitingError
from figurka.tables.live import LiveTable
from figurka.tables.model import PATIENCE, SeatKind, SeatPlan, Status
from figurka.tables.service import Tables
from figurka.tables.worker import LAST_LOOK, LOOKS
from figurka.web.coaching import tell_advice
from figurka.web.course import at_choice
from figurka.web.fairness import promise_of, proof_of, saved_table, verify_table
from figurka.web.identity import AnyRequest, Visitor, address_of, visitor_of
from figurka.web.limits import Limiter, Streams
from figurka.web.live import Watcher, Watchers, coming_again, look_round, part
from figurka.web.passing import at_end
from figurka.web.problems import NoSeatError
from figurka.web.regions import names_of, seats_of
from figurka.web.seating import own_seats, seat_now, secret_for, spend_at_table, welcome
from figurka.web.sight import caution_of, see_decision
from figurka.web.told import in_words

Number = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
"""The number of a move or of an option."""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """What a new table shall be: each seat `person`, `open` or the name of an agent."""

    game: str
    seats: list[str]
    options: dict[str, str | list[str]] = {}
    seed: int | str | None = None
    """A seed repeats a game, and who gave it may know what comes: the table is then one for practice."""
    title: str = ""
    public: bool = False
    invite: bool = False
    """Whether seats of other people are given as invitations instead of secrets.

    If not, and there are several persons, it is a hot-seat table: one caller holds several seats.
    """
    patience: int = PATIENCE
    """After how many seconds of absence the host may let an agent play for somebody."""
    turn_time: int = 0
    """How many seconds a turn may take, before anybody at the table may do so; 0 is as long as one likes."""


class NewSeat(msgspec.Struct, omit_defaults=True):
    """A seat of a new table, with the secret that holds it or the invitation to it."""

    seat: int
    kind: str
    secret: str | None = None
    invitation: str | None = None


class NewTableAnswer(msgspec.Struct):
    """A new table and its seats; the host's secret lets agents play for absent people."""

    table: str
    host: str
    seats: list[NewSeat]
    hot_seat: bool
    """Whether one caller has been given several seats."""


class Choice(msgspec.Struct, forbid_unknown_fields=True):
    """The option that is chosen, and the move that it answers."""

    move: Number
    option: Number
    hold: bool = False
    """Whether agents wait, if this ends the turn, until `end-turn`; for who plays with agents alone."""


class Act(msgspec.Struct, forbid_unknown_fields=True):
    """Something done at a certain move."""

    move: Number


class Talk(msgspec.Struct, forbid_unknown_fields=True):
    """Something said at the table."""

    text: str


class Pace(msgspec.Struct, forbid_unknown_fields=True):
    """How fast agents shall play: `slow`, `normal`, `fast` or `at-once`."""

    pace: str


class StandIn(msgspec.Struct, forbid_unknown_fields=True):
    """The agent that shall play at a seat; none if its person plays again."""

    agent: str


class InvitationAnswer(msgspec.Struct):
    """A new invitation to a seat; earlier ones and the seat's secret are worth nothing any more."""

    seat: int
    invitation: str


class OptionAnswer(msgspec.Struct):
    """An option: its key, and what it means in the asked language."""

    label: str
    key: str
    caution: str | None
    """What a person should be asked before it is chosen: it brings nothing, or spends for good; or null."""


class DecisionAnswer(msgspec.Struct):
    """What is asked; the question in words and the options only for the seat that is asked."""

    seat: int
    kind: str
    question: str
    because: str | None
    options: list[OptionAnswer] | None


class MoveAnswer(msgspec.Struct):
    """What an act came to, for who hears of everything else; asked for by `Prefer: return=minimal`."""

    move: int
    decision: DecisionAnswer | None
    """With keys and cautions, without labels and question."""


class TableAnswer(msgspec.Struct):
    """A table as the caller's seat may see it."""

    table: str
    game: str
    status: str
    move: int
    seat: int | None
    names: list[str]
    view: dict[str, Any]
    """Empty before everybody sits: nobody looks at a deal and then invites to it, or does not."""
    decision: DecisionAnswer | None
    over: bool
    scores: list[int]
    """Only once the game is over: before, points may be hidden, and the view has those that are not."""
    winners: list[int]
    hot_seat: bool
    """Whether one browser or program may hold several seats."""
    patience: int
    """After how many seconds of absence the host may let an agent play for somebody."""
    turn_time: int
    """How many seconds a turn may take, before anybody at the table may do so; 0 is as long as one likes."""
    since: datetime | None
    """Since when a person has been asked; null while the table waits for an agent or for people to come."""
    until: datetime | None
    """When the time of who is asked is over; null while no clock runs."""
    closed: str
    """Why the game can never go on, if its rules have changed so; it is over then, and nobody has won."""
    fingerprint: str | None
    """The SHA-256 of the secret seed, from the start; of an open one, which can be guessed, at the end."""
    open_seed: bool
    """Whether somebody gave the seed by hand: a table for practice."""
    seed: str | None
    """Only once the game is over."""
    seal: str | None
    """The SHA-256 of what the save file says, only once the game is over."""


class GameAnswer(msgspec.Struct):
    """An installed game."""

    name: str
    title: str
    seats: list[int]
    settings: dict[str, list[str]]
    cooperative: bool
    """Whether all seats win or lose together."""
    rules_version: int


class CheckAnswer(msgspec.Struct):
    """A claim of a saved game: it `holds`, it `fails`, or it is `unknown`."""

    claim: str
    standing: str
    text: str


class VerificationAnswer(msgspec.Struct):
    """A game that was checked, claim by claim; as a whole it holds only if every claim does."""

    standing: str
    text: str
    checks: list[CheckAnswer]
    seed: str
    fingerprint: str
    seal: str
    scores: list[int]
    winners: list[int]


class HintWish(Act):
    """The move that a hint is wanted for, and how long it may take: each look thinks longer."""

    look: Annotated[int, msgspec.Meta(ge=0, le=LAST_LOOK)] = len(LOOKS) - 1


class AdvisedAnswer(msgspec.Struct, omit_defaults=True):
    """One of the best options: how it comes out, and why."""

    option: int
    key: str
    label: str
    rank: int
    """1 for the best, and for those that are about equal to it."""
    reasons: list[str]
    behind: float = 0.0
    """By how many points it is behind the best."""
    error: float = 0.0
    """The standard error of that."""


class HintAnswer(msgspec.Struct, omit_defaults=True):
    """What the coach would choose in the caller's place, and what comes next to it."""

    option: int
    label: str
    then: str = ""
    """The key of what it would choose next, if the table asks for both at once."""
    choices: list[AdvisedAnswer] = []
    playouts: int = 0
    """How many imagined games it rests on."""
    decided: bool = False
    """Whether longer looks would hardly say anything else."""


def answer_table(live: LiveTable, seat: int | None, visitor: Visitor) -> TableAnswer:
    """The table as the seat may see it."""
    game = live.game
    promise, proof = promise_of(live.record), proof_of(live) if live.ended else None
    names = names_of(live, seats_of(live.seats, visitor.words), visitor.words)
    seen = see_decision(game, seat, names, visitor.words)
    decision = None
    if seen is not None and live.asked is not None:
        options = [OptionAnswer(each.label, each.key, each.caution or None) for each in seen.options]
        decision = DecisionAnswer(
            seen.seat, seen.kind, seen.question, seen.because_key or None, options if seen.mine else None
        )
    return TableAnswer(
        live.id,
        live.record.game,
        str(live.status),
        live.move,
        seat,
        list(names),
        {} if live.status is Status.WAITING else game.view(seat),
        decision,
        live.ended,
        game.scores if live.status is Status.OVER else [],
        game.winners if live.status is Status.OVER else [],
        live.record.hot_seat,
        live.record.patience,
        live.record.turn_time,
        asked_since(live.record, live.seats),
        runs_out(live.record, live.seats),
        "" if live.closed is None else visitor.words.say(live.closed),
        proof.fingerprint if proof else promise.fingerprint or None,
        live.record.open_seed,
        proof.seed if proof else None,
        proof.seal if proof else None,
    )


def answer_act(request: AnyRequest, live: LiveTable, seat: int, visitor: Visitor) -> TableAnswer | MoveAnswer:
    """The table after an act, or only what is asked next."""
    if "return=minimal" not in request.headers.get("prefer", ""):
        return answer_table(live, seat, visitor)
    decision = live.game.decision
    if decision is None or live.asked is None:
        return MoveAnswer(live.move, None)
    options = [
        OptionAnswer("", option.key, caution_of(live.game, index, visitor.words) or None)
        for index, option in enumerate(decision.options)
        if decision.seat == seat
    ]
    return MoveAnswer(live.move, DecisionAnswer(decision.seat, decision.kind, "", None, options))


def answer_verification(found: Verification, words: Words) -> VerificationAnswer:
    """A verification in words."""
    return VerificationAnswer(
        str(found.standing),
        words.say(found.verdict),
        [CheckAnswer(each.claim, str(each.standing), words.say(each.message)) for each in found.checks],
        found.seed,
        found.fingerprint,
        found.seal,
        list(found.scores),
        list(found.winners),
    )


def plans_of(kinds: list[str], words: Words, invite: bool) -> list[SeatPlan]:
    """What is wanted of each seat; a person who sits down at once has a name: the first, or everybody."""
    plans = [
        SeatPlan(SeatKind(kind)) if kind in ("person", "open") else SeatPlan(SeatKind.AGENT, agent=kind)
        for kind in kinds
    ]
    persons = [seat for seat, kind in enumerate(kinds) if kind == "person"]
    for seat in persons[:1] if invite else persons:
        plans[seat] = SeatPlan(SeatKind.PERSON, words("table-guest-number", number=seat + 1))
    return plans


async def seat_at(tables: Tables, visitor: Visitor, table_id: str) -> int:
    """The seat that the visitor holds at the table, or an error; of several the one that is asked."""
    return Claim(visitor)(await tables.get(table_id))


class Claim:
    """The seat from which a visitor acts: of several that he holds the one that is asked."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.seat: int | None = None

    def __call__(self, live: LiveTable) -> int:
        """The seat at the table as it is now, or an error."""
        self.seat = seat_now(live, own_seats(live, self.visitor))
        if self.seat is None:
            raise NoSeatError("error-no-seat")
        return self.seat


async def acting(
    request: AnyRequest, tables: Tables, limiter: Limiter, table_id: str, kind: str
) -> tuple[Visitor, int]:
    """Who acts at the table and from which seat, if he does not do it too often."""
    visitor = visitor_of(request)
    await spend_at_table(limiter, kind, request, tables, table_id)
    seat = await seat_at(tables, visitor, table_id)
    await tables.see(table_id, seat)
    return visitor, seat


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
        """Set up a table; the answer has a secret for each seat of a person, or invitations."""
        await limiter.spend("create", address_of(request))
        plans = plans_of(data.seats, visitor_of(request).words, data.invite)
        created = await tables.create(
            data.game,
            plans,
            data.options,
            data.seed,
            data.title,
            data.public,
            hot_seat=not data.invite,
            patience=data.patience,
            turn_time=data.turn_time,
        )
        seats = [
            NewSeat(key.seat, str(plan.kind), key.secret, key.invitation)
            for key, plan in zip(created.seats, plans, strict=True)
        ]
        several = sum(key.secret is not None for key in created.seats) > 1
        return NewTableAnswer(created.table, created.host, seats, several)

    @get("/tables/{table_id:str}", summary="A table as your seat sees it")
    async def show(self, request: AnyRequest, table_id: str, tables: Tables, limiter: Limiter) -> TableAnswer:
        """The table as the caller's seat may see it; without a seat, as a spectator."""
        visitor = visitor_of(request)
        await limiter.spend("quick", address_of(request))
        live = await tables.get(table_id)
        own = own_seats(live, visitor)
        live = await welcome(tables, live, own)
        return answer_table(live, seat_now(live, own), visitor)

    @post("/tables/{table_id:str}/choices", summary="Choose an option", status_code=200)
    async def choose(
        self, request: AnyRequest, table_id: str, data: Choice, tables: Tables, limiter: Limiter
    ) -> TableAnswer | MoveAnswer:
        """Answer the decision of a move; a move that was answered already gives a conflict."""
        visitor = visitor_of(request)
        await spend_at_table(limiter, "choose", request, tables, table_id)
        claim, known = Claim(visitor), await tables.look(table_id)
        seat = seat_now(known, own_seats(known, visitor))
        if seat is not None:
            await tables.see(table_id, seat)
        live = await tables.choose(table_id, claim, data.move, data.option, hold=data.hold)
        assert claim.seat is not None
        return answer_act(request, live, claim.seat, visitor)

    @post("/tables/{table_id:str}/end-turn", summary="Say that your turn is done", status_code=200)
    async def end_turn(
        self, request: AnyRequest, table_id: str, data: Act, tables: Tables, limiter: Limiter
    ) -> TableAnswer | MoveAnswer:
        """Let the agents go on that waited because a choice was made with `hold`."""
        visitor, seat = await acting(request, tables, limiter, table_id, "choose")
        return answer_act(request, await tables.end_turn(table_id, seat), seat, visitor)

    @post("/tables/{table_id:str}/undo", summary="Take back the last choice", status_code=200)
    async def undo(
        self, request: AnyRequest, table_id: str, data: Act, tables: Tables, limiter: Limiter
    ) -> TableAnswer | MoveAnswer:
        """Take back the last choice, if nothing was revealed and nobody else asked since."""
        visitor, seat = await acting(request, tables, limiter, table_id, "choose")
        return answer_act(request, await tables.undo(table_id, seat, data.move), seat, visitor)

    @post("/tables/{table_id:str}/redo", summary="Choose again what was taken back", status_code=200)
    async def redo(
        self, request: AnyRequest, table_id: str, data: Act, tables: Tables, limiter: Limiter
    ) -> TableAnswer | MoveAnswer:
        """Choose again what was taken back last."""
        visitor, seat = await acting(request, tables, limiter, table_id, "choose")
        return answer_act(request, await tables.redo(table_id, seat, data.move), seat, visitor)

    @post("/tables/{table_id:str}/reset", summary="Take back the turn so far", status_code=200)
    async def reset(
        self, request: AnyRequest, table_id: str, data: Act, tables: Tables, limiter: Limiter
    ) -> TableAnswer | MoveAnswer:
        """Take back all choices of the turn that may be taken back."""
        visitor, seat = await acting(request, tables, limiter, table_id, "choose")
        return answer_act(request, await tables.reset(table_id, seat, data.move), seat, visitor)

    @post("/tables/{table_id:str}/hint", summary="The best options, and why", status_code=200)
    async def hint(
        self, request: AnyRequest, table_id: str, data: HintWish, tables: Tables, limiter: Limiter
    ) -> HintAnswer:
        """What a coach would choose in the caller's place; he knows no more than the caller's seat."""
        visitor, seat = await acting(request, tables, limiter, table_id, "hint")
        live, advice = await tables.advise(table_id, seat, data.move, data.look)
        told = tell_advice(live, seat, advice, visitor.words)
        best = told.choices[0]
        return HintAnswer(
            best.option,
            told.says,
            told.then,
            [
                AdvisedAnswer(
                    each.option,
                    each.key,
                    each.label,
                    each.rank,
                    list(each.reasons),
                    each.behind,
                    each.error,
                )
                for each in told.choices
            ],
            advice.playouts,
            advice.decided,
        )

    @post("/tables/{table_id:str}/pace", summary="How fast agents play", status_code=200)
    async def pace(
        self, request: AnyRequest, table_id: str, data: Pace, tables: Tables, limiter: Limiter
    ) -> dict[str, str]:
        """How long the table's agents pause before each turn; who sits there last says it."""
        await acting(request, tables, limiter, table_id, "choose")
        if data.pace not in PACES:
            raise FigurkaError("error-pace", paces=", ".join(PACES))
        await tables.set_pace(table_id, data.pace)
        return {"pace": data.pace}

    @post("/tables/{table_id:str}/chat", summary="Say something at the table", status_code=200)
    async def chat(
        self, request: AnyRequest, table_id: str, data: Talk, tables: Tables, limiter: Limiter
    ) -> dict[str, int]:
        """Say something to everybody at the table."""
        _, seat = await acting(request, tables, limiter, table_id, "chat")
        await tables.come(table_id, seat)
        await tables.say(table_id, seat, "", data.text)
        return {"seat": seat}

    @post("/tables/{table_id:str}/seats/{seat:int}/stand-in", summary="Who plays at a seat", status_code=200)
    async def stand_in(
        self, request: AnyRequest, table_id: str, seat: int, data: StandIn, tables: Tables, limiter: Limiter
    ) -> TableAnswer:
        """Let an agent play, by the seat's own secret, or by the host's if its person is away.

        Any seat's secret will do once the time for the turn is over. For somebody else only the strongest
        agent may play.
        An empty name lets the person play again.
        """
        visitor = visitor_of(request)
        await spend_at_table(limiter, "choose", request, tables, table_id)
        secret = secret_for(await tables.get(table_id), visitor, seat)
        if data.agent:
            live = await tables.stand_in(table_id, secret, seat, data.agent)
        else:
            live = await tables.hand_back(table_id, secret, seat)
        return answer_table(live, seat_now(live, own_seats(live, visitor)), visitor)

    @post("/tables/{table_id:str}/seats/{seat:int}/invitation", summary="A new invitation to a seat")
    async def invitation(
        self, request: AnyRequest, table_id: str, seat: int, tables: Tables, limiter: Limiter
    ) -> InvitationAnswer:
        """Give a seat's person a new invitation, by the host's secret; whoever held the seat loses it."""
        visitor = visitor_of(request)
        await limiter.spend("join", address_of(request))
        link = await tables.renew_invitation(table_id, visitor.host_secret(table_id), seat)
        return InvitationAnswer(seat, link)

    @get("/tables/{table_id:str}/history", summary="The save file, or your own replay")
    async def history(
        self, request: AnyRequest, table_id: str, tables: Tables, limiter: Limiter, at: int | None = None
    ) -> Response[Any]:
        """The save file, once the game is over or closed; before, what your seat has seen up to a choice.

        The save file of a running game would give hidden things away: its seed tells them all.
        """
        visitor = visitor_of(request)
        await limiter.spend("look", address_of(request))
        live = await tables.get(table_id)
        if live.ended and at is None:
            saved = await asyncio.to_thread(saved_table, live)
            return Response(saved.encode(), media_type="application/json")
        seat = await seat_at(tables, visitor, table_id)
        if live.status is Status.WAITING:
            raise TableWaitingError("error-table-waiting")
        last = len(live.game.history)
        past = at_choice(live, last if at is None else max(0, min(at, last)))
        names = names_of(past, seats_of(past.seats, visitor.words), visitor.words)
        told = [entry.text for entry in in_words(past.journal(seat, names), visitor.words)]
        seen = {"choices": last, "at": len(past.game.history), "view": past.game.view(seat), "journal": told}
        return Response(msgspec.json.encode(seen), media_type="application/json")

    @get("/tables/{table_id:str}/verification", summary="Check a game that is over")
    async def verification(
        self,
        request: AnyRequest,
        table_id: str,
        tables: Tables,
        limiter: Limiter,
        fingerprint: str = "",
        seal: str = "",
    ) -> VerificationAnswer:
        """Whether fingerprint, seed and choices make exactly this game, and fit what was noted of it."""
        await limiter.spend("verify", address_of(request))
        live = await tables.get(table_id)
        found = await asyncio.to_thread(verify_table, live, fingerprint, seal)
        return answer_verification(found, visitor_of(request).words)

    @get("/tables/{table_id:str}/events", summary="Moves as they happen (server-sent events)")
    async def events(
        self,
        request: AnyRequest,
        table_id: str,
        tables: Tables,
        watchers: Watchers,
        limiter: Limiter,
        streams: Streams,
    ) -> ServerSentEvent:
        """An event for each move: its number and whether the game is over."""
        await limiter.spend("stream", address_of(request))
        await tables.get(table_id)
        at_end(request.scope, streams.take(address_of(request), table_id))
        stream = move_stream(tables, watchers, visitor_of(request), table_id)
        return ServerSentEvent(coming_again(stream))


async def move_stream(
    tables: Tables, watchers: Watchers, visitor: Visitor, table_id: str
) -> AsyncIterator[ServerSentEventMessage]:
    """The number of each move as it comes; it ends when a seat is lost."""
    own = own_seats(await tables.get(table_id), visitor)
    watcher = Watcher(own)
    watchers.come(table_id, watcher)
    last = -1
    try:
        while not watchers.closing:
            live = await tables.look(table_id)
            if own_seats(live, visitor) != own:
                watcher.seats = ()
                return
            live = await welcome(tables, live, own)
            if live.move != last:
                last = live.move
                asked = None if live.asked is None else live.asked.seat
                news = {"move": last, "over": live.ended, "asked": asked}
                yield ServerSentEventMessage(
                    event="move", id=str(last), data=msgspec.json.encode(news).decode()
                )
            while not await watchers.wait(watcher):
                yield ServerSentEventMessage(comment="still here")
                if await look_round(tables, watchers, visitor, table_id, own):
                    break
    except FigurkaError:
        return
    finally:
        part(tables, watchers, table_id, watcher)
