"""Chance follows from its seed alone, it is fair, and a pile has no order until someone looks."""

from collections import Counter
from hashlib import blake2b
from itertools import count, islice

from figurka.core.chance import agent_seed, congruential_chance, game_chance, imagined_chance
from figurka.core.decision import EVERYONE, Option
from figurka.core.journal import Event
from figurka.core.piles import Pile
from figurka.core.seeds import SEED_BITS, is_drawn, new_seed, read_seed, write_seed
from figurka.core.state import State

LONG = 0x3F9A04C17BE290AA5D61C08FB2E4973318D0A6F9C54E7B2210FF8E6D4C3B2A19


class Dice(State):
    """A state with nothing but chance."""

    def copy(self) -> "Dice":
        return Dice(self)


def rolls(dice: Dice, sides: int, times: int) -> list[int]:
    return [dice.below(sides) for _ in range(times)]


# The stream


def by_hand(seed: int, sides: int, times: int) -> list[int]:
    """The draws of a game as anybody can work them out: by nothing but hashlib."""
    words: list[int] = []
    for block in count():
        if len(words) >= times:
            break
        keyed = blake2b(block.to_bytes(8, "little"), key=seed.to_bytes(32, "little"), person=b"figurka game")
        digest = keyed.digest()
        words += [int.from_bytes(digest[at : at + 4], "little") for at in range(0, 64, 4)]
    return [word * sides >> 32 for word in words[:times]]


def test_the_draws_of_a_game_are_those_of_a_keyed_hash() -> None:
    for seed in (0, 3, LONG, (1 << SEED_BITS) - 1):
        assert rolls(Dice(game_chance(seed)), 1000, 100) == by_hand(seed, 1000, 100)


def test_the_stream_never_changes() -> None:
    assert rolls(Dice(game_chance(7)), 1000, 8) == [331, 425, 373, 938, 667, 109, 176, 816]
    assert rolls(Dice(game_chance(LONG)), 1000, 8) == [451, 832, 844, 122, 407, 749, 732, 514]


def test_games_of_before_keep_their_chance() -> None:
    drawn = rolls(Dice(congruential_chance(7)), 1000, 20)
    assert drawn[:10] == [540, 729, 476, 81, 255, 24, 323, 618, 919, 317]
    assert drawn[10:] == [313, 905, 786, 633, 162, 554, 853, 248, 408, 820]


def test_chance_replays_and_copies_share_it() -> None:
    first, second = Dice(game_chance(3)), Dice(game_chance(3))
    assert rolls(first, 6, 50) == rolls(second, 6, 50)
    twin = first.copy()
    assert rolls(twin, 1000, 40) == rolls(first, 1000, 40)
    assert twin.chance is first.chance, "what one has worked out, the other need not"


def test_what_is_imagined_and_what_agents_draw_tells_nothing_of_the_game() -> None:
    for seed in (7, LONG):
        game = rolls(Dice(game_chance(seed)), 1 << 32, 2000)
        imagined = rolls(Dice(imagined_chance(seed)), 1 << 32, 2000)
        assert set(game).isdisjoint(imagined)
        seeds = [agent_seed(seed, move) for move in range(1000)]
        assert len(set(seeds)) == 1000
        halves = {half for each in seeds for half in (each & 0xFFFFFFFF, each >> 32)}
        assert halves.isdisjoint(game)
        assert seed not in seeds


def test_seeds_are_long_and_never_the_same() -> None:
    seeds = [new_seed() for _ in range(200)]
    assert len(set(seeds)) == 200
    assert all(is_drawn(seed) for seed in seeds)
    assert max(seeds).bit_length() > SEED_BITS - 8
    ones = sum(seed.bit_count() for seed in seeds) / (200 * SEED_BITS)
    assert 0.48 < ones < 0.52
    assert [read_seed(write_seed(seed)) for seed in seeds] == seeds


def test_chance_is_uniform() -> None:
    dice = Dice(game_chance(1))
    for sides in (2, 6, 7, 52):
        tally = Counter(rolls(dice, sides, 1000 * sides))
        squares = sum((tally[side] - 1000) ** 2 / 1000 for side in range(sides))
        assert squares < sides + 5 * (2 * sides) ** 0.5, f"{sides} sides: {tally}"


def test_one_draw_says_nothing_of_the_next() -> None:
    dice = Dice(game_chance(2))
    drawn = rolls(dice, 10, 50_000)
    pairs = Counter(zip(drawn, islice(drawn, 1, None), strict=False))
    assert len(pairs) == 100
    assert all(400 < times < 600 for times in pairs.values())


def test_neighbouring_seeds_begin_unlike_each_other() -> None:
    firsts = Counter(Dice(game_chance(seed)).below(10) for seed in range(10_000))
    assert all(850 < times < 1_150 for times in firsts.values())


# Piles


def test_every_look_at_chance_is_a_revelation() -> None:
    dice = Dice(game_chance(1))
    dice.below(6)
    pile = Pile([1], top=(2,), bottom=(3,))
    assert [pile.draw(dice) for _ in range(3)] == [2, 1, 3]
    assert dice.revelations == 4


def test_known_cards_keep_their_place_in_a_pile() -> None:
    dice = Dice(game_chance(8))
    pile = Pile(list("abc"), top=("x", "y"))
    pile.put_under("z")
    twin = pile.copy()
    drawn = [pile.draw(dice) for _ in range(6)]
    assert drawn[:2] == ["x", "y"]
    assert sorted(drawn[2:5]) == ["a", "b", "c"]
    assert drawn[5] == "z"
    assert len(pile) == 0
    assert len(twin) == 6
    assert sorted(twin.things()) == sorted(drawn)


def test_the_rest_of_a_pile_comes_in_any_order() -> None:
    firsts = Counter(Pile(list("abc")).draw(Dice(game_chance(seed))) for seed in range(3_000))
    assert all(900 < times < 1_100 for times in firsts.values())


def test_an_event_shows_its_things_only_to_those_who_saw_them() -> None:
    event = Event("draws", 0, Option("pearl"), 1, -1, (Option("pearl"),), 1 << 2)
    assert event.seen(2) is event
    for viewer in (None, 0, 1):
        seen = event.seen(viewer)
        assert seen.thing is None
        assert seen.things == ()
        assert seen.count == 1
    assert Event("draws", 0, Option("pearl"), 1, -1, (), EVERYONE).visible(None)
