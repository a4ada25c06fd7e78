"""How the Automa conquers: the human's territories first, else neutral hexes (A-61 to A-79)."""

from collections import Counter
from random import Random

import pytest

from figurka.games.tapestry.content.tiles import TERRITORIES
from figurka.games.tapestry.positions.builder import hex_at
from tests.games.tapestry.solo import oracle
from tests.games.tapestry.solo.printed import HEXES
from tests.games.tapestry.solo.table import AUTOMA, HUMAN, Place, SoloTable

HOME = (-2, 2)
AROUND_HOME = {(-3, 2), (-3, 3), (-2, 1), (-2, 3), (-1, 1), (-1, 2)}
HAS_MIDDLE = {"middle_island": ["automa"]}
PLAIN, TOPPLED = 2, 1
"""A tiebreaker card without and one with the toppled symbol."""
NEUTRAL = ("A-70", "A-71")
OPPONENT = ("A-64",)


def taken(table: SoloTable) -> Place | None:
    """The hex that the Automa took last."""
    conquests = [event.thing for event in table.events if event.kind == "conquers"]
    return None if not conquests else (getattr(conquests[-1], "q", 0), getattr(conquests[-1], "r", 0))


def way(table: SoloTable) -> str:
    """Whether the Automa went against the human."""
    return "opponent" if "A-64" in table.rules_told() else "neutral"


# Whether, and which way


@pytest.mark.rule("A-61")
@pytest.mark.parametrize("tokens", [{}, {(-1, 2): ["human"]}])
def test_without_an_outpost_the_automa_conquers_nothing(tokens: dict[Place, list[str]]) -> None:
    table = SoloTable(tokens=tokens, automa_outposts=0).automa_conquers(TOPPLED)
    assert table.controls(AUTOMA) == {HOME}
    assert table.told("explores") == 0
    assert "A-61" in table.rules_told()


@pytest.mark.rule("A-61")
def test_the_last_outpost_is_used_too() -> None:
    table = SoloTable(automa_outposts=1).automa_conquers(PLAIN)
    assert table.automa.outposts == 0
    assert table.controls(AUTOMA) == {HOME, (-1, 1)}


@pytest.mark.rule("A-62")
def test_the_automa_may_conquer_explored_hexes_beside_its_own_with_at_most_one_token() -> None:
    tokens = {
        (-1, 2): ["human"],
        (-1, 1): ["human", "automa toppled"],
        (-2, 1): ["automa"],
        (1, 1): ["human"],
    }
    table = SoloTable(tokens=tokens).automa_conquers(PLAIN)
    assert table.valid_after(*OPPONENT) == {(-1, 2)}, "not two tokens, not its own, not far away"


@pytest.mark.rule("A-62", "A-46")
def test_anywhere_lifts_only_that_it_must_be_beside() -> None:
    tokens = {(-1, 1): ["human", "automa toppled"], (1, 1): ["human"], (0, 0): ["human"]}
    table = SoloTable(tokens=tokens).automa_conquers(PLAIN, anywhere=True)
    assert table.valid_after(*OPPONENT) == {(1, 1), (0, 0)}


@pytest.mark.rule("A-62")
def test_the_starts_are_safe_all_game() -> None:
    """The Automa has come to stand beside the human's start, with nothing else of his on the map."""
    table = SoloTable(tokens={(1, 1): ["automa"], (2, -1): ["automa"]}, achieved=HAS_MIDDLE)
    table.automa_conquers(TOPPLED)
    assert way(table) == "neutral"
    assert table.tokens((2, 0)) == ["human", "human"]


@pytest.mark.rule("A-63")
def test_if_a_territory_of_the_human_can_be_conquered_it_is() -> None:
    table = SoloTable(tokens={(-1, 2): ["human"]}).automa_conquers(PLAIN)
    assert (way(table), taken(table)) == ("opponent", (-1, 2)), "though (-1, 1) is nearer to the middle"


@pytest.mark.rule("A-63")
@pytest.mark.parametrize("tokens", [{}, {(1, 1): ["human"]}, {(-1, 2): ["human", "automa toppled"]}])
def test_otherwise_a_neutral_hex_is_taken(tokens: dict[Place, list[str]]) -> None:
    table = SoloTable(tokens=tokens).automa_conquers(TOPPLED)
    assert way(table) == "neutral"
    assert taken(table) not in tokens


# Against the human


