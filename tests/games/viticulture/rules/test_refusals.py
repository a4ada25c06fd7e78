"""Why something cannot be chosen: the reason is the rule that forbids it."""

from typing import Any

import pytest

from tests.games.viticulture.table import Seat, Table


def why(table: Table, key: str) -> str:
    """The reason why a key cannot be chosen, with its number if there is one; nothing if it can be chosen."""
    refusal = table.begin().game.why_not(key)
    if refusal is None:
        return ""
    reason = refusal.id.removeprefix("viticulture-").removeprefix("refusal-")
    return f"{reason} {refusal.count}" if refusal.count else reason


# Sending a worker


@pytest.mark.rule("V-12")
def test_an_action_belongs_to_its_season() -> None:
    assert why(Table(Seat(grapes={"red": [3]}), Seat()), "at:make_wine") == "only-winter"
    assert why(Table(season="winter"), "at:draw_vine") == "only-summer"


@pytest.mark.rule("V-30", "V-32")
def test_a_full_action_takes_only_the_grande_worker() -> None:
    board = {"draw_vine": ["1.bare"]}
    assert why(Table(board=board), "at:draw_vine") == "all-taken"
    assert why(Table(board=board), "at:draw_vine:beside") == ""
    assert why(Table(Seat(workers=["bare"]), Seat(), board=board), "at:draw_vine:beside") == "no-such-worker"


@pytest.mark.rule("V-30")
def test_one_space_may_be_taken_while_another_is_free() -> None:
    table = Table(players=3, board={"draw_vine": ["1.bare"]})
    assert why(table, "at:draw_vine") == "occupied"
    assert why(table, "at:draw_vine:bonus") == ""
    assert why(table, "at:draw_vine:beside") == "room-left"
    assert why(Table(), "at:draw_vine:bonus") == "space-closed"


@pytest.mark.rule("V-37")
def test_an_action_that_could_do_nothing_says_what_is_missing() -> None:
    table = Table(Seat(lira=1, sold=["left", "middle", "right"]), Seat())
    assert why(table, "at:plant_vine") == "no-vine-card"
    assert why(table, "at:build_structure") == "too-dear 1"
    assert why(table, "at:play_summer_visitor") == "no-summer-visitor"
    assert why(table, "at:sell_grapes_or_field") == "nothing-to-sell"
    winter = Table(Seat(lira=1, hand=["r5"]), Seat(), season="winter")
    assert why(winter, "at:train_worker") == "too-dear 3"
    assert why(winter, "at:harvest_field") == "nothing-to-harvest"
    assert why(winter, "at:make_wine") == "no-grapes"
    assert why(winter, "at:fill_order") == "order-red 5"
    assert why(winter, "at:play_winter_visitor") == "no-winter-visitor"


@pytest.mark.rule("V-37", "V-40")
def test_of_several_vines_and_orders_the_common_reason_is_told() -> None:
    assert why(Table(Seat(hand=["pinot", "syrah"]), Seat()), "at:plant_vine") == "needs-trellis"
    assert why(Table(Seat(hand=["pinot", "merlot"]), Seat()), "at:plant_vine") == "no-vine-fits"
    assert why(Table(Seat(hand=["r5", "w5"]), Seat(), season="winter"), "at:fill_order") == "no-order-fits"
    assert why(
        Table(Seat(grapes={"red": [4]}, wines={"red": [1, 2, 3]}), Seat(), season="winter"), "at:make_wine"
    ) == ("no-recipe")


@pytest.mark.rule("V-35")
def test_six_workers_are_all() -> None:
    assert (
        why(Table(Seat(lira=9, total_workers=6), Seat(), season="winter"), "at:train_worker") == "all-workers"
    )


