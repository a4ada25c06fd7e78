"""How the Automa defends its territories, and who earns achievements (A-85 to A-98)."""

from collections import Counter
from typing import Any

import pytest

from tests.games.tapestry.solo.table import AUTOMA, HUMAN, SHADOW, SoloTable

TARGET = (1, 1)
"""A printed territory beside the human's start, held by the Automa."""


def attacked(supply: list[str], **more: Any) -> SoloTable:
    """The Automa holds the territory, with these cards beside its mat."""
    return SoloTable(**{"tokens": {TARGET: ["automa"]}, "supply": supply, **more})


# The Automa's traps


@pytest.mark.rule("A-85", "A-89")
def test_a_conquest_by_the_human_makes_the_automa_discard_its_cards() -> None:
    table = attacked(["academia"]).apart().human_conquers(TARGET)
    assert table.supply == []
    assert table.discarded == ["academia"]


@pytest.mark.rule("A-85")
def test_cards_on_the_mat_do_not_defend() -> None:
    table = attacked([], mat=["trap", "trap"], bots_era=3).apart().human_conquers(TARGET)
    assert table.tokens(TARGET) == ["automa toppled", "human"]
    assert [card.name for card in table.bots.mat] == ["trap", "trap"]
    assert table.discarded == []


@pytest.mark.rule("A-85")
def test_a_territory_of_nobody_is_not_defended() -> None:
    table = SoloTable(supply=["trap"]).apart().human_conquers(TARGET)
    assert table.supply == ["trap"]
    assert table.controls() == {(2, 0), TARGET}


@pytest.mark.rule("A-85", "A-88")
def test_without_cards_the_territory_is_lost() -> None:
    table = attacked([]).apart().human_conquers(TARGET)
    assert table.tokens(TARGET) == ["automa toppled", "human"]
    assert table.controls(AUTOMA) == {(-2, 2)}


@pytest.mark.rule("A-86")
def test_the_card_discarded_is_a_random_one() -> None:
    first: Counter[str] = Counter()
    for seed in range(90):
        table = attacked(["academia", "trap", "guilds"], seed=seed * 7919).apart().human_conquers(TARGET)
        first[table.discarded[0]] += 1
    assert set(first) == {"academia", "trap", "guilds"}
    assert min(first.values()) > 15


@pytest.mark.rule("A-87")
def test_a_trap_keeps_the_hex_and_topples_the_humans_outpost() -> None:
    table = attacked(["trap"]).apart().human_conquers(TARGET)
    assert table.tokens(TARGET) == ["automa", "human toppled"]
    assert table.controls(AUTOMA) == {(-2, 2), TARGET}
    assert table.controls() == {(2, 0)}
    assert table.discarded == ["trap"]
    assert table.me.outposts == 7, "the outpost is spent"


@pytest.mark.rule("A-87")
def test_after_a_trap_no_more_cards_are_discarded() -> None:
    table = attacked(["academia", "trap", "guilds"]).defence("trap").human_conquers(TARGET)
    assert sorted(table.supply) == ["academia", "guilds"]


@pytest.mark.rule("A-88", "A-89")
def test_cards_are_discarded_one_by_one_until_a_trap_appears() -> None:
    table = attacked(["academia", "trap", "guilds"]).defence("guilds", "academia", "trap")
    table.human_conquers(TARGET)
    assert table.discarded == ["guilds", "academia", "trap"]
    assert table.supply == []
    assert table.tokens(TARGET) == ["automa", "human toppled"]


@pytest.mark.rule("A-88", "A-89")
def test_or_until_all_are_gone_and_the_conquest_succeeds() -> None:
    table = attacked(["academia", "guilds", "monarchy"]).apart().human_conquers(TARGET)
    assert sorted(table.discarded) == ["academia", "guilds", "monarchy"]
    assert table.supply == []
    assert table.tokens(TARGET) == ["automa toppled", "human"]


