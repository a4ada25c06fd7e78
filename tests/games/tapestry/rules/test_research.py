"""Research and other free advances (T-76 to T-82)."""

from collections import Counter

import pytest

from figurka.games.tapestry.rules.benefits import RESEARCH_FOUR_TIMES, advance, research
from figurka.games.tapestry.rules.things import EXPLORATION, MARKET, MILITARY, TECHNOLOGY
from tests.games.tapestry.table import Table

WITH_X = research(full=False)
WITHOUT_X = research(full=True)


@pytest.mark.rule("T-76")
def test_the_science_die_shows_each_track_alike() -> None:
    seen: Counter[str] = Counter()
    table = Table()
    for _ in range(2000):
        table.gain(WITH_X)
        seen[table.options[0]] += 1
    tracks = ("exploration", "science", "military", "technology")
    assert set(seen) == {f"advance:{track}:0" for track in tracks}
    assert all(400 < count < 600 for count in seen.values())


@pytest.mark.rule("T-76")
@pytest.mark.parametrize("track", ["exploration", "science", "military", "technology"])
def test_the_roll_says_on_which_track_one_may_advance(track: str) -> None:
    table = Table(coin=1).science(track).gain(WITH_X).choose(f"advance:{track}")
    assert table.tracks()[track] == 1
    assert sum(table.tracks().values()) == 1


@pytest.mark.rule("T-76", "T-77")
def test_the_advance_costs_nothing() -> None:
    table = Table(coin=1, military=9).science("military").gain(WITH_X).choose("advance:military")
    assert table.tracks()["military"] == 10
    assert table.have() == {"coin": 1}


@pytest.mark.rule("T-77")
def test_having_seen_the_roll_one_may_stay() -> None:
    table = Table(science=5, coin=1).science("science").gain(WITHOUT_X)
    assert table.options == ["advance:science:5", "decline"]
    assert table.told("rolls-science") == 1
    table.choose("decline")
    assert table.tracks()["science"] == 5
    assert table.asked == "nothing"


@pytest.mark.rule("T-78")
def test_research_into_a_tier_as_the_first_wins_the_landmark_even_with_an_x() -> None:
    table = Table(military=3, coin=1).science("military").gain(WITH_X).choose("advance:military")
    assert table.landmarks() == {"barracks"}
    assert table.asked == "site"
    table.choose((0, 2))
    assert table.asked == "nothing"
    assert table.tracks()["military"] == 4
    assert table.have() == {"coin": 1}


@pytest.mark.rule("T-78")
@pytest.mark.parametrize(("space", "landmark"), [(4, "apothecary"), (7, "academy"), (10, "laboratory")])
def test_each_tier_from_the_second_has_its_landmark(space: int, landmark: str) -> None:
    table = Table(science=space - 1, coin=1).science("science").gain(WITH_X).choose("advance:science")
    assert table.landmarks() == {landmark}


@pytest.mark.rule("T-78")
def test_who_comes_later_wins_nothing() -> None:
    table = Table(military=3, claimed=["barracks"], coin=1).science("military").gain(WITH_X)
    table.choose("advance:military")
    assert table.landmarks() == set()
    assert table.asked == "nothing"


@pytest.mark.rule("T-79")
def test_beyond_the_last_space_nothing_happens() -> None:
    table = Table(exploration=12, coin=1).science("exploration").gain(WITHOUT_X)
    assert table.asked == "nothing"
    assert table.tracks()["exploration"] == 12
    assert (table.vp(), table.have()) == (0, {"coin": 1})


@pytest.mark.rule("T-79", "T-80")
def test_only_alien_biology_rewards_rolls_beyond_the_end() -> None:
    table = Table(exploration=12, science=12, military=4, claimed=["barracks"], coin=1)
    table.science("exploration", "military", "science", "military").gain(RESEARCH_FOUR_TIMES)
    assert table.vp() == 5
    table.choose("advance:military")
    assert table.vp() == 10
    table.choose("advance:military")
    assert table.tracks() == {"exploration": 12, "science": 12, "military": 6, "technology": 0}
    assert table.vp() == 10
    assert table.asked == "nothing"


@pytest.mark.rule("T-80")
def test_with_an_x_neither_benefit_nor_bonus_is_had() -> None:
    table = Table(technology=1, coin=1).science("technology").gain(WITH_X).choose("advance:technology")
    assert table.tracks()["technology"] == 2
    assert table.hand() == []
    assert table.asked == "nothing"
    assert table.have() == {"coin": 1}


