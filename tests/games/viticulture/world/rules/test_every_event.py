"""All 66 events: where they lie, what they are made of, and what happens when they are used.

What an event does is said here in signs (`lira- vine+`); the amounts are those of the content.
"""

from dataclasses import dataclass, field, fields
from typing import Any

import pytest

from figurka.games.viticulture.content.vines import VINE_BY_NAME
from figurka.games.viticulture.rules.steps import EachPlayer, Gain, Lose, OtherPlayer, Step
from figurka.games.viticulture.rules.things import GRAPES, RED, WHITE, WINES
from figurka.games.viticulture.world.content.balance import (
    CAPS,
    FAME_LOW,
    TARGETS,
    TILE_PRICE,
)
from figurka.games.viticulture.world.content.events import EVENT_BY_NAME, EVENTS
from figurka.games.viticulture.world.rules.influence import deed_target
from figurka.games.viticulture.world.rules.state import Given
from figurka.games.viticulture.world.rules.things import Change, Headline
from tests.games.viticulture.table import Seat, Table
from tests.games.viticulture.world.continents import (
    begin_year,
    end_game,
    event,
    gain,
    idle,
    loss,
    most_influence,
)
from tests.games.viticulture.world.effects import TAKEN, TEAM, change, effect, holdings, only, signs, worth

CONTINENT = {each.name: name for name, events in EVENTS.items() for each in events}
PARTS = ("space", "bonus", "dish", "share", "service", "deed", "second_deed", "headline", "hardship")


# What each event is made of


MADE_OF: dict[str, tuple[str, str]] = {
    "gg_innovation": ("", "space"),
    "gg_market": ("", "space order_vp"),
    "gg_school": ("", "space order_vp"),
    "gg_buyer": ("", "space order_vp"),
    "gg_audience": ("", "space order_vp"),
    "gg_feast": ("", "space order_vp"),
    "as_raisins": ("I", "dish"),
    "as_dolma": ("B", "dish order_vp"),
    "as_qvevri": ("K", "bonus order_vp"),
    "as_churchkhela": ("K", "dish order_vp"),
    "as_silk_road": ("G", "bonus order_vp"),
    "as_banquet": ("N", "dish order_vp"),
    "as_koshu": ("A", "dish"),
    "as_poets": ("EM", "bonus order_vp"),
    "as_monsoon": ("A", "bonus"),
    "as_night_market": ("$", "dish order_vp"),
    "oc_cuttings": ("B", "share"),
    "oc_busby": ("A", "share"),
    "oc_sydney": ("A", "planting_price order_vp"),
    "oc_marsden": ("E", "share order_vp"),
    "oc_barossa": ("I", "share order_vp"),
    "oc_dalmatians": ("K", "share order_vp"),
    "oc_exhibition": ("N", "share order_vp"),
    "oc_gold": ("C", "share order_vp"),
    "oc_louse": ("", "on_reveal"),
    "oc_roseworthy": ("L", "share"),
    "sa_carabantes": ("B", "service deed"),
    "sa_cedron": ("A", "service deed"),
    "sa_jesuits": ("I", "service deed order_vp"),
    "sa_sarmiento": ("H", "service deed order_vp"),
    "sa_pouget": ("K", "service deed order_vp"),
    "sa_harriague": ("N", "service deed second_deed order_vp"),
    "sa_ochagavia": ("D", "service deed"),
    "sa_benegas": ("C", "service"),
    "sa_concha": ("O", "service deed order_vp"),
    "sa_goyenechea": ("L", "service deed order_vp"),
    "eu_grants": ("D", "build_discount"),
    "eu_phylloxera": ("A", "planting_price"),
    "eu_definition": ("K", "wine_value wine_gain order_gain"),
    "eu_rootstocks": ("A", "order_vp structures_waived_for"),
    "eu_fraud": ("O", "order_vp least_wine_sold wine_sold_gain"),
    "eu_fair": ("N", "order_vp first_order_with_7"),
    "eu_coops": ("", "order_vp trade_gain"),
    "eu_classification": ("", "order_vp year_end"),
    "eu_prices": ("J", "order_gain extra_price"),
    "eu_land_tax": ("", "on_reveal"),
    "na_catawba": ("K", "headline"),
    "na_press": ("C", "headline order_vp tour_gain"),
    "na_maine": ("O", "headline blocked_action"),
    "na_st_louis": ("N", "headline order_vp"),
    "na_prohibition": ("N", "headline grape_sold_gain extra_price"),
    "na_paris": ("N", "headline order_vp order_with_6"),
    "na_radio": ("E", "headline order_vp"),
    "na_hollywood": ("C", "headline scandal"),
    "na_labels": ("L", "headline on_reveal"),
    "na_napa": ("A", "headline build_discount order_vp"),
    "af_boycott": ("N", "hardship order_vp"),
    "af_drought": ("I", "hardship order_vp harvest_value"),
    "af_louse": ("A", "hardship planting_price order_vp"),
    "af_unrest": ("EM", "hardship order_vp extra_price"),
    "af_locusts": ("F", "hardship order_vp blocked on_reveal"),
    "af_markets": ("O", "hardship order_vp wine_sold_lira half_income"),
    "af_sirocco": ("", "hardship hatted_summer_price"),
    "af_labour": ("L", "hardship extra_price"),
    "af_quotas": ("K", "hardship most_wines"),
    "af_new_dawn": ("", "hardship"),
}


@pytest.mark.rule("W-301")
@pytest.mark.parametrize("name", MADE_OF)
def test_an_event_lies_on_its_action_and_is_made_of_its_parts(name: str) -> None:
    year = event(name)
    marked, made_of = MADE_OF[name]
    parts = [part for part in PARTS if getattr(year, part) is not None]
    parts += [each.name for each in fields(Change) if getattr(year.change, each.name) != each.default]
    assert (year.marked, parts) == (marked, made_of.split())