@pytest.mark.rule("A-89")
def test_nobody_is_asked_about_it() -> None:
    table = attacked(["trap"]).apart().dice("vp-4", "coin").human_conquers(TARGET)
    assert (table.asked, table.asked_seat) == ("die", HUMAN)


@pytest.mark.rule("A-90")
@pytest.mark.parametrize("card", ["trap", "academia"])
def test_the_human_gains_a_die_trap_or_not(card: str) -> None:
    table = attacked([card]).defence(card, dice=("vp-6", "food")).human_conquers(TARGET)
    assert (table.asked, table.options) == ("die", ["die:red-vp-6", "die:black-food"])
    table.choose("red-vp-6")
    assert table.vp() == 6


@pytest.mark.rule("A-90")
def test_the_automas_trap_brings_it_no_resource() -> None:
    table = attacked(["trap"]).apart().human_conquers(TARGET)
    assert table.automa.goods == [0, 0, 0, 0]
    assert table.vp(AUTOMA) == 0


# Who earns what


@pytest.mark.rule("A-91")
@pytest.mark.parametrize("who", ["automa", "shadow"])
def test_both_bots_may_complete_a_track(who: str) -> None:
    spaces: dict[str, Any] = {who: {"exploration": 11}}
    table = SoloTable(**spaces).bot_advances(who, "exploration")
    assert table.achieved("complete_track") == [{"automa": AUTOMA, "shadow": SHADOW}[who]]


@pytest.mark.rule("A-91")
@pytest.mark.parametrize(
    ("before", "points"), [([], 10), (["shadow"], 5), (["automa"], 5), (["automa", "shadow"], 0)]
)
def test_the_human_may_complete_a_track_and_takes_the_best_place_left(before: list[str], points: int) -> None:
    table = SoloTable(exploration=11, food=2, achieved={"complete_track": before}).advance("exploration")
    assert table.vp() == points
    assert (HUMAN in table.achieved("complete_track")) == (points > 0)


@pytest.mark.rule("A-92")
def test_the_human_may_topple_two_outposts_of_the_automa() -> None:
    tokens = {TARGET: ["automa"], (2, -1): ["automa"]}
    table = SoloTable(tokens=tokens).apart().human_conquers(TARGET)
    assert table.achieved("topple_two") == []
    table = table.human_conquers((2, -1))
    assert table.achieved("topple_two") == [HUMAN]
    assert table.points()["achievements"] == 10


@pytest.mark.rule("A-92", "A-94")
@pytest.mark.parametrize(("before", "points"), [([], 10), (["human"], 5)])
def test_the_automa_may_topple_two_outposts_of_the_human(before: list[str], points: int) -> None:
    tokens = {(-1, 2): ["automa", "human toppled"], (-1, 1): ["human"]}
    table = SoloTable(tokens=tokens, achieved={"topple_two": before}).automa_conquers(2)
    assert table.achieved("topple_two")[-1] == AUTOMA
    assert table.vp(AUTOMA) == points


@pytest.mark.rule("A-93")
def test_the_human_may_conquer_the_middle_island_after_the_automa() -> None:
    tokens = {(0, 0): ["automa"], (1, 0): ["human"]}
    table = SoloTable(tokens=tokens, achieved={"middle_island": ["automa"]}).apart().human_conquers((0, 0))
    assert table.achieved("middle_island") == [AUTOMA, HUMAN]
    assert table.points()["achievements"] == 5


@pytest.mark.rule("A-93", "A-94")
def test_the_automa_may_conquer_the_middle_island() -> None:
    table = SoloTable(tokens={(-1, 1): ["automa"]}).automa_conquers(2)
    assert table.achieved("middle_island") == [AUTOMA]
    assert table.points(AUTOMA) == {"achievements": 10}


