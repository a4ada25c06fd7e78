"""What the bots are to the human who plays alone (A-114 to A-121)."""

from typing import Any

import pytest

from figurka.games.tapestry.content.cards import AGE_OF_SAIL
from figurka.games.tapestry.rules.adjustments import apply_handicap
from figurka.games.tapestry.rules.benefits import UPGRADE_A_TECH, explore
from figurka.games.tapestry.rules.civilizations import historians, the_chosen
from figurka.games.tapestry.rules.things import RESOURCE_NAMES, TRACK_NAMES
from tests.games.tapestry.solo.table import AUTOMA, SHADOW, WHO, SoloTable
from tests.games.tapestry.table import having

BOTS = pytest.mark.parametrize("bot", ["automa", "shadow"])
NEEDS = {"zeppelins": ("exploration", 4), "anesthesia": ("science", 4), "ammonia": ("military", 7)}


def with_bot(bot: str, track: str, space: int, **me: Any) -> SoloTable:
    """A table where this bot stands so far on a track."""
    said: dict[str, Any] = {bot: {track: space}}
    return SoloTable(**said, **me)


def given(table: SoloTable, *holders: str) -> SoloTable:
    """Let the Historians give the tokens of their first squares to these bots."""
    for square, holder in enumerate(holders):
        table.run(historians(table.state, table.me)).choose(f"tile:{table.tiles()[0]}")
        table.choose(f"square:{square}", f"seat:{WHO.index(holder)}")
    return table


# Neighbours and opponents


@pytest.mark.rule("A-114", "A-5")
def test_everybody_is_everybody_elses_neighbour_and_opponent() -> None:
    state = SoloTable().state
    for player in state.players:
        others = {other.seat for other in state.players} - {player.seat}
        assert {other.seat for other in state.neighbours(player)} == others
        assert {other.seat for other in state.opponents(player)} == others


@pytest.mark.rule("A-114")
@BOTS
def test_a_bot_that_is_ahead_keeps_the_human_from_leading(bot: str) -> None:
    assert SoloTable(military=2).work("boast_of_superiority").vp() == 16
    assert with_bot(bot, "military", 3, military=2).work("boast_of_superiority").vp() == 12


@pytest.mark.rule("A-114")
def test_all_others_means_both_bots() -> None:
    alone = SoloTable(automa={"science": 3}).work("plea_for_aid")
    assert alone.vp() == 0
    both = SoloTable(automa={"science": 3}, shadow={"science": 1}).work("plea_for_aid")
    assert (both.asked, both.vp()) == ("gain", 2)


@pytest.mark.rule("A-114")
@BOTS
def test_advances_of_bots_are_advances_of_opponents(bot: str) -> None:
    table = SoloTable(card="broker_of_peace", era=2).bot_advances(bot, "military")
    assert table.points() == {"tapestry": 3}


@pytest.mark.rule("A-114", "A-3")
def test_the_human_conquers_territories_of_the_automa_as_those_of_any_opponent() -> None:
    table = SoloTable(tokens={(1, 1): ["automa"], (3, 0): ["human", "automa toppled"]})
    table.human_conquers((1, 1))
    assert table.tokens((1, 1)) == ["automa toppled", "human"]
    assert table.controls() == {(2, 0), (1, 1), (3, 0)}
    assert table.achieved("topple_two") == [0]
    assert table.asked == "die"


@pytest.mark.rule("A-114", "A-3")
def test_the_human_pays_advances_and_gains_as_ever() -> None:
    table = SoloTable(coin=2, deck=["guilds"], science=1).advance("science", {"coin": 1})
    assert table.asked == "bonus"
    table.choose("decline")
    assert table.hand() == ["guilds"]
    assert table.tracks()["science"] == 2


# Technologies


@pytest.mark.rule("A-115")
@BOTS
@pytest.mark.parametrize("tech", NEEDS)
def test_the_tier_for_an_upgrade_may_be_a_bots(bot: str, tech: str) -> None:
    track, space = NEEDS[tech]
    without = with_bot(bot, track, space - 1, middle=[tech]).gain(UPGRADE_A_TECH)
    assert without.techs("middle") == [tech]
    enough = with_bot(bot, track, space, middle=[tech]).gain(UPGRADE_A_TECH)
    assert enough.techs("top") == [tech]


