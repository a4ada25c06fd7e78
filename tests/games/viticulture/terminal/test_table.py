"""Viticulture and World at the terminal: what is drawn, shown, typed, looked up and told at the end."""

import json
import re
from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import Any

import pytest
from rich.console import Console, RenderableType

from figurka import Game, load_game, new_game
from figurka.cli.drawing import find_table
from figurka.cli.telling import draw_choices, draw_question
from figurka.core.decision import Option
from figurka.games.viticulture.content.board import ACTIONS, ROWS
from figurka.games.viticulture.content.buildings import BUILDINGS
from figurka.games.viticulture.content.orders import ORDERS
from figurka.games.viticulture.content.parents import MAMAS, PAPAS
from figurka.games.viticulture.content.structures import BASICS
from figurka.games.viticulture.content.summer import SUMMER_VISITORS
from figurka.games.viticulture.content.vines import VINES
from figurka.games.viticulture.content.winter import WINTER_VISITORS
from figurka.games.viticulture.rules.things import LEAST, WINE_TYPES, BoardSpot, Card
from figurka.games.viticulture.terminal.briefs import effect_brief, steps_brief
from figurka.games.viticulture.terminal.scene import Scene
from figurka.games.viticulture.world import VITICULTURE_WORLD
from figurka.games.viticulture.world.content.board import POSITIONS, WORLD_ACTIONS
from figurka.games.viticulture.world.content.events import EVENTS
from figurka.games.viticulture.world.content.goals import GOALS, RESOURCES
from figurka.games.viticulture.world.content.parents import WORLD_MAMAS, WORLD_PAPAS
from figurka.games.viticulture.world.content.partner import PARTNER_CARDS
from figurka.games.viticulture.world.content.tiles import OVALS, TILES
from figurka.games.viticulture.world.rules.things import DESIGNED, LETTERS, OvalSpace
from figurka.games.viticulture.world.terminal.event import missing, needs_line
from figurka.locales import LANGUAGES, Words
from tests.cli.terminal import NAMES, Script, figurka, play_beforehand, seen_by
from tests.games.viticulture.world.play import WAKE_UP_LIRA

BASE, WORLD = "viticulture", "viticulture-world"
ENGLISH = Words("en")
WIDTHS = (80, 100, 140, 200)
PRICES = {"D": " ≥2$", "H": " 4$", "L": " 4$", "P": " 8$"}
"""What the actions of World cost."""
EVERY = 17
"""At every so manieth decision the whole table is drawn."""
UNSAID = re.compile(r"\bcli-\w[\w-]*|\bviticulture-(?!world\b)[a-z_]+[\w-]*|\{ ?\$|None")
VISITORS = (*SUMMER_VISITORS, *WINTER_VISITORS)
CARDS: tuple[Card, ...] = (*VINES, *VISITORS, *ORDERS, *BUILDINGS)


def printed(drawing: RenderableType, width: int) -> str:
    screen = Console(width=width, no_color=True, markup=False, highlight=False)
    with screen.capture() as capture:
        screen.print(drawing)
    return capture.get()


def assert_fits(drawing: RenderableType | None, width: int) -> str:
    """The drawing keeps to the width and says everything in words; returned as text."""
    text = "" if drawing is None else printed(drawing, width)
    assert max(map(len, text.splitlines()), default=0) <= width
    assert not UNSAID.search(text), UNSAID.findall(text)
    return text


def positions(name: str, seats: int, seed: int, **settings: Any) -> Iterator[Game[Any]]:
    """A random game at each of its decisions and at its end."""
    game, random = new_game(name, seats, seed, **settings), Random(seed)
    while (decision := game.decision) is not None:
        yield game
        game.choose(random.randrange(len(decision.options)))
    yield game


def title_of(thing: Option, words: Words) -> str:
    """What a card or tile is called."""
    return words("viticulture-" + thing.key.replace(":", "-"))


