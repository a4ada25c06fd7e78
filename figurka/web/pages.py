"""The pages of the house: lobby, new tables, rules, help and the reader's own settings."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Annotated, Any

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.enums import RequestEncodingType
from litestar.params import Body
from litestar.response import Redirect

from figurka.agents import DEFAULT_LEVEL, LEVELS, agent_called
from figurka.coach.puzzles import puzzle_of_the_day
from figurka.core.errors import FigurkaError
from figurka.core.registry import all_rules, find_rules
from figurka.core.rules import Rules
from figurka.guide.found import kind_of
from figurka.locales import LANGUAGES, Words
from figurka.tables.clock import TURN_TIMES, asked_since
from figurka.tables.founding import Wishes
from figurka.tables.model import Created, SeatKind, SeatPlan, SetAside, Status, Summary, now
from figurka.tables.service import Tables
from figurka.web.clocks import clock_of, span
from figurka.web.fairness import promise_of
from figurka.web.found import drawing_of
from figurka.web.guiding import keep_wish
from figurka.web.habits import Habit, habits_of, keep_habit, used_to
from figurka.web.house import (
    PATIENCES,
    DailyPuzzle,
    GameCard,
    Lobby,
    LostRow,
    NewTable,
    TableRow,
    ago,
    card_of,
)
from figurka.web.identity import (
    AGENT_NAMES,
    ON,
    THEMES,
    AnyRequest,
    Visitor,
    address_of,
    clean_name,
    keep,
    remember_host,
    remember_seats,
    secure,
    visitor_of,
)
from figurka.web.learning import learnt_by, next_lessons, next_link, next_step, paths
from figurka.web.limits import Limiter
from figurka.web.puzzling import solver_of
from figurka.web.reference import marked, rules_page
from figurka.web.regions import seats_of
from figurka.web.render import page
from figurka.web.result import enumerated

MOST_SEATS = 8
ENDED = ("over", "closed")
"""How a table stands at which nobody will choose again."""
Form = Annotated[dict[str, Any], Body(media_type=RequestEncodingType.URL_ENCODED)]


def read_count(text: str, usual: int) -> int:
    """A small number from a form, or the usual one; never so many that seats could not be counted."""
    return min(int(text), MOST_SEATS) if text.isascii() and text.isdigit() and len(text) < 4 else usual


def cards(words: Words) -> tuple[GameCard, ...]:
    """All installed games, as they present themselves."""
    return tuple(card_of(rules, words) for rules in all_rules())


# The lobby


@get("/", include_in_schema=False, spends="page")
async def lobby(request: AnyRequest, tables: Tables) -> Response[str]:
    """The first page: what shall we play tonight."""
    visitor = visitor_of(request)
    habits = habits_of(request)
    games = {card.name: used_to(card, habits.get(card.name)) for card in cards(visitor.words)}
    found = await tables.tables_of(visitor.keys)
    own = [each for each in found if isinstance(each, Summary)]
    known = {summary.record.id for summary in own}
    others = [summary for summary in await tables.open_tables() if summary.record.id not in known]
    rows = [row_of(summary, games, visitor) for summary in own if summary.record.game in games]
    learnt = learnt_by(request)
    shown = Lobby(
        tuple(games.values()),
        tuple(sorted((row for row in rows if row.state not in ENDED), key=lambda row: row.state != "yours")),
        tuple(row for row in rows if row.state in ENDED),
        tuple(row_of(summary, games, visitor) for summary in others if summary.record.game in games),
        tuple(lost_rows(found, games, visitor.words)),
        next_lessons(visitor.words, learnt, visitor.guides),
        next_step(paths(visitor.words, learnt), learnt, visitor.guides) if learnt else None,
        daily_puzzle(request, visitor.words),
    )
    waiting = sum(row.state == "yours" for row in rows)
    return page(visitor, "lobby.html", section="play", lobby=shown, waiting=waiting)


def daily_puzzle(request: AnyRequest, words: Words) -> DailyPuzzle | None:
    """The puzzle of the day, if there are any."""
    puzzle = puzzle_of_the_day(now().date())
    if puzzle is None:
        return None
    title = words.say(find_rules(puzzle.game).title())
    return DailyPuzzle(puzzle.game, title, puzzle.theme, bool(solver_of(request).result(puzzle)))


def lost_rows(
    found: Sequence[Summary | SetAside], games: dict[str, GameCard], words: Words
) -> Iterator[LostRow]:
    """The visitor's tables that cannot be shown: damaged ones, and those whose game is not installed."""
    for each in found:
        if isinstance(each, SetAside):
            yield LostRow(f"/tables/{each.id}", words.say(each.wrong))
        elif each.record.game not in games:
            yield LostRow(f"/tables/{each.record.id}", words("error-table-game", game=each.record.game))


