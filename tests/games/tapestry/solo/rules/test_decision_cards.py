"""The decision cards: both halves of all 22, and the order in which they read the map (A-261 to A-267)."""

from collections import Counter
from itertools import pairwise

import pytest

import figurka
from figurka.games.tapestry.content.maps import SMALL
from figurka.games.tapestry.solo.content.cards import DECISION_CARDS, DUO_CARDS
from tests.games.tapestry.solo.printed import ARROWS, CARDS, HEXES, ORDERS, ROWS
from tests.games.tapestry.solo.table import SoloTable

EVERY_CARD = pytest.mark.parametrize("number", list(CARDS))
EVERY_PATTERN = pytest.mark.parametrize("pattern", list(ORDERS))
TRACKS = ["exploration", "science", "military", "technology"]
RULE_IDS = {"any_open": "A-264", "nearest_landmark_or_end": "A-265", "nearest_end": "A-266"}


def others(number: int, *, toppled: bool | None = None) -> list[int]:
    """Cards besides this one, maybe only those with or without the symbol."""
    return [each for each in CARDS if each != number and toppled in {None, CARDS[each].toppled}]


def read_tracks(who: str, number: int, favourite: str) -> list[str]:
    """The tracks in the order in which a bot takes them, each closed as soon as it is taken."""
    spaces = dict.fromkeys(TRACKS, 0)
    taken = []
    while min(spaces.values()) < 12:
        table = SoloTable(automa=spaces, shadow=spaces, favourites=(favourite, favourite))
        taken.append(table.bot_chooses(who, "any_open", number))
        spaces[taken[-1]] = 12
    return taken


def named_order(order: list[str], favourite: str) -> list[str]:
    """The tracks of a printed order, each at its first mention."""
    return list(dict.fromkeys(favourite if name == "favourite" else name for name in order))


# All cards


@pytest.mark.rule("A-2", "A-261")
def test_there_are_22_cards_each_with_two_halves() -> None:
    assert [card.number for card in DECISION_CARDS] == list(range(1, 23))
    for number, card in CARDS.items():
        assert sorted(card.order) == sorted([*TRACKS, "favourite"]), f"card {number}"


@pytest.mark.rule("A-261")
def test_as_many_cards_as_printed_have_each_symbol() -> None:
    starting, progress = DECISION_CARDS[:7], DECISION_CARDS[7:]
    assert [sum(card.income for card in cards) for cards in (starting, progress)] == [3, 8]
    assert [sum(card.toppled for card in cards) for cards in (starting, progress)] == [3, 8]
    counts = {"any_open": 14, "nearest_landmark_or_end": 6, "nearest_end": 2}
    assert Counter(card.automa_rule.name for card in DECISION_CARDS) == counts
    assert Counter(card.shadow_rule.name for card in DECISION_CARDS) == counts


@EVERY_CARD
@pytest.mark.rule("A-261", "A-26", "A-27", "A-264", "A-265", "A-266")
def test_the_left_card_of_the_pair_tells_both_bots_how_to_choose_a_track(number: int) -> None:
    tiebreaker, *rest = others(number)
    table = SoloTable(decision_deck=[number, tiebreaker, *rest[:2]], decision_discard=[]).bot_turn()
    told = [(reason.bot, reason.rule) for reason in table.reasons() if reason.rule in RULE_IDS.values()]
    card = CARDS[number]
    assert told == [("automa", RULE_IDS[card.automa_rule]), ("shadow", RULE_IDS[card.shadow_rule])]


@EVERY_CARD
@pytest.mark.rule("A-261", "A-25")
def test_the_last_left_card_brings_an_income_turn_if_it_shows_the_symbol(number: int) -> None:
    table = SoloTable(decision_deck=[number, others(number)[0]], decision_discard=[]).bot_turn()
    assert table.automa.era == (2 if CARDS[number].income else 1)


@EVERY_CARD
@pytest.mark.rule("A-261", "A-25")
def test_the_last_right_card_never_brings_an_income_turn(number: int) -> None:
    plain = next(each for each in others(number) if not CARDS[each].income)
    table = SoloTable(decision_deck=[plain, number], decision_discard=[]).bot_turn()
    assert table.automa.era == 1


@EVERY_CARD
@pytest.mark.parametrize("favourite", TRACKS)
@pytest.mark.rule("A-261", "A-33")
def test_the_right_card_names_the_tracks_for_the_automa_from_above(number: int, favourite: str) -> None:
    assert read_tracks("automa", number, favourite) == named_order(CARDS[number].order, favourite)


