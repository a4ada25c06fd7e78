"""Agents that a program adds: seated by their names wherever ours are."""

import pytest

from figurka.agents import AgentNameError, UnknownAgentError, add_agent, new_agent
from figurka.agents.random import RandomAgent
from figurka.arena import Contest, Plan, compete, play_games

pytestmark = pytest.mark.usefixtures("added")


def test_it_is_made_with_chance_of_its_own_by_the_seed() -> None:
    add_agent("mine", RandomAgent)
    first, again, other = (new_agent("mine", seed) for seed in (1, 1, 2))
    assert isinstance(first, RandomAgent)
    assert isinstance(again, RandomAgent)
    assert isinstance(other, RandomAgent)
    drawn = [agent.random.random() for agent in (first, again, other)]
    assert drawn[0] == drawn[1] != drawn[2]


def test_it_sits_in_simulations_and_contests() -> None:
    add_agent("mine", RandomAgent)
    (game,) = play_games(Plan("farshore", ("mine", "random"), check=True), games=1)
    assert "mine" in game.agents
    findings = compete(Contest.of("farshore", ("instinct", "mine"), seats=2), games=3)
    assert (findings.counted, findings.deals) == (4, 2), "a deal is played to its end"
    assert [agent.name for agent in findings.agents] == ["instinct", "mine"]


def test_a_contest_ends_early_if_that_is_asked_for() -> None:
    contest = Contest.of("farshore", ("instinct", "random"), seats=2)
    findings = compete(contest, games=400, stop_early=True)
    assert findings.decided
    assert findings.counted < 100


@pytest.mark.parametrize("name", ["expert", "greedy", "", "Mine", "my agent", "mine:3", "a,b", "-mine"])
def test_names_that_are_taken_or_mean_something_else_are_refused(name: str) -> None:
    with pytest.raises(AgentNameError, match="beginner"):
        add_agent(name, RandomAgent)


def test_what_one_test_adds_no_other_knows() -> None:
    with pytest.raises(UnknownAgentError):
        new_agent("mine", 1)
