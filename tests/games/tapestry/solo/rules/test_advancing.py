"""How bots advance, and what the Automa gains on which space (A-35 to A-52)."""

from typing import Any

import pytest

from figurka.games.tapestry.solo.content.cards import (
    ADVANCE_CHOICE,
    CONQUER_ANYWHERE,
    CONQUER_NEAR,
    EXPLORE_ANYWHERE,
    EXPLORE_NEAR,
    INVENT_NONE,
    REGRESS_CHOICE,
    RESEARCH_FULL,
    RESEARCH_X,
    TAPESTRY_CARD,
)
from tests.games.tapestry.solo.table import AUTOMA, HUMAN, SHADOW, SoloTable

TRACKS = ("exploration", "science", "military", "technology")
BOTS = pytest.mark.parametrize("who", ["automa", "shadow"])
SEAT = {"automa": AUTOMA, "shadow": SHADOW}
EVERY_SPACE = [(track, space) for track in TRACKS for space in range(1, 13)]
BENEFITS = {
    ("exploration", 2): "explore",
    ("exploration", 3): "explore",
    ("exploration", 4): "explore",
    ("exploration", 7): "explore",
    ("exploration", 9): "explore_anywhere",
    ("science", 1): "research_x",
    ("science", 2): "tapestry_card",
    ("science", 3): "research_x",
    ("science", 4): "tapestry_card",
    ("science", 5): "research",
    ("science", 6): "research",
    ("science", 9): "advance_choice",
    ("science", 10): "regress_choice",
    ("science", 11): "advance_choice",
    ("science", 12): "research_x",
    ("military", 1): "conquer",
    ("military", 2): "tapestry_card",
    ("military", 3): "conquer",
    ("military", 5): "conquer",
    ("military", 6): "conquer tapestry_card",
    ("military", 7): "conquer",
    ("military", 8): "conquer_anywhere",
    ("military", 12): "conquer",
    ("technology", 1): "invent",
    ("technology", 2): "tapestry_card",
    ("technology", 3): "invent",
    ("technology", 4): "invent",
    ("technology", 7): "invent",
}
LANDMARKS = {
    "exploration": {4: "lighthouse", 7: "train_station", 10: "launch_pad"},
    "science": {4: "apothecary", 7: "academy", 10: "laboratory"},
    "military": {4: "barracks", 7: "tank_factory", 10: "fusion_reactor"},
    "technology": {4: "forge", 7: "rubber_works", 10: "tech_hub"},
}
EVERY_LANDMARK = [(track, space, name) for track in TRACKS for space, name in LANDMARKS[track].items()]
RULE_OF = {
    "research": "A-42",
    "research_x": "A-43",
    "invent": "A-44",
    "conquer": "A-45",
    "conquer_anywhere": "A-46",
    "explore": "A-47",
    "explore_anywhere": "A-48",
    "advance_choice": "A-49",
    "regress_choice": "A-50",
    "tapestry_card": "A-51",
}
EFFECTS: dict[str, dict[str, Any]] = {
    "research": {"military": 3, "cards": ["academia"]},
    "research_x": {"military": 3},
    "invent": {"display": ["calendar", "compass", "concrete"]},
    "conquer": {"conquered": {(-1, 1)}, "tiles": {(-1, 1)}},
    "conquer_anywhere": {"conquered": {(3, 0)}},
    "explore": {"tiles": {(-3, 2)}},
    "explore_anywhere": {"tiles": {(-1, -2)}},
    "advance_choice": {"military": 3, "cards": ["academia"]},
    "regress_choice": {"military": 1, "cards": ["academia"]},
    "tapestry_card": {"cards": ["academia"]},
}
"""What is seen when the Automa gains a benefit in the position below."""


