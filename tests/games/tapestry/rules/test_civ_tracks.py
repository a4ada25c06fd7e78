"""Alchemists, Futurists, Leaders, The Chosen and Mystics: civilizations of the tracks and of numbers."""

from typing import Any

import pytest

from figurka.games.tapestry.content.mystics import counts
from figurka.games.tapestry.rules.benefits import building, conquer, invent, landmark
from figurka.games.tapestry.rules.check import check
from figurka.games.tapestry.rules.things import HOUSE
from tests.games.tapestry.civs import Opening, gaining, out
from tests.games.tapestry.table import Place, Seat, Table, having

# Alchemists


def alchemists(*rolls: str, era: int = 1, **me: Any) -> Table:
    """Alchemists who roll these tracks in the next income turn and are asked whether they go on."""
    table = Table(out(), civ="alchemists", era=era, **me).income().science(*rolls)
    for _ in rolls:
        table.choose("roll")
    return table


@pytest.mark.rule("T-24")
def test_alchemists_need_not_roll_at_all() -> None:
    table = Table(out(), civ="alchemists", era=1, hand=["trap", "feudalism"]).income()
    assert (table.asked, table.options) == ("alchemists_start", ["roll", "decline"])
    table.choose("decline")
    assert table.told("rolls-science") == 0
    assert table.asked == "lay"


def test_there_is_at_least_one_roll_before_stopping() -> None:
    table = alchemists("military")
    assert (table.asked, table.options) == ("alchemists", ["roll", "stop"])


@pytest.mark.rule("T-80")
def test_on_stopping_they_may_advance_once_on_every_marked_track_without_benefit() -> None:
    table = alchemists("military", "technology", "exploration", worker=1).choose("stop")
    assert table.asked == "alchemists_track"
    assert table.options == ["track:military", "track:technology", "track:exploration"]
    table.choose("track:technology").choose("advance:technology")
    table.choose("track:exploration").choose("decline")
    table.choose("advance:military")
    assert table.tracks() == {"exploration": 0, "science": 0, "military": 1, "technology": 1}
    assert table.techs("bottom") == []
    assert table.told("conquers") == 0


def test_a_bonus_is_not_offered_either() -> None:
    table = alchemists("science", science=1, worker=3).choose("stop").choose("advance:science")
    assert table.tracks()["science"] == 2
    assert table.asked != "bonus"


def test_a_track_rolled_twice_is_a_bust_for_one_resource() -> None:
    table = alchemists("science", "military", "science")
    assert table.asked == "gain"
    table.choose("food")
    assert table.have()["food"] == 1 + 1  # and that of the income
    assert table.tracks() == {"exploration": 0, "science": 0, "military": 0, "technology": 0}
    assert table.told("busts") == 1


def marks(table: Table) -> list[str]:
    """The tracks that the Alchemists have marked, as everybody sees them."""
    seen: Any = table.game.view(1)
    marked: list[str] = seen["players"][0]["mats"]["alchemists"]
    return marked


def test_the_tracks_rolled_are_marked_until_they_are_used() -> None:
    table = alchemists("military", "technology")
    assert marks(table) == ["military", "technology"]
    table.choose("stop").choose("track:technology")
    assert marks(table) == ["military"]
    table.choose("advance:technology").choose("advance:military")
    assert marks(table) == []


def test_a_bust_wipes_the_marks_away() -> None:
    table = alchemists("science", "military", "science")
    assert table.asked == "gain"
    assert marks(table) == []


def test_after_four_marks_a_fifth_roll_always_busts() -> None:
    tracks = ("science", "military", "exploration", "technology")
    for fifth in tracks:
        table = alchemists(*tracks, fifth)
        assert table.asked == "gain"
        assert table.told("busts") == 1


def test_a_marked_track_whose_end_is_reached_already_gives_5_points() -> None:
    table = alchemists("science", "military", science=12).choose("stop").choose("track:science")
    assert table.points() == {"civilization": 5}
    table.choose("advance:military")
    assert table.tracks()["military"] == 1


