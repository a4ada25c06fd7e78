"""What Tapestry's terminal says in passing: what a place completes, what is still to come, how bots stand."""

import re
from typing import Any

import pytest
from rich.console import Console, RenderableType

from figurka.cli.drawing import find_table
from figurka.cli.lookup import find_terms
from figurka.games.tapestry.content.capitals import CAPITALS
from figurka.games.tapestry.rules.benefits import building
from figurka.games.tapestry.rules.things import BUILDINGS, HOUSE, Building
from figurka.games.tapestry.terminal.building import city_to_build, city_with
from figurka.games.tapestry.terminal.city import capital_grid, district_plots
from figurka.games.tapestry.terminal.details import detail
from figurka.games.tapestry.terminal.mat import draw_mat
from figurka.games.tapestry.terminal.players import draw_players
from figurka.games.tapestry.terminal.scene import Scene
from figurka.games.tapestry.terminal.tracks import draw_tracks
from figurka.locales import LANGUAGES, Words
from tests.cli.terminal import NAMES, seen_by
from tests.games.tapestry.solo.table import SoloTable
from tests.games.tapestry.table import Seat, Table

TABLE = find_table("tapestry")
GRID = capital_grid(next(each for each in CAPITALS if each.name == "mountain"))


def printed(drawing: RenderableType | None, width: int = 120) -> str:
    screen = Console(width=width, no_color=True, markup=False, highlight=False)
    with screen.capture() as capture:
        screen.print("" if drawing is None else drawing)
    return capture.get()


def asked(table: Table, language: str = "en") -> Scene:
    """What the first seat sees, with a number for each option of the benefit that it gains."""
    decision = table.decision
    assert decision is not None
    numbers = {option.key: number for number, option in enumerate(decision.options, 1)}
    view: Any = table.game.view(0)
    return Scene(view, Words(language), NAMES, 120, numbers)


def almost(*lines: set[tuple[int, int]]) -> Table:
    """A capital in which f6 alone is missing in these lines; a house is to be placed."""
    missing = set().union(*lines) - {(5, 5)}
    built = [(row, column) for row, column in sorted(missing) if GRID[row][column] == "."]
    return Table(capital="mountain", built=built).gain(building(HOUSE))


COLUMN_F = {(row, 5) for row in range(9)}
ROW_6 = {(5, column) for column in range(9)}


def test_a_place_that_completes_both_is_named_in_both() -> None:
    table = almost(COLUMN_F, district_plots(4))
    decision = table.decision
    assert decision is not None
    text = "".join(printed(part) for part in city_to_build(decision, asked(table)))
    assert re.search(r"A district is completed by .*\(f6\)", text)
    assert re.search(r"A row or column is completed by .*\(f6\)", text)


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Completes: row 6, column f"), ("cs", "Dokončí se: řada 6, sloupec f")],
)
def test_rows_and_columns_are_called_by_their_names(language: str, said: str) -> None:
    table = almost(COLUMN_F, ROW_6)
    assert said in printed(city_with("H", [(5, 5)], asked(table, language)))


def test_a_place_is_named_once() -> None:
    table = almost(ROW_6)
    decision = table.decision
    assert decision is not None
    assert {TABLE.detail(option, asked(table)).plain for option in decision.options} == {""}


# Incomes


def income_line(table: Table, language: str = "en") -> str:
    found = re.search(
        r"(Next income|Still in this income|Příští zisk|Z tohoto zisku ještě) .*", mat(table, language)
    )
    return "" if found is None else found[0]


def mat(table: Table, language: str = "en") -> str:
    return printed(draw_mat(seen_by(table.game, 0, language, 120), 120))


CARDS: dict[str, Any] = {"hand": ["democracy", "dystopia"], "market": 1}


@pytest.mark.rule("T-22")
@pytest.mark.parametrize(
    ("language", "title"), [("en", "Still in this income"), ("cs", "Z tohoto zisku ještě")]
)
def test_within_an_income_turn_one_sees_what_is_still_to_come(language: str, title: str) -> None:
    table = Table(Seat(coin=1, era=4), era=3, **CARDS).income()
    assert table.asked == "lay"
    assert re.match(rf"{title} .*\+\d☻", income_line(table, language))


@pytest.mark.rule("T-22")
def test_before_the_last_income_turn_only_points_are_to_come() -> None:
    assert re.match(r"Next income +\+\d\$", income_line(Table(Seat(coin=1), era=3, coin=1).begin()))
    assert not re.search(r"\+\d[$☻]", income_line(Table(Seat(coin=1), era=4, coin=1).begin()))


def opens(what: int, **me: Any) -> str:
    scene = seen_by(Table(Seat(coin=1), coin=1, **me).begin().game, 0)
    thing = BUILDINGS[what]
    assert isinstance(thing, Building)
    return detail(thing, scene).plain


@pytest.mark.rule("T-22")
def test_an_income_that_nobody_will_take_is_not_promised() -> None:
    promised = [opens(kind, era=3) for kind in range(len(BUILDINGS))]
    assert all(said.startswith("opens ") for said in promised)
    late = [opens(kind, era=4) for kind in range(len(BUILDINGS))]
    assert "" in late
    assert not any(re.search(r"\+\d[^★]", said) for said in late)


# Tracks, technologies and bots


def test_two_tokens_on_a_track_show_both_numbers_and_both_next_spaces() -> None:
    table = Table(
        Seat(coin=1), coin=8, food=8, worker=8, culture=8, technology=(), exploration=(3, 0)
    ).begin()
    scene = seen_by(table.game, 0, width=140)
    far, near = scene.number("advance:exploration:3"), scene.number("advance:exploration:0")
    row = next(line for line in printed(draw_tracks(scene), 140).splitlines() if "Exploration" in line)
    assert f"{far}/{near}" in row
    assert re.search(rf"{far} 3 → .*{near} 0 → ", row)


@pytest.mark.rule("T-33")
@pytest.mark.parametrize(
    ("language", "condition"),
    [("en", "tier II or higher on Exploration"), ("cs", "II na stupnici Objevitelství")],
)
def test_the_condition_of_a_technology_is_named(language: str, condition: str) -> None:
    table = Table(Seat(coin=1, era=2), middle=["concrete"], bottom=["calendar"]).income()
    assert table.asked == "upgrade"
    refusal = table.game.why_not("tech:concrete")
    assert refusal is not None
    assert condition in Words(language).say(refusal.message())


@pytest.mark.parametrize(
    ("language", "level", "cards"), [("en", "level 3", "decision cards?"), ("cs", "úroveň 3", "rozhodnutí")]
)
def test_the_bots_share_a_deck_and_the_shadow_empire_has_no_points(
    language: str, level: str, cards: str
) -> None:
    table = SoloTable(level=3, coin=1).begin()
    text = printed(draw_players(seen_by(table.game, 0, language, 100)), 100)
    assert level in text
    assert len(re.findall(cards, text)) == 1
    assert re.search(r"(?:Shadow|Stín).*? – ", text) or re.search(rf"{NAMES[2]} +– ", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_explained_twice(language: str) -> None:
    words = Words(language)
    for name in ("capital", "landmark", "tapestry", "tech"):
        found = find_terms(words(f"tapestry-term-{name}"), TABLE.terms(words))
        assert len([term for term in found if term.name == words(f"tapestry-term-{name}")]) == 1