def position(track: str, space: int) -> SoloTable:
    """The Automa stands before the space; the military track is where a roll will take it.

    There it brings a tapestry card to whoever goes up or down to the second space. The human holds (3, 0).
    """
    benefit = BENEFITS.get((track, space), "")
    spaces = {track: space - 1}
    if track == "science":
        spaces["military"] = 3 if benefit == "regress_choice" else 1
    return SoloTable(
        automa=spaces,
        tokens={(3, 0): ["human"]},
        deck=["academia", "trap"],
        display=["air_conditioning", "ammonia", "anesthesia"],
        tech_deck=["calendar", "compass", "concrete"],
    )


def changes(table: SoloTable, before: dict[str, Any]) -> dict[str, Any]:
    """What differs from a look taken before, without what is the same."""
    after = look(table)
    new: dict[str, Any] = {
        key: after[key] - before[key] if isinstance(after[key], set) else after[key]
        for key in after
        if after[key] != before[key]
    }
    return new


def look(table: SoloTable) -> dict[str, Any]:
    """All that an advance of the Automa might change."""
    state = table.state
    return {
        **table.tracks(AUTOMA),
        "cards": table.supply,
        "display": [tech.name for tech in state.display],
        "conquered": table.controls(AUTOMA),
        "tiles": {(each.q, each.r) for each in state.board.hexes if state.explored & each.bit},
        "vp": table.vp(AUTOMA) - sum((10, 5)[index] for index in completed(table)),
        "goods": list(table.automa.goods),
        "buildings": list(table.automa.left),
        "supply": (table.automa.hand, table.automa.tiles, table.automa.techs, table.automa.space_tiles),
        "civilizations": [each.name for each in table.bots.civilizations],
        "human": (table.vp(HUMAN), table.have(), table.hand()),
    }


def completed(table: SoloTable) -> list[int]:
    """The places of the achievements that the Automa has earned by finishing a track."""
    seats = table.achieved("complete_track")
    return [index for index, seat in enumerate(seats) if seat == AUTOMA]


# Moving


@BOTS
@pytest.mark.parametrize(("track", "space"), EVERY_SPACE)
@pytest.mark.rule("A-35")
def test_a_bot_moves_its_token_up_by_one_space_and_never_pays(who: str, track: str, space: int) -> None:
    spaces: dict[str, Any] = {who: {track: space - 1}}
    table = SoloTable(**spaces)
    table.player(SEAT[who]).goods = [3, 3, 3, 3]
    table.bot_advances(who, track)
    if BENEFITS.get((track, space)) not in {"research", "research_x", "regress_choice", "advance_choice"}:
        assert table.tracks(SEAT[who])[track] == space
    assert table.player(SEAT[who]).goods == [3, 3, 3, 3]
    assert table.asked == "nothing"


@BOTS
@pytest.mark.parametrize(("track", "space", "landmark"), EVERY_LANDMARK)
@pytest.mark.rule("A-36")
def test_a_landmark_reached_by_either_bot_is_the_automas(
    who: str, track: str, space: int, landmark: str
) -> None:
    spaces: dict[str, Any] = {who: {track: space - 1}}
    table = SoloTable(**spaces).science("exploration").bot_advances(who, track)
    assert landmark in table.landmarks(AUTOMA)
    assert table.landmarks(SHADOW) == set()
    assert table.automa.landmarks == len(table.landmarks(AUTOMA))


@BOTS
@pytest.mark.rule("A-36")
@pytest.mark.parametrize("owner", ["human", "automa"])
def test_a_landmark_that_somebody_has_stays_there(who: str, owner: str) -> None:
    more: dict[str, Any] = {"landmarks": ["forge"]} if owner == "human" else {"claimed": ["forge"]}
    table = SoloTable(automa={"technology": 3}, shadow={"technology": 3}, **more)
    table.bot_advances(who, "technology")
    assert table.landmarks(HUMAN if owner == "human" else AUTOMA) == {"forge"}
    assert table.told("wins-landmark") == 0


