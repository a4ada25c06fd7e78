"""Laying tapestry cards: in income turns, over others, face down, as copies (T-25 to T-30, T-119)."""

import random
from types import ModuleType

import pytest

from figurka.games.tapestry.content.cards import CARD, CARDS, DECK_OF_CARDS
from figurka.games.tapestry.content.tracks import SPACES
from figurka.games.tapestry.rules.advancing import offer_bonus
from figurka.games.tapestry.rules.benefits import (
    PLAY_OVER_A_CARD,
    UPGRADE_A_TECH,
    advance,
    cards,
    invent,
    score,
)
from figurka.games.tapestry.rules.check import check
from figurka.games.tapestry.rules.incomes import income_turn
from figurka.games.tapestry.rules.laying import lay_face_down
from figurka.games.tapestry.rules.things import EXPLORATION, FREE_BONUS, MILITARY, PER_CARD
from tests.games.tapestry.cards import SHOWN, holding, of_card, with_income
from tests.games.tapestry.rules import test_cards_this_era, test_cards_when_played
from tests.games.tapestry.table import Seat, Table

OTHER_TESTS: tuple[ModuleType, ...] = (test_cards_when_played, test_cards_this_era)
"""Modules whose tests say which cards they show, by being loaded."""


# All cards


def test_every_card_is_shown_by_a_test() -> None:
    assert OTHER_TESTS
    assert [name for name, tests in SHOWN.items() if not tests] == []


@pytest.mark.rule("T-3")
def test_the_deck_has_fifty_cards_of_which_seven_are_traps() -> None:
    assert len(DECK_OF_CARDS) == 50
    assert {card.name: card.copies for card in CARDS if card.copies > 1} == {"trap": 7}
    assert len(CARDS) == 44
    assert sum(card.power > 0 for card in CARDS) == 20


@pytest.mark.rule("T-25")
@pytest.mark.parametrize("card", CARD)
@pytest.mark.parametrize("seed", range(2))
def test_every_card_can_be_laid_in_an_income_turn(card: str, seed: int) -> None:
    chance = random.Random(f"{card}{seed}")
    rivals = Seat(coin=3, worker=2, bottom=["calendar"], military=4, laid={2: ["guilds", "feudalism"]}, era=2)
    if card in ("guilds", "feudalism"):
        rivals.laid = {2: ["meritocracy"]}
    table = Table(
        rivals,
        Seat(finished=True, era=5, science=5, technology=12),
        hand=[card],
        seats=3,
        coin=3,
        worker=1,
        middle=["paper"],
        tiles=[1, 3],
        exploration=3,
        landmarks=["forge"],
        vp=6,
        seed=seed,
    ).income()
    while (table.asked, table.asked_seat) != ("turn", 1):
        check(table.state)
        table.choose(chance.choice(table.options))
    check(table.state)
    assert table.me.era == 2
    assert table.laid(2)[0] == card


# In an income turn


@pytest.mark.rule("T-25")
def test_one_card_must_be_laid_onto_the_leftmost_free_space() -> None:
    table = Table(Seat(era=3, coin=1), era=2, laid={2: ["trap"]}, hand=["academia", "trap"], coin=1).income()
    assert table.options == ["card:academia", "card:trap"]
    table.choose("academia")
    assert [table.laid(era) for era in (1, 2, 3, 4)] == [[], ["trap"], ["academia"], []]
    assert "academia" not in table.hand()
    assert "trap" in table.hand()


@pytest.mark.rule("T-26", "T-186")
def test_without_a_card_in_hand_the_top_of_the_deck_is_laid_face_down_without_effect() -> None:
    table = Table(Seat(era=2, coin=1), deck=["trap", "guilds"]).income()
    assert table.laid(2) == ["?"]
    assert table.vp() == 0
    assert table.hand() == ["guilds"]
    table.gain(score(PER_CARD))
    assert table.vp() == 2


