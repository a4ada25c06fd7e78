"""How a bot chooses a track: open tracks, the rule of the track card, the tiebreaker card (A-31 to A-34)."""

from random import Random
from typing import Any

import pytest

from tests.games.tapestry.solo.printed import CARDS
from tests.games.tapestry.solo.table import TRACK_RULES, SoloTable

TRACKS = ("exploration", "science", "military", "technology")
BOTS = pytest.mark.parametrize("who", ["automa", "shadow"])
RULES = pytest.mark.parametrize("rule", list(TRACK_RULES))
LANDMARK_SPACES = (4, 7, 10)


def chosen(
    who: str,
    rule: str,
    card: int,
    spaces: dict[str, int],
    favourite: str = "exploration",
    claimed: list[tuple[str, int]] | None = None,
) -> str:
    """The track that a bot on these spaces chooses; both bots stand there and have that favourite."""
    table = SoloTable(automa=spaces, shadow=spaces, favourites=(favourite, favourite), claimed=claimed or [])
    return table.bot_chooses(who, rule, card)


def distances(
    rule: str, spaces: dict[str, int], claimed: list[tuple[str, int]] | None = None
) -> dict[str, int]:
    """How far the Automa is on each track, found by closing all others."""
    found = {}
    for track, space in spaces.items():
        if space < 12:
            alone = {**dict.fromkeys(TRACKS, 12), track: space}
            table = SoloTable(automa=alone, claimed=claimed or [])
            assert table.bot_chooses("automa", rule, 1) == track
            rule_id = {"any_open": "A-264", "nearest_landmark_or_end": "A-265", "nearest_end": "A-266"}[rule]
            found[track] = table.reason(rule_id).amount
    return found


# Open tracks


@BOTS
@RULES
@pytest.mark.rule("A-31")
def test_a_track_whose_end_is_reached_is_never_chosen(who: str, rule: str) -> None:
    for card in CARDS:
        for track in TRACKS:
            spaces = {**dict.fromkeys(TRACKS, 12), track: 0}
            assert chosen(who, rule, card, spaces) == track


@BOTS
@pytest.mark.rule("A-31")
def test_the_tokens_of_others_close_no_track(who: str) -> None:
    ends = dict.fromkeys(TRACKS, 12)
    others: dict[str, Any] = {**ends, "shadow" if who == "automa" else "automa": ends}
    table = SoloTable(**others)
    assert table.bot_chooses(who, "any_open", 6) in TRACKS


@BOTS
@RULES
@pytest.mark.rule("A-34")
def test_a_bot_without_an_open_track_does_not_advance(who: str, rule: str) -> None:
    assert chosen(who, rule, 1, dict.fromkeys(TRACKS, 12)) == "none"


@pytest.mark.rule("A-34")
def test_a_turn_of_bots_that_have_finished_all_tracks_passes() -> None:
    ends = dict.fromkeys(TRACKS, 12)
    table = SoloTable(automa=ends, shadow=ends, decision_deck=[6, 7, 1, 2]).bot_turn()
    assert table.told("advances") == 0
    assert [reason.bot for reason in table.reasons() if reason.rule == "A-34"] == ["automa", "shadow"]
    assert table.shown == [6, 7]


# The rule of the track card


@BOTS
@pytest.mark.rule("A-32", "A-264")
def test_by_the_empty_frame_the_tiebreaker_card_alone_decides(who: str) -> None:
    spaces = {"exploration": 1, "science": 11, "military": 0, "technology": 6}
    assert chosen(who, "any_open", 10, spaces) == ("military" if who == "automa" else "exploration")
    assert set(distances("any_open", spaces).values()) == {0}


@BOTS
@pytest.mark.rule("A-32", "A-266")
def test_by_the_flag_the_track_with_the_nearest_end_is_chosen(who: str) -> None:
    for track in TRACKS:
        for space in (1, 6, 11):
            assert chosen(who, "nearest_end", 6, {**dict.fromkeys(TRACKS, 0), track: space}) == track


@pytest.mark.rule("A-32", "A-266")
def test_the_way_to_the_end_does_not_heed_landmarks() -> None:
    spaces = {"exploration": 3, "science": 4, "military": 9, "technology": 11}
    assert distances("nearest_end", spaces) == {
        "exploration": 9,
        "science": 8,
        "military": 3,
        "technology": 1,
    }


@pytest.mark.rule("A-32", "A-265")
@pytest.mark.parametrize(
    ("space", "claimed", "spaces_away"),
    [
        (0, [], 4),
        (3, [], 1),
        (4, [], 3),
        (0, [4], 7),
        (5, [], 2),
        (7, [], 3),
        (4, [7], 6),
        (2, [4, 7], 8),
        (0, [4, 7, 10], 12),
        (9, [10], 3),
        (10, [], 2),
        (11, [4, 7, 10], 1),
        (2, [7], 2),
    ],
)
def test_by_the_building_the_next_landmark_that_nobody_has_counts_or_else_the_end(
    space: int, claimed: list[int], spaces_away: int
) -> None:
    for track in TRACKS:
        gone = [(track, each) for each in claimed]
        away = distances("nearest_landmark_or_end", {**dict.fromkeys(TRACKS, 12), track: space}, gone)
        assert away == {track: spaces_away}


