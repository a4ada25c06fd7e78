"""Looks at the pages of the house: `python -m tests.web.preview_house [folder] [page ...]`.

Renders every page from invented data through the real templates, takes pictures of them in both languages,
light and dark, wide and narrow, reports accessibility findings and breaches of the content security policy,
and measures the contrast of the colours.
"""

import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup
from playwright.sync_api import Browser, Page, Route, sync_playwright

from figurka.agents import agent_title
from figurka.core.registry import find_rules
from figurka.locales import Words
from figurka.tables.model import BegunTurn
from figurka.web import house as pages
from figurka.web.covers import TEMPLATES, cover_sheets, picture, preview_of
from figurka.web.house import GameCard, House, Invitation, Link, Lobby, NewTable, TableRow, Trouble
from figurka.web.moments import Course
from figurka.web.qr import qr_svg
from figurka.web.reference import Glossary, Term, marked, rules_page
from figurka.web.replay import Replay
from figurka.web.result import Result, result_of
from figurka.web.sight import SeatSight
from tests.games.viticulture.web import world_ends

ORIGIN = "http://house.test"
STATIC = Path(pages.__file__).parent / "static"
CSP = "default-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
TYPES = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
SIZES = {"wide": (1280, 800), "phone": (390, 844)}
SEVERE = {"serious", "critical"}


@dataclass(frozen=True)
class Sheet:
    """A page to look at."""

    template: str
    section: str
    context: Callable[[Words], dict[str, Any]]


# Invented people, tables and games


def person(number: int, name: str, *, here: bool = True) -> SeatSight:
    return SeatSight(number, name, "person", "", here)


def computer(number: int, name: str, agent: str = "greedy") -> SeatSight:
    return SeatSight(number, name, "agent", agent, True)


def free(number: int) -> SeatSight:
    return SeatSight(number, "", "open", "", False)


def farshore(words: Words) -> GameCard:
    return pages.card_of(find_rules("farshore"), words)


def other_games(words: Words) -> tuple[GameCard, ...]:
    """Games that are not installed yet, as the lobby will show them."""
    three = farshore(words).levels
    told = (
        (
            "tapestry",
            "Tapestry",
            "Weave a civilization from the first fire to the stars, along four paths.",
            (2, 3, 4, 5),
        ),
        (
            "tapestry-solo",
            "Tapestry solo",
            "You against the Automa, which explains every move, and its Shadow Empire.",
            (1,),
        ),
        (
            "viticulture-world",
            "Viticulture World",
            "Six years, one fame: bring your wines to the whole world.",
            (1, 2, 3, 4, 5, 6),
        ),
        ("plugin", "Somebody's game", "A game from another package, without a picture of its own.", (2, 3)),
    )
    return tuple(
        replace(
            farshore(words),
            name=name,
            title=title,
            about=about,
            seats=seats,
            usual_seats=min(2, seats[-1]),
            levels=three,
            settings=(),
            scene=picture("scene", name),
            medal=picture("medal", name),
        )
        for name, title, about, seats in told
    )


def full_lobby(words: Words) -> dict[str, Any]:
    coast, (weave, alone, world, _) = farshore(words), other_games(words)
    running = (
        TableRow(
            "/tables/7f2",
            "Friday at the coast",
            coast,
            (person(0, "Jana"), person(1, "Tomáš"), person(2, "Ela"), computer(3, "Skipper")),
            "yours",
            23,
            words("farshore-season-summer").lower(),
        ),
        TableRow(
            "/tables/3c9",
            "Slow Tapestry",
            weave,
            (person(0, "Jana"), person(1, "Marek"), person(2, "Petr")),
            "waits",
            31,
            waits_for="Marek",
            since=pages.ago(11000, words),
        ),
    )
    waiting = (
        TableRow(
            "/tables/a41",
            "Harvest in Asia",
            world,
            (person(0, "Ota"), person(1, "Lída"), free(2), free(3)),
            "open",
        ),
        TableRow("/tables/b08", "Quick regatta", coast, (person(0, "Vít"), free(1)), "open"),
        TableRow(
            "/tables/c77",
            "Experts, no hints",
            weave,
            (person(0, "Rút"), person(1, "Karel"), computer(2, "Loom")),
            "playing",
            12,
        ),
    )
    return {"lobby": Lobby((coast, weave, alone, world), running, (), waiting)}


def first_lobby(words: Words) -> dict[str, Any]:
    return {"lobby": Lobby((farshore(words),))}