@pytest.mark.rule("V-61")
def test_a_visitor_that_cannot_be_resolved_is_not_played() -> None:
    table = Table(Seat(hand=["producer", "patron", "judge"]), Seat())
    assert why(table, "visitor:producer") == "visitor-in-vain"
    assert why(table, "visitor:patron") == "send-play_summer_visitor"
    assert why(table, "visitor:judge") == "only-winter"
    assert why(table, "visitor:broker") == "not-in-hand"
    assert why(Table(Seat(hand=["producer"]), Seat()), "at:play_summer_visitor") == "no-visitor-fits"


@pytest.mark.rule("V-33", "V-113")
def test_an_own_space_takes_one_worker_a_year() -> None:
    seat = Seat(structures=["yoke"], fields={"left": ["malvasia"]})
    assert why(Table(), "at:yoke") == "not-built"
    assert why(Table(seat, Seat(), board={"yoke": ["0.bare"]}), "at:yoke") == "own-occupied"
    assert why(Table(Seat(structures=["yoke"]), Seat()), "at:yoke") == "nothing-to-harvest"


@pytest.mark.rule("V-112", "V-113")
def test_a_structure_card_is_used_only_where_it_stands() -> None:
    table = Table(Seat(cards={"mat1": "wine_bar", "mat2": "patio"}), Seat(), structures=True)
    assert why(table, "at:structure:wine_bar") == "lacks-wine 1"
    assert why(table, "at:structure:patio") == "no-own-space"
    assert why(table, "at:structure:cafe") == "not-built"
    assert why(Table(structures=True), "at:demolish") == "not-built"


# Things for which a worker is needed first


@pytest.mark.rule("V-40", "V-80")
def test_a_vine_says_what_it_needs() -> None:
    seat = Seat(hand=["malvasia", "pinot", "merlot", "chardonnay"], lira=2)
    table = Table(seat, Seat())
    assert why(table, "vine:malvasia") == "send-plant_vine"
    assert why(table, "vine:pinot") == "needs-trellis"
    assert why(table, "vine:merlot") == "needs-irrigation"
    assert why(table, "vine:chardonnay") == "needs-both"
    assert why(table, "vine:syrah") == "not-in-hand"


@pytest.mark.rule("V-50", "V-51")
def test_a_structure_or_an_order_says_what_is_missing() -> None:
    table = Table(
        Seat(lira=4, structures=["trellis"], hand=["r4_r3", "w5"], wines={"red": [4], "white": [5]}), Seat()
    )
    assert why(table, "structure:trellis") == "built"
    assert why(table, "structure:large_cellar") == "needs-medium"
    assert why(table, "structure:windmill") == "too-dear 1"
    assert why(table, "structure:cottage") == "send-build_structure"
    assert why(table, "structure:cafe") == "not-in-hand"
    assert why(table, "order:b4") == "not-in-hand"
    winter = Table(Seat(hand=["r4_r3", "w5"], wines={"red": [4], "white": [5]}), Seat(), season="winter")
    assert why(winter, "order:r4_r3") == "order-red 3"
    assert why(winter, "order:w5") == "send-fill_order"


def test_what_belongs_to_the_other_season_says_so_first() -> None:
    winter = Table(Seat(structures=["trellis"], hand=["pinot"]), Seat(), season="winter")
    assert why(winter, "structure:windmill") == "season-build_structure"
    assert why(winter, "structure:trellis") == "built"
    assert why(winter, "vine:pinot") == "season-plant_vine"
    assert why(winter, "vine:merlot") == "not-in-hand"
    summer = Table(Seat(hand=["r5"], grapes={"red": [3]}, wines={"red": [4]}), Seat())
    assert why(summer, "order:r5") == why(summer, "wine:red:4") == "season-fill_order"
    assert why(summer, "grape:red:3") == "season-make_wine"
    assert why(summer, "field:left") == "season-harvest_field"


@pytest.mark.rule("V-44", "V-83")
def test_a_field_says_why_it_is_not_harvested() -> None:
    seat = Seat(fields={"left": ["malvasia"], "middle": ["malvasia"]}, harvested=["left"], sold=["right"])
    table = Table(seat, Seat(), season="winter")
    assert why(table, "field:left") == "harvested"
    assert why(table, "field:middle") == "send-harvest_field"
    assert why(table, "field:right") == "field-sold"
    assert why(Table(season="winter"), "field:left") == "no-vines"


