"""An option tells what it really takes, and what is scarce is asked about before it is gone for good."""

from typing import Any

import pytest

from tests.games.farshore.table import Seat, Table

PIRATE = "Play Pirate from your hand"
FOR_GOOD = "Once you have played it, the turn cannot be taken back."


def test_what_is_printed_is_not_said_again() -> None:
    table = Table(hand=["pirate"], mushroom=3)
    assert table.label("hand:pirate") == PIRATE
    assert table.caution("hand:pirate") == ""


def test_treasures_that_must_be_spent_are_named_and_asked_about() -> None:
    table = Table(hand=["pirate"], mushroom=1, treasure=2)
    assert table.label("hand:pirate") == f"{PIRATE} – for 1 mushroom and 2 treasures"
    assert table.label("hand:pirate", "cs").endswith(
        " – za 1\N{NO-BREAK SPACE}houbu a 2\N{NO-BREAK SPACE}poklady"
    )
    asked = f"To play Pirate, you will spend 2 treasures (none left). {FOR_GOOD}"
    assert table.caution("hand:pirate") == asked
    table.choose("hand:pirate")
    assert table.have() == {"treasure": 3}


def test_an_anchor_that_must_be_spent_is_named_and_asked_about() -> None:
    table = Table(city=["rope_bridge"], hand=["pirate"], anchors=2)
    assert table.label("hand:pirate") == f"{PIRATE} – with an anchor on Rope Bridge"
    asked = f"To play Pirate, you will put an anchor on Rope Bridge (1 left). {FOR_GOOD}"
    assert table.caution("hand:pirate") == asked
    assert "položíš kotvu na kartu Visutý most (zbude ti 1)" in table.caution("hand:pirate", "cs")
    table.choose("hand:pirate")
    assert table.me.anchors == 1


def test_a_card_that_must_leave_the_city_is_named_and_asked_about() -> None:
    table = Table(city=["market"], hand=["pirate"], mushroom=0)
    assert table.label("hand:pirate") == f"{PIRATE} – free by discarding Market"
    assert "Market from your city" in table.caution("hand:pirate")
    table = Table(city=["grove"], hand=["shipwreck"])
    assert table.label("hand:shipwreck").endswith(" – Grove leaves your city for it")
    assert "Grove from your city" in table.caution("hand:shipwreck")


def test_all_that_is_scarce_is_asked_about_at_once() -> None:
    table = Table(city=["market"], hand=["harbor"], driftwood=3, seaweed=2, treasure=1)
    assert "you will spend 1 treasure (none left) and discard Market from your city." in table.caution(
        "hand:harbor"
    )


def test_a_card_that_leaves_the_city_in_every_way_is_named_and_asked_about_at_last() -> None:
    table = Table(city=["market"], hand=["harbor"], driftwood=3, seaweed=2, stone=1, treasure=1)
    label = table.label("hand:harbor")
    assert " – with Market discarded, " in label
    assert label.endswith(" ways to pay")
    table.choose("hand:harbor")
    assert table.asked == "payment"
    assert all("discard Market from your city." in table.caution(option) for option in table.options)


def test_several_ways_to_pay_are_counted_and_chosen_later() -> None:
    table = Table(city=["rope_bridge"], hand=["pirate"], mushroom=3, treasure=1)
    assert table.label("hand:pirate") == f"{PIRATE} – 3 ways to pay"
    assert table.caution("hand:pirate") == ""
    table.choose("hand:pirate")
    assert [table.label(option) for option in table.options] == [
        "Pay for it – 2 ways to pay",
        "Put an anchor on Rope Bridge",
    ]


def test_a_way_to_play_tells_what_is_paid_besides() -> None:
    table = Table(city=["market", "lighthouse_keeper"], bay=["grove"], driftwood=1, seaweed=2)
    table.choose("bay:grove")
    assert [table.label(option) for option in table.options] == [
        "Pay 1 driftwood and 2 seaweed",
        "Use Market, which leaves your city – free",
        "Use Lighthouse Keeper – 2 ways to pay",
    ]


