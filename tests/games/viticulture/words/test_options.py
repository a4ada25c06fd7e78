"""What the options say: prices, what a field will bear, where a wine will lie, and warnings."""

from typing import Any

import pytest

from figurka.locales import Words
from tests.games.viticulture.table import Seat, Table

NAMES = ("Jana", "Petr", "Ota", "Eva")
HARD = "\N{NO-BREAK SPACE}"


def label(table: Table, key: str, language: str = "en") -> str:
    """How an option reads."""
    decision = table.begin().decision
    assert decision is not None
    option = decision.options[decision.index(key)]
    names = (*NAMES[: table.state.seats], *map(Words(language).say, table.rules.figures(table.state.seats)))
    return Words(language).say(table.rules.label(table.state, decision, option, names)).replace(HARD, " ")


def question(table: Table, language: str = "en") -> str:
    """How the question reads."""
    decision = table.begin().decision
    assert decision is not None
    return Words(language).say(table.rules.question(decision)).replace(HARD, " ")


# Places and workers


@pytest.mark.rule("V-36")
def test_a_space_shows_its_bonus() -> None:
    table = Table(Seat(), Seat(), Seat(), board={"give_tour": ["1.bare"], "give_tour:bonus": ["2.bare"]})
    assert label(table, "at:draw_vine") == "Draw a vine card"
    assert label(table, "at:draw_vine:bonus") == "Draw a vine card (bonus: draw 1 vine card)"
    assert label(table, "at:give_tour:beside") == (
        "Give a tour (grande worker beside the full spaces, no bonus)"
    )
    assert label(table, "pass", "cs") == "Pasovat v létě"


@pytest.mark.rule("V-37", "V-68")
def test_a_space_says_what_its_action_costs() -> None:
    table = Table(Seat(lira=9), Seat(), Seat())
    assert label(table, "at:build_structure") == "Build a structure (costs 2 lira or more)"
    assert label(table, "at:build_structure:bonus") == (
        "Build a structure (costs 1 lira or more; bonus: pay 1 lira less)"
    )
    assert label(table, "at:build_structure", "cs") == "Postav zařízení (stojí nejméně 2 mince)"
    table = Table(Seat(lira=4), Seat(), Seat(), season="winter")
    assert label(table, "at:train_worker") == "Train a worker (costs 4 lira)"
    assert label(table, "at:train_worker:bonus").startswith("Train a worker (costs 3 lira; bonus: ")


@pytest.mark.rule("W-33", "W-53", "W-64")
def test_prices_are_told_at_the_actions_of_world() -> None:
    world: dict[str, Any] = {"continent": "asia", "event": "as_raisins", "revealed": ["tile_tour"]}
    table = Table(Seat(lira=9), Seat(), Seat(), **world)
    assert label(table, "at:build_structure:1") == "D: Build a structure (costs 2 lira or more)"
    assert label(table, "at:innovate:1") == "H: Gain an innovation tile (costs 4 lira)"
    table = Table(Seat(lira=9), Seat(), Seat(), season="winter", **world)
    assert label(table, "at:train_worker:1") == "L: Train a worker (costs 4 lira)"
    assert label(table, "at:gain_influence:1", "cs") == "P: Získej vliv (stojí 8 mincí)"


@pytest.mark.rule("W-20", "V-114")
@pytest.mark.parametrize("card", ["wine_bar", "guest_house", "cafe", "ristorante"])
def test_a_labourer_is_warned_of_a_card_that_pays_only_trained_workers(card: str) -> None:
    seat = Seat(cards={"mat1": card}, grapes={"red": [1]}, wines={"red": [1]}, hand=["patron", "broker"])
    table = Table(seat, Seat(), continent="asia", event="as_raisins", structures=True)
    table.choose(f"at:structure:{card}")
    assert label(table, "worker:yellow").startswith(
        "worker in a yellow hat (gets nothing for it, only trained workers"
    )
    assert label(table, "worker:yellow", "cs").startswith(
        "pracovník ve žlutém klobouku (nic za to nezíská, odměna je jen pro vyučené"
    )
    assert label(table, "worker:grande") == "grande worker"


@pytest.mark.rule("W-20", "W-34", "W-56")
def test_a_worker_says_which_bonus_he_gets_and_with_whom_he_may_trade() -> None:
    table = Table(continent="asia", event="as_raisins", ovals={"B1": "lira_2"}, board={"B1": ["1.yellow"]})
    assert label(table, "at:draw_vine:1") == "B: Draw a vine card (bonus for trained workers: gain 2 lira)"
    table.choose("at:draw_vine:1")
    assert label(table, "worker:yellow") == "worker in a yellow hat (without the bonus: gain 2 lira)"
    assert label(table, "worker:grande") == "grande worker (bonus: gain 2 lira; may exchange with Petr)"