# Counting opponents


@pytest.mark.rule("A-116")
def test_two_opponents_count_for_technocracy() -> None:
    assert SoloTable(era=2, bots_era=2).work("technocracy").points() == {"tapestry": 2 * 3}


@pytest.mark.rule("A-116")
def test_two_opponents_count_for_the_chosen() -> None:
    table = SoloTable(civ="the_chosen", era=2, automa={"science": 1}, shadow={"military": 1})
    table.run(the_chosen(table.state, table.me))
    assert table.points() == {"civilization": 2 * 2}, "they lead on exploration and technology"


@pytest.mark.rule("A-116")
@pytest.mark.parametrize(("civ", "each"), [("the_chosen", 15), ("architects", 10)])
def test_two_opponents_count_for_the_published_handicaps(civ: str, each: int) -> None:
    table = SoloTable(civ=civ)
    table.run(apply_handicap(table.state, table.me))
    assert table.points() == {"civilization": 2 * each}


# The first into an era


@pytest.mark.rule("A-117")
@pytest.mark.parametrize(("turn", "resources"), [(2, 1), (3, 2), (4, 3)])
def test_before_the_automa_the_human_is_first_into_an_era(turn: int, resources: int) -> None:
    table = SoloTable(era=turn - 1, bots_era=turn - 1, hand=["trap"]).income()
    answered = 0
    while table.asked == "gain":
        table.choose("culture")
        answered += 1
    assert answered == resources


@pytest.mark.rule("A-117")
@pytest.mark.parametrize("turn", [2, 3, 4])
def test_after_the_automa_the_human_is_not(turn: int) -> None:
    table = SoloTable(era=turn - 1, bots_era=turn, hand=["trap"], decision_deck=[5, 7, 6, 4]).income()
    assert table.told("era-bonus") == 0
    assert table.points() == {"tapestry": 10}


# What is given to opponents


@pytest.mark.rule("A-118", "A-7")
def test_resources_for_everybody_are_not_for_bots() -> None:
    table = SoloTable().work("diplomacy").choose("coin")
    assert table.asked == "building"
    table.choose("farm").skip("plot")
    assert table.asked == "nothing"
    assert table.have(AUTOMA) == table.have(SHADOW) == {}


@pytest.mark.rule("A-118", "A-7")
def test_tiles_for_neighbours_are_not_for_bots() -> None:
    table = SoloTable(tile_stack=[5]).work("coal_baron").skip("explore", "rotation", "gain", "order")
    assert table.tiles(AUTOMA) == table.tiles(SHADOW) == []


@pytest.mark.rule("A-118", "A-7")
def test_technologies_for_neighbours_are_not_for_bots() -> None:
    table = SoloTable().work("steam_tycoon").choose("ammonia").skip("plot")
    assert table.asked == "nothing"
    assert (table.player(AUTOMA).tech_count, table.player(SHADOW).tech_count) == (0, 0)


@pytest.mark.rule("A-118", "A-7")
@BOTS
def test_a_tile_handed_to_a_bot_is_discarded(bot: str) -> None:
    table = SoloTable(tiles=[5, 6])
    table.me.powers |= AGE_OF_SAIL
    table.gain(explore()).choose("tile:5", f"seat:{WHO.index(bot)}")
    assert table.vp() == 3
    assert table.player(WHO.index(bot)).tiles == []
    assert [tile.number for tile in table.state.tile_discard] == [5]


@pytest.mark.rule("A-118", "A-39")
@BOTS
def test_a_bot_whose_space_is_copied_gains_no_bonus(bot: str) -> None:
    table = with_bot(bot, "science", 2, deck=["guilds"]).work("trade_economy")
    assert table.asked == "nothing"
    assert table.hand() == ["guilds"]
    seat = WHO.index(bot)
    assert (table.player(seat).left, table.told("takes-bonus")) == ([5] * 4, 0)