@pytest.mark.rule("A-64", "A-65")
def test_of_the_humans_territories_those_closest_to_the_middle_island_are_kept() -> None:
    table = SoloTable(tokens={(-1, 2): ["human"], (-1, 1): ["human"], (-3, 2): ["human"]})
    table.automa_conquers(12)
    assert table.valid_after("A-64") == {(-1, 2), (-1, 1), (-3, 2)}
    assert table.valid_after("A-64", "A-65") == {(-1, 1)}
    assert taken(table) == (-1, 1), "though card 12 reads the other two before"


@pytest.mark.rule("A-65")
def test_the_middle_island_itself_is_taken_first() -> None:
    table = SoloTable(tokens={(-1, 1): ["automa", "shadow toppled"], (0, 0): ["human"], (0, 1): ["human"]})
    table.automa_conquers(12)
    assert taken(table) == (0, 0)
    assert table.achieved("middle_island") == [AUTOMA]


@pytest.mark.rule("A-65")
def test_the_way_to_the_middle_goes_round_what_blocks_it() -> None:
    """As the crow flies both territories are two steps away; but the hexes between are closed."""
    tokens = {
        (-1, 1): ["automa"],
        (-1, 2): ["automa"],
        (0, 1): ["automa", "shadow toppled"],
        (0, 2): ["human"],
        (-2, 1): ["human"],
        (-1, 0): ["human", "human"],
    }
    table = SoloTable(tokens=tokens)
    assert table.distance((0, 2), (0, 0)) == 3
    assert table.distance((-2, 1), (0, 0)) == 4
    table.automa_conquers(10)
    assert taken(table) == (0, 2), "though card 10 reads (-2, 1) before"


@pytest.mark.rule("A-65", "A-66")
def test_once_the_middle_is_not_to_be_had_the_card_alone_decides() -> None:
    table = SoloTable(
        tokens={(-1, 2): ["human"], (-1, 1): ["human"], (-3, 2): ["human"]}, achieved=HAS_MIDDLE
    )
    table.automa_conquers(12)
    assert taken(table) == (-3, 2)


@pytest.mark.rule("A-66")
@pytest.mark.parametrize(("card", "where"), [(1, (-3, 2)), (2, (-1, 2)), (5, (-3, 2)), (7, (-1, 2))])
def test_the_card_decides_among_equals(card: int, where: Place) -> None:
    table = SoloTable(tokens={(-1, 2): ["human"], (-3, 2): ["human"]}, achieved=HAS_MIDDLE)
    assert taken(table.automa_conquers(card)) == where


@pytest.mark.rule("A-67")
def test_the_human_is_asked_whether_he_sets_a_trap() -> None:
    table = SoloTable(tokens={(-1, 2): ["human"]}, hand=["trap"]).automa_conquers(PLAIN)
    assert (table.asked, table.asked_seat) == ("trap", HUMAN)
    assert table.options == ["take", "decline"]


@pytest.mark.rule("A-67")
def test_without_a_trap_he_is_not_asked() -> None:
    table = SoloTable(tokens={(-1, 2): ["human"]}, hand=["academia"]).automa_conquers(PLAIN)
    assert table.asked == "nothing"
    assert table.controls(AUTOMA) == {HOME, (-1, 2)}


@pytest.mark.rule("A-67")
@pytest.mark.parametrize("resource", ["coin", "worker", "food", "culture"])
def test_a_trap_is_discarded_and_brings_him_a_resource(resource: str) -> None:
    table = SoloTable(tokens={(-1, 2): ["human"]}, hand=["trap", "academia"]).automa_conquers(PLAIN)
    table.choose("take")
    assert (table.asked, len(table.options)) == ("gain", 4)
    table.choose(resource)
    assert table.have() == {resource: 1}
    assert (table.hand(), table.discarded) == (["academia"], ["trap"])


@pytest.mark.rule("A-68")
@pytest.mark.parametrize("hand", [[], ["trap"]])
def test_without_a_trap_set_the_automa_stands_and_the_humans_outpost_lies(hand: list[str]) -> None:
    table = SoloTable(tokens={(-1, 2): ["human"]}, hand=hand).automa_conquers(PLAIN)
    if hand:
        table.choose("decline")
    assert table.tokens((-1, 2)) == ["human toppled", "automa"]
    assert table.controls(AUTOMA) == {HOME, (-1, 2)}
    assert table.controls(HUMAN) == {(2, 0)}
    assert table.automa.outposts == 6