@pytest.mark.rule("W-8", "W-310")
def test_there_are_66_events() -> None:
    assert list(MADE_OF) == list(EVENT_BY_NAME)
    assert [len(events) for events in EVENTS.values()] == [6, 10, 10, 10, 10, 10, 10]
    assert all([each.number for each in events] == [*range(1, len(events) + 1)] for events in EVENTS.values())
    assert all(each.cap in CAPS for each in EVENT_BY_NAME.values())


# Greengully


@dataclass
class Court:
    """A space of Greengully: who comes, what is answered, and what changes."""

    name: str
    seat: dict[str, Any]
    keys: str
    cost: str
    gain: str
    for_each: str = ""


CELLAR = ["medium_cellar", "large_cellar"]
COURTS = (
    Court(
        "gg_market",
        {"hand": ["malvasia"]},
        "deck:vine deck:vine",
        "card-",
        "card+ lira+",
        for_each="card+",
    ),
    Court("gg_school", {"lira": 9}, "hat:blue:home", "lira-", "hat-"),
    Court(
        "gg_buyer",
        {"wines": {"red": [9]}, "structures": CELLAR},
        "",
        "wine-",
        "influence+ lira+ vp+",
        for_each="vp+",
    ),
    Court("gg_audience", {"lira": 9}, "", "lira-", "influence+"),
    Court(
        "gg_feast",
        {"grapes": {"red": [9]}, "hand": ["malvasia"]},
        "",
        "card- grape-",
        "influence+ vp+",
        for_each="vp+",
    ),
)


@pytest.mark.rule("W-310", "W-311")
@pytest.mark.parametrize("court", COURTS, ids=lambda court: court.name)
def test_a_space_of_greengully_takes_its_cost_and_gives_its_gain(court: Court) -> None:
    table = Table(Seat(**court.seat), Seat(), continent="greengully", event=court.name, influence=0)
    before, fellow, team = holdings(table, 0), holdings(table, 1), holdings(table, TEAM)
    table.choose("at:event_space:1", "worker:yellow", *court.keys.split())
    space = event(court.name).space
    assert space is not None
    both = {**worth(space.cost), **worth(space.gain)}
    both["card"] = worth(space.cost).get("card", 0) + worth(space.gain).get("card", 0)
    assert only(change(before, holdings(table, 0)), *both) == {
        name: amount for name, amount in both.items() if amount
    }
    assert change(team, holdings(table, TEAM)).get("influence", 0) == gain(space.gain, "influence")
    assert signs(worth(space.cost)) == court.cost
    given = worth(space.gain) | ({"influence": 1} if gain(space.gain, "influence") else {})
    assert signs(given) == court.gain
    for_each = worth([step for step in space.gain if isinstance(step, EachPlayer)])
    assert signs(for_each) == court.for_each
    kinds = ("card", "grape", "hat", "lira", "vp", "wine")
    assert only(change(fellow, holdings(table, 1)), *kinds) == for_each


@pytest.mark.rule("W-310")
def test_innovation_pays_for_one_oval_tile_without_its_price() -> None:
    space = event("gg_innovation").space
    assert space is not None
    lira = -worth(space.cost)["lira"]
    table = Table(
        Seat(lira=lira),
        Seat(),
        continent="greengully",
        event="gg_innovation",
        revealed=["oval_vp", "tile_tour"],
    )
    table.choose("at:event_space:1", "worker:yellow", "lay:build_structure:1")
    assert (table.lira(), [tile.key for tile in table.world.revealed]) == (0, ["tile:tour"])
    Table(
        Seat(lira=lira), Seat(), continent="greengully", event="gg_innovation", revealed=["tile_tour"]
    ).cannot("at:event_space:1")


@pytest.mark.rule("W-310")
def test_the_market_square_gives_everybody_a_card() -> None:
    table = Table(Seat(hand=["malvasia"]), Seat(), continent="greengully", event="gg_market")
    table.choose("at:event_space:1", "worker:yellow", "deck:order", "deck:winter")
    assert (len(table.hand("order", 0)), len(table.hand("winter", 1))) == (1, 1)


@pytest.mark.rule("W-310", "W-65")
def test_the_royal_school_may_train_the_acting_worker() -> None:
    table = Table(Seat(lira=9), Seat(), continent="greengully", event="gg_school")
    table.choose("at:event_space:1", "worker:yellow", "hat:yellow:acting")
    assert table.standing("event1") == ["0.bare"]


@pytest.mark.rule("W-311")
@pytest.mark.parametrize(
    ("name", "seat"),
    [
        ("gg_buyer", {"wines": {"red": [1]}}),
        ("gg_feast", {"grapes": {"red": [1]}, "hand": ["malvasia"]}),
        ("gg_feast", {"grapes": {"red": [9]}}),
        ("gg_market", {}),
        ("gg_audience", {}),
        ("gg_school", {"lira": 9, "hats": (0, 0)}),
    ],
)
def test_a_space_of_greengully_needs_its_cost(name: str, seat: dict[str, Any]) -> None:
    Table(Seat(**seat), Seat(), continent="greengully", event=name).cannot("at:event_space:1")


@pytest.mark.rule("W-300", "W-311")
@pytest.mark.parametrize(
    ("name", "given"), [("gg_buyer", "lira+ vp+"), ("gg_feast", "vp+"), ("gg_audience", "")]
)
@pytest.mark.parametrize("seats", [2, 4])
def test_when_the_court_has_given_its_influence(name: str, given: str, seats: int) -> None:
    rich = Seat(lira=9, wines={"red": [9]}, structures=CELLAR, grapes={"red": [9]}, hand=["malvasia"])
    table = Table(rich, *[Seat() for _ in range(seats - 1)], continent="greengully", event=name, influence=0)
    table.world.year.cap_used = most_influence(name, seats)
    space = event(name).space
    assert space is not None
    assert signs(worth(space.after_cap)) == given
    if not given:
        table.cannot("at:event_space:1")
        return
    before = holdings(table, 0)
    table.choose("at:event_space:1", "worker:yellow")
    assert table.world.influence == 0
    wanted = worth(space.after_cap)
    assert only(change(before, holdings(table, 0)), *wanted) == wanted