def test_a_grape_or_wine_must_be_there() -> None:
    table = Table(Seat(grapes={"red": [3]}), Seat(), season="winter")
    assert why(table, "grape:red:3") == "send-make_wine"
    assert why(table, "grape:white:3") == "no-such-grape"
    assert why(table, "wine:red:3") == "no-such-wine"


def test_what_is_not_on_the_table_is_unknown_or_not_asked() -> None:
    table = Table()
    assert why(table, "at:nowhere") == "unknown-thing"
    assert why(table, "deck:vine") == "not-asked"


# Which worker, which row


@pytest.mark.rule("V-31", "V-32")
def test_the_worker_must_be_at_hand() -> None:
    table = Table(Seat(workers=["bare", "grande"]), Seat()).choose("at:draw_vine")
    assert why(table, "worker:grey") == "no-such-worker"


@pytest.mark.rule("V-11")
def test_a_row_is_taken_once() -> None:
    table = Table(Seat(row=-1), Seat(row=2), season="spring")
    assert why(table, "row:3") == "row-taken"
    assert why(table, "row:4") == ""


# Choices within an action


@pytest.mark.rule("V-40", "V-80", "V-81")
def test_a_field_bears_only_so_much() -> None:
    seat = Seat(
        hand=["merlot", "sangiovese", "pinot"],
        structures=["irrigation"],
        fields={"left": ["merlot"], "middle": ["cabernet_sauvignon"]},
        sold=["right"],
    )
    table = Table(seat, Seat()).choose("at:plant_vine", "worker:bare")
    assert why(table, "plant:merlot:left") == "field-left 6"
    assert why(table, "plant:merlot:middle") == "field-middle 7"
    assert why(table, "plant:sangiovese:right") == "field-sold"
    assert why(table, "plant:pinot:left") == "needs-trellis"
    assert why(table, "vine:merlot") == "no-field-fits"
    assert why(table, "vine:sangiovese") == "choose-field"
    assert why(table, "field:left") == "choose-field"


@pytest.mark.rule("V-86")
def test_no_vine_grows_under_a_structure_card() -> None:
    seat = Seat(hand=["malvasia"], cards={"left": "patio"})
    table = Table(seat, Seat(), structures=True).choose("at:plant_vine", "worker:bare")
    assert why(table, "plant:malvasia:left") == "field-covered"


@pytest.mark.rule("V-67", "V-68")
def test_the_effect_that_builds_sets_the_price_and_the_limit() -> None:
    seat = Seat(lira=1, hand=["blacksmith"], structures=["yoke"])
    table = Table(seat, Seat()).visit("blacksmith")
    assert why(table, "structure:cottage") == "too-dear 1"
    assert why(table, "structure:yoke") == "built"
    assert why(table, "structure:irrigation") == ""
    free = Table(Seat(hand=["uncertified_architect"]), Seat()).visit("uncertified_architect", "way:small")
    assert why(free, "structure:cottage") == "too-grand 3"


@pytest.mark.rule("V-111")
def test_a_structure_card_stands_on_a_free_site() -> None:
    seat = Seat(
        lira=9, hand=["cask"], cards={"mat1": "patio"}, fields={"left": ["malvasia"]}, sold=["middle"]
    )
    table = Table(seat, Seat(), structures=True).choose("at:build_structure", "worker:bare", "structure:cask")
    assert why(table, "site:mat1") == "site-taken"
    assert why(table, "site:left") == "site-vines"
    assert why(table, "site:middle") == "field-sold"
    assert why(table, "site:right") == ""


