"""The bots' income turns (A-99 to A-113) and the cells of their chart (A-201 to A-209)."""

import pytest

from figurka.core.chance import game_chance
from figurka.games.tapestry.rules.state import LAST_ERA
from figurka.games.tapestry.rules.things import TRACK_NAMES
from tests.games.tapestry.solo.chart import before_income, cells, looks_again, use_up
from tests.games.tapestry.solo.table import AUTOMA, SHADOW, SoloTable

ALL_CELLS = [
    "reassess_favourites",
    "advance_with_last_pair",
    "civilization_bonus",
    "score_vp",
    "add_progress_cards",
    "add_progress_cards_again",
    "tapestry_to_mat",
    "tapestry_to_supply",
    "shuffle_decision_deck",
]
EVERYWHERE = dict.fromkeys(TRACK_NAMES, 12)
LEVELS = range(1, 7)


# The order of the cells


@pytest.mark.rule("A-99", "A-201")
@pytest.mark.parametrize("level", [4, 5, 6])
def test_the_chart_is_read_column_by_column_from_top_to_bottom(level: int) -> None:
    assert cells(before_income(3, level=level).bots_income()) == ALL_CELLS


@pytest.mark.rule("A-99", "A-201")
def test_a_cell_that_does_not_name_the_income_turn_is_skipped() -> None:
    table = before_income(2, level=4).bots_income()
    assert cells(table) == [cell for cell in ALL_CELLS if cell != "add_progress_cards_again"]
    table = before_income(5, level=4).bots_income()
    assert cells(table) == ALL_CELLS[:4], "in the last one only favourites, advances and points are left"


# Favourite tracks


@pytest.mark.rule("A-101", "A-202")
def test_a_favourite_on_which_nobody_is_ahead_stays() -> None:
    table = before_income(2, automa={"technology": 3}, technology=3, shadow={"technology": 3})
    assert looks_again(table, "automa") == "technology"
    assert table.rules_told() == ["A-101"]


@pytest.mark.rule("A-101", "A-202")
def test_a_human_ahead_makes_the_automa_look_for_another_track() -> None:
    table = before_income(2, automa={"technology": 1, "military": 2}, technology=2)
    assert looks_again(table, "automa") == "military", "two spaces from its landmark, the nearest one"


@pytest.mark.rule("A-101", "A-5")
def test_so_does_the_other_bot() -> None:
    table = before_income(2, automa={"technology": 1, "military": 2}, shadow={"technology": 2})
    assert looks_again(table, "automa") == "military"
    table = before_income(2, automa={"science": 3}, shadow={"science": 2, "exploration": 3})
    assert looks_again(table, "shadow") == "exploration"


@pytest.mark.rule("A-101")
def test_a_favourite_that_has_ended_is_replaced() -> None:
    table = before_income(2, automa={"technology": 12, "exploration": 1})
    assert looks_again(table, "automa") == "exploration"


@pytest.mark.rule("A-101")
def test_the_new_favourite_is_the_nearest_to_a_landmark_or_to_an_end() -> None:
    behind = {"technology": 11, "science": 7, "military": 8, "exploration": 0}
    table = before_income(2, automa=behind, technology=12, claimed=["tech_hub"])
    assert looks_again(table, "automa") == "technology", "one space from the end; it may be the same track"
    table = before_income(
        2,
        automa={"technology": 9, "military": 8, "exploration": 4, "science": 1},
        technology=12,
        claimed=["tech_hub"],
    )
    assert looks_again(table, "automa") == "military", "two spaces from its landmark, technology three"


@pytest.mark.rule("A-101", "A-33")
def test_a_tie_goes_to_the_card_that_the_shadow_empire_reads_from_below() -> None:
    table = before_income(2, pair=(3, 5), technology=1, science=1)
    assert looks_again(table, "automa") == "exploration", "the first on card 5"
    assert looks_again(table, "shadow") == "science", "the heart is its last, and means the old favourite"
    table = before_income(2, pair=(3, 2), technology=1, science=1)
    assert looks_again(table, "automa") == "military"
    assert looks_again(table, "shadow") == "technology"


@pytest.mark.rule("A-101")
def test_the_heart_means_the_old_favourite() -> None:
    table = before_income(2, pair=(3, 1), technology=1)
    assert looks_again(table, "automa") == "technology"
    assert table.rules_told()[-1] == "A-202", "it was looked for, and is the same track"


@pytest.mark.rule("A-101")
def test_both_bots_may_have_the_same_favourite() -> None:
    table = before_income(2, automa={"science": 3}, technology=1, shadow={"science": 3}).bots_income()
    assert table.favourites == ("science", "science")


