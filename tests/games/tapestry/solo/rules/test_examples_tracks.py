"""Worked examples of track choices and advances: AE-1, AE-4 to AE-19."""

from typing import Any

import pytest

from tests.games.tapestry.solo.table import AUTOMA, HUMAN, SHADOW, SoloTable

RULE_IDS = {"any_open": "A-264", "nearest_landmark_or_end": "A-265", "nearest_end": "A-266"}
TRACKS = ("exploration", "science", "military", "technology")
Landmarks = list[tuple[str, int]]


def at(exploration: int, science: int, military: int, technology: int) -> dict[str, int]:
    """The spaces of a bot's tokens."""
    return dict(zip(TRACKS, (exploration, science, military, technology), strict=True))


def choice(
    who: str, favourite: str, spaces: dict[str, int], rule: str, card: int, claimed: Landmarks | None = None
) -> str:
    table = table_of(who, favourite, spaces, claimed)
    return table.bot_chooses(who, rule, card)


def table_of(who: str, favourite: str, spaces: dict[str, int], claimed: Landmarks | None) -> SoloTable:
    other = "science" if favourite != "science" else "military"
    pair = (favourite, other) if who == "automa" else (other, favourite)
    bots: dict[str, Any] = {who: spaces}
    return SoloTable(favourites=pair, claimed=claimed or [], **bots)


def away(who: str, spaces: dict[str, int], rule: str, claimed: Landmarks | None = None) -> dict[str, int]:
    """The distance on every open track, each taken by itself."""
    found = {}
    for track, space in spaces.items():
        if space < 12:
            table = table_of(who, track, {**dict.fromkeys(TRACKS, 12), track: space}, claimed)
            assert table.bot_chooses(who, rule, 1) == track
            found[track] = table.reason(RULE_IDS[rule]).amount
    return found


def all_landmarks(*tracks: str) -> Landmarks:
    return [(track, space) for track in tracks for space in (4, 7, 10)]


# Choosing a track


@pytest.mark.rule("A-32", "A-33")
def test_ae_1_two_possible_tracks() -> None:
    spaces = at(exploration=2, science=0, military=5, technology=5)
    assert away("automa", spaces, "nearest_end") == at(10, 12, 7, 7)
    assert choice("automa", "exploration", spaces, "nearest_end", 4) == "technology"


@pytest.mark.rule("A-31", "A-33", "A-264")
def test_ae_4_any_open_track_the_automa_reads_from_above() -> None:
    assert choice("automa", "technology", at(0, 0, 0, 0), "any_open", 1) == "technology"


@pytest.mark.rule("A-31", "A-33", "A-264")
def test_ae_5_any_open_track_the_shadow_empire_reads_from_below() -> None:
    assert choice("shadow", "exploration", at(0, 0, 0, 0), "any_open", 1) == "science"


@pytest.mark.rule("A-31", "A-33")
def test_ae_6_any_open_track_with_the_first_one_finished() -> None:
    spaces = at(exploration=3, science=4, military=12, technology=6)
    assert choice("automa", "military", spaces, "any_open", 2) == "exploration"


@pytest.mark.rule("A-33")
def test_ae_7_the_heart_is_passed_over_when_the_favourite_is_finished() -> None:
    spaces = at(exploration=1, science=2, military=3, technology=12)
    assert choice("automa", "technology", spaces, "any_open", 7) == "exploration"


@pytest.mark.rule("A-32", "A-266")
def test_ae_8_the_nearest_end() -> None:
    spaces = at(exploration=8, science=9, military=9, technology=12)
    assert away("automa", spaces, "nearest_end") == {"exploration": 4, "science": 3, "military": 3}
    assert choice("automa", "exploration", spaces, "nearest_end", 22) == "military"


@pytest.mark.rule("A-32", "A-33")
def test_ae_9_the_nearest_end_for_the_shadow_empire() -> None:
    spaces = at(exploration=8, science=9, military=9, technology=12)
    assert away("shadow", spaces, "nearest_end") == {"exploration": 4, "science": 3, "military": 3}
    assert choice("shadow", "exploration", spaces, "nearest_end", 22) == "science"


@pytest.mark.rule("A-32", "A-265")
def test_ae_10_the_nearest_landmark_or_end() -> None:
    spaces = at(exploration=3, science=9, military=6, technology=12)
    claimed = [("exploration", 4), ("military", 4), *all_landmarks("science", "technology")]
    rule = "nearest_landmark_or_end"
    assert away("automa", spaces, rule, claimed) == {"exploration": 4, "science": 3, "military": 1}
    assert choice("automa", "technology", spaces, rule, 3, claimed) == "military"


@pytest.mark.rule("A-32")
def test_ae_11_a_landmark_on_the_own_space_does_not_count() -> None:
    spaces = at(exploration=4, science=0, military=0, technology=0)
    claimed = [("exploration", 4)]
    rule = "nearest_landmark_or_end"
    assert away("automa", spaces, rule, claimed) == at(3, 4, 4, 4)
    assert choice("automa", "science", spaces, rule, 10, claimed) == "exploration"


