"""The civilizations of the Automa (A-241 to A-251)."""

from collections import Counter
from typing import Any

import pytest

import figurka
from tests.games.tapestry.solo.chart import before_income, civilization
from tests.games.tapestry.solo.table import AUTOMA, SHADOW, SoloTable

FAVOURITE_OF = {
    "explorers": "exploration",
    "scientists": "science",
    "conquerors": "military",
    "engineers": "technology",
}
ISLAND_DONE = {"middle_island": ["automa"]}


def new(seed: int, level: int = 2) -> Any:
    return figurka.new_game("tapestry", 1, seed, level=str(level))


def bots_of(game: Any) -> Any:
    return game.view(0)["bots"]


def to_second_choice(seed: int) -> Any:
    """A game of level 6 in which the second civilization is to be chosen."""
    game = new(seed, 6)
    while game.decision.kind != "automa_second":
        game.choose(0)
    return game


def bonus(name: str, turn: int, **more: Any) -> SoloTable:
    """Carry out the bonus of a civilization alone; the tiebreaker card is number 5 unless said otherwise."""
    return civilization(before_income(turn, **more), name, turn)


# Which civilization


@pytest.mark.rule("A-241", "A-14")
def test_the_favourite_track_is_that_of_the_civilization() -> None:
    for seed in range(30):
        bots = bots_of(new(seed))
        (name,) = bots["civilizations"]
        assert bots["bots"][0]["favourite"] == FAVOURITE_OF[name]


@pytest.mark.rule("A-241")
def test_each_civilization_is_equally_likely() -> None:
    found = Counter(bots_of(new(seed))["civilizations"][0] for seed in range(400))
    assert set(found) == set(FAVOURITE_OF)
    assert min(found.values()) > 70


@pytest.mark.rule("A-242", "A-244")
def test_the_human_chooses_any_of_the_three_others_at_level_six() -> None:
    firsts = set()
    for seed in range(12):
        game = to_second_choice(seed)
        first = bots_of(game)["civilizations"][0]
        firsts.add(first)
        offered = [option.key.partition(":")[2] for option in game.decision.options]
        assert sorted([first, *offered]) == sorted(FAVOURITE_OF), "whichever faces may share a card"
    assert firsts == set(FAVOURITE_OF)


@pytest.mark.rule("A-244")
def test_the_chosen_one_is_the_automas_second() -> None:
    game = to_second_choice(1)
    chosen = game.decision.options[1].key.partition(":")[2]
    first = bots_of(game)["civilizations"][0]
    assert game.decision.seat == 0
    game.choose(1)
    assert bots_of(game)["civilizations"] == [first, chosen]


# When


@pytest.mark.rule("A-243")
def test_the_bonus_comes_after_the_extra_advance() -> None:
    table = before_income(
        2, level=3, civilization="engineers", pair=(5, 7), automa={"technology": 3}
    ).bots_income()
    assert table.tracks(AUTOMA)["technology"] == 4
    assert table.points(AUTOMA)["civilization"] == 1, "the landmark just won counts"


@pytest.mark.rule("A-243")
def test_the_bonus_comes_after_the_favourites() -> None:
    table = before_income(
        2,
        civilization="explorers",
        favourites=("exploration", "science"),
        automa={"exploration": 3},
        exploration=3,
    ).bots_income()
    assert table.favourites[0] == "exploration"
    assert table.landmarks(AUTOMA) == {"lighthouse"}
    table = before_income(
        2,
        civilization="explorers",
        favourites=("exploration", "science"),
        automa={"exploration": 1, "military": 3},
        exploration=2,
    ).bots_income()
    assert table.tracks(AUTOMA)["exploration"] == 2, "it has drawn level"
    assert table.favourites[0] == "military", "too late"


@pytest.mark.rule("A-243")
def test_the_bonus_comes_before_the_points() -> None:
    table = before_income(2, civilization="explorers", automa={"exploration": 3}).bots_income()
    assert table.points(AUTOMA) == {"territories": 1, "capital": 1, "tracks": 4}


@pytest.mark.rule("A-243")
@pytest.mark.parametrize("name", FAVOURITE_OF)
@pytest.mark.parametrize("turn", [2, 3, 4, 5])
def test_at_level_one_there_is_no_bonus(name: str, turn: int) -> None:
    table = before_income(turn, level=1, civilization=name, claimed=["forge"]).bots_income()
    assert sum(table.tracks(AUTOMA).values()) == 0
    assert "civilization" not in table.points(AUTOMA)
    assert table.controls(AUTOMA) == {(-2, 2)}


# Explorers


