"""What the person tells, one kind after the other."""

import pytest

from figurka.games.tapestry.content.landmarks import LANDMARKS
from figurka.games.tapestry.rules.things import CUBE, LAST, TECHNOLOGY, standing
from figurka.games.tapestry.rules.world import put_piece
from tests.games.tapestry.companion.table import AUTOMAS_HOME, HOME, Companion

NEUTRAL = "hex:2,-1"
"""An explored hex beside the person's start."""
UNEXPLORED = "hex:1,0"
OWNER = {landmark.name: landmark.index for landmark in LANDMARKS}


def begun() -> Companion:
    """The person has told the first income turn, and the bots theirs."""
    return Companion().tell("income").end_turn()


# Setting up


def test_the_layout_is_told_before_the_first_question() -> None:
    table = Companion()
    parts = ("level", "civilization", "shadow", "map", "hexes", "cards", "first")
    kinds = [f"lays-out-{part}" for part in parts]
    assert table.told() == kinds
    assert table.pieces(HOME) == [(0, False)] * 2
    assert table.pieces(AUTOMAS_HOME) == [(1, False)] * 2
    assert (table.me.outposts, table.automa.outposts, table.shadow.outposts) == (8, 7, 9)
    assert (table.me.lands, table.automa.lands) == (table.hex(HOME).bit, table.hex(AUTOMAS_HOME).bit)


def test_level_1_reminds_of_the_head_start() -> None:
    assert "lays-out-head-start" in Companion(level="1").told()
    assert "lays-out-head-start" not in Companion(level="2").told()


def test_at_level_6_a_second_civilization_is_chosen() -> None:
    table = Companion(level="6")
    assert table.asked.kind == "automa_second"
    first = table.bots.civilizations[0]
    second = table.asked.options[1]
    assert first not in table.asked.options
    table.tell(second.key)
    assert table.bots.civilizations == (first, second)
    assert table.asked.kind == "report"


def test_whoever_begins_is_told() -> None:
    assert "A-21" not in Companion(first="you").told()
    table = Companion(first="automa")
    assert table.asked.kind == "moved", "its first turn is carried out before the person's"
    assert table.told()[-1] != "lays-out-first"
    assert (table.automa.era, table.me.era) == (1, 0)
    assert table.game.view(0)["first"] == 1


# Turns


def test_the_first_turn_is_an_income_turn() -> None:
    table = Companion()
    assert "done" not in table.keys
    table.advance("military")
    assert "done" not in table.keys
    assert table.tell("income").me.era == 1
    assert {"income", "done"} & set(table.keys) == {"done"}


def test_a_turn_is_an_advance_or_an_income_turn() -> None:
    table = begun().tell(UNEXPLORED)
    assert "done" not in table.keys
    refusal = table.game.why_not("done")
    assert refusal is not None
    assert refusal.id == "tapestry-automa-refusal-no-turn-yet"
    table.advance("science").end_turn()
    assert "A-24" in table.told()


def test_the_fifth_income_turn_ends_the_persons_game() -> None:
    table = Companion()
    for era in range(1, 6):
        table.tell("income").end_turn()
        assert table.me.era == era
    assert table.me.finished
    assert not table.automa.finished, "the bots go on alone"
    assert table.carry_out().asked.kind == "outcome"
    assert table.automa.finished


@pytest.mark.rule("A-124")
@pytest.mark.parametrize(
    ("told", "winners", "shared"),
    [
        ("outcome:more", [0], False),
        ("outcome:equal", [0], False),
        ("outcome:shared", [0], True),
        ("outcome:fewer", [], False),
    ],
)
def test_the_person_compares_the_points(told: str, winners: list[int], shared: bool) -> None:
    table = Companion()
    for _ in range(5):
        table.tell("income").end_turn()
    assert table.carry_out().game.winners == []
    table.tell(told)
    assert table.game.over
    assert table.game.winners == winners
    assert table.game.view(0)["shared"] == shared


# Tracks


def test_an_advance_wins_the_landmark_of_its_tier() -> None:
    table = begun().advance("military", 4)
    assert table.state.owners[OWNER["barracks"]] == 0
    assert table.me.landmarks == 1
    assert table.told()[-2:] == ["advances", "wins-landmark"]
    assert table.asked.kind == "report", "where it is placed is seen at the table"