@pytest.mark.rule("V-111")
def test_without_a_free_site_no_structure_card_is_built() -> None:
    seat = Seat(
        lira=9, hand=["cask"], cards={"mat1": "patio", "mat2": "inn"}, sold=["left", "middle", "right"]
    )
    table = Table(seat, Seat(), structures=True)
    assert why(table, "structure:cask") == "no-site"


@pytest.mark.rule("V-44")
def test_a_field_is_harvested_once_a_year() -> None:
    vines = {"left": ["malvasia"], "middle": ["malvasia"], "right": ["malvasia"]}
    table = Table(Seat(fields=vines, harvested=["left"]), Seat(), season="winter")
    table.choose("at:harvest_field", "worker:bare")
    assert why(table, "field:left") == "harvested"


@pytest.mark.rule("V-50", "V-90", "V-93")
def test_wine_needs_grapes_a_cellar_and_room() -> None:
    seat = Seat(grapes={"red": [1, 2], "white": [1, 2]}, wines={"red": [1]}, structures=["medium_cellar"])
    table = Table(seat, Seat(), season="winter").choose("at:make_wine", "worker:bare")
    assert why(table, "make:red:r3") == "no-such-grape"
    assert why(table, "make:red:r1") == "no-room-for-wine"
    assert why(table, "make:blush:r1+w2") == "weak-blush"
    assert why(table, "make:sparkling:r1+r2+w2") == "needs-large-cellar"
    assert why(table, "make:blush:r2+w2") == ""
    small = Table(Seat(grapes={"red": [2], "white": [2]}), Seat(), season="winter")
    small.choose("at:make_wine", "worker:bare")
    assert why(small, "make:blush:r2+w2") == "needs-medium-cellar"
    assert why(small, "make:blush:nothing") == "not-asked"


@pytest.mark.rule("V-93")
def test_sparkling_wine_needs_seven() -> None:
    seat = Seat(grapes={"red": [1, 2], "white": [3]}, structures=["medium_cellar", "large_cellar"])
    table = Table(seat, Seat(), season="winter").choose("at:make_wine", "worker:bare")
    assert why(table, "make:sparkling:r1+r2+w3") == "weak-sparkling"


def test_the_zymologist_makes_only_wine_of_four_or_more() -> None:
    seat = Seat(hand=["zymologist"], grapes={"red": [3, 4, 5]})
    table = Table(seat, Seat(), season="winter").visit("zymologist")
    assert why(table, "make:red:r3") == "worth-at-least 4"


@pytest.mark.rule("V-51")
def test_an_order_says_which_wine_it_lacks() -> None:
    seat = Seat(hand=["r2_w2", "w5", "b4"], wines={"red": [2], "white": [5]})
    table = Table(seat, Seat(), season="winter")
    assert why(table, "order:b4") == "order-blush 4"
    both = Seat(hand=["r2_w2", "w5", "b4"], wines={"red": [2, 3], "white": [5]})
    filling = Table(both, Seat(), season="winter").choose("at:fill_order", "worker:bare")
    assert why(filling, "order:b4") == "order-blush 4"
    assert why(filling, "order:r5") == "not-in-hand"
    filling.choose("order:r2_w2")
    assert why(filling, "wine:white:5") == "pour-other"
    assert why(filling, "wine:red:9") == "no-such-wine"


@pytest.mark.rule("V-64")
def test_only_visitors_of_the_season_are_played() -> None:
    seat = Seat(hand=["patron", "tour_guide", "judge", "producer"])
    table = Table(seat, Seat()).choose("at:play_summer_visitor", "worker:bare")
    assert why(table, "visitor:judge") == "summer-visitors"
    assert why(table, "visitor:producer") == "visitor-in-vain"
    assert why(table, "visitor:broker") == "not-in-hand"
    winter = Table(Seat(hand=["judge", "marketer", "patron"]), Seat(), season="winter")
    winter.choose("at:play_winter_visitor", "worker:bare")
    assert why(winter, "visitor:patron") == "winter-visitors"


