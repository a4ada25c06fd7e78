"""What events change while they last: each of it in force and out of force, and the events that bring it."""

from dataclasses import dataclass, field, fields
from typing import Any

import pytest

from figurka.games.viticulture.rules.steps import Gain
from figurka.games.viticulture.world.content.balance import TRAINING_PRICE
from figurka.games.viticulture.world.content.events import EVENTS
from figurka.games.viticulture.world.rules.things import Change, Event
from tests.games.viticulture.table import Seat, Table
from tests.games.viticulture.world.continents import end_game, event, gain, idle
from tests.games.viticulture.world.effects import TAKEN, TEAM, effect, holdings, signs, worth

CONTINENT = {each.name: name for name, events in EVENTS.items() for each in events}
CELLAR = ["medium_cellar", "large_cellar"]


@dataclass
class Changing:
    """A play that a change alters, and how."""

    what: Change
    season: str
    seat: dict[str, Any]
    keys: str
    changes: dict[str, int]
    said: dict[str, Any] = field(default_factory=dict)


CHANGINGS = {
    "build_discount": Changing(
        Change(build_discount=2),
        "summer",
        {"lira": 9},
        "at:build_structure:1 worker:yellow structure:windmill",
        {"lira": 2},
    ),
    "planting_price": Changing(
        Change(planting_price=2),
        "summer",
        {"lira": 9, "hand": ["malvasia"]},
        "at:plant_vine:1 worker:yellow plant:malvasia:left",
        {"lira": -2},
    ),
    "wine_value": Changing(
        Change(wine_value=-1),
        "winter",
        {"grapes": {"red": [3], "white": [1]}},
        "at:make_wine:1 worker:blue make:red:r3 make:white:w1",
        {"wines": -1},
    ),
    "wine_gain": Changing(
        Change(wine_gain=(Gain(lira=3),)),
        "winter",
        {"grapes": {"red": [3], "white": [1]}},
        "at:make_wine:1 worker:blue make:red:r3 make:white:w1",
        {"lira": 6},
    ),
    "order_gain": Changing(
        Change(order_gain=(Gain(vp=1, lira=2),)), "winter", TAKEN["N"][0], TAKEN["N"][1], {"lira": 2, "vp": 1}
    ),
    "order_vp": Changing(Change(order_vp=-1), "winter", TAKEN["N"][0], TAKEN["N"][1], {"vp": -1}),
    "order_with_6": Changing(
        Change(order_with_6=(Gain(vp=2),)),
        "winter",
        {"hand": ["r5"], "wines": {"red": [6]}, "structures": CELLAR},
        TAKEN["N"][1],
        {"vp": 2},
    ),
    "first_order_with_7": Changing(
        Change(first_order_with_7=(Gain(vp=2),)),
        "winter",
        {"hand": ["r5"], "wines": {"red": [7]}, "structures": CELLAR},
        TAKEN["N"][1],
        {"vp": 2},
    ),
    "wine_sold_gain": Changing(
        Change(wine_sold_gain=(Gain(lira=2),)),
        "winter",
        {"wines": {"red": [3]}},
        "at:sell_wine:1 worker:blue",
        {"lira": 2},
    ),
    "wine_sold_lira": Changing(
        Change(wine_sold_lira=-2),
        "winter",
        {"wines": {"red": [3]}},
        "at:sell_wine:1 worker:blue",
        {"lira": -2},
    ),
    "grape_sold_gain": Changing(
        Change(grape_sold_gain=(Gain(lira=2),)),
        "summer",
        {"grapes": {"red": [1]}},
        "at:sell_grapes_or_field:1 worker:yellow grape:red:1",
        {"lira": 2},
    ),
    "tour_gain": Changing(Change(tour_gain=(Gain(lira=2),)), "summer", {}, TAKEN["C"][1], {"lira": 2}),
    "extra_price": Changing(Change(extra_price={"C": 1}), "summer", {"lira": 1}, TAKEN["C"][1], {"lira": -1}),
    "harvest_value": Changing(
        Change(harvest_value=-1),
        "winter",
        {"fields": {"left": ["chardonnay", "sangiovese"]}},
        "at:harvest_field:1 worker:blue",
        {"grapes": -1},
    ),
    "half_income": Changing(Change(half_income=True), "winter", {"residual": 3}, "pass", {"lira": -2}),
    "hatted_summer_price": Changing(
        Change(hatted_summer_price=2), "summer", {"lira": 2}, TAKEN["C"][1], {"lira": -2}
    ),
    "trade_gain": Changing(
        Change(trade_gain=(Gain(lira=2),)),
        "summer",
        {"lira": 1, "workers": ["grande"]},
        "at:draw_vine:beside seat:1 agree",
        {"lira": 2},
        said={"board": {"B1": ["1.yellow"]}},
    ),
}
"""Those that are seen by comparing a play with and without them; the others have tests of their own below."""
APART = {
    "least_wine_sold",
    "blocked_action",
    "blocked",
    "most_wines",
    "structures_waived_for",
    "scandal",
    "on_reveal",
    "year_end",
}


