"""The Automa's mats, the charts and the six levels (A-210 to A-222), and what begins with them (A-100)."""

from typing import Any

import pytest

import figurka
from figurka.games.tapestry.rules.things import TRACK_NAMES
from tests.games.tapestry.solo.chart import before_income, cells, scores, use_up
from tests.games.tapestry.solo.table import AUTOMA, SHADOW, SoloTable

EVERY_LEVEL = pytest.mark.parametrize("level", [1, 2, 3, 4, 5, 6])
FAVOURITES = "reassess_favourites"
ADVANCES = "advance_with_last_pair"
BONUS = "civilization_bonus"
POINTS = "score_vp"
CARDS = "add_progress_cards"
MORE_CARDS = "add_progress_cards_again"
TO_MAT = "tapestry_to_mat"
TO_SUPPLY = "tapestry_to_supply"
SHUFFLE = "shuffle_decision_deck"
NORMAL = {2: (1, 0, 1), 3: (2, 1, 1), 4: (2, 1, 2), 5: (3, 2, 3)}
HARD = {2: (1, 0, 1), 3: (2, 1, 2), 4: (2, 2, 2), 5: (3, 3, 4)}
"""What counts how often: landmarks and territories, military and science, technology and exploration."""
DECKS = {
    1: [8, 10, 12, 14],
    2: [8, 10, 12, 14],
    3: [8, 8, 10, 12],
    4: [8, 10, 14, 18],
    5: [8, 10, 16, 22],
    6: [8, 10, 16, 22],
}
"""The decision cards in use in each era."""


def charted(level: int) -> list[list[str]]:
    """The cells that are carried out in the five income turns of a level, each from a fresh position."""
    return [
        cells(before_income(turn, level=level, pair=() if turn == 1 else (3, 5)).bots_income())
        for turn in (1, 2, 3, 4, 5)
    ]


def decks(level: int) -> list[tuple[int, int]]:
    """How many cards lie in the decision deck and in the progress deck after the income turns 1 to 4."""
    table = SoloTable(level=level, bots_era=0)
    sizes = []
    for _ in range(4):
        table.bots_income()
        sizes.append((table.sizes["deck"], table.sizes["progress"]))
        use_up(table)
    return sizes


def advances(table: SoloTable) -> list[tuple[int, str]]:
    """Who advanced on which track, in that order."""
    keys = [
        (event.seat, event.thing.key) for event in table.events if event.kind == "advances" and event.thing
    ]
    return [(seat, next(name for name in TRACK_NAMES if name in key)) for seat, key in keys]


def new(level: int, seed: int = 3) -> figurka.Game[Any]:
    return figurka.new_game("tapestry", 1, seed, level=str(level), journal=True)


# Mats


@pytest.mark.rule("A-210", "A-205")
@pytest.mark.parametrize("turn", [2, 3, 4, 5])
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_the_multipliers_of_the_normal_mat(level: int, turn: int) -> None:
    assert counted(level, turn) == NORMAL[turn]


@pytest.mark.rule("A-211", "A-205")
@pytest.mark.parametrize("turn", [2, 3, 4, 5])
@pytest.mark.parametrize("level", [5, 6])
def test_the_multipliers_of_the_hard_mat(level: int, turn: int) -> None:
    assert counted(level, turn) == HARD[turn]


def counted(level: int, turn: int) -> tuple[int, int, int]:
    """How often things count: each is looked at by itself."""
    plain = scores(before_income(turn, level=level), turn)
    with_landmark = scores(before_income(turn, level=level, claimed=["forge"]), turn)
    with_land = scores(before_income(turn, level=level, tokens={(-1, 1): ["automa"]}), turn)
    assert set(plain) == {"territories"}, "the Automa controls its first territory"
    assert with_landmark["capital"] == plain["territories"], "a landmark counts as much as a territory"
    assert with_land["territories"] == 2 * plain["territories"]
    found = {
        name: scores(before_income(turn, level=level, automa={name: 1}), turn).get("tracks", 0)
        for name in TRACK_NAMES
    }
    assert found["military"] == found["science"]
    assert found["technology"] == found["exploration"]
    return plain["territories"], found["military"], found["technology"]


@pytest.mark.rule("A-210", "A-211")
@EVERY_LEVEL
def test_the_first_into_an_era_scores_the_same_on_both_sides(level: int) -> None:
    gained = [
        scores(before_income(turn, level=level, era=turn - 1), turn).get("income", 0) for turn in (2, 3, 4, 5)
    ]
    assert gained == [2, 3, 4, 0]


@pytest.mark.rule("A-210", "A-211", "A-12")
@EVERY_LEVEL
def test_only_the_two_hardest_levels_turn_the_mat(level: int) -> None:
    view: Any = new(level).view(0)
    assert view["bots"]["mat"] == ("normal" if level <= 4 else "hard")


