"""What holds for the events of all continents: caps, marked actions, when they work, losses."""

from typing import Any

import pytest

from figurka.games.viticulture.rules.steps import GRAPE, Gain, Harvest, Pay, Plant
from figurka.games.viticulture.world.content.balance import CAPS, TARGETS, TRAINING_PRICE
from figurka.games.viticulture.world.content.events import EVENTS, INFLUENCE
from figurka.games.viticulture.world.rules.influence import cap, target
from figurka.games.viticulture.world.rules.things import Bonus, Change, Dish, Event, Headline, Service
from tests.games.viticulture.table import Seat, Table
from tests.games.viticulture.world.continents import begin_year, end_game, event, idle, loss

ALL = [each.name for events in EVENTS.values() for each in events]
CONTINENT = {each.name: name for name, events in EVENTS.items() for each in events}


def with_event(table: Table, year: Event) -> Table:
    """An event of the test's own."""
    table.world.event = year
    return table


# Influence


@pytest.mark.rule("W-300", "W-304")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("name", ALL)
def test_an_event_has_a_cap_by_the_number_of_players(name: str, seats: int) -> None:
    table = Table(players=seats, continent=CONTINENT[name], event=name)
    few, many = CAPS[event(name).cap]
    assert cap(table.state) == (few if seats <= 3 else many)


@pytest.mark.rule("W-300")
def test_above_the_cap_only_the_rest_of_a_gain_is_taken() -> None:
    dish = Dish(GRAPE, 9, 0, (Gain(influence=2, vp=3),), ())
    table = with_event(
        Table(idle(grapes={"red": [9]}), Seat(), season="winter", continent="asia", influence=0),
        Event(1, "as_raisins", "I", "c1", dish=dish),
    )
    table.choose("grape:red:9")
    assert (table.world.influence, table.vp()) == (1, 3)
    table = with_event(
        Table(idle(grapes={"red": [9]}), Seat(), season="winter", continent="asia", influence=0),
        Event(1, "as_raisins", "I", "none", dish=dish),
    )
    table.choose("grape:red:9")
    assert (table.world.influence, table.vp()) == (0, 3)


@pytest.mark.rule("W-300")
def test_the_cap_counts_for_one_year() -> None:
    table = Table(Seat(), Seat(), continent="asia", event="as_raisins")
    table.world.year.cap_used = 1
    begin_year(table, "as_dolma")
    assert table.world.year.cap_used == 0


# Marked actions


@pytest.mark.rule("W-301")
def test_the_view_shows_the_token_on_the_marked_actions() -> None:
    for name in ("as_raisins", "as_poets", "as_night_market", "eu_coops"):
        table = Table(Seat(), Seat(), continent=CONTINENT[name], event=name).begin()
        board = table.game.view(0)["board"]
        assert isinstance(board, list)
        shown = "".join(action["letter"] or "$" for action in board if action["marked"])
        assert shown == event(name).marked
    assert [len(event(name).marked) for name in ("as_raisins", "as_poets", "eu_coops")] == [1, 2, 0]


@pytest.mark.rule("W-301")
@pytest.mark.parametrize("season", ["summer", "winter"])
def test_an_event_may_mark_several_actions(season: str) -> None:
    deck = {"summer": ["patron", "vendor"], "winter": ["judge", "marketer"]}[season]
    table = with_event(
        Table(Seat(hand=deck, hats=(0, 0)), Seat(), season=season, continent="asia"),
        Event(8, "as_poets", "EM", bonus=Bonus((), (Gain(vp=5),))),
    )
    table.visit(deck[0])
    while table.kind != "event":
        table.choose(table.options[0])
    table.choose("take")
    assert table.vp() >= 5


@pytest.mark.rule("W-301")
def test_an_event_may_mark_the_lira_space() -> None:
    table = with_event(
        Table(Seat(), Seat(), continent="asia"),
        Event(10, "as_night_market", "$", bonus=Bonus((), (Gain(vp=5),))),
    )
    table.choose("at:gain_lira", "worker:yellow", "take")
    assert table.vp() == 5


# When and for whom