@pytest.mark.rule("W-303")
def test_a_space_shows_what_the_event_and_a_tile_change() -> None:
    table = Table(Seat(lira=2), Seat(), continent="europe", event="eu_prices", season="winter", tiles="J")
    assert label(table, "at:draw_order:1").endswith("(costs 1 lira; event: Soaring Prices)")
    assert label(table, "at:draw_order:1").startswith("J: Draw 2 wine orders")
    needed = Table(
        Seat(), Seat(hand=["malvasia"]), continent="asia", event="as_raisins", board={"A1": ["1.yellow"]}
    )
    assert label(needed, "at:plant_vine:beside") == (
        "A: Plant a vine (the grande worker beside the full spaces; only with an exchange)"
    )


# The vineyard


@pytest.mark.rule("V-68", "V-36")
def test_a_structure_shows_the_price_that_holds_now() -> None:
    plain = Table(Seat(lira=9), Seat()).choose("at:build_structure", "worker:bare")
    assert label(plain, "structure:cottage", "cs") == "Domek za 4 mince"
    board = {"build_structure": ["0.bare"]}
    bonus = Table(Seat(lira=9), Seat(), Seat(), board=board).choose("at:build_structure:bonus", "worker:bare")
    assert label(bonus, "structure:cottage") == "Cottage for 3 lira"
    smith = Table(Seat(lira=9, hand=["blacksmith"]), Seat()).visit("blacksmith")
    assert label(smith, "structure:trellis") == "Trellis for free"


@pytest.mark.rule("V-40")
def test_a_planting_shows_what_the_field_then_bears() -> None:
    seat = Seat(hand=["malvasia", "sangiovese"], fields={"left": ["merlot"]})
    table = Table(seat, Seat()).choose("at:plant_vine", "worker:bare")
    assert label(table, "plant:malvasia:left") == "Malvasia on the left field (which then bears 4 of 5)"
    assert label(table, "plant:malvasia:left", "cs") == "Malvasia na levé pole (ponese pak 4/5)"
    louse = Table(Seat(lira=1, hand=["malvasia"]), Seat(), continent="europe", event="eu_phylloxera")
    louse.choose("at:plant_vine:1", "worker:yellow")
    assert label(louse, "plant:malvasia:left") == (
        "Malvasia on the left field for 1 lira (which then bears 1 of 5)"
    )


@pytest.mark.rule("V-92", "V-94")
def test_a_harvest_shows_the_grapes_as_they_will_lie() -> None:
    seat = Seat(
        fields={"left": ["pinot", "merlot"], "right": ["malvasia"]}, grapes={"red": [4], "white": [1]}
    )
    table = Table(seat, Seat(), season="winter").choose("at:harvest_field", "worker:bare")
    assert label(table, "field:left") == (
        "Left field: red grape 3 (devalued from 4) and white grape 1 (lost, no room for it)"
    )
    assert label(table, "field:right", "cs") == "Pravé pole: bílý hrozen 1 (nevejde se a propadá)"


@pytest.mark.rule("V-90", "V-92")
def test_a_recipe_shows_the_wine_as_it_will_lie() -> None:
    seat = Seat(grapes={"red": [2, 5], "white": [3]}, structures=["medium_cellar"])
    table = Table(seat, Seat(), season="winter").choose("at:make_wine", "worker:bare")
    assert label(table, "make:red:r5") == "red wine 5 from red grape 5"
    assert label(table, "make:blush:r5+w3") == (
        "blush wine 6 (devalued from 8) from red grape 5 and white grape 3"
    )
    assert label(table, "make:blush:r2+w3", "cs") == "růžové víno 5 (červený hrozen 2 a bílý hrozen 3)"


@pytest.mark.rule("V-45", "V-83")
def test_the_market_shows_its_prices() -> None:
    table = Table(Seat(grapes={"red": [4]}), Seat()).choose("at:sell_grapes_or_field", "worker:bare")
    assert label(table, "grape:red:4") == "Sell red grape 4 for 2 lira"
    assert label(table, "sell:right", "cs") == "Prodej pravé pole za 7 mincí"


@pytest.mark.rule("V-51")
def test_an_order_shows_what_it_brings() -> None:
    seat = Seat(hand=["merchant", "r5", "w5"], wines={"red": [5], "white": [5]})
    table = Table(seat, Seat(), season="winter").visit("merchant")
    assert label(table, "order:r5") == "order (red 5): 3 VP and 1 residual payment"
    assert label(table, "order:w5", "cs") == "objednávka (bílé 5): 3 VB a stálý příjem +1"


# Cards and other players


@pytest.mark.rule("V-63")
def test_both_ways_of_a_visitor_show_their_price() -> None:
    table = Table(Seat(hand=["sponsor"]), Seat()).visit("sponsor")
    assert question(table) == "What will you use Sponsor for?"
    assert label(table, "way:both") == "Both, but first lose 1 VP"
    assert label(table, "way:draw", "cs") == "vezmi si 2 karty vinné révy"


@pytest.mark.rule("V-66")
def test_an_offer_to_others_is_shown_whole() -> None:
    table = Table(Seat(hand=["banker"]), Seat()).visit("banker")
    assert (table.asked, table.kind) == (1, "accept")
    assert label(table, "part:lose-vp1") == "lose 1 VP, then gain 3 lira"
    assert label(table, "decline") == "Do without it"


# World