@pytest.mark.rule("A-245")
@pytest.mark.parametrize(
    ("turn", "track"), [(2, "exploration"), (3, "military"), (4, "exploration"), (5, "military")]
)
def test_explorers_advance_on_exploration_and_on_military_in_turns(turn: int, track: str) -> None:
    table = bonus("explorers", turn)
    assert {name: space for name, space in table.tracks(AUTOMA).items() if space} == {track: 1}
    assert sum(table.tracks(SHADOW).values()) == 0


@pytest.mark.rule("A-245")
def test_explorers_gain_the_benefit_and_the_landmark() -> None:
    table = bonus("explorers", 2, automa={"exploration": 3}, tile_stack=[20])
    assert table.landmarks(AUTOMA) == {"lighthouse"}
    assert table.tile((-3, 2)) == 20, "Navigation brings an exploration, far from the human"
    table = bonus("explorers", 3, automa={"military": 2})
    assert len(table.controls(AUTOMA)) == 2, "Walls brings a conquest"


@pytest.mark.rule("A-245")
def test_explorers_move_a_token_rather_than_explore() -> None:
    table = bonus("explorers", 2)
    assert table.told("explores") == 0, "Scouting has nothing for the Automa"
    table = bonus("explorers", 3, automa={"military": 3})
    assert table.told("conquers") == 0, "nor has the Standing Army"


@pytest.mark.rule("A-245", "A-39")
def test_explorers_gain_no_bonus_of_the_space() -> None:
    table = bonus("explorers", 2, automa={"exploration": 1})
    assert table.tracks(AUTOMA)["exploration"] == 2
    assert table.supply == [], "the card of Rafts would have to be bought"


@pytest.mark.rule("A-245", "A-37")
def test_at_the_end_of_the_track_explorers_do_nothing() -> None:
    table = bonus("explorers", 2, automa={"exploration": 12})
    assert table.tracks(AUTOMA)["exploration"] == 12
    assert (table.vp(AUTOMA), table.told("advances"), table.told("explores")) == (0, 0, 0)


# Scientists


@pytest.mark.rule("A-246")
@pytest.mark.parametrize("turn", [2, 3, 4, 5])
def test_scientists_research_from_the_third_income_turn_on(turn: int) -> None:
    table = before_income(turn).science("technology")
    civilization(table, "scientists", turn)
    assert table.rolled() == ([] if turn == 2 else ["technology"])
    assert table.tracks(AUTOMA)["technology"] == (0 if turn == 2 else 1)


@pytest.mark.rule("A-246")
def test_scientists_gain_the_benefit_and_the_landmark() -> None:
    table = before_income(3, automa={"technology": 3}).science("technology")
    civilization(table, "scientists", 3)
    assert table.landmarks(AUTOMA) == {"forge"}
    assert table.told("refreshes") == 1


@pytest.mark.rule("A-246", "A-130")
def test_at_the_end_of_the_rolled_track_scientists_do_nothing() -> None:
    table = before_income(3, automa={"technology": 12}).science("technology")
    civilization(table, "scientists", 3)
    assert table.rolled() == ["technology"]
    assert table.told("advances") == 0


# Conquerors


@pytest.mark.rule("A-247")
@pytest.mark.parametrize(("turn", "conquests"), [(2, 0), (3, 1), (4, 1), (5, 1)])
def test_conquerors_with_fewer_territories_than_the_income_turn_conquer_once(
    turn: int, conquests: int
) -> None:
    table = bonus("conquerors", turn, tokens={(-1, 1): ["automa"]})
    assert table.told("conquers") == conquests
    assert len(table.controls(AUTOMA)) == 2 + conquests


@pytest.mark.rule("A-247")
@pytest.mark.parametrize("turn", [2, 3, 4, 5])
def test_conquerors_score_a_point_for_each_territory(turn: int) -> None:
    tokens = {(-1, 1): ["automa"], (-2, 1): ["automa"], (1, 1): ["human", "automa toppled"]}
    table = bonus("conquerors", turn, tokens=tokens)
    assert table.points(AUTOMA)["civilization"] == len(table.controls(AUTOMA))
    assert len(table.controls(AUTOMA)) == (3 if turn <= 3 else 4), "the new one is counted too"


@pytest.mark.rule("A-247", "A-210")
def test_conquerors_score_on_top_of_the_usual_points() -> None:
    table = before_income(3, civilization="conquerors", tokens={(-1, 1): ["automa"], (-2, 1): ["automa"]})
    table.bots_income()
    assert table.points(AUTOMA) == {"civilization": 3, "territories": 2 * 3}


@pytest.mark.rule("A-247")
def test_with_two_single_territories_no_outpost_of_the_shadow_empire_comes() -> None:
    table = bonus("conquerors", 3, tokens={(-1, 1): ["automa"], (-2, 1): ["automa"]})
    assert table.shadow.outposts == 9