@pytest.mark.rule("A-32")
def test_ae_12_when_all_landmarks_are_gone_the_end_counts() -> None:
    spaces = at(exploration=10, science=11, military=10, technology=9)
    claimed = all_landmarks(*TRACKS)
    rule = "nearest_landmark_or_end"
    assert away("shadow", spaces, rule, claimed) == at(2, 1, 2, 3)
    assert choice("shadow", "military", spaces, rule, 2, claimed) == "science"


@pytest.mark.rule("A-32", "A-33")
def test_ae_13_a_tie_by_the_way_to_landmarks_is_broken_by_the_favourite() -> None:
    spaces = at(exploration=2, science=2, military=5, technology=5)
    claimed = [("military", 4), ("technology", 4)]
    rule = "nearest_landmark_or_end"
    assert away("automa", spaces, rule, claimed) == at(2, 2, 2, 2)
    assert choice("automa", "science", spaces, rule, 15, claimed) == "science"


# Advancing


@pytest.mark.rule("A-36", "A-39")
def test_ae_14_the_shadow_empire_reaches_a_landmark() -> None:
    table = SoloTable(shadow=at(0, 3, 0, 0)).bot_advances("shadow", "science")
    assert table.tracks(SHADOW) == at(0, 4, 0, 0)
    assert table.landmarks(AUTOMA) == {"apothecary"}
    assert table.landmarks(SHADOW) == set()
    assert table.supply == [], "no tapestry card"
    assert table.vp(SHADOW) == 0


@pytest.mark.rule("A-38", "A-40")
def test_ae_15_alternatives_and_repeats_on_a_space() -> None:
    spaces = at(exploration=2, science=10, military=0, technology=3)
    exploring = SoloTable(automa=spaces).bot_advances("automa", "exploration")
    assert exploring.tracks(AUTOMA)["exploration"] == 3
    assert exploring.told("explores") == 1
    assert exploring.automa.left == [5, 5, 5, 5], "no farm"

    researching = SoloTable(automa=spaces).science("military", "military").bot_advances("automa", "science")
    assert researching.tracks(AUTOMA) == at(exploration=2, science=11, military=1, technology=3)
    assert researching.rolled() == ["military"], "one advance of the two printed"

    inventing = SoloTable(automa=spaces, tech_deck=["calendar", "compass", "concrete", "dynamite"])
    inventing.bot_advances("automa", "technology")
    assert [tech.name for tech in inventing.state.display] == ["calendar", "compass", "concrete"]
    assert inventing.landmarks(AUTOMA) == {"forge"}


@pytest.mark.rule("A-42", "A-130")
def test_ae_16_research_rolled_on_a_finished_track() -> None:
    table = SoloTable(automa=at(12, 4, 0, 0)).science("exploration", "military")
    table.bot_advances("automa", "science")
    assert table.tracks(AUTOMA) == at(12, 5, 0, 0)
    assert table.rolled() == ["exploration"]


@pytest.mark.rule("A-49", "A-130")
def test_ae_17_a_choice_is_rolled_for_until_a_named_track_shows() -> None:
    table = SoloTable(automa=at(3, 8, 2, 5)).science("science", "science", "military")
    table.bot_advances("automa", "science", card=2)
    assert table.rolled() == ["science", "science", "military"]
    assert table.tracks(AUTOMA) == at(3, 9, 3, 5)
    assert table.controls(AUTOMA) == {(-2, 2), (-1, 1)}, "walls bring a conquest"
    assert table.automa.left == [5, 5, 5, 5], "and no armory"


@pytest.mark.rule("A-50", "A-129")
def test_ae_18_going_back() -> None:
    table = SoloTable(automa=at(0, 9, 3, 1), claimed=["laboratory"], deck=["guilds"])
    table.science("exploration", "military").bot_advances("automa", "science")
    assert table.rolled() == ["exploration", "military"]
    assert table.tracks(AUTOMA) == at(0, 10, 2, 1)
    assert table.supply == ["guilds"]
    assert table.landmarks(AUTOMA) == {"laboratory"}
    assert table.told("wins-landmark") == 0


@pytest.mark.rule("A-96", "A-37")
def test_ae_19_a_track_completed_by_the_shadow_empire() -> None:
    table = SoloTable(shadow=at(0, 0, 11, 0), automa=at(0, 11, 0, 0), exploration=11, food=2)
    table.bot_advances("shadow", "military")
    assert table.achieved("complete_track") == [SHADOW]
    assert table.vp(SHADOW) == 0
    table.rule = None
    table.advance("exploration")
    assert table.achieved("complete_track") == [SHADOW, HUMAN]
    assert table.vp() == 5
    table.bot_advances("automa", "science")
    assert table.achieved("complete_track") == [SHADOW, HUMAN]
    assert table.vp(AUTOMA) == 0