@pytest.mark.rule("W-302")
@pytest.mark.parametrize("worker", ["yellow", "bare", "grande"])
def test_the_effect_comes_after_the_action_for_any_worker(worker: str) -> None:
    table = with_event(
        Table(Seat(hats=(1, 1)), Seat(), continent="asia"),
        Event(5, "as_silk_road", "C", bonus=Bonus((Pay(2),), (Gain(vp=1),))),
    )
    table.choose("at:give_tour:1", f"worker:{worker}")
    assert (table.kind, table.lira()) == ("event", 2), "the tour has paid for it"
    table.choose("take")
    assert (table.vp(), table.lira()) == (1, 0)


@pytest.mark.rule("W-302")
def test_the_effect_may_be_left() -> None:
    table = with_event(
        Table(Seat(lira=2), Seat(), continent="asia"),
        Event(5, "as_silk_road", "C", bonus=Bonus((Pay(2),), (Gain(vp=1),))),
    )
    table.choose("at:give_tour:1", "worker:yellow", "decline")
    assert (table.vp(), table.lira()) == (0, 4)


@pytest.mark.rule("W-302")
def test_changes_and_fame_are_mandatory() -> None:
    table = with_event(
        Table(Seat(hand=["malvasia"], lira=1), Seat(), continent="north_america"),
        Event(1, "na_catawba", "A", change=Change(planting_price=1), headline=Headline({"A": 1}, INFLUENCE)),
    )
    fame = table.world.fame
    table.choose("at:plant_vine:1", "worker:yellow", "plant:malvasia:left")
    assert (table.asked, table.lira(), table.world.fame) == (1, 0, fame + 1)


@pytest.mark.rule("W-303", "W-22")
def test_an_event_works_until_the_next_one_is_revealed() -> None:
    seats = [idle(hand=["malvasia"], lira=3), idle()]
    table = Table(*seats, season="winter", continent="oceania", event="oc_sydney")
    table.world.events = (event("oc_gold"),)
    table.begin()
    assert (table.state.year, table.world.event) == (2, event("oc_gold"))
    table.choose("position:5", "position:6", "at:plant_vine:1", "worker:yellow", "plant:malvasia:left")
    assert table.lira() == 3


@pytest.mark.rule("W-303", "W-71")
def test_an_event_still_works_at_the_year_end_check() -> None:
    table = end_game(
        idle(wines={"red": [5]}, structures=["medium_cellar"]),
        idle(),
        continent="europe",
        event="eu_classification",
    )
    assert table.vp() == 1, "the wine has aged before the check"


@pytest.mark.rule("W-304")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("name", ["low", "mid", "tiles"])
def test_team_targets_go_by_the_number_of_human_players(name: str, seats: int) -> None:
    assert target(Table(players=seats, continent="oceania").state, name) == TARGETS[name][seats]


# What meets an event, and what does not


def planting(**said: Any) -> Event:
    return Event(9, "as_monsoon", "A", **{"bonus": Bonus((), (Gain(vp=5),)), **said})


@pytest.mark.rule("W-305")
def test_planting_by_a_visitor_is_not_the_marked_action() -> None:
    table = with_event(Table(Seat(hand=["planter", "malvasia"]), Seat(), continent="asia"), planting())
    table.visit("planter", "plant:malvasia:left")
    assert (table.vp(), table.vines("left"), table.asked) == (0, ["malvasia"], 1)


@pytest.mark.rule("W-305")
def test_an_action_taken_by_the_manager_is_not_the_marked_action() -> None:
    table = with_event(
        Table(Seat(hand=["manager", "malvasia"]), Seat(), season="winter", continent="asia"), planting()
    )
    table.visit("manager", "action:plant_vine", "plant:malvasia:left")
    assert (table.vp(), table.vines("left")) == (0, ["malvasia"])


@pytest.mark.rule("W-305")
def test_the_yoke_is_not_the_marked_action() -> None:
    table = with_event(
        Table(
            Seat(structures=["yoke"], fields={"left": ["malvasia"]}),
            Seat(),
            season="winter",
            continent="asia",
        ),
        Event(1, "as_raisins", "I", bonus=Bonus((), (Gain(vp=5),))),
    )
    table.choose("at:yoke", "worker:blue", "part:harvest")
    assert (table.vp(), table.grapes("white")) == (0, [1])


@pytest.mark.rule("W-305")
def test_an_oval_and_a_tile_belong_to_the_marked_action() -> None:
    table = with_event(
        Table(Seat(hand=["malvasia"]), Seat(), continent="asia", ovals={"A1": "vine"}, tiles="A"), planting()
    )
    table.choose("at:plant_vine:1", "worker:yellow", "plant:malvasia:left", "take")
    assert table.vp() == 5