def games() -> Iterator[tuple[str, int, dict[str, str]]]:
    """Both games with all numbers of seats and all continents, with and without structure cards."""
    for seats in range(2, 7):
        yield BASE, seats, {"structures": ("without", "with")[seats % 2]}
    for number, continent in enumerate(EVENTS):
        seats = 1 + number % 6
        hands = ("open", "hidden")[number % 2]
        yield WORLD, seats, {"continent": continent, "hands": hands, "structures": "with"}
    yield WORLD, 1, {"continent": "asia", "level": "hard"}


def find(name: str, kind: str, seats: int = 3, **settings: Any) -> Game[Any]:
    """The first position in which a decision of the kind is asked."""
    for seed in range(100):
        for game in positions(name, seats, seed, **settings):
            if game.decision is not None and game.decision.kind == kind:
                return game
    raise AssertionError(kind)


def asked(game: Game[Any], language: str = "en", width: int = 100) -> Scene:
    """What the seat sees that is asked."""
    assert game.decision is not None
    return seen_by(game, game.decision.seat, language, width)


# What is drawn


@pytest.mark.parametrize(("name", "seats", "settings"), [*games()])
def test_the_table_fits_every_width_in_every_position(
    name: str, seats: int, settings: dict[str, str]
) -> None:
    table = find_table(name)
    for number, game in enumerate(positions(name, seats, seats, **settings)):
        if number % EVERY and not game.over:
            continue
        width, language = WIDTHS[number % len(WIDTHS)], LANGUAGES[number // EVERY % len(LANGUAGES)]
        viewer = None if number % 4 == 0 or game.decision is None else game.decision.seat
        text = assert_fits(table.draw(seen_by(game, viewer, language, width)), width)
        assert all(name in text for name in NAMES[:seats])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_fits(language: str) -> None:
    kinds: dict[str, int] = {}
    for name, seats, settings in games():
        table = find_table(name)
        for game in positions(name, seats, seats + 1, **settings):
            decision = game.decision
            if decision is None or kinds.get(decision.kind, 0) >= 3:
                continue
            kinds[decision.kind] = kinds.get(decision.kind, 0) + 1
            scene = asked(game, language, WIDTHS[seats % 2])
            assert_fits(table.focus(decision, scene), scene.width)
            assert_fits(table.status(scene), scene.width)
            assert_fits(draw_question(game, decision, scene), scene.width)
            listed = assert_fits(draw_choices(game, decision, table, scene, whole=True), scene.width)
            assert len(re.findall(r"(?m)(?:^ *|  +)(?:\d+|[a-z]) ", listed)) >= len(decision.options)
    assert len(kinds) > 50


def test_the_board_shows_actions_workers_and_numbers() -> None:
    game = next(game for game in positions(BASE, 3, 3) if is_busy(game))
    scene = asked(game, width=80)
    text = printed(find_table(BASE).draw(scene), 80)
    for action in ACTIONS:
        assert ENGLISH(f"viticulture-action-{action.name}", "short") in text
    assert game.decision is not None
    for number, option in enumerate(game.decision.options, 1):
        assert (f"[{number}]" in text) == isinstance(option, BoardSpot), option
    board = text.partition("╰")[0]
    assert len(re.findall("[▲■▼][☻♚♙]", board)) == placed(game)


def placed(game: Game[Any]) -> int:
    """How many workers stand on the board."""
    return sum(len(there) for spaces in game.state.board for there in spaces)


def is_busy(game: Game[Any]) -> bool:
    """Whether a worker is to be placed where several stand already."""
    return game.decision is not None and game.decision.kind == "place" and placed(game) > 4


def test_the_world_board_shows_letters_tiles_ovals_and_the_event() -> None:
    tiles = marks = ovals = 0
    for game in positions(WORLD, 4, 3, continent="asia"):
        if game.decision is None or game.decision.kind != "place" or len(game.history) % 3:
            continue
        text = printed(find_table(WORLD).draw(asked(game, width=80)), 80)
        grid = text.partition("Board")[2].partition("Watch")[0]
        world = game.state.world
        for action in WORLD_ACTIONS[: len(LETTERS)]:
            tile = "▣" if world.tiles[action.index] is not None else " "
            name = ENGLISH(f"viticulture-action-{action.name}", "short")
            token = " ⚑" if world.event.marks(action.index) else ""
            price = "" if tile == "▣" else PRICES.get(action.letter, "")
            assert f"{action.letter}{tile}{name}{price}{token}" in grid
            tiles, marks = tiles + (tile == "▣"), marks + bool(token)
        ovals += len(re.findall(r"\([+←→↑↓a]", grid))
        for number, option in enumerate(game.decision.options, 1):
            if isinstance(option, BoardSpot):
                assert f"[{number}]" in text
    assert tiles > 5
    assert marks > 5
    assert ovals > 5


def test_a_cellar_shows_where_there_is_room() -> None:
    for game in positions(BASE, 2, 6):
        if game.decision is None or len(game.history) % 20:
            continue
        scene = asked(game)
        player = scene.view["players"][game.decision.seat]
        text = printed(find_table(BASE).parts(scene)["Vineyard"], 100)
        top = (
            9
            if "large_cellar" in player["structures"]
            else 6
            if "medium_cellar" in player["structures"]
            else 3
        )
        wines: Any = player["wines"]
        for kind, name in enumerate(WINE_TYPES):
            letter = ENGLISH(f"cli-viticulture-letter-{name}")
            row = next(
                line for line in text.splitlines() if re.search(rf" {letter} [ ·\d]( |·|\d|│)+", line[40:])
            )
            slots = re.sub("[^·1-9]", "", row[40:].partition(f" {letter} ")[2])
            room = set(range(LEAST[kind], top + 1)) | set(wines[name])
            assert len(slots) == len(room)
            assert [int(value) for value in slots if value != "·"] == wines[name]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_brief(language: str) -> None:
    words = Words(language)
    letters = {words(f"cli-viticulture-letter-{name}") for name in WINE_TYPES}
    assert len(letters) == len(WINE_TYPES)
    for visitor in VISITORS:
        brief = effect_brief(visitor.effect, words)
        assert 0 < len(brief) <= 66, brief
        assert not UNSAID.search(brief), brief
    steps = chain(
        (action.bonus for action in ACTIONS),
        (action.effect.ways[0].steps for action in (*ACTIONS, *WORLD_ACTIONS)),
        (row.bonus for row in ROWS),
        (position.benefit for position in POSITIONS),
        (tile.steps for tile in (*TILES, *OVALS)),
        (building.action + building.bonus + building.year_end for building in BUILDINGS),
    )
    for each in steps:
        brief = steps_brief(each, words)
        assert len(brief) <= 45, brief
        assert not UNSAID.search(brief), brief


# World's team


def test_what_the_team_needs_is_always_in_sight() -> None:
    table = find_table(WORLD)
    for game in positions(WORLD, 2, 4, continent="africa"):
        if game.decision is None:
            break
        scene = asked(game, width=80)
        view: Any = scene.view
        needs = view["needs"]
        focus = table.focus(game.decision, scene)
        assert focus is not None
        line = next(line for line in printed(focus, 80).splitlines() if line.startswith("Team needs"))
        assert f"▲{needs['points'][0]}★ ■{needs['points'][1]}★" in line
        assert f"influence {needs['influence']}/10✦" in line
        left = 7 - scene.view["year"]
        assert line.rstrip().endswith("the last year" if left == 1 else f"{left} years left")


def test_six_names_and_all_needs_fit_a_narrow_line() -> None:
    for language in LANGUAGES:
        game = next(iter(positions(WORLD, 6, 1)))
        assert len(printed(needs_line(seen_by(game, 0, language, 80)), 80).splitlines()) == 1


@pytest.mark.parametrize(
    ("continent", "heads"),
    [
        ("greengully", ("On the event card",)),
        ("asia", ("From the event", "In the dish")),
        ("oceania", ("Shared",)),
        ("south_america", ("Deed",)),
        ("europe", ("Goals",)),
        ("north_america", ("Fame", "just right")),
        ("africa", ("Against it", "Resources")),
    ],
)
def test_the_event_shows_how_far_the_team_is(continent: str, heads: tuple[str, ...]) -> None:
    game = find(WORLD, "place", continent=continent)
    text = printed(find_table(WORLD).parts(asked(game))["Event"], 100)
    for head in (*heads, "On offer", ENGLISH(f"viticulture-continent-{continent}")):
        assert head in text
    source = game.state.world.event.source
    assert ("own design" in text) == (source == DESIGNED)


def test_waking_up_is_talked_over() -> None:
    game = find(WORLD, "position", 3)
    assert game.decision is not None
    first = assert_fits(find_table(WORLD).focus(game.decision, asked(game)), 100)
    assert "still asleep: Anna, Ben, Cyril" in first
    assert "Once a year you may let the others choose before you." in first
    game.choose(2)
    while game.decision is not None and game.decision.kind != "position":
        game.choose(0)
    assert game.decision is not None
    second = assert_fits(find_table(WORLD).focus(game.decision, asked(game)), 100)
    assert "still asleep: Ben, Cyril" in second
    assert f"3. +{WAKE_UP_LIRA}$ ▲" in assert_fits(find_table(WORLD).draw(asked(game)), 100)


@pytest.mark.parametrize("hands", ["open", "hidden"])
def test_an_offer_is_on_the_table_with_what_both_have(hands: str) -> None:
    game = find(WORLD, "answer", hands=hands)
    assert game.decision is not None
    offer = game.state.world.offer
    proposer, fellow = NAMES[offer.proposer], NAMES[offer.fellow]
    focus = assert_fits(find_table(WORLD).focus(game.decision, asked(game)), 100)
    assert re.search(rf"(?m)^The offer, who gives what · {proposer}: .+ · {fellow}: .+", focus)
    czech = assert_fits(find_table(WORLD).focus(game.decision, asked(game, "cs")), 100)
    assert re.search(rf"(?m)^Nabídka, kdo co dá · {proposer}: .+ · {fellow}: .+", czech)
    for seat in range(3):
        shown = re.search(rf"(?m)^[▲■▼] {NAMES[seat]}", focus)
        assert bool(shown) == (seat in (offer.proposer, offer.fellow))
    labels = printed(draw_choices(game, game.decision, find_table(WORLD), asked(game)), 100)
    assert "Agree" in labels
    assert "Decline" in labels


def test_an_oval_is_seen_where_it_would_lie() -> None:
    table, told = find_table(WORLD), set()
    for seed in range(12):
        for game in positions(WORLD, 4, seed):
            decision = game.decision
            if decision is None or decision.kind != "lay":
                continue
            scene = asked(game, width=80)
            for option in decision.options:
                assert isinstance(option, OvalSpace)
                shown = assert_fits(table.preview(decision, option, scene), 80)
                label = f"{option.action.letter}{option.space + 1}"
                assert shown.startswith(label)
                assert table.drawn_as(option.key, scene) == label
                assert table.shorthand(label.lower(), scene) == option.key
                told.add("nowhere" if "nowhere" in shown else "gains")
    assert told == {"nowhere", "gains"}


# What is typed, looked up and asked


def test_spaces_have_short_names() -> None:
    game = find(WORLD, "place", 5)
    assert game.decision is not None
    scene = asked(game)
    for option in game.decision.options:
        if isinstance(option, BoardSpot) and option.action.letter and option.space < 2:
            label = f"{option.action.letter}{option.space + 1}"
            assert find_table(WORLD).shorthand(label, scene) == option.key
            assert find_table(WORLD).drawn_as(option.key, scene) == ""
    assert find_table(WORLD).shorthand("Z9", scene) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [BASE, WORLD])
