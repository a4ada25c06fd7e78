"""Buildings, landmarks and the capital city (T-83 to T-91)."""

from random import Random

import pytest

from figurka.games.tapestry.content.landmarks import LANDMARKS
from figurka.games.tapestry.rules.benefits import ANY_BUILDING, building, landmark, score
from figurka.games.tapestry.rules.check import check_city
from figurka.games.tapestry.rules.city import capital_points, free_plots, gain_landmark, plots_of
from figurka.games.tapestry.rules.incomes import income_of
from figurka.games.tapestry.rules.things import (
    ARMORY,
    FARM,
    FOOD,
    HOUSE,
    MARKET,
    PER_LINE,
    Landmark,
    Plot,
    Turned,
)
from tests.games.tapestry.table import Place, Seat, Table

GRIDS = {
    "mountain": """
        .........
        ##...###.
        ...###...
        ...#####.
        .....##..
        .###....#
        ..#......
        .......#.
        ..#......
    """,
    "wetland": """
        ........#
        ##....###
        .........
        .###..##.
        ..##.....
        ###....#.
        .....##..
        .##......
        .....#...
    """,
    "tropical": """
        ....#..##
        ...#...##
        ..#.....#
        .........
        .#...#...
        .........
        #.##.#.#.
        .####....
        ..###....
    """,
    "desert": """
        ...##....
        #.#......
        #.....##.
        .........
        .#..#..##
        .##.....#
        .#####...
        ..##.....
        .....#...
    """,
    "grassland": """
        .........
        ###....#.
        ####.....
        ...####..
        ......###
        ###.....#
        ..#......
        ......#..
        .....#...
    """,
    "forest": """
        .........
        ..##..#..
        ...#...#.
        .##.....#
        ...#.....
        ..#####..
        .#....#..
        ..#...###
        .......##
    """,
}
"""The six capitals; # is impassable."""
SHAPES = {
    "lighthouse": "## ##",
    "train_station": "### ### ###",
    "launch_pad": "## ## ##",
    "apothecary": "## ##",
    "academy": "#### ####",
    "laboratory": "### ###",
    "barracks": "## ##",
    "tank_factory": "### ### ###",
    "fusion_reactor": ".## ### ###",
    "forge": "## ##",
    "rubber_works": "..## ..## #### ####",
    "tech_hub": "### ###",
    "bakery": "## ##",
    "barn": "### ### ###",
    "com_tower": "### ###",
    "library": "## ## ## ##",
    "stock_market": "## ##",
    "treasury": "## ##",
}
"""The bases of the 18 landmarks, row by row."""
SIGNS = "MHFA"