def decree(what: Change) -> Event:
    return Event(1, "eu_grants", "A", change=what)


def test_every_field_of_a_change_is_tested() -> None:
    assert {each.name for each in fields(Change)} == {*CHANGINGS, *APART}


@pytest.mark.rule("W-302", "W-305", "W-355")
@pytest.mark.parametrize("name", CHANGINGS)
@pytest.mark.parametrize("continent", ["europe", "africa", "oceania", "north_america"])
def test_a_change_in_force(name: str, continent: str) -> None:
    changing = CHANGINGS[name]
    seats = [changing.seat, {}]
    changes = effect(
        decree(changing.what),
        seats,
        changing.keys,
        season=changing.season,
        continent=continent,
        **changing.said,
    )
    assert changes[0] == changing.changes
    assert changes.get(1, {}) == ({"lira": 2} if name == "trade_gain" else {})


@pytest.mark.rule("W-376", "W-303")
@pytest.mark.parametrize("name", CHANGINGS)
def test_a_change_out_of_force(name: str) -> None:
    changing = CHANGINGS[name]
    table = Table(Seat(**changing.seat), Seat(), season=changing.season, continent="africa", **changing.said)
    table.world.event = decree(changing.what)
    table.world.year.ended = True
    table.choose(*changing.keys.split())
    plain = Table(Seat(**changing.seat), Seat(), season=changing.season, continent="africa", **changing.said)
    plain.choose(*changing.keys.split())
    assert holdings(table, 0) == holdings(plain, 0)


@pytest.mark.rule("W-305")
@pytest.mark.parametrize(
    ("value", "kind", "grapes", "made"),
    [
        (1, "red", "r1", 1),
        (4, "blush", "r1+w3", 4),
        (5, "blush", "r2+w3", 4),
        (7, "sparkling", "r1+r2+w4", 7),
    ],
)
def test_a_lowered_wine_stays_at_the_least_of_its_type(value: int, kind: str, grapes: str, made: int) -> None:
    reds = [int(each[1:]) for each in grapes.split("+") if each[0] == "r"]
    whites = [int(each[1:]) for each in grapes.split("+") if each[0] == "w"]
    assert sum(reds) + sum(whites) == value
    table = Table(
        Seat(grapes={"red": reds, "white": whites}, structures=CELLAR, workers=["blue"]),
        Seat(),
        season="winter",
        continent="europe",
    )
    table.world.event = decree(Change(wine_value=-1))
    table.choose("at:make_wine:1")
    if table.kind == "wine":
        table.choose(f"make:{kind}:{grapes}")
    assert table.wines(kind) == [made]


@pytest.mark.rule("W-307")
def test_an_order_never_costs_points() -> None:
    table = Table(Seat(**TAKEN["N"][0]), Seat(), season="winter", continent="africa")
    table.world.event = decree(Change(order_vp=-9))
    table.choose(*TAKEN["N"][1].split())
    assert (table.vp(), table.player().residual) == (0, 1)


@pytest.mark.rule("W-305")
@pytest.mark.parametrize(
    ("wine", "what"),
    [(5, Change(order_with_6=(Gain(lira=9),))), (6, Change(first_order_with_7=(Gain(lira=9),)))],
)
def test_a_lesser_wine_makes_no_fine_order(wine: int, what: Change) -> None:
    table = Table(
        Seat(hand=["r5"], wines={"red": [wine]}, structures=CELLAR),
        Seat(),
        season="winter",
        continent="europe",
    )
    table.world.event = decree(what)
    table.choose(*TAKEN["N"][1].split())
    assert (table.vp(), table.lira()) == (2, 0)


@pytest.mark.rule("W-305")
def test_only_the_first_fine_order_of_the_year_is_rewarded() -> None:
    table = Table(
        Seat(hand=["r5", "w5"], wines={"red": [7], "white": [8]}, structures=CELLAR, workers=["blue"]),
        Seat(),
        season="winter",
        continent="europe",
        tiles="N",
    )
    table.world.event = decree(Change(first_order_with_7=(Gain(lira=9),)))
    table.choose("at:fill_order:1", "order:r5", "order:w5")
    assert (table.vp(), table.lira()) == (4, 9)