@pytest.mark.rule("A-247", "A-54", "A-6")
@pytest.mark.parametrize(("card", "closed"), [(1, (-2, 1)), (2, (-1, 1)), (4, (-1, 1)), (7, (-1, 2))])
def test_of_three_single_territories_the_card_closes_one(card: int, closed: tuple[int, int]) -> None:
    tokens = {(-1, 1): ["automa"], (-2, 1): ["automa"], (-1, 2): ["automa"]}
    table = bonus("conquerors", 4, pair=(3, card), tokens=tokens)
    assert table.told("conquers") == 0, "four territories in the fourth income turn"
    found = [where for where in tokens if table.tokens(where) == ["automa", "shadow toppled"]]
    assert found == [closed]
    assert table.shadow.outposts == 8
    assert table.controls(AUTOMA) == {(-2, 2), *tokens}


@pytest.mark.rule("A-247")
def test_territories_with_two_tokens_are_not_single() -> None:
    tokens = {(-1, 1): ["automa", "shadow toppled"], (-2, 1): ["automa"], (-1, 2): ["automa"]}
    table = bonus("conquerors", 4, tokens=tokens)
    assert table.shadow.outposts == 8, "one was there before"
    assert table.tokens((-2, 1)) == table.tokens((-1, 2)) == ["automa"]


@pytest.mark.rule("A-247")
def test_the_territory_just_conquered_counts_as_single() -> None:
    table = bonus("conquerors", 4, tokens={(-1, 1): ["automa"], (-2, 1): ["automa"]}, achieved=ISLAND_DONE)
    assert len(table.controls(AUTOMA)) == 4
    assert table.shadow.outposts == 8


@pytest.mark.rule("A-247", "A-67")
def test_the_human_may_set_a_trap_against_the_conquest() -> None:
    table = bonus("conquerors", 2, tokens={(-1, 1): ["human"]}, hand=["trap"])
    assert table.asked == "trap"
    table.choose("take", "coin")
    assert table.tokens((-1, 1)) == ["human", "automa toppled"]
    assert table.points(AUTOMA) == {"civilization": 1}


# Engineers


@pytest.mark.rule("A-248")
@pytest.mark.parametrize("turn", [2, 3, 4, 5])
def test_engineers_score_a_point_for_each_landmark(turn: int) -> None:
    table = bonus("engineers", turn, claimed=["forge", "barracks"], landmarks=["apothecary"])
    assert table.points(AUTOMA) == {"civilization": 2}


@pytest.mark.rule("A-248", "A-36")
def test_a_landmark_that_the_shadow_empire_reached_counts() -> None:
    table = before_income(2, shadow={"science": 3}).bot_advances("shadow", "science")
    assert civilization(table, "engineers", 2).points(AUTOMA) == {"civilization": 1}


@pytest.mark.rule("A-248", "A-210")
def test_engineers_score_on_top_of_the_usual_points() -> None:
    table = before_income(3, civilization="engineers", claimed=["forge"]).bots_income()
    assert table.points(AUTOMA) == {"civilization": 1, "capital": 2, "territories": 2}


# Rulings


@pytest.mark.rule("A-249")
def test_at_level_six_a_civilization_counts_before_the_second_one_acts() -> None:
    def by_civilization(*order: str) -> int:
        table = before_income(
            3,
            level=6,
            civilization=order,
            pair=(5, 7),
            automa={"military": 4},
            tokens={(-1, 1): ["automa"], (-2, 1): ["automa"]},
        ).bots_income()
        assert len(table.controls(AUTOMA)) == 4, "the Cavalry has conquered one"
        return table.points(AUTOMA)["civilization"]

    assert by_civilization("conquerors", "explorers") == 3
    assert by_civilization("explorers", "conquerors") == 4


@pytest.mark.rule("A-250")
def test_conquerors_may_close_the_middle_island() -> None:
    tokens = {(0, 0): ["automa"], (-1, 1): ["automa"], (-1, 2): ["automa"]}
    table = bonus("conquerors", 4, pair=(3, 1), tokens=tokens, achieved=ISLAND_DONE)
    assert table.tokens((0, 0)) == ["automa", "shadow toppled"]


@pytest.mark.rule("A-251")
def test_without_outposts_of_the_shadow_empire_none_comes() -> None:
    tokens = {(-1, 1): ["automa"], (-2, 1): ["automa"], (-1, 2): ["automa"]}
    table = bonus("conquerors", 4, tokens=tokens, shadow_outposts=0)
    assert all(table.tokens(where) == ["automa"] for where in tokens)
    assert table.shadow.outposts == 0
    assert table.points(AUTOMA) == {"civilization": 4}, "the points are scored all the same"