class SlowCity:
    """A capital as nine rows of nine signs, counted the slow way: . # L and M, H, F, A."""

    def __init__(self, capital: str, terraforming: bool = False) -> None:
        self.rows = [list(row) for row in GRIDS[capital].split()]
        self.buildable = ".#" if terraforming else "."

    def free(self) -> set[Place]:
        """Where one may build."""
        return {
            (row, column)
            for row in range(9)
            for column in range(9)
            if self.rows[row][column] in self.buildable
        }

    def cells(self, name: str, quarters: int) -> set[Place]:
        """The plots under a landmark that was turned clockwise, from its top left corner."""
        shape = SHAPES[name].split()
        cells = [(row, column) for row, line in enumerate(shape) for column in range(len(line))]
        cells = [(row, column) for row, column in cells if shape[row][column] == "#"]
        height, width = len(shape), len(shape[0])
        for _ in range(quarters):
            cells = [(column, height - 1 - row) for row, column in cells]
            height, width = width, height
        return set(cells)

    def turns(self, name: str) -> list[int]:
        """The quarter turns by which a landmark looks different."""
        seen: list[set[Place]] = []
        found = []
        for quarters in range(4):
            cells = self.cells(name, quarters)
            if cells not in seen:
                seen.append(cells)
                found.append(quarters)
        return found

    def sites(self, name: str, quarters: int) -> set[Place]:
        """Where a landmark may be laid: at least a part on the grid, and all of that on free plots."""
        found = set()
        for top in range(-4, 9):
            for left in range(-4, 9):
                inside = self.covered(name, quarters, (top, left))
                if inside and all(self.rows[row][column] in self.buildable for row, column in inside):
                    found.add((top, left))
        return found

    def covered(self, name: str, quarters: int, corner: Place) -> set[Place]:
        """The plots of the grid under a landmark."""
        placed = {(row + corner[0], column + corner[1]) for row, column in self.cells(name, quarters)}
        return {(row, column) for row, column in placed if row in range(9) and column in range(9)}

    def lay(self, plots: set[Place], sign: str) -> None:
        """Cover plots."""
        for row, column in plots:
            assert self.rows[row][column] in self.buildable
            self.rows[row][column] = sign

    def lines(self) -> list[list[str]]:
        """The rows and columns without a gap."""
        columns = [[self.rows[row][column] for row in range(9)] for column in range(9)]
        return [line for line in self.rows + columns if "." not in line]

    def district(self, place: Place) -> list[str]:
        """The nine signs of a district."""
        top, left = 3 * place[0], 3 * place[1]
        return [self.rows[row][column] for row in range(top, top + 3) for column in range(left, left + 3)]

    def districts(self) -> set[Place]:
        """The districts without a gap."""
        places = [(row, column) for row in range(3) for column in range(3)]
        return {place for place in places if "." not in self.district(place)}

    def architects_points(self) -> int:
        """Two points for each complete line whose income buildings are of one kind, one for others."""
        return sum(2 if is_uniform(line) else 1 for line in self.lines())


def is_uniform(signs: list[str]) -> bool:
    """Whether there are income buildings, all of one kind."""
    return len(set(signs) & set(SIGNS)) == 1


def landmark_named(name: str) -> Landmark:
    """A landmark."""
    return next(each for each in LANDMARKS if each.name == name)


def win(table: Table, name: str) -> Table:
    """Let the first player win a landmark."""
    return table.run(gain_landmark(table.state, table.me, landmark_named(name)))


def places(mask: int) -> set[Place]:
    """The plots of a mask."""
    return {(plot.row, plot.column) for plot in plots_of(mask) if isinstance(plot, Plot)}


def engine_sites(table: Table, turned: Turned) -> set[Place]:
    """Where the engine would let a turned landmark lie."""
    taken = ~free_plots(table.me)
    return {(site.row, site.column) for site in turned.sites if not site.mask & taken}


def free_of(capital: str) -> list[Place]:
    """The plots of an untouched capital where one may build."""
    return sorted(SlowCity(capital).free())


# What buildings are for


@pytest.mark.rule("T-83")
def test_buildings_complete_districts_at_once_and_lines_when_the_capital_is_scored() -> None:
    table = Table(capital="mountain", built={"house": [(4, 3), (4, 4), (5, 4)]}).gain(building(HOUSE))
    table.choose((5, 5))
    assert table.asked == "gain"
    assert table.vp() == 0
    table.choose("food")
    assert table.have() == {"food": 1}


@pytest.mark.rule("T-83")
def test_buildings_stay_where_they_are() -> None:
    table = Table(capital="mountain", built={"house": [(4, 3), (4, 4), (5, 4)]}).gain(building(HOUSE))
    table.choose((5, 5), "food")
    before = table.me.city
    table.gain(building(FARM)).choose((0, 0))
    assert table.me.city & before == before
    assert places(table.me.plots[HOUSE]) == {(4, 3), (4, 4), (5, 4), (5, 5)}


@pytest.mark.rule("T-83")
def test_an_income_turn_leaves_the_capital_as_it_was() -> None:
    table = Table(hand=["boast_of_superiority"], built=[(0, 0), (0, 1), (2, 2)])
    before = table.me.city
    table.income().skip("gain")
    assert table.me.era == 2
    assert table.me.city == before


