"""Rulings of the solo game (A-125 to A-146)."""

import pytest

import figurka
from figurka.games.tapestry.rules.benefits import UPGRADE_A_TECH
from tests.games.tapestry.solo.chart import before_income, looks_again
from tests.games.tapestry.solo.table import AUTOMA, HUMAN, SHADOW, Place, SoloTable
from tests.games.tapestry.table import having

WITH_SYMBOL = {1, 3, 6, 9, 10, 12, 14, 15, 19, 21, 22}
"""The decision cards with the symbol of a toppled outpost."""
ISLAND_DONE = {"middle_island": ["automa"]}
HUMAN_HOME: Place = (2, 0)
ROUND_THE_AUTOMA = {(-3, 2), (-3, 3), (-2, 1), (-2, 3), (-1, 1), (-1, 2)}
INCOME_ROWS = {"bakery": "farm", "barn": "farm", "library": "house", "stock_market": "market"}


def apart(one: Place, other: Place) -> int:
    """The steps between two hexes as the crow flies."""
    q, r = one[0] - other[0], one[1] - other[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


def every_hex(table: SoloTable) -> set[Place]:
    return {(place.q, place.r) for place in table.state.board.hexes}


def conquered(table: SoloTable, card: int, anywhere: bool = False) -> Place:
    """The hex that the Automa conquers by this card."""
    before = table.controls(AUTOMA)
    table.automa_conquers(card, anywhere)
    (place,) = table.controls(AUTOMA) - before
    return place


# Conquering


@pytest.mark.rule("A-125", "A-262")
@pytest.mark.parametrize("card", range(1, 23))
def test_one_symbol_allows_to_touch_the_human_and_brings_a_toppled_outpost(card: int) -> None:
    tokens = {(-1, 1): ["automa", "shadow toppled"], (0, 0): ["automa"], (1, 1): ["human"]}
    table = SoloTable(tokens=tokens, achieved=ISLAND_DONE)
    place = conquered(table, card)
    touches = any(apart(place, own) == 1 for own in table.controls(HUMAN))
    closed = table.tokens(place) == ["automa", "shadow toppled"]
    assert touches == closed == (card in WITH_SYMBOL)


@pytest.mark.rule("A-126", "A-46")
def test_anywhere_lifts_nothing_but_the_need_to_be_beside() -> None:
    table = SoloTable(tokens={(1, -2): ["automa", "shadow toppled"]}, achieved=ISLAND_DONE)
    assert conquered(table, 2, anywhere=True) == (3, -2), "near the human, but not beside him"
    closed = {HUMAN_HOME, (-2, 2), (1, -2)}
    assert table.kept("A-70") == every_hex(table) - closed, "explored or not"
    table = SoloTable(achieved=ISLAND_DONE)
    assert apart(conquered(table, 1, anywhere=True), HUMAN_HOME) == 1, "the symbol lets it come close"


@pytest.mark.rule("A-126")
def test_anywhere_still_goes_for_the_middle_island_first() -> None:
    assert conquered(SoloTable(), 2, anywhere=True) == (0, 0)


@pytest.mark.rule("A-126", "A-70")
def test_anywhere_without_tiles_is_a_hex_that_is_explored() -> None:
    table = SoloTable(achieved=ISLAND_DONE, tile_stack_size=0)
    assert conquered(table, 2, anywhere=True) == (0, 0)


@pytest.mark.rule("A-132", "A-61")
@pytest.mark.parametrize("anywhere", [False, True])
def test_without_outposts_the_automa_does_not_explore_either(anywhere: bool) -> None:
    table = SoloTable(automa_outposts=0)
    explored = table.state.explored
    table.automa_conquers(1, anywhere)
    assert table.controls(AUTOMA) == {(-2, 2)}
    assert table.state.explored == explored


@pytest.mark.rule("A-133", "A-79")
def test_without_outposts_of_the_shadow_empire_the_automas_stands_alone() -> None:
    table = SoloTable(shadow_outposts=0)
    assert conquered(table, 1) == (-1, 1)
    assert table.tokens((-1, 1)) == ["automa"]


@pytest.mark.rule("A-136", "A-70")
def test_a_hex_to_explore_and_conquer_lies_beside_the_automa() -> None:
    table = SoloTable()
    place = conquered(table, 2)
    assert place in ROUND_THE_AUTOMA
    assert table.kept("A-70") == ROUND_THE_AUTOMA


@pytest.mark.rule("A-143", "A-62")
@pytest.mark.parametrize("card", [1, 2, 4, 5, 7, 8, 9, 10, 11, 12])
def test_the_humans_first_territory_is_safe(card: int) -> None:
    beside = {(1, 0): ["automa"], (1, 1): ["automa"], (3, 0): ["automa"]}
    table = SoloTable(tokens=beside, achieved=ISLAND_DONE)
    table.automa_conquers(card, anywhere=True)
    assert table.tokens(HUMAN_HOME) == ["human", "human"]
    assert "A-64" not in table.rules_told(), "it is no target"


# Exploring


@pytest.mark.rule("A-135", "A-81")
def test_furthest_is_meant_by_the_way_that_the_automa_would_have_to_go() -> None:
    wall = [(0, 1), (0, 0), (-1, 0), (-1, 2)]
    table = SoloTable(tokens={where: ["automa"] for where in wall}, favourites=("technology", "science"))
    assert (apart((-1, 1), HUMAN_HOME), table.distance((-1, 1), HUMAN_HOME)) == (3, 7)
    assert (apart((-3, 2), HUMAN_HOME), table.distance((-3, 2), HUMAN_HOME)) == (5, 6)
    table.automa_explores(2)
    assert table.is_explored((-1, 1))
    assert not table.is_explored((-3, 2))


# What the Automa gains


@pytest.mark.rule("A-127", "A-38")
def test_symbols_that_are_not_in_its_table_are_not_for_the_automa() -> None:
    table = SoloTable(automa={"military": 11}, achieved={"complete_track": ["automa"], **ISLAND_DONE})
    civilizations = len(table.state.civ_pile)
    table.bot_advances("automa", "military")
    assert table.automa.civilizations == ()
    assert len(table.state.civ_pile) == civilizations
    spaces = {"military": 6, "science": 5, "technology": 9, "exploration": 4}
    table = SoloTable(automa=spaces).bot_advances("automa", "technology")
    assert table.vp(AUTOMA) == 0, "Computers would score two tracks"
    table = SoloTable(automa={"exploration": 10}).bot_advances("automa", "exploration")
    assert table.automa.space_tiles == ()


@pytest.mark.rule("A-128", "A-38")
def test_quantum_physics_brings_one_advance() -> None:
    table = SoloTable(automa={"science": 10}).science("technology").bot_advances("automa", "science")
    assert table.rolled() == ["technology"]
    assert table.tracks(AUTOMA) == {"exploration": 0, "science": 11, "military": 0, "technology": 1}


@pytest.mark.rule("A-128", "A-38")
def test_alien_biology_brings_one_roll() -> None:
    table = SoloTable(automa={"science": 11}).science("military").bot_advances("automa", "science")
    assert table.rolled() == ["military"]
    assert table.tracks(AUTOMA) == {"exploration": 0, "science": 12, "military": 1, "technology": 0}
    assert table.told("conquers") == 0, "without the benefit"


@pytest.mark.rule("A-129", "A-50")
def test_going_back_brings_what_the_automa_gains_there() -> None:
    table = SoloTable(automa={"science": 9, "military": 7}, deck=["guilds"], claimed=["tank_factory"])
    table.science("military").bot_advances("automa", "science")
    assert table.tracks(AUTOMA)["military"] == 6
    assert table.told("conquers") == 1
    assert table.supply == ["guilds"]


@pytest.mark.rule("A-129")
def test_going_back_neither_wins_nor_loses_a_landmark() -> None:
    table = SoloTable(automa={"science": 9, "military": 5}, claimed=["laboratory"])
    table.science("military").bot_advances("automa", "science")
    assert table.tracks(AUTOMA)["military"] == 4
    assert table.landmarks(AUTOMA) == {"laboratory"}, "Barracks are still to be won"
    table = SoloTable(automa={"science": 9, "military": 4}, claimed=["laboratory", "barracks"])
    table.science("military").bot_advances("automa", "science")
    assert table.landmarks(AUTOMA) == {"laboratory", "barracks"}


@pytest.mark.rule("A-130", "A-42")
@pytest.mark.parametrize("space", [4, 8, 10])
def test_a_roll_for_a_track_that_has_ended_is_lost(space: int) -> None:
    table = SoloTable(automa={"science": space, "military": 12}).science("military")
    table.bot_advances("automa", "science")
    assert table.rolled() == ["military"]
    assert table.tracks(AUTOMA) == {"exploration": 0, "science": space + 1, "military": 12, "technology": 0}


@pytest.mark.rule("A-130", "A-49")
def test_only_tracks_that_are_not_named_are_rolled_again() -> None:
    table = SoloTable(automa={"science": 8, "military": 12}).science("science", "science", "military")
    table.bot_advances("automa", "science")
    assert table.rolled() == ["science", "science", "military"]
    assert sum(table.tracks(AUTOMA).values()) == 9 + 12


@pytest.mark.rule("A-131")
def test_the_automa_does_not_use_ai_singularity() -> None:
    table = SoloTable(automa={"technology": 11}).bot_advances("automa", "technology")
    assert table.automa.tokens == [(0,), (0,), (0,), (12,)]
    assert not table.automa.singular
    assert table.have(AUTOMA) == {}


@pytest.mark.rule("A-142", "A-43")
def test_an_advance_without_benefit_wins_a_landmark() -> None:
    table = SoloTable(automa={"technology": 3}).science("technology").bot_advances("automa", "science")
    assert table.tracks(AUTOMA)["technology"] == 4
    assert table.landmarks(AUTOMA) == {"forge"}
    assert table.told("refreshes") == 0


@pytest.mark.rule("A-142", "A-91")
def test_an_advance_without_benefit_earns_the_achievement() -> None:
    table = SoloTable(automa={"military": 11}).science("military").bot_advances("automa", "science")
    assert table.points(AUTOMA) == {"achievements": 10}
    assert table.told("conquers") == 0


# Outposts and favourites


@pytest.mark.rule("A-134", "A-14", "A-16")
def test_the_outposts_that_mark_favourites_are_no_supply() -> None:
    players = figurka.new_game("tapestry", 1, 3).state.players
    assert [player.outposts for player in players[1:]] == [10 - 2 - 1, 10 - 1]


@pytest.mark.rule("A-134")
def test_a_new_favourite_costs_no_outpost() -> None:
    table = before_income(2, automa={"military": 3}, technology=1)
    assert looks_again(table, "automa") == "military"
    assert (table.automa.outposts, table.shadow.outposts) == (7, 9)


@pytest.mark.rule("A-141", "A-33")
def test_a_favourite_named_twice_counts_at_its_first_mention() -> None:
    table = SoloTable(favourites=("science", "exploration"))
    assert table.bot_chooses("automa", "any_open", 7) == "science", "the heart, though its symbol comes last"
    assert table.bot_chooses("shadow", "any_open", 5) == "exploration", "the same from below"
    table = SoloTable(favourites=("exploration", "science"))
    assert table.bot_chooses("automa", "any_open", 5) == "exploration", "the symbol, though the heart is last"
    assert table.bot_chooses("shadow", "any_open", 7) == "science"


# Eras and cards


@pytest.mark.rule("A-137", "A-104", "A-117")
def test_if_the_human_begins_an_era_first_the_automa_is_not_rewarded() -> None:
    table = SoloTable(decision_deck=[], pair=(3, 5), hand=["trap"]).income()
    assert table.asked == "gain"
    table.choose("coin")
    assert table.player(AUTOMA).era == 2, "the bots have followed"
    assert table.told("era-bonus") == 1
    assert "income" not in table.points(AUTOMA)


@pytest.mark.rule("A-137", "A-104", "A-117")
def test_if_the_automa_begins_an_era_first_the_human_is_not_rewarded() -> None:
    table = SoloTable(decision_deck=[], pair=(3, 5), hand=["trap"], actor="automa", coin=1).begin()
    assert table.points(AUTOMA)["income"] == 2
    table.income()
    assert table.told("era-bonus") == 0


@pytest.mark.rule("A-138", "A-107", "A-108")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    table = before_income(2, deck_size=0, discard=["guilds", "democracy"]).bots_income()
    found = [card.name for card in table.bots.mat] + table.supply
    assert sorted(found) == ["democracy", "guilds"]
    assert table.discarded == []


@pytest.mark.rule("A-138")
def test_without_any_card_the_automa_goes_without_and_mats_are_left_alone() -> None:
    table = before_income(3, deck_size=0, mat=["trap"], supply=["guilds"], laid={2: ["democracy"]})
    table.bots_income()
    assert [card.name for card in table.bots.mat] == ["trap"]
    assert table.supply == ["guilds"]
    assert table.laid(2) == ["democracy"]
    assert table.automa.era == 3


@pytest.mark.rule("A-144", "A-25", "A-109")
def test_a_pair_that_brought_the_income_turn_is_shuffled_too() -> None:
    table = SoloTable(decision_deck=[2, 7]).bot_turn()
    assert table.automa.era == 2
    assert {2, 7} <= set(table.numbers("deck"))
    assert table.shown == []


# Who has finished


@pytest.mark.rule("A-139", "A-89")
def test_the_automa_defends_itself_after_its_last_income_turn() -> None:
    table = SoloTable(bots_era=5, bots_finished=True, supply=["trap"], tokens={(1, 1): ["automa"]})
    table.human_conquers((1, 1))
    assert table.tokens((1, 1)) == ["automa", "human toppled"]
    assert table.supply == []


@pytest.mark.rule("A-140")
def test_a_human_who_has_finished_sets_no_trap() -> None:
    def attacked(finished: bool) -> SoloTable:
        era = 5 if finished else 4
        return SoloTable(
            tokens={(-1, 1): ["human"]}, hand=["trap"], era=era, finished=finished
        ).automa_conquers(2)

    assert attacked(finished=False).asked == "trap"
    table = attacked(finished=True)
    assert table.asked == "nothing"
    assert table.tokens((-1, 1)) == ["human toppled", "automa"]
    assert table.hand() == ["trap"]


@pytest.mark.rule("A-145")
def test_the_bots_go_on_conquering_and_exploring_when_the_human_has_finished() -> None:
    table = SoloTable(tokens={(-1, 1): ["human"]}, era=5, finished=True, vp=50)
    table.bot_advances("automa", "military", card=2)
    assert table.tokens((-1, 1)) == ["human toppled", "automa"]
    explored = table.state.explored
    table.automa_explores(2)
    assert table.state.explored != explored
    assert table.vp() == 50


@pytest.mark.rule("A-145", "A-122")
def test_the_bots_go_on_scoring_when_the_human_has_finished() -> None:
    table = before_income(3, era=5, finished=True, level=1).bots_income()
    assert table.points(AUTOMA) == {"territories": 2}
    assert table.state.players[SHADOW].vp == 0


# Technologies


@pytest.mark.rule("A-146", "A-41")
@pytest.mark.parametrize("tech", INCOME_ROWS)
def test_bots_have_no_income_buildings_for_a_technology(tech: str) -> None:
    far = dict.fromkeys(("exploration", "science", "military", "technology"), 12)
    table = SoloTable(automa=far, shadow=far, middle=[tech]).gain(UPGRADE_A_TECH)
    assert table.techs("middle") == [tech]
    own = SoloTable(middle=[tech], **having({INCOME_ROWS[tech]: 5})).gain(UPGRADE_A_TECH).skip("site")
    assert own.techs("top") == [tech]
