"""Worked examples of the bots' income turns and of the end: AE-3 and AE-43 to AE-52."""

import pytest

from figurka.games.tapestry.rules.scoring import foremost
from figurka.games.tapestry.rules.things import TRACK_NAMES
from figurka.games.tapestry.solo.rules.choosing import distance
from figurka.games.tapestry.solo.rules.things import NEAREST_LANDMARK_OR_END
from tests.games.tapestry.solo.chart import before_income, cells, civilization, looks_again, scores
from tests.games.tapestry.solo.table import AUTOMA, HUMAN, SHADOW, SoloTable

EMPTY = dict.fromkeys(TRACK_NAMES, 0)


@pytest.mark.rule("A-104", "A-205", "A-210")
def test_ae_03_scoring_in_income_turn_3() -> None:
    table = before_income(
        3,
        era=2,
        tokens={(-1, 1): ["automa"], (-2, 1): ["automa"]},
        claimed=["forge", "barracks"],
        automa={"exploration": 5, "science": 2, "military": 4, "technology": 3},
    )
    assert scores(table, 3) == {"territories": 6, "capital": 4, "tracks": 6 + 8, "income": 3}
    assert table.vp(AUTOMA) == 27


@pytest.mark.rule("A-101")
def test_ae_43_favourite_kept() -> None:
    table = before_income(
        2,
        automa={"exploration": 5, "science": 0, "military": 3, "technology": 6},
        exploration=2,
        science=6,
        military=3,
        technology=6,
        shadow={"exploration": 4, "science": 1, "military": 0, "technology": 2},
        favourites=("technology", "science"),
    )
    assert looks_again(table, "automa") == "technology", "a tie is not further"


@pytest.mark.rule("A-101", "A-32")
def test_ae_44_favourite_replaced() -> None:
    table = before_income(
        2,
        pair=(3, 5),
        automa={"exploration": 5, "science": 0, "military": 3, "technology": 6},
        exploration=2,
        science=6,
        military=3,
        technology=7,
        claimed=[("exploration", 4), ("science", 4), ("technology", 4), ("technology", 7)],
        favourites=("technology", "science"),
    )
    steps = {
        name: distance(table.state, table.automa, track, NEAREST_LANDMARK_OR_END)
        for track, name in enumerate(TRACK_NAMES)
    }
    assert steps == {"exploration": 2, "science": 7, "military": 1, "technology": 4}
    assert looks_again(table, "automa") == "military"


@pytest.mark.rule("A-247", "A-103")
def test_ae_45_conquerors_bonus() -> None:
    table = before_income(3, tokens={(-1, 1): ["automa"], (-2, 1): ["automa"]})
    assert table.automa.outposts == 5
    civilization(table, "conquerors", 3)
    assert table.told("conquers") == 0, "3 territories are not fewer than 3"
    assert table.shadow.outposts == 9, "2 single territories are not more than 2"
    assert table.points(AUTOMA) == {"civilization": 3}


@pytest.mark.rule("A-247", "A-54")
def test_ae_46_conquerors_bonus_with_a_toppled_outpost() -> None:
    tokens = {(-1, 1): ["automa"], (-2, 1): ["automa"], (-1, 2): ["automa"]}
    table = civilization(before_income(4, pair=(3, 1), tokens=tokens), "conquerors", 4)
    assert table.told("conquers") == 0, "4 is not fewer than 4"
    assert table.tokens((-2, 1)) == ["automa", "shadow toppled"]
    assert table.shadow.outposts == 8
    assert table.points(AUTOMA) == {"civilization": 4}


@pytest.mark.rule("A-248")
def test_ae_47_engineers_bonus() -> None:
    table = before_income(2, claimed=["forge", "barracks", "apothecary"])
    assert civilization(table, "engineers", 2).points(AUTOMA) == {"civilization": 3}


@pytest.mark.rule("A-245")
def test_ae_48_explorers_bonus() -> None:
    table = before_income(3, automa={"exploration": 4, "military": 4})
    civilization(table, "explorers", 3)
    assert table.tracks(AUTOMA) == {"exploration": 4, "science": 0, "military": 5, "technology": 0}
    assert table.told("conquers") == 1


@pytest.mark.rule("A-104", "A-211")
def test_ae_49_scoring_on_the_hard_side_not_first() -> None:
    table = before_income(
        4,
        level=5,
        era=4,
        tokens={(-1, 1): ["automa"], (-2, 1): ["automa"], (-1, 2): ["automa"]},
        claimed=["forge", "barracks", "apothecary"],
        automa={"exploration": 6, "science": 5, "military": 7, "technology": 4},
    )
    assert scores(table, 4) == {"territories": 8, "capital": 6, "tracks": 24 + 20}
    assert table.vp(AUTOMA) == 58


@pytest.mark.rule("A-104")
def test_ae_50_income_turn_5_has_no_era_points() -> None:
    table = before_income(
        5,
        era=4,
        tokens={(-1, 1): ["automa"]},
        claimed=["forge"],
        automa={"exploration": 3, "science": 2, "military": 1},
    )
    scores(table, 5)
    assert table.vp(AUTOMA) == 3 * (2 + 1) + 2 * (1 + 2) + 3 * (0 + 3) == 24


@pytest.mark.rule("A-108", "A-100", "A-217", "A-222")
def test_ae_51_income_turn_1() -> None:
    def first(level: int) -> SoloTable:
        table = SoloTable(level=level, bots_era=0, favourites=("technology", "military"), deck=["guilds"])
        return table.science("exploration").bots_income()

    easiest = first(1)
    assert (cells(easiest), easiest.supply) == ([], [])
    assert easiest.tracks(AUTOMA) == easiest.tracks(SHADOW) == EMPTY
    assert SoloTable(level=1, era=0).begin().asked == "head_start"

    usual = first(2)
    assert usual.supply == ["guilds"]
    assert usual.tracks(AUTOMA) == usual.tracks(SHADOW) == EMPTY

    hard = first(5)
    assert hard.tracks(AUTOMA) == {**EMPTY, "technology": 1}
    assert hard.tracks(SHADOW) == {**EMPTY, "military": 1}
    assert hard.supply == ["guilds"]

    hardest = first(6)
    moved = [reason.things[0] for reason in hardest.reasons() if reason.rule == "A-100"]
    assert moved == ["military", "exploration", "technology", "science"] * 2
    assert hardest.tracks(SHADOW) == dict.fromkeys(TRACK_NAMES, 1)
    assert min(hardest.tracks(AUTOMA).values()) == 1
    assert hardest.supply == ["guilds"]


@pytest.mark.rule("A-123", "A-124")
def test_ae_52_tie_at_the_end() -> None:
    def winners(resources: int) -> list[int]:
        table = SoloTable(
            vp=150, automa_vp=150, coin=resources, era=5, finished=True, bots_era=5, bots_finished=True
        )
        return foremost(table.state)

    assert winners(0) == [HUMAN, AUTOMA]
    assert winners(1) == [HUMAN], "with a resource left the human wins alone"