@pytest.mark.rule("T-26", "T-28")
@pytest.mark.parametrize("card", ["academia", "tyranny", "theocracy"])
def test_a_card_of_this_era_that_lies_face_down_is_not_in_force(card: str) -> None:
    table = Table(Seat(era=2, coin=1), deck=[card]).income()
    assert (table.asked, table.asked_seat) == ("turn", 1)
    assert table.vp() == 0
    table.gain(advance(MILITARY, full=False), cards()).skip("free_advance", "bare_advance")
    assert table.asked == "nothing"
    assert table.vp() == 0


@pytest.mark.rule("T-26", "T-125")
def test_the_discards_are_shuffled_for_a_card_to_be_laid_face_down() -> None:
    table = Table(Seat(era=2, coin=1), deck_size=0, discard=["trap"]).income()
    assert table.laid(2) == ["?"]
    assert table.state.discard == []


@of_card("guilds")
@pytest.mark.rule("T-29", "T-30")
def test_the_era_bonus_comes_just_before_the_card() -> None:
    table = Table(hand=["guilds"]).income()
    assert table.asked == "gain"
    table.choose("culture")
    assert table.laid(2) == ["guilds"]
    assert table.vp() == 5
    assert table.have() == with_income()


@pytest.mark.rule("T-22", "T-103")
def test_no_card_is_laid_in_the_first_and_in_the_last_income_turn() -> None:
    table = Table(Seat(coin=1), era=0, hand=["trap"]).income()
    assert table.laid(1) == []
    table = Table(Seat(coin=1), era=4, hand=["trap"], coin=1).income()
    assert table.hand() == ["trap"]
    assert table.vp() == 0


@of_card("theocracy")
@pytest.mark.rule("T-157", "T-119")
def test_the_fourth_card_has_ended_when_the_last_income_turn_begins() -> None:
    table = Table(era=4, card="theocracy", civ="leaders", exploration=1, tiles=[1]).income()
    table.choose("science").skip("free_advance", "bare_advance")
    assert table.tracks()["science"] == 1
    assert table.points() == {}


@of_card("broker_of_peace")
@pytest.mark.rule("T-104")
def test_who_has_finished_gains_nothing_by_a_card() -> None:
    table = Table(Seat(era=4, card="broker_of_peace"))
    table.run(income_turn(table.state, table.player(1)))
    assert table.player(1).finished
    table.gain(advance(MILITARY, full=False)).skip("free_advance", "bare_advance")
    assert table.vp(1) == 0


# Over another card


@of_card("academia", "democracy")
@pytest.mark.rule("T-119", "T-27")
def test_a_covered_card_ends_before_the_new_one_works() -> None:
    table = Table(era=2, card="academia", hand=["democracy"]).gain(PLAY_OVER_A_CARD)
    assert table.laid(2) == ["academia", "democracy"]
    assert len(table.hand()) == 3
    assert table.choose("done").vp() == 0


@of_card("academia")
@pytest.mark.rule("T-28")
def test_a_card_laid_over_another_is_in_force_without_reaching_back() -> None:
    table = Table(era=2, card="trap", hand=["academia"]).gain(cards(), PLAY_OVER_A_CARD).choose("academia")
    assert table.vp() == 0
    assert table.gain(invent()).skip("invent").vp() == 3


def test_covering_brings_no_era_bonus_and_no_second_effect_of_the_covered_card() -> None:
    table = Table(era=2, card="trap", hand=["boast_of_superiority"]).gain(PLAY_OVER_A_CARD)
    assert table.asked == "nothing"
    assert table.vp() == 16
    assert table.have() == {}


def test_covered_and_face_down_cards_still_count_as_cards_on_the_mat() -> None:
    table = Table(era=3, laid={2: ["guilds", "academia"]}, card="trap", hand=["alliance", "tyranny"])
    lay_face_down(table.state, table.me)
    table.gain(score(PER_CARD))
    assert table.vp() == 6


@of_card("academia")
def test_without_a_card_in_hand_nothing_is_covered_and_the_old_card_works_on() -> None:
    table = Table(era=2, card="academia").gain(PLAY_OVER_A_CARD, invent()).choose("ammonia")
    assert table.laid(2) == ["academia"]
    assert table.vp() == 3


