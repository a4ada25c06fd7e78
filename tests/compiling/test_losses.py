"""The table of the benchmark: what is beside what, and what counts as a loss."""

from dataclasses import replace

from benchmarks.peer import CATANATRON
from benchmarks.table import BEFORE, COMPILED, GAMES, cells, losses
from figurka.arena.measure import Figures, Report

FIGURES = Figures(1000, 900, 10, 100, 2000, 500, 0.1, 30, 50)


def taken(**changed: float) -> Report:
    """A report of one subject."""
    return Report("subject", "1.0", "3.13", 0, replace(FIGURES, **changed), 3)


def before_and_now(**changed: float) -> dict[str, Report]:
    """Every game as it was, and Tapestry changed since."""
    reports = {f"{game}{kind}": taken() for game in GAMES for kind in ("", BEFORE)}
    return {**reports, "tapestry": taken(**changed)}


def test_whoever_loses_more_than_a_quarter_is_told_what() -> None:
    assert losses(before_and_now()) == []
    assert losses(before_and_now(decisions_per_second=760)) == []
    assert losses(before_and_now(decisions_per_second=740)) == [
        "tapestry: decisions/s are 0.74 of what they were"
    ]
    assert losses(before_and_now(clones_per_second=250, games_per_second=1)) == [
        "tapestry: mid-turn clones/s are 0.50 of what they were"
    ]


def test_the_table_sets_the_compiled_engine_beside_the_interpreted_one_and_all_beside_the_peer() -> None:
    reports = {
        "farshore": taken(),
        CATANATRON: taken(decisions_per_second=500),
        f"farshore{COMPILED}": taken(decisions_per_second=4000),
        "dominoes": taken(state_copies_per_second=0),
    }
    heading, *lines = cells(reports)
    assert [line[0] for line in lines] == [
        "subject 1.0, 3 seats",
        "subject 1.0, 3 seats",
        "farshore, 3 seats",
        "farshore compiled, 3 seats",
    ]
    assert [line[-2:] for line in lines] == [
        ["", "1.00×"],
        ["", "2.00×"],
        ["", "2.00×"],
        ["4.00×", "8.00×"],
    ]
    assert lines[1][heading.index("state copies/s")] == "–"