def test_what_can_be_taken_back_is_not_asked_about() -> None:
    table = Table(city=["rope_bridge"], hand=["stowaway"], workers_on=["lookout"])
    assert "with an anchor" in table.label("hand:stowaway")
    assert table.caution("hand:stowaway") == "", "the Stowaway asks where to move a worker"
    assert table.choose("hand:stowaway").game.can_undo


def test_what_is_free_on_the_terms_of_a_card_is_said_to_be() -> None:
    table = Table(city=["inn"], bay=["grove", "pirate"], hand=[]).choose("city:inn")
    assert table.label("bay:grove") == "Play Grove from the Bay – free"


def test_a_visit_that_plays_the_only_card_tells_its_price() -> None:
    table = Table(city=["inn"], bay=["windmill"], treasure=3)
    label = "Send a worker to Inn – plays Windmill (for 3 treasures)"
    assert table.label("city:inn") == label
    assert "spend 3 treasures" in table.caution("city:inn")
    table.choose("city:inn")
    assert table.city() == ["inn", "windmill"]
    assert table.have() == {}


def test_cards_at_the_post_office_tell_how_many_must_be_discarded() -> None:
    table = Table(city=["post_office"], hand=["pirate", "grove", "inn", "port"], bay=["diver"], mushroom=2)
    table.choose("city:post_office")
    assert table.label("hand:pirate") == f"{PIRATE} – takes at least 1 discarded card"
    table.choose("hand:pirate")
    assert table.question() == "Which card will you discard for Pirate (at least 1 more)?"
    table.choose("hand:inn")
    assert table.question() == "Which card will you discard (up to 2 more)?"
    assert table.label("done") == "Done – plays Pirate (for 2 mushrooms)"


@pytest.mark.rule("F-250")
def test_cards_that_must_all_be_discarded_are_named_and_asked_about() -> None:
    table = Table(city=["post_office"], hand=["pirate", "grove", "inn", "port"], bay=["harbor"])
    table.choose("city:post_office")
    assert table.label("hand:pirate") == f"{PIRATE} – for 3 discarded cards"
    assert table.label("hand:pirate", "cs").endswith(" – za 3 odložené karty")
    assert table.caution("hand:pirate") == (
        "To play Pirate, you will discard 3 cards from your hand (Grove, Inn and Port). " + FOR_GOOD
    )
    assert table.caution("hand:pirate", "cs") == (
        "Když vyložíš kartu Pirát, odložíš z\N{NO-BREAK SPACE}ruky 3 karty (Háj, Hostinec a Přístav). "
        "Až ji vyložíš, tah už nepůjde vzít zpět."
    )
    table.choose("hand:pirate")
    assert table.hand() == []


@pytest.mark.rule("F-250")
def test_a_card_of_the_bay_names_the_cards_that_must_all_be_discarded() -> None:
    table = Table(city=["post_office"], hand=["grove", "inn"], bay=["rope_bridge", "harbor"])
    table.choose("city:post_office")
    assert table.label("bay:rope_bridge") == "Play Rope Bridge from the Bay – for 2 discarded cards"


@pytest.mark.rule("F-250")
def test_what_is_paid_besides_the_cards_that_must_be_discarded_is_told_too() -> None:
    table = Table(city=["post_office"], hand=["pirate", "grove"], bay=["harbor"], mushroom=2)
    table.choose("city:post_office")
    assert table.label("hand:pirate") == f"{PIRATE} – for 2 mushrooms and 1 discarded card"
    assert "you will discard Grove from your hand." in table.caution("hand:pirate")
    table = Table(city=["post_office"], hand=["pirate", "inn"], bay=["harbor"], mushroom=1, treasure=1)
    table.choose("city:post_office")
    assert table.label("hand:pirate").endswith(" – for 1 mushroom, 1 treasure and 1 discarded card")
    asked = "you will spend 1 treasure (none left) and discard Inn from your hand."
    assert asked in table.caution("hand:pirate")