@BOTS
@pytest.mark.rule("A-36")
def test_no_other_space_has_a_landmark(who: str) -> None:
    for track, space in EVERY_SPACE:
        if space not in {4, 7, 10}:
            ready: dict[str, Any] = {who: {**dict.fromkeys(TRACKS, 0), track: space - 1}}
            table = SoloTable(**ready).bot_advances(who, track)
            assert table.landmarks(AUTOMA) == set()


@BOTS
@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.rule("A-37")
def test_a_bot_that_reaches_the_end_has_completed_a_track(who: str, track: str) -> None:
    spaces: dict[str, Any] = {who: {track: 11}}
    table = SoloTable(**spaces).bot_advances(who, track)
    assert table.achieved("complete_track") == [SEAT[who]]


@BOTS
@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.rule("A-37")
def test_at_the_end_an_advance_is_void(who: str, track: str) -> None:
    spaces: dict[str, Any] = {who: {track: 12}}
    table = SoloTable(**spaces)
    before = look(table)
    table.bot_advances(who, track)
    assert changes(table, before) == {}
    assert table.tracks(SEAT[who])[track] == 12
    assert table.told("advances") == 0


@pytest.mark.rule("A-37", "A-50")
def test_only_going_back_leaves_the_end_and_the_achievement_is_kept() -> None:
    table = SoloTable(automa={"technology": 11}).bot_advances("automa", "technology")
    table.science("technology").automa_gains(REGRESS_CHOICE)
    assert table.tracks(AUTOMA)["technology"] == 11
    assert (table.achieved("complete_track"), table.vp(AUTOMA)) == ([AUTOMA], 10)
    table.bot_advances("automa", "technology")
    assert table.tracks(AUTOMA)["technology"] == 12
    assert (table.achieved("complete_track"), table.vp(AUTOMA)) == ([AUTOMA], 10), "not earned twice"


# What the Automa gains of each space


@pytest.mark.parametrize(("track", "space"), EVERY_SPACE)
@pytest.mark.rule("A-52", "A-38")
def test_the_automa_gains_what_the_table_lists_and_nothing_else(track: str, space: int) -> None:
    table = position(track, space)
    before = look(table)
    table.science("military").bot_advances("automa", track, card=2)
    expected: dict[str, Any] = {track: space}
    for benefit in BENEFITS.get((track, space), "").split():
        effects = EFFECTS[benefit]
        if track == "science" and benefit != "tapestry_card":
            went = -1 if benefit == "regress_choice" else 1
            effects = {**effects, "military": before["military"] + went}
        expected |= effects
    assert changes(table, before) == expected
    assert table.asked == "nothing", "the Automa is asked nothing, nor is the human"


@pytest.mark.parametrize(("track", "space"), EVERY_SPACE)
@pytest.mark.rule("A-52")
def test_the_journal_names_the_rule_of_each_benefit(track: str, space: int) -> None:
    table = position(track, space).science("technology").bot_advances("automa", track, card=2)
    told = [reason.rule for reason in table.reasons() if reason.things == [(track, space)]]
    rules = [rule for rule in told if rule in RULE_OF.values()]
    assert rules == [RULE_OF[each] for each in BENEFITS.get((track, space), "").split()]


@pytest.mark.parametrize(("track", "space"), EVERY_SPACE)
@pytest.mark.rule("A-39")
def test_the_shadow_empire_gains_nothing_of_any_space(track: str, space: int) -> None:
    table = SoloTable(shadow={track: space - 1}, tokens={(3, 0): ["human"]})
    before, cards = look(table), len(table.state.deck)
    table.bot_advances("shadow", track)
    assert changes(table, before) == {}
    assert table.tracks(SHADOW) == {**dict.fromkeys(TRACKS, 0), track: space}
    assert table.vp(SHADOW) == 0
    assert len(table.state.deck) == cards
    assert table.controls(SHADOW) == set()


