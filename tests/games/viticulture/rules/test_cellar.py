"""Grapes and wine: making, storing and aging (V-50, V-90 to V-100)."""

import pytest

from figurka.games.viticulture.rules.course import Course
from figurka.games.viticulture.rules.effects.verbs import possible
from figurka.games.viticulture.rules.steps import AgeGrape, AgeWine, GainGrape, GainWine, Harvest, MakeWine
from figurka.games.viticulture.rules.vineyard.cellar import age_grapes, age_wines
from tests.games.viticulture.table import Seat, Table

MEDIUM = ["medium_cellar"]
LARGE = ["medium_cellar", "large_cellar"]
ALL_VALUES = range(1, 10)


def recipes(seat: Seat) -> list[str]:
    """The wines that a player could make first by the action."""
    seat.workers = ["bare"]
    table = Table(seat, Seat(), season="winter").begin()
    if "at:make_wine" not in table.options:
        return []
    table.choose("at:make_wine")
    return table.options


def made(seat: Seat, *keys: str) -> Table:
    """A table after wines were made by the action with the only worker."""
    seat.workers = ["bare"]
    return Table(seat, Seat(), season="winter").choose("at:make_wine", *keys)


# Making wine


@pytest.mark.rule("V-50")
def test_up_to_two_wines_of_any_types_are_made_one_after_another() -> None:
    table = made(Seat(structures=MEDIUM, grapes={"red": [2, 3], "white": [4]}), "make:blush:r2+w4")
    assert table.options == ["make:red:r3", "done"]
    table.choose("make:red:r3")
    assert (table.wines("blush"), table.wines("red")) == ([6], [3])
    many = made(Seat(grapes={"red": [1, 2, 3]}), "make:red:r1", "make:red:r2")
    assert (many.asked, many.grapes("red")) == (1, [3]), "two are enough"


@pytest.mark.rule("V-50")
def test_the_bonus_makes_a_third_wine() -> None:
    me = Seat(grapes={"red": [1, 2, 3], "white": [1]}, workers=["bare"])
    table = Table(me, Seat(), Seat(), season="winter").choose(
        "at:make_wine:bonus", "make:red:r1", "make:red:r2"
    )
    table.choose("part:makewine", "make:white:w1")
    assert (table.wines("red"), table.wines("white"), table.grapes("red")) == ([1, 2], [1], [3])
    assert table.asked == 1


@pytest.mark.rule("V-50", "V-90")
def test_each_type_has_its_grapes_and_its_cellar() -> None:
    grapes = {"red": [3, 4], "white": [5]}
    plain = ["make:red:r3", "make:red:r4", "make:white:w5"]
    blush = ["make:blush:r3+w5", "make:blush:r4+w5"]
    assert recipes(Seat(grapes=grapes)) == plain
    assert recipes(Seat(grapes=grapes, structures=MEDIUM)) == plain + blush
    assert recipes(Seat(grapes=grapes, structures=LARGE)) == [*plain, *blush, "make:sparkling:r3+r4+w5"]
    whites = {"red": [5], "white": [3, 4]}
    assert "make:sparkling:r5+w3+w4" not in recipes(Seat(grapes=whites, structures=LARGE))


@pytest.mark.rule("V-90")
@pytest.mark.parametrize(
    ("key", "kind", "value"),
    [
        ("make:red:r4", "red", 4),
        ("make:white:w5", "white", 5),
        ("make:blush:r2+w5", "blush", 7),
        ("make:blush:r4+w5", "blush", 9),
        ("make:blush:r6+w5", "blush", 9),
        ("make:sparkling:r2+r4+w5", "sparkling", 9),
    ],
)
def test_the_value_is_the_sum_of_the_grapes_and_at_most_nine(key: str, kind: str, value: int) -> None:
    table = made(Seat(structures=LARGE, grapes={"red": [2, 4, 6], "white": [5]}), key)
    assert table.wines(kind) == [value]


@pytest.mark.rule("V-91")
def test_two_grapes_of_a_colour_make_no_red_or_white_wine_together() -> None:
    offered = recipes(Seat(structures=LARGE, grapes={"red": [1, 2], "white": [1, 3]}))
    assert offered == [
        "make:red:r1",
        "make:red:r2",
        "make:white:w1",
        "make:white:w3",
        "make:blush:r1+w3",
        "make:blush:r2+w3",
    ]