def used_lobby(words: Words) -> dict[str, Any]:
    full = full_lobby(words)["lobby"]
    over = [
        replace(
            full.running[0],
            url=f"/tables/o{n}",
            title=title,
            state="over",
            outcome=outcome,
            turn=0,
            detail="",
        )
        for n, (title, outcome) in enumerate(
            (
                ("First voyage", "Jana 81"),
                ("Storm", "Tomáš 77"),
                ("Calm sea", "Jana 92"),
                ("Night watch", "Ela 70"),
            )
        )
    ]
    games = (farshore(words), other_games(words)[3])
    return {"lobby": Lobby(games, full.running[:1], tuple(over), full.open[1:2])}


def new_table(words: Words) -> dict[str, Any]:
    game = farshore(words)
    seating = ("you", "friend", "greedy", "open")
    return {"table": NewTable(game, (game, *other_games(words)[:1]), 3, seating)}


def wrong_table(words: Words) -> dict[str, Any]:
    game = farshore(words)
    wrong = {
        "": words("web-error-hasty-how"),
        "seating": words("web-chair-free"),
        "seed": words("error-seed", seed="12a"),
    }
    seating = ("friend", "friend", "random", "greedy")
    return {"table": NewTable(game, (game,), 1, seating, "Friday <b>night</b>", "12a", True, wrong)}


def waiting_host(words: Words) -> dict[str, Any]:
    seats = (person(0, "Jana"), person(1, "Tomáš"), free(2), computer(3, "Skipper"))
    address = f"{ORIGIN}/tables/7f2/invite?invitation=q7Xw-2mZr0bT5uYk1cVd8A"
    links = {2: Link(address, qr_svg(address, words("web-link-qr")))}
    return {
        "table": Invitation(
            "/tables/7f2", "Friday at the coast", farshore(words), seats, "Jana", links, (0,), True
        )
    }


def waiting_guest(words: Words) -> dict[str, Any]:
    seats = (person(0, "Jana"), person(1, "Tomáš", here=False), computer(2, "Skipper"))
    return {
        "table": Invitation(
            "/tables/7f2", "Friday at the coast", farshore(words), seats, "Jana", {}, (1,), False
        )
    }


def door(words: Words) -> dict[str, Any]:
    seats = (person(0, "Jana"), person(1, "Tomáš"), free(2), computer(3, "Skipper"))
    table = Invitation(
        "/tables/7f2", "Friday at the coast", farshore(words), seats, "Jana", {}, (), False, 2, "Ela"
    )
    return {"table": table}


def full_door(words: Words) -> dict[str, Any]:
    return {
        "table": replace(door(words)["table"], seats=(person(0, "Jana"), person(1, "Tomáš")), offered=None)
    }


SCORES = (
    ("Jana", (18, 9, 3, 6, 15, 30)),
    ("Petr", (24, 14, 7, 2, 6, 22)),
    ("Ada", (19, 6, 4, 8, 12, 24)),
    ("Maxmilián Dlouhý", (12, -2, 4, 2, 4, 35)),
)
SOURCES = ("cards", "prosperity", "points", "treasures", "maps", "ship")


def course_to(totals: list[int], turns: int, seed: int) -> Course:
    """A course that ends where it should."""
    chance = Random(seed)
    columns = []
    for total in totals:
        steps = [chance.random() ** 2.4 * (0.5 + turn / turns) for turn in range(turns)]
        reached, rows = 0.0, [0]
        for step in steps:
            reached += step
            rows.append(round(total * reached / sum(steps)))
        columns.append(rows)
    scores = tuple(zip(*columns, strict=True))
    told = tuple(
        {1: f"Petr plays the Manor; the wind carries his boat to {turn}."} for turn in range(turns + 1)
    )
    return Course(scores, tuple(range(0, 4 * turns + 4, 4)), told if seed == 7 else ())


def result(words: Words, people: int, winners: list[int], viewer: int | None = None) -> Result:
    scores = [dict(zip(SOURCES, parts, strict=True)) for _, parts in SCORES[:people]]
    if len(winners) > 1:
        scores[1] = dict(scores[0])
    return result_of(
        url="/tables/7f2",
        share=f"{ORIGIN}/tables/7f2/result",
        title="Friday at the coast",
        game=farshore(words),
        view={"players": [{"score": score} for score in scores]},
        names=[name for name, _ in SCORES[:people]],
        winners=winners,
        course=course_to([sum(score.values()) for score in scores], 25 * people, 7),
        words=words,
        viewer=viewer,
        facts=(pages.lasted(5040, words), words("web-turn", turn=75)),
    )


