"""Rulings F-201 to F-207: where workers may go."""

import pytest

from figurka.games.farshore.rules.rulebook import RULEBOOK
from figurka.locales import Words
from tests.games.farshore.table import Seat, Table

GREEN = ["grove", "grove", "beach_sledge", "merchant"]
BLUE = ["port", "market", "lighthouse"]
ALL_SHORE = ["shore_driftwood", "shore_seaweed", "shore_stone", "shore_mushroom"]


def passed() -> Seat:
    """Another player who is out of the game already."""
    return Seat(season="autumn", passed=True)


@pytest.mark.rule("F-24", "F-201")
@pytest.mark.parametrize(("language", "dunes"), [("en", "dunes"), ("cs", "dun")])
def test_what_was_added_for_the_dunes_is_not_said_to_be_from_the_rulebook(language: str, dunes: str) -> None:
    rules = {rule.id: rule for section in RULEBOOK for rule in section.rules}
    assert (rules["F-24"].source, rules["F-201"].source) == ("rulebook", "designed")
    assert dunes not in Words(language)("rule-F-24").lower()
    assert dunes in Words(language)("rule-F-201").lower()


@pytest.mark.rule("F-201")
def test_the_dunes_take_several_workers_of_one_player() -> None:
    table = Table(passed(), season="spring", city=[*GREEN, *BLUE])
    table.choose("place:dunes", "map:production")
    assert table.offers("place:dunes")
    table.choose("place:dunes")
    assert table.me.at_dunes == 2
    assert table.me.map_tiles == 2


@pytest.mark.rule("F-201")
def test_the_dunes_take_workers_of_several_players() -> None:
    table = Table(Seat(season="spring", workers_on=["dunes", "dunes"]), city=GREEN)
    table.choose("place:dunes")
    assert (table.me.at_dunes, table.player(1).at_dunes) == (1, 2)


@pytest.mark.rule("F-202")
def test_no_worker_may_go_to_the_dunes_with_a_requirement_unmet() -> None:
    table = Table(city=GREEN[:3])
    assert not table.offers("place:dunes")
    assert table.why_not("place:dunes") == "farshore-refusal-no-map"


@pytest.mark.rule("F-202")
def test_no_worker_may_go_to_the_dunes_for_an_empty_pile() -> None:
    table = Table(city=GREEN, map_left={"production": 0})
    assert table.why_not("place:dunes") == "farshore-refusal-no-map"


@pytest.mark.rule("F-202")
def test_no_worker_may_go_to_the_dunes_for_a_map_of_a_type_already_owned() -> None:
    table = Table(city=GREEN, maps={"production": 2})
    assert table.why_not("place:dunes") == "farshore-refusal-no-map"


@pytest.mark.rule("F-202")
def test_at_the_dunes_one_of_the_fitting_tiles_must_be_taken() -> None:
    table = Table(city=[*GREEN, *BLUE]).choose("place:dunes")
    assert table.asked == "map"
    assert table.options == ["map:production", "map:governance"]


@pytest.mark.rule("F-202")
def test_the_dunes_only_look_at_the_cards() -> None:
    table = Table(city=GREEN).choose("place:dunes")
    assert table.city() == GREEN
    assert table.me.maps[0] == 2
    assert table.state.map_left[0] == 1


@pytest.mark.rule("F-203")
def test_the_docks_may_be_entered_with_an_empty_hand() -> None:
    table = Table().choose("place:docks")
    assert table.me.at_docks == 1
    assert table.have() == {}
    assert table.asked_seat == 1


@pytest.mark.rule("F-203")
def test_at_the_docks_no_card_need_be_discarded() -> None:
    table = Table(hand=["inn", "port"]).choose("place:docks", "done")
    assert table.hand() == ["inn", "port"]
    assert table.have() == {}
    assert table.asked_seat == 1


@pytest.mark.rule("F-203")
def test_the_lookout_may_be_entered_for_nothing() -> None:
    table = Table(hand_size=8)
    hand = table.hand()
    table.choose("place:lookout", "done")
    assert table.me.at_lookout == 1
    assert table.hand() == hand
    assert table.asked_seat == 1


@pytest.mark.rule("F-203")
@pytest.mark.parametrize("card", ["inn", "post_office", "cooper"])
def test_a_red_card_may_be_entered_with_nothing_playable(card: str) -> None:
    table = Table(city=[card]).choose(f"city:{card}")
    assert table.city() == [card]
    assert table.me.city[0].worker
    assert table.asked_seat == 1


@pytest.mark.rule("F-203")
def test_a_shore_place_may_be_entered_with_a_full_hand() -> None:
    table = Table(hand_size=8).choose("place:shore_stone")
    assert table.have() == {"stone": 1}
    assert len(table.hand()) == 8


