"""Judgements of a hurried player of Viticulture, in the game's language."""

from figurka.games.viticulture.mind.mind import mind
from tests.games.viticulture.table import Seat, Table


def liked(table: Table) -> str:
    """The key of the option that a hurried player takes."""
    decision = table.begin().game.decision
    assert decision is not None
    return decision.options[mind(2).instinct(table.game.state, decision)].key


def worth(seat: Seat, rival: Seat | None = None, **position: object) -> float:
    """How well seat 0 stands."""
    table = Table(seat, rival or Seat(), **position)  # type: ignore[arg-type]
    return mind(2).evaluate(table.game.state, 0)


def test_an_order_that_can_be_filled_is_filled() -> None:
    table = Table(
        Seat(hand=["r5"], wines={"red": [5]}, structures=["medium_cellar"], workers=["bare"]),
        Seat(),
        season="winter",
        year=4,
    )
    assert liked(table) == "at:fill_order"


def test_a_worker_is_trained_early() -> None:
    table = Table(Seat(lira=5, workers=["bare", "grande"]), Seat(), season="winter")
    assert liked(table) == "at:train_worker"


def test_nobody_trains_in_the_last_year() -> None:
    table = Table(
        Seat(lira=5, vp=17, hand=["r5"], wines={"red": [5]}, structures=["medium_cellar"]),
        Seat(vp=21),
        season="winter",
        year=7,
    )
    assert liked(table) == "at:fill_order"


def test_of_two_wines_the_lower_one_is_poured() -> None:
    few = worth(Seat(hand=["r5"], wines={"red": [6]}, structures=["medium_cellar"]))
    much = worth(Seat(hand=["r5"], wines={"red": [5]}, structures=["medium_cellar"]))
    assert few > much


def test_a_vine_is_worth_more_with_its_structures() -> None:
    without = worth(Seat(hand=["chardonnay"])) - worth(Seat())
    both = ["trellis", "irrigation"]
    with_both = worth(Seat(hand=["chardonnay"], structures=both)) - worth(Seat(structures=both))
    assert with_both > without


def test_an_order_is_worth_more_the_nearer_it_is() -> None:
    far = worth(Seat(hand=["w6"])) - worth(Seat())
    grown = {"left": ["chardonnay", "trebbiano"]}
    growing = worth(Seat(hand=["w6"], fields=grown)) - worth(Seat(fields=grown))
    assert growing > far


def test_money_is_worth_little_at_the_end() -> None:
    early = worth(Seat(lira=6)) - worth(Seat())
    late = worth(Seat(lira=6), Seat(vp=20), year=7) - worth(Seat(), Seat(vp=20), year=7)
    assert late < 0.2 < early


def test_whoever_reaches_twenty_first_has_what_he_wanted() -> None:
    assert worth(Seat(vp=20), Seat(vp=12), year=7) > worth(Seat(vp=19), Seat(vp=12), year=7)
