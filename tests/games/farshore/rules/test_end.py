"""Passing, the end of the game and the score (F-83 to F-92)."""

from typing import Any

import pytest

from tests.games.farshore.positions import FULL_CITY, map_values
from tests.games.farshore.table import Seat, Table

GONE = Seat(passed=True, season="autumn")


def ended(mine: dict[str, Any], theirs: dict[str, Any]) -> Table:
    """A game that is over as soon as the first player passes."""
    table = Table(Seat(passed=True, season="autumn", **theirs), season="autumn", **mine)
    table.choose("pass")
    assert table.asked == "over"
    return table


@pytest.mark.rule("F-83")
@pytest.mark.parametrize(
    ("season", "legal"), [("winter", False), ("spring", False), ("summer", False), ("autumn", True)]
)
def test_one_may_pass_in_autumn_only(season: str, legal: bool) -> None:
    table = Table(season=season, hand=["steward"], mushroom=2)
    assert table.offers("pass") == legal
    assert table.why_not("pass") == (None if legal else "farshore-refusal-not-autumn")


@pytest.mark.rule("F-83")
def test_who_can_do_no_other_action_in_autumn_must_pass() -> None:
    table = Table(season="autumn", ready=0, hand=["steward"], mushroom=1)
    table.begin()
    assert table.me.passed
    assert table.asked_seat == 1


@pytest.mark.rule("F-84")
def test_a_passed_player_receives_no_cards() -> None:
    table = Table(
        Seat(passed=True, season="autumn", hand=["port"]),
        Seat(season="autumn"),
        Seat(),
        seats=4,
        season="autumn",
        city=["customs_office"],
        hand=["beach_sledge", "inn"],
        seaweed=2,
    )
    table.choose("hand:beach_sledge", "hand:inn")
    assert table.options == ["seat:2", "seat:3"]


@pytest.mark.rule("F-84")
def test_a_passed_player_receives_no_resources() -> None:
    table = Table(GONE, Seat(), Seat(), seats=4, season="autumn", city=["abbey"], stone=2)
    table.choose("city:abbey", "stone", "stone")
    assert table.options == ["seat:2", "seat:3"]
    table.choose("seat:3")
    assert table.have(3) == {"stone": 2}
    assert table.have(1) == {}


@pytest.mark.rule("F-85")
def test_the_workers_of_a_passed_player_go_on_blocking() -> None:
    stand = ["shore_mushroom", "coral_isle"]
    table = Table(
        Seat(workers_on=stand, season="autumn"), islands=["coral_isle", "kelp_isle"], actor=1, season="autumn"
    )
    table.choose("pass")
    assert table.asked_seat == 0
    assert not table.offers("place:shore_mushroom")
    assert not table.offers("place:coral_isle")
    assert table.why_not("place:shore_mushroom") == "farshore-refusal-occupied"


@pytest.mark.rule("F-86")
def test_a_card_is_discarded_if_all_others_have_passed() -> None:
    table = Table(
        GONE, season="autumn", city=["customs_office"], hand=["beach_sledge", "inn"], seaweed=2, deck=["port"]
    )
    table.choose("hand:beach_sledge", "hand:inn", "mushroom")
    assert [card.key for card in table.state.discard] == ["inn"]
    assert table.hand(1) == []
    assert table.have() == {"driftwood": 2, "mushroom": 1}
    assert table.hand() == ["port"]


@pytest.mark.rule("F-86")
def test_a_resource_goes_to_the_supply_if_all_others_have_passed() -> None:
    table = Table(GONE, season="autumn", city=["abbey"], stone=2)
    table.choose("city:abbey", "stone", "done")
    assert table.have() == {"stone": 1, "point": 2}
    assert table.have(1) == {}


@pytest.mark.rule("F-87", "F-88")
def test_who_has_passed_never_comes_back_while_the_others_play_on() -> None:
    table = Table(Seat(season="autumn"), Seat(season="autumn"), seats=3, actor=1, season="autumn")
    table.choose("pass")
    asked = []
    for place in ("driftwood", "seaweed", "stone", "mushroom"):
        asked.append(table.asked_seat)
        table.choose(f"place:shore_{place}")
    assert asked == [2, 0, 2, 0]