# Where tokens come to lie


@pytest.mark.rule("V-92")
@pytest.mark.parametrize(
    ("there", "value", "then"),
    [([], 5, [5]), ([5], 5, [4, 5]), ([3, 4, 5], 5, [2, 3, 4, 5]), ([1, 3], 3, [1, 2, 3]), ([1], 1, [1])],
)
def test_a_grape_goes_to_its_slot_or_the_next_lower_free_one(
    there: list[int], value: int, then: list[int]
) -> None:
    vines = {1: ["malvasia"], 3: ["sauvignon_blanc"], 5: ["sauvignon_blanc", "trebbiano"]}[value]
    table = Table(Seat(fields={"left": vines}, grapes={"white": there}), Seat())
    table.do([Harvest()])
    assert table.grapes("white") == then
    assert table.grapes("red") == []


@pytest.mark.rule("V-92")
@pytest.mark.parametrize(
    ("built", "value", "there", "then"),
    [
        ([], 3, [], [3]),
        ([], 7, [], [3]),
        ([], 4, [3], [2, 3]),
        (MEDIUM, 4, [], [4]),
        (MEDIUM, 9, [], [6]),
        (MEDIUM, 9, [6], [5, 6]),
        (LARGE, 9, [], [9]),
        (LARGE, 9, [8, 9], [7, 8, 9]),
        (MEDIUM, 5, [4, 5], [3, 4, 5]),
    ],
)
@pytest.mark.parametrize("colour", ["red", "white"])
def test_a_wine_without_its_slot_or_cellar_is_worth_less(
    colour: str, built: list[str], value: int, there: list[int], then: list[int]
) -> None:
    key = f"make:{colour}:{colour[0]}{value}"
    me = Seat(structures=built, grapes={colour: [value], "red" if colour == "white" else "white": [1]})
    me.wines = {colour: there}
    table = made(me, key, "done")
    assert table.wines(colour) == then
    assert table.grapes(colour) == []


@pytest.mark.rule("V-92")
def test_another_colour_or_type_takes_no_slot_away() -> None:
    me = Seat(structures=MEDIUM, grapes={"red": [5]}, wines={"white": [5], "blush": [5]})
    assert made(me).wines("red") == [5]


@pytest.mark.rule("V-93")
@pytest.mark.parametrize(
    ("built", "grapes", "there", "possible_here"),
    [
        (MEDIUM, {"red": [2], "white": [2]}, {}, True),
        (MEDIUM, {"red": [1], "white": [2]}, {}, False),
        (MEDIUM, {"red": [2], "white": [4]}, {"blush": [5, 6]}, True),
        (MEDIUM, {"red": [2], "white": [4]}, {"blush": [4, 5, 6]}, False),
        ([], {"red": [2], "white": [4]}, {}, False),
        (MEDIUM, {"red": [4], "white": [5]}, {"blush": [4, 5, 6]}, False),
        (LARGE, {"red": [4], "white": [5]}, {"blush": [4, 5, 6]}, True),
    ],
)
def test_blush_is_worth_four_or_cannot_be_made(
    built: list[str], grapes: dict[str, list[int]], there: dict[str, list[int]], possible_here: bool
) -> None:
    offered = recipes(Seat(structures=built, grapes=grapes, wines=there))
    assert any(key.startswith("make:blush") for key in offered) is possible_here


@pytest.mark.rule("V-93")
@pytest.mark.parametrize(
    ("built", "reds", "there", "possible_here"),
    [
        (LARGE, [1, 2], [], True),
        (LARGE, [1, 2], [7], False),
        (LARGE, [2, 3], [8, 9], True),
        (LARGE, [2, 3], [7, 8, 9], False),
        (MEDIUM, [2, 3], [], False),
    ],
)
def test_sparkling_is_worth_seven_or_cannot_be_made(
    built: list[str], reds: list[int], there: list[int], possible_here: bool
) -> None:
    me = Seat(structures=built, grapes={"red": reds, "white": [4]}, wines={"sparkling": there})
    assert any(key.startswith("make:sparkling") for key in recipes(me)) is possible_here


# Harvest


@pytest.mark.rule("V-94")
def test_a_field_gives_one_token_of_each_colour_with_the_sum_of_its_vines() -> None:
    table = Table(Seat(fields={"right": ["pinot", "syrah", "trebbiano", "sangiovese"]}), Seat())
    table.do([Harvest()])
    assert (table.grapes("red"), table.grapes("white")) == ([4], [3])