def test_reaching_the_end_itself_gives_no_such_points() -> None:
    table = alchemists("science", science=11).choose("stop").choose("advance:science")
    assert table.points() == {"achievements": 10}


@pytest.mark.rule("T-46", "T-78")
def test_such_an_advance_wins_landmarks() -> None:
    table = alchemists("science", science=3).choose("stop").choose("advance:science")
    assert table.landmarks() == {"apothecary"}


@pytest.mark.rule("T-28", "T-119", "T-161")
def test_te39_the_card_of_the_old_era_has_ended_before_they_roll() -> None:
    table = alchemists("science", era=2, card="empiricism").choose("stop").choose("advance:science")
    assert table.tracks()["science"] == 1
    assert table.told("rolls-science") == 1
    assert table.vp() == 0


def test_the_marks_are_cleared_for_the_next_income_turn() -> None:
    table = alchemists("science", hand=["trap"]).choose("stop").choose("advance:science").skip("lay")
    table.income().science("science").choose("roll")
    assert table.asked == "alchemists"
    assert table.told("busts") == 0


def test_alchemists_from_the_start_and_later() -> None:
    assert Opening("alchemists").income().asked == "alchemists_start"
    table = gaining("alchemists", out(), era=1)
    assert table.asked == "conquer"
    table.skip("conquer", "die")
    assert table.income().asked == "alchemists_start"


# Futurists


@pytest.mark.rule("T-46", "T-108")
def test_te50_futurists_begin_on_space_4_of_each_track() -> None:
    table = Opening("futurists")
    assert table.tracks() == {"exploration": 4, "science": 4, "military": 4, "technology": 4}
    assert table.landmarks() == set()
    assert table.vp() == 0
    assert table.told("advances") == 0
    assert table.have() == {"coin": 2, "worker": 2, "food": 2, "culture": 2}  # with the first income
    assert table.techs("bottom") == []
    check(table.state)


@pytest.mark.rule("T-108")
def test_they_jump_once_all_have_chosen_and_before_the_first_income() -> None:
    table = Opening("nomads", "futurists")
    kinds = [event.kind for event in table.events]
    assert kinds.index("futurists-jump") < kinds.index("income")
    assert max(index for index, kind in enumerate(kinds) if kind == "begins") < kinds.index("futurists-jump")
    assert table.tracks(1)["science"] == 4


@pytest.mark.rule("T-46")
def test_the_landmarks_that_they_passed_stay_for_the_others() -> None:
    table = Table(
        Seat(civ="futurists", exploration=4, science=4, military=4, technology=4), exploration=3, food=2
    )
    table.advance("exploration").skip("site")
    assert table.landmarks() == {"lighthouse"}


@pytest.mark.rule("T-41")
def test_their_next_advance_is_one_of_tier_2() -> None:
    table = Opening("futurists").choose("advance:technology")
    assert table.asked == "payment"
    assert all(
        len(key.partition(":")[2].replace("0", "").replace(",", "")) in (1, 2) for key in table.options
    )
    table.choose("pay:1,1,0,0")
    assert table.tracks()["technology"] == 5


# Leaders


@pytest.mark.parametrize("track", ["exploration", "science", "military", "technology"])
def test_leaders_cover_a_square_to_advance_on_its_track(track: str) -> None:
    table = Table(out(), civ="leaders", era=1).income()
    assert (table.asked, table.options[-1]) == ("leaders", "decline")
    table.choose(f"track:{track}")
    assert table.tracks()[track] == 1
    assert sum(table.tracks().values()) == 1


@pytest.mark.rule("T-82")
def test_the_benefit_is_theirs_but_not_the_bonus() -> None:
    table = Table(
        out(), civ="leaders", era=1, technology=1, coin=3, deck=["trap"], hand=["feudalism"]
    ).income()
    table.choose("track:technology")
    assert sorted(table.hand()) == ["feudalism", "trap"]
    assert table.asked == "lay"  # no bonus was offered