@pytest.mark.rule("W-305")
def test_fame_is_not_met_by_a_visitor() -> None:
    table = with_event(
        Table(Seat(hand=["manager"]), Seat(), season="winter", continent="north_america"),
        Event(1, "na_press", "C", headline=Headline({"C": 1}, INFLUENCE)),
    )
    fame = table.world.fame
    table.visit("manager", "action:give_tour")
    assert (table.lira(), table.world.fame) == (2, fame)


@pytest.mark.rule("W-305")
def test_a_price_of_planting_is_asked_only_on_the_board() -> None:
    table = with_event(
        Table(Seat(hand=["planter", "malvasia"]), Seat(), continent="oceania"),
        Event(3, "oc_sydney", "A", change=Change(planting_price=1)),
    )
    table.visit("planter", "plant:malvasia:left")
    assert table.lira() == 1, "what the planter pays"


@pytest.mark.rule("W-305")
def test_a_discount_for_building_holds_only_on_the_board() -> None:
    table = with_event(
        Table(Seat(hand=["architect"], lira=3), Seat(), continent="europe"),
        Event(1, "eu_grants", "D", change=Change(build_discount=2)),
    )
    table.visit("architect", "structure:windmill")
    assert table.lira() == 3 - (5 - 3)


@pytest.mark.rule("W-305")
def test_a_maximum_of_wines_holds_only_on_the_board() -> None:
    table = with_event(
        Table(Seat(hand=["teacher"], grapes={"red": [1, 2]}), Seat(), season="winter", continent="africa"),
        Event(9, "af_quotas", "K", change=Change(most_wines=1)),
    )
    table.visit("teacher", "make:red:r1", "make:red:r2")
    assert table.wines("red") == [1, 2]


@pytest.mark.rule("W-305")
def test_changes_of_wine_harvest_and_orders_work_everywhere() -> None:
    change = Change(wine_value=-1, harvest_value=-1, order_vp=-1)
    seat: dict[str, Any] = {"structures": ["medium_cellar", "yoke"], "fields": {"left": ["syrah"]}}
    table = with_event(
        Table(
            Seat(hand=["teacher"], grapes={"red": [3]}, **seat), Seat(), season="winter", continent="europe"
        ),
        Event(3, "eu_definition", "K", change=change),
    )
    table.visit("teacher")
    assert table.wines("red") == [2]
    table = with_event(
        Table(Seat(**seat), Seat(), season="winter", continent="europe"),
        Event(3, "eu_definition", "K", change=change),
    )
    table.choose("at:yoke", "worker:blue", "part:harvest")
    assert table.grapes("red") == [1]
    table = with_event(
        Table(
            Seat(hand=["master_vintner", "r5"], wines={"red": [4]}, **seat),
            Seat(),
            season="winter",
            continent="europe",
        ),
        Event(3, "eu_definition", "K", change=change),
    )
    table.visit("master_vintner")
    assert table.vp() == 2 - 1


# Revealing


@pytest.mark.rule("W-306")
def test_an_event_is_resolved_in_last_years_order() -> None:
    grapes: dict[str, Any] = {"grapes": {"red": [1], "white": [1]}}
    table = Table(Seat(row=4, **grapes), Seat(row=2, **grapes), Seat(row=3, **grapes), continent="africa")
    begin_year(table, "af_locusts")
    asked: list[int] = []
    while table.kind == "give_up":
        asked.append(table.asked)
        table.choose("grape:red:1")
    assert asked == [1, 2, 0]


@pytest.mark.rule("W-306")
def test_in_the_first_year_an_event_is_resolved_in_seat_order() -> None:
    grapes: dict[str, Any] = {"grapes": {"red": [1], "white": [1]}}
    table = Table(Seat(row=4, **grapes), Seat(row=2, **grapes), Seat(row=3, **grapes), continent="africa")
    table.state.order = ()
    begin_year(table, "af_locusts")
    asked: list[int] = []
    while table.kind == "give_up":
        asked.append(table.asked)
        table.choose("grape:red:1")
    assert asked == [0, 1, 2]


# Losses


