"""South America: the service of the year's person, and the deed that he asks for.

Where a figure matters the person is the test's own, so that the events may be tuned.
"""

from typing import Any

import pytest

from figurka.games.viticulture.rules.steps import VINE_CARD, Discard, Gain, Harvest, Pay, Step
from figurka.games.viticulture.world.content.balance import CHEAP_TILE_PRICE, TARGETS, TILE_PRICE
from figurka.games.viticulture.world.content.events import INFLUENCE, SOUTH_AMERICA
from figurka.games.viticulture.world.rules.influence import deed_target
from figurka.games.viticulture.world.rules.state import TALLIES
from figurka.games.viticulture.world.rules.things import Deed, Event, Service
from tests.games.viticulture.table import Seat, Table
from tests.games.viticulture.world.continents import begin_year, event

PAID: tuple[Step, ...] = (Pay(1),)


def mission(
    *seats: Seat,
    marked: str = "B",
    service: Service | None = None,
    deed: Deed | None = None,
    second: Deed | None = None,
    cap: str = "c1",
    **said: Any,
) -> Table:
    """A year in South America with a person of the test's own."""
    table = Table(*seats, **{"continent": "south_america", "influence": 0, **said})
    table.world.event = Event(1, "sa_carabantes", marked, cap, service=service, deed=deed, second_deed=second)
    return table


def count(table: Table, what: str) -> int:
    return table.world.year.tallies[TALLIES.index(what)]


# Services


@pytest.mark.rule("W-341", "W-302")
def test_a_service_is_paid_and_taken_after_the_marked_action() -> None:
    table = mission(Seat(lira=1), Seat(), service=Service(PAID, (Gain(vp=2),)))
    table.choose("at:draw_vine:1", "worker:yellow")
    assert (table.kind, table.lira(), len(table.hand("vine"))) == ("service", 1, 1)
    table.choose("take")
    assert (table.lira(), table.vp()) == (0, 2)


@pytest.mark.rule("W-341", "W-302")
def test_a_service_that_costs_something_may_be_declined() -> None:
    table = mission(Seat(lira=1), Seat(), service=Service(PAID, (Gain(vp=2),)))
    table.choose("at:draw_vine:1", "worker:yellow", "decline")
    assert (table.lira(), table.vp()) == (1, 0)


@pytest.mark.rule("W-341")
def test_who_cannot_pay_has_no_service() -> None:
    table = mission(Seat(), Seat(), service=Service(PAID, (Gain(vp=2),)))
    table.choose("at:draw_vine:1", "worker:yellow")
    assert (table.asked, table.kind) == (1, "place")


@pytest.mark.rule("W-341", "W-301")
def test_another_action_has_no_service() -> None:
    table = mission(Seat(lira=1), Seat(), service=Service(PAID, (Gain(vp=2),)))
    table.choose("at:give_tour:1", "worker:yellow")
    assert (table.asked, table.kind) == (1, "place")


@pytest.mark.rule("W-341")
def test_each_player_is_served_once_a_year() -> None:
    one, other = Seat(lira=5, hats=(1, 2)), Seat(lira=5)
    table = mission(one, other, service=Service(PAID, (Gain(vp=2),)), ovals={"B1": "vp"})
    table.choose("at:draw_vine:1", "worker:yellow", "take")
    table.choose("at:draw_vine:1", "worker:yellow", "take")
    assert (table.vp(0), table.vp(1)) == (2, 2)
    table.choose("at:draw_vine:1", "worker:bare")
    assert (table.asked, table.vp()) == (1, 3), "only the oval has paid"


@pytest.mark.rule("W-341")
def test_a_declined_service_may_be_taken_later_in_the_year() -> None:
    table = mission(
        Seat(lira=5), Seat(passed=True), service=Service(PAID, (Gain(vp=2),)), ovals={"B1": "vine"}
    )
    table.choose("at:draw_vine:1", "worker:yellow", "decline", "at:draw_vine:1", "worker:yellow", "take")
    assert table.vp() == 2


@pytest.mark.rule("W-341")
def test_next_year_everybody_may_be_served_again() -> None:
    table = Table(Seat(lira=5), Seat(), continent="south_america")
    table.world.year.served = 0b11
    begin_year(table, "sa_benegas").choose("position:1", "position:2", "at:give_tour:1", "worker:yellow")
    assert len(table.told("service")) == 1