@pytest.mark.rule("W-305", "W-300")
def test_the_world_fair_gives_influence_for_the_first_fine_order() -> None:
    first = event("eu_fair").change.first_order_with_7
    table = Table(
        Seat(hand=["r5"], wines={"red": [7]}, structures=CELLAR, workers=["blue"]),
        Seat(),
        season="winter",
        continent="europe",
        event="eu_fair",
        influence=0,
    )
    table.choose("at:fill_order:1")
    assert table.world.influence == table.world.year.cap_used == gain(first, "influence") > 0


@pytest.mark.rule("W-361", "W-305")
def test_the_paris_tasting_gives_fame_and_a_point_for_a_fine_order() -> None:
    fine, headline = event("na_paris").change.order_with_6, event("na_paris").headline
    assert headline is not None
    changes = effect(
        event("na_paris"),
        [{"hand": ["r5"], "wines": {"red": [6]}, "structures": CELLAR}, {}],
        TAKEN["N"][1],
        season="winter",
        continent="north_america",
    )
    assert changes == {
        TEAM: {"fame": gain(fine, "fame") + headline.fame["N"]},
        0: {"vp": gain(fine, "vp") + event("na_paris").change.order_vp},
    }
    assert (gain(fine, "fame") > 0, gain(fine, "vp") > 0) == (True, True)


@pytest.mark.rule("W-305")
def test_wine_below_the_least_value_is_not_sold() -> None:
    table = Table(Seat(wines={"red": [2, 3]}, workers=["blue"]), Seat(), season="winter", continent="europe")
    table.world.event = decree(Change(least_wine_sold=3))
    table.choose("at:sell_wine:1")
    assert (table.wines("red"), table.lira()) == ([2], 3)
    table = Table(Seat(wines={"red": [2]}, workers=["blue"]), Seat(), season="winter", continent="europe")
    table.world.event = decree(Change(least_wine_sold=3))
    table.cannot("at:sell_wine:1")


@pytest.mark.rule("W-307")
def test_selling_wine_never_costs_lira() -> None:
    table = Table(
        Seat(wines={"red": [1]}, lira=3), Seat(), season="winter", continent="africa", event="af_markets"
    )
    table.world.event = decree(Change(wine_sold_lira=-5))
    table.choose("at:sell_wine:1", "worker:blue")
    assert table.lira() == 3


@pytest.mark.rule("W-305")
def test_a_blocked_action_cannot_be_taken() -> None:
    seat = Seat(wines={"red": [3]}, workers=["grande"])
    assert event("na_maine").change.blocked_action == "O"
    Table(seat, Seat(), season="winter", continent="north_america", event="na_maine").cannot("at:sell_wine:1")
    assert "at:sell_wine:1" in Table(seat, Seat(), season="winter", continent="north_america").begin().options


@pytest.mark.rule("W-305")
def test_blocked_options_cannot_be_used() -> None:
    assert set(event("af_locusts").change.blocked) == {"sell_grapes", "buy_grape"}
    said: dict[str, Any] = {"continent": "africa", "tiles": "F"}
    calm = Table(Seat(lira=9, grapes={"red": [1]}), Seat(), **said)
    calm.choose("at:sell_grapes_or_field:1", "worker:yellow")
    assert {"grape:red:1", "buy_grape:red:2", "sell:left"} <= set(calm.options)
    table = Table(Seat(lira=9, grapes={"red": [1]}), Seat(), event="af_locusts", **said)
    table.choose("at:sell_grapes_or_field:1", "worker:yellow")
    assert table.options == ["sell:left", "sell:middle", "sell:right"]


@pytest.mark.rule("W-305")
@pytest.mark.parametrize(("tiles", "made"), [("", 1), ("K", 2)])
def test_a_maximum_of_wines_is_raised_by_the_tile(tiles: str, made: int) -> None:
    table = Table(
        Seat(grapes={"red": [1, 2, 3]}, workers=["blue", "blue"]),
        Seat(),
        season="winter",
        continent="africa",
        tiles=tiles,
    )
    table.world.event = decree(Change(most_wines=1))
    table.choose("at:make_wine:1")
    while table.kind == "wine":
        table.choose(table.options[0])
    assert len(table.wines("red")) == made


@pytest.mark.rule("W-341", "W-355")
def test_american_rootstocks_waive_the_structures_of_a_vine_for_lira() -> None:
    price = event("eu_rootstocks").change.structures_waived_for
    table = Table(Seat(lira=price, hand=["merlot"]), Seat(), continent="europe", event="eu_rootstocks")
    table.choose("at:plant_vine:1", "worker:yellow", "plant:merlot:left")
    assert (table.vines("left"), table.lira()) == (["merlot"], 0)
    Table(Seat(lira=price - 1, hand=["merlot"]), Seat(), continent="europe", event="eu_rootstocks").cannot(
        "at:plant_vine:1"
    )