def test_the_maker_of_fire_cannot_be_covered() -> None:
    table = Table(era=1, hand=["trap"]).gain(PLAY_OVER_A_CARD)
    assert table.laid(1) == []
    assert table.hand() == ["trap"]


def test_a_card_that_lies_face_down_can_be_covered() -> None:
    table = Table(era=2, hand=["trap"])
    lay_face_down(table.state, table.me)
    table.gain(PLAY_OVER_A_CARD)
    assert table.laid(2) == ["?", "trap"]
    assert table.vp() == 10


@pytest.mark.rule("T-103")
def test_no_card_is_covered_in_the_last_income_turn() -> None:
    table = Table(civ="leaders", era=4, card="trap", hand=["boast_of_superiority"], military=9, coin=1)
    table.income().choose("military").skip("quarters", "site", "order")
    assert table.laid(4) == ["trap"]
    assert table.hand() == ["boast_of_superiority"]


@of_card("academia")
@pytest.mark.rule("T-23", "T-119")
def test_in_step_one_the_old_card_has_ended_and_the_new_one_is_not_laid_yet() -> None:
    table = Table(civ="merrymakers", era=2, card="academia", hand=["trap"], coin=1).income()
    table.me.mats.revels = (0, 1, 0)
    table.choose("revel:1").skip("order", "invent")
    assert table.points().get("tapestry", 0) == 0


# Espionage


@of_card("espionage", "trap")
@pytest.mark.rule("T-27")
def test_espionage_works_as_a_copied_card_that_works_when_laid() -> None:
    table = holding("espionage", Seat(laid={2: ["trap"]})).income()
    assert table.laid(2) == ["espionage"]
    assert table.points() == {"tapestry": 10}


@of_card("espionage")
def test_espionage_copies_open_uncovered_cards_of_any_mat() -> None:
    rivals = Seat(laid={2: ["guilds", "alliance"], 3: ["feudalism"]}, era=3), Seat(era=3, laid={2: ["trap"]})
    table = holding("espionage", *rivals, hand=["academia"], era=2, laid={2: ["militarism"]}, coin=1)
    lay_face_down(table.state, table.player(2))
    table.income().choose("card:espionage")
    assert table.options == ["laid:0:2:0", "laid:1:2:1", "laid:1:3:0", "laid:2:2:0"]


@of_card("espionage")
def test_espionage_copies_neither_espionage_nor_what_is_not_there() -> None:
    table = holding("espionage").income()
    assert (table.asked, table.asked_seat) == ("turn", 1)
    table = Table(Seat(era=2, laid={2: ["espionage"]})).work("espionage")
    assert table.asked == "nothing"


@of_card("espionage", "academia")
@pytest.mark.rule("T-28", "T-119")
def test_a_card_of_this_era_copied_by_espionage_holds_for_the_era_of_the_copier() -> None:
    table = holding("espionage", Seat(card="academia"), deck=["trap"] * 4).income()
    assert table.points() == {"tapestry": 3}
    table.run(income_turn(table.state, table.player(1))).skip("gain")
    assert table.gain(cards(), seat=1).vp(1) == 0
    assert table.gain(invent()).choose("ammonia").vp() == 6
    table.run(income_turn(table.state, table.me)).skip("gain")
    table.choose("decline")
    before = table.vp()
    assert table.gain(cards()).vp() == before


@of_card("espionage", "academia")
@pytest.mark.rule("T-119")
def test_what_espionage_copied_ends_when_it_is_covered_and_not_before() -> None:
    table = holding("espionage", Seat(card="academia", hand=["trap"]), deck=["trap"] * 4).income()
    table.gain(PLAY_OVER_A_CARD, seat=1)
    assert table.laid(2, seat=1) == ["academia", "trap"]
    assert table.gain(cards()).vp() == 6
    assert table.gain(PLAY_OVER_A_CARD).vp() == 16
    assert table.gain(cards()).vp() == 16