@pytest.mark.rule("T-84")
@pytest.mark.parametrize("capital", GRIDS)
def test_a_building_may_go_on_any_free_plot(capital: str) -> None:
    table = Table(capital=capital).gain(building(FARM))
    assert table.options == [f"plot:{row},{column}" for row, column in free_of(capital)]
    assert len(table.options) == 59


@pytest.mark.rule("T-84")
def test_a_plot_that_is_built_on_is_not_free() -> None:
    table = Table(built=[(0, 0)]).gain(building(FARM))
    assert not table.offers("plot:0,0")
    table.choose((0, 1))
    table.gain(building(FARM))
    assert not table.offers("plot:0,1")
    assert table.offers("plot:0,2")


# Impassable plots


@pytest.mark.rule("T-85")
def test_nothing_is_built_on_an_impassable_plot() -> None:
    table = Table(capital="mountain").gain(building(FARM))
    assert not table.offers("plot:1,0")
    assert not any(table.offers(f"plot:{row},{column}") for row, column in places(impassable("mountain")))


def impassable(capital: str) -> int:
    """The impassable plots of a capital."""
    signs = "".join(GRIDS[capital].split())
    return sum(1 << index for index, sign in enumerate(signs) if sign == "#")


@pytest.mark.rule("T-85")
@pytest.mark.parametrize("capital", GRIDS)
def test_each_capital_has_its_impassable_plots(capital: str) -> None:
    mine = Table(capital=capital).me.capital
    assert mine is not None
    assert mine.impassable == impassable(capital)


@pytest.mark.rule("T-85")
def test_a_landmark_may_not_touch_an_impassable_plot() -> None:
    table = win(Table(capital="mountain"), "lighthouse")
    assert not table.offers("site:4,4")
    assert table.offers("site:3,1")


@pytest.mark.rule("T-85", "T-89")
def test_impassable_plots_count_as_filled_for_districts() -> None:
    table = Table(capital="mountain", built=[(4, 3), (4, 4), (5, 4)]).gain(building(HOUSE))
    table.choose((5, 5), "coin")
    assert table.districts() == {(1, 1)}


@pytest.mark.rule("T-85", "T-90")
def test_impassable_plots_count_as_filled_for_rows_and_columns() -> None:
    table = Table(capital="wetland", built=[(1, 2), (1, 3), (1, 4)]).gain(score(PER_LINE))
    assert table.vp() == 0
    table.gain(building(FARM)).choose((1, 5)).gain(score(PER_LINE))
    assert table.vp() == 1


# Income buildings


@pytest.mark.rule("T-86")
def test_a_building_leaves_the_income_mat_for_the_capital_and_opens_a_space() -> None:
    table = Table()
    assert income_of(table.me)[0][FOOD] == 1
    table.gain(building(FARM)).choose((0, 0))
    assert table.me.left == [5, 5, 4, 5]
    assert places(table.me.plots[FARM]) == {(0, 0)}
    assert income_of(table.me)[0][FOOD] == 2


@pytest.mark.rule("T-86")
@pytest.mark.parametrize("kind", [MARKET, HOUSE, FARM, ARMORY])
def test_the_spaces_are_opened_from_the_left(kind: int) -> None:
    table = Table()
    opened = []
    for _ in range(5):
        table.gain(building(kind)).skip("plot")
        opened.append(income_of(table.me)[0][kind])
    assert opened == [2, 2, 3, 4, 4]
    assert table.me.left[kind] == 0


@pytest.mark.rule("T-86")
def test_a_building_of_any_kind_is_chosen_among_those_left() -> None:
    table = Table(house=5).gain(ANY_BUILDING)
    assert table.options == ["building:market", "building:farm", "building:armory"]
    table.choose("farm", (0, 0))
    assert table.me.left == [5, 0, 4, 5]


# Landmarks