@pytest.mark.rule("W-35", "W-37")
def test_an_offer_says_what_is_given_and_received() -> None:
    table = Table(
        Seat(lira=3), Seat(hand=["merlot"]), continent="asia", event="as_raisins", board={"C1": ["1.yellow"]}
    )
    table.choose("at:give_tour:beside", "seat:1", "thing:lira", "number:2", "thing:vine")
    assert (table.asked, table.kind) == (1, "answer")
    assert question(table) == "You would get 2 lira and give the vine card Merlot. Do you agree?"
    assert question(table, "cs") == "Dostaneš 2 mince a dáš kartu vinné révy Merlot. Souhlasíš?"
    assert label(table, "agree") == "Agree: you give the vine card Merlot and get 2 lira"
    assert label(table, "agree", "cs") == "Souhlasit: dáš kartu vinné révy Merlot a dostaneš 2 mince"
    assert label(table, "decline") == "Decline"


@pytest.mark.rule("W-38")
def test_a_wine_that_is_asked_for_shows_where_it_would_lie() -> None:
    table = Table(
        Seat(lira=1),
        Seat(wines={"red": [5]}, structures=["medium_cellar"]),
        continent="asia",
        event="as_raisins",
        board={"C1": ["1.yellow"]},
    )
    table.choose("at:give_tour:beside", "seat:1", "nothing")
    assert table.kind == "answer"
    assert question(table, "cs") == "Dáš červené víno 5 a nic nedostaneš. Souhlasíš?"
    table = Table(
        Seat(lira=1),
        Seat(lira=2, wines={"red": [5]}, structures=["medium_cellar"]),
        continent="asia",
        event="as_raisins",
        board={"C1": ["1.yellow"]},
    )
    table.choose("at:give_tour:beside", "seat:1", "thing:lira")
    assert table.kind == "offer_ask"
    assert label(table, "wine:red:5") == "red wine 3 (devalued from 5)"


@pytest.mark.rule("W-54")
def test_a_tile_and_its_space_show_their_price() -> None:
    table = Table(
        Seat(lira=9), Seat(), continent="asia", event="as_raisins", revealed=["oval_vp", "tile_tour"]
    )
    table.choose("at:innovate:1", "worker:yellow")
    assert label(table, "oval:vp").endswith("(costs 4 lira)")
    table.choose("oval:vp")
    assert label(table, "lay:play_summer_visitor:1") == "Lay it on E1 (Play a summer visitor) (costs 1 lira)"
    assert label(table, "lay:draw_vine:1") == "Lay it on B1 (Draw a vine card) (gain 1 lira)"


@pytest.mark.rule("W-322")
def test_an_ingredient_shows_how_far_the_dish_is() -> None:
    seat = Seat(fields={"left": ["malvasia"]}, grapes={"red": [2]})
    table = Table(seat, Seat(), continent="asia", event="as_raisins", season="winter")
    table.choose("at:harvest_field:1", "worker:blue")
    assert label(table, "grape:red:2", "cs") == "červený hrozen 2 (pokrm pak má 2/3)"
    assert label(table, "done") == "Add nothing more"


@pytest.mark.rule("W-353")
def test_a_goal_shows_its_reward() -> None:
    vines = {field: ["malvasia"] for field in ("left", "middle", "right")}
    seat = Seat(goals=["eu_t1", "eu_v2"], lira=10, fields=vines)
    table = Table(seat, Seat(), continent="europe", event="eu_fraud")
    assert label(table, "claim:eu_t1") == "Claim the goal Treasury and gain 1 influence"
    assert label(table, "claim:eu_v2") == "Claim the goal Planted Vineyards and gain 2 lira"


@pytest.mark.rule("W-341")
def test_a_service_shows_what_it_costs_and_brings() -> None:
    table = Table(Seat(lira=2, hand=["malvasia"]), Seat(), continent="south_america", event="sa_cedron")
    table.choose("at:plant_vine:1", "worker:yellow")
    assert label(table, "take") == "Yes: pay 1 lira, and your vine needs no structures"
    assert label(table, "take", "cs") == "Ano: zaplať 1 minci a tvoje réva nepotřebuje zařízení"
    assert label(table, "decline") == "Do without the service"


@pytest.mark.rule("W-341")
def test_a_service_that_is_needed_says_its_price_and_whose_it_is() -> None:
    table = Table(Seat(lira=2, hand=["pinot"]), Seat(), continent="south_america", event="sa_cedron")
    assert label(table, "at:plant_vine:1") == (
        "A: Plant a vine (possible only through the event Father Juan Cedrón, which takes 1 lira)"
    )
    assert "za 1 minci)" in label(table, "at:plant_vine:1", "cs")


@pytest.mark.rule("W-341")
def test_a_service_that_was_used_is_not_offered_on_its_action_again() -> None:
    table = Table(Seat(lira=2, hand=["malvasia"]), Seat(), continent="south_america", event="sa_cedron")
    assert "event: " in label(table, "at:plant_vine:1")
    table.world.year.served = 1
    assert label(table, "at:plant_vine:1") == "A: Plant a vine"