@of_card("espionage", "academia")
def test_the_copied_card_still_works_for_its_owner() -> None:
    table = holding("espionage", Seat(card="academia")).income()
    assert table.gain(cards(), seat=1).vp(1) == 3


@of_card("espionage", "alliance", "marriage_of_state")
def test_whoever_copies_an_alliance_or_a_marriage_chooses_anew() -> None:
    table = holding("espionage", Seat(card="alliance"), Seat()).income()
    assert (table.asked, table.asked_seat) == ("ally", 0)
    table.choose("seat:2")
    assert (table.me.ally, table.player(1).ally) == (2, -1)
    table = holding("espionage", Seat(card="marriage_of_state"), Seat()).income()
    assert (table.asked, table.asked_seat) == ("spouse", 0)


@of_card("espionage", "technocracy")
@pytest.mark.parametrize(("era", "points"), [(2, 0), (3, 3)])
def test_technocracy_copied_by_espionage_looks_at_the_era_of_the_copier(era: int, points: int) -> None:
    rival = Seat(era=era, laid={2: ["technocracy"]}, coin=1)
    table = Table(rival, era=2, laid={2: ["trap"]}, hand=["espionage"]).income().skip("gain")
    table.choose("laid:1:2:0").skip("invent")
    assert table.points().get("tapestry", 0) == points
    assert (len(table.techs("middle")) == 1) == (points == 0)


@of_card("espionage", "tyranny")
def test_espionage_as_tyranny_can_be_covered_for_five_points() -> None:
    table = holding("espionage", Seat(card="tyranny"), deck=["trap", "guilds"]).income()
    assert table.options == ["card:trap", "decline"]
    table.choose("trap")
    assert table.laid(2) == ["espionage", "trap"]
    assert table.points() == {"tapestry": 15}
    assert table.gain(cards()).asked == "nothing"


# Heralds


@of_card("technocracy")
@pytest.mark.rule("T-166")
@pytest.mark.parametrize(("era", "points"), [(2, 0), (3, 3)])
def test_heralds_resolve_technocracy_as_if_they_laid_it_now(era: int, points: int) -> None:
    rival = Seat(era=era, laid={2: ["technocracy"]}, coin=1)
    table = Table(rival, civ="heralds", era=2).income().choose("laid:1:2:0").skip("invent")
    assert table.points().get("tapestry", 0) == points
    assert (table.me.tech_count == 1) == (points == 0)


@of_card("espionage", "academia")
@pytest.mark.rule("T-166")
def test_heralds_resolve_espionage_as_if_they_laid_it_now() -> None:
    rival = Seat(era=3, laid={2: ["espionage"], 3: ["academia"]}, coin=1)
    table = Table(rival, civ="heralds", era=2, hand=["trap"], deck=["guilds"]).income().choose("laid:1:2:0")
    assert table.laid(3) == ["trap"]
    assert table.points() == {"tapestry": 3 + 10}
    table.run(income_turn(table.state, table.me)).choose("decline").skip("gain", "guilds")
    assert table.gain(cards()).points()["tapestry"] == 13


@of_card("trap", "academia")
@pytest.mark.rule("T-27")
def test_heralds_choose_open_cards_that_work_when_laid_and_bear_no_token_covered_ones_too() -> None:
    rival = Seat(era=3, laid={2: ["trap", "guilds"], 3: ["academia"]}, coin=1)
    table = Table(rival, Seat(era=3), civ="heralds", hand=["trap"], coin=1, seats=3, deck=["feudalism"])
    lay_face_down(table.state, table.player(2))
    table.income()
    assert table.options == ["laid:1:2:0", "laid:1:2:1", "decline"]
    table.choose("laid:1:2:0")
    assert table.points() == {"tapestry": 20}
    table.run(income_turn(table.state, table.me))
    assert table.options == ["laid:0:2:0", "laid:1:2:1", "decline"]