# Age of Discovery


@pytest.mark.rule("A-119")
def test_age_of_discovery_moves_both_bots_without_benefits() -> None:
    table = SoloTable(automa={"technology": 1}).science("technology")
    table.work("age_of_discovery").choose("ammonia")
    assert [table.tracks(seat)["technology"] for seat in range(3)] == [1, 2, 1]
    assert table.supply == []


@pytest.mark.rule("A-119", "A-36")
def test_age_of_discovery_brings_bots_a_landmark() -> None:
    table = SoloTable(shadow={"technology": 3}).science("technology").work("age_of_discovery")
    table.choose("ammonia")
    assert table.tracks(SHADOW)["technology"] == 4
    assert table.landmarks(AUTOMA) == {"forge"}


@pytest.mark.rule("A-119", "A-91", "A-96")
def test_age_of_discovery_brings_bots_an_achievement() -> None:
    ends = {"technology": 11}
    table = SoloTable(automa=ends, shadow=ends).science("technology").work("age_of_discovery")
    table.choose("ammonia")
    assert table.achieved("complete_track") == [AUTOMA, SHADOW]
    assert (table.points(AUTOMA), table.points(SHADOW)) == ({"achievements": 10}, {})


# Historians


@pytest.mark.rule("A-120")
def test_historians_may_give_their_tokens_to_either_bot() -> None:
    table = SoloTable(civ="historians", tiles=[5])
    table.run(historians(table.state, table.me)).choose("tile:5", "square:0")
    assert table.options == ["seat:1", "seat:2"]


@pytest.mark.rule("A-120")
@pytest.mark.parametrize("holder", ["automa", "shadow"])
@pytest.mark.parametrize("builder", ["automa", "shadow"])
def test_only_the_bot_that_holds_the_token_counts(holder: str, builder: str) -> None:
    table = SoloTable(civ="historians", tiles=[5], automa={"science": 3}, shadow={"science": 3})
    given(table, holder).bot_advances(builder, "science")
    assert table.landmarks(AUTOMA) == {"apothecary"}, "all lie on the Automa's mat"
    assert table.points() == ({"civilization": 3} if holder == builder else {})


# Level 1


@pytest.mark.rule("A-121", "A-217")
def test_at_level_one_the_human_advances_on_each_track_before_anything_else() -> None:
    table = SoloTable(level=1, era=0).begin()
    assert (table.asked, table.have(), table.told("advances")) == ("head_start", {}, 0)
    assert table.options == [f"track:{name}" for name in TRACK_NAMES]
    table.choose("track:exploration")
    assert table.tracks()["exploration"] == 1
    assert len(table.tiles()) == 2, "with the benefit of Scouting"
    assert table.have() == {}, "and without paying"
    assert table.options == [f"track:{name}" for name in TRACK_NAMES if name != "exploration"]


@pytest.mark.rule("A-121")
@pytest.mark.parametrize(
    "order", [("technology", "military", "science", "exploration"), ("science", "exploration", "military")]
)
def test_the_order_is_the_humans_and_income_comes_afterwards(order: tuple[str, ...]) -> None:
    table = SoloTable(level=1, era=0).begin()
    for track in order:
        if table.asked == "head_start":
            table.choose(f"track:{track}")
        while table.asked not in {"head_start", "turn"}:
            assert sum(table.have().values()) <= 1, "the income is yet to come"
            table.choose(table.options[0])
    while table.asked != "turn":
        table.choose(table.options[0])
    assert all(space >= 1 for space in table.tracks().values())
    assert all(table.have().get(name, 0) >= 1 for name in RESOURCE_NAMES)
    assert table.me.era == 1


@pytest.mark.rule("A-121")
def test_the_first_to_a_landmark_wins_it_by_such_an_advance() -> None:
    table = SoloTable(level=1, era=0, **having({"technology": 3})).begin().choose("track:technology")
    table.skip("refresh", "invent")
    assert table.landmarks() == {"forge"}
