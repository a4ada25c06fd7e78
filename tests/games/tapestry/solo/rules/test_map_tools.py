"""How the Automa looks at the map: reading order, control, distances, the middle island (A-53 to A-60)."""

from random import Random

import pytest

from figurka.games.tapestry.positions.builder import hex_at
from figurka.games.tapestry.solo.rules.hexes import (
    UNREACHABLE,
    closest,
    distances,
    furthest,
    wants_middle_island,
)
from tests.games.tapestry.solo import oracle
from tests.games.tapestry.solo.printed import CARDS, HEXES, ORDERS
from tests.games.tapestry.solo.table import AUTOMA, HUMAN, SHADOW, Place, SoloTable

AROUND_MIDDLE = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


def wants_it(table: SoloTable) -> bool:
    return wants_middle_island(table.state, table.automa)


# Reading the map


@pytest.mark.rule("A-53")
def test_the_first_valid_hex_in_the_order_of_the_card_is_chosen() -> None:
    table = SoloTable()
    random = Random(3)
    for _ in range(200):
        card = random.randint(1, 22)
        valid = random.sample(sorted(HEXES), random.randint(1, 12))
        assert table.first_of(card, valid) == next(
            place for place in ORDERS[CARDS[card].pattern] if place in valid
        )


@pytest.mark.rule("A-53")
@pytest.mark.parametrize(
    ("card", "where"), [(1, (-2, 1)), (2, (-1, 1)), (4, (-1, 1)), (11, (-1, 2)), (12, (-3, 2))]
)
def test_outposts_are_placed_by_that_order(card: int, where: Place) -> None:
    """The Automa has had the middle island: nothing else decides among the human's territories."""
    territories = {place: ["human"] for place in ((-3, 2), (-2, 1), (-1, 1), (-1, 2))}
    table = SoloTable(tokens=territories, achieved={"middle_island": ["automa"]}).automa_conquers(card)
    assert table.controls(AUTOMA) == {(-2, 2), where}


@pytest.mark.rule("A-53")
@pytest.mark.parametrize(("card", "where"), [(2, (-1, 1)), (1, (-1, 1)), (5, (-3, 2)), (12, (-2, 3))])
def test_tiles_are_placed_by_that_order(card: int, where: Place) -> None:
    table = SoloTable(favourites=("military", "science"), tile_stack=[5]).automa_explores(card)
    assert table.tile(where) == 5


# Which card is read


@pytest.mark.rule("A-54")
def test_in_a_turn_the_right_card_of_the_pair_is_read() -> None:
    """Card 6 sends the Automa to the track named first on the other card; only card 10 has the symbol."""
    with_symbol = SoloTable(decision_deck=[7, 10, 1, 2]).bot_turn()
    without = SoloTable(decision_deck=[10, 2, 1, 3], decision_discard=[]).bot_turn()
    assert with_symbol.tokens((-1, 1)) == ["automa", "shadow toppled"]
    assert without.tokens((-1, 1)) == ["automa"]


@pytest.mark.rule("A-54")
@pytest.mark.parametrize(("pair", "tokens"), [([7, 10], ["automa", "shadow toppled"]), ([10, 7], ["automa"])])
def test_in_later_income_turns_the_tiebreaker_card_used_last_is_read(
    pair: list[int], tokens: list[str]
) -> None:
    table = SoloTable(
        bots_era=1, decision_deck=[], pair=pair, civilization="conquerors", favourites=("military", "science")
    ).bot_turn()
    assert table.automa.era == 2
    assert table.tokens((-1, 1)) == tokens, "the Conquerors take a second territory"


@pytest.mark.rule("A-54")
def test_in_the_first_income_turn_a_progress_card_is_read_and_goes_back() -> None:
    """At level 5 the Automa first advances on its favourite track, here military."""
    seen = set()
    for seed in range(40):
        table = SoloTable(level=5, bots_era=0, favourites=("military", "science"), seed=seed).bots_income()
        assert table.sizes == {"deck": 8, "pair": 0, "discard": 0, "progress": 14}
        assert table.tracks(AUTOMA)["military"] == 1
        seen.add(tuple(table.tokens((-1, 1))))
    assert seen == {("automa",), ("automa", "shadow toppled")}, "some cards have the symbol, some have not"