# Asia


@dataclass
class Cooking:
    """A dish: who takes the marked action, the last ingredient, and what the team and the cooks gain."""

    name: str
    season: str
    seat: dict[str, Any]
    keys: str
    last: str
    cooks: str
    team: str = "influence+"


COOKINGS = (
    Cooking(
        "as_raisins",
        "winter",
        {"fields": {"left": ["malvasia"]}},
        "at:harvest_field:1 worker:blue",
        "grape:white:1",
        "lira+",
    ),
    Cooking("as_dolma", "summer", {"hand": ["merlot"]}, "at:draw_vine:1 worker:yellow", "vine:merlot", "vp+"),
    Cooking(
        "as_churchkhela",
        "winter",
        {"grapes": {"red": [1, 2], "white": [1]}},
        "at:make_wine:1 worker:blue make:red:r2 done",
        "grape:white:1",
        "lira+",
        "influence+ lira+",
    ),
    Cooking(
        "as_banquet",
        "winter",
        {"hand": ["r5"], "wines": {"red": [1, 5]}, "structures": ["medium_cellar"]},
        "at:fill_order:1 worker:blue",
        "wine:red:1",
        "vp+",
    ),
    Cooking(
        "as_koshu",
        "summer",
        {"hand": ["malvasia"], "grapes": {"white": [1]}},
        "at:plant_vine:1 worker:yellow plant:malvasia:left",
        "grape:white:1",
        "card+",
    ),
    Cooking(
        "as_night_market",
        "summer",
        {"grapes": {"red": [1]}},
        "at:gain_lira worker:yellow",
        "grape:red:1",
        "lira+",
    ),
)


def nearly_done(table: Table, name: str) -> Table:
    """Seat 1 has already put on the dish all but one of what it needs."""
    dish = event(name).dish
    assert dish is not None
    missing = dish.base + dish.per_player * table.state.seats - 1
    things: list[Any] = []
    while missing:
        value = min(missing, 9)
        if dish.ingredient == "vine":
            things.append(VINE_BY_NAME["malvasia"])
            missing -= 1
        else:
            tokens = GRAPES if dish.ingredient == "grape" else WINES
            things.append(tokens[WHITE if dish.colour == WHITE else RED][value])
            missing -= value
    table.world.year.dish = tuple(Given(1, thing) for thing in things)
    return table


@pytest.mark.rule("W-321", "W-322", "W-323")
@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("cooking", COOKINGS, ids=lambda cooking: cooking.name)
def test_a_dish_is_done_after_its_action_and_pays_team_and_cooks(cooking: Cooking, seats: int) -> None:
    others = [Seat() for _ in range(seats - 1)]
    table = Table(
        Seat(**cooking.seat),
        *others,
        season=cooking.season,
        continent="asia",
        event=cooking.name,
        influence=0,
    )
    nearly_done(table, cooking.name).choose(*cooking.keys.split())
    assert (table.kind, table.world.year.dish_done) == ("ingredient", False)
    before = [holdings(table, seat) for seat in (TEAM, 0, 1)]
    table.choose(cooking.last)
    assert table.world.year.dish_done
    dish = event(cooking.name).dish
    assert dish is not None
    assert change(before[0], holdings(table, TEAM)) == {
        "influence": min(gain(dish.team, "influence"), most_influence(cooking.name, seats))
    }
    shared, cooks = worth([step for step in dish.team if isinstance(step, EachPlayer)]), worth(dish.cooks)
    both = {name: shared.get(name, 0) + cooks.get(name, 0) for name in {*shared, *cooks}}
    lost = {"card": -1} if dish.ingredient == "vine" else {}
    for seat in (0, 1):
        wanted = {name: amount + (lost.get(name, 0) if seat == 0 else 0) for name, amount in both.items()}
        assert only(change(before[seat + 1], holdings(table, seat)), *both) == wanted
    if seats > 2:
        assert only(change(before[2], holdings(table, 1)), "vp").get("vp", 0) == gain(dish.cooks, "vp")
    assert (signs(cooks), signs({**shared, "influence": 1})) == (cooking.cooks, cooking.team)


@pytest.mark.rule("W-322")
def test_churchkhela_needs_both_colours() -> None:
    table = Table(
        Seat(grapes={"red": [2, 9]}, workers=["blue"]),
        Seat(),
        season="winter",
        continent="asia",
        event="as_churchkhela",
    )
    table.choose("at:make_wine:1", "make:red:r2", "done", "grape:red:9")
    assert not table.world.year.dish_done


@pytest.mark.rule("W-321")
def test_only_white_grapes_go_into_koshu() -> None:
    table = Table(idle(grapes={"red": [1], "white": [2]}), Seat(), continent="asia", event="as_koshu").begin()
    assert table.options == ["grape:white:2", "done"]


@pytest.mark.rule("W-302")
def test_qvevri_jars_age_a_wine_just_made() -> None:
    changes = effect(
        event("as_qvevri"),
        [{"grapes": {"red": [2]}, "wines": {"white": [1]}}, {}],
        "at:make_wine:1 worker:blue",
        "at:make_wine:1 worker:blue take",
        continent="asia",
        season="winter",
    )
    assert changes == {0: {"wines": 1}}


@pytest.mark.rule("W-302", "W-56")
def test_qvevri_jars_age_a_wine_that_an_oval_has_aged() -> None:
    table = Table(
        Seat(grapes={"red": [1]}, hats=(0, 0)),
        Seat(),
        season="winter",
        continent="asia",
        event="as_qvevri",
        ovals={"K1": "age_wine"},
    )
    table.choose("at:make_wine:1", "worker:bare", "part:agewine", "take")
    assert table.wines("red") == [3]


