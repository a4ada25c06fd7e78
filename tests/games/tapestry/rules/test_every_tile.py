"""All 48 territory tiles and all 15 space tiles: what they show and what they bring."""

from collections import Counter

import pytest

from figurka.games.tapestry.content.spacetiles import SPACE_TILE_LIST
from figurka.games.tapestry.content.tapestries import colonialism
from figurka.games.tapestry.content.tiles import TERRITORIES
from figurka.games.tapestry.rules.benefits import EXPLORE_A_SPACE_TILE, explore
from figurka.games.tapestry.rules.things import TERRAIN_NAMES
from tests.games.tapestry.plenty import NEXT, chance, changes, follow, holdings, noted, plenty
from tests.games.tapestry.table import Table

# Number, terrain of the corners from the top left clockwise, all land on it, benefit, and the points for
# its sides at (1, 0) of the small map, by rotation; - is sea
TILES = (
    (1, "-d----", "d", "coin", "434344"),
    (2, "-mmdd-", "dm", "tiles", "322213"),
    (3, "-mdd--", "dm", "food", "343232"),
    (4, "-md---", "dm", "culture", "243334"),
    (5, "------", "d", "food", "4"),
    (6, "-d----", "d", "worker", "434344"),
    (7, "------", "d", "coin", "4"),
    (8, "-mmmdd", "dm", "farm", "112023"),
    (9, "-mmdd-", "dm", "card", "322213"),
    (10, "-mdd--", "dm", "culture", "343232"),
    (11, "-md---", "dm", "worker", "243334"),
    (12, "-mmmdd", "dm", "research", "112023"),
    (13, "-f----", "f", "coin", "434344"),
    (14, "-gf---", "fg", "culture", "233334"),
    (15, "-f----", "f", "worker", "434344"),
    (16, "------", "f", "coin", "4"),
    (17, "------", "f", "food", "4"),
    (18, "-gggff", "fg", "market", "112011"),
    (19, "-ggff-", "fg", "card", "122212"),
    (20, "-ggf--", "fg", "culture", "223232"),
    (21, "-gf---", "fg", "worker", "233334"),
    (22, "-gggff", "fg", "upgrade", "112011"),
    (23, "-ggff-", "fg", "invent", "122212"),
    (24, "-ggf--", "fg", "food", "223232"),
    (25, "-dddgg", "dg", "house", "333011"),
    (26, "------", "g", "food", "4"),
    (27, "-g----", "g", "worker", "434344"),
    (28, "------", "g", "coin", "4"),
    (29, "-ddgg-", "dg", "card", "143212"),
    (30, "-ddg--", "dg", "culture", "244232"),
    (31, "-dg---", "dg", "worker", "234334"),
    (32, "-dddgg", "dg", "invent", "333011"),
    (33, "-ddgg-", "dg", "armory", "143212"),
    (34, "-ddg--", "dg", "food", "244232"),
    (35, "-dg---", "dg", "culture", "234334"),
    (36, "-g----", "g", "coin", "434344"),
    (37, "-m----", "m", "coin", "434344"),
    (38, "-fm---", "fm", "culture", "233334"),
    (39, "-m----", "m", "worker", "434344"),
    (40, "------", "m", "coin", "4"),
    (41, "------", "m", "food", "4"),
    (42, "-fffmm", "fm", "invent", "112011"),
    (43, "-ffmm-", "fm", "card", "122212"),
    (44, "-ffm--", "fm", "culture", "223232"),
    (45, "-fm---", "fm", "worker", "233334"),
    (46, "-fffmm", "fm", "research", "112011"),
    (47, "-ffmm-", "fm", "tiles", "122212"),
    (48, "-ffm--", "fm", "food", "223232"),
)

# What is asked for a benefit, and what it changes
BENEFITS = {
    "coin": ("", "coin+1"),
    "worker": ("", "worker+1"),
    "food": ("", "food+1"),
    "culture": ("", "culture+1"),
    "tiles": ("", "tile+2"),
    "card": ("", "card+1"),
    "farm": ("plot=0,0", "farm+1"),
    "house": ("plot=0,0", "house+1"),
    "market": ("plot=0,0", "market+1"),
    "armory": ("plot=0,0", "armory+1"),
    "invent": ("invent=ammonia", "bottom+1"),
    "upgrade": ("upgrade=barn", "bottom-1 middle+1 vp+3"),
    "research": ("bare_advance=advance:technology", "technology+1"),
}
LETTER = {"sea": "-", "desert": "d", "forest": "f", "grassland": "g", "mountain": "m"}
RESOURCE_OF = {"m": "worker", "g": "culture", "f": "food", "d": "coin"}
NUMBERED = [pytest.param(*tile, id=f"tile-{tile[0]}") for tile in TILES]