def test_the_end_of_a_track_is_an_achievement() -> None:
    table = begun().advance("science", LAST)
    assert table.state.achieved[0] == (0,)
    assert "scores" in table.told()
    assert "advance:science:12" not in table.keys


def test_a_token_goes_back() -> None:
    table = begun().advance("military", 4).tell("back:military")
    assert table.me.tokens[2] == (3,)
    assert table.state.owners[OWNER["barracks"]] == 0
    assert "back:science" not in table.keys
    assert "back:military" in table.keys


def test_a_token_starts_again_by_ai_singularity() -> None:
    table = begun().advance("technology", LAST).tell("special", "track:military")
    assert table.me.best(TECHNOLOGY) == LAST
    assert table.me.tokens[2] == (0, 0)
    table.advance("military", 2).tell("advance:military:0", "back:military")
    assert (table.asked.kind, table.keys) == ("regress", ["advance:military:2", "advance:military:1"])
    assert table.tell("advance:military:1").me.tokens[2] == (2, 0)


def test_a_landmark_by_a_card() -> None:
    table = begun().tell("special", "landmark:forge")
    assert table.state.owners[OWNER["forge"]] == 0
    assert "landmark:forge" not in table.tell("special").keys
    table.tell("decline")
    table.advance("technology", 4)
    assert table.me.landmarks == 1


def test_age_of_discovery_moves_both_bots_without_benefits() -> None:
    table = begun()
    before = [bot.best(2) for bot in (table.automa, table.shadow)]
    lands = table.automa.lands
    table.tell("special", "discovery:military")
    assert [bot.best(2) for bot in (table.automa, table.shadow)] == [space + 1 for space in before]
    assert table.automa.lands == lands
    tokens = [("token", 1, "track:military"), ("token", 2, "track:military")]
    assert table.to_move() == tokens
    assert table.tell("done").asked.kind == "report"


# The map


def test_a_tile_is_laid_without_a_face() -> None:
    table = begun().tell(UNEXPLORED)
    hexes = {f"hex:{each['q']},{each['r']}": each for each in table.game.view(0)["map"]["hexes"]}  # type: ignore[index]
    assert hexes[UNEXPLORED]["corners"] == []
    assert hexes[UNEXPLORED]["tile"] is None
    assert hexes["hex:1,1"]["corners"] is not None
    assert len(table.state.tile_pile) == 47


def test_an_outpost_makes_a_territory() -> None:
    table = begun().tell(NEUTRAL)
    assert table.pieces(NEUTRAL) == [(0, False)]
    assert table.me.outposts == 7
    assert table.me.lands & table.hex(NEUTRAL).bit


def test_a_tile_and_then_an_outpost_on_it() -> None:
    table = begun().tell(UNEXPLORED, UNEXPLORED)
    assert table.pieces(UNEXPLORED) == [(0, False)]


def test_a_second_piece_closes_a_territory() -> None:
    table = begun().tell(NEUTRAL, NEUTRAL)
    assert [piece.what for piece in table.state.pieces[table.hex(NEUTRAL).index]][1] is CUBE
    assert table.state.full & table.hex(NEUTRAL).bit
    assert NEUTRAL not in table.keys
    refusal = table.game.why_not(NEUTRAL)
    assert refusal is not None
    assert refusal.id == "tapestry-refusal-two-tokens"


def test_a_building_of_the_nomads_holds_a_territory() -> None:
    table = begun().tell("special", "camp")
    assert table.asked.kind == "camp"
    assert HOME not in table.keys
    table.tell(NEUTRAL)
    assert table.me.lands & table.hex(NEUTRAL).bit
    assert table.me.outposts == 8
    assert table.pieces(NEUTRAL) == [(0, False)]


def test_the_middle_island_is_an_achievement() -> None:
    table = begun().tell("hex:0,0")
    assert table.state.achieved[2] == (0,)


def test_without_outposts_nothing_is_conquered() -> None:
    table = begun()
    table.me.outposts = 0
    for _ in range(8):
        put_piece(table.state, table.hex(HOME), standing(0, CUBE))
    refusal = table.game.rules.why_not(table.state, table.asked, NEUTRAL)
    assert refusal.id == "tapestry-automa-refusal-no-outpost"