@pytest.mark.rule("W-302", "W-300")
@pytest.mark.parametrize("seats", [2, 5])
def test_the_silk_road_sells_influence_and_gives_another_player_a_card(seats: int) -> None:
    bonus = event("as_silk_road").bonus
    assert bonus is not None
    lira = -worth(bonus.cost)["lira"]
    seat = {"lira": lira, "grapes": {"red": [1]}}
    act = "at:trade:1 worker:yellow part:discard-grape-least1-most1 part:gain-vp1"
    changes = effect(
        event("as_silk_road"),
        [seat, *({} for _ in range(seats - 1))],
        act,
        f"{act} take{' seat:1' if seats > 2 else ''} part:drawchoice-count1 deck:vine",
        continent="asia",
        influence=0,
    )
    assert changes == {TEAM: {"influence": 1}, 0: {"lira": -lira}, 1: {"card": 1, "vine card": 1}}


@pytest.mark.rule("W-300")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_silk_road_is_closed_when_the_cap_is_used_up(seats: int) -> None:
    rich = Seat(lira=20, grapes={"red": [1]})
    table = Table(rich, *[Seat() for _ in range(seats - 1)], continent="asia", event="as_silk_road")
    table.world.year.cap_used = most_influence("as_silk_road", seats)
    table.choose("at:trade:1", "worker:yellow", "part:discard-grape-least1-most1", "part:gain-vp1")
    assert table.asked == 1


@pytest.mark.rule("W-302")
@pytest.mark.parametrize(
    ("name", "again"), [("as_silk_road", False), ("as_monsoon", False), ("as_poets", True)]
)
def test_some_effects_are_for_each_player_once(name: str, again: bool) -> None:
    bonus = event(name).bonus
    assert bonus is not None
    assert bonus.once_per_player != again
    letter = event(name).marked[0]
    keys = {
        "A": ("at:plant_vine:1", "worker:yellow", "plant:malvasia:left"),
        "G": ("at:trade:1", "worker:yellow", "part:lose-vp1", "part:gain-vp1"),
        "E": ("at:play_summer_visitor:1", "worker:yellow", "visitor:patron", "way:lira"),
    }[letter]
    hand = ["malvasia", "malvasia", "patron", "vendor", "buyer"]
    table = Table(Seat(lira=20, vp=3, hand=hand), Seat(), continent="asia", event=name)
    table.world.year.served = 1
    table.choose(*keys)
    assert (table.kind == "event") == again


@pytest.mark.rule("W-302", "W-304")
@pytest.mark.parametrize("seats", [1, 2, 3, 6])
def test_the_persian_poets_take_a_visitor_for_a_point_and_in_the_end_bring_influence(seats: int) -> None:
    bonus = event("as_poets").bonus
    assert bonus is not None
    assert (signs(worth(bonus.cost)), signs(worth(bonus.gain))) == ("card-", "vp+")
    target = TARGETS[bonus.team_target][seats]
    for done in (target - 2, target - 1, target):
        table = Table(
            Seat(hand=["patron", "judge"]),
            *[Seat() for _ in range(seats - 1)],
            continent="asia",
            event="as_poets",
            influence=0,
        ).tally(uses=done)
        table.choose("at:play_summer_visitor:1", "worker:yellow", "way:lira", "take")
        assert (table.vp(), table.hand("winter")) == (worth(bonus.gain)["vp"], [])
        assert table.world.influence == (1 if done == target - 1 else 0)


@pytest.mark.rule("W-302", "W-309")
def test_the_monsoon_sells_another_planting() -> None:
    bonus = event("as_monsoon").bonus
    assert bonus is not None
    lira = -worth(bonus.cost)["lira"]
    act = "at:plant_vine:1 worker:yellow plant:malvasia:left"
    changes = effect(
        event("as_monsoon"),
        [{"lira": lira, "hand": ["malvasia", "sangiovese"]}, {}],
        act,
        f"{act} take plant:sangiovese:right",
        continent="asia",
    )
    assert changes == {0: {"lira": -lira, "planted": 1, "card": -1, "vine card": -1}}


# Oceania


@dataclass
class Sharing:
    """A share: who acts, who gains, and what changes for both."""

    name: str
    season: str
    actor: dict[str, Any]
    fellow: dict[str, Any]
    keys: str
    answers: str
    cost: str
    gives: str
    gains: str = ""


SHARINGS = (
    Sharing(
        "oc_cuttings",
        "summer",
        {"hand": ["merlot", "syrah"]},
        {},
        "at:draw_vine:1 worker:yellow",
        "vine:merlot",
        "card-",
        "card+ lira+",
    ),
    Sharing(
        "oc_busby",
        "summer",
        {"hand": ["malvasia"]},
        {"hand": ["malvasia"]},
        "at:plant_vine:1 worker:yellow plant:malvasia:left",
        "plant:malvasia:left",
        "lira-",
        "planted+",
    ),
    Sharing(
        "oc_marsden",
        "summer",
        {"hand": ["patron", "malvasia"]},
        {},
        "at:play_summer_visitor:1 worker:yellow way:lira",
        "deck:winter",
        "card-",
        "card+",
        "lira+",
    ),
    Sharing(
        "oc_dalmatians",
        "winter",
        {"grapes": {"red": [1]}},
        {"grapes": {"red": [1]}},
        "at:make_wine:1 worker:blue",
        "",
        "lira-",
        "wine+",
        "vp+",
    ),
    Sharing(
        "oc_exhibition",
        "winter",
        {"hand": ["r3_w1"], "wines": {"red": [3], "white": [1]}},
        {},
        "at:fill_order:1 worker:blue",
        "",
        "lira-",
        "card+",
    ),
    Sharing("oc_gold", "summer", {}, {}, "at:give_tour:1 worker:yellow", "", "lira-", "lira+"),
    Sharing(
        "oc_roseworthy",
        "winter",
        {},
        {},
        "at:train_worker:1 worker:blue hat:blue:home",
        "hat:yellow:home",
        "lira-",
        "hat-",
    ),
)


