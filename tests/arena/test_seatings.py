"""Who sits where: balanced, all seatings in turn, the same deal for every agent in every seat."""

from collections import Counter
from itertools import permutations, product

import pytest

from figurka.arena.contest import Contest
from figurka.arena.seatings import Seatings, stride

SIZES = [(1, 2), (2, 2), (2, 3), (3, 2), (3, 3), (4, 3), (5, 3), (3, 5), (6, 4), (3, 1)]


def cycle(seatings: Seatings) -> list[tuple[int, ...]]:
    """All that is played until all seatings were."""
    return [seatings.at(deal, turn) for deal in range(seatings.openings) for turn in range(seatings.agents)]


@pytest.mark.parametrize(("agents", "seats"), SIZES)
def test_all_seatings_are_played_once_before_one_is_played_again(agents: int, seats: int) -> None:
    if agents >= seats:
        every = set(permutations(range(agents), seats))
    else:
        every = {each for each in product(range(agents), repeat=seats) if set(each) == set(range(agents))}
    seatings = Seatings(agents, seats)
    assert seatings.count == len(every)
    assert Counter(cycle(seatings)) == Counter(every)
    assert seatings.at(seatings.openings, 0) == seatings.at(0, 0)


@pytest.mark.parametrize(("agents", "seats"), SIZES)
def test_on_each_deal_every_agent_sits_in_every_seat_once(agents: int, seats: int) -> None:
    seatings = Seatings(agents, seats)
    for deal in range(min(7, seatings.openings)):
        for seat in range(seats):
            assert sorted(seatings.at(deal, turn)[seat] for turn in range(agents)) == list(range(agents))


def test_five_agents_at_three_seats_have_sixty_seatings() -> None:
    assert Seatings(5, 3).count == 60


def test_few_deals_already_mix_the_company() -> None:
    seatings = Seatings(8, 4)
    met = Counter(
        pair for deal in range(21) for turn in range(8) for pair in permutations(seatings.at(deal, turn), 2)
    )
    assert len(met) == 8 * 7
    assert max(met.values()) <= 2 * min(met.values())


def test_a_team_is_made_of_one_agent() -> None:
    assert cycle(Seatings(2, 3, together=True)) == [(0, 0, 0), (1, 1, 1)]


def test_a_stride_meets_everything() -> None:
    for count in range(1, 200):
        assert len({number * stride(count) % count for number in range(count)}) == count


def test_games_of_one_deal_share_its_seed() -> None:
    contest = Contest.of("farshore", ("beginner", "random", "instinct"), 2, 70, {})
    assert [contest.seed_of(number) for number in range(7)] == [70, 70, 70, 71, 71, 71, 72]
    assert contest.whole(400) == 402