@EVERY_CARD
@pytest.mark.parametrize("favourite", TRACKS)
@pytest.mark.rule("A-261", "A-33")
def test_the_right_card_names_the_tracks_for_the_shadow_empire_from_below(
    number: int, favourite: str
) -> None:
    assert read_tracks("shadow", number, favourite) == named_order(CARDS[number].order[::-1], favourite)


@EVERY_CARD
@pytest.mark.rule("A-261", "A-262", "A-79")
def test_the_toppled_symbol_of_the_right_card_adds_an_outpost_of_the_shadow_empire(number: int) -> None:
    table = SoloTable().automa_conquers(number)
    assert table.tokens((-1, 1)) == (["automa", "shadow toppled"] if CARDS[number].toppled else ["automa"])


@EVERY_CARD
@pytest.mark.rule("A-262", "A-71")
def test_the_same_symbol_lets_the_automa_conquer_beside_the_human(number: int) -> None:
    """The human holds the middle island for good, so that all hexes around it are beside him."""
    table = SoloTable(
        tokens={(-1, 1): ["automa", "shadow toppled"], (0, 0): ["human", "automa toppled"]},
        achieved={"middle_island": ["human"]},
    ).automa_conquers(number)
    beside = {(-1, 0), (0, 1)}
    assert bool(beside & table.controls(1)) == CARDS[number].toppled


@pytest.mark.rule("A-261", "A-24")
def test_only_one_half_of_each_card_is_read() -> None:
    """The pair 3 and 7: the rules of card 3, the track order of card 7."""
    table = SoloTable(decision_deck=[3, 7, 1, 2], favourites=("technology", "exploration")).bot_turn()
    assert table.reason("A-265").bot == "automa"
    assert table.reason("A-266").bot == "shadow"
    assert table.tracks(1)["technology"] == 1, "the favourite on top of card 7, not science on top of card 3"
    assert table.tracks(2)["science"] == 1, "the lowest of card 7, not the favourite of card 3"


@pytest.mark.rule("A-263")
def test_the_colour_of_a_card_matters_only_among_two_people() -> None:
    assert [card.number for card in DUO_CARDS] == list(range(1, 13))
    hidden = {figurka.new_game("tapestry", 1, seed).state.bots.hidden.number for seed in range(100)}
    assert hidden == set(range(8, 23)), "whoever plays alone uses all progress cards alike"


# How they read the map


@EVERY_CARD
@pytest.mark.rule("A-53", "A-261", "A-267")
def test_every_card_reads_all_34_hexes_in_the_printed_order(number: int) -> None:
    table = SoloTable()
    left = sorted(HEXES)
    read = []
    while left:
        read.append(table.first_of(number, left))
        left.remove(read[-1])
    assert read == ORDERS[CARDS[number].pattern]


@EVERY_PATTERN
@pytest.mark.rule("A-53")
def test_a_pattern_begins_at_the_black_arrow_and_goes_on_at_the_grey_one(pattern: str) -> None:
    card = next(card for card in DECISION_CARDS if CARDS[card.number].pattern == pattern)
    order = [(place.q, place.r) for place in card.pattern.order]
    step, start, then = ARROWS[pattern]
    assert order[0] == start
    assert order[3] == then, "the first row has three hexes"
    assert [len(row) for row in ROWS[pattern]] == [3, 5, 6, 6, 6, 5, 3]
    begins = {order[index] for index in (0, 3, 8, 14, 20, 26, 31)}
    for before, after in pairwise(order):
        steps = after[0] - before[0], after[1] - before[1]
        assert (after in begins) or steps == step


@pytest.mark.rule("A-53")
def test_ten_patterns_are_printed_all_different() -> None:
    orders = {card.pattern.order for card in DECISION_CARDS}
    assert len(orders) == len(ORDERS) == 10
    assert all(set(order) == HEXES for order in ORDERS.values())


@pytest.mark.rule("A-267")
def test_the_cards_show_the_small_map() -> None:
    table = SoloTable()
    assert {(place.q, place.r) for place in table.state.board.hexes} == HEXES
    assert len(HEXES) == 34
    assert (table.state.board.middle.q, table.state.board.middle.r) == (0, 0)
    starts = {place.capitals: (place.q, place.r) for place in SMALL.hexes if place.capitals}
    assert starts == {(1, 6): (0, -2), (2, 4): (2, 0), (3, 5): (-2, 2)}
    assert table.controls(0) == {(2, 0)}
    assert table.controls(1) == {(-2, 2)}


@pytest.mark.rule("A-267")
def test_hexes_touch_as_their_coordinates_say() -> None:
    steps = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
    for place in SMALL.hexes:
        around = {(place.q + q, place.r + r) for q, r in steps} & HEXES
        assert {(each.q, each.r) for each in SMALL.chosen(place.around)} == around
