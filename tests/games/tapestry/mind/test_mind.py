"""What computer players know of Tapestry: every option is judged, and the judgement is sound."""

from collections.abc import Iterator
from math import isfinite
from random import Random
from typing import Any

import pytest

from figurka import new_game
from figurka.agents import Agent, new_agent
from figurka.core.decision import Decision
from figurka.core.game import Game
from figurka.core.mind import Weights
from figurka.games.tapestry.mind.automa import automa_prospect
from figurka.games.tapestry.mind.liking import LIKERS
from figurka.games.tapestry.mind.mind import TapestryMind, mind_for
from figurka.games.tapestry.mind.worth import worth
from figurka.games.tapestry.rules.benefits import UPGRADE_A_TECH, building, conquer
from figurka.games.tapestry.rules.state import LAST_ERA
from figurka.games.tapestry.rules.things import FARM, MARKET, SCIENCE, Benefit
from figurka.games.tapestry.solo.rules.things import AutomaCivilization
from tests.games.tapestry.table import Seat, Table

JUMP = 90.0
"""By so many points at most a judgement may change in an income turn, but for the last one."""
TURNED = 5.0
"""And by so many it may on average."""


class Read(dict[str, float]):
    """Weights that remember which of them were read."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self.read: set[str] = set()

    def __getitem__(self, name: str) -> float:
        self.read.add(name)
        return super().__getitem__(name)


def random_game(
    seats: int, seed: int, slips: float = 0.5, **settings: Any
) -> Iterator[tuple[Game[Any], Decision]]:
    """Each decision of a game whose players choose by instinct, but so often at random."""
    random = Random(seed)
    game = new_game("tapestry", seats, seed, checkpoints=False, **settings)
    while (decision := game.decision) is not None:
        yield game, decision
        liked = game.mind.instinct(game.state, decision)
        game.choose(random.randrange(len(decision.options)) if random.random() < slips else liked)


def liked(table: Table) -> str:
    """What a hurried player chooses."""
    decision = table.decision
    assert decision is not None
    return decision.options[mind_for(2).instinct(table.state, decision)].key


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_every_option_is_liked_by_some_number(seats: int) -> None:
    for seed in range(2):
        for game, decision in random_game(seats, seed):
            found = game.mind.likings(game.state, decision)
            assert len(found) == len(decision.options)
            assert all(isfinite(each) for each in found)
            assert decision.kind in LIKERS
            assert isfinite(game.mind.standing(game.state, decision.seat))


def test_every_weight_is_used() -> None:
    for seats in (1, 2, 3, 4, 5):
        weights = Read(mind_for(seats).weights)
        TapestryMind(seats, weights)
        assert weights.read == set(weights)


def test_evaluation_is_the_weighted_sum_of_its_features() -> None:
    for game, decision in random_game(2, 3):
        mind, seat = game.mind, decision.seat
        if not game.state.players[seat].finished:
            found = mind.measure(game.state, seat)
            total = sum(mind.weights[name] * count for name, count in zip(mind.features, found, strict=True))
            assert mind.evaluate(game.state, seat) == pytest.approx(total)


def test_judgement_does_not_jump_at_an_income_turn() -> None:
    jumps = []
    for seed in range(12):
        before: dict[int, tuple[int, float]] = {}
        for game, _ in random_game(2, seed, slips=0.1):
            if not game.opens_turn or game.state.income_step:
                continue
            for player in game.state.players:
                value = game.mind.evaluate(game.state, player.seat)
                era, known = before.get(player.seat, (0, 0.0))
                if era and era + 1 == player.era < LAST_ERA:
                    jumps.append(value - known)
                before[player.seat] = (player.era, value)
    assert max(abs(jump) for jump in jumps) < JUMP
    assert abs(sum(jumps)) / len(jumps) < TURNED


def test_points_are_all_that_counts_at_the_end() -> None:
    game, _ = list(random_game(2, 8))[-1]
    for seat, points in enumerate(game.scores):
        assert game.mind.evaluate(game.state, seat) == pytest.approx(points, abs=0.5)


def test_greedy_beats_random_players() -> None:
    for seed in range(2):
        game = new_game("tapestry", 2, seed)
        agents: list[Agent] = [new_agent("greedy", seed), new_agent("random", seed)]
        while (decision := game.decision) is not None:
            game.choose(agents[decision.seat].choose(game))
        assert game.scores[0] > game.scores[1] + 50


def test_whoever_plays_alone_stands_against_the_automa() -> None:
    game, _ = list(random_game(1, 4, level="3"))[-1]
    mind, state = game.mind, game.state
    automa = state.players[1]
    assert automa_prospect(state) == automa.vp
    assert mind.standing(state, 0) == pytest.approx(game.scores[0] - automa.vp, abs=0.5)


def test_what_tracks_ask_for_is_not_paid_away() -> None:
    table = Table(coin=2, worker=2, food=2, culture=2, technology=9).choose("advance:science")
    assert table.asked == "payment"
    assert liked(table) != "pay:1,0,0,0"


def test_the_last_plot_of_a_district_is_built_on() -> None:
    free = [(0, 0), (0, 1), (0, 2), (2, 0), (2, 1), (2, 2)]
    table = Table(capital="wetland", farm=4, house=2, built={"farm": free[:4], "house": free[4:]}).gain(
        building(FARM)
    )
    assert liked(table) == "plot:1,2"


def test_the_middle_island_is_conquered_first() -> None:
    table = Table(controls=[(1, 0)], placed={(1, 0): 1, (0, 1): 3}).gain(conquer())
    assert table.asked == "conquer"
    assert liked(table) == "hex:0,0"


def test_nobody_ends_the_game_who_can_still_advance() -> None:
    assert liked(Table(Seat(era=4), era=4, coin=2, worker=2)).startswith("advance:")


def test_a_search_looks_to_the_end_of_the_game() -> None:
    assert all((mind.foresight, mind.milestones) == (0, 0) for mind in map(mind_for, range(1, 6)))


def test_alone_the_instinct_goes_by_weights_of_its_own() -> None:
    alone, usual = mind_for(1).weights, mind_for(2).weights
    assert set(alone) == set(usual)
    assert {name for name in alone if alone[name] != usual[name]} <= set(mind_for(1).tuned)


def test_the_weaker_second_civilization_is_chosen_for_the_automa() -> None:
    chosen = set()
    for seed in range(6):
        game = new_game("tapestry", 1, seed, level="6")
        while (decision := game.decision) is not None and decision.kind != "automa_second":
            game.choose(game.mind.instinct(game.state, decision))
        assert decision is not None
        offered = [option.name for option in decision.options if isinstance(option, AutomaCivilization)]
        best = decision.options[game.mind.instinct(game.state, decision)].key
        assert ("scientists" in best) == ("scientists" in offered)
        chosen.add(best)
    assert len(chosen) == 2


@pytest.mark.parametrize(
    ("name", "benefit"),
    [
        ("goods", building(FARM)),
        ("scored", building(MARKET)),
        ("conquest", conquer()),
        ("upgrade", UPGRADE_A_TECH),
    ],
)
def test_what_counts_more_in_an_era_does_so_in_that_era_alone(name: str, benefit: Benefit) -> None:
    usual = mind_for(1).weights
    minds = [TapestryMind(1, {**usual, f"{name}_in_2": factor}) for factor in (1.0, 2.0)]
    for era in (1, 2, 3):
        table = Table(era=era, market=1, controls=[(1, 0)], placed={(1, 0): 1, (0, 1): 3})
        once, twice = (worth(mind.judgement, table.state, table.me, benefit, deep=False) for mind in minds)
        assert (twice > once) == (era == 2)


def test_late_places_on_tracks_have_a_worth_of_their_own() -> None:
    mind = TapestryMind(1, {**mind_for(1).weights, "step_science_1_in_4": 50.0})
    position = mind.judgement.position
    assert position[4][SCIENCE][1] == pytest.approx(position[2][SCIENCE][1] + 50.0)