@pytest.mark.rule("W-355")
def test_rootstocks_need_not_be_bought_and_serve_again_and_again() -> None:
    price = event("eu_rootstocks").change.structures_waived_for
    one = Seat(lira=3 * price, hand=["malvasia", "merlot", "syrah"])
    table = Table(one, Seat(passed=True), continent="europe", event="eu_rootstocks", ovals={"A1": "vine"})
    table.put_on_top("pinot", "cabernet_sauvignon", "chardonnay")
    table.choose("at:plant_vine:1", "worker:yellow", "decline", "plant:malvasia:left")
    assert table.lira() == 3 * price
    table.choose("at:plant_vine:1", "worker:yellow", "plant:merlot:right")
    assert table.lira() == 2 * price
    table.choose("at:plant_vine:1", "plant:syrah:middle")
    assert (table.lira(), table.vines("right"), table.vines("middle")) == (price, ["merlot"], ["syrah"])


@pytest.mark.rule("W-303", "W-355")
def test_the_classification_rewards_fine_wine_at_the_years_end() -> None:
    table = end_game(
        idle(wines={"red": [6]}, structures=CELLAR),
        idle(wines={"red": [4]}, structures=CELLAR),
        continent="europe",
        event="eu_classification",
    )
    assert table.vp(0) > table.vp(1) == 0


@pytest.mark.rule("W-355")
def test_prices_rise_for_orders_and_what_they_bring() -> None:
    prices = event("eu_prices").change
    assert prices.extra_price is not None
    changes = effect(
        event("eu_prices"), [{"lira": 9}, {}], TAKEN["J"][1], season="winter", continent="europe"
    )
    assert (changes, list(prices.extra_price)) == ({0: {"lira": -prices.extra_price["J"]}}, ["J"])
    assert signs(worth(prices.order_gain)) == "lira+"
    Table(Seat(), Seat(), season="winter", continent="europe", event="eu_prices").cannot("at:draw_order:1")


@pytest.mark.rule("W-302", "W-305")
@pytest.mark.parametrize(
    ("name", "letters"),
    [("eu_prices", "J"), ("na_prohibition", "NK"), ("af_unrest", "EM"), ("af_labour", "L")],
)
def test_an_extra_price_is_paid_for_its_actions(name: str, letters: str) -> None:
    prices = event(name).change.extra_price
    assert prices is not None
    assert "".join(prices) == letters
    for letter in letters:
        seat, keys = TAKEN[letter]
        season = "winter" if letter in "JKLMN" else "summer"
        changes = effect(
            event(name),
            [{"lira": 20, **seat}, {}],
            keys,
            season=season,
            continent=CONTINENT[name],
            influence=0,
        )
        changes.pop(TEAM, None)
        assert changes == {0: {"lira": -prices[letter]}}
        poor = {**seat, "lira": (TRAINING_PRICE if letter == "L" else 0) + prices[letter] - 1}
        Table(Seat(**poor), Seat(), season=season, continent=CONTINENT[name], event=name).cannot(
            keys.split()[0]
        )


@pytest.mark.rule("W-302")
def test_the_desert_wind_asks_lira_of_summer_labourers_only() -> None:
    price = event("af_sirocco").change.hatted_summer_price
    said: dict[str, Any] = {"continent": "africa", "event": "af_sirocco"}
    table = Table(Seat(lira=price, hats=(1, 2)), Seat(), **said).choose("at:draw_vine:1", "worker:yellow")
    assert table.lira() == 0
    for worker in ("bare", "grande"):
        table = Table(Seat(lira=price, hats=(1, 2)), Seat(), **said).choose(
            "at:draw_vine:1", f"worker:{worker}"
        )
        assert table.lira() == price
    table = Table(Seat(lira=price), Seat(), **said).choose("at:gain_lira", "worker:yellow", "part:gain-lira1")
    assert table.lira() == price + 1
    table = Table(Seat(lira=price), Seat(), season="winter", **said).choose("at:draw_order:1", "worker:blue")
    assert table.lira() == price
    Table(Seat(workers=["yellow"]), Seat(), **said).cannot("at:draw_vine:1")


@pytest.mark.rule("W-302")
@pytest.mark.parametrize(("residual", "paid"), [(5, 2), (4, 2), (1, 0)])
def test_lost_markets_halve_the_income_rounded_down(residual: int, paid: int) -> None:
    table = end_game(idle(residual=residual), idle(), continent="africa", event="af_markets")
    assert table.lira() == paid


@pytest.mark.rule("W-302")
def test_a_harvest_in_drought_is_worth_at_least_1() -> None:
    table = Table(
        Seat(fields={"left": ["malvasia"]}, workers=["blue"]),
        Seat(),
        season="winter",
        continent="africa",
        event="af_drought",
    )
    table.choose("at:harvest_field:1")
    assert table.grapes("white") == [1]
