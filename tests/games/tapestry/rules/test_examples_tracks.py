"""Worked examples of advances: TE-2, TE-10, TE-25, TE-27 to TE-30, TE-46, TE-48 to TE-50, TE-57."""

import pytest

from figurka.games.tapestry.rules.benefits import advance, research, score_track
from figurka.games.tapestry.rules.civilizations import begin
from figurka.games.tapestry.rules.things import EXPLORATION, MILITARY, TECHNOLOGY, TRACK_NAMES
from tests.games.tapestry.plenty import NEXT
from tests.games.tapestry.table import Seat, Table


@pytest.mark.rule("T-41", "T-42", "T-43", "T-44")
def test_te_02_advance_with_a_paid_bonus() -> None:
    table = Table(NEXT, exploration=1, coin=1, food=1, tiles=[14])
    table.advance("exploration", {"coin": 1})
    assert table.tracks()["exploration"] == 2
    assert table.asked == "explore"
    table.choose((1, 0), "rotation:0").choose("food")
    assert table.tiles() == []
    assert table.have() == {"culture": 1}, "that of the tile alone"
    assert len(table.hand()) == 1
    assert table.asked_seat == 1


@pytest.mark.rule("T-80", "T-81")
def test_te_10_die_with_x_and_without_x() -> None:
    crossed = Table(technology=1, coin=1).science("technology").gain(research(full=False))
    crossed.choose("advance:technology")
    assert crossed.tracks()["technology"] == 2
    assert crossed.hand() == []
    assert crossed.asked == "nothing", "no bonus is offered"

    table = Table(technology=1, coin=1).science("technology").gain(research(full=True))
    table.choose("advance:technology")
    assert table.tracks()["technology"] == 2
    assert len(table.hand()) == 1
    table.choose("coin").choose((0, 0))
    assert table.have() == {}
    assert table.me.placed(0) == 1


@pytest.mark.rule("T-95", "T-135", "T-132")
def test_te_25_places_of_a_completed_track() -> None:
    taken = Seat(achievements=["complete_track"])
    table = Table(taken, taken, seats=4, science=11, coin=1).science("science").gain(research(full=False))
    table.choose("advance:science")
    assert table.achieved("complete_track") == [1, 2, 0]
    assert table.vp() == 5

    small = Table(taken, taken, seats=3, science=11, coin=1).science("science").gain(research(full=False))
    small.choose("advance:science")
    assert small.achieved("complete_track") == [1, 2], "the small map has but two places"
    assert small.vp() == 0


@pytest.mark.rule("T-78", "T-46", "T-80")
def test_te_27_landmark_by_research_with_x() -> None:
    table = Table(military=3, coin=1).science("military").gain(research(full=False))
    table.choose("advance:military")
    assert table.tracks()["military"] == 4
    assert table.landmarks() == {"barracks"}
    table.choose("site:6,7")
    assert table.asked == "nothing"
    assert table.have() == {"coin": 1}


@pytest.mark.rule("T-46", "T-88")
def test_te_28_second_into_the_tier() -> None:
    table = Table(NEXT, military=3, claimed=["barracks"], tiles=[5, 7], culture=1, coin=1)
    table.advance("military")
    assert table.asked_seat == 1
    assert table.tracks()["military"] == 4
    assert table.landmarks() == set()
    assert table.have() == {"worker": 1}
    assert table.vp() == 2


@pytest.mark.rule("T-77", "T-79")
def test_te_29_research_declined_and_research_off_the_track() -> None:
    declined = Table(science=5, exploration=12, coin=1).science("science").gain(research(full=True))
    declined.choose("decline")
    assert declined.tracks()["science"] == 5
    assert declined.asked == "nothing"

    beyond = Table(science=5, exploration=12, coin=1).science("exploration").gain(research(full=True))
    assert beyond.asked == "nothing"
    assert beyond.tracks()["exploration"] == 12
    assert (beyond.have(), beyond.vp()) == ({"coin": 1}, 0)