def row_of(summary: Summary, games: dict[str, GameCard], visitor: Visitor) -> TableRow:
    """A table in a list of the lobby."""
    record, words = summary.record, visitor.words
    seats, moment = seats_of(summary.seats, words), now()
    since = asked_since(record, summary.seats)
    waits_for = seats[record.turn].name if record.turn is not None and record.status is Status.RUNNING else ""
    winners = [seats[seat].name for seat in record.winners]
    outcome = words("web-won-by", names=enumerated(winners, words)) if winners else words("web-won-nobody")
    if record.status is Status.CLOSED:
        outcome = words("web-closed")
    return TableRow(
        f"/tables/{record.id}",
        record.title or games[record.game].title,
        games[record.game],
        seats,
        state_of(summary),
        waits_for=waits_for or words("web-state-gathering"),
        since=ago(int((moment - record.moved).total_seconds()), words) if waits_for else "",
        outcome=outcome if state_of(summary) in ENDED else "",
        why="" if summary.closed is None else words.say(summary.closed),
        hot_seat=record.hot_seat,
        promise=promise_of(record),
        clock=clock_of(record, summary.seats, words, moment),
        asked_for=ago(int((moment - since).total_seconds()), words) if since is not None else "",
        stood_in=playing_for(summary),
    )


def playing_for(summary: Summary) -> str:
    """The agent that plays for the reader just now; nothing if none does or the game does not go on."""
    if summary.record.status is not Status.RUNNING:
        return ""
    return next(filter(None, (summary.seats[seat].stand_in for seat in summary.mine)), "")


def state_of(summary: Summary) -> str:
    """How a table stands, seen by the reader."""
    record, mine = summary.record, summary.mine or summary.hosted
    if record.status in (Status.OVER, Status.CLOSED):
        return str(record.status)
    if not mine:
        return "open" if summary.free else "playing"
    if record.status is Status.WAITING:
        return "gathering"
    return "yours" if record.turn in summary.mine else "waits"


# New tables


@post("/play", include_in_schema=False)
async def play(request: AnyRequest, data: Form, tables: Tables, limiter: Limiter) -> Response[Any]:
    """Play at once against agents."""
    visitor = visitor_of(request)
    rules = find_rules(str(data.get("game", "")))
    count = read_count(str(data.get("opponents", "")), rules.usual_seats - 1)
    level, alone = str(data.get("level", "")), str(data.get("setting-level", ""))
    seats = ["you"] + [level or DEFAULT_LEVEL] * count
    settings = settings_of(rules, data, len(seats))
    answer = await found(request, visitor, tables, limiter, rules, seats, settings, None, Wishes())
    answer.cookies.append(habit_cookie(request, rules.name, Habit(str(count), level, alone)))
    if data.get("guide") == ON:
        answer.cookies.append(keep_wish(visitor, kind_of(rules.name, len(seats)), ON, secure(request)))
    return answer


def habit_cookie(request: AnyRequest, game: str, habit: Habit) -> Cookie:
    """A cookie by which the lobby will offer next time what was chosen now."""
    return keep_habit(habits_of(request), game, habit, secure(request))


@get("/tables/new", include_in_schema=False, spends="page", sync_to_thread=False)
def new_table(request: AnyRequest, game: str = "", opponents: str = "", level: str = "") -> Response[str]:
    """The form for a new table, as the lobby's card stands that leads here."""
    wishes = Habit(opponents, level, "") if opponents or level else None
    return new_table_page(request, find_rules(game or all_rules()[0].name), wishes=wishes)