def test_everything_can_be_looked_up(name: str, language: str) -> None:
    words = Words(language)
    found = find_table(name).terms(words)
    for term in found:
        assert term.name
        assert assert_fits(term.explanation, 80).strip(), term.id
        assert not UNSAID.search(term.name), term.name
    ids = {term.id for term in found}
    assert {card.name for card in CARDS} | {structure.name for structure in BASICS} <= ids
    assert {"$", "★", "↻", "●", "○", "☻", "♚", words("cli-viticulture-letter-blush")} <= ids
    if name == WORLD:
        assert {event.name for events in EVENTS.values() for event in events} | set(EVENTS) <= ids
        assert {goal.name for goal in GOALS} | {resource.name for resource in RESOURCES} <= ids
        alone = {term.id for term in find_table(name).terms_now(seen_by(new_game(name, 1, 1), 0, language))}
        assert {tile.key for tile in (*TILES, *OVALS)} <= ids | alone


@pytest.mark.parametrize(
    ("word", "answer"),
    [
        ("broker", "Pay 9 lira, then gain 3 VP"),
        ("↻", "at most 5 lira"),
        ("merlot", "needs irrigation"),
        ("churchkhela", "Our own design"),
        ("W-34", "grande"),
        ("♚", "you also exchange things"),
    ],
)
def test_explaining_a_word(word: str, answer: str) -> None:
    output = figurka("play", WORLD, "--seats", "you,random", "--seed", "2", typed=f"? {word}\nq\n").output
    assert answer in " ".join(output.split())