# Control


@pytest.mark.rule("A-55")
@pytest.mark.parametrize(
    ("pieces", "owner"),
    [
        ([], None),
        (["automa"], AUTOMA),
        (["human"], HUMAN),
        (["automa", "shadow toppled"], AUTOMA),
        (["human", "automa toppled"], HUMAN),
        (["human toppled", "automa"], AUTOMA),
        (["human toppled"], None),
        (["shadow toppled"], None),
        (["automa", "human"], None),
    ],
)
def test_a_territory_belongs_to_whose_outposts_alone_stand_there(
    pieces: list[str], owner: int | None
) -> None:
    table = SoloTable(tokens={(1, 1): pieces})
    controller = table.state.controller(hex_at(table.state, (1, 1)).index)
    assert (None if controller is None else controller.seat) == owner


@pytest.mark.rule("A-55")
def test_unexplored_hexes_belong_to_nobody() -> None:
    table = SoloTable()
    owned = [table.controls(seat) for seat in (HUMAN, AUTOMA, SHADOW)]
    assert owned == [{(2, 0)}, {(-2, 2)}, set()]


@pytest.mark.rule("A-55")
@pytest.mark.parametrize(
    "pieces", [["human", "automa toppled"], ["human", "human"], ["human", "shadow toppled"]]
)
def test_a_territory_with_two_tokens_is_never_conquered_again(pieces: list[str]) -> None:
    table = SoloTable(tokens={(-1, 2): pieces}, achieved={"middle_island": ["automa"]})
    table.automa_conquers(1, anywhere=True)
    assert table.tokens((-1, 2)) == pieces
    assert table.controls(HUMAN) == {(2, 0), (-1, 2)}


# Distances


@pytest.mark.rule("A-56")
def test_on_a_free_map_the_distance_is_the_number_of_steps() -> None:
    table = SoloTable()
    assert table.distance((-1, 1), (0, 0)) == 1
    assert table.distance((3, -2), (0, 0)) == 3
    assert table.distance((0, -3), (-1, 3)) == 6


@pytest.mark.rule("A-56")
def test_unexplored_hexes_may_be_crossed() -> None:
    table = SoloTable()
    assert not table.is_explored((0, 1))
    assert table.distance((0, 2), (0, 0)) == 2


@pytest.mark.rule("A-56")
@pytest.mark.parametrize(
    ("pieces", "steps"),
    [
        (["automa"], 3),
        (["human", "automa toppled"], 3),
        (["human", "human"], 3),
        (["human", "human toppled"], 3),
        (["human"], 2),
        (["human", "shadow toppled"], 2),
        (["shadow toppled"], 2),
        ([], 2),
    ],
)
def test_a_path_avoids_the_automas_outposts_and_hexes_with_two_human_tokens(
    pieces: list[str], steps: int
) -> None:
    """From (0, 2) to (0, 0) the only way of two steps leads over (0, 1)."""
    table = SoloTable(tokens={(0, 1): pieces})
    assert table.distance((0, 2), (0, 0)) == steps


@pytest.mark.rule("A-57")
def test_neither_end_of_a_path_needs_to_be_free() -> None:
    table = SoloTable()
    assert table.distance((1, 1), (2, 0)) == 1, "the human's start has two outposts"
    assert table.distance((-2, 2), (-1, 1)) == 1, "so has the Automa's"
    assert table.distance((-2, 2), (2, 0)) == 4


@pytest.mark.rule("A-57")
def test_but_no_path_leads_across_such_a_hex() -> None:
    assert SoloTable().distance((3, 0), (1, 0)) == 3, "round the start; straight across it would be two"


@pytest.mark.rule("A-57")
def test_a_goal_is_at_distance_zero_of_itself() -> None:
    table = SoloTable()
    assert all(table.distance(place, place) == 0 for place in HEXES)


@pytest.mark.rule("A-58")
def test_the_nearest_goal_counts() -> None:
    table = SoloTable()
    assert table.distance((-1, 1), (3, -2), (0, 0), (-3, 3)) == 1