def shown(table: Table) -> str:
    """The corners of the tile at (1, 0) as it lies."""
    place = next(each for each in table.state.board.hexes if (each.q, each.r) == (1, 0))
    ground = table.state.ground[place.index]
    assert ground is not None
    return "".join(LETTER[TERRAIN_NAMES[corner]] for corner in ground.corners)


def exploring(number: int, rotation: int) -> tuple[Table, dict[str, int]]:
    """A tile is explored at (1, 0); also what the player held before."""
    table = Table(tiles=[number], coin=1, technology=4, bottom=["barn", "bakery"])
    table.science("technology")
    held = holdings(table)
    table.gain(explore()).choose((1, 0))
    if table.asked == "rotation":
        table.choose(f"rotation:{rotation}")
    return table, held


@pytest.mark.rule("T-4")
def test_there_are_forty_eight_territory_tiles() -> None:
    assert [tile.number for tile in TERRITORIES] == [tile[0] for tile in TILES] == list(range(1, 49))
    census = Counter(tile[3] for tile in TILES)
    assert census == {
        **dict.fromkeys(("coin", "worker", "food", "culture"), 8),
        **dict.fromkeys(("farm", "house", "market", "armory", "upgrade"), 1),
        **{"card": 4, "invent": 3, "tiles": 2, "research": 2},
    }


@pytest.mark.rule("T-48", "T-49", "T-174")
@pytest.mark.parametrize(("number", "corners", "land", "benefit", "points"), NUMBERED)
def test_a_tile_shows_its_terrains_in_every_rotation(
    number: int, corners: str, land: str, benefit: str, points: str
) -> None:
    for rotation, sides in enumerate(points):
        table, _ = exploring(number, rotation)
        turned = corners[6 - rotation :] + corners[: 6 - rotation]
        assert shown(table) == turned
        assert table.vp() == int(sides)


@pytest.mark.rule("T-51")
@pytest.mark.parametrize(("number", "corners", "land", "benefit", "points"), NUMBERED)
def test_a_tile_gives_its_benefit(number: int, corners: str, land: str, benefit: str, points: str) -> None:
    table, held = exploring(number, 0)
    answers, gives = BENEFITS[benefit]
    follow(table, answers)
    assert table.asked == "nothing"
    assert changes(held, holdings(table)) == noted(f"tile-1 explored+1 vp+{points[0]} {gives}")


@pytest.mark.rule("T-59")
@pytest.mark.parametrize(("number", "corners", "land", "benefit", "points"), NUMBERED)
def test_a_conquered_tile_gives_its_benefit_by_the_black_die(
    number: int, corners: str, land: str, benefit: str, points: str
) -> None:
    table = Table(NEXT, placed={(1, 0): number}, culture=1, bottom=["barn", "bakery"])
    held = holdings(table)
    table.dice("vp-4", "tile").advance("military").choose((1, 0), "black-tile")
    answers, gives = BENEFITS[benefit] if benefit != "research" else ("bare_advance=decline", "")
    follow(table, answers)
    assert (table.asked, table.asked_seat) == ("turn", 1)
    expected = noted(f"culture-1 military+1 land+1 outpost-1 {gives}")
    assert changes(held, holdings(table)) == expected


@pytest.mark.parametrize(("number", "corners", "land", "benefit", "points"), NUMBERED)
def test_colonialism_counts_all_land_of_a_tile(
    number: int, corners: str, land: str, benefit: str, points: str
) -> None:
    assert set(corners) - {"-"} <= set(land)
    table = Table(placed={(1, 0): number}, controls=[(1, 0)])
    table.run(colonialism(table.state, table.me))
    assert table.have() == {RESOURCE_OF[terrain]: 1 for terrain in land}