@pytest.mark.rule("W-341", "W-305")
def test_a_discount_is_used_inside_the_action() -> None:
    table = mission(
        Seat(lira=TILE_PRICE - 1), Seat(), marked="H", service=Service(discount=1), revealed=["tile_tour"]
    )
    table.choose("at:innovate:1", "worker:yellow")
    assert (table.lira(), table.world.tiles[2] is not None) == (0, True)


@pytest.mark.rule("W-341")
def test_a_discount_lowers_the_price_of_the_action_once() -> None:
    table = mission(
        Seat(lira=9, hand=["malvasia"]),
        Seat(),
        marked="D",
        service=Service((Discard(VINE_CARD),), discount=2),
        tiles="D",
    )
    table.choose("at:build_structure:1", "worker:yellow", "take", "structure:yoke", "structure:irrigation")
    assert table.lira() == 9 - (2 - 1 - 1) - (3 - 1 - 1)


@pytest.mark.rule("W-341")
def test_a_discount_lowers_the_price_of_two_tiles_once() -> None:
    table = mission(
        Seat(lira=9),
        Seat(),
        marked="H",
        service=Service(discount=1),
        tiles="H",
        revealed=["tile_tour", "tile_plant"],
    )
    table.choose("at:innovate:1", "worker:yellow", "tile:tour", "tile:plant")
    assert table.lira() == 9 - 2 * CHEAP_TILE_PRICE + 1


@pytest.mark.rule("W-341")
def test_a_discount_that_is_bought_may_be_left() -> None:
    service = Service((Discard(VINE_CARD),), discount=2)
    table = mission(Seat(lira=2, hand=["malvasia"]), Seat(), marked="D", service=service)
    table.choose("at:build_structure:1", "worker:yellow", "decline", "structure:yoke")
    assert (table.lira(), table.hand("vine")) == (0, ["malvasia"])


@pytest.mark.rule("W-341", "W-100")
def test_a_service_without_which_the_action_is_impossible_is_bought() -> None:
    service = Service((Discard(VINE_CARD),), discount=2)
    table = mission(Seat(hand=["malvasia"]), Seat(), marked="D", service=service)
    table.choose("at:build_structure:1", "worker:yellow", "structure:yoke")
    assert (table.structures(), table.hand("vine")) == (["yoke"], [])


@pytest.mark.rule("W-341")
def test_a_waiver_of_structures_is_used_inside_the_planting() -> None:
    table = mission(
        Seat(lira=1, hand=["merlot"]), Seat(), marked="A", service=Service(PAID, waives_structures=True)
    )
    table.choose("at:plant_vine:1", "worker:yellow", "plant:merlot:left")
    assert (table.vines("left"), table.lira()) == (["merlot"], 0)


@pytest.mark.rule("W-341")
def test_the_waiver_holds_for_one_planting() -> None:
    table = mission(
        Seat(lira=1, hand=["merlot", "chardonnay", "malvasia"]),
        Seat(),
        marked="A",
        service=Service(PAID, waives_structures=True),
        tiles="A",
    )
    table.choose("at:plant_vine:1", "worker:yellow", "take", "plant:merlot:left")
    table.cannot("plant:chardonnay:right")


@pytest.mark.rule("W-341")
def test_every_red_wine_of_the_action_is_worth_more() -> None:
    table = mission(
        Seat(lira=1, grapes={"red": [1], "white": [1]}, workers=["blue"]),
        Seat(),
        season="winter",
        marked="K",
        service=Service(PAID, red_wine=1),
    )
    table.choose("at:make_wine:1", "take", "make:red:r1", "make:white:w1")
    assert (table.wines("red"), table.wines("white")) == ([2], [1])


@pytest.mark.rule("W-341")
def test_one_wine_of_an_order_may_be_lower() -> None:
    service = Service(PAID, relief=2)
    poor: dict[str, Any] = {"structures": ["medium_cellar"], "workers": ["blue"], "lira": 1}
    table = mission(
        Seat(hand=["r4_w2"], wines={"red": [2], "white": [2]}, **poor),
        Seat(),
        season="winter",
        marked="N",
        service=service,
    )
    table.choose("at:fill_order:1")
    assert (table.vp(), table.lira()) == (3, 0)
    table = mission(
        Seat(hand=["r3_w3"], wines={"red": [1], "white": [1]}, **poor),
        Seat(),
        season="winter",
        marked="N",
        service=service,
    )
    table.cannot("at:fill_order:1")


@pytest.mark.rule("W-341", "W-309")
def test_an_action_as_a_service_comes_after_the_own_one() -> None:
    table = mission(
        Seat(lira=1, fields={"left": ["malvasia"], "right": ["sangiovese"]}, workers=["blue"]),
        Seat(),
        season="winter",
        marked="I",
        service=Service(PAID, (Harvest(),)),
    )
    table.choose("at:harvest_field:1", "field:left", "take")
    assert (table.grapes("white"), table.grapes("red")) == ([1], [1])