@pytest.mark.rule("T-87")
def test_a_landmark_of_a_track_goes_to_the_first_in_the_tier() -> None:
    table = Table(Seat(science=3), science=3, worker=1, coin=1)
    table.advance("science", {"worker": 1, "coin": 1}).choose((0, 2))
    assert table.landmarks() == {"apothecary"}
    assert places(table.me.city) == {(0, 2), (0, 3), (1, 2), (1, 3)}


@pytest.mark.rule("T-87")
def test_a_landmark_of_a_technology_goes_to_the_first_who_brings_it_to_the_top_row() -> None:
    table = Table(capital="desert").gain(landmark(13)).choose((6, 6))
    assert table.landmarks() == {"barn"}
    assert places(table.me.city) == {(row, column) for row in (6, 7, 8) for column in (6, 7, 8)}


@pytest.mark.rule("T-87")
@pytest.mark.parametrize("name", SHAPES)
def test_each_landmark_has_its_own_base_to_be_turned_freely(name: str) -> None:
    city = SlowCity("mountain")
    turns = landmark_named(name).turns
    assert [turned.quarters for turned in turns] == city.turns(name)
    for turned in turns:
        cells = {
            (row, column)
            for row, line in enumerate(turned.shape)
            for column, sign in enumerate(line)
            if sign == "#"
        }
        assert cells == city.cells(name, turned.quarters)


@pytest.mark.rule("T-87", "T-84")
def test_an_uneven_landmark_is_turned_and_laid() -> None:
    table = win(Table(capital="desert"), "fusion_reactor").choose("quarters:1")
    table.choose((6, 6))
    corner = {(row, column) for row in (6, 7, 8) for column in (6, 7, 8)}
    assert places(table.me.city) == corner - {(6, 8)}
    assert table.districts() == set()
    assert table.asked == "nothing"


@pytest.mark.rule("T-88")
def test_a_landmark_is_won_only_once() -> None:
    table = win(Table(claimed=["forge"]), "forge")
    assert table.asked == "nothing"
    assert table.landmarks(1) == {"forge"}
    assert table.landmarks() == set()


@pytest.mark.rule("T-88")
def test_one_cannot_win_the_same_landmark_again_oneself() -> None:
    table = Table(middle=["bakery"], landmarks=["bakery"]).gain(landmark(12))
    assert table.asked == "nothing"
    assert table.me.landmarks == 1
    assert table.me.city == 0


@pytest.mark.rule("T-88")
def test_what_a_card_took_is_not_there_for_the_first_in_the_tier() -> None:
    table = Table(Seat(hand=["dystopia"]), actor=1, exploration=3, food=1, coin=1)
    table.skip("gain").choose("lighthouse", (0, 3))
    assert table.landmarks(1) == {"lighthouse"}
    table.advance("exploration", {"food": 1, "coin": 1})
    assert table.tracks()["exploration"] == 4
    assert table.landmarks() == set()


# Districts


@pytest.mark.rule("T-89")
@pytest.mark.parametrize("resource", ["coin", "worker", "food", "culture"])
def test_a_complete_district_brings_a_resource_of_choice(resource: str) -> None:
    table = Table(capital="mountain", built=[(4, 3), (4, 4), (5, 4)]).gain(building(HOUSE))
    table.choose((5, 5))
    assert table.options == ["resource:coin", "resource:worker", "resource:food", "resource:culture"]
    table.choose(resource)
    assert table.have() == {resource: 1}
    assert table.asked == "nothing"


@pytest.mark.rule("T-89")
def test_a_district_with_a_gap_brings_nothing_yet() -> None:
    table = Table(capital="mountain", built=[(4, 3), (4, 4)]).gain(building(HOUSE)).choose((5, 4))
    assert table.asked == "nothing"
    assert table.have() == {}
    assert table.districts() == set()


@pytest.mark.rule("T-89")
def test_a_landmark_may_complete_two_districts_at_once() -> None:
    built = [(8, 6), (3, 6), (3, 7), (4, 6), (4, 7), (4, 8)]
    table = win(Table(capital="forest", built=built), "forge").choose((5, 7))
    table.choose("coin", "food")
    assert table.asked == "nothing"
    assert table.have() == {"coin": 1, "food": 1}
    assert table.districts() == {(1, 2), (2, 2)}