def new_table_page(
    request: AnyRequest,
    rules: Rules[Any],
    filled: dict[str, Any] | None = None,
    wrong: dict[str, str] | None = None,
    wishes: Habit | None = None,
) -> Response[str]:
    """The form for a new table, with what was filled in and what is wrong with it."""
    visitor = visitor_of(request)
    games = cards(visitor.words)
    card = next(each for each in games if each.name == rules.name)
    card = used_to(used_to(card, habits_of(request).get(rules.name)), wishes)
    filled = filled or {}
    most = max(rules.seats)
    seating = tuple(
        str(filled.get(f"seat-{seat + 1}", "you" if seat == 0 else card.level)) for seat in range(most)
    )
    table = NewTable(
        card,
        games,
        read_count(str(filled.get("seats", "")), card.usual_seats),
        seating,
        str(filled.get("title", "")),
        str(filled.get("seed", "")),
        filled.get("public") == "yes",
        wrong or {},
        patience_of(filled),
        filled.get("hot_seat") == "yes",
        {seat: str(filled.get(f"name-{seat + 1}", "")) for seat in range(most)},
        str(filled.get("name", visitor.name)),
        turn_time_of(filled),
        {seconds: span(seconds, visitor.words) for seconds in TURN_TIMES},
    )
    return page(visitor, "new_table.html", 400 if wrong else 200, section="play", table=table)


@post("/tables", include_in_schema=False)
async def create(request: AnyRequest, data: Form, tables: Tables, limiter: Limiter) -> Response[Any]:
    """Set up a table as the form says."""
    name = clean_name(str(data.get("name", "")))
    visitor = replace(visitor_of(request), name=name) if name else visitor_of(request)
    rules = find_rules(str(data.get("game", "")))
    seed = str(data.get("seed", "")).strip()
    count = read_count(str(data.get("seats", "")), rules.usual_seats)
    seats = [str(data.get(f"seat-{seat + 1}", "friend")) for seat in range(count)]
    public = data.get("public") == "yes" or "open" in seats
    hot_seat = data.get("hot_seat") == "yes"
    title, patience = str(data.get("title", "")), patience_of(data) * 60
    wishes = Wishes(title, public, hot_seat, patience, turn_time_of(data))
    names = [clean_name(str(data.get(f"name-{seat + 1}", ""))) for seat in range(count)]
    try:
        settings = settings_of(rules, data, count)
        answer = await found(
            request, visitor, tables, limiter, rules, seats, settings, seed or None, wishes, names
        )
    except FigurkaError as error:
        field = "seed" if error.message.id == "error-seed" else ""
        return new_table_page(request, rules, data, {field: visitor.words.say(error.message)})
    level = next((seat for seat in seats if seat in LEVELS), "")
    habit = Habit(str(count - 1), level, str(data.get("setting-level", "")))
    answer.cookies.append(habit_cookie(request, rules.name, habit))
    if name:
        answer.cookies.append(keep_name(name, secure(request)))
    return answer


def settings_of(rules: Rules[Any], data: dict[str, Any], seats: int) -> dict[str, object]:
    """The settings that a form asks for, if they are for so many seats."""
    asked: dict[str, object] = {}
    for setting in rules.settings:
        value = data.get(f"setting-{setting.name}")
        if value and seats in setting.seats:
            asked[setting.name] = value if isinstance(value, list) else [str(value)]
    return asked


def patience_of(data: dict[str, Any]) -> int:
    """For how many minutes a table shall wait for somebody who is away; the usual ones if it is not said."""
    asked = str(data.get("patience", ""))
    return next((minutes for minutes in PATIENCES if str(minutes) == asked), PATIENCES[0])


def turn_time_of(data: dict[str, Any]) -> int:
    """How many seconds a turn may take; as long as one likes if it is not said."""
    asked = str(data.get("turn_time", ""))
    return next((seconds for seconds in TURN_TIMES if str(seconds) == asked), 0)


async def found(
    request: AnyRequest,
    visitor: Visitor,
    tables: Tables,
    limiter: Limiter,
    rules: Rules[Any],
    seats: list[str],
    settings: dict[str, object],
    seed: str | None,
    wishes: Wishes,
    names: Sequence[str] = (),
) -> Response[Any]:
    """Make the table, sit the visitor down at it and lead him there."""
    await limiter.spend("create", address_of(request))
    plans = [plan_of(seats, number, visitor) for number in range(len(seats))]
    if wishes.hot_seat:
        plans = [named(plan, number, names, visitor) for number, plan in enumerate(plans)]
    created = await tables.create(
        rules.name,
        plans,
        settings,
        seed,
        wishes.title,
        wishes.public,
        hot_seat=wishes.hot_seat,
        patience=wishes.patience,
        turn_time=wishes.turn_time,
    )
    cookies = keys_of(visitor, created, secure(request))
    waiting = any(plan.kind is not SeatKind.AGENT for plan in plans[1:])
    path = f"/tables/{created.table}/invite" if waiting else f"/tables/{created.table}"
    return Redirect(path, status_code=303, cookies=cookies)