@pytest.mark.rule("F-203")
def test_an_island_may_be_entered_with_the_ship_on_the_last_space() -> None:
    table = Table(islands=["windward_isle", "kelp_isle"], ship=40, hand_size=8)
    table.choose("place:windward_isle", "stone")
    assert table.me.ship == 40
    assert table.have() == {"stone": 1}
    assert len(table.hand()) == 8


@pytest.mark.rule("F-204")
def test_a_place_for_one_worker_is_closed_to_its_owner_too() -> None:
    table = Table(season="spring", workers_on=["shore_stone"])
    assert table.offers("place:shore_mushroom")
    assert not table.offers("place:shore_stone")
    assert table.why_not("place:shore_stone") == "farshore-refusal-occupied"


@pytest.mark.rule("F-204")
def test_an_island_with_an_own_worker_is_closed() -> None:
    table = Table(islands=["kelp_isle", "gull_roost"], workers_on=["kelp_isle"])
    assert table.offers("place:gull_roost")
    assert table.why_not("place:kelp_isle") == "farshore-refusal-occupied"


@pytest.mark.rule("F-204")
def test_a_red_card_with_an_own_worker_is_closed_but_another_copy_is_open() -> None:
    closed = Table(city=["inn"], workers_on=["inn"])
    assert not closed.offers("city:inn+worker")
    assert closed.why_not("city:inn") == "farshore-refusal-occupied"
    assert Table(city=["inn", "inn"], workers_on=["inn"]).offers("city:inn")


@pytest.mark.rule("F-205")
def test_at_the_lookout_all_discards_come_before_the_first_draw() -> None:
    table = Table(hand=["inn", "grove", "port"], deck=["pirate"]).choose("place:lookout")
    assert table.asked == "discard"
    table.choose("hand:grove", "hand:inn", "done")
    assert table.hand() == ["port"]
    assert table.asked == "draw"
    table.choose("deck")
    assert table.asked == "draw"
    assert not any(key.startswith("hand:") for key in table.options)


@pytest.mark.rule("F-205")
def test_at_the_lookout_each_draw_is_from_bay_or_deck_and_seen_before_the_next() -> None:
    table = Table(bay=["inn", "grove"], deck=["pirate", "port"]).choose("place:lookout")
    assert set(table.options) == {"bay:inn", "bay:grove", "deck", "done"}
    table.choose("deck")
    assert table.hand() == ["pirate"]
    assert set(table.options) == {"bay:inn", "bay:grove", "deck", "done"}
    table.choose("bay:grove")
    assert table.hand() == ["pirate", "grove"]
    assert set(table.options) == {"bay:inn", "deck", "done"}


@pytest.mark.rule("F-205")
def test_at_the_lookout_the_player_may_stop_early() -> None:
    table = Table(deck=["pirate", "port"]).choose("place:lookout", "deck", "done")
    assert table.hand() == ["pirate"]
    assert table.asked_seat == 1


@pytest.mark.rule("F-205")
def test_at_the_lookout_the_cards_just_discarded_are_shuffled_into_a_new_deck() -> None:
    table = Table(hand=["inn", "port"], deck_size=0).choose("place:lookout", "hand:inn", "hand:port")
    assert table.hand() == []
    table.choose("deck", "deck")
    assert sorted(table.hand()) == ["inn", "port"]
    assert not table.offers("deck")


@pytest.mark.rule("F-206")
def test_a_worker_whose_red_card_leaves_the_city_stays_beside_it_as_placed() -> None:
    table = Table(city=["inn"], workers_on=["inn"], hand=["shipwreck"]).choose("hand:shipwreck")
    assert table.city() == ["shipwreck"]
    assert table.me.ready == 1
    assert table.me.stranded == 1


@pytest.mark.rule("F-206")
def test_a_worker_beside_the_city_comes_back_at_the_next_preparation() -> None:
    table = Table(city=["inn"], workers_on=["inn"], ready=0, hand=["shipwreck"])
    table.choose("hand:shipwreck")
    assert (table.me.ready, table.me.stranded) == (0, 1)
    table.choose("place:docks").prepare("spring")
    assert (table.me.ready, table.me.stranded) == (3, 0)


@pytest.mark.rule("F-207")
def test_docks_and_lookout_are_open_when_nothing_else_is() -> None:
    blocking = Seat(season="autumn", workers_on=[*ALL_SHORE, "island 0"])
    crowd = Seat(season="autumn", workers_on=["docks", "docks", "lookout", "lookout", "island 1"])
    table = Table(blocking, crowd, seats=3, flooded=[2], season="autumn", ready=1)
    assert table.options == ["place:docks", "place:lookout", "pass"]


@pytest.mark.rule("F-207")
def test_docks_and_lookout_never_fill_up() -> None:
    table = Table(passed(), season="autumn")
    for _ in range(2):
        table.choose("place:docks", "place:lookout", "done")
    assert (table.me.at_docks, table.me.at_lookout) == (2, 2)
    assert table.offers("place:docks")
    assert table.offers("place:lookout")