@pytest.mark.rule("V-95")
def test_wine_ages_only_into_a_free_slot_of_a_built_cellar() -> None:
    seat = Seat(
        hand=["master_vintner", "r2_w2"],
        wines={"red": [2, 3], "white": [1, 2, 9], "blush": [6]},
        structures=["medium_cellar"],
    )
    table = Table(seat, Seat(), season="winter").visit("master_vintner", "part:agewine")
    assert why(table, "wine:red:2") == "age-taken"
    assert why(table, "wine:white:9") == "age-highest"
    assert why(table, "wine:blush:6") == "age-large"
    small = Seat(hand=["master_vintner", "r1_w3"], wines={"red": [1, 3], "white": [1, 3]})
    table = Table(small, Seat(), season="winter").visit("master_vintner", "part:agewine")
    assert why(table, "wine:white:3") == "age-medium"


def test_what_is_discarded_must_be_of_the_value_asked_for() -> None:
    seat = Seat(hand=["judge"], wines={"red": [2, 4, 5]}, structures=["medium_cellar"])
    table = Table(seat, Seat(), season="winter").visit("judge", "way:wine")
    assert why(table, "wine:red:2") == "worth-at-least 4"
    assert why(table, "wine:white:4") == "no-such-wine"


def test_a_card_of_another_kind_is_not_given_away() -> None:
    seat = Seat(hand=["benefactor", "patron", "judge", "broker", "malvasia"])
    table = Table(seat, Seat(), season="winter").visit("benefactor", "way:vp")
    assert why(table, "vine:malvasia") == "other-cards"
    assert why(table, "vine:merlot") == "not-in-hand"


@pytest.mark.rule("V-43", "V-83")
def test_only_an_empty_field_is_sold_and_only_a_sold_one_bought() -> None:
    seat = Seat(lira=1, grapes={"red": [3]}, fields={"left": ["malvasia"]}, sold=["middle"])
    table = Table(seat, Seat()).choose("at:sell_grapes_or_field", "worker:bare")
    assert why(table, "sell:left") == "site-vines"
    assert why(table, "sell:middle") == "field-sold"
    assert why(table, "buy:middle") == "too-dear 5"
    assert why(table, "buy:right") == "field-owned"
    assert why(table, "grape:red:4") == "no-such-grape"


@pytest.mark.rule("V-43")
def test_who_has_begun_to_sell_grapes_is_not_short_of_lira_for_a_field() -> None:
    seat = Seat(lira=9, grapes={"red": [3, 5]}, sold=["middle"])
    table = Table(seat, Seat()).choose("at:sell_grapes_or_field", "worker:bare", "grape:red:3")
    assert why(table, "buy:middle") == "not-asked"


# World


@pytest.mark.rule("W-29")
def test_a_labourer_works_only_in_his_season() -> None:
    table = Table(continent="asia", event="as_raisins").choose("at:draw_vine:1")
    assert why(table, "worker:blue") == "labourers-winter"
    winter = Table(continent="asia", event="as_raisins", season="winter").choose("at:draw_order:1")
    assert why(winter, "worker:yellow") == "labourers-summer"


@pytest.mark.rule("W-29", "W-73")
def test_labourers_of_another_season_are_of_no_use() -> None:
    seat = Seat(workers=["blue"], goals=["eu_t1"], lira=10)
    table = Table(seat, Seat(), continent="europe", event="eu_fraud")
    assert why(table, "at:draw_vine:1") == "labourers-winter"
    assert why(table, "at:draw_order:1") == "only-winter"
    nobody = Table(Seat(workers=[], goals=["eu_t1"], lira=10), Seat(), continent="europe", event="eu_fraud")
    assert why(nobody, "at:draw_vine:1") == "no-worker"