@pytest.mark.rule("A-101")
def test_with_all_tracks_ended_the_favourite_stays() -> None:
    table = before_income(2, automa=EVERYWHERE)
    assert looks_again(table, "automa") == "technology"


@pytest.mark.rule("A-101", "A-202")
def test_the_automas_favourite_is_looked_at_first() -> None:
    table = before_income(2, technology=1, science=1).bots_income()
    assert [reason.bot for reason in table.reasons() if reason.rule == "A-202"] == ["automa", "shadow"]


@pytest.mark.rule("A-101", "A-202")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("turn", [1, 2, 3, 4, 5])
def test_favourites_are_looked_at_from_the_second_income_turn_on(level: int, turn: int) -> None:
    table = before_income(turn, level=level).bots_income()
    assert ("reassess_favourites" in cells(table)) == (turn > 1)


@pytest.mark.rule("A-101")
def test_only_the_marker_moves() -> None:
    table = before_income(2, automa={"science": 3}, technology=1).bots_income()
    assert table.favourites == ("science", "science")
    assert (table.automa.outposts, table.shadow.outposts) == (7, 9)


# Advancing once more


@pytest.mark.rule("A-102", "A-203")
@pytest.mark.parametrize("level", LEVELS)
def test_from_level_three_on_both_bots_advance_by_the_last_pair(level: int) -> None:
    table = before_income(
        2,
        level=level,
        pair=(3, 5),
        civilization="engineers",
        automa={"technology": 3},
        shadow={"military": 4, "science": 3},
    ).bots_income()
    assert table.tracks(AUTOMA)["technology"] == (4 if level >= 3 else 3), "the nearest to a landmark"
    assert table.tracks(SHADOW)["military"] == (5 if level >= 3 else 4), "the nearest to the end"


@pytest.mark.rule("A-102", "A-22")
def test_a_pair_that_was_used_already_is_used_a_second_time() -> None:
    table = SoloTable(level=3, decision_deck=[5, 7], civilization="engineers")
    table.bot_turn()
    assert table.automa.era == 1
    assert table.tracks(AUTOMA)["exploration"] == 1, "card 7 begins with the favourite"
    assert table.tracks(SHADOW)["science"] == 1
    table.bot_turn()
    assert table.automa.era == 2
    assert (table.tracks(AUTOMA)["exploration"], table.tracks(SHADOW)["science"]) == (2, 2)


@pytest.mark.rule("A-102", "A-25")
def test_a_pair_that_brings_the_income_turn_is_used_for_the_first_time() -> None:
    table = SoloTable(level=3, decision_deck=[2, 7], civilization="engineers").bot_turn()
    assert table.automa.era == 2
    assert sum(table.tracks(AUTOMA).values()) == 1
    assert sum(table.tracks(SHADOW).values()) == 1


@pytest.mark.rule("A-102", "A-203")
def test_the_automa_gains_the_benefit_and_advances_first() -> None:
    table = before_income(
        2, level=3, pair=(6, 4), civilization="engineers", automa={"technology": 1}, deck=["guilds"]
    ).bots_income()
    assert table.tracks(AUTOMA)["technology"] == 2
    assert table.supply[0] == "guilds", "Carpentry gave it a card before the chart did"
    advances = [event.seat for event in table.events if event.kind == "advances"]
    assert advances == [AUTOMA, SHADOW]


@pytest.mark.rule("A-102", "A-101")
def test_the_new_favourite_counts_for_the_advance() -> None:
    table = before_income(2, level=3, pair=(6, 1), technology=1, automa={"military": 1}).bots_income()
    assert table.favourites[0] == "military"
    assert table.tracks(AUTOMA)["military"] == 2, "card 1 begins with the heart"


# Civilizations


@pytest.mark.rule("A-103", "A-204")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("turn", [2, 3, 4, 5])
def test_from_level_two_on_the_civilization_brings_its_bonus(level: int, turn: int) -> None:
    table = before_income(turn, level=level, civilization="engineers", claimed=["forge"]).bots_income()
    assert table.points(AUTOMA).get("civilization", 0) == (1 if level >= 2 else 0)


@pytest.mark.rule("A-103")
def test_not_in_the_first_income_turn() -> None:
    table = before_income(1, civilization="engineers", claimed=["forge"], pair=()).bots_income()
    assert table.vp(AUTOMA) == 0


@pytest.mark.rule("A-103", "A-99")
def test_what_the_civilization_brings_counts_for_the_points() -> None:
    table = before_income(2, civilization="explorers").bots_income()
    assert table.tracks(AUTOMA)["exploration"] == 1
    assert table.points(AUTOMA)["tracks"] == 1


# Points