@pytest.mark.rule("A-32", "A-265")
def test_landmarks_of_the_human_are_claimed_too() -> None:
    table = SoloTable(landmarks=["lighthouse", "apothecary", "barracks"])
    assert table.bot_chooses("automa", "nearest_landmark_or_end", 10) == "technology"
    assert table.bot_chooses("shadow", "nearest_landmark_or_end", 10) == "technology"


@pytest.mark.rule("A-32", "A-265")
def test_an_unclaimed_landmark_behind_or_under_the_token_does_not_count() -> None:
    """The bots stand on and beyond spaces 4 and 7 whose landmarks are still there."""
    assert distances("nearest_landmark_or_end", dict.fromkeys(TRACKS, 4)) == dict.fromkeys(TRACKS, 3)
    assert distances("nearest_landmark_or_end", dict.fromkeys(TRACKS, 10)) == dict.fromkeys(TRACKS, 2)


# The tiebreaker card


@pytest.mark.rule("A-33")
def test_of_several_tracks_the_automa_takes_the_one_named_first_the_shadow_empire_the_one_last() -> None:
    """Card 2: military, exploration, favourite, science, technology."""
    spaces = {"exploration": 3, "science": 3, "military": 0, "technology": 0}
    assert chosen("automa", "nearest_end", 2, spaces, "military") == "exploration"
    assert chosen("shadow", "nearest_end", 2, spaces, "military") == "science"


@BOTS
@pytest.mark.rule("A-33")
def test_the_heart_stands_for_the_reading_bots_own_favourite(who: str) -> None:
    """Card 7 begins by the heart, card 10 ends by it."""
    table = SoloTable(favourites=("military", "technology"))
    own = {"automa": "military", "shadow": "technology"}[who]
    assert table.bot_chooses(who, "any_open", 7 if who == "automa" else 10) == own


@pytest.mark.rule("A-33")
def test_the_heart_is_passed_over_where_the_favourite_is_not_among_the_tracks_left() -> None:
    spaces = {"exploration": 5, "science": 0, "military": 5, "technology": 0}
    assert chosen("automa", "nearest_end", 7, spaces, "science") == "exploration", "card 7: heart, technology"
    assert chosen("shadow", "nearest_end", 10, spaces, "science") == "exploration", "the heart is the lowest"


@pytest.mark.rule("A-33")
def test_a_track_named_twice_counts_where_it_is_named_first() -> None:
    """Card 2: military, exploration, favourite, science, technology."""
    both = {"exploration": 12, "science": 0, "military": 12, "technology": 0}
    assert chosen("automa", "any_open", 2, both, "technology") == "technology", "by the heart before science"
    assert chosen("automa", "any_open", 2, both, "science") == "science"
    assert chosen("shadow", "any_open", 2, both, "science") == "technology", "read from below"
    rest = {"exploration": 0, "science": 12, "military": 0, "technology": 12}
    assert chosen("shadow", "any_open", 2, rest, "military") == "military", "by the heart, below exploration"


@pytest.mark.rule("A-33")
def test_the_tiebreaker_card_is_not_needed_for_a_single_track() -> None:
    table = SoloTable(automa={"technology": 5})
    assert table.bot_chooses("automa", "nearest_end", 6) == "technology"
    assert table.rules_told() == ["A-266"]


# All of it, against the rules written once more


def by_the_rules(
    who: str, rule: str, card: int, spaces: dict[str, int], favourite: str, claimed: list[tuple[str, int]]
) -> str:
    away = {}
    for track, space in spaces.items():
        if space == 12:
            continue
        ahead = [each for each in LANDMARK_SPACES if each > space and (track, each) not in claimed]
        goal = ahead[0] if ahead and rule == "nearest_landmark_or_end" else 12
        away[track] = 0 if rule == "any_open" else goal - space
    best = [track for track in away if away[track] == min(away.values())]
    order = [favourite if name == "favourite" else name for name in CARDS[card].order]
    return next(track for track in (order if who == "automa" else order[::-1]) if track in best)


@BOTS
@RULES
@pytest.mark.rule("A-31", "A-32", "A-33")
def test_many_positions_agree_with_the_rules_written_once_more(who: str, rule: str) -> None:
    random = Random(5)
    for _ in range(150):
        spaces = {track: random.choice((0, 2, 3, 3, 4, 5, 6, 7, 9, 10, 11, 12)) for track in TRACKS}
        if min(spaces.values()) == 12:
            continue
        every = [(track, space) for track in TRACKS for space in LANDMARK_SPACES]
        claimed = random.sample(every, random.randrange(13))
        card, favourite = random.randint(1, 22), random.choice(TRACKS)
        expected = by_the_rules(who, rule, card, spaces, favourite, claimed)
        assert chosen(who, rule, card, spaces, favourite, claimed) == expected