def test_each_square_is_covered_once() -> None:
    table = Table(out(), civ="leaders", era=1, hand=["trap"] * 3)
    left = ["exploration", "science", "military", "technology"]
    for track in ("exploration", "military", "technology", "science"):
        table.income()
        assert table.options == [*(f"track:{each}" for each in left), "decline"]
        table.choose(f"track:{track}")
        left.remove(track)
        while table.decision is not None and table.asked != "turn":
            table.skip(table.asked)
    assert table.me.finished


def test_declining_covers_no_square() -> None:
    table = Table(out(), civ="leaders", era=1).income().choose("decline")
    assert table.me.mats.leaders == 0
    assert sum(table.tracks().values()) == 0


@pytest.mark.rule("T-46")
def test_an_advance_of_a_leader_wins_the_landmark() -> None:
    table = Table(out(), civ="leaders", era=1, science=3).income().choose("track:science").skip("site")
    assert table.landmarks() == {"apothecary"}


def test_on_a_track_at_its_end_the_square_is_covered_in_vain() -> None:
    table = Table(out(), civ="leaders", era=1, science=12).income().choose("track:science")
    assert table.vp() == 0
    assert table.tracks()["science"] == 12


def test_leaders_from_the_start_and_later() -> None:
    assert Opening("leaders").income().asked == "leaders"
    table = gaining("leaders", out(), era=1)
    assert table.asked == "conquer"
    table.skip("conquer", "die")
    assert table.income().asked == "leaders"


# The Chosen


def chosen(*others: Seat, era: int = 1, seats: int = 2, **me: Any) -> Table:
    """The Chosen, right after step 1 of an income turn without a choice."""
    return Table(*others, seats=seats, civ="the_chosen", era=era, **me).income()


@pytest.mark.parametrize(("leading", "points"), [(0, 0), (1, 1), (2, 2), (4, 4)])
def test_the_chosen_score_for_each_track_where_nobody_is_ahead(leading: int, points: int) -> None:
    tracks = ["exploration", "science", "military", "technology"]
    mine = having({track: 3 if rank < leading else 1 for rank, track in enumerate(tracks)})
    table = chosen(out(**having(dict.fromkeys(tracks, 2))), **mine)
    assert table.points().get("civilization", 0) == points


def test_ties_for_the_lead_count() -> None:
    table = chosen(out(exploration=2, science=3), exploration=2, science=2)
    assert table.points() == {"civilization": 3}  # exploration by a tie, military and technology all at 0


def test_each_such_track_is_worth_a_point_for_every_opponent() -> None:
    others = [out(exploration=1) for _ in range(3)]
    assert chosen(*others, seats=4).points() == {"civilization": 3 * 3}


def test_one_opponent_ahead_is_enough_to_lose_a_track() -> None:
    table = chosen(out(), out(science=1), seats=3)
    assert table.points() == {"civilization": 3 * 2}


def test_a_completed_track_always_counts() -> None:
    table = chosen(out(technology=12, exploration=1, science=1, military=1), technology=12)
    assert table.points() == {"civilization": 1}


@pytest.mark.rule("T-100", "T-147")
def test_the_technology_track_stays_completed_after_ai_singularity() -> None:
    table = chosen(
        out(technology=12, exploration=5, science=1, military=1),
        technology=(),
        exploration=(3, 0),
        singular=True,
    )
    assert table.points() == {"civilization": 1}


@pytest.mark.parametrize("turn", [2, 3, 4])
def test_each_achievement_brings_a_resource_in_turns_2_to_4(turn: int) -> None:
    ahead = out(exploration=1, science=1, military=1, technology=1)
    table = chosen(ahead, era=turn - 1, achievements=["topple_two", "middle_island"])
    assert table.asked == "gain"
    table.choose("coin").choose("worker")
    assert table.vp() == 0
    assert table.have() == {"coin": 2, "worker": 2, "food": 1, "culture": 1}  # with the income