# Charts


@pytest.mark.rule("A-212", "A-217")
def test_the_chart_of_level_one() -> None:
    full = [FAVOURITES, POINTS, CARDS, TO_MAT, SHUFFLE]
    assert charted(1) == [[], full, full, full, [FAVOURITES, POINTS]]


@pytest.mark.rule("A-213", "A-218")
def test_the_chart_of_level_two() -> None:
    full = [FAVOURITES, BONUS, POINTS, CARDS, TO_MAT, TO_SUPPLY, SHUFFLE]
    assert charted(2) == [[TO_SUPPLY], full, full, full, [FAVOURITES, BONUS, POINTS]]


@pytest.mark.rule("A-214", "A-219")
def test_the_chart_of_level_three() -> None:
    second = [FAVOURITES, ADVANCES, BONUS, POINTS, TO_MAT, TO_SUPPLY, SHUFFLE]
    full = [FAVOURITES, ADVANCES, BONUS, POINTS, MORE_CARDS, TO_MAT, TO_SUPPLY, SHUFFLE]
    assert charted(3) == [[TO_SUPPLY], second, full, full, [FAVOURITES, ADVANCES, BONUS, POINTS]]


@pytest.mark.rule("A-215", "A-220", "A-216", "A-221", "A-222")
@pytest.mark.parametrize("level", [4, 5, 6])
def test_the_charts_of_the_levels_four_to_six(level: int) -> None:
    second = [FAVOURITES, ADVANCES, BONUS, POINTS, CARDS, TO_MAT, TO_SUPPLY, SHUFFLE]
    full = [FAVOURITES, ADVANCES, BONUS, POINTS, CARDS, MORE_CARDS, TO_MAT, TO_SUPPLY, SHUFFLE]
    assert charted(level) == [[TO_SUPPLY], second, full, full, [FAVOURITES, ADVANCES, BONUS, POINTS]]


@pytest.mark.rule("A-212", "A-213", "A-214", "A-215", "A-216", "A-105", "A-106")
@EVERY_LEVEL
def test_how_many_progress_cards_join(level: int) -> None:
    used = DECKS[level]
    assert decks(level) == [(cards, 22 - cards) for cards in used]


@pytest.mark.rule("A-216", "A-221", "A-222")
@pytest.mark.parametrize("level", [5, 6])
def test_the_hardest_levels_use_up_all_progress_cards(level: int) -> None:
    assert decks(level)[-1] == (22, 0)


@pytest.mark.rule("A-206")
@EVERY_LEVEL
def test_a_deck_can_always_be_drawn_in_pairs(level: int) -> None:
    assert all(deck % 2 == 0 for deck, _ in decks(level))


# Level 1


@pytest.mark.rule("A-217", "A-121")
def test_at_level_one_the_human_begins_with_an_advance_on_every_track() -> None:
    table = SoloTable(level=1, era=0, first="human").begin()
    assert table.asked == "head_start"
    assert table.options == [f"track:{name}" for name in TRACK_NAMES], "in any order"


@pytest.mark.rule("A-217")
def test_at_level_one_the_automas_civilization_says_no_more_than_its_favourite() -> None:
    bots: Any = new(1).view(0)["bots"]
    civilizations = {
        "explorers": "exploration",
        "scientists": "science",
        "conquerors": "military",
        "engineers": "technology",
    }
    assert bots["bots"][0]["favourite"] == civilizations[bots["civilizations"][0]]
    for turn in (2, 3, 4, 5):
        table = before_income(turn, level=1, civilization="engineers", claimed=["forge"]).bots_income()
        assert "civilization" not in table.points(AUTOMA)


@pytest.mark.rule("A-217")
def test_at_level_one_the_automa_gets_no_cards_by_its_income() -> None:
    table = SoloTable(level=1, bots_era=0)
    for _ in range(5):
        table.bots_income()
        use_up(table)
    assert table.supply == []


# Levels 2 to 4


@pytest.mark.rule("A-218", "A-219", "A-220", "A-121")
@pytest.mark.parametrize("level", [2, 3, 4, 5, 6])
def test_at_other_levels_the_human_begins_as_usual(level: int) -> None:
    table = SoloTable(level=level, era=0).begin()
    assert table.me.era == 1
    assert table.asked == "turn"
    assert sum(table.tracks().values()) == 0


@pytest.mark.rule("A-218")
def test_level_two_is_the_usual_one() -> None:
    game = figurka.new_game("tapestry", 1, 3)
    view: Any = game.view(0)
    assert view["bots"]["level"] == 2
    assert len(view["bots"]["civilizations"]) == 1