@pytest.mark.rule("A-39")
@pytest.mark.parametrize(
    ("track", "space"), [("exploration", 5), ("science", 2), ("military", 8), ("technology", 8)]
)
def test_the_automa_buys_no_bonus_even_if_it_could(track: str, space: int) -> None:
    table = SoloTable(automa={track: space - 1})
    table.automa.goods = [8, 8, 8, 8]
    table.bot_advances("automa", track)
    assert table.told("takes-bonus") == 0
    assert table.automa.left == [5, 5, 5, 5]
    assert table.automa.goods == [8, 8, 8, 8]


@pytest.mark.rule("A-38")
def test_benefits_come_in_the_printed_order() -> None:
    """Gunpowder: a conquest, then a tapestry card."""
    table = SoloTable(automa={"military": 5}).bot_advances("automa", "military", card=2)
    kinds = [event.kind for event in table.events if event.kind in {"conquers", "bot-takes-card"}]
    assert kinds == ["conquers", "bot-takes-card"]


@pytest.mark.rule("A-38", "A-52")
@pytest.mark.parametrize("space", [11, 12])
def test_a_benefit_printed_several_times_is_gained_once(space: int) -> None:
    """Quantum Physics prints two advances, Alien Biology four researches."""
    table = SoloTable(automa={"science": space - 1}).science("military").bot_advances("automa", "science")
    assert table.rolled() == ["military"]
    assert table.tracks(AUTOMA)["military"] == 1


@pytest.mark.rule("A-38", "A-52")
@pytest.mark.parametrize("space", [4, 7])
def test_technologies_are_refreshed_once_where_refresh_and_invent_are_printed(space: int) -> None:
    table = SoloTable(
        automa={"technology": space - 1},
        display=["air_conditioning", "ammonia", "anesthesia"],
        tech_deck=["calendar", "compass", "concrete", "dynamite"],
    ).bot_advances("automa", "technology")
    assert [tech.name for tech in table.state.display] == ["calendar", "compass", "concrete"]
    assert table.told("refreshes") == 1


@pytest.mark.rule("T-123")
def test_a_space_brings_the_automa_its_benefit_once_in_a_turn() -> None:
    """The second space of military brings a tapestry card; going back to it brings none in the same turn."""
    table = SoloTable(automa={"military": 1}).bot_advances("automa", "military")
    table.bot_advances("automa", "military").science("military").automa_gains(REGRESS_CHOICE)
    assert table.tracks(AUTOMA)["military"] == 2
    assert table.told("bot-takes-card") == 1
    assert table.rules_told().count("T-123") == 1


@pytest.mark.rule("T-123")
def test_in_its_next_turn_the_automa_gains_the_benefit_again() -> None:
    table = SoloTable(automa={"military": 1}, decision_deck=[6, 7]).bot_advances("automa", "military")
    table.bot_advances("automa", "military").bot_turn()
    table.science("military").automa_gains(REGRESS_CHOICE)
    assert table.told("bot-takes-card") == 2


@pytest.mark.rule("A-38", "A-52")
def test_a_roll_that_points_beyond_the_end_scores_nothing() -> None:
    """Alien Biology gives humans 5 points then."""
    table = SoloTable(automa={"science": 11, "military": 12}, achieved={"complete_track": ["automa"]})
    table.science("military").bot_advances("automa", "science")
    assert table.vp(AUTOMA) == 0


@pytest.mark.rule("A-40")
@pytest.mark.parametrize(
    ("track", "space", "rule"),
    [
        ("exploration", 3, "A-47"),
        ("science", 3, "A-43"),
        ("science", 6, "A-42"),
        ("military", 3, "A-45"),
        ("technology", 3, "A-44"),
    ],
)
def test_of_alternatives_the_automa_takes_the_one_that_it_knows(track: str, space: int, rule: str) -> None:
    table = SoloTable(automa={track: space - 1}).bot_advances("automa", track)
    assert rule in table.rules_told()
    assert table.automa.left == [5, 5, 5, 5], "and not the building"