@pytest.mark.rule("W-307")
def test_influence_does_not_fall_below_0() -> None:
    table = end_game(idle(), idle(), continent="africa", event="af_markets", influence=0)
    hardship = event("af_markets").hardship
    assert hardship is not None
    assert loss(hardship.unanswered, "influence") > 0
    assert table.world.influence == 0


@pytest.mark.rule("W-307")
def test_nobody_pays_lira_that_he_does_not_have() -> None:
    assert begin_year(Table(Seat(), Seat(), continent="europe"), "eu_land_tax").lira() == 0


@pytest.mark.rule("W-307")
def test_fame_does_not_fall_below_0() -> None:
    table = Table(Seat(), Seat(), continent="north_america")
    table.world.fame = 0
    assert begin_year(table, "na_labels").world.fame == 0


@pytest.mark.rule("W-307")
def test_points_do_not_fall_below_minus_5() -> None:
    assert end_game(idle(vp=-5), idle(), continent="africa", event="af_boycott").vp() == -5


@pytest.mark.rule("W-307")
@pytest.mark.parametrize("name", ["af_drought", "af_louse", "af_quotas"])
def test_nobody_loses_grapes_vines_or_wine_that_he_does_not_have(name: str) -> None:
    table = end_game(idle(), idle(), continent="africa", event=name)
    assert table.over


# The solo partner, and actions that an event gives


@pytest.mark.rule("W-308")
def test_alone_the_partner_is_the_fellow_player_of_an_event() -> None:
    table = Table(Seat(lira=9), continent="oceania", event="oc_gold").choose(
        "at:give_tour:1", "worker:yellow"
    )
    assert table.options == ["partner", "decline"]


@pytest.mark.rule("W-309")
def test_an_action_that_an_event_gives_uses_no_worker_and_takes_no_bonus() -> None:
    table = with_event(
        Table(
            Seat(hats=(0, 0), fields={"left": ["malvasia"], "right": ["sangiovese"]}, lira=1),
            Seat(),
            season="winter",
            continent="south_america",
            ovals={"I1": "vp"},
        ),
        Event(3, "sa_jesuits", "I", service=Service((Pay(1),), (Harvest(),))),
    )
    table.choose("at:harvest_field:1", "worker:bare", "field:left", "take")
    assert (table.grapes("red"), table.grapes("white")) == ([1], [1])
    assert (table.vp(), table.available()) == (1, {"bare": 3, "grande": 1})


@pytest.mark.rule("W-309")
def test_an_action_that_an_event_gives_pays_no_extra_cost() -> None:
    table = with_event(
        Table(Seat(hand=["malvasia", "malvasia"], lira=5), Seat(), continent="asia"),
        planting(bonus=Bonus((), (Plant(),)), change=Change(planting_price=2, extra_price={"A": 1})),
    )
    table.choose("at:plant_vine:1", "worker:yellow", "plant:malvasia:left", "take", "plant:malvasia:left")
    assert (table.lira(), table.vines("left")) == (2, ["malvasia", "malvasia"])


@pytest.mark.rule("W-309", "W-133")
def test_an_action_that_an_event_gives_starts_no_trade() -> None:
    table = with_event(
        Table(
            Seat(hand=["malvasia", "malvasia"]),
            Seat(lira=5),
            continent="asia",
            board={"A1": ["1.yellow"]},
        ),
        planting(bonus=Bonus((), (Plant(),))),
    )
    table.choose("at:plant_vine:beside", "no_trade", "plant:malvasia:left", "take")
    assert table.kind == "plant"
    table.choose("plant:malvasia:left")
    assert (table.asked, table.kind) == (1, "place")


@pytest.mark.rule("W-309")
def test_training_that_an_event_gives_is_free_and_may_be_of_any_own_worker() -> None:
    service = event("sa_goyenechea").service
    assert service is not None
    lira = TRAINING_PRICE + sum(step.lira for step in service.cost if isinstance(step, Pay))
    table = Table(
        Seat(lira=lira, workers=["blue", "blue"]),
        Seat(),
        season="winter",
        continent="south_america",
        event="sa_goyenechea",
        board={"B1": ["0.yellow", "0.yellow"]},
        ovals={"B1": "vp"},
    )
    table.choose("at:train_worker:1", "hat:blue:acting", "take", "hat:yellow:board")
    assert (table.lira(), table.player().workers[:3]) == (0, [1, 1, 2])
