"""A conquest from somebody is told with who lost the hex, once no trap can keep it any more."""

from figurka.games.tapestry import TAPESTRY
from figurka.locales import Words
from tests.games.tapestry.rules.test_conquering import THEIRS, attacked
from tests.games.tapestry.solo.table import SoloTable
from tests.games.tapestry.table import Seat, Table

NAMES = ("Ada", "Bořek", "Celia")
ATTACKS = ["Ada attacks Bořek on hex P5."]
TAKES = ["Ada conquers hex P5, and Bořek loses it."]


def told(table: Table, viewer: int | None = None, language: str = "en") -> list[str]:
    """What the journal says of conquests."""
    places = [at for at, event in enumerate(table.events) if event.kind == "conquers"]
    retold = [TAPESTRY.retold(table.state, table.events, place) for place in places]
    return [Words(language).say(TAPESTRY.sentence(event, viewer, NAMES)) for event in retold]


def test_whoever_has_no_trap_loses_the_hex_at_once() -> None:
    table = attacked(Table(Seat(controls=[THEIRS])), THEIRS)
    assert told(table) == TAKES
    assert told(table, 1) == ["Ada conquers hex P5, and you lose it."]
    assert told(table, 0) == ["You conquer hex P5, and Bořek loses it."]
    assert told(table, 1, "cs") == [
        "Ada dobývá pole\N{NO-BREAK SPACE}P5 a ty o\N{NO-BREAK SPACE}ně přicházíš."
    ]


def test_as_long_as_a_trap_may_come_it_is_an_attack() -> None:
    table = attacked(Table(Seat(controls=[THEIRS], hand=["trap"])), THEIRS)
    assert (table.asked, told(table)) == ("trap", ATTACKS)
    table.choose("decline")
    assert told(table) == TAKES


def test_a_trap_leaves_it_an_attack() -> None:
    table = attacked(Table(Seat(controls=[THEIRS], hand=["trap"])), THEIRS).choose("take", "coin")
    assert told(table) == ATTACKS
    table.choose("red-vp-4")
    assert told(table) == ATTACKS


def test_nobody_loses_a_hex_that_was_nobodys() -> None:
    assert told(attacked(Table(Seat()), THEIRS)) == ["Ada conquers hex P5."]


def test_what_the_automa_takes_is_told_though_nothing_follows() -> None:
    table = SoloTable(tokens={(-1, 2): ["human"]}, hand=["trap"]).automa_conquers(1)
    assert (table.asked, [said.split()[1] for said in told(table, 0)]) == ("trap", ["attacks"])
    table.choose("decline")
    assert [said.endswith("and you lose it.") for said in told(table, 0)] == [True]