@pytest.mark.rule("A-68")
def test_against_a_trap_the_automas_outpost_lies_and_the_human_keeps_the_hex() -> None:
    table = SoloTable(tokens={(-1, 2): ["human"]}, hand=["trap"]).automa_conquers(PLAIN)
    table.choose("take", "coin").check()
    assert table.tokens((-1, 2)) == ["human", "automa toppled"]
    assert table.controls(AUTOMA) == {HOME}
    assert table.controls(HUMAN) == {(2, 0), (-1, 2)}
    assert table.automa.outposts == 6, "it is spent all the same"


@pytest.mark.rule("A-68", "A-95")
def test_two_toppled_outposts_of_the_human_are_an_achievement() -> None:
    table = SoloTable(tokens={(-1, 1): ["human"], (-1, 2): ["human"]}).automa_conquers(PLAIN)
    assert table.achieved("topple_two") == []
    table.automa_conquers(PLAIN)
    assert table.achieved("topple_two") == [AUTOMA]
    assert table.points(AUTOMA) == {"achievements": 10}


@pytest.mark.rule("A-68")
def test_outposts_of_the_automa_that_fell_into_traps_count_for_the_human() -> None:
    tokens = {(-1, 2): ["human"], (1, 1): ["human", "automa toppled"]}
    table = SoloTable(tokens=tokens, hand=["trap"]).automa_conquers(PLAIN).choose("take", "coin")
    assert table.achieved("topple_two") == [HUMAN]
    assert table.vp() == 10


@pytest.mark.rule("A-68", "A-97")
@pytest.mark.parametrize(("answer", "earned"), [("decline", [AUTOMA]), ("take", [])])
def test_the_middle_island_is_an_achievement_unless_a_trap_saves_it(answer: str, earned: list[int]) -> None:
    tokens = {(-1, 1): ["automa"], (0, 0): ["human"]}
    table = SoloTable(tokens=tokens, hand=["trap"]).automa_conquers(PLAIN).choose(answer)
    if answer == "take":
        table.choose("coin")
    assert table.achieved("middle_island") == earned
    assert table.vp(AUTOMA) == (10 if earned else 0)


@pytest.mark.rule("A-69")
@pytest.mark.parametrize("card", [PLAIN, TOPPLED])
def test_the_toppled_symbol_plays_no_part_against_the_human(card: int) -> None:
    table = SoloTable(tokens={(-1, 2): ["human"]}).automa_conquers(card)
    assert table.tokens((-1, 2)) == ["human toppled", "automa"]
    assert table.shadow.outposts == 9
    assert table.told("rolls") == 0


# Neutral hexes


@pytest.mark.rule("A-70")
def test_valid_are_hexes_that_could_be_conquered_and_those_that_could_be_explored() -> None:
    table = SoloTable().automa_conquers(PLAIN)
    assert table.valid_after("A-70") == AROUND_HOME
    assert {place for place in AROUND_HOME if place in oracle.PRINTED} == {(-3, 3), (-2, 1), (-1, 2)}


@pytest.mark.rule("A-70", "A-46")
def test_anywhere_makes_all_hexes_of_nobody_valid() -> None:
    tokens = {(1, 1): ["human", "automa toppled"], (0, 0): ["automa"]}
    table = SoloTable(tokens=tokens).automa_conquers(TOPPLED, anywhere=True)
    everywhere = HEXES - {HOME, (2, 0), (1, 1), (0, 0)}
    assert table.valid_after("A-70") == everywhere


@pytest.mark.rule("A-70")
def test_unexplored_hexes_drop_out_when_no_tile_can_be_drawn() -> None:
    table = SoloTable(tile_stack_size=0).automa_conquers(PLAIN)
    assert table.valid_after("A-70") == {(-3, 3), (-2, 1), (-1, 2)}
    assert taken(table) == (-1, 2)


@pytest.mark.rule("A-70")
def test_discarded_tiles_are_drawn_again() -> None:
    table = SoloTable(tile_stack_size=0)
    table.state.tile_discard = [TERRITORIES[0]]
    table.automa_conquers(PLAIN)
    assert taken(table) == (-1, 1)
    assert table.state.tile_discard == []


@pytest.mark.rule("A-71")
@pytest.mark.parametrize("card", [PLAIN, TOPPLED])
def test_hexes_beside_the_human_need_the_toppled_symbol(card: int) -> None:
    tokens = {(0, 1): ["human", "automa toppled"]}
    table = SoloTable(tokens=tokens).automa_conquers(card)
    beside = {(-1, 1), (-1, 2)}
    assert bool(beside & table.valid_after(*NEUTRAL)) == (card == TOPPLED)
    assert (taken(table) in beside) == (card == TOPPLED)