@pytest.mark.rule("A-94")
@pytest.mark.parametrize(("before", "points"), [([], 10), (["human"], 5), (["human", "shadow"], 0)])
def test_the_automa_scores_the_best_place_left_once(before: list[str], points: int) -> None:
    table = SoloTable(
        automa={"exploration": 11, "technology": 11}, achieved={"complete_track": before}
    ).bot_advances("automa", "exploration")
    assert table.vp(AUTOMA) == points
    table.bot_advances("automa", "technology")
    assert table.vp(AUTOMA) == points, "a second track brings nothing"
    assert table.achieved("complete_track").count(AUTOMA) == (points > 0)


@pytest.mark.rule("A-95", "A-87")
def test_outposts_that_fell_into_the_automas_traps_count_for_it() -> None:
    tokens = {TARGET: ["automa"], (-1, 2): ["automa", "human toppled"]}
    table = SoloTable(tokens=tokens, supply=["trap"]).apart().human_conquers(TARGET)
    assert table.achieved("topple_two") == [AUTOMA]
    assert table.vp(AUTOMA) == 10


@pytest.mark.rule("A-95", "A-98")
def test_the_toppled_outposts_of_the_shadow_empire_count_for_nobody() -> None:
    tokens = {
        (-1, 1): ["automa", "shadow toppled"],
        (-2, 1): ["automa", "shadow toppled"],
        (-1, 2): ["human"],
    }
    table = SoloTable(tokens=tokens).automa_conquers(2)
    assert table.tokens((-1, 2)) == ["human toppled", "automa"]
    assert table.achieved("topple_two") == [], "one outpost of the human is too few"


@pytest.mark.rule("A-98")
def test_conquests_that_leave_them_bring_no_achievement() -> None:
    table = SoloTable(achieved={"middle_island": ["automa"]})
    for _ in range(4):
        table.automa_conquers(1)
    assert table.shadow.outposts == 6, "the middle island got none"
    assert table.achieved("topple_two") == []


@pytest.mark.rule("A-96")
def test_the_shadow_empire_takes_a_place_without_scoring() -> None:
    table = SoloTable(shadow={"science": 11}, exploration=11, food=2).bot_advances("shadow", "science")
    assert table.achieved("complete_track") == [SHADOW]
    assert table.vp(SHADOW) == 0
    table.rule = None
    table.advance("exploration")
    assert table.vp() == 5, "the second place is left"


@pytest.mark.rule("A-96")
def test_one_of_three_can_be_shut_out() -> None:
    table = SoloTable(automa={"science": 11}, achieved={"complete_track": ["shadow", "human"]})
    table.bot_advances("automa", "science")
    assert table.achieved("complete_track") == [SHADOW, HUMAN]
    assert table.vp(AUTOMA) == 0


@pytest.mark.rule("A-96")
def test_the_shadow_empire_takes_one_place_only() -> None:
    table = SoloTable(shadow={"science": 11, "military": 11})
    table.bot_advances("shadow", "science").bot_advances("shadow", "military")
    assert table.achieved("complete_track") == [SHADOW]


@pytest.mark.rule("A-97")
def test_the_middle_island_saved_by_the_automas_trap_earns_the_human_nothing() -> None:
    tokens = {(0, 0): ["automa"], (1, 0): ["human"]}
    table = SoloTable(tokens=tokens, supply=["trap"], achieved={"middle_island": ["automa"]}).apart()
    table.human_conquers((0, 0))
    assert table.tokens((0, 0)) == ["automa", "human toppled"]
    assert table.achieved("middle_island") == [AUTOMA]


@pytest.mark.rule("A-97")
def test_the_middle_island_saved_by_the_humans_trap_earns_the_automa_nothing() -> None:
    tokens = {(0, 0): ["human"], (-1, 1): ["automa"]}
    table = SoloTable(tokens=tokens, hand=["trap"]).automa_conquers(2).choose("take", "coin")
    assert table.tokens((0, 0)) == ["human", "automa toppled"]
    assert table.achieved("middle_island") == []
    assert table.vp(AUTOMA) == 0