@pytest.mark.rule("W-331")
@pytest.mark.parametrize("sharing", SHARINGS, ids=lambda sharing: sharing.name)
def test_a_share_takes_its_cost_and_helps_the_fellow_player(sharing: Sharing) -> None:
    share = event(sharing.name).share
    assert share is not None
    changes = effect(
        event(sharing.name),
        [{"lira": 20, **sharing.actor}, sharing.fellow, {}],
        sharing.keys,
        f"{sharing.keys} seat:1 take {sharing.answers}",
        season=sharing.season,
        continent="oceania",
    )
    paid, given, gained = worth(share.cost), worth(share.fellow), worth(share.actor)
    assert (signs(paid), signs(given), signs(gained)) == (sharing.cost, sharing.gives, sharing.gains)
    assert only(changes.get(0, {}), *paid, *gained) == {**paid, **gained}
    assert only(changes.get(1, {}), *given) == given
    assert 2 not in changes


@pytest.mark.rule("W-331")
def test_in_barossa_a_grape_goes_to_the_fellow_player_as_it_is() -> None:
    share = event("oc_barossa").share
    assert share is not None
    table = Table(
        Seat(fields={"left": ["malvasia"]}, grapes={"red": [4]}, workers=["blue"]),
        Seat(),
        Seat(grapes={"red": [1, 2, 3, 4]}),
        season="winter",
        continent="oceania",
        event="oc_barossa",
    )
    table.choose("at:harvest_field:1", "seat:1", "take", "grape:red:4")
    assert (table.grapes("red", 0), table.grapes("red", 1), table.grapes("white", 0)) == ([], [4], [1])
    assert (signs(worth(share.actor)), table.vp()) == ("vp+", worth(share.actor)["vp"])


@pytest.mark.rule("W-331")
def test_in_barossa_a_grape_without_room_is_not_shared() -> None:
    table = Table(
        Seat(fields={"left": ["sangiovese"]}, workers=["blue"]),
        Seat(grapes={"red": [1]}),
        season="winter",
        continent="oceania",
        event="oc_barossa",
    )
    table.choose("at:harvest_field:1")
    assert (table.asked, table.kind) == (1, "place")


@pytest.mark.rule("W-302")
def test_the_rot_in_sydney_makes_planting_dearer() -> None:
    act = "at:plant_vine:1 worker:yellow plant:malvasia:left"
    changes = effect(event("oc_sydney"), [{"lira": 9, "hand": ["malvasia"]}, {}], act, continent="oceania")
    assert changes == {0: {"lira": -event("oc_sydney").change.planting_price}}


@pytest.mark.rule("W-306")
def test_the_louse_in_victoria_asks_for_lira_or_a_vine() -> None:
    price = loss(event("oc_louse").change.on_reveal, "lira")
    table = Table(Seat(lira=price, fields={"left": ["malvasia"]}), Seat(), continent="oceania")
    assert begin_year(table, "oc_louse").options == ["pay_louse", "part:uproot-to_hand1"]
    table.choose("pay_louse")
    assert (table.lira(), table.vines("left")) == (0, ["malvasia"])


# South America


@dataclass
class Serving:
    """A service after the action: who takes it, and what changes."""

    name: str
    season: str
    seat: dict[str, Any]
    keys: str
    answers: str
    cost: str
    gains: str


SERVINGS = (
    Serving("sa_carabantes", "summer", {}, "at:draw_vine:1 worker:yellow", "take", "lira-", "card+"),
    Serving("sa_benegas", "summer", {}, "at:give_tour:1 worker:yellow", "", "", "lira+"),
    Serving("sa_concha", "winter", {"wines": {"red": [1]}}, "at:sell_wine:1 worker:blue", "", "", "lira+"),
    Serving(
        "sa_goyenechea",
        "winter",
        {},
        "at:train_worker:1 worker:blue hat:blue:home",
        "take hat:yellow:home",
        "lira-",
        "hat-",
    ),
)


@pytest.mark.rule("W-341")
@pytest.mark.parametrize("serving", SERVINGS, ids=lambda serving: serving.name)
def test_a_service_after_the_action(serving: Serving) -> None:
    service = event(serving.name).service
    assert service is not None
    assert not service.inside
    changes = effect(
        event(serving.name),
        [{"lira": 20, **serving.seat}, {}],
        serving.keys,
        f"{serving.keys} {serving.answers}",
        season=serving.season,
        continent="south_america",
        influence=0,
    )
    paid, gained = worth(service.cost), worth(service.gain)
    assert (signs(paid), signs(gained)) == (serving.cost, serving.gains)
    assert only(changes[0], *paid, *gained) == {**paid, **gained}


@pytest.mark.rule("W-341")
def test_the_jesuits_harvest_another_field() -> None:
    service = event("sa_jesuits").service
    assert service is not None
    changes = effect(
        event("sa_jesuits"),
        [{"lira": 20, "fields": {"left": ["malvasia"], "right": ["sangiovese"]}}, {}],
        "at:harvest_field:1 worker:blue field:left",
        "at:harvest_field:1 worker:blue field:left take",
        season="winter",
        continent="south_america",
    )
    assert changes == {0: {**worth(service.cost), "grape": 1, "grapes": 1}}
    assert signs(worth(service.cost)) == "lira-"


@pytest.mark.rule("W-341")
def test_father_cedron_waives_the_structures_of_a_vine() -> None:
    service = event("sa_cedron").service
    assert service is not None
    seat = Seat(lira=20, hand=["cabernet_sauvignon"])
    table = Table(seat, Seat(), continent="south_america", event="sa_cedron")
    table.choose("at:plant_vine:1", "worker:yellow", "plant:cabernet_sauvignon:left")
    assert (table.vines("left"), table.lira()) == (["cabernet_sauvignon"], 20 + worth(service.cost)["lira"])
    Table(seat, Seat(), continent="south_america").cannot("at:plant_vine:1")
    Table(Seat(hand=["merlot"]), Seat(), continent="south_america", event="sa_cedron").cannot(
        "at:plant_vine:1"
    )