@of_card("academia")
@pytest.mark.rule("T-28", "T-119")
def test_heralds_may_begin_with_a_card_over_the_maker_of_fire() -> None:
    table = Table(Seat(coin=1), civ="heralds", era=0, deck=["academia", "trap"]).income()
    assert table.vp() == 0
    table.choose("take")
    assert table.laid(1) == ["academia"]
    assert table.gain(cards()).vp() == 3
    table.run(income_turn(table.state, table.me)).skip("gain")
    assert table.laid(2) == ["trap"]
    assert table.vp() == 13


# Tyranny


@of_card("tyranny")
@pytest.mark.rule("T-163")
def test_a_card_of_the_income_may_be_laid_over_tyranny_at_once() -> None:
    table = holding("tyranny", deck=["trap"]).income()
    assert table.options == ["card:trap", "decline"]
    table.choose("trap")
    assert table.laid(2) == ["tyranny", "trap"]
    assert table.points() == {"tapestry": 15}
    assert table.hand() == []


@of_card("tyranny")
def test_only_a_card_just_gained_may_be_laid_over_tyranny_and_it_may_wait() -> None:
    table = Table(era=2, card="tyranny", hand=["trap"], deck=["guilds", "alliance"]).gain(cards())
    assert table.options == ["card:guilds", "decline"]
    table.choose("decline")
    assert table.hand() == ["trap", "guilds"]
    assert table.gain(cards()).options == ["card:alliance", "decline"]


@of_card("tyranny")
def test_of_several_cards_gained_at_once_one_may_be_laid_over_tyranny() -> None:
    table = Table(era=2, card="tyranny", deck=["trap", "boast_of_superiority", "guilds"]).gain(cards(2))
    assert table.options == ["card:trap", "card:boast_of_superiority", "decline"]
    table.choose("boast_of_superiority")
    assert table.vp() == 21
    assert table.gain(cards()).asked == "nothing"
    assert table.hand() == ["trap", "guilds"]


@of_card("tyranny", "democracy")
@pytest.mark.rule("T-119")
def test_tyranny_has_ended_before_the_new_card_works() -> None:
    table = Table(era=2, card="tyranny", deck=["democracy"]).gain(cards()).choose("democracy")
    assert table.asked == "democracy"
    assert len(table.hand()) == 3
    assert table.choose("done").vp() == 5


@of_card("tyranny", "capitalism", "mercantilism")
@pytest.mark.parametrize("card", ["capitalism", "mercantilism"])
def test_what_was_gained_before_a_card_is_laid_over_tyranny_does_not_count(card: str) -> None:
    table = holding("tyranny", deck=[card], market=1, farm=1).income().choose(card)
    assert table.points() == {"tapestry": 5}
    assert (table.asked, table.asked_seat) == ("turn", 1)


@of_card("tyranny", "espionage")
def test_espionage_over_tyranny_cannot_copy_it() -> None:
    table = Table(era=2, card="tyranny", deck=["espionage"]).gain(cards()).choose("espionage")
    assert table.asked == "nothing"
    assert table.vp() == 5


@of_card("tyranny", "trade_economy")
def test_tyranny_works_in_the_turns_of_others_too() -> None:
    table = Table(era=2, card="tyranny", deck=["trap"], actor=1)
    table.run(offer_bonus(table.state, table.me, SPACES[EXPLORATION][2], FREE_BONUS)).choose("take", "trap")
    assert table.vp() == 15


# Off the income turn


@pytest.mark.rule("T-116")
def test_a_card_laid_by_an_upgrade_works_before_the_income_goes_on() -> None:
    table = holding("trap", middle=["printing_press"], technology=4, hand=["capitalism"], market=1).income()
    table.choose("trap", "printing_press")
    assert table.laid(2) == ["trap", "capitalism"]
    assert table.points()["tapestry"] == 10 + 4


@of_card("alliance")
@pytest.mark.rule("T-119")
def test_covering_an_alliance_ends_it() -> None:
    table = Table(Seat(bottom=["calendar"]), era=2, card="alliance", hand=["trap"])
    table.me.ally = 1
    table.gain(PLAY_OVER_A_CARD).gain(UPGRADE_A_TECH, seat=1)
    assert table.have(1) == {"culture": 1}
    assert table.have() == {}