# Space tiles: name, what changes, what is asked, and chance
STARS = (
    ("comet", "science+1 house+1 vp+6", "free_advance=advance:science either=gain-house plot=0,0", ""),
    ("ice_moon", "armory+1 vp+5", "plot=0,0", ""),
    ("nebula", "house+1 vp+4", "plot=0,0", ""),
    (
        "asteroid_belt",
        "card+1 card-1 laid+1 vp+10 vp+5",
        "order=gain-tapestry_card order=play_over play_over=trap",
        "",
    ),
    ("burning_star", "coin+1 worker+1 vp+8", "", ""),
    (
        "eclipse",
        "vp+6 technology+1 card+1 coin-1 market+1",
        "free_advance=advance:technology bonus=coin plot=0,0",
        "science technology",
    ),
    ("red_planet", "food+1 culture+1 vp+8", "", ""),
    ("inhabited_planet", "culture+1 vp+2", "", ""),
    (
        "ringed_station",
        "technology+1 card+1 coin-1 market+1 vp+2",
        "free_advance=advance:technology bonus=coin plot=0,0",
        "",
    ),
    (
        "probe",
        "bottom+1 bottom-1 middle+1 culture+1 vp+4",
        "order=invent invent=deck order=upgrade upgrade=calendar",
        "",
    ),
    ("rocket", "land+1 outpost-1 vp+4 vp+3", "conquer=3,0 die=red-vp-4", "dice vp-4 coin"),
    (
        "warship",
        "military+1 land+1 outpost-1 coin+1 vp+8",
        "free_advance=advance:military conquer=3,0 die=black-coin bonus=decline",
        "dice vp-4 coin",
    ),
    ("twin_earth", "vp+13", "", ""),
    ("dust_planet", "farm+1 vp+3", "plot=0,0", ""),
    ("dark_planet", "market+1 vp+2", "plot=0,0", ""),
)
ANY_ORDER = {
    "asteroid_belt": {"gain-tapestry_card", "play_over", "score-tapestry_cards"},
    "probe": {"invent", "upgrade", "score-tech_cards"},
}


def exploring_space(name: str, rolled: str = "", **changed: int) -> tuple[Table, dict[str, int]]:
    """The only space tile of the supply is explored; also what the player held before."""
    table = plenty(space_tiles=[name], space_stack=(), **changed)
    chance(table, rolled)
    held = holdings(table)
    return table.gain(EXPLORE_A_SPACE_TILE), held


@pytest.mark.rule("T-5")
def test_there_are_fifteen_space_tiles() -> None:
    assert [tile.name for tile in SPACE_TILE_LIST] == [star[0] for star in STARS]
    assert [tile.number for tile in SPACE_TILE_LIST] == list(range(1, 16))


@pytest.mark.rule("T-52")
@pytest.mark.parametrize(("name", "gives", "asks", "rolled"), STARS, ids=[star[0] for star in STARS])
def test_a_space_tile_gives_its_benefits(name: str, gives: str, asks: str, rolled: str) -> None:
    table, held = exploring_space(name, rolled)
    follow(table, asks)
    assert table.asked == "nothing"
    assert changes(held, holdings(table)) == noted(f"spacetile-1 star+1 {gives}")
    assert [star.name for star in table.me.stars] == [name]


@pytest.mark.rule("T-52")
@pytest.mark.parametrize("name", [star[0] for star in STARS])
def test_the_order_is_asked_where_it_is_free_and_matters(name: str) -> None:
    table, _ = exploring_space(name)
    asked = {key.partition(":")[2] for key in table.options} if table.asked == "order" else set()
    assert asked == ANY_ORDER.get(name, set())


@pytest.mark.rule("T-52")
@pytest.mark.parametrize(
    ("name", "first", "points"),
    [("asteroid_belt", "score-tapestry_cards", 4), ("probe", "score-tech_cards", 3)],
)
def test_what_is_scored_first_counts_less(name: str, first: str, points: int) -> None:
    table, _ = exploring_space(name)
    table.choose(first)
    assert table.vp() == points


@pytest.mark.rule("T-40", "T-52")
def test_a_resource_that_finds_no_room_is_lost_where_nothing_else_could_make_room() -> None:
    table, _ = exploring_space("inhabited_planet", culture=8)
    assert table.asked == "nothing"
    assert table.told("loses-surplus") == 1


@pytest.mark.rule("T-52")
def test_a_space_tile_is_no_territory() -> None:
    table, _ = exploring_space("twin_earth")
    assert table.controls() == {(2, 0), (1, 1)}
    assert table.tiles() == [5, 7, 16]