@pytest.mark.rule("A-41", "A-7")
@pytest.mark.parametrize("track", TRACKS)
def test_the_whole_track_brings_the_automa_no_resources_points_or_things_to_keep(track: str) -> None:
    table = SoloTable()
    while table.tracks(AUTOMA)[track] < 12:
        table.bot_advances("automa", track)
    automa = table.automa
    assert (automa.goods, automa.left) == ([0] * 4, [5] * 4)
    assert (automa.hand, automa.tiles, automa.techs, automa.space_tiles) == ([], [], [(), (), ()], ())
    assert set(table.points(AUTOMA)) == {"achievements"}
    assert table.told("rolls") == 0, "no conquer dice"


# The benefits one by one


@pytest.mark.rule("A-42")
@pytest.mark.parametrize("track", TRACKS)
def test_research_advances_on_the_rolled_track_with_the_benefit_of_its_space(track: str) -> None:
    table = SoloTable(automa={**dict.fromkeys(TRACKS, 1), "exploration": 0}).science(track)
    table.automa_gains(RESEARCH_FULL)
    assert table.rolled() == [track]
    assert table.tracks(AUTOMA)[track] == (1 if track == "exploration" else 2)
    assert len(table.supply) == (0 if track == "exploration" else 1), "a tapestry card on the second space"


@pytest.mark.rule("A-42")
def test_research_on_the_science_track_may_bring_research_again() -> None:
    table = SoloTable(automa={"science": 4}).science("science", "science")
    table.automa_gains(RESEARCH_FULL)
    assert table.tracks(AUTOMA)["science"] == 6
    assert table.rolled()[:2] == ["science", "science"]


@pytest.mark.rule("A-42", "A-43")
@pytest.mark.parametrize("benefit", [RESEARCH_FULL, RESEARCH_X])
def test_research_on_a_track_that_has_ended_does_nothing(benefit: Any) -> None:
    table = SoloTable(automa={"military": 12})
    before = look(table)
    table.science("military", "technology").automa_gains(benefit)
    assert table.rolled() == ["military"], "the die is not rolled again"
    assert changes(table, before) == {}


@pytest.mark.rule("A-43")
@pytest.mark.parametrize("track", TRACKS)
def test_research_with_a_cross_advances_without_the_benefit(track: str) -> None:
    table = SoloTable(automa=dict.fromkeys(TRACKS, 1))
    before = look(table)
    table.science(track).automa_gains(RESEARCH_X)
    assert changes(table, before) == {track: 2}


@pytest.mark.rule("A-43")
def test_research_with_a_cross_still_wins_landmarks_and_achievements() -> None:
    table = SoloTable(automa={"military": 3, "technology": 11})
    table.science("military").automa_gains(RESEARCH_X)
    table.science("technology").automa_gains(RESEARCH_X)
    assert table.landmarks(AUTOMA) == {"barracks"}
    assert table.achieved("complete_track") == [AUTOMA]
    assert table.vp(AUTOMA) == 10


@pytest.mark.rule("A-44")
def test_instead_of_inventing_the_automa_replaces_the_three_open_technologies() -> None:
    table = SoloTable(
        display=["air_conditioning", "ammonia", "anesthesia"], tech_deck=["calendar", "compass", "concrete"]
    ).automa_gains(INVENT_NONE)
    assert [tech.name for tech in table.state.display] == ["calendar", "compass", "concrete"]
    assert [tech.name for tech in table.state.tech_discard] == ["air_conditioning", "ammonia", "anesthesia"]
    assert table.automa.tech_count == 0


@pytest.mark.rule("A-44")
def test_a_used_up_pile_of_technologies_is_shuffled_anew_for_it() -> None:
    table = SoloTable(tech_deck=["calendar"], tech_deck_size=1).automa_gains(INVENT_NONE)
    shown = [tech.name for tech in table.state.display]
    assert shown[0] == "calendar"
    assert len(shown) == 3


@pytest.mark.rule("A-45", "A-69")
def test_a_conquest_of_the_automa_rolls_no_dice() -> None:
    table = SoloTable(automa={"military": 11}).bot_advances("automa", "military", card=2)
    assert table.controls(AUTOMA) == {(-2, 2), (-1, 1)}
    assert table.told("rolls") == 0
    assert table.points(AUTOMA) == {"achievements": 10}, "for the end of the track"


