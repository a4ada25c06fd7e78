"""What the guide of Tapestry remarks, each shown by a position."""

from typing import Any

from figurka.core.decision import Decision
from figurka.core.registry import new_game
from figurka.games.tapestry.guide import GUIDE, SETTLED_IN
from tests.games.tapestry.table import Seat, Table
from tests.guide.moments import Guided


def guided(*others: Seat, **said: Any) -> Guided:
    return Guided(GUIDE, Table(*others, **said).begin().game)


def asked(at: Guided) -> Decision:
    """What is asked now, of whomever."""
    decision = at.speaker.game.decision
    assert decision is not None
    return decision


def test_a_turn_begins_with_what_there_is_to_spend() -> None:
    assert "You have 3 resources" in guided(coin=2, food=1).said("begin")


def test_a_landmark_that_a_rival_is_as_near_to() -> None:
    at = guided(Seat(science=3), worker=3, coin=2, science=3)
    assert "Apothecary" in at.said("landmark")
    assert at.lit("landmark") == {"step": ("advance:science:3",)}
    assert "landmark" not in guided(Seat(science=2), worker=3, coin=2, science=3).fitting


def test_the_last_era_with_steps() -> None:
    assert "worth nothing" in guided(Seat(era=4), era=4, coin=3).said("last-era")
    assert "last-era" not in guided(Seat(era=3), era=3, coin=3).fitting


def test_a_resource_of_which_no_more_can_be_kept() -> None:
    assert "8 coins" in guided(coin=8).said("full")
    assert "full" not in guided(coin=7).fitting


def test_who_is_about_to_enter_an_era_first() -> None:
    assert "era 2" in guided(Seat(era=1), era=1, coin=1).said("first-into-era")
    assert "first-into-era" not in guided(Seat(era=2), era=1, coin=1).fitting
    assert "first-into-era" not in guided(Seat(era=1), era=1, coin=3).fitting


def test_in_the_first_tier_any_resource_pays() -> None:
    at = guided(coin=1, food=1).choose("advance:exploration:0")
    assert "Exploration wants 1 food" in at.said("pay")


def test_a_bonus_is_weighed_before_it_is_bought_and_remembered_when_it_was_not() -> None:
    at = guided(coin=3, technology=1).choose("advance:technology:1")
    assert "pays at every income to come" in at.said("bonus-building")
    at.choose("decline").others_turn()
    assert "for sale only on arrival" in at.said("bonus-kept")
    bought = guided(coin=3, technology=1).choose("advance:technology:1", "resource:coin")
    bought.choose(asked(bought).options[0].key).others_turn()
    assert "bonus-kept" not in bought.fitting
    late = guided(Seat(era=4), era=4, coin=3, technology=1).choose("advance:technology:1")
    assert "bonus-building" not in late.fitting, "no income will pay for it any more"
    assert "only now on arrival" in late.said("bonus")


def test_where_a_bonus_follows_it_is_kept_for_the_bonus_what_a_turn_has_room_for() -> None:
    at = guided(coin=2, food=1, technology=1).choose("advance:technology:1")
    assert asked(at).kind == "payment"
    assert "pay" not in at.fitting


def test_a_resource_of_any_kind_is_chosen_for_the_next_step() -> None:
    at = guided(coin=1, hand=("golden_age", "trap")).choose("income")
    assert asked(at).kind == "gain"
    assert "what their next step lacks" in at.said("gain")


def test_a_first_income_is_told_of_when_resources_run_out() -> None:
    at = guided(Seat(era=2), coin=1)
    assert "An income ends your era" in at.said("income")
    assert at.lit("income") == {"income": ("income",)}
    assert "income" not in guided(Seat(era=2), coin=2).fitting


def test_an_upgrade_that_costs_nothing_is_not_left_out_unasked() -> None:
    at = guided(Seat(era=2), coin=1, bottom=("irrigation", "calendar")).choose("income")
    assert asked(at).kind == "upgrade"
    assert "costs nothing" in at.doubt("decline")
    assert not at.doubt("tech:irrigation")


def test_a_first_plot_is_told_of_although_something_was_said_in_this_turn() -> None:
    at = guided(coin=1, technology=2).choose("advance:technology:2", "benefit:gain-market")
    assert [each.remark.says for each in at.speaker.asked if each.remark is not None] == ["begin", "district"]


def test_an_income_is_doubted_while_many_steps_could_be_paid() -> None:
    assert "4 resources" in guided(coin=4).doubt("income")
    assert not guided(coin=3).doubt("income")


def test_the_only_card_in_hand_is_told_of_before_an_income_lays_it() -> None:
    assert "Golden Age" in guided(coin=1, hand=("golden_age",)).doubt("income")
    assert not guided(coin=1, hand=("golden_age", "trap")).doubt("income")
    assert not guided(coin=1).doubt("income")
    assert not guided(Seat(era=4), era=4, coin=1, hand=("golden_age",)).doubt("income"), "nothing is laid"