@pytest.mark.rule("W-28", "W-31")
def test_a_full_action_of_world_takes_only_the_grande_worker() -> None:
    board = {"B1": ["1.yellow"]}
    table = Table(continent="asia", event="as_raisins", board=board)
    assert why(table, "at:draw_vine:1") == "all-taken"
    assert why(table, "at:draw_vine:2") == "space-closed"
    assert why(table, "at:draw_vine:beside") == ""
    assert why(table, "at:give_tour:beside") == "room-left"
    without = Table(Seat(workers=["yellow"]), Seat(), continent="asia", event="as_raisins", board=board)
    assert why(without, "at:draw_vine:beside") == "no-such-worker"
    four = Table(players=4, continent="asia", event="as_raisins", board=board)
    assert why(four, "at:draw_vine:1") == "occupied"


@pytest.mark.rule("W-109")
def test_influence_ends_at_ten_and_costs_lira() -> None:
    table = Table(Seat(lira=3), Seat(), continent="asia", event="as_raisins", season="winter", influence=5)
    assert why(table, "at:gain_influence:1") == "too-dear 5"
    full = Table(Seat(lira=9), Seat(), continent="asia", event="as_raisins", season="winter", influence=10)
    assert why(full, "at:gain_influence:1") == "influence-full"


@pytest.mark.rule("W-303")
def test_an_event_may_forbid_an_action_or_ask_for_lira() -> None:
    ban = Table(
        Seat(wines={"red": [3]}), Seat(), continent="north_america", event="na_maine", season="winter"
    )
    assert why(ban, "at:sell_wine:1") == "event-blocks"
    fraud = Table(Seat(wines={"red": [3]}), Seat(), continent="europe", event="eu_fraud", season="winter")
    assert why(fraud, "at:sell_wine:1") == "worth-at-least 4"
    prices = Table(continent="europe", event="eu_prices", season="winter")
    assert why(prices, "at:draw_order:1") == "too-dear 1"


@pytest.mark.rule("W-310", "W-311")
def test_the_event_card_of_greengully_has_its_price() -> None:
    table = Table(Seat(lira=3), Seat(), continent="greengully", event="gg_audience")
    assert why(table, "at:event_space:1") == "too-dear 2"
    elsewhere = Table(Seat(lira=9), Seat(), continent="asia", event="as_raisins")
    assert why(elsewhere, "at:event_space:1") == "unknown-thing"
    used = Table(Seat(lira=9), Seat(), continent="greengully", event="gg_audience")
    used.world.year.cap_used = 2
    assert why(used, "at:event_space:1") == "event-closed"


@pytest.mark.rule("W-100")
def test_a_worker_taken_back_does_not_return_in_the_same_turn() -> None:
    board = {"A1": ["1.yellow"]}
    table = Table(Seat(), Seat(hand=["malvasia"]), continent="asia", event="as_raisins", board=board)
    table.choose("at:plant_vine:beside", "take_back")
    assert why(table, "at:plant_vine:beside") == "taken-back"


@pytest.mark.rule("W-100", "W-311")
def test_a_worker_taken_back_from_the_event_card_does_not_return_either() -> None:
    said: dict[str, Any] = {
        "continent": "greengully",
        "event": "gg_audience",
        "board": {"event1": ["1.yellow"]},
    }
    table = Table(Seat(lira=4), Seat(lira=3), **said).choose("at:event_space:beside", "take_back")
    assert why(table, "at:event_space:beside") == "taken-back"
    without = Table(Seat(lira=1), Seat(lira=3), **said)
    assert why(without, "at:event_space:beside") == "too-dear 4"


@pytest.mark.rule("W-24", "W-221")
def test_a_position_is_taken_once() -> None:
    table = Table(Seat(row=-1), Seat(row=2), season="spring", continent="asia", event="as_raisins")
    assert why(table, "position:3") == "position-taken"
    alone = Table(Seat(row=-1), season="spring", continent="asia", event="as_raisins")
    assert alone.world.partner is not None
    alone.world.partner.used_position = 4
    assert why(alone, "position:5") == "position-last-year"