@pytest.mark.parametrize("name", [BASE, WORLD])
def test_every_thing_about_which_one_may_ask_has_an_answer(name: str) -> None:
    for kind in ("place", "plant", "build", "visitor", "worker", "row" if name == BASE else "position"):
        game = find(name, kind)
        scene = asked(game)
        for thing in find_table(name).things(scene):
            refusal = game.why_not(thing.key)
            assert (refusal is None) == bool(scene.number(thing.key))
            assert refusal is None or ENGLISH.say(refusal.message()).endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_letter_means_the_action_of_that_letter(language: str) -> None:
    words = Words(language)
    for letter, action in (("E", "play_summer_visitor"), ("d", "build_structure"), ("P", "gain_influence")):
        sitting = ("--seats", "you,random", "--seed", "2", "--lang", language)
        output = figurka("play", WORLD, *sitting, typed=f"w {letter}\nq\n").output
        name = f"{letter.upper()}: {words(f'viticulture-action-{action}')}"
        assert output.count(name) == 1
        told = " ".join(output.split())
        for other in WORLD_ACTIONS[: len(LETTERS)]:
            called = f"{other.letter}: {words(f'viticulture-action-{other.name}')}"
            assert (called in told) == (other.name == action)


def test_the_base_board_shows_prices() -> None:
    text = printed(find_table(BASE).draw(asked(find(BASE, "place"))), 100)
    assert "Build ≥2$ " in text
    assert "Train 4$ " in text