@pytest.mark.rule("V-94")
def test_a_colour_that_no_vine_has_gives_no_token() -> None:
    table = Table(Seat(fields={"left": ["syrah", "sangiovese"]}), Seat())
    table.do([Harvest()])
    assert (table.grapes("red"), table.grapes("white")) == ([3], [])


@pytest.mark.rule("V-94")
def test_no_token_is_worth_more_than_nine() -> None:
    table = Table(Seat(fields={"right": ["chardonnay"] * 3}, grapes={"white": [9]}), Seat())
    table.do([Harvest()])
    assert table.grapes("white") == [8, 9]


# Aging


@pytest.mark.rule("V-95", "V-96")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([1], [2]),
        ([9], [9]),
        ([8, 9], [8, 9]),
        ([7, 9], [8, 9]),
        ([1, 2, 3], [2, 3, 4]),
        ([6, 8, 9], [7, 8, 9]),
        ([*ALL_VALUES], [*ALL_VALUES]),
        ([3, 6], [4, 7]),
    ],
)
@pytest.mark.parametrize("colour", ["red", "white"])
def test_grapes_age_from_the_highest_down(colour: str, before: list[int], after: list[int]) -> None:
    table = Table(Seat(grapes={colour: before}), Seat())
    age_grapes(table.player())
    assert table.grapes(colour) == after


@pytest.mark.rule("V-95", "V-96")
@pytest.mark.parametrize(
    ("built", "before", "after"),
    [
        ([], [1, 2], [2, 3]),
        ([], [3], [3]),
        ([], [2, 3], [2, 3]),
        ([], [1, 3], [2, 3]),
        (MEDIUM, [3], [4]),
        (MEDIUM, [2, 3, 6], [3, 4, 6]),
        (MEDIUM, [6], [6]),
        (MEDIUM, [5, 6], [5, 6]),
        (LARGE, [5, 6], [6, 7]),
        (LARGE, [3, 6, 9], [4, 7, 9]),
        (LARGE, [8, 9], [8, 9]),
    ],
)
@pytest.mark.parametrize("colour", ["red", "white"])
def test_wine_ages_up_to_what_the_cellar_holds(
    colour: str, built: list[str], before: list[int], after: list[int]
) -> None:
    table = Table(Seat(structures=built, wines={colour: before}), Seat())
    age_wines(table.player())
    assert table.wines(colour) == after


@pytest.mark.rule("V-95")
@pytest.mark.parametrize(
    ("kind", "built", "before", "after"),
    [
        ("blush", MEDIUM, [4, 6], [5, 6]),
        ("blush", LARGE, [4, 6], [5, 7]),
        ("sparkling", LARGE, [7, 8], [8, 9]),
        ("sparkling", LARGE, [7, 9], [8, 9]),
    ],
)
def test_blush_and_sparkling_age_too(
    kind: str, built: list[str], before: list[int], after: list[int]
) -> None:
    table = Table(Seat(structures=built, wines={kind: before}), Seat())
    age_wines(table.player())
    assert table.wines(kind) == after


@pytest.mark.rule("V-95")
def test_cards_age_by_the_same_rule() -> None:
    table = Table(
        Seat(structures=MEDIUM, wines={"red": [2, 3], "white": [6]}, grapes={"red": [4, 5]}), Seat()
    )
    table.do([AgeWine(0, times=2)])
    assert (table.wines("red"), table.wines("white")) == ([4, 5], [6])
    table.do([AgeGrape()])
    assert table.grapes("red") == [4, 6], "the lower one was blocked when it was chosen"
    assert not possible(table.state, table.player(1), AgeWine(0), Course())


@pytest.mark.rule("V-96")
def test_aging_never_loses_a_token() -> None:
    crowd = {"red": [3, 4, 6, 7, 9], "white": [2, 3]}
    table = Table(Seat(grapes=crowd, wines=crowd), Seat())
    me = table.player()
    for _ in range(20):
        age_grapes(me)
        age_wines(me)
        assert [len(table.grapes(colour)) for colour in crowd] == [5, 2]
        assert [len(table.wines(colour)) for colour in crowd] == [5, 2]


