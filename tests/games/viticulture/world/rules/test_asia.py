"""Asia: the dish of the year, and who adds what to it.

Where a figure matters the dish is the test's own, so that the events may be tuned.
"""

from typing import Any

import pytest

from figurka.games.viticulture.rules.state import PARENTS
from figurka.games.viticulture.rules.steps import GRAPE, VINE_CARD, WINE, Gain
from figurka.games.viticulture.rules.things import WHITE
from figurka.games.viticulture.world.content.events import ASIA, INFLUENCE
from figurka.games.viticulture.world.rules.continents.asia import need
from figurka.games.viticulture.world.rules.things import Dish, Event
from tests.games.viticulture.table import Seat, Table
from tests.games.viticulture.world.continents import event, idle

COOK = (Gain(lira=3),)


def kitchen(*seats: Seat, dish: Dish, marked: str = "I", **said: Any) -> Table:
    """A winter in Asia with a dish of the test's own."""
    table = Table(*seats, **{"continent": "asia", "season": "winter", "influence": 0, **said})
    table.world.event = Event(1, "as_raisins", marked, "c1", dish=dish)
    return table


def grapes(base: int, per_player: int = 0, **said: Any) -> Dish:
    """A dish of grapes, for one influence and three lira for each cook."""
    return Dish(GRAPE, base, per_player, INFLUENCE, COOK, **said)


def harvester(**held: list[int]) -> Seat:
    """A player who can harvest a white grape of value 1 in winter."""
    return Seat(fields={"left": ["malvasia"]}, grapes=held, workers=["blue", "blue"])


def on_the_dish(table: Table) -> list[str]:
    return [given.thing.key for given in table.world.year.dish]


@pytest.mark.rule("W-320")
def test_everybody_begins_with_a_grape_of_value_1_in_a_colour_of_choice() -> None:
    table = Table(Seat(), Seat(), continent="asia")
    table.state.phase = PARENTS
    table.begin()
    colours = iter(("red", "white"))
    while table.kind != "position":
        table.choose(f"grape:{next(colours)}:1" if table.kind == "gain_grape" else table.options[0])
    assert (table.grapes("red", 0), table.grapes("white", 0)) == ([1], [])
    assert (table.grapes("red", 1), table.grapes("white", 1)) == ([], [1])


@pytest.mark.rule("W-321")
def test_up_to_two_ingredients_are_added_after_the_marked_action() -> None:
    table = kitchen(harvester(red=[1, 2, 3]), Seat(), dish=grapes(9))
    table.choose("at:harvest_field:1", "grape:red:1", "grape:red:2")
    assert table.asked == 1
    assert table.grapes("red") == [3]
    assert on_the_dish(table) == ["grape:red:1", "grape:red:2"]


@pytest.mark.rule("W-321", "W-302")
def test_only_as_much_is_added_as_the_player_likes() -> None:
    table = kitchen(harvester(red=[1]), Seat(), dish=grapes(9))
    table.choose("at:harvest_field:1")
    assert table.options == ["grape:red:1", "grape:white:1", "done"]
    table.choose("grape:white:1", "done")
    assert on_the_dish(table) == ["grape:white:1"]


@pytest.mark.rule("W-321", "W-301")
def test_nothing_is_added_after_another_action() -> None:
    table = kitchen(harvester(red=[1]), Seat(), dish=grapes(9))
    table.choose("at:draw_order:1")
    assert table.asked == 1


@pytest.mark.rule("W-321")
def test_one_ingredient_is_added_when_passing_summer_before_autumn() -> None:
    table = kitchen(Seat(grapes={"red": [1, 2]}), Seat(), dish=grapes(9), season="summer")
    table.choose("pass")
    assert table.kind == "ingredient"
    table.choose("grape:red:1")
    assert table.kind == "autumn"
    assert table.grapes("red") == [2]


@pytest.mark.rule("W-321")
def test_one_ingredient_is_added_when_passing_winter_before_the_grapes_age() -> None:
    table = kitchen(Seat(grapes={"red": [1, 3]}), Seat(), dish=grapes(9))
    table.choose("pass", "grape:red:1")
    assert on_the_dish(table) == ["grape:red:1"]
    assert table.grapes("red") == [4]


@pytest.mark.rule("W-321")
def test_ingredients_may_have_to_be_of_one_colour() -> None:
    table = kitchen(idle(grapes={"red": [1], "white": [1]}), Seat(), dish=grapes(9, colour=WHITE)).begin()
    assert table.options == ["grape:white:1", "done"]


@pytest.mark.rule("W-321")
def test_who_has_no_ingredient_is_not_asked() -> None:
    table = kitchen(idle(grapes={"red": [1]}), Seat(), dish=grapes(9, colour=WHITE)).begin()
    assert (table.asked, table.kind) == (1, "place")


@pytest.mark.rule("W-322", "W-304")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("name", [each.name for each in ASIA if each.dish is not None])
def test_a_dish_needs_a_base_and_more_for_each_player(name: str, seats: int) -> None:
    table = Table(players=seats, continent="asia", event=name)
    dish = event(name).dish
    assert dish is not None
    assert need(table.state, dish) == dish.base + seats * dish.per_player
    assert dish.per_player > 0