def named(plan: SeatPlan, number: int, names: Sequence[str], visitor: Visitor) -> SeatPlan:
    """A seat at the visitor's screen: everybody there sits down at once and so has a name."""
    if plan.kind is not SeatKind.PERSON:
        return plan
    nobody = visitor.words("table-guest-number", number=number + 1)
    return SeatPlan(SeatKind.PERSON, names[number] or plan.name or nobody)


def keys_of(visitor: Visitor, created: Created, is_secure: bool) -> list[Cookie]:
    """The cookies with what the creator of a table holds there."""
    host = remember_host(visitor, created.table, created.host, is_secure)
    secrets = [key.secret for key in created.seats if key.secret is not None]
    return [host, remember_seats(visitor, created.table, secrets, is_secure)] if secrets else [host]


def plan_of(seats: Sequence[str], number: int, visitor: Visitor) -> SeatPlan:
    """What a form says of a seat; who is met in the lobby sits there, and others of his level beside him."""
    seat = seats[number]
    if seat == "you":
        return SeatPlan(SeatKind.PERSON, visitor.name or visitor.words("web-me-nobody"))
    if seat == "friend":
        return SeatPlan(SeatKind.PERSON)
    if seat == "open":
        return SeatPlan(SeatKind.OPEN)
    if seat in seats[:number]:
        return SeatPlan(SeatKind.AGENT, AGENT_NAMES[number % len(AGENT_NAMES)], seat)
    return SeatPlan(SeatKind.AGENT, visitor.words.say(agent_called(seat)), seat)


@post("/invitations", include_in_schema=False, sync_to_thread=False)
def follow_invitation(request: AnyRequest, data: Form) -> Response[Any]:
    """Follow a pasted invitation link, whichever host it names."""
    link = str(data.get("link", "")).strip()
    place = re.match(r"(?:https?://[^/?#]*)?(/tables/[^?#]*(?:\?[^#]*)?)", link)
    return Redirect(place[1] if place else "/", status_code=303)


# Settings, rules, help


@post("/settings", include_in_schema=False, sync_to_thread=False)
def settings(request: AnyRequest, data: Form) -> Response[Any]:
    """Remember the reader's language, theme or name, and lead him back."""
    cookies: list[Cookie] = []
    if data.get("language") in LANGUAGES:
        cookies.append(keep("language", str(data["language"]), secure(request)))
    if data.get("theme") in THEMES:
        cookies.append(keep("theme", str(data["theme"]), secure(request)))
    if data.get("name"):
        cookies.append(keep_name(str(data["name"]), secure(request)))
    back = str(data.get("back", "/"))
    local = back.startswith("/") and not back.startswith(("//", "/\\"))
    return Redirect(back if local else "/", status_code=303, cookies=cookies)


def keep_name(name: str, is_secure: bool) -> Cookie:
    """A cookie with the name by which a guest wants to be called."""
    return keep("name", clean_name(name).encode("utf-8").hex(), is_secure)


@get(["/rules", "/rules/{game:str}"], include_in_schema=False, spends="page", sync_to_thread=False)
def rules_reference(request: AnyRequest, game: str = "", q: str = "") -> Response[str]:
    """The rules of a game, or what of them a search finds."""
    visitor = visitor_of(request)
    rules = find_rules(game or all_rules()[0].name)
    games = cards(visitor.words)
    card = next(each for each in games if each.name == rules.name)
    glossaries = drawing_of(rules.name).glossaries(visitor.words)
    lesson = next_link(rules.name, visitor.words, learnt_by(request), visitor.guides)
    shown = rules_page(rules, card, games, glossaries, visitor.words, q[:80], lesson)
    return page(visitor, "rules.html", section="rules", rules=shown, marked=marked)


@get("/fair-play", include_in_schema=False, spends="page", sync_to_thread=False)
def fair_play(request: AnyRequest) -> Response[str]:
    """What is promised of chance, how to check it, and what is not promised."""
    return page(visitor_of(request), "fair_play.html", section="help")


@get("/help", include_in_schema=False, spends="page", sync_to_thread=False)
def help_page(request: AnyRequest) -> Response[str]:
    """How the table works."""
    return page(visitor_of(request), "help.html", section="help")


PAGES = [
    lobby,
    play,
    new_table,
    create,
    follow_invitation,
    settings,
    rules_reference,
    help_page,
    fair_play,
]