@pytest.mark.rule("A-219", "A-220")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_from_level_three_on_the_bots_advance_in_income_turns(level: int) -> None:
    table = before_income(2, level=level, pair=(5, 7), civilization="engineers").bots_income()
    moved = [(AUTOMA, "technology"), (SHADOW, "science")]
    assert advances(table) == (moved if level >= 3 else [])


# Levels 5 and 6


@pytest.mark.rule("A-100", "A-221")
def test_at_level_five_each_bot_begins_with_an_advance_on_its_favourite() -> None:
    table = SoloTable(level=5, bots_era=0, favourites=("technology", "science"), deck=["guilds"])
    table.bots_income()
    assert advances(table) == [(AUTOMA, "technology"), (SHADOW, "science")]
    assert table.supply == ["guilds"]


@pytest.mark.rule("A-100", "A-221")
def test_the_automa_gains_the_benefit_of_that_space_and_the_shadow_empire_does_not() -> None:
    table = SoloTable(level=5, bots_era=0, favourites=("technology", "military")).bots_income()
    assert table.told("refreshes") == 1, "Pottery"
    assert table.told("conquers") == 0, "Archery is the Shadow Empire's"
    table = SoloTable(level=5, bots_era=0, favourites=("military", "technology")).bots_income()
    assert table.told("refreshes") == 0
    assert table.told("conquers") == 1


@pytest.mark.rule("A-100", "A-222")
def test_at_level_six_both_bots_begin_with_an_advance_on_every_track() -> None:
    table = SoloTable(level=6, bots_era=0, deck=["guilds"]).science("exploration").bots_income()
    in_order = ["military", "exploration", "technology", "science"]
    asked = [reason.things[0] for reason in table.reasons() if reason.rule == "A-100"]
    assert asked == in_order * 2, "the Automa, then the Shadow Empire"
    assert [track for seat, track in advances(table) if seat == SHADOW] == in_order
    automas = [track for seat, track in advances(table) if seat == AUTOMA]
    assert automas[:4] == in_order
    assert len(automas) == 5, "Astronomy has brought the Automa one more, without a benefit"
    assert sum(table.tracks(SHADOW).values()) == 4
    assert table.supply == ["guilds"]


@pytest.mark.rule("A-100", "A-54")
@pytest.mark.parametrize("seed", range(5))
def test_in_the_first_income_turn_a_progress_card_breaks_ties_and_goes_back(seed: int) -> None:
    table = SoloTable(
        level=5,
        bots_era=0,
        favourites=("military", "science"),
        seed=seed,
        progress=[11, 13],
        achieved={"middle_island": ["automa"]},
    )
    before = table.numbers("progress")
    table.bots_income()
    ties = [reason.things for reason in table.reasons() if reason.rule in {"A-53", "A-54"}]
    used = {thing for things in ties for thing in things if isinstance(thing, int)}
    assert len(used) == 1
    assert used <= set(before)
    assert table.numbers("progress") == before
    assert table.sizes == {"deck": 8, "pair": 0, "discard": 0, "progress": 14}


@pytest.mark.rule("A-222", "A-14", "A-244")
@EVERY_LEVEL
def test_at_level_six_alone_the_human_chooses_a_second_civilization(level: int) -> None:
    game = new(level)
    kinds = []
    while game.decision is not None and game.decision.kind in {"capital", "civilization", "automa_second"}:
        kinds.append(game.decision.kind)
        game.choose(0)
    assert kinds == ["capital", "civilization"] + ["automa_second"] * (level == 6)
    view: Any = game.view(0)
    assert len(view["bots"]["civilizations"]) == (2 if level == 6 else 1)


@pytest.mark.rule("A-222")
@pytest.mark.parametrize("choice", [0, 1, 2])
def test_the_favourite_of_the_second_civilization_is_ignored(choice: int) -> None:
    game = new(6)
    before = game.state.bots.favourites
    while game.decision is not None and game.decision.kind in {"capital", "civilization"}:
        game.choose(0)
    assert game.decision is not None
    game.choose(choice)
    bots = game.state.bots
    assert bots.civilizations[0].track == before[0]
    assert bots.civilizations[1].track != before[0]
    assert bots.favourites == before


@pytest.mark.rule("A-222", "A-103")
def test_the_first_civilization_acts_before_the_second() -> None:
    for order in (("engineers", "explorers"), ("explorers", "engineers")):
        table = before_income(2, level=6, civilization=order, pair=(7, 5), automa={"exploration": 2})
        table.bots_income()
        told = [rule for rule in table.rules_told() if rule in {"A-245", "A-248"}]
        assert told == [{"explorers": "A-245", "engineers": "A-248"}[name] for name in order]
