"""Tapestry's rare positions at the terminal: all cards, civilizations, technologies and spaces, asked out."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from rich.console import Console, RenderableType

from figurka.cli.drawing import find_table
from figurka.cli.telling import draw_choices, draw_question
from figurka.games.tapestry.content.cards import CARDS
from figurka.games.tapestry.content.civilizations import CIVILIZATIONS
from figurka.games.tapestry.content.techs import TECHS
from figurka.games.tapestry.rules.things import TRACK_NAMES
from figurka.locales import LANGUAGES
from tests.cli.terminal import seen_by
from tests.games.tapestry.cards import holding
from tests.games.tapestry.civs import out
from tests.games.tapestry.plenty import CITY, PLENTY
from tests.games.tapestry.table import Place, Seat, Table

TABLE = find_table("tapestry")
UNSAID = re.compile(r"\bcli-\w+|\btapestry-(?!ask-|label-|tell-|automa|shadow)\w+")
WIDTHS = (80, 120)
RICH: dict[str, Any] = {
    name: value
    for name, value in PLENTY.items()
    if name not in ("hand", "card", "era", "claimed", "civ_pile", "bottom", "middle", "top")
}
"""The position of plenty without cards, technologies and civilizations."""
TECHNOLOGIES: dict[str, Any] = {"bottom": ["calendar"], "middle": ["canned_food"], "top": ["transistors"]}
SINGULAR: dict[str, Any] = {"technology": (), "exploration": (3, 0), "singular": True}
"""After AI Singularity: no token is left on the technology track."""
PLACES: tuple[dict[str, Any], ...] = ({}, SINGULAR)


def printed(drawing: RenderableType | None, width: int) -> str:
    screen = Console(width=width, no_color=True, markup=False, highlight=False)
    with screen.capture() as capture:
        screen.print("" if drawing is None else drawing)
    return capture.get()


def drawn(table: Table, language: str = "en", width: int = 80, whole: bool = True) -> str:
    """What the terminal shows with the question that is asked, with the whole table or without it."""
    decision = table.game.decision
    assert decision is not None
    scene = seen_by(table.game, decision.seat, language, width)
    parts = (
        TABLE.draw(scene) if whole else None,
        TABLE.focus(decision, scene),
        TABLE.status(scene),
        draw_question(table.game, decision, scene),
        draw_choices(table.game, decision, TABLE, scene, whole=True),
    )
    text = "".join(printed(part, width) for part in parts)
    assert max(map(len, text.splitlines())) <= width
    assert not UNSAID.search(text), UNSAID.findall(text)
    return text


def choices(table: Table, language: str = "en", width: int = 110) -> list[str]:
    """The options as they are listed."""
    decision = table.game.decision
    assert decision is not None
    scene = seen_by(table.game, decision.seat, language, width)
    listed = printed(draw_choices(table.game, decision, TABLE, scene, whole=True), width)
    return [line.strip() for line in listed.splitlines() if line.strip()]


def walk(table: Table, seed: int) -> set[str]:
    """Draw every question of a turn that is answered at random; returns the kinds that were asked."""
    random, kinds = Random(seed), set[str]()
    turns = 0
    while table.game.decision is not None and not turns:
        decision = table.game.decision
        if decision.kind not in kinds:
            drawn(table, LANGUAGES[len(kinds) % 2], WIDTHS[seed % 2], whole=not kinds)
        turns += decision.kind == "turn"
        kinds.add(decision.kind)
        table.game.choose(random.randrange(len(decision.options)))
    return kinds


def neighbours() -> list[Seat]:
    """Two opponents who have something of everything."""
    return [
        Seat(era=2, coin=3, worker=2, science=4, military=2, controls=[(2, -1)], bottom=["paper"]),
        Seat(era=2, food=3, technology=6, exploration=2, hand=["trap"], middle=["compass"]),
    ]


@pytest.mark.parametrize("places", PLACES)
@pytest.mark.parametrize("name", [card.name for card in CARDS])
def test_every_question_of_every_card_is_drawn(name: str, places: dict[str, Any]) -> None:
    said = {**RICH, **TECHNOLOGIES, **places}
    table = holding(name, *neighbours(), **{**said, "deck": [], "tech_deck": []})
    walk(table.income(), len(name))


@pytest.mark.parametrize("places", PLACES)
@pytest.mark.parametrize("name", [each.name for each in CIVILIZATIONS])
def test_every_question_of_every_civilization_is_drawn(name: str, places: dict[str, Any]) -> None:
    said = {**RICH, **TECHNOLOGIES, **places, "hand": ["trap", "guilds"]}
    table = Table(*neighbours(), seats=3, civ=name, **{**said, "deck": [], "tech_deck": []})
    walk(table.income(), len(name))


@pytest.mark.parametrize("places", PLACES)
@pytest.mark.parametrize("name", [each.name for each in TECHS])
def test_every_question_of_every_technology_is_drawn(name: str, places: dict[str, Any]) -> None:
    for row in ("bottom", "middle"):
        said = {**RICH, **places, "science": 6, "military": 9, row: [name], "deck": [], "tech_deck": []}
        table = Table(out(), **{**said, "hand": ["trap", "guilds"], "built": CITY})
        table.income()
        while table.asked not in ("upgrade", "turn"):
            table.skip(table.asked)
        walk(table, len(name))


@pytest.mark.parametrize("places", PLACES)
@pytest.mark.parametrize("track", TRACK_NAMES)
def test_every_question_of_every_space_is_drawn(track: str, places: dict[str, Any]) -> None:
    for number in range(12):
        said = {**RICH, **TECHNOLOGIES, **places, track: number, "deck": [], "tech_deck": []}
        table = Table(*neighbours(), seats=3, **{**said, "hand": ["trap", "guilds"]}).begin()
        walk(table.choose(f"advance:{track}"), number)


# What an advance takes


def test_an_advance_that_can_be_paid_in_one_way_says_what_it_takes() -> None:
    table = Table(Seat(coin=1), coin=2, science=3).begin()
    assert any("cost 1$" in line for line in choices(table) if line.startswith("1 Exploration"))
    assert all("science" not in line.casefold() for line in choices(table))
    table = Table(Seat(coin=1), coin=1, worker=1, science=3).begin()
    assert any("cost 1¤" in line for line in choices(table) if line.startswith("1 Exploration"))
    assert any("cost 1$ 1☻" in line for line in choices(table) if "Medicine" in line)


@pytest.mark.rule("T-180")
@pytest.mark.parametrize(("placed", "said"), [({}, "no tile lies there"), ({(1, 0): 5}, "+1♣")])
def test_the_die_of_the_tile_says_what_the_tile_brings(placed: dict[Place, int], said: str) -> None:
    table = Table(Seat(coin=1), coin=1, placed=placed).dice("vp-4", "tile")
    table.choose("advance:military").choose((1, 0) if placed else (1, 1))
    assert table.asked == "die"
    assert choices(table)[1].endswith(said)


# What a track is said to bring


def lines_of(table: Table, track: str, language: str = "en") -> str:
    """The line of a track among the choices."""
    return next(line for line in choices(table, language) if track in line)


@pytest.mark.rule("T-146")
@pytest.mark.parametrize(
    "ask",
    [
        lambda: holding("dictatorship", **SINGULAR).income(),
        lambda: holding("oil_magnate", **SINGULAR).income(),
        lambda: holding("dark_ages", **SINGULAR).income(),
        lambda: holding("marriage_of_state", Seat(), Seat(), **SINGULAR).income().choose("seat:1"),
        lambda: Table(out(), civ="leaders", **SINGULAR).income(),
        lambda: (
            Table(out(), civ="alchemists", **SINGULAR)
            .income()
            .science("technology", "science")
            .choose("roll")
            .choose("roll")
            .choose("stop")
        ),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_track_without_a_token_is_listed_like_any_other(ask: Callable[[], Table], language: str) -> None:
    table = ask()
    assert any(option.startswith("track:technology") for option in table.options)
    assert drawn(table, language)


def test_no_token_is_left_after_the_singularity() -> None:
    table = Table(out(), civ="leaders", **SINGULAR).income()
    assert lines_of(table, "Technology").endswith("no token there")


def test_alchemists_see_their_marks_while_they_roll_on() -> None:
    table = Table(out(), civ="alchemists").income()
    table.science("science", "military").choose("roll").choose("roll")
    assert choices(table) == [
        "1 Roll again; 2 of 4 tracks lose all marks",
        "x Stop and advance on Science and Military",
    ]
    assert "marked: Science, Military" in drawn(table)


def test_alchemists_are_promised_no_benefit() -> None:
    table = Table(out(), civ="alchemists", science=4, military=12).income()
    table.science("science", "military").choose("roll").choose("roll").choose("stop")
    assert lines_of(table, "Science").endswith("you are on 4 → 5, without benefit")
    assert lines_of(table, "Military").endswith("you are on 12 · +5★")


def test_the_dark_ages_lead_three_spaces_up_without_benefit() -> None:
    table = holding("dark_ages", science=4, military=1).income()
    assert lines_of(table, "Science").endswith(
        "you are on 4 → 7, without benefit · first: ⌂ Academy · others −1: Mil 1 → 0"
    )
    assert lines_of(table, "Military").endswith(
        "you are on 1 → 4, without benefit · first: ⌂ Barracks · others −1: Sci 4 → 3"
    )


def test_going_back_in_the_dark_ages_promises_no_benefit() -> None:
    table = holding("dark_ages", exploration=(5, 2), science=4).income().choose("track:science")
    assert table.asked == "regress"
    assert all("without its benefit" in line for line in choices(table))


def test_leaders_are_promised_the_benefit_without_the_bonus() -> None:
    table = Table(out(), civ="leaders", exploration=2).income()
    assert "bonus" not in lines_of(table, "Exploration")


def test_a_track_that_somebody_has_closed_says_so() -> None:
    table = holding("oil_magnate", Seat(coin=1), science=4)
    table.player(1).decree = 1 << TRACK_NAMES.index("science")
    assert lines_of(table.income(), "Science").endswith("you are on 4 · closed to you")


def test_the_marriage_shows_where_the_others_stand() -> None:
    table = holding("marriage_of_state", Seat(science=7), Seat(science=2), science=4).income()
    assert lines_of(table.choose("seat:1"), "Science").endswith("Cyril 2 · Ben 7")