@pytest.mark.rule("F-250")
def test_a_discard_tells_of_the_cards_that_go_with_it() -> None:
    hand = ["pirate", "grove", "inn", "inn", "inn"]
    table = Table(city=["post_office"], hand=hand, bay=["harbor"]).choose("city:post_office", "hand:pirate")
    assert table.label("hand:grove") == "Discard Grove – plays Pirate (for 2 discarded cards)"
    assert "you will discard 2 cards from your hand (Inn)." in table.caution("hand:grove")
    assert table.choose("hand:grove").hand() == ["inn"]


def test_treasures_are_not_spent_unasked_at_the_post_office() -> None:
    table = Table(city=["post_office"], hand=["pirate", "grove", "inn"], bay=["harbor"], treasure=2)
    table.choose("city:post_office", "hand:pirate", "hand:inn")
    assert "spend 2 treasures" in table.caution("done")
    assert "spend 1 treasure" in table.caution("hand:grove"), "the last card that can be discarded"


@pytest.mark.rule("F-203")
@pytest.mark.parametrize(
    ("place", "position"),
    [
        ("place:docks", {}),
        ("city:inn", {"city": ["inn"]}),
        ("city:cooper", {"city": ["cooper"]}),
        ("city:post_office", {"city": ["post_office"], "hand": ["harbor"]}),
        ("city:abbey", {"city": ["abbey"], "treasure": 2}),
        ("city:illuminator", {"city": ["illuminator"]}),
        ("city:crows_nest", {"city": ["crows_nest"], "ship": 40}),
        (
            "place:hermits_isle",
            {"islands": ["hermits_isle", "coral_isle"], "bay": []},
        ),
    ],
)
def test_a_worker_who_would_gain_nothing_is_warned_of(place: str, position: dict[str, Any]) -> None:
    table = Table(**position)
    assert table.caution(place).endswith(": your worker would gain nothing there now.")
    assert table.caution(place, "cs").endswith(": pomocník ti tam teď nic nepřinese.")
    assert table.caution("place:shore_stone") == ""


@pytest.mark.parametrize(
    ("place", "position"),
    [
        ("place:docks", {"hand": ["inn"]}),
        ("place:lookout", {}),
        ("city:inn", {"city": ["inn"], "bay": ["grove", "inn"]}),
        ("city:abbey", {"city": ["abbey"], "stone": 1}),
        ("city:crows_nest", {"city": ["crows_nest"], "ship": 39}),
    ],
)
def test_a_worker_who_gains_something_needs_no_warning(place: str, position: dict[str, Any]) -> None:
    assert Table(**position).caution(place) == ""


def test_a_worker_who_is_moved_in_vain_is_warned_of_too() -> None:
    table = Table(hand=["stowaway"], workers_on=["lookout"], mushroom=2)
    table.choose("hand:stowaway", "place:lookout")
    assert table.caution("place:docks").endswith("would gain nothing there now.")


@pytest.mark.parametrize(
    ("place", "position"),
    [
        ("place:docks", {"hand": ["inn", "port"]}),
        ("place:lookout", {"hand_size": 8}),
        ("city:illuminator", {"city": ["illuminator"], "hand": ["inn"]}),
        ("city:abbey", {"city": ["abbey"], "stone": 1}),
    ],
)
def test_whoever_stops_before_anything_is_gained_is_asked(place: str, position: dict[str, Any]) -> None:
    table = Table(**position).choose(place)
    assert table.caution("done") == "This way your worker gains nothing here."
    table.choose(next(option for option in table.options if option != "done"))
    if table.options[-1] == "done" and place != "place:lookout":
        assert table.caution("done") == ""


def test_at_the_lookout_one_may_stop_discarding_where_cards_can_be_drawn() -> None:
    table = Table(hand=["inn"], bay=["grove"]).choose("place:lookout")
    assert table.caution("done") == ""
    assert table.choose("done").caution("done") != "", "nothing was drawn"
    assert table.choose("bay:grove").caution("done") == ""