def test_and_5_points_each_in_the_final_turn() -> None:
    ahead = out(exploration=1, science=1, military=1, technology=1)
    table = chosen(ahead, era=4, achievements=["topple_two", "middle_island", "complete_track"])
    assert table.points() == {"civilization": 15}
    assert table.have() == {}


def test_achievements_of_opponents_bring_nothing() -> None:
    ahead = out(exploration=1, science=1, military=1, technology=1, achievements=["topple_two"])
    assert chosen(ahead, era=4).points() == {}


def test_the_chosen_from_the_start_and_later() -> None:
    table = Opening("the_chosen").income()
    assert table.points() == {"civilization": 4}
    later = gaining("the_chosen", out(), era=1)
    assert later.asked == "conquer"
    later.skip("conquer")
    before = later.points().get("civilization", 0)
    assert later.income().points()["civilization"] - before == 4


# Mystics

CATEGORIES = ("tech_cards", "complete_districts", "controlled_territories", "completed_tracks")


def foretold(*omens: int, era: int = 1, **me: Any) -> Table:
    """Mystics who foretold these numbers: technologies, districts, territories, tracks.

    What was reached before has been rewarded.
    """
    table = Table(out(), civ="mystics", era=era, **me)
    mats, now = table.me.mats, counts(table.me)
    mats.omens = omens
    mats.omens_met = sum(1 << index for index, omen in enumerate(omens) if omen <= now[index])
    return table


@pytest.mark.rule("T-108")
def test_mystics_foretell_four_numbers_before_the_first_turn() -> None:
    table = Opening("mystics")
    for category, most in zip(CATEGORIES, (9, 9, 9, 4), strict=True):
        assert table.asked == "omen"
        decision = table.decision
        assert decision is not None
        assert decision.because is not None
        assert decision.because.key == f"omen:{category}"
        assert table.options == [f"number:{number}" for number in range(1, most + 1)]
        assert table.me.era == 0
        table.choose(f"number:{most}")
    assert table.me.mats.omens == (9, 9, 9, 4)
    assert table.asked == "turn"


def test_predictions_are_open_to_all() -> None:
    table = Opening("mystics").choose("number:3", "number:2", "number:5", "number:1")
    for viewer in (None, 0, 1):
        assert table.game.view(viewer)["players"][0]["mats"]["mystics"]["tech_cards"]["foretold"] == 3  # type: ignore[index]


def test_one_territory_is_foretold_and_met_at_once() -> None:
    table = Opening("mystics").choose("number:3", "number:2", "number:1", "number:1")
    assert (table.asked, table.asked_seat) == ("gain", 0)
    assert table.me.era == 0
    table.choose("food")
    assert table.have() == {"coin": 1, "worker": 1, "food": 2, "culture": 1}


def test_reaching_a_number_of_technologies_brings_a_resource() -> None:
    table = foretold(2, 9, 9, 4).gain(invent()).choose("ammonia")
    assert table.asked == "nothing"
    table.gain(invent()).choose("anesthesia")
    assert table.asked == "gain"
    table.choose("worker")
    assert table.have() == {"worker": 1}
    assert table.gain(invent()).choose("air_conditioning").asked == "nothing"


def test_reaching_a_number_of_districts_brings_a_resource_besides_the_usual_one() -> None:
    table = foretold(9, 1, 9, 4, built={"house": [(3, 0), (4, 0)]})
    table.gain(building(HOUSE)).choose((4, 1)).choose("coin").choose("worker")
    assert table.have() == {"coin": 1, "worker": 1}
    assert table.asked == "nothing"


def test_a_landmark_counts_its_districts_one_after_the_other() -> None:
    built: list[Place] = [(8, 6), (3, 6), (3, 7), (4, 6), (4, 7), (4, 8)]
    table = foretold(9, 2, 9, 4, capital="forest", built={"farm": built[:3], "house": built[3:]})
    table.gain(landmark(9)).choose((5, 7))
    table.choose("coin").choose("coin").choose("food")
    assert table.districts() == {(1, 2), (2, 2)}
    assert table.have() == {"coin": 2, "food": 1}