@pytest.mark.rule("A-104", "A-205")
def test_landmarks_territories_and_tracks_count() -> None:
    table = before_income(
        3,
        level=1,
        tokens={(-1, 1): ["automa"], (-2, 1): ["automa", "human toppled"]},
        claimed=["forge", "barracks"],
        automa={"military": 4, "science": 2, "technology": 3, "exploration": 5},
    ).bots_income()
    assert table.points(AUTOMA) == {
        "territories": 2 * 3,
        "capital": 2 * 2,
        "tracks": 1 * (4 + 2) + 1 * (3 + 5),
    }


@pytest.mark.rule("A-104")
def test_a_toppled_outpost_is_no_territory() -> None:
    table = before_income(3, level=1, tokens={(1, 1): ["human", "automa toppled"]}).bots_income()
    assert table.points(AUTOMA) == {"territories": 2 * 1}


@pytest.mark.rule("A-104", "A-205")
@pytest.mark.parametrize(("turn", "points"), [(2, 2), (3, 3), (4, 4), (5, 0)])
def test_the_first_into_an_era_scores_more(turn: int, points: int) -> None:
    first = before_income(turn, level=1, era=turn - 1).bots_income()
    second = before_income(turn, level=1, era=turn).bots_income()
    assert first.vp(AUTOMA) - second.vp(AUTOMA) == points
    assert first.points(AUTOMA).get("income", 0) == points


@pytest.mark.rule("A-104")
def test_landmarks_of_the_human_do_not_count() -> None:
    table = before_income(2, level=1, landmarks=["forge", "barracks"]).bots_income()
    assert table.points(AUTOMA) == {"territories": 1}


@pytest.mark.rule("A-104", "A-205")
@pytest.mark.parametrize("level", LEVELS)
def test_no_points_in_the_first_income_turn(level: int) -> None:
    assert before_income(1, level=level, pair=(), civilization="engineers").bots_income().vp(AUTOMA) == 0


@pytest.mark.rule("A-107", "A-104")
def test_points_are_scored_before_a_card_covers_the_multipliers() -> None:
    table = before_income(2, level=1, era=5, automa={"technology": 2, "science": 2}).bots_income()
    assert table.vp(AUTOMA) == 1 * 1 + 0 * 2 + 1 * 2
    use_up(table)
    table.bots_income()
    assert table.vp(AUTOMA) == 3 + 2 * 1 + 1 * 2 + 1 * 2, "the next column counts only now"


# Cards


@pytest.mark.rule("A-105", "A-206")
def test_the_topmost_progress_cards_join_the_decision_cards() -> None:
    table = before_income(2, progress=[20, 11, 9]).bots_income()
    assert table.reason("A-105").things == [20, 11]
    assert {20, 11} <= set(table.numbers("deck"))
    assert 9 in table.numbers("progress")


@pytest.mark.rule("A-106", "A-206")
@pytest.mark.parametrize(("level", "more"), [(3, 2), (4, 2), (5, 4), (6, 4)])
def test_in_the_third_and_fourth_income_turn_more_of_them_join(level: int, more: int) -> None:
    for turn, count in ((2, 0), (3, more), (4, more), (5, 0)):
        table = before_income(turn, level=level).bots_income()
        told = [len(reason.things) for reason in table.reasons() if reason.rule == "A-106"]
        assert told == ([count] if count else [])


@pytest.mark.rule("A-107", "A-207")
def test_a_card_of_the_deck_covers_the_next_space_of_the_mat() -> None:
    table = before_income(2, level=1, deck=["guilds"], supply=["trap"]).bots_income()
    assert [card.name for card in table.bots.mat] == ["guilds"]
    assert table.supply == ["trap"], "not one of the Automa's own"
    use_up(table)
    table.bots_income()
    assert len(table.bots.mat) == 2


@pytest.mark.rule("A-107", "A-207")
@pytest.mark.parametrize("level", LEVELS)
def test_cards_are_laid_in_the_income_turns_two_to_four(level: int) -> None:
    for turn, laid in ((1, 0), (2, 1), (3, 2), (4, 3), (5, 3)):
        assert len(before_income(turn, level=level).bots_income().bots.mat) == laid


@pytest.mark.rule("A-107", "A-207")
def test_the_card_on_the_mat_lies_face_down_and_does_nothing() -> None:
    table = before_income(2, level=1, deck=["trap"]).bots_income()
    assert [card.name for card in table.bots.mat] == ["trap"]
    assert table.points(AUTOMA) == {"territories": 1}, "a trap that is laid brings nobody 10 points here"
    assert table.automa.powers == 0
    seen = table.game.view(0)["bots"]
    assert isinstance(seen, dict)
    assert seen["laid"] == 1
    assert "trap" not in str(seen)