@pytest.mark.rule("W-52", "W-54", "W-55")
def test_a_tile_must_be_on_offer_and_its_space_free() -> None:
    table = Table(
        Seat(lira=5),
        Seat(),
        continent="asia",
        event="as_raisins",
        revealed=["oval_vp", "tile_tour"],
        ovals={"A1": "vine"},
    )
    table.choose("at:innovate:1", "worker:yellow")
    assert why(table, "oval:grape") == "not-revealed"
    table.choose("oval:vp")
    assert why(table, "lay:plant_vine:1") == "oval-there"
    assert why(table, "lay:draw_vine:2") == "space-closed"
    assert why(table, "lay:sell_grapes_or_field:1") == "too-dear 1"


@pytest.mark.rule("W-58")
def test_without_lira_or_a_tile_there_is_no_innovation() -> None:
    poor = Table(Seat(lira=3), Seat(), continent="asia", event="as_raisins", revealed=["tile_tour"])
    assert why(poor, "at:innovate:1") == "too-dear 1"
    nothing = Table(Seat(lira=9), Seat(), continent="asia", event="as_raisins")
    assert why(nothing, "at:innovate:1") == "no-tile-fits"


@pytest.mark.rule("W-352")
def test_a_goal_is_claimed_once_a_year_when_it_is_met() -> None:
    seat = Seat(goals=["eu_t1", "eu_w1"], lira=10)
    table = Table(seat, Seat(goals=["eu_v1"]), continent="europe", event="eu_fraud")
    assert why(table, "claim:eu_w1") == "goal-unmet"
    assert why(table, "claim:eu_v1") == "not-your-goal"
    table.choose("claim:eu_t1")
    assert why(table, "claim:eu_w1") == "goal-claimed"


@pytest.mark.rule("W-362")
def test_one_interview_a_year_for_two_cards() -> None:
    table = Table(Seat(hand=["patron"]), Seat(), continent="north_america", event="na_catawba")
    assert why(table, "interview:up") == "few-cards 2"
    table.world.year.interviewed = True
    assert why(table, "interview:up") == "interviewed"


@pytest.mark.rule("W-373", "W-375", "W-376")
def test_resources_are_laid_where_they_are_needed() -> None:
    seat = Seat(resources=["water", "unity"], hand=["patron"])
    table = Table(seat, Seat(), continent="africa", event="af_drought")
    assert why(table, "against:water") == ""
    assert why(table, "resource:unity") == "resource-unneeded"
    assert why(table, "resource:tools") == "no-such-resource"
    assert why(table, "search") == "few-visitors 2"
    table.world.year.ended = True
    assert why(table, "resource:unity") == "hardship-over"


@pytest.mark.rule("W-321")
def test_only_what_the_dish_needs_is_added() -> None:
    seat = Seat(hand=["malvasia"], grapes={"red": [1, 2]}, lira=2)
    table = Table(seat, Seat(), continent="asia", event="as_dolma").choose("at:draw_vine:1", "worker:yellow")
    assert table.kind == "ingredient"
    assert why(table, "grape:red:1") == "other-ingredient"
    assert why(table, "grape:white:1") == "no-such-grape"


@pytest.mark.rule("W-64", "W-110")
def test_a_hat_must_be_there_to_come_off() -> None:
    seat = Seat(lira=9, hats=(1, 1), workers=["blue", "yellow"])
    table = Table(seat, Seat(), continent="asia", event="as_raisins", season="winter")
    table.choose("at:train_worker:1")
    assert table.kind == "hat"
    assert why(table, "hat:blue:home") == "no-such-hat"
    bare = Table(Seat(lira=9, hats=(0, 0)), Seat(), continent="asia", event="as_raisins", season="winter")
    assert why(bare, "at:train_worker:1") == "no-hat"


@pytest.mark.rule("W-34")
def test_one_trades_only_with_those_who_are_there() -> None:
    board = {"C1": ["1.yellow"]}
    table = Table(players=3, continent="asia", event="as_raisins", board=board)
    table.choose("at:give_tour:beside")
    assert table.kind == "trade"
    assert why(table, "seat:2") == "nobody-there"