@pytest.mark.rule("W-341")
def test_sarmiento_makes_a_tile_cheaper() -> None:
    service = event("sa_sarmiento").service
    assert service is not None
    changes = effect(
        event("sa_sarmiento"),
        [{"lira": TILE_PRICE}, {}],
        "at:innovate:1 worker:yellow",
        continent="south_america",
        revealed=["tile_tour"],
        influence=0,
    )
    assert (service.cost, changes) == ((), {0: {"lira": service.discount}})


@pytest.mark.rule("W-341")
def test_pouget_makes_red_wine_worth_more() -> None:
    service = event("sa_pouget").service
    assert service is not None
    changes = effect(
        event("sa_pouget"),
        [{"lira": 20, "grapes": {"red": [1], "white": [1]}}, {}],
        "at:make_wine:1 worker:blue make:red:r1 make:white:w1",
        "at:make_wine:1 worker:blue take make:red:r1 make:white:w1",
        season="winter",
        continent="south_america",
        influence=0,
    )
    assert changes == {0: {**worth(service.cost), "wines": service.red_wine}}
    assert signs(worth(service.cost)) == "lira-"


@pytest.mark.rule("W-341")
def test_harriague_lowers_one_wine_of_an_order() -> None:
    service = event("sa_harriague").service
    assert service is not None
    low = 6 - service.relief
    seat: dict[str, Any] = {"lira": 20, "hand": ["r6"], "structures": ["medium_cellar"], "workers": ["blue"]}
    table = Table(
        Seat(wines={"red": [low]}, **seat),
        Seat(),
        season="winter",
        continent="south_america",
        event="sa_harriague",
    )
    table.choose("at:fill_order:1")
    points = 3 + event("sa_harriague").change.order_vp
    assert (table.vp(), table.lira()) == (points, 20 + worth(service.cost)["lira"])
    Table(
        Seat(wines={"red": [low - 1]}, **seat),
        Seat(),
        season="winter",
        continent="south_america",
        event="sa_harriague",
    ).cannot("at:fill_order:1")


@pytest.mark.rule("W-341")
def test_ochagavia_takes_a_vine_for_cheaper_building() -> None:
    service = event("sa_ochagavia").service
    assert service is not None
    changes = effect(
        event("sa_ochagavia"),
        [{"lira": 5, "hand": ["malvasia"]}, {}],
        "at:build_structure:1 worker:yellow structure:windmill",
        "at:build_structure:1 worker:yellow take structure:windmill",
        continent="south_america",
        influence=0,
    )
    assert changes == {0: {"lira": min(service.discount, 5), "card": -1, "vine card": -1}}


@dataclass
class Doing:
    """A deed: what it counts, and a play that does it once by something else than the marked action."""

    name: str
    counts: str
    season: str
    seat: dict[str, Any]
    keys: str
    amount: int = 1
    said: dict[str, Any] = field(default_factory=dict)


DOINGS = (
    Doing(
        "sa_carabantes",
        "vines_planted",
        "summer",
        {"hand": ["malvasia"]},
        "at:plant_vine:1 worker:yellow plant:malvasia:left",
    ),
    Doing(
        "sa_cedron",
        "players_who_planted",
        "summer",
        {"hand": ["planter", "malvasia"]},
        "at:play_summer_visitor:1 worker:yellow plant:malvasia:left",
    ),
    Doing(
        "sa_jesuits",
        "fields_harvested",
        "summer",
        {"structures": ["yoke"], "fields": {"left": ["malvasia"]}},
        "at:yoke worker:yellow part:harvest",
    ),
    Doing(
        "sa_sarmiento",
        "innovation_tiles_gained",
        "winter",
        {"hand": ["manager"], "lira": TILE_PRICE},
        "at:play_winter_visitor:1 worker:blue action:innovate",
        said={"revealed": ["tile_plant"]},
    ),
    Doing(
        "sa_pouget",
        "red_wine_value_made",
        "winter",
        {"hand": ["teacher"], "grapes": {"red": [2]}},
        "at:play_winter_visitor:1 worker:blue",
        amount=2,
    ),
    Doing(
        "sa_harriague",
        "orders_filled",
        "winter",
        {"hand": ["r3_w1"], "wines": {"red": [3], "white": [1]}},
        "at:fill_order:1 worker:blue",
    ),
    Doing(
        "sa_ochagavia",
        "structures_built",
        "summer",
        {"hand": ["architect"], "lira": 9},
        "at:play_summer_visitor:1 worker:yellow structure:yoke",
    ),
    Doing(
        "sa_concha",
        "wine_value_sold",
        "winter",
        {"wines": {"red": [3]}},
        "at:sell_wine:1 worker:blue",
        amount=3,
    ),
    Doing(
        "sa_goyenechea",
        "workers_trained",
        "winter",
        {"hand": ["teacher"], "lira": 9},
        "at:play_winter_visitor:1 worker:blue hat:yellow:home",
    ),
)


@pytest.mark.rule("W-342", "W-305", "W-304")
@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("doing", DOINGS, ids=lambda doing: doing.name)
def test_a_deed_is_done_when_the_team_reaches_its_target(doing: Doing, seats: int) -> None:
    deed = event(doing.name).deed
    assert deed is not None
    assert deed.count == doing.counts
    others = [Seat() for _ in range(seats - 1)]
    said: dict[str, Any] = {
        "season": doing.season,
        "continent": "south_america",
        "event": doing.name,
        **doing.said,
    }
    target = deed_target(Table(players=seats, continent="south_america").state, deed)
    for before, gained in (
        (target - doing.amount - 1, 0),
        (target - doing.amount, gain(deed.gain, "influence")),
    ):
        table = Table(Seat(**doing.seat), *others, influence=0, **said).tally(**{doing.counts: before})
        table.choose(*doing.keys.split())
        assert table.world.influence == gained
        assert bool(table.told("deed")) == bool(gained)
    assert gained > 0


