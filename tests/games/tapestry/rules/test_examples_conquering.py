"""Worked examples of conquests: TE-16 to TE-24, TE-26, TE-54."""

import pytest

from figurka.games.tapestry.rules.benefits import conquer
from figurka.games.tapestry.rules.conquering import conquer_targets
from tests.games.tapestry.plenty import NEXT
from tests.games.tapestry.table import Place, Seat, Table


def targets(table: Table, seat: int = 0, anywhere: bool = False) -> set[Place]:
    """The hexes that a player could conquer now."""
    mask = conquer_targets(table.state, table.player(seat), anywhere)
    return {(each.q, each.r) for each in table.state.board.chosen(mask)}


def is_closed(table: Table, where: Place) -> bool:
    """Whether nobody can conquer the hex any more, wherever he comes from."""
    return all(where not in targets(table, player.seat, anywhere=True) for player in table.state.players)


def attack(table: Table, where: Place, red: str, black: str) -> Table:
    """Conquer by the first space of the military track, with these dice."""
    return table.dice(red, black).advance("military").choose(where)


@pytest.mark.rule("T-54", "T-57", "T-58", "T-179")
def test_te_16_conquer_an_empty_printed_territory() -> None:
    table = attack(Table(NEXT, culture=1), (1, 1), "territories", "coin")
    assert table.options == ["die:red-territories", "die:black-coin"]
    table.choose("red-territories")
    assert table.controls() == {(2, 0), (1, 1)}
    assert table.vp() == 2
    assert table.have() == {}
    assert table.me.outposts == 7


@pytest.mark.rule("T-59", "T-180")
def test_te_17_black_question_face_on_a_printed_hex() -> None:
    table = attack(Table(NEXT, culture=1), (2, -1), "vp-4", "tile").choose("black-tile")
    assert table.asked_seat == 1
    assert table.controls() == {(2, 0), (2, -1)}
    assert (table.vp(), table.have()) == (0, {})


@pytest.mark.rule("T-59")
def test_te_18_black_question_face_on_a_tile() -> None:
    table = attack(Table(NEXT, culture=1, placed={(1, 0): 5}), (1, 0), "vp-5", "tile").choose("black-tile")
    assert table.controls() == {(2, 0), (1, 0)}
    assert (table.vp(), table.have()) == (0, {"food": 1})


@pytest.mark.rule("T-61", "T-56", "T-127")
def test_te_19_conquer_targets() -> None:
    table = Table(Seat(controls=[(2, -1), (3, 0)]), controls=[(1, 1)], toppled=[(2, -1)])
    assert targets(table) == {(3, 0)}
    from_anywhere = targets(table, anywhere=True)
    assert (0, 0) in from_anywhere, "it is only too far away"
    assert not from_anywhere & {(1, 1), (2, -1), (1, 0)}, "own, with two tokens, unexplored"
    table.gain(conquer())
    assert table.pieces((3, 0)) == [(1, "outpost", "lies"), (0, "outpost", "stands")]


@pytest.mark.rule("T-60", "T-61", "T-55", "T-57")
def test_te_20_conquest_of_an_opponent_without_a_trap() -> None:
    table = Table(Seat(controls=[(1, 1)], hand=["socialism"], coin=1), culture=1)
    attack(table, (1, 1), "vp-6", "food").choose("red-vp-6")
    assert table.pieces((1, 1)) == [(1, "outpost", "lies"), (0, "outpost", "stands")]
    assert table.controls() == {(2, 0), (1, 1)}
    assert table.controls(1) == {(0, -2)}, "the start alone"
    assert table.vp() == 6
    assert is_closed(table, (1, 1))


@pytest.mark.rule("T-62", "T-63", "T-129", "T-61")
def test_te_21_conquest_stopped_by_a_trap() -> None:
    table = Table(Seat(controls=[(1, 1)], hand=["trap"], coin=1), culture=1)
    attack(table, (1, 1), "vp-6", "food")
    assert (table.asked, table.asked_seat) == ("trap", 1)
    table.choose("take", "worker")
    assert (table.asked, table.asked_seat) == ("die", 0)
    table.choose("red-vp-6")
    assert table.pieces((1, 1)) == [(1, "outpost", "stands"), (0, "outpost", "lies")]
    assert table.controls() == {(2, 0)}
    assert table.controls(1) == {(0, -2), (1, 1)}
    assert table.vp() == 6
    assert table.have(1) == {"coin": 1, "worker": 1}
    assert table.hand(1) == []
    assert [card.name for card in table.state.discard] == ["trap"]
    assert is_closed(table, (1, 1))


@pytest.mark.rule("T-179", "T-63")
def test_te_22_red_territory_face_after_a_trap() -> None:
    table = Table(Seat(controls=[(1, 1)], hand=["trap"], coin=1), culture=1, controls=[(2, -1)])
    attack(table, (1, 1), "territories", "worker").choose("take", "worker", "red-territories")
    assert table.vp() == 2


@pytest.mark.rule("T-97", "T-133", "T-95", "T-135")
def test_te_23_topple_two_by_one_conquest_and_one_trap() -> None:
    attacker = Seat(toppled=[(1, 1)], controls=[(1, -1)], culture=1)
    table = Table(attacker, actor=1, controls=[(1, 1), (2, -1)], hand=["trap"], placed={(1, -1): 5})
    attack(table, (2, -1), "vp-4", "coin").choose("take", "coin")
    for where in ((1, 1), (2, -1)):
        assert (1, "outpost", "lies") in table.pieces(where)
        assert where in table.controls()
    assert table.achieved("topple_two") == [0]
    assert table.vp() == 10


@pytest.mark.rule("T-95", "T-96", "T-98")
@pytest.mark.parametrize(("reaction", "points", "earned"), [("decline", 5, [1, 0]), ("take", 0, [1])])
def test_te_24_middle_island_and_the_second_taker(reaction: str, points: int, earned: list[int]) -> None:
    holder = Seat(controls=[(0, 0)], achievements=["middle_island"], hand=["trap"], coin=1)
    table = Table(holder, controls=[(1, 0)], placed={(1, 0): 5}, culture=1)
    attack(table, (0, 0), "vp-4", "coin").choose(reaction)
    if reaction == "take":
        table.choose("coin")
    assert table.asked == "die", "the dice come besides"
    assert table.achieved("middle_island") == earned
    assert table.vp() == points


@pytest.mark.rule("T-65")
def test_te_26_outposts_used_up() -> None:
    table = Table(NEXT, outposts=0, culture=1).advance("military")
    assert table.asked_seat == 1
    assert table.tracks()["military"] == 1
    assert table.controls() == {(2, 0)}
    assert table.told("rolls") == 0


@pytest.mark.rule("T-104", "T-154", "T-131")
def test_te_54_finished_player() -> None:
    table = Table(
        Seat(controls=[(1, 0)], culture=1),
        actor=1,
        placed={(1, 0): 5},
        finished=True,
        era=5,
        controls=[(1, 1)],
        hand=["trap"],
        vp=40,
    )
    attack(table, (1, 1), "vp-4", "coin")
    assert (table.asked, table.asked_seat) == ("die", 1), "no trap can be set"
    assert table.pieces((1, 1)) == [(0, "outpost", "lies"), (1, "outpost", "stands")]
    assert table.hand() == ["trap"]
    assert table.vp() == 40