def test_an_order_is_told_once_where_it_is_discarded() -> None:
    game = next(
        game
        for seed in range(20)
        for game in positions(BASE, 3, seed)
        if game.decision is not None
        and game.decision.kind == "hand_limit"
        and any(option.key.startswith("order:") for option in game.decision.options)
    )
    assert game.decision is not None
    listed = printed(draw_choices(game, game.decision, find_table(BASE), asked(game)), 100)
    lines = [line for line in listed.splitlines() if "Order (" in line]
    assert lines
    assert not [line for line in lines if "★" in line]


# Content


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_content_names_everything(language: str) -> None:
    words = Words(language)
    base, world = (figurka("content", name, "--lang", language).output for name in (BASE, WORLD))
    for text in (base, world):
        assert not UNSAID.search(text), UNSAID.findall(text)
        for part in text.split("\n\n"):
            rows = [line for line in part.splitlines() if line.startswith("|")]
            assert len({row.count("|") for row in rows}) <= 1
    for card in (*VINES, *VISITORS, *BUILDINGS, *BASICS, *MAMAS, *PAPAS):
        assert f"| {title_of(card, words)} |" in base
    assert base.count("\n| " + words("cli-content-card")) == 5
    for event in chain(*EVENTS.values()):
        assert f"| {event.number} | {words(f'viticulture-event-{event.name}')} |" in world
    for thing in (*GOALS, *OVALS, *WORLD_MAMAS, *WORLD_PAPAS):
        assert f"| {title_of(thing, words)} |" in world
    for tile in TILES:
        assert f"| {LETTERS[tile.action]} {words(f'viticulture-tile-{tile.name}')} |" in world
    own = f"| {words('viticulture-designed', 'short')} |"
    sources = [tile.source for tile in (*TILES, *OVALS)] + [position.source for position in POSITIONS]
    sources += [event.source for event in chain(*EVENTS.values())]
    ours = (*GOALS, *WORLD_MAMAS, *WORLD_PAPAS, *PARTNER_CARDS)
    assert world.count(own) == sources.count(DESIGNED) + len(ours)