def solo(words: Words, *, won: bool) -> Result:
    mine, his = SCORES[0][1], (30, 12, 0, 0, 6, 24) if won else (34, 15, 0, 0, 9, 36)
    return result_of(
        url="/tables/9a1",
        share=f"{ORIGIN}/tables/9a1/result",
        title="",
        game=farshore(words),
        view={
            "players": [{"score": dict(zip(SOURCES, mine, strict=True))}],
        },
        rivals=[{"score": dict(zip(SOURCES, his, strict=True))}],
        names=["Jana", words("farshore-rival-name")],
        winners=[0] if won else [],
        course=course_to([sum(mine), sum(his)], 34, 3),
        words=words,
    )


def glossaries(words: Words) -> tuple[Glossary, ...]:
    names = ("sloop", "windmill", "market", "pirate", "navigator")
    terms = tuple(
        Term(f"card:{name}", words(f"farshore-card-{name}"), "", words(f"farshore-card-{name}", "effect"))
        for name in names
    )
    return (Glossary("cards", words("farshore-score-cards"), terms),)


def rules(words: Words, query: str = "") -> dict[str, Any]:
    game = farshore(words)
    page = rules_page(find_rules("farshore"), game, (game,), glossaries(words), words, query)
    return {"rules": page}


def replay(_: Words) -> dict[str, Any]:
    turns = tuple(BegunTurn(number % 3, number * 3 + number % 2) for number in range(40))
    return {"replay": Replay("/tables/7f2", 58, 122, turns)}


SHEETS: dict[str, Sheet] = {
    "lobby": Sheet("lobby.html", "play", full_lobby),
    "lobby-first": Sheet("lobby.html", "play", first_lobby),
    "lobby-used": Sheet("lobby.html", "play", used_lobby),
    "new": Sheet("new_table.html", "play", new_table),
    "new-wrong": Sheet("new_table.html", "play", wrong_table),
    "waiting-host": Sheet("invitation.html", "play", waiting_host),
    "waiting-guest": Sheet("invitation.html", "play", waiting_guest),
    "door": Sheet("invitation.html", "play", door),
    "door-full": Sheet("invitation.html", "play", full_door),
    "result": Sheet("result.html", "", lambda words: {"result": result(words, 3, [0])}),
    "result-four": Sheet("result.html", "", lambda words: {"result": result(words, 4, [0], 0)}),
    "result-tie": Sheet("result.html", "", lambda words: {"result": result(words, 3, [0, 1])}),
    "result-solo": Sheet("result.html", "", lambda words: {"result": solo(words, won=True)}),
    "result-lost": Sheet("result.html", "", lambda words: {"result": solo(words, won=False)}),
    "result-together": Sheet(
        "result.html", "", lambda words: {"result": world_ends.result(words.language, 4, 6, 2)}
    ),
    "result-near": Sheet(
        "result.html", "", lambda words: {"result": world_ends.result(words.language, 6, 5, 1)}
    ),
    "rules": Sheet("rules.html", "rules", rules),
    "rules-found": Sheet("rules.html", "rules", lambda words: rules(words, "map")),
    "rules-nothing": Sheet("rules.html", "rules", lambda words: rules(words, "xyzzy")),
    "help": Sheet("help.html", "help", lambda _: {}),
    "error-404": Sheet("error.html", "", lambda _: {"trouble": Trouble(404)}),
    "error-500": Sheet("error.html", "", lambda _: {"trouble": Trouble(500)}),
    "replay": Sheet("replay-preview", "", replay),
    "kit": Sheet("kit-preview", "", lambda _: {}),
}

REPLAY_PAGE = """{% extends "base.html" %}{% from "replay_bar.html" import replay_bar with context %}
{% block body_class %}{% endblock %}{% block masthead %}{% endblock %}{% block footer %}{% endblock %}
{% block main %}<main class="table" id="main"><h1 class="unseen">Replay</h1>
<section class="region board"></section>
<aside class="side"><section class="region players"></section></aside>
{{ replay_bar(replay) }}<section class="region dock"></section></main>{% endblock %}"""

