"""What the guide of Farshore remarks, each shown by a position."""

from figurka.games.farshore.guide import GUIDE
from tests.games.farshore.table import Seat, Table
from tests.guide.moments import Guided


def guided(*others: Seat, **said: object) -> Guided:
    return Guided(GUIDE, Table(*others, **said).begin().game)  # type: ignore[arg-type]


def test_a_first_turn_points_at_the_hand_and_names_no_choice() -> None:
    at = guided(hand=["harbor", "beach_sledge"])
    assert "their hand" in at.said("begin")
    assert at.lit("begin") == {"hand": ("hand:harbor", "hand:beach_sledge")}


def test_a_treasure_that_need_not_be_paid_is_worth_points() -> None:
    at = guided(hand=["beach_sledge"], seaweed=2, treasure=1).choose("hand:beach_sledge")
    assert "worth 2 points" in at.said("treasure")
    assert at.lit("treasure")["without"] == ("pay:0,2,0,0,0",)


def test_an_anchor_for_a_cheap_critter_is_told_of_with_the_price() -> None:
    at = guided(city=["grove"], hand=["merchant"], mushroom=2).choose("hand:merchant")
    assert "3 left" in at.said("anchor")
    assert "Merchant would cost 2 mushrooms" in at.said("anchor")


def test_the_wind_is_told_of_when_it_first_took_the_ship() -> None:
    at = guided(Seat(), hand=["grove", "inn"], driftwood=1, seaweed=2, winds=("production", "critter"))
    assert "wind" not in at.fitting
    at.choose("hand:grove", "place:docks")
    assert "Grove matched the wind" in at.said("wind")
    assert at.lit("wind")["ship"] == ("ship:1",)


def test_green_cards_that_work_again_are_told_of_where_their_order_is_asked() -> None:
    at = guided(city=["merchant", "beach_sledge"], driftwood=1, seaweed=2, ready=0, hand=["grove", "inn"])
    assert "production" not in at.fitting
    assert at.choose("prepare").said("production").startswith("Spring: the green cards in your city")


def test_a_green_card_that_worked_again_unasked_is_told_of() -> None:
    at = guided(Seat(), city=["beach_sledge"], ready=0, hand=["harbor", "grove"], seaweed=2, driftwood=1)
    at.choose("prepare").others_turn()
    assert "have just worked again" in at.said("prepared-green")


def test_the_change_of_the_wind_is_told_of_when_all_have_prepared() -> None:
    at = guided(Seat(season="spring"), ready=0, hand=["grove"], seaweed=2, driftwood=1)
    assert "wind-changed" not in at.fitting
    at.choose("prepare").others_turn()
    assert "wind has changed" in at.said("wind-changed")
    assert all(key.startswith("rose:") for key in at.lit("wind-changed")["rose"])


def test_a_full_hand_is_told_of_while_a_worker_can_go() -> None:
    hand = ["harbor", "manor", "gardens", "galleon", "windmill", "sculptor", "governor", "admiral"]
    assert "docks" in guided(hand=hand).said("full-hand")
    assert "full-hand" not in guided(hand=hand, ready=0, driftwood=9, stone=9, seaweed=9, mushroom=9).fitting


def test_a_city_with_little_room_left() -> None:
    city = ["grove"] * 3 + ["beach_sledge"] * 3 + ["tangle_raft"] * 3 + ["merchant"] * 3
    assert "3 more cards" in guided(city=city).said("narrow-city")
    assert "narrow-city" not in guided(city=city[:-1]).fitting


def test_a_place_of_ones_own() -> None:
    assert guided(city=["inn"]).lit("own-place") == {"card": ("city:inn",)}
    assert "own-place" not in guided(city=["inn"], workers_on=["inn"]).fitting


def test_the_bay_when_nothing_in_hand_can_be_paid() -> None:
    at = guided(hand=["harbor"], bay=["grove"], driftwood=1, seaweed=2)
    assert at.lit("bay") == {"cards": ("bay:grove",)}
    assert "bay" not in guided(hand=["beach_sledge"], bay=["grove"], driftwood=1, seaweed=2).fitting


def test_the_last_season_tells_what_counts() -> None:
    assert "5 workers" in guided(season="autumn").said("last-season")
    assert "last-season" not in guided(season="summer").fitting