@pytest.mark.rule("W-342")
def test_harriague_asks_for_a_second_deed() -> None:
    first, second = event("sa_harriague").deed, event("sa_harriague").second_deed
    assert first is not None
    assert second is not None
    assert first.count == second.count
    table = Table(
        Seat(hand=["r3_w1"], wines={"red": [3], "white": [1]}),
        Seat(),
        season="winter",
        continent="south_america",
        event="sa_harriague",
        influence=0,
    )
    assert deed_target(table.state, second) > deed_target(table.state, first)
    table.world.year.deeds_done, table.world.year.cap_used = 1, gain(first.gain, "influence")
    table.tally(orders_filled=deed_target(table.state, second) - 1).choose("at:fill_order:1", "worker:blue")
    assert table.world.influence == gain(second.gain, "influence") > 0


@pytest.mark.rule("W-342")
def test_benegas_asks_for_no_deed() -> None:
    assert event("sa_benegas").deed is None
    assert most_influence("sa_benegas", 6) == 0


# Europe


CLAIMED: dict[str, tuple[str, dict[str, Any]]] = {
    "vineyard": ("eu_v4", {"harvested": ["left", "middle", "right"]}),
    "structures": ("eu_s1", {"structures": ["trellis", "irrigation"]}),
    "wine": ("eu_w2", {"wines": {"red": [9]}, "structures": CELLAR}),
    "trade": ("eu_t2", {"residual": 5}),
    "labour": ("eu_l1", {"hats": (0, 0)}),
}
"""A goal of each category and what meets it, however high its count."""


@pytest.mark.rule("W-353")
@pytest.mark.parametrize("category", CLAIMED)
@pytest.mark.parametrize("name", [each.name for each in EVENTS["europe"]])
def test_a_decree_favours_its_categories(name: str, category: str) -> None:
    goal, said = CLAIMED[category]
    table = Table(Seat(goals=[goal], **said), Seat(), continent="europe", event=name, influence=0)
    table.choose(f"claim:{goal}")
    assert table.world.influence == (1 if category in event(name).favoured else 0)


@pytest.mark.rule("W-353")
def test_every_category_is_favoured_by_some_decrees_and_not_by_others() -> None:
    decrees = EVENTS["europe"]
    for category in CLAIMED:
        assert 0 < sum(category in each.favoured for each in decrees) < len(decrees)
    assert all(0 < len(each.favoured) < len(CLAIMED) for each in decrees)


@pytest.mark.rule("W-355", "W-306")
def test_the_land_tax_is_paid_by_who_owns_two_fields() -> None:
    tax = loss(event("eu_land_tax").change.on_reveal, "lira")
    said: dict[str, Any] = {"lira": 9, "goals": ["eu_s1", "eu_s2"]}
    table = Table(
        Seat(**said),
        Seat(**said | {"sold": ["left"], "goals": ["eu_s3", "eu_s4"]}),
        Seat(**said | {"sold": ["left", "right"], "goals": ["eu_w1", "eu_w2"]}),
        continent="europe",
    )
    begin_year(table, "eu_land_tax")
    assert [table.lira(seat) for seat in range(3)] == [9 - tax, 9 - tax, 9]


# North America


FAME = {
    "na_catawba": "C+ K+",
    "na_press": "C+ M+",
    "na_maine": "B+ E+ N-",
    "na_st_louis": "C+ N+",
    "na_prohibition": "F+ G+ H+",
    "na_paris": "K+ N+",
    "na_radio": "$+ E+",
    "na_hollywood": "C+ D+",
    "na_labels": "H+ J+ L+",
    "na_napa": "A+ B+ D+",
}
BANDS = {
    "na_catawba": ("influence+", "vp+"),
    "na_press": ("influence+", "vp+"),
    "na_maine": ("", "vp+"),
    "na_st_louis": ("influence+", "lira+"),
    "na_prohibition": ("influence+", ""),
    "na_paris": ("influence+", "vp+"),
    "na_radio": ("influence+", ""),
    "na_hollywood": ("influence+", "card+"),
    "na_labels": ("influence+", ""),
    "na_napa": ("", "lira+"),
}
"""What the right fame brings to the team and to each player."""


def headline(name: str) -> Headline:
    found = event(name).headline
    assert found is not None
    return found


@pytest.mark.rule("W-361")
@pytest.mark.parametrize("name", FAME)
def test_the_listed_actions_of_a_headline_change_fame(name: str) -> None:
    assert signs(headline(name).fame) == FAME[name]
    for letter, amount in headline(name).fame.items():
        seat, keys = TAKEN[letter]
        changes = effect(
            event(name),
            [{"lira": 20, **seat}, {}],
            keys,
            continent="north_america",
            season="winter" if letter in "JKLMN" else "summer",
            revealed=["tile_tour", "tile_trade"],
        )
        assert changes[TEAM]["fame"] == amount


@pytest.mark.rule("W-363", "W-300")
@pytest.mark.parametrize("seats", [1, 3, 6])
@pytest.mark.parametrize("name", BANDS)
def test_the_right_fame_brings_what_the_headline_says(name: str, seats: int) -> None:
    table = Table(
        *[idle() for _ in range(seats)],
        season="winter",
        year=6,
        continent="north_america",
        event=name,
        influence=0,
    )
    table.world.fame = FAME_LOW[seats]
    table.begin()
    while table.kind == "draw":
        table.choose("deck:summer")
    band = headline(name).gain
    team = gain([step for step in band if isinstance(step, Gain)], "influence")
    each = worth([step for step in band if isinstance(step, EachPlayer)])
    assert (signs({"influence": team} if team else {}), signs(each)) == BANDS[name]
    assert table.world.influence == min(team, most_influence(name, seats))
    for seat in range(seats):
        assert only(holdings(table, seat), *each) == each