def test_a_number_that_a_landmark_passes_is_reached_too() -> None:
    built: list[Place] = [(8, 6), (3, 6), (3, 7), (4, 6), (4, 7), (4, 8)]
    table = foretold(9, 1, 9, 4, capital="forest", built={"farm": built[:3], "house": built[3:]})
    table.gain(landmark(9)).choose((5, 7))
    table.choose("coin").choose("coin").choose("food")
    assert table.have() == {"coin": 2, "food": 1}


def test_reaching_a_number_of_territories_brings_a_resource() -> None:
    table = foretold(9, 9, 2, 4).gain(conquer()).choose((1, 1))
    assert table.asked == "gain"
    table.choose("culture").skip("die")
    assert table.me.mats.omens_met == 4


def test_reaching_a_number_of_completed_tracks_brings_a_resource() -> None:
    table = foretold(9, 9, 9, 1, technology=11, coin=2).advance("technology")
    assert table.asked == "gain"
    table.choose("food")
    assert table.points() == {"achievements": 10}
    assert table.me.mats.omens_met == 8


def test_the_reward_comes_once_even_if_the_count_drops_and_returns() -> None:
    table = Table(Seat(controls=[(1, 0)]), civ="mystics", controls=[(1, 1)], placed={(1, 0): 14})
    table.me.mats.omens = (9, 9, 3, 4)
    table.gain(conquer()).choose((3, 0)).choose("coin").skip("die")
    assert table.me.goods[0] >= 1
    had = table.have()
    table.gain(conquer(), seat=1).choose((1, 1)).skip("die")
    assert len(table.controls()) == 2
    table.gain(conquer()).choose((2, -1))
    assert len(table.controls()) == 3
    assert table.asked == "die"
    assert table.have() == had


def test_a_number_may_be_reached_from_above() -> None:
    table = Table(Seat(controls=[(1, 0)]), civ="mystics", controls=[(1, 1), (3, 0)], placed={(1, 0): 14})
    table.me.mats.omens = (9, 9, 2, 4)
    table.gain(conquer(), seat=1).choose((1, 1))
    assert (table.asked, table.asked_seat) == ("gain", 0)


@pytest.mark.rule("T-158")
@pytest.mark.parametrize(
    ("omens", "right"),
    [((2, 1, 3, 1), 4), ((2, 1, 3, 2), 3), ((1, 1, 2, 1), 2), ((3, 2, 4, 1), 1), ((3, 2, 2, 2), 0)],
)
def test_each_exact_number_is_worth_10_points_in_the_final_turn(
    omens: tuple[int, int, int, int], right: int
) -> None:
    table = foretold(
        *omens,
        era=4,
        middle=["ammonia"],
        top=["radio"],
        controls=[(1, 1), (2, -1)],
        built={"house": [(3, 0), (4, 0), (4, 1)]},
        science=12,
    )
    table.income().skip("upgrade")
    assert table.me.finished
    assert table.points().get("civilization", 0) == 10 * right


@pytest.mark.rule("T-158")
def test_the_numbers_are_compared_when_the_final_turn_ends() -> None:
    table = foretold(1, 9, 9, 4, era=4, bottom=["eyeglasses"]).income()
    table.choose("eyeglasses").choose("ammonia")  # its circle invents
    assert table.me.finished
    assert "civilization" not in table.points()
    exact = foretold(2, 9, 9, 4, era=4, bottom=["eyeglasses"]).income()
    exact.choose("eyeglasses").choose("ammonia").choose("coin")
    assert exact.points()["civilization"] == 10


@pytest.mark.rule("T-104")
def test_finished_mystics_gain_and_lose_nothing_more() -> None:
    table = Table(
        Seat(controls=[(1, 0)]), civ="mystics", era=5, finished=True, controls=[(1, 1)], placed={(1, 0): 14}
    )
    table.me.mats.omens = (9, 9, 1, 4)
    table.gain(conquer(), seat=1).choose((1, 1))
    assert table.asked_seat == 1
    assert table.have() == {}
    assert table.vp() == 0