def test_preparing_is_doubted_while_green_cards_would_work_again_at_once() -> None:
    ready = {"ready": 0, "hand": ["grove", "beach_sledge", "inn"], "driftwood": 1, "seaweed": 2}
    assert "work again at once (Grove and Beach Sledge)" in guided(**ready).doubt("prepare")
    assert "work again" not in guided(**ready, season="spring").doubt("prepare")


def test_preparing_is_doubted_while_drawn_cards_would_be_lost() -> None:
    full = ["harbor", "manor", "gardens", "galleon", "windmill", "sculptor", "governor", "admiral"]
    assert not guided(ready=0, hand=[*full[:6]], season="spring", driftwood=1, bay=["grove"]).doubt("prepare")
    at = guided(ready=0, hand=full, season="spring", driftwood=1, seaweed=2, bay=["grove"])
    assert "no room for 2 cards" in at.doubt("prepare")


def test_all_that_autumn_would_waste_is_named_at_once() -> None:
    full = ["harbor", "manor", "gardens", "galleon", "windmill", "sculptor", "governor", "grove"]
    at = guided(ready=0, hand=full, season="summer", driftwood=1, seaweed=2)
    assert "no room for 2 cards" in at.doubt("prepare")
    assert "Grove" in at.doubt("prepare")


def test_preparing_with_other_cards_to_play_is_asked_about_once() -> None:
    at = guided(Seat(), ready=0, hand=["beach_sledge", "inn"], season="spring", seaweed=2)
    assert "You can still play Beach Sledge" in at.doubt("prepare")
    at.choose("prepare").others_turn()
    moment = at.speaker.moment()
    assert moment is not None
    assert "prepare-cards" not in [doubt.says for doubt in at.speaker.doubts_at(moment)]


def test_passing_names_all_that_is_left_in_one_question() -> None:
    assert "1 worker" in guided(season="autumn", ready=1).doubt("pass")
    both = guided(season="autumn", ready=2, hand=["grove"], driftwood=1, seaweed=2).doubt("pass")
    assert "2 workers" in both
    assert "Grove (1 point)" in both
    assert not guided(season="autumn", ready=0, hand=["harbor"], mushroom=1, bay=["merchant"]).doubt("pass")


def test_a_season_that_comes_by_itself_is_told_apart_from_one_that_was_chosen() -> None:
    at = guided(Seat(), hand=["harbor"], ready=1).choose("place:shore_stone", "place:shore_seaweed")
    at.others_turn()
    assert "came by itself" in at.said("season-came")
    chosen = guided(Seat(), hand=["grove"], ready=0, driftwood=1, seaweed=2).choose("prepare")
    chosen.others_turn()
    assert "season-came" not in chosen.fitting
    assert "at their own pace" in chosen.said("prepared")


def test_the_first_card_of_a_colour_is_told_of() -> None:
    at = guided(Seat(), hand=["grove", "inn"], driftwood=1, seaweed=2).choose("hand:grove")
    at.others_turn()
    assert "Grove is green" in at.said("green")
    assert "blue" not in at.fitting


def test_a_place_that_another_has_taken() -> None:
    at = guided(Seat(), hand=["harbor"]).choose("place:shore_seaweed", "place:shore_mushroom")
    assert at.lit("blocked") == {"place": ("place:shore_mushroom",)}
    assert "blocked" not in guided(Seat(), hand=["harbor"]).fitting


def test_a_critter_and_the_construction_that_pays_for_it() -> None:
    at = guided(city=["grove"], hand=["merchant"])
    assert at.lit("pair") == {"card": ("hand:merchant",), "on": ("city:grove",)}
    assert "pair" not in guided(city=["grove"], hand=["merchant"], anchors=0, mushroom=2).fitting


def test_workers_that_are_out_and_the_last_one_of_all() -> None:
    out = guided(ready=0, hand=["grove"], driftwood=1, seaweed=2)
    assert "All your workers are out" in out.said("worked-out")
    assert "Your last worker" in guided(season="autumn", ready=1).said("last-worker")


def test_a_map_that_the_city_is_good_for() -> None:
    city = ["grove", "beach_sledge", "tangle_raft", "merchant"]
    assert guided(city=city).lit("map") == {"dunes": ("place:dunes",)}
    assert "map" not in guided(city=city[:2]).fitting