def test_the_card_for_the_new_era_is_spoken_of_as_one_of_several() -> None:
    at = guided(Seat(era=2), coin=1, hand=("golden_age", "trap", "renaissance")).choose("income")
    assert "the others stay in your hand" in at.said("lay")


def test_an_era_that_begins_and_one_that_another_has_begun() -> None:
    at = guided(Seat(era=2, coin=1), coin=1, hand=("golden_age", "trap")).choose("income", "card:trap")
    while (moment := at.speaker.moment()) is None or moment.decision.kind != "turn":
        at.choose(asked(at).options[0].key)
    assert "era 2 begins" in at.said("era")
    behind = guided(Seat(hand=("trap",), coin=1), coin=2).choose("advance:military:0", "hex:1,1")
    behind.choose(asked(behind).options[0].key)
    assert asked(behind).seat == 1
    behind.choose("income")
    while (moment := behind.speaker.moment()) is None:
        behind.choose(asked(behind).options[0].key)
    assert "is in era 2" in behind.said("rival-era")


def test_a_civilization_is_named_when_it_asks() -> None:
    at = guided(Seat(era=2), civ="leaders", coin=1, hand=("golden_age", "trap")).choose("income")
    assert "Leaders" in at.said("civilization-asks")


def test_a_landmark_that_was_won_a_conquest_and_a_first_building() -> None:
    won = guided(worker=2, coin=1, science=3).choose("advance:science:3", "pay:1,1,0,0")
    assert "nobody else will get it" in won.said("site")
    assert "trap may repel" in guided(coin=1).choose("advance:military:0").said("conquer")
    far = guided(Seat(coin=1), culture=2, coin=2, military=7, claimed=["tank_factory"])
    far.choose("advance:military:7", "pay:2,0,0,1")
    assert "You conquer beside" not in far.said("conquer-anywhere")
    assert "conquer" not in far.fitting
    either = guided(coin=1, technology=2).choose("advance:technology:2")
    assert "one of these benefits" in either.said("either")
    assert "Nine plots" in either.choose("benefit:gain-market").said("district")
    late = guided(Seat(era=4), era=4, coin=1, technology=2).choose("advance:technology:2")
    assert "either" not in late.fitting, "no income will pay for it any more"


def test_before_the_last_income_the_end_is_told_of() -> None:
    assert "the end is near" in guided(Seat(era=4), era=4, coin=2).said("last-steps")
    assert "last-steps" not in guided(Seat(era=4), era=4, coin=3).fitting


def test_alone_the_bots_are_told_of() -> None:
    game = new_game("tapestry", seats=1, seed=4, journal=True)
    at = Guided(GUIDE, game)
    while True:
        moment = at.speaker.moment()
        taken = sum(map(sum, game.state.players[0].tokens))
        if moment is not None and moment.decision.kind == "turn" and taken >= SETTLED_IN:
            break
        assert moment is None or "bots" not in at.fitting, "first one learns what a step is"
        assert game.decision is not None
        at.speaker.follow([*game.history, game.mind.instinct(game.state, game.decision)])
    assert "The Automa favours" in at.said("bots")


def test_before_the_first_turn_he_helps_with_every_choice() -> None:
    game = new_game("tapestry", seats=2, seed=3, journal=True)
    at = Guided(GUIDE, game)
    while game.decision is None or (game.decision.seat, game.decision.kind) != (0, "turn"):
        assert game.decision is not None
        at.speaker.follow([*game.history, game.mind.instinct(game.state, game.decision)])
    said = [each.remark.says for each in at.speaker.asked if each.remark is not None]
    assert said == ["capital", "civilization-easy", "begin"]
    assert {each.kind for each in at.speaker.asked} == {"capital", "civilization", "turn"}


def test_of_two_civilizations_the_easier_is_named_and_lit() -> None:
    game = new_game("tapestry", seats=2, seed=3, journal=True)
    at = Guided(GUIDE, game)
    while (moment := at.speaker.moment()) is None or moment.decision.kind != "civilization":
        assert game.decision is not None
        at.speaker.follow([*game.history, game.mind.instinct(game.state, game.decision)])
    assert "Leaders are easier" in at.said("civilization-easy")
    assert at.lit("civilization-easy") == {"easy": ("civilization:leaders",)}
    assert "civilization" not in at.fitting


def test_a_first_invention_is_told_of_although_something_was_said_in_this_turn() -> None:
    at = guided(coin=2, display=("calendar", "irrigation", "zeppelins")).choose("advance:technology:0")
    assert [each.remark.says for each in at.speaker.asked if each.remark is not None] == ["begin", "invent"]
