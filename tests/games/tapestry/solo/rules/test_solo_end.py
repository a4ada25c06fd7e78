"""The end of a solo game (A-122 to A-124)."""

from typing import Any

import pytest

from figurka.games.tapestry.rules.scoring import foremost, winners
from figurka.games.tapestry.rules.state import OVER
from tests.games.tapestry.solo.table import AUTOMA, HUMAN, SHADOW, SoloTable


def at_end(human: int, automa: int, **resources: Any) -> SoloTable:
    """Both sides have finished with so many points; the human has these resources left."""
    return SoloTable(
        vp=human, automa_vp=automa, era=5, finished=True, bots_era=5, bots_finished=True, **resources
    )


# Who still plays


@pytest.mark.rule("A-122", "A-29")
def test_after_their_last_income_turn_the_bots_are_done_and_the_human_plays_on() -> None:
    table = SoloTable(bots_era=5, bots_finished=True, coin=5)
    for space in (1, 2, 3):
        table.advance("technology").skip("invent", "either")
        if table.asked == "bonus":
            table.choose("decline")
        assert (table.asked, table.asked_seat) == ("turn", HUMAN)
        assert table.tracks()["technology"] == space
    assert sum(table.tracks(AUTOMA).values()) + sum(table.tracks(SHADOW).values()) == 0
    assert table.shown == []


@pytest.mark.rule("A-122")
def test_the_fifth_income_turn_of_the_bots_ends_only_their_part() -> None:
    table = SoloTable(bots_era=4, decision_deck=[], pair=(3, 5)).bot_turn()
    assert table.automa.finished
    assert table.shadow.finished
    assert not table.me.finished
    assert table.state.phase != OVER
    assert table.state.active == HUMAN


@pytest.mark.rule("A-122", "A-145")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5, 6])
def test_after_the_humans_last_income_turn_the_bots_play_on_alone(level: int) -> None:
    table = SoloTable(level=level, era=4, bots_era=1).income()
    assert table.me.finished
    assert table.asked == "nothing", "no one is asked any more"
    assert table.player(AUTOMA).era == 5
    assert table.player(AUTOMA).finished
    assert table.vp(AUTOMA) > 0
    assert table.game.over


@pytest.mark.rule("A-122", "A-113")
def test_the_human_who_has_finished_takes_no_more_turns() -> None:
    table = SoloTable(level=2, era=4, bots_era=1, coin=8, worker=8, food=8, culture=8).income()
    assert table.game.over
    assert table.have() == {"coin": 8, "worker": 8, "food": 8, "culture": 8}
    assert sum(table.tracks().values()) == 0


@pytest.mark.rule("A-123", "A-122")
@pytest.mark.parametrize("first", ["human", "automa"])
def test_when_both_sides_are_done_the_game_is_over(first: str) -> None:
    table = SoloTable(first=first, era=4, bots_era=5, bots_finished=True).income()
    assert table.game.over
    table = SoloTable(first=first, era=5, finished=True, bots_era=4, decision_deck=[], pair=(3, 5)).bot_turn()
    assert table.state.phase == OVER


# Who wins


@pytest.mark.rule("A-123")
def test_the_side_with_more_points_wins() -> None:
    assert foremost(at_end(120, 119).state) == [HUMAN]
    assert foremost(at_end(119, 120).state) == [AUTOMA]


@pytest.mark.rule("A-123")
def test_resources_do_not_outweigh_a_point() -> None:
    assert foremost(at_end(119, 120, coin=8, food=8).state) == [AUTOMA]


@pytest.mark.rule("A-123")
def test_no_seat_wins_where_the_automa_does() -> None:
    assert winners(at_end(119, 120).state) == []
    assert winners(at_end(120, 119).state) == [HUMAN]


@pytest.mark.rule("A-123", "A-4")
def test_the_shadow_empire_cannot_win() -> None:
    table = at_end(100, 90)
    table.shadow.vp = 200
    assert foremost(table.state) == [HUMAN]


@pytest.mark.rule("A-124")
@pytest.mark.parametrize("resource", ["coin", "worker", "food", "culture"])
def test_a_resource_left_wins_a_tie_for_the_human(resource: str) -> None:
    assert foremost(at_end(100, 100, **{resource: 1}).state) == [HUMAN]


@pytest.mark.rule("A-124")
def test_without_one_the_victory_is_shared() -> None:
    table = at_end(100, 100)
    assert foremost(table.state) == [HUMAN, AUTOMA]
    assert winners(table.state) == [HUMAN]


@pytest.mark.rule("A-123")
def test_an_ended_game_tells_its_winners() -> None:
    table = SoloTable(era=4, bots_era=5, bots_finished=True, vp=100, automa_vp=50).income()
    assert table.game.winners == [HUMAN]
    table = SoloTable(era=4, bots_era=5, bots_finished=True, vp=50, automa_vp=100).income()
    assert table.game.winners == []