@pytest.mark.rule("T-79", "T-80")
def test_te_30_alien_biology_pays_for_rolls_off_the_track() -> None:
    table = Table(
        NEXT,
        exploration=12,
        science=11,
        military=4,
        worker=2,
        claimed=["lighthouse", "train_station", "launch_pad", "barracks"],
    )
    table.science("exploration", "military", "science", "military").advance("science")
    table.choose("advance:military", "advance:military")
    assert table.asked_seat == 1
    assert table.tracks() == {"exploration": 12, "science": 12, "military": 6, "technology": 0}
    assert table.points() == {"tracks": 10, "achievements": 10}
    assert table.achieved("complete_track") == [0]


@pytest.mark.rule("T-115", "T-44", "T-48")
def test_te_46_the_bonus_uses_what_the_benefit_brought() -> None:
    table = Table(NEXT, exploration=5, food=1, coin=1, culture=1, tile_stack=[27])
    table.advance("exploration", {"food": 1, "coin": 1})
    table.choose("gain-territory_tile")
    assert table.tiles() == [27]
    table.choose((0, 0))
    assert table.me.placed(2) == 1
    table.choose("culture")
    assert table.have() == {}
    table.choose((2, 1), "rotation:0")
    assert table.tracks()["exploration"] == 6
    assert table.tiles() == []
    assert table.have() == {"worker": 1}, "that of the tile"


@pytest.mark.rule("T-115")
def test_te_46_without_the_bonus_the_tile_stays() -> None:
    table = Table(NEXT, exploration=5, food=1, coin=1, culture=1, tile_stack=[27])
    table.advance("exploration", {"food": 1, "coin": 1})
    table.choose("gain-territory_tile").choose((0, 0)).choose("decline")
    assert table.tiles() == [27]
    assert table.have() == {"culture": 1}


@pytest.mark.rule("T-121", "T-47")
def test_te_48_no_building_left() -> None:
    table = Table(NEXT, market=5, technology=7, coin=1, food=2)
    table.advance("technology")
    assert table.asked_seat == 1, "no plot is asked for"
    assert table.tracks()["technology"] == 8
    assert table.me.placed(0) == 5
    assert table.vp() == 5


@pytest.mark.rule("T-100", "T-146")
def test_te_49_ai_singularity_and_comparisons() -> None:
    table = Table(NEXT, technology=11, military=6, coin=2)
    table.advance("technology").choose("track:military")
    assert dict(zip(TRACK_NAMES, table.me.tokens, strict=True)) == {
        "exploration": (0,),
        "science": (0,),
        "military": (6, 0),
        "technology": (),
    }
    assert table.me.singular
    assert table.have() == {"coin": 1, "worker": 1, "food": 1, "culture": 1}
    assert table.achieved("complete_track") == [0]
    assert table.vp() == 10
    assert table.gain(score_track(MILITARY)).vp() == 10 + 6
    assert table.gain(score_track(TECHNOLOGY)).vp() == 16 + 12


@pytest.mark.rule("T-46")
def test_te_50_futurists_start() -> None:
    table = Table(Seat(exploration=3), civ="futurists")
    table.run(begin(table.state, table.me))
    assert table.tracks() == dict.fromkeys(TRACK_NAMES, 4)
    assert table.landmarks() == set()
    assert table.have() == {"coin": 1, "worker": 1, "food": 1, "culture": 1}
    table.gain(advance(EXPLORATION, full=True), seat=1).choose("advance:exploration")
    assert table.landmarks(1) == {"lighthouse"}


@pytest.mark.rule("T-41", "T-45")
def test_te_57_price_of_tier_iii_and_a_mixed_payment() -> None:
    table = Table(NEXT, science=6, worker=1, coin=1, food=1, claimed=["academy"])
    table.advance("science")
    assert table.tracks()["science"] == 7
    assert table.have() == {}
    rich = Table(science=6, worker=4, coin=4, food=4).choose("advance:science")
    assert rich.offers("pay:1,1,1,0")
    assert not rich.offers("pay:1,0,1,0"), "two are too few"
    assert not rich.offers("pay:2,0,1,0"), "and a worker must be among them"
    without_a_worker = Table(science=6, coin=2, food=1)
    assert not without_a_worker.offers("advance:science")