@pytest.mark.rule("V-97")
@pytest.mark.parametrize(
    ("kind", "built", "steps"),
    [
        ("red", [], [4, 5, 6, 6, 6]),
        ("blush", [], [4, 5, 6, 6, 6]),
        ("sparkling", [], [7, 8, 9, 9, 9]),
        ("white", ["medium_cellar"], [7, 8, 9, 9, 9]),
    ],
)
def test_wine_above_the_cellar_ages_inside_its_level(kind: str, built: list[str], steps: list[int]) -> None:
    table = Table(Seat(structures=built, wines={kind: steps[:1]}), Seat())
    for value in steps:
        assert table.wines(kind) == [value]
        age_wines(table.player())


@pytest.mark.rule("V-97")
def test_the_zymologist_stores_wine_above_the_cellar() -> None:
    me = Seat(hand=["zymologist"], grapes={"red": [5, 3], "white": [3]})
    table = Table(me, Seat(), season="winter").visit("zymologist")
    assert table.options == ["make:red:r5", "make:blush:r3+w3", "make:blush:r5+w3", "make:sparkling:r3+r5+w3"]
    table.choose("make:red:r5", "done")
    assert table.wines("red") == [5]


# Gains of grapes and wine


@pytest.mark.rule("V-98")
def test_a_bought_grape_of_value_one_needs_just_its_slot() -> None:
    me = Seat(hand=["buyer"], lira=2, grapes={"red": [1]}, workers=["bare"])
    table = Table(me, Seat()).visit("buyer", "way:buy")
    assert (table.grapes("red"), table.grapes("white"), table.lira()) == ([1], [1], 0), "red was no choice"
    full = Seat(hand=["buyer"], lira=2, grapes={"red": [1], "white": [1]})
    assert Table(full, Seat()).visit("buyer", "grape:red:1").vp() == 1, "only selling was left"


@pytest.mark.rule("V-98")
@pytest.mark.parametrize("colour", ["red", "white"])
def test_two_bought_grapes_need_both_slots(colour: str) -> None:
    Table(Seat(hand=["merchant"], lira=3, grapes={colour: [1]}), Seat(), season="winter").cannot(
        "at:play_winter_visitor"
    )
    table = Table(Seat(hand=["merchant"], lira=3, grapes={colour: [2]}), Seat(), season="winter")
    assert "at:play_winter_visitor" in table.begin().options


@pytest.mark.rule("V-99")
@pytest.mark.parametrize(("there", "then"), [([], [3]), ([3], [2, 3]), ([2, 3], [1, 2, 3])])
def test_other_grapes_and_wines_may_come_to_lie_lower(there: list[int], then: list[int]) -> None:
    table = Table(Seat(grapes={"red": there}, wines={"red": there, "white": [1, 2, 3]}), Seat())
    table.do([GainGrape(3, colour=0, exact=False)])
    assert table.grapes("red") == then
    table.do([GainWine(3)])
    assert table.wines("red") == then, "white has no room at all"


@pytest.mark.rule("V-99")
def test_where_nothing_fits_such_a_gain_is_no_option() -> None:
    low = {"red": [1, 2, 3], "white": [1, 2, 3]}
    table = Table(Seat(grapes=low, wines=low), Seat(structures=MEDIUM, wines=low))
    for step in (GainGrape(3, exact=False), GainGrape(1), GainWine(3), GainWine(9)):
        assert not possible(table.state, table.player(), step, Course())
    assert possible(table.state, table.player(1), GainWine(9), Course()), "the medium cellar has room"
    assert possible(table.state, table.player(), GainGrape(4, exact=False), Course())


@pytest.mark.rule("V-100")
def test_there_are_always_tokens_left() -> None:
    full = {"red": [*ALL_VALUES], "white": [*ALL_VALUES]}
    cellar = {**full, "blush": [*range(4, 10)], "sparkling": [7, 8, 9]}
    crowd = [Seat(grapes=full, wines=cellar, structures=LARGE) for _ in range(5)]
    room = {"red": [*range(2, 10)], "white": [*ALL_VALUES]}
    me = Seat(grapes=room, wines={**cellar, "red": [*range(2, 10)]}, fields={"left": ["sangiovese"]})
    me.structures = LARGE
    table = Table(me, *crowd, season="winter")
    table.do([Harvest()])
    assert table.grapes("red") == [*ALL_VALUES]
    table.do([MakeWine()], "make:red:r1")
    assert table.wines("red") == [*ALL_VALUES]