@pytest.mark.rule("T-89")
def test_both_districts_of_a_landmark_are_complete_before_the_first_resource_is_chosen() -> None:
    built = [(8, 6), (3, 6), (3, 7), (4, 6), (4, 7), (4, 8)]
    table = win(Table(capital="forest", built=built), "forge").choose((5, 7))
    assert table.asked == "gain"
    check_city(table.me)
    assert table.districts() == {(1, 2), (2, 2)}


@pytest.mark.rule("T-89")
def test_a_landmark_of_nine_plots_fills_a_whole_district() -> None:
    table = win(Table(capital="desert"), "train_station").choose((6, 6), "worker")
    assert table.have() == {"worker": 1}
    assert table.districts() == {(2, 2)}


@pytest.mark.rule("T-89")
def test_the_resource_is_gained_before_the_benefit_goes_on() -> None:
    table = Table(capital="mountain", built=[(4, 3), (4, 4), (5, 4)], worker=1, coin=1, science=1)
    table.advance("science", {"coin": 1}).choose("worker", (5, 5))
    assert table.asked == "gain"


@pytest.mark.rule("T-89")
@pytest.mark.parametrize(("kind", "resources"), [("house", 2), ("farm", 1)])
def test_architects_gain_another_one_if_its_buildings_are_of_one_kind(kind: str, resources: int) -> None:
    built = {"house": [(4, 3), (4, 4)]}
    built[kind] = [*built.get(kind, []), (5, 4)]
    table = Table(civ="architects", capital="mountain", built=built).gain(building(HOUSE)).choose((5, 5))
    table.skip("gain")
    assert table.have() == {"coin": resources}


# Scoring the capital


@pytest.mark.rule("T-90")
def test_each_complete_row_and_column_is_a_point() -> None:
    built = [(1, 2), (1, 3), (1, 4), (1, 5), (3, 0), (3, 4), (3, 5), (3, 8), (0, 2), (2, 2), (6, 2), (8, 2)]
    table = Table(capital="wetland", built=built).gain(score(PER_LINE))
    assert table.vp() == 3


@pytest.mark.rule("T-90")
def test_a_capital_without_a_gap_has_eighteen_lines() -> None:
    table = Table(capital="desert", built={"market": free_of("desert")}, market=5).gain(score(PER_LINE))
    assert table.vp() == 18


@pytest.mark.rule("T-90")
def test_an_empty_capital_scores_nothing() -> None:
    assert Table().gain(score(PER_LINE)).vp() == 0


@pytest.mark.rule("T-90")
@pytest.mark.parametrize(("kind", "points"), [("house", 2), ("farm", 1)])
def test_for_architects_a_line_with_buildings_of_one_kind_is_two_points(kind: str, points: int) -> None:
    built = {"house": [(1, 2), (1, 3), (1, 4)]}
    built[kind] = [*built.get(kind, []), (1, 5)]
    table = Table(civ="architects", capital="wetland", built=built).gain(score(PER_LINE))
    assert table.vp() == points


# Beyond the grid


@pytest.mark.rule("T-91")
def test_a_landmark_may_stick_out_of_the_grid() -> None:
    table = win(Table(capital="mountain"), "lighthouse").choose((8, 8))
    assert table.landmarks() == {"lighthouse"}
    assert places(table.me.city) == {(8, 8)}
    assert table.asked == "nothing"


@pytest.mark.rule("T-91")
@pytest.mark.parametrize("corner", [(-1, -1), (-1, 8), (8, -1), (8, 8)])
def test_it_may_do_so_on_every_side(corner: Place) -> None:
    assert win(Table(capital="mountain"), "lighthouse").offers(f"site:{corner[0]},{corner[1]}")