@pytest.mark.rule("F-88")
def test_the_game_ends_when_all_have_passed() -> None:
    table = Table(Seat(season="autumn"), Seat(season="autumn"), seats=3, season="autumn", stone=1)
    table.choose("pass", "pass")
    assert (table.asked, table.asked_seat) == ("turn", 2)
    assert table.game.winners == []
    table.choose("pass")
    assert table.asked == "over"
    assert table.game.winners == [0]


@pytest.mark.rule("F-88")
def test_the_last_player_takes_turn_after_turn() -> None:
    table = Table(GONE, season="autumn")
    table.choose("place:shore_stone")
    assert table.asked_seat == 0
    table.choose("place:shore_driftwood")
    assert table.asked_seat == 0


@pytest.mark.rule("F-89")
def test_the_score_is_the_sum_of_six_sources() -> None:
    table = Table(city=FULL_CITY, point=6, treasure=3, maps=map_values(2, 1, 1), ship=18, stone=5)
    assert table.points() == {
        "cards": 22,
        "prosperity": 18,
        "points": 6,
        "treasures": 6,
        "maps": 12,
        "ship": 36,
    }
    assert table.score() == table.game.scores[0] == 100


@pytest.mark.rule("F-89")
@pytest.mark.parametrize("idle", [{"hand": ["harbor", "admiral"]}, {"stone": 9}, {"anchors": 0}])
def test_hand_cards_resources_and_anchors_are_worth_nothing(idle: dict[str, Any]) -> None:
    assert Table(city=["grove"], **idle).score() == 1


@pytest.mark.rule("F-89")
def test_negative_points_are_subtracted() -> None:
    assert Table(city=["shipwreck", "castaway", "inn"]).score() == 0


@pytest.mark.rule("F-90")
@pytest.mark.parametrize(
    ("values", "points"),
    [
        ((), 0),
        ((2,), 2),
        ((2, 1), 6),
        ((1, 2, 0), 9),
        ((2, 2, 1, 1, 1, 0), 42),
        ((2, 2, 1, 1, 1), 35),
        ((2, 2, 2, 2, 2, 2), 72),
    ],
)
def test_each_map_tile_scores_its_value_times_the_number_of_tiles(
    values: tuple[int, ...], points: int
) -> None:
    assert Table(maps=map_values(*values)).points()["maps"] == points


@pytest.mark.rule("F-91")
@pytest.mark.parametrize(
    ("mine", "theirs", "winner"),
    [
        ({"point": 11}, {"ship": 5}, 0),
        ({"ship": 5}, {"point": 11}, 1),
        ({"city": ["grove"], "stone": 9}, {"point": 2}, 1),
    ],
)
def test_the_highest_score_wins(mine: dict[str, Any], theirs: dict[str, Any], winner: int) -> None:
    table = ended(mine, theirs)
    assert table.game.winners == [winner]


@pytest.mark.rule("F-92")
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        pytest.param({"ship": 2}, {"maps": map_values(1, 1), "stone": 9}, id="ship before map tiles"),
        pytest.param(
            {"maps": map_values(1, 1)}, {"treasure": 2, "stone": 9}, id="map tiles before treasures"
        ),
        pytest.param({"treasure": 1}, {"point": 2, "stone": 9}, id="treasures before resources"),
        pytest.param(
            {"driftwood": 1, "seaweed": 1, "stone": 1, "mushroom": 1}, {"stone": 3}, id="resources last"
        ),
    ],
)
@pytest.mark.parametrize("winner", [0, 1])
def test_ties_go_to_ship_then_map_tiles_then_treasures_then_resources(
    better: dict[str, Any], worse: dict[str, Any], winner: int
) -> None:
    table = ended(better, worse) if winner == 0 else ended(worse, better)
    assert table.game.scores[0] == table.game.scores[1]
    assert table.game.winners == [winner]


@pytest.mark.rule("F-92")
def test_a_full_tie_is_a_shared_victory() -> None:
    table = ended({"ship": 3, "stone": 2}, {"ship": 3, "mushroom": 2})
    assert table.game.winners == [0, 1]
