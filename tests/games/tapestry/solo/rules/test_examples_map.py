"""Worked examples on the map: AE-2 and AE-26 to AE-42."""

from typing import Any

import pytest

from tests.games.tapestry.solo.table import AUTOMA, HUMAN, Place, SoloTable, decision_card

FIRST_RING = {(-3, 2), (-3, 3), (-2, 1), (-2, 3), (-1, 1), (-1, 2)}
VALID = ("A-64", "A-70", "A-71")
NEAR_MIDDLE = (*VALID, "A-65", "A-73")
NEAR_HUMAN = (*NEAR_MIDDLE, "A-74", "A-75")


def conquest(
    card: int,
    tokens: dict[Place, list[str]] | None = None,
    has_middle: bool = False,
    anywhere: bool = False,
    **more: Any,
) -> SoloTable:
    achieved = {"middle_island": ["automa"]} if has_middle else {}
    table = SoloTable(tokens=tokens or {}, achieved=achieved, **more)
    return table.automa_conquers(card, anywhere)


def procedure(table: SoloTable) -> str:
    return "opponent" if "A-64" in table.rules_told() else "neutral"


def new_tile(table: SoloTable) -> bool:
    return table.told("explores") == 1


# Reading the map


@pytest.mark.rule("A-53")
def test_ae_2_the_ninth_hex() -> None:
    table = SoloTable()
    assert table.first_of(1, [(-2, -1), (0, 0), (1, 2)]) == (-2, -1)
    order = [(place.q, place.r) for place in decision_card(1).pattern.order]
    assert order[:9] == [
        (0, -3),
        (1, -3),
        (2, -3),
        (-1, -2),
        (0, -2),
        (1, -2),
        (2, -2),
        (3, -2),
        (-2, -1),
    ]


# Neutral conquests


@pytest.mark.rule("A-63", "A-70", "A-73", "A-77", "A-78")
def test_ae_26_the_first_neutral_conquest_without_the_toppled_symbol() -> None:
    table = conquest(2)
    assert procedure(table) == "neutral"
    assert table.valid_after(*VALID) == FIRST_RING
    assert table.valid_after(*NEAR_MIDDLE) == {(-1, 1)}
    assert table.valid_after(*NEAR_HUMAN) == {(-1, 1)}
    assert table.tokens((-1, 1)) == ["automa"]
    assert new_tile(table)


@pytest.mark.rule("A-73", "A-79")
def test_ae_27_the_first_neutral_conquest_with_the_toppled_symbol() -> None:
    table = conquest(1)
    assert table.valid_after(*VALID) == FIRST_RING
    assert table.valid_after(*NEAR_MIDDLE) == {(-1, 1)}
    assert table.tokens((-1, 1)) == ["automa", "shadow toppled"]
    assert new_tile(table)


@pytest.mark.rule("A-73", "A-79")
def test_ae_28_the_middle_island_never_gets_the_second_token() -> None:
    table = conquest(3, {(-1, 1): ["automa", "shadow toppled"]})
    assert procedure(table) == "neutral"
    assert table.valid_after(*VALID) == FIRST_RING - {(-1, 1)} | {(-1, 0), (0, 0), (0, 1)}
    assert table.valid_after(*NEAR_MIDDLE) == {(0, 0)}
    assert table.tokens((0, 0)) == ["automa"]
    assert not new_tile(table)
    assert table.achieved("middle_island") == [AUTOMA]
    assert table.points(AUTOMA) == {"achievements": 10}


BESIDE_THE_HUMAN: dict[Place, list[str]] = {
    (-1, 1): ["automa", "shadow toppled"],
    (0, 0): ["automa"],
    (1, 1): ["human"],
}


@pytest.mark.rule("A-71", "A-74", "A-76")
def test_ae_29_hexes_beside_the_human_without_the_symbol() -> None:
    table = conquest(2, BESIDE_THE_HUMAN, has_middle=True)
    valid = {(-3, 2), (-3, 3), (-2, 1), (-2, 3), (-1, 0), (-1, 2), (0, -1), (1, -1)}
    assert procedure(table) == "neutral"
    assert table.valid_after(*VALID) == valid
    assert table.valid_after(*NEAR_MIDDLE) == valid
    assert table.valid_after(*NEAR_HUMAN) == {(-1, 2), (1, -1)}
    assert table.tokens((1, -1)) == ["automa"]
    assert new_tile(table)


@pytest.mark.rule("A-71", "A-74", "A-76", "A-79")
def test_ae_30_hexes_beside_the_human_with_the_symbol() -> None:
    table = conquest(1, BESIDE_THE_HUMAN, has_middle=True)
    valid = {(-3, 2), (-3, 3), (-2, 1), (-2, 3), (-1, 0), (-1, 2), (0, -1), (0, 1), (1, -1), (1, 0)}
    assert procedure(table) == "neutral"
    assert table.valid_after(*VALID) == valid
    assert table.valid_after(*NEAR_MIDDLE) == valid
    assert table.valid_after(*NEAR_HUMAN) == {(0, 1), (1, 0)}
    assert table.tokens((1, 0)) == ["automa", "shadow toppled"]
    assert new_tile(table)


# Against the human

TWO_TARGETS: dict[Place, list[str]] = {(-1, 2): ["automa"], (0, 2): ["human"], (-1, 1): ["human"]}


@pytest.mark.rule("A-63", "A-64", "A-65")
def test_ae_31_the_territory_closest_to_the_middle_island() -> None:
    table = conquest(4, TWO_TARGETS)
    assert procedure(table) == "opponent"
    assert table.valid_after(*VALID) == {(-1, 1), (0, 2)}
    assert table.valid_after(*NEAR_MIDDLE) == {(-1, 1)}
    assert table.tokens((-1, 1)) == ["human toppled", "automa"]