@pytest.mark.rule("A-45", "A-46")
@pytest.mark.parametrize(("benefit", "taken"), [(CONQUER_NEAR, (-1, 1)), (CONQUER_ANYWHERE, (3, 0))])
def test_only_the_word_anywhere_lets_the_automa_conquer_far_away(
    benefit: Any, taken: tuple[int, int]
) -> None:
    table = SoloTable(tokens={(3, 0): ["human"]}).automa_gains(benefit, card=2)
    assert table.controls(AUTOMA) == {(-2, 2), taken}


@pytest.mark.rule("A-47", "A-48")
@pytest.mark.parametrize(("benefit", "taken"), [(EXPLORE_NEAR, (-3, 2)), (EXPLORE_ANYWHERE, (-1, -2))])
def test_only_the_word_anywhere_lets_the_automa_explore_far_away(
    benefit: Any, taken: tuple[int, int]
) -> None:
    table = SoloTable(tokens={(3, 0): ["human"]}, tile_stack=[5]).automa_gains(benefit, card=2)
    assert table.tile(taken) == 5
    assert table.vp(AUTOMA) == 0
    assert table.controls(AUTOMA) == {(-2, 2)}


@pytest.mark.rule("A-49")
@pytest.mark.parametrize("track", ["exploration", "military", "technology"])
def test_a_choice_of_tracks_is_rolled_for_until_one_of_them_shows(track: str) -> None:
    table = SoloTable(automa=dict.fromkeys(TRACKS, 1)).science("science", "science", track)
    table.automa_gains(ADVANCE_CHOICE)
    assert table.rolled() == ["science", "science", track]
    assert table.tracks(AUTOMA) == {**dict.fromkeys(TRACKS, 1), track: 2}


@pytest.mark.rule("A-49")
def test_the_track_rolled_for_brings_its_benefit() -> None:
    table = SoloTable(automa={"military": 1}).science("military").automa_gains(ADVANCE_CHOICE)
    assert len(table.supply) == 1


@pytest.mark.rule("A-50")
@pytest.mark.parametrize("track", ["military", "technology"])
def test_going_back_is_rolled_for_among_two_tracks(track: str) -> None:
    table = SoloTable(automa=dict.fromkeys(TRACKS, 3)).science("science", "exploration", track)
    table.automa_gains(REGRESS_CHOICE)
    assert table.rolled() == ["science", "exploration", track]
    assert table.tracks(AUTOMA) == {**dict.fromkeys(TRACKS, 3), track: 2}
    assert len(table.supply) == 1, "the benefit of the space reached"


@pytest.mark.rule("A-50")
@pytest.mark.parametrize("track", ["military", "technology"])
def test_from_the_start_nobody_goes_back(track: str) -> None:
    table = SoloTable()
    before = look(table)
    table.science(track, "exploration").automa_gains(REGRESS_CHOICE)
    assert table.rolled() == [track]
    assert changes(table, before) == {}


@pytest.mark.rule("A-51")
def test_a_tapestry_card_goes_from_the_deck_beside_the_mat_face_down() -> None:
    table = SoloTable(deck=["trap", "academia"]).automa_gains(TAPESTRY_CARD)
    assert table.supply == ["trap"]
    assert table.bots.mat == ()
    seen: Any = table.game.view(HUMAN)
    assert seen["bots"]["supply"] == 1
    told = [event for event in table.events if event.kind == "bot-takes-card"]
    assert [(event.thing, event.things) for event in told] == [(None, ())]


@pytest.mark.rule("A-51")
def test_more_cards_join_it() -> None:
    table = SoloTable(deck=["trap", "academia"], supply=["guilds"])
    table.automa_gains(TAPESTRY_CARD).automa_gains(TAPESTRY_CARD)
    assert table.supply == ["guilds", "trap", "academia"]