@pytest.mark.rule("A-71")
def test_toppled_outposts_of_the_human_keep_nobody_away() -> None:
    tokens = {(-1, 1): ["automa", "human toppled"]}
    table = SoloTable(tokens=tokens).automa_conquers(PLAIN)
    assert taken(table) == (0, 0)


@pytest.mark.rule("A-72")
def test_if_no_hex_is_left_nothing_is_conquered() -> None:
    """All neutral hexes around the Automa are beside the human's."""
    tokens: dict[Place, list[str]] = {
        (-1, 1): ["human", "human"],
        (-2, 3): ["human", "human"],
        (-3, 2): ["human", "human"],
    }
    table = SoloTable(tokens=tokens).automa_conquers(PLAIN)
    assert "A-72" in table.rules_told()
    assert table.controls(AUTOMA) == {HOME}
    assert table.automa.outposts == 7
    assert table.told("explores") == 0


@pytest.mark.rule("A-73")
def test_the_hexes_closest_to_the_middle_island_are_kept_first() -> None:
    """By the human's lone territory the other way would be shorter."""
    table = SoloTable(tokens={(-3, 1): ["human", "automa toppled"], (0, -1): ["human"]})
    table.automa_conquers(PLAIN)
    assert taken(table) == (-1, 1)


@pytest.mark.rule("A-73")
def test_the_middle_island_is_at_distance_zero() -> None:
    table = SoloTable(tokens={(-1, 1): ["automa"]}).automa_conquers(5)
    assert taken(table) == (0, 0), "though card 5 reads others before"


@pytest.mark.rule("A-73")
def test_without_a_chance_for_the_middle_island_it_does_not_matter() -> None:
    table = SoloTable(tokens={(-3, 1): ["human"], (-2, 0): ["human"]}, achieved=HAS_MIDDLE)
    table.automa_conquers(TOPPLED)
    assert taken(table) in {(-2, 1), (-3, 2)}, "beside the human, and further from the middle than (-1, 1)"


@pytest.mark.rule("A-74")
def test_then_those_closest_to_a_territory_of_the_human_with_a_single_token() -> None:
    """The human's start would be nearer to (-1, 1)."""
    table = SoloTable(tokens={(-3, 1): ["human"]}, achieved=HAS_MIDDLE).automa_conquers(TOPPLED)
    assert table.valid_after("A-70", "A-74") == {(-2, 1), (-3, 2)}
    assert taken(table) == (-2, 1), "card 1 reads it before (-3, 2)"


@pytest.mark.rule("A-74")
def test_territories_with_two_tokens_do_not_count_as_long_as_there_is_one_with_a_single_token() -> None:
    tokens = {(0, 2): ["human", "automa toppled"], (-3, 1): ["human"]}
    table = SoloTable(tokens=tokens, achieved=HAS_MIDDLE).automa_conquers(PLAIN)
    away = {place: table.distance(place, (-3, 1)) for place in AROUND_HOME - {(-1, 2), (-2, 1), (-3, 2)}}
    assert table.valid_after("A-71", "A-74") == {place for place in away if away[place] == 2}
    assert taken(table) == (-1, 1)


@pytest.mark.rule("A-75")
def test_without_such_a_territory_any_of_the_human_counts() -> None:
    tokens = {(-3, 1): ["human", "automa toppled"]}
    table = SoloTable(tokens=tokens, achieved=HAS_MIDDLE).automa_conquers(TOPPLED)
    assert taken(table) == (-2, 1)
    near_start = SoloTable(achieved=HAS_MIDDLE).automa_conquers(PLAIN)
    assert taken(near_start) in {(-1, 1), (-1, 2)}


@pytest.mark.rule("A-76")
@pytest.mark.parametrize(("card", "where"), [(2, (-1, 1)), (11, (-1, 2)), (7, (-1, 2)), (5, (-1, 1))])
def test_the_card_decides_what_is_left(card: int, where: Place) -> None:
    """Both are three steps from the human's start."""
    table = SoloTable(achieved=HAS_MIDDLE).automa_conquers(card)
    assert table.valid_after("A-70", "A-75") == {(-1, 1), (-1, 2)}
    assert taken(table) == where