@pytest.mark.rule("T-91")
def test_at_least_a_part_of_it_lies_on_the_grid() -> None:
    table = win(Table(capital="mountain"), "lighthouse")
    assert not table.offers("site:9,9")
    assert not table.offers("site:-2,-2")


@pytest.mark.rule("T-91", "T-87")
def test_a_landmark_that_fits_nowhere_is_won_all_the_same() -> None:
    built = {"market": free_of("desert")}
    table = win(Table(capital="desert", built=built, market=5), "forge")
    assert table.asked == "nothing"
    assert table.landmarks() == {"forge"}
    assert table.me.landmarks == 1


@pytest.mark.rule("T-91", "T-86")
def test_a_building_without_a_free_plot_is_gained_all_the_same() -> None:
    built = {"market": free_of("desert")}
    table = Table(capital="desert", built=built, market=5).gain(building(FARM))
    assert table.asked == "nothing"
    assert table.me.placed(FARM) == 1
    assert table.me.plots[FARM] == 0
    assert income_of(table.me)[0][FOOD] == 2


# The masks of the engine and a slow count agree


@pytest.mark.rule("T-84", "T-85", "T-87", "T-89", "T-90", "T-91")
@pytest.mark.parametrize("seed", range(60))
def test_random_cities_are_counted_as_by_hand(seed: int) -> None:
    random = Random(seed)
    capital = random.choice([*GRIDS])
    terraforming = seed % 4 == 3
    civ = "architects" if seed % 2 else ()
    table = Table(civ=civ, capital=capital, era=2, card="terraforming" if terraforming else None)
    city = SlowCity(capital, terraforming)
    pool: list[int | str] = [*SHAPES, *(kind for kind in range(4) for _ in range(5))]
    for thing in random.sample(pool, random.randrange(8, 30)):
        complete = city.districts()
        if isinstance(thing, int):
            build_at_random(table, city, random, thing)
        else:
            lay_at_random(table, city, random, thing)
        fresh = city.districts() - complete
        expected = len(fresh) + (sum(is_uniform(city.district(each)) for each in fresh) if civ else 0)
        assert count_of_gains(table) == expected
        compare(table, city, bool(civ))
    for name in SHAPES:
        for turned in landmark_named(name).turns:
            assert engine_sites(table, turned) == city.sites(name, turned.quarters)


def build_at_random(table: Table, city: SlowCity, random: Random, kind: int) -> None:
    """Gain a building and put it somewhere, in both cities."""
    table.gain(building(kind))
    free = city.free()
    if len(free) > 1:
        assert set(table.options) == {f"plot:{row},{column}" for row, column in free}
        plot = random.choice(sorted(free))
        table.choose(plot)
        free = {plot}
    city.lay(free, SIGNS[kind])


def lay_at_random(table: Table, city: SlowCity, random: Random, name: str) -> None:
    """Win a landmark and lay it somewhere, in both cities."""
    win(table, name)
    able = [quarters for quarters in city.turns(name) if city.sites(name, quarters)]
    if not able:
        return
    quarters = random.choice(able)
    if len(able) > 1:
        assert table.options == [f"quarters:{each}" for each in able]
        table.choose(f"quarters:{quarters}")
    sites = city.sites(name, quarters)
    site = random.choice(sorted(sites))
    if len(sites) > 1:
        assert set(table.options) == {f"site:{row},{column}" for row, column in sites}
        table.choose(site)
    city.lay(city.covered(name, quarters, site), "L")


def count_of_gains(table: Table) -> int:
    """How many resources of choice are gained now."""
    count = 0
    while table.asked == "gain":
        table.choose("coin")
        count += 1
    assert table.asked == "nothing"
    return count


def compare(table: Table, city: SlowCity, architects: bool) -> None:
    """The engine's city is the slow one."""
    me = table.me
    assert places(free_plots(me)) == city.free()
    assert table.districts() == city.districts()
    assert me.lines == len(city.lines())
    assert capital_points(me) == (city.architects_points() if architects else len(city.lines()))
    check_city(me)