@pytest.mark.rule("T-81")
def test_without_an_x_the_benefit_is_gained_and_the_bonus_may_be_bought() -> None:
    table = Table(technology=1, coin=1, deck=["trap"]).science("technology").gain(WITHOUT_X)
    table.choose("advance:technology")
    assert table.hand() == ["trap"]
    assert table.asked == "bonus"
    table.choose("coin", (0, 0))
    assert table.have() == {}
    assert table.me.placed(MARKET) == 1


@pytest.mark.rule("T-81")
def test_the_bonus_need_not_be_bought() -> None:
    table = Table(technology=1, coin=1, deck=["trap"]).science("technology").gain(WITHOUT_X)
    table.choose("advance:technology", "decline")
    assert table.hand() == ["trap"]
    assert table.have() == {"coin": 1}
    assert table.asked == "nothing"


@pytest.mark.rule("T-80")
def test_the_first_space_of_science_is_research_with_an_x() -> None:
    table = Table(coin=1, military=1).science("military").advance("science", {"coin": 1})
    table.choose("advance:military")
    assert table.tracks() == {"exploration": 0, "science": 1, "military": 2, "technology": 0}
    assert table.hand() == []


@pytest.mark.rule("T-81")
def test_the_fifth_space_of_science_is_research_without_an_x() -> None:
    table = Table(worker=1, coin=1, science=4, military=1, deck=["trap"]).science("military")
    table.advance("science", {"worker": 1, "coin": 1}).choose("advance:military")
    assert table.tracks()["military"] == 2
    assert table.hand() == ["trap"]


# Other free advances


@pytest.mark.rule("T-82")
def test_another_advance_without_an_x_brings_benefit_and_bonus_free_of_charge() -> None:
    table = Table(technology=1, coin=1, deck=["trap"]).gain(advance(TECHNOLOGY, full=True))
    table.choose("advance:technology")
    assert table.hand() == ["trap"]
    assert table.have() == {"coin": 1}
    table.choose("coin", (0, 0))
    assert table.me.placed(MARKET) == 1


@pytest.mark.rule("T-82")
def test_another_advance_with_an_x_brings_neither() -> None:
    table = Table(technology=1, coin=1).gain(advance(TECHNOLOGY, full=False)).choose("advance:technology")
    assert table.tracks()["technology"] == 2
    assert table.hand() == []
    assert table.have() == {"coin": 1}
    assert table.asked == "nothing"


@pytest.mark.rule("T-82", "T-77")
@pytest.mark.parametrize("full", [True, False])
def test_another_free_advance_may_be_declined_like_research(full: bool) -> None:
    table = Table(technology=1).gain(advance(TECHNOLOGY, full=full))
    assert table.options == ["advance:technology:1", "decline"]
    table.choose("decline")
    assert table.tracks()["technology"] == 1


@pytest.mark.rule("T-82", "T-78")
def test_another_free_advance_wins_the_landmark_of_a_tier_too() -> None:
    table = Table(exploration=6).gain(advance(EXPLORATION, full=False)).choose("advance:exploration")
    assert table.landmarks() == {"train_station"}


@pytest.mark.rule("T-82", "T-79")
def test_another_free_advance_stops_at_the_end_of_the_track() -> None:
    table = Table(exploration=12).gain(advance(EXPLORATION, full=True))
    assert table.asked == "nothing"
    assert table.tracks()["exploration"] == 12


@pytest.mark.rule("T-82")
def test_physics_moves_one_on_another_track_with_all_that_it_brings() -> None:
    table = Table(science=8, worker=1, food=2)
    table.advance("science", {"worker": 1, "food": 2})
    assert table.options == [
        "benefit:advance-military",
        "benefit:advance-technology",
        "benefit:advance-exploration",
        "decline",
    ]
    table.choose("advance-technology", "deck")
    assert table.tracks()["technology"] == 1
    assert len(table.techs("bottom")) == 1


@pytest.mark.rule("T-82")
def test_of_several_tokens_one_is_moved() -> None:
    table = Table(military=(6, 0)).gain(advance(MILITARY, full=False))
    assert table.options == ["advance:military:6", "advance:military:0", "decline"]
    table.choose("advance:military:0")
    assert table.me.tokens[MILITARY] == (6, 1)