@pytest.mark.rule("A-58")
def test_closest_keeps_the_smallest_furthest_the_largest_distance_to_the_nearest_goal() -> None:
    table = SoloTable()
    state, hexes = table.state, {(each.q, each.r): each for each in table.state.board.hexes}
    valid = [hexes[place] for place in ((0, 1), (2, 1), (-2, 1), (-3, 1), (0, 0))]
    goals = hexes[1, 1].bit | hexes[-2, 0].bit
    near = closest(state, table.automa, table.me, valid, goals, "A-75")
    far = furthest(state, table.automa, table.me, valid, goals, "A-81")
    assert {(each.q, each.r) for each in near} == {(0, 1), (2, 1), (-2, 1), (-3, 1)}
    assert {(each.q, each.r) for each in far} == {(0, 0)}


@pytest.mark.rule("A-59")
def test_a_hex_behind_a_wall_is_not_reached() -> None:
    """The middle island is closed in by the Automa itself."""
    table = SoloTable(tokens={place: ["automa"] for place in AROUND_MIDDLE})
    assert table.distance((2, -2), (0, 0)) is None
    assert table.distance((1, -1), (0, 0)) == 1, "the ends need not be free"


@pytest.mark.rule("A-59")
def test_if_no_valid_hex_reaches_the_goal_all_of_them_stay() -> None:
    table = SoloTable(tokens={place: ["automa"] for place in AROUND_MIDDLE})
    state, hexes = table.state, {(each.q, each.r): each for each in table.state.board.hexes}
    far = [hexes[place] for place in ((2, -2), (3, 0), (-2, 0))]
    assert closest(state, table.automa, table.me, far, state.board.middle.bit, "A-73") == far
    mixed = [*far, hexes[1, 0]]
    assert closest(state, table.automa, table.me, mixed, state.board.middle.bit, "A-73") == [hexes[1, 0]]


@pytest.mark.rule("A-59")
def test_hexes_that_cannot_be_reached_are_the_furthest() -> None:
    table = SoloTable(tokens={place: ["automa"] for place in AROUND_MIDDLE})
    state, hexes = table.state, {(each.q, each.r): each for each in table.state.board.hexes}
    valid = [hexes[place] for place in ((3, -2), (-3, 1), (0, 0))]
    goals = hexes[2, 0].bit
    assert furthest(state, table.automa, table.me, valid, goals, "A-81") == [hexes[0, 0]]


@pytest.mark.rule("A-56", "A-57", "A-58", "A-59")
@pytest.mark.parametrize("density", [0.15, 0.35, 0.6, 0.9])
def test_distances_agree_with_a_slow_search(density: float) -> None:
    random = Random(int(density * 100))
    for _ in range(12):
        tokens = oracle.random_tokens(random, density)
        table = SoloTable(tokens=tokens)
        goals = random.sample(sorted(HEXES), random.randint(1, 4))
        mask = sum(hex_at(table.state, goal).bit for goal in goals)
        found = distances(table.state, table.automa, table.me, mask)
        everywhere = {**oracle.HOMES, **tokens}
        for place in table.state.board.hexes:
            expected = oracle.nearest(everywhere, (place.q, place.r), goals)
            reached = found[place.index] if found[place.index] < UNREACHABLE else oracle.NOWHERE
            assert reached == expected, f"from {place.key} to {goals} with {tokens}"


# The middle island


@pytest.mark.rule("A-60")
@pytest.mark.parametrize(
    ("pieces", "wanted"),
    [
        ([], True),
        (["human"], True),
        (["human toppled"], True),
        (["automa"], False),
        (["human", "automa toppled"], False),
        (["human", "human"], False),
        (["automa", "human toppled"], False),
    ],
)
def test_the_automa_wants_the_middle_island_as_long_as_it_can_be_conquered(
    pieces: list[str], wanted: bool
) -> None:
    assert wants_it(SoloTable(tokens={(0, 0): pieces})) == wanted


@pytest.mark.rule("A-60")
def test_the_automa_does_not_want_it_twice() -> None:
    """It has had the achievement; the human has the middle island now, with one token."""
    table = SoloTable(tokens={(0, 0): ["human"]}, achieved={"middle_island": ["automa"]})
    assert not wants_it(table)


@pytest.mark.rule("A-60")
def test_the_humans_achievement_leaves_it_a_place() -> None:
    table = SoloTable(tokens={(0, 0): ["human"]}, achieved={"middle_island": ["human"]})
    assert wants_it(table)