@pytest.mark.rule("W-341")
def test_a_service_that_could_do_nothing_is_not_sold() -> None:
    table = mission(
        Seat(lira=1, fields={"left": ["malvasia"]}, workers=["blue"]),
        Seat(),
        season="winter",
        marked="I",
        service=Service(PAID, (Harvest(),)),
    )
    table.choose("at:harvest_field:1")
    assert (table.asked, table.lira()) == (1, 1)


# Deeds


@pytest.mark.rule("W-342", "W-304")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("name", [each.name for each in SOUTH_AMERICA if each.deed is not None])
def test_a_deed_asks_for_a_target_of_the_table_or_grows_with_the_players(name: str, seats: int) -> None:
    table = Table(players=seats, continent="south_america", event=name)
    for deed in (event(name).deed, event(name).second_deed):
        if deed is not None:
            grown = deed.base + deed.per_player * seats
            assert (
                deed_target(table.state, deed) == (TARGETS[deed.target][seats] if deed.target else grown) > 0
            )


@pytest.mark.rule("W-342")
def test_a_deed_is_rewarded_at_once_when_the_team_has_done_it() -> None:
    deed = Deed("vines_planted", INFLUENCE, base=2)
    table = mission(
        Seat(hand=["malvasia"]), Seat(hand=["malvasia"], hats=(1, 2)), deed=deed, ovals={"A1": "vp"}
    )
    table.choose("at:plant_vine:1", "worker:yellow", "plant:malvasia:left")
    assert table.world.influence == 0
    table.choose("at:plant_vine:1", "worker:yellow", "plant:malvasia:left")
    assert table.world.influence == 1


@pytest.mark.rule("W-342")
def test_a_deed_is_rewarded_once() -> None:
    deed = Deed("vines_planted", INFLUENCE, base=1)
    table = mission(Seat(hand=["malvasia", "sangiovese"]), Seat(), deed=deed, cap="two", tiles="A")
    table.choose("at:plant_vine:1", "worker:yellow", "plant:malvasia:left", "plant:sangiovese:left")
    assert (count(table, "vines_planted"), table.world.influence) == (2, 1)


@pytest.mark.rule("W-342")
def test_a_second_deed_is_looked_at_in_the_same_way() -> None:
    first, second = Deed("vines_planted", INFLUENCE, base=1), Deed("vines_planted", INFLUENCE, base=2)
    table = mission(
        Seat(hand=["malvasia", "sangiovese"]), Seat(), deed=first, second=second, cap="two", tiles="A"
    )
    table.choose("at:plant_vine:1", "worker:yellow", "plant:malvasia:left")
    assert table.world.influence == 1
    table.choose("plant:sangiovese:left")
    assert table.world.influence == 2


@pytest.mark.rule("W-342", "W-300")
def test_deeds_bring_no_more_influence_than_the_cap() -> None:
    first, second = Deed("vines_planted", INFLUENCE, base=1), Deed("vines_planted", INFLUENCE, base=2)
    table = mission(Seat(hand=["malvasia", "sangiovese"]), Seat(), deed=first, second=second, tiles="A")
    table.choose("at:plant_vine:1", "worker:yellow", "plant:malvasia:left", "plant:sangiovese:left")
    assert table.world.influence == 1


@pytest.mark.rule("W-342")
def test_players_who_planted_are_counted_once_each() -> None:
    deed = Deed("players_who_planted", INFLUENCE, per_player=1)
    table = mission(Seat(hand=["malvasia", "malvasia"]), Seat(), deed=deed, tiles="A")
    table.choose("at:plant_vine:1", "worker:yellow", "plant:malvasia:left", "plant:malvasia:left")
    assert (count(table, "players_who_planted"), table.world.influence) == (1, 0)


@pytest.mark.rule("W-342")
def test_the_count_begins_anew_each_year() -> None:
    table = Table(Seat(), Seat(), continent="south_america").tally(vines_planted=1)
    begin_year(table, "sa_carabantes")
    assert count(table, "vines_planted") == 0


@pytest.mark.rule("W-342", "W-305")
def test_a_deed_counts_what_a_visitor_does() -> None:
    deed = Deed("structures_built", INFLUENCE, base=1)
    table = mission(Seat(hand=["architect"], lira=9), Seat(), deed=deed)
    table.visit("architect", "structure:yoke")
    assert table.world.influence == 1