@pytest.mark.rule("A-77")
def test_an_unexplored_hex_first_gets_the_top_tile_which_gives_nothing() -> None:
    table = SoloTable(tile_stack=[5, 6]).automa_conquers(PLAIN)
    assert table.tile((-1, 1)) == 5
    assert table.tokens((-1, 1)) == ["automa"]
    assert table.vp(AUTOMA) == 0
    assert table.automa.goods == [0, 0, 0, 0]
    assert len(table.state.tile_pile) == 47


@pytest.mark.rule("A-77")
def test_the_tile_is_turned_at_random() -> None:
    ways: Counter[int] = Counter()
    for seed in range(120):
        table = SoloTable(tile_stack=[9], seed=seed * 7919).automa_conquers(PLAIN)
        ground = table.state.ground[hex_at(table.state, (-1, 1)).index]
        assert ground is not None
        ways[ground.rotation] += 1
    assert len(ways) == 6
    assert min(ways.values()) >= 8


@pytest.mark.rule("A-77")
def test_a_printed_territory_needs_no_tile() -> None:
    table = SoloTable(achieved=HAS_MIDDLE).automa_conquers(7)
    assert taken(table) == (-1, 2)
    assert table.tile((-1, 2)) is None
    assert len(table.state.tile_pile) == 48


@pytest.mark.rule("A-78")
def test_an_outpost_of_the_supply_stands_on_the_hex() -> None:
    table = SoloTable().automa_conquers(PLAIN)
    assert table.tokens((-1, 1)) == ["automa"]
    assert table.automa.outposts == 6
    assert table.controls(AUTOMA) == {HOME, (-1, 1)}


@pytest.mark.rule("A-78")
@pytest.mark.parametrize(("before", "points"), [([], 10), (["human"], 5)])
def test_the_middle_island_is_an_achievement(before: list[str], points: int) -> None:
    table = SoloTable(tokens={(-1, 1): ["automa"]}, achieved={"middle_island": before}).automa_conquers(PLAIN)
    assert taken(table) == (0, 0)
    assert table.achieved("middle_island")[-1] == AUTOMA
    assert table.vp(AUTOMA) == points


@pytest.mark.rule("A-79")
def test_the_toppled_symbol_closes_the_hex_by_an_outpost_of_the_shadow_empire() -> None:
    table = SoloTable().automa_conquers(TOPPLED)
    assert table.tokens((-1, 1)) == ["automa", "shadow toppled"]
    assert table.shadow.outposts == 8
    assert table.controls(AUTOMA) == {HOME, (-1, 1)}


@pytest.mark.rule("A-79")
def test_a_hex_so_closed_can_never_be_conquered() -> None:
    table = SoloTable(tokens={(1, 1): ["automa", "shadow toppled"]}, culture=1)
    table.advance("military", {"culture": 1})
    assert table.options == ["hex:2,-1", "hex:3,0"]


@pytest.mark.rule("A-79")
def test_not_so_the_middle_island() -> None:
    table = SoloTable(tokens={(-1, 1): ["automa"]}).automa_conquers(TOPPLED)
    assert table.tokens((0, 0)) == ["automa"]
    assert table.shadow.outposts == 9


@pytest.mark.rule("A-79")
def test_nor_a_hex_that_holds_two_tokens_already() -> None:
    """A toppled outpost lies there alone; with the Automa's it is full."""
    tokens = {(-1, 1): ["human toppled"]}
    table = SoloTable(tokens=tokens).automa_conquers(TOPPLED)
    assert table.tokens((-1, 1)) == ["human toppled", "automa"]


# All of it, against the rules written once more


@pytest.mark.rule("A-62", "A-63", "A-65", "A-66", "A-71", "A-73", "A-74", "A-75", "A-76")
@pytest.mark.parametrize("anywhere", [False, True])
@pytest.mark.parametrize("density", [0.1, 0.2, 0.35, 0.6])
def test_many_positions_agree_with_the_rules_written_once_more(density: float, anywhere: bool) -> None:
    random = Random(int(density * 1000) + anywhere)
    ways: Counter[str] = Counter()
    for _ in range(40):
        tokens = oracle.random_tokens(random, density)
        card, achieved = random.randint(1, 22), random.random() < 0.5
        table = SoloTable(tokens=tokens, achieved=HAS_MIDDLE if achieved else None)
        table.automa_conquers(card, anywhere)
        how, where = oracle.conquest({**oracle.HOMES, **tokens}, card, anywhere, achieved)
        assert (way(table), taken(table)) == (how, where), f"card {card}, {achieved=}, {tokens}"
        ways[how if where else "none"] += 1
    assert ways["opponent"] > 5