@pytest.mark.rule("W-363", "W-307")
def test_a_scandal_in_hollywood_costs_a_card_too() -> None:
    assert signs(worth(event("na_hollywood").change.scandal)) == "card-"
    table = Table(
        idle(hand=["malvasia", "merlot"]),
        idle(),
        season="winter",
        year=6,
        continent="north_america",
        event="na_hollywood",
    )
    table.world.fame = FAME_LOW[2] + 2
    table.choose("pass", "vine:merlot")
    assert (table.hand("vine"), table.vp(0), table.vp(1)) == (["malvasia"], -1, -1)


@pytest.mark.rule("W-361", "W-306")
def test_the_label_scandal_costs_fame_at_once() -> None:
    table = Table(Seat(), Seat(), continent="north_america")
    table.world.fame = 9
    begin_year(table, "na_labels")
    assert table.world.fame == 9 - loss(event("na_labels").change.on_reveal, "fame") < 9


# Africa


HARDSHIPS = {
    "af_boycott": ("unity routes", "influence+ vp+", "vp-"),
    "af_drought": ("water knowledge", "influence+ vp+", "grape-"),
    "af_louse": ("knowledge tools", "card+ influence+ vp+", "planted-"),
    "af_unrest": ("unity", "influence+ vp+", "vp-"),
    "af_locusts": ("tools unity", "grape+ vp+", "lira-"),
    "af_markets": ("routes", "influence+ vp+", "influence-"),
    "af_sirocco": ("water tools", "influence+ vp+", "lira-"),
    "af_labour": ("unity knowledge", "hat- influence+", "vp-"),
    "af_quotas": ("routes unity", "influence+ vp+", "wine-"),
    "af_new_dawn": ("any_different", "influence+ lira+", ""),
}
"""What a small team needs, what an answer brings, and what follows without one."""


def said_of(steps: tuple[Step, ...]) -> str:
    found = worth([step for step in steps if not (isinstance(step, Lose) and step.influence)])
    influence = gain(steps, "influence") - loss(steps, "influence")
    return signs(found | ({"influence": influence} if influence else {}))


def needed(name: str, size: str = "small") -> list[str]:
    """The resources that end a hardship."""
    need = getattr(event(name).hardship, size)
    if "any_different" in need:
        return ["water", "tools", "knowledge", "unity", "routes"][: need["any_different"]]
    return [kind for kind, count in need.items() for _ in range(count)]


@pytest.mark.rule("W-375", "W-376")
@pytest.mark.parametrize("size", ["small", "medium", "large"])
@pytest.mark.parametrize("name", HARDSHIPS)
def test_a_hardship_is_answered_with_its_resources(name: str, size: str) -> None:
    seats = {"small": 2, "medium": 3, "large": 5}[size]
    hardship = event(name).hardship
    assert hardship is not None
    kinds, answered, _ = HARDSHIPS[name]
    assert list(hardship.small) == kinds.split()
    assert said_of(hardship.answered) == answered
    table = Table(
        Seat(resources=needed(name, size)),
        *[Seat() for _ in range(seats - 1)],
        continent="africa",
        event=name,
        influence=0,
    )
    before = [holdings(table, seat) for seat in range(seats)]
    for kind in needed(name, size):
        assert not table.world.year.ended
        table.choose(f"against:{kind}")
    assert table.world.year.ended
    while table.kind in {"hat", "gain_grape"}:
        table.choose(table.options[0])
    assert table.world.influence == min(gain(hardship.answered, "influence"), most_influence(name, seats))
    shared = worth([step for step in hardship.answered if isinstance(step, EachPlayer)])
    own = worth(hardship.answered)
    assert only(change(before[0], holdings(table, 0)), *own) == own
    for seat in range(1, seats):
        assert only(change(before[seat], holdings(table, seat)), *own) == shared


@pytest.mark.rule("W-377")
@pytest.mark.parametrize("name", HARDSHIPS)
def test_a_hardship_without_an_answer(name: str) -> None:
    hardship = event(name).hardship
    assert hardship is not None
    assert said_of(hardship.unanswered) == HARDSHIPS[name][2]
    rich: dict[str, Any] = {
        "lira": 9,
        "vp": 9,
        "grapes": {"red": [9]},
        "wines": {"red": [9]},
        "structures": CELLAR,
        "fields": {"left": ["malvasia"]},
    }
    table = end_game(idle(**rich), idle(**rich), continent="africa", event=name, influence=5)
    calm = end_game(idle(**rich), idle(**rich), continent="oceania", influence=5)
    assert table.over
    wanted = worth([step for step in hardship.unanswered if isinstance(step, EachPlayer)])
    for seat in (0, 1):
        assert (
            only(
                change(holdings(calm, seat), holdings(table, seat)), "lira", "vp", "grape", "wine", "planted"
            )
            == wanted
        )
    assert table.world.influence == 5 - loss(hardship.unanswered, "influence")


@pytest.mark.rule("W-306", "W-307")
def test_locusts_eat_a_grape_of_everybody_when_they_come() -> None:
    assert signs(worth(event("af_locusts").change.on_reveal)) == "grape-"
    table = Table(
        Seat(grapes={"red": [3], "white": [1]}), Seat(grapes={"red": [5]}), Seat(), continent="africa"
    )
    begin_year(table, "af_locusts").choose("grape:white:1")
    assert [table.grapes("red", seat) for seat in range(3)] == [[3], [], []]
    assert table.grapes("white") == []


def test_gifts_to_a_fellow_player_stand_only_where_they_are_tested() -> None:
    with_gift = [
        each.name
        for each in EVENT_BY_NAME.values()
        if each.bonus is not None and any(isinstance(step, OtherPlayer) for step in each.bonus.gain)
    ]
    assert with_gift == ["as_silk_road"]