# Whole games


@pytest.mark.parametrize(
    ("name", "seed", "language"), [(BASE, 26, "cs"), (WORLD, 17, "cs"), (WORLD, 20, "en")]
)
def test_a_whole_game_is_played_to_its_end(
    name: str, seed: int, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    script = Script()
    for game in play_beforehand(2, seed, script, name=name):
        last = game
    typed = script.typed if language == "en" else script.typed.replace("y", "a")
    sitting = "--seats", "Anna,Ben", "--seed", str(seed), "--lang", language
    result = figurka("play", name, *sitting, typed=typed)
    assert result.exit_code == 0
    assert last.over
    total = Words(language)("cli-score-total")
    assert re.search(rf"{total} +{last.scores[0]} +{last.scores[1]}", result.output), result.output[-800:]
    path = re.search(r"figurka replay (\S+\.json)", result.output)
    assert path is not None
    with open(path[1], encoding="utf-8") as file:
        assert load_game(file.read()).history == last.history
    shared = Words(language)("cli-lost-together", seats=2)
    assert (shared in result.output) == (name == WORLD)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 3])
def test_a_lost_game_of_world_tells_what_was_missing(seats: int, language: str) -> None:
    game = [*positions(WORLD, seats, 2)][-1]
    assert game.over
    assert VITICULTURE_WORLD.cooperative
    scene = seen_by(game, 0, language)
    lines = [line.plain for line in missing(scene)]
    needs = scene.view["needs"]
    for seat in range(seats):
        told = [line for line in lines if NAMES[seat] in line]
        assert len(told) == bool(needs["points"][seat])
        assert all(str(needs["points"][seat]) in line for line in told)
    assert len(lines) == sum(map(bool, needs["points"])) + bool(needs["influence_missing"])


@pytest.mark.parametrize(("name", "settings"), [(BASE, {}), (WORLD, {"hands": "hidden"})])
def test_nobody_sees_the_cards_of_another(name: str, settings: dict[str, str]) -> None:
    table, hidden = find_table(name), 0
    for game in positions(name, 3, 7, **settings):
        for viewer in (None, 0, 1) if len(game.history) % 25 == 0 else ():
            text = printed(table.draw(seen_by(game, viewer)), 100)
            others = [player for player in game.state.players if player.seat != viewer]
            known = json.dumps({part: seen for part, seen in game.view(viewer).items() if part != "decision"})
            for player in others:
                for card in player.guests(1) + player.guests(2):
                    if f'"{card.name}"' not in known:
                        title = ENGLISH(f"viticulture-visitor-{card.name}")
                        assert not re.search(rf"(?<!Uncertified )\b{title}\b", text), card
                        hidden += 1
    assert hidden > 50


def test_the_last_pass_is_confirmed() -> None:
    for game in positions(WORLD, 2, 4):
        decision = game.decision
        if decision is not None and decision.kind == "place":
            scene = asked(game)
            last = scene.view["year"] == 6 and scene.view["phase"] == "winter"
            assert find_table(WORLD).is_final("pass", scene) == last
            assert (
                not find_table(WORLD).is_final(decision.options[0].key, scene) or len(decision.options) == 1
            )