KIT_PAGE = """{% extends "base.html" %}
{% block body_class %}{% endblock %}{% block masthead %}{% endblock %}{% block footer %}{% endblock %}
{% block main %}<main class="table" id="main" data-game="farshore">
<header class="bar"><a class="brand" href="/">{{ drawing("house-mark", "mark") }}<span>figurka</span></a>
<h1>Everdell Farshore</h1><span class="soft">Friday at the coast, turn 23</span>
<span class="waiting"><i></i>the table waits for you, <time>0:42</time></span>
<nav aria-label="Table"><a class="tool" href="/rules">Rules <kbd>?</kbd></a>{{ switches() }}</nav></header>
<section class="region board" aria-label="Board"><p>
<button class="card choosable"><span class="name">Sloop</span>
<span class="effect">Move your ship 2 spaces.</span></button>
<button class="card refused"><span class="name">Gardens</span>
<span class="effect">1 stone short.</span></button>
<button class="card chosen"><span class="name">Market</span>
<span class="effect">Pay 3 less.</span></button></p>
<div class="tip" popover="manual" id="tip"><h3>Sloop <small>unique construction</small></h3>
<p>Your ship moves <b>2 spaces</b>, now and at spring and autumn.</p>
<dl><dt>Price</dt><dd>2 driftwood, 2 seaweed</dd></dl><p class="why">You are 1 stone short.</p>
<p class="rule">Rules F-53, F-64</p></div></section>
<aside class="side"><section class="region players"><div class="seat asked" data-seat="2">
<p class="who">{{ emblem(1) }}Tomáš
<span class="score">24</span></p></div><div class="seat" data-seat="3"><p class="who">{{ emblem(2) }}Ela
<span class="away">away for 3 min</span></p></div></section>
<section class="region talk"><div class="tabs" role="tablist">
<button role="tab" aria-selected="true">Journal</button>
<button role="tab" aria-selected="false">Talk <span class="new">2</span></button></div>
<ol class="journal" tabindex="0"><li><b data-seat="1">You</b> send a worker to your Inn.</li>
<li class="since"><span>since your last turn</span></li>
<li class="fresh"><b data-seat="3">Ela</b> plays Merchant.</li></ol>
<div class="chat"><ol tabindex="0">
<li><b data-seat="2">Tomáš</b> Good wind!</li><li class="own">And to you.</li></ol>
<form><input type="text" aria-label="Say"><button class="button small">Send</button></form>
</div></section></aside>
<section class="decision region" data-seat="1"><span class="who">{{ emblem(0) }}</span><div class="words">
<p class="asks">Your move: play one card from the Bay for 3 fewer resources.</p>
<p class="because">Because your worker visits the <span class="chip">Inn</span></p></div>
<div class="options">
<button class="button">Take 1 driftwood</button><button class="button">Pass</button></div>
<div class="tools"><button class="button">{{ icon("undo") }}Take back</button>
<button class="button">{{ icon("hint") }}Hint</button>
</div></section><section class="region dock"><h2>Hand</h2></section></main>
<div class="banner" role="alert"><span class="spin"></span>Connection lost. Trying again.</div>
<div class="toasts"><div class="toast" role="status">It is your move.</div></div>{% endblock %}"""


# Rendering and looking


def environment() -> Environment:
    found = Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    found.globals["marked"] = marked
    found.globals["csrf"] = lambda: Markup('<input type="hidden" name="_csrf_token" value="invented">')
    return found


def render(env: Environment, sheet: Sheet, language: str, theme: str) -> str:
    words = Words(language)
    own = {"replay-preview": REPLAY_PAGE, "kit-preview": KIT_PAGE}.get(sheet.template)
    template = env.get_template(sheet.template) if own is None else env.from_string(own)
    frame = House(language, theme, "Jana", "/", sheet.section)
    usual = {
        "covers": cover_sheets,
        "preview_of": preview_of,
        "face_of": pages.face_of,
        "level_of": agent_title,
    }
    return template.render(say=words, house=frame, **usual, **sheet.context(words))


def serve(page: Page, html: str, complaints: list[str]) -> None:
    """Show the page under the real content security policy, static files included."""

    def answer(route: Route) -> None:
        path = route.request.url.removeprefix(ORIGIN)
        if path.startswith("/static/"):
            file = STATIC / path.removeprefix("/static/")
            route.fulfill(body=file.read_text(encoding="utf-8"), content_type=TYPES[file.suffix])
        else:
            route.fulfill(
                body=html, content_type="text/html; charset=utf-8", headers={"Content-Security-Policy": CSP}
            )

    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.route(f"{ORIGIN}/**", answer)
    page.goto(f"{ORIGIN}/")
    page.evaluate("document.querySelector('.tip[popover]')?.showPopover()")