# Several choices in a row


def test_a_question_says_how_many_choices_are_left() -> None:
    table = Table(hand=["inn", "port", "grove", "abbey"]).choose("place:docks")
    assert table.question() == "Which card will you discard (up to 3)?"
    assert table.choose("hand:inn").question() == "Which card will you discard (up to 2 more)?"
    assert table.choose("hand:port").question() == "Which card will you discard (up to 1 more)?"
    assert table.question("cs") == "Kterou kartu odložíš (ještě nejvýš 1)?"
    assert table.choose("done").question() == "Which resource will you gain (2 to choose)?"
    assert table.question("cs") == "Kterou surovinu získáš (zbývají 2)?"
    assert table.choose("stone").question() == "Which resource will you gain?"


@pytest.mark.rule("F-244")
def test_the_stores_on_a_card_are_counted() -> None:
    table = Table(city=["warehouse"], stock={"driftwood": 1, "stone": 2}, ready=0)
    assert table.question().endswith("(2 to take)?")
    assert table.label("stone") == "Stone (2 on the card)"
    table.choose("stone")
    assert table.label("stone") == "Stone (1 on the card)"


# A full hand


@pytest.mark.rule("F-58")
def test_an_option_tells_that_the_hand_has_no_room_for_what_it_draws() -> None:
    full, nearly = Table(hand_size=8), Table(hand_size=7)
    assert full.label("place:shore_stone").endswith(" – no room in hand for more cards")
    assert nearly.label("place:shore_stone").endswith(" – room in hand for 1 card only")
    assert nearly.label("place:shore_stone", "cs").endswith("místo jen na 1 kartu")
    assert "room in hand" not in nearly.label("place:shore_seaweed")
    assert "room in hand" not in full.label("place:shore_mushroom")


@pytest.mark.rule("F-58")
def test_a_played_card_makes_room_for_one_that_it_draws() -> None:
    table = Table(hand=["postal_pigeon"], hand_size=8, mushroom=2)
    assert table.label("hand:postal_pigeon").endswith(" – room in hand for 1 card only")


@pytest.mark.rule("F-58")
def test_whoever_would_draw_into_a_full_hand_is_asked() -> None:
    table = Table(hand_size=8, bay=["rope_bridge"], seaweed=2).choose("bay:rope_bridge")
    assert table.caution("deck") == "You have no room in hand, so you would draw nothing."


# The journal


@pytest.mark.rule("F-64", "F-65")
def test_the_journal_tells_which_card_moved_the_ship_and_whether_by_wind() -> None:
    table = Table(hand=["sail_maker"], winds=("production", None), mushroom=2)
    table.choose("hand:sail_maker")
    assert "You sail 1 space thanks to Sail Maker." in table.journal()
    assert "You sail 1 space with the wind (Sail Maker)." in table.journal()
    assert "Ada sails 1 space with the wind (Sail Maker)." in table.journal(viewer=1)


@pytest.mark.rule("F-58")
def test_the_journal_tells_of_draws_for_which_the_hand_has_no_room() -> None:
    table = Table(hand_size=7)
    table.choose("place:shore_stone")
    assert "You have no room in hand for 1 more card." in table.journal()
    assert "Ada has no room in hand for 1 more card." in table.journal(viewer=None)
    assert "Ada nemá v\N{NO-BREAK SPACE}ruce místo na 1 další kartu." in table.journal(1, "cs")


@pytest.mark.rule("F-58")
def test_a_draw_from_the_bay_may_be_lost_too() -> None:
    table = Table(Seat(season="summer"), season="spring", ready=0, hand_size=8)
    table.choose("prepare") if table.offers("prepare") else None
    assert "You have no room in hand for 2 more cards." in table.journal()


@pytest.mark.rule("F-58")
def test_at_the_lookout_no_draw_is_lost() -> None:
    table = Table(hand_size=8).choose("place:lookout", "done")
    assert table.told("loses-draws") == 0