@pytest.mark.rule("W-322", "W-304")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_dish_is_done_with_what_so_many_players_need(seats: int) -> None:
    others = [Seat() for _ in range(seats - 1)]
    wanted = 1 + 2 * seats
    table = kitchen(idle(grapes={"red": [wanted - 1]}), *others, dish=grapes(1, 2)).choose(
        f"grape:red:{wanted - 1}"
    )
    assert not table.world.year.dish_done
    table = kitchen(idle(grapes={"red": [wanted]}), *others, dish=grapes(1, 2)).choose(f"grape:red:{wanted}")
    assert table.world.year.dish_done


@pytest.mark.rule("W-322")
def test_grapes_count_their_value() -> None:
    table = kitchen(harvester(red=[3]), Seat(), dish=grapes(4))
    table.choose("at:harvest_field:1", "grape:red:3")
    assert not table.world.year.dish_done
    table.choose("grape:white:1")
    assert table.world.year.dish_done


@pytest.mark.rule("W-322")
def test_wines_count_their_value() -> None:
    table = kitchen(
        idle(wines={"blush": [5]}, structures=["medium_cellar"]),
        Seat(),
        dish=Dish(WINE, 5, 0, INFLUENCE, COOK),
    )
    table.choose("wine:blush:5")
    assert table.world.year.dish_done
    assert table.wines("blush") == []


@pytest.mark.rule("W-322")
def test_cards_count_one_each() -> None:
    dish = Dish(VINE_CARD, 2, 0, INFLUENCE, COOK)
    table = kitchen(
        Seat(hand=["chardonnay", "chardonnay"], workers=["yellow"] * 2),
        Seat(),
        dish=dish,
        marked="B",
        season="summer",
    )
    table.choose("at:draw_vine:1", "vine:chardonnay")
    assert not table.world.year.dish_done
    table.choose("vine:chardonnay")
    assert table.world.year.dish_done
    assert len(table.hand("vine")) == 1


@pytest.mark.rule("W-322")
def test_more_than_needed_is_lost() -> None:
    table = kitchen(harvester(red=[9]), Seat(), dish=grapes(2))
    table.choose("at:harvest_field:1", "grape:red:9")
    assert table.world.year.dish_done
    assert (table.grapes("red"), table.lira(), table.world.influence) == ([], 3, 1)


@pytest.mark.rule("W-323")
def test_a_finished_dish_pays_the_team_once_and_every_cook_once() -> None:
    table = kitchen(idle(grapes={"red": [1]}), idle(grapes={"red": [9]}), Seat(), dish=grapes(5), influence=2)
    table.choose("grape:red:1")
    assert (table.lira(0), table.world.influence) == (0, 2)
    table.choose("grape:red:9")
    assert [table.lira(seat) for seat in range(3)] == [3, 3, 0]
    assert table.world.influence == 3


@pytest.mark.rule("W-323")
def test_a_cook_of_two_ingredients_is_paid_once() -> None:
    table = kitchen(harvester(red=[1, 4]), Seat(), dish=grapes(5))
    table.choose("at:harvest_field:1", "grape:red:1", "grape:red:4")
    assert table.lira() == 3


@pytest.mark.rule("W-323")
def test_the_team_gain_belongs_to_who_added_the_last_ingredient() -> None:
    dish = Dish(GRAPE, 3, 0, (Gain(influence=1, vp=2),), ())
    table = kitchen(idle(grapes={"red": [1]}), idle(grapes={"red": [2]}), Seat(), dish=dish)
    table.choose("grape:red:1", "grape:red:2")
    assert [table.vp(seat) for seat in range(3)] == [0, 2, 0]


@pytest.mark.rule("W-323")
def test_a_finished_dish_is_closed() -> None:
    table = kitchen(harvester(red=[8, 9]), idle(grapes={"red": [5]}), dish=grapes(9))
    table.choose("at:harvest_field:1", "grape:red:9")
    assert table.world.year.dish_done
    assert (table.asked, table.kind) == (0, "place")
    assert on_the_dish(table) == ["grape:red:9"]


@pytest.mark.rule("W-324", "W-303")
def test_an_unfinished_dish_pays_its_givers_for_each_ingredient() -> None:
    table = kitchen(
        Seat(fields={"left": ["malvasia"]}, grapes={"red": [2]}, workers=["blue"]),
        idle(grapes={"white": [1]}),
        idle(),
        dish=grapes(9),
        year=6,
    )
    table.choose("at:harvest_field:1", "grape:red:2", "grape:white:1", "grape:white:1")
    assert table.over
    assert [table.lira(seat) for seat in range(3)] == [2, 1, 0]
    assert table.world.influence == 0
    assert on_the_dish(table) == []


@pytest.mark.rule("W-324")
def test_a_finished_dish_pays_no_more_at_the_years_end() -> None:
    table = kitchen(idle(grapes={"red": [9]}), idle(), dish=grapes(9), year=6).choose("grape:red:9")
    assert table.over
    assert table.lira() == 3


@pytest.mark.rule("W-324")
def test_cards_of_the_dish_go_to_their_discards() -> None:
    dish = Dish(VINE_CARD, 9, 0, INFLUENCE, COOK)
    table = kitchen(idle(hand=["chardonnay"]), idle(), dish=dish, year=6).choose("vine:chardonnay")
    assert table.over
    assert table.discards("vine") == ["chardonnay"]
    table.rules.check(table.state)