def look(browser: Browser, html: str, name: str, size: str, folder: Path) -> Iterator[str]:
    """Take a picture of the page and say what is wrong with it."""
    width, height = SIZES[size]
    page = browser.new_page(viewport={"width": width, "height": height}, reduced_motion="reduce")
    complaints: list[str] = []
    serve(page, html, complaints)
    page.screenshot(
        path=folder / f"{name}.png",
        full_page=size == "phone" or name.startswith(("new", "help", "lobby-used")),
    )
    if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
        yield "wider than the window"
    yield from complaints
    page.context.set_default_timeout(60000)
    for found in Axe().run(page).response["violations"]:
        if found["impact"] in SEVERE:
            places = "; ".join(
                node["html"][:120] + " | " + node["failureSummary"][:160].replace("\n", " ")
                for node in found["nodes"][:2]
            )
            yield f"{found['impact']} {found['id']} ({len(found['nodes'])}): {places}"
    page.close()


# Contrast

TEXT, SHAPE = 4.5, 3.0
GROUNDS = ("paper", "surface", "raised")
PAIRS: tuple[tuple[str, str, float], ...] = (
    *(
        (ink, ground, TEXT)
        for ink in ("ink", "ink-soft", "game", "game-accent", "good", "bad")
        for ground in GROUNDS
    ),
    *((f"seat-{seat}", ground, TEXT) for seat in range(1, 7) for ground in GROUNDS),
    *(("on-seat", f"seat-{seat}", TEXT) for seat in range(1, 7)),
    *((edge, ground, SHAPE) for edge in ("edge", "choose") for ground in GROUNDS),
    ("on-game", "game", TEXT),
    ("ink", "game-soft", TEXT),
    ("ink-soft", "game-soft", TEXT),
    ("game", "game-soft", TEXT),
    ("on-choose", "choose-soft", TEXT),
    ("ink", "choose-soft", TEXT),
    ("ink", "bad-soft", TEXT),
    ("bad", "bad-soft", TEXT),
    ("on-tip", "tip", TEXT),
    *(("on-look", f"look-{look}", TEXT) for look in range(1, 7)),
)


def luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def tokens(css: str) -> dict[str, tuple[str, str]]:
    """The colours of a style sheet's first rule for each name, light and dark."""
    found: dict[str, tuple[str, str]] = {}
    for name, light, dark in re.findall(r"--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)", css):
        found.setdefault(name, (light, dark))
    return found


def pale_colours() -> list[str]:
    """The pairs of colours that are too close to each other, in the house's palette and in each game's."""
    css = (STATIC / "house.css").read_text(encoding="utf-8")
    charts = (STATIC / "result.css").read_text(encoding="utf-8")
    house = tokens(css.split("[data-game=")[0]) | tokens(charts.split("[data-game")[0])
    palettes = {"house": house}
    for game, rule in re.findall(r"\[data-game=([\w-]+)\] \{([^}]*--game[^}]*)\}", css):
        palettes[game] = house | tokens(rule)
    pale = []
    for palette, (ink, ground, least) in product(palettes, PAIRS):
        for theme in (0, 1):
            measured = contrast(palettes[palette][ink][theme], palettes[palette][ground][theme])
            if measured < least:
                pale.append(
                    f"{palette} {('light', 'dark')[theme]}: {ink} on {ground} is {measured:.2f}, not {least}"
                )
    return sorted(set(pale))


def main(folder: Path, wanted: list[str]) -> int:
    """Render, look and report; the number of findings is the exit status."""
    folder.mkdir(parents=True, exist_ok=True)
    findings = pale_colours()
    env = environment()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu"]
        )
        for name, sheet in SHEETS.items():
            if wanted and name not in wanted:
                continue
            for language, theme, size in (
                ("en", "light", "wide"),
                ("cs", "dark", "wide"),
                ("cs", "light", "phone"),
                ("en", "dark", "phone"),
            ):
                shot = f"{name}-{language}-{theme}-{size}"
                html = render(env, sheet, language, theme)
                findings += [f"{shot}: {finding}" for finding in look(browser, html, shot, size, folder)]
        browser.close()
    print("\n".join(findings) or "nothing to complain about")
    return min(len(findings), 99)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1] if len(sys.argv) > 1 else "artefacts/house"), sys.argv[2:]))