@pytest.mark.rule("A-108", "A-208")
@pytest.mark.parametrize("level", LEVELS)
def test_from_level_two_on_the_automa_gets_a_card_beside_its_mat(level: int) -> None:
    for turn, cards in ((1, 1), (2, 1), (3, 1), (4, 1), (5, 0)):
        table = before_income(turn, level=level, civilization="engineers", pair=(5, 7)).bots_income()
        extra = sum(rule == "A-51" for rule in table.rules_told())
        assert len(table.supply) == (cards + extra if level >= 2 else 0)


@pytest.mark.rule("A-108", "A-107", "A-208")
def test_the_mat_comes_before_the_supply() -> None:
    table = before_income(2, deck=["guilds", "democracy"]).bots_income()
    assert [card.name for card in table.bots.mat] == ["guilds"]
    assert table.supply == ["democracy"]
    seen = table.game.view(0)["bots"]
    assert isinstance(seen, dict)
    assert (seen["supply"], seen["laid"]) == (1, 1), "nobody sees what they are"


@pytest.mark.rule("A-109", "A-209")
def test_all_decision_cards_in_use_make_the_next_deck() -> None:
    table = before_income(2, pair=(3, 5), decision_discard=[1, 2, 4, 6, 7, 8], progress=[9, 10])
    table.bots_income()
    assert table.numbers("deck") == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    assert table.sizes == {"deck": 10, "pair": 0, "discard": 0, "progress": 12}


@pytest.mark.rule("A-109", "A-209")
def test_the_next_deck_has_no_known_order() -> None:
    drawn = set()
    for seed in range(8):
        table = before_income(2, pair=(3, 5), seed=seed).bots_income()
        table.state.chance = game_chance(seed)
        drawn.add(tuple(table.bot_turn().shown))
    assert len(drawn) > 3


@pytest.mark.rule("A-109", "A-209")
@pytest.mark.parametrize("level", LEVELS)
def test_the_last_income_turn_shuffles_nothing(level: int) -> None:
    table = before_income(5, level=level).bots_income()
    assert table.sizes["deck"] == 0
    assert table.shown == [3, 5]


# Notes


@pytest.mark.rule("A-110")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_in_the_first_income_turn_there_is_at_most_a_card(level: int) -> None:
    table = SoloTable(level=level, bots_era=0, deck=["guilds"]).bots_income()
    assert table.automa.era == 1
    assert table.supply == ([] if level == 1 else ["guilds"])
    assert cells(table) == ([] if level == 1 else ["tapestry_to_supply"])
    assert sum(table.tracks(AUTOMA).values()) + sum(table.tracks(SHADOW).values()) == 0
    assert table.sizes == {"deck": 8, "pair": 0, "discard": 0, "progress": 14}


@pytest.mark.rule("A-111")
def test_outside_of_income_turns_the_automa_scores_nothing_but_achievements() -> None:
    earned = {name: ["automa"] for name in ("complete_track", "topple_two", "middle_island")}
    for track in TRACK_NAMES:
        for space in range(1, 13):
            table = SoloTable(automa={track: space - 1}, achieved=earned).bot_advances("automa", track)
            assert table.tracks(AUTOMA)[track] >= space
            assert table.vp(AUTOMA) == 0
    table = SoloTable(automa={"technology": 11}).bot_advances("automa", "technology")
    assert table.points(AUTOMA) == {"achievements": 10}


@pytest.mark.rule("A-112")
@pytest.mark.parametrize("turn", [2, 3, 4, 5])
def test_the_shadow_empire_takes_part_in_nothing_but_favourites_and_advances(turn: int) -> None:
    table = before_income(turn, level=5, pair=(5, 7), science=1, claimed=["forge"], civilization="engineers")
    table.bots_income()
    shadow = table.shadow
    assert (shadow.vp, shadow.era, shadow.landmarks, sum(shadow.goods)) == (0, 0, 0, 0)
    assert shadow.hand == []
    assert sum(table.tracks(SHADOW).values()) == 1
    told = {reason.rule for reason in table.reasons() if reason.bot == "shadow"}
    assert "A-202" in told
    assert not told & {"A-104", "A-105", "A-107", "A-108", "A-109"}


@pytest.mark.rule("A-113", "A-29")
@pytest.mark.parametrize("level", LEVELS)
def test_the_bots_take_five_income_turns(level: int) -> None:
    table = SoloTable(level=level, bots_era=0)
    turns = 0
    while not table.automa.finished:
        before = table.sizes["deck"]
        era = table.automa.era
        table.bot_turn()
        turns += 1
        if table.automa.era > era:
            assert era == 0 or before in {0, 2}, "an income turn comes when the deck is used up"
    assert table.automa.era == LAST_ERA
    assert sum(event.kind == "income" and event.seat == AUTOMA for event in table.events) == 5
    assert table.shadow.finished