@pytest.mark.rule("A-64", "A-66")
def test_ae_32_the_territory_that_the_card_reads_first() -> None:
    table = conquest(4, TWO_TARGETS, has_middle=True)
    assert table.valid_after(*VALID) == {(-1, 1), (0, 2)}
    assert table.valid_after(*NEAR_MIDDLE) == {(-1, 1), (0, 2)}
    assert table.tokens((0, 2)) == ["human toppled", "automa"]


@pytest.mark.rule("A-46", "A-63")
def test_ae_33_a_territory_far_away() -> None:
    table = conquest(2, {(1, 1): ["human"]}, anywhere=True)
    assert procedure(table) == "opponent"
    assert table.valid_after(*VALID) == {(1, 1)}
    assert table.tokens((1, 1)) == ["human toppled", "automa"]


@pytest.mark.rule("A-62", "A-63", "A-75")
def test_ae_34_territories_of_the_human_with_two_tokens_are_no_targets() -> None:
    table = conquest(2, {(-1, 2): ["automa"], (0, 2): ["human", "automa toppled"]})
    assert procedure(table) == "neutral"
    assert table.valid_after(*VALID) == {(-3, 2), (-3, 3), (-2, 1), (-2, 3), (-1, 1)}
    assert table.valid_after(*NEAR_MIDDLE) == {(-1, 1)}
    assert table.tokens((-1, 1)) == ["automa"]
    assert new_tile(table)


@pytest.mark.rule("A-67", "A-68")
def test_ae_35_a_trap_of_the_human() -> None:
    table = conquest(2, {(0, 2): ["human"], (-1, 2): ["automa"]}, hand=["trap"])
    before = table.automa.outposts
    assert (table.asked, table.asked_seat) == ("trap", HUMAN)
    table.choose("take", "food")
    assert table.tokens((0, 2)) == ["human", "automa toppled"]
    assert table.have() == {"food": 1}
    assert table.told("rolls") == 0
    assert table.automa.outposts == before == 7 - 1 - 1


# Exploring


@pytest.mark.rule("A-80", "A-81", "A-82")
def test_ae_36_exploring_far_from_the_human() -> None:
    table = SoloTable(favourites=("technology", "science")).automa_explores(2)
    assert table.valid_after("A-80") == {(-3, 2), (-2, 3), (-1, 1)}
    assert table.valid_after("A-80", "A-81") == {(-3, 2)}
    assert table.is_explored((-3, 2))
    assert table.vp(AUTOMA) == 0


@pytest.mark.rule("A-81", "A-82")
def test_ae_37_exploring_with_military_as_favourite() -> None:
    table = SoloTable(favourites=("military", "science")).automa_explores(2)
    assert table.valid_after("A-80", "A-81") == {(-3, 2), (-2, 3), (-1, 1)}
    assert table.is_explored((-1, 1))


@pytest.mark.rule("A-48", "A-81")
def test_ae_38_exploring_anywhere() -> None:
    table = SoloTable(favourites=("science", "military"), tokens={(1, 1): ["human"]})
    table.automa_explores(10, anywhere=True)
    assert table.valid_after("A-80", "A-81") == {(-2, -1), (-1, -2)}
    assert table.is_explored((-2, -1))


# Distances


@pytest.mark.rule("A-56", "A-57")
def test_ae_39_a_path_goes_round_blocked_hexes() -> None:
    table = SoloTable(tokens={(1, 0): ["human", "automa toppled"], (0, 1): ["automa"]})
    assert table.distance((1, 1), (0, 0)) == 4
    assert SoloTable().distance((1, 1), (0, 0)) == 2


# The Automa's traps


@pytest.mark.rule("A-85", "A-86", "A-87", "A-88")
def test_ae_40_the_automa_defends_with_its_cards() -> None:
    table = SoloTable(tokens={(-1, 1): ["automa"]}, supply=["democracy", "trap", "guilds"])
    table.defence("democracy", "trap", dice=("vp-4", "coin")).human_conquers((-1, 1), anywhere=True)
    assert table.discarded == ["democracy", "trap"]
    assert table.supply == ["guilds"]
    assert table.tokens((-1, 1)) == ["automa", "human toppled"]
    assert table.options == ["die:red-vp-4", "die:black-coin"]
    table.choose("black-coin")
    assert table.have() == {"coin": 1}


@pytest.mark.rule("A-86", "A-88")
def test_ae_41_the_automa_has_no_trap() -> None:
    table = SoloTable(tokens={(-1, 1): ["automa"]}, supply=["democracy", "guilds"])
    table.defence("democracy", "guilds").human_conquers((-1, 1), anywhere=True)
    assert table.discarded == ["democracy", "guilds"]
    assert table.supply == []
    assert table.tokens((-1, 1)) == ["automa toppled", "human"]


@pytest.mark.rule("A-95", "A-98")
def test_ae_42_two_toppled_outposts_of_which_one_counts() -> None:
    tokens = {
        (0, 1): ["automa", "human toppled"],
        (-1, 1): ["automa", "shadow toppled"],
        (-2, 1): ["human"],
    }
    table = SoloTable(tokens={**tokens, (-2, 1): []}).automa_conquers(2)
    assert table.achieved("topple_two") == [], "only one of them was the human's"
    table = SoloTable(tokens=tokens).automa_conquers(2)
    assert table.achieved("topple_two") == [AUTOMA], "a second one of the human makes two"
