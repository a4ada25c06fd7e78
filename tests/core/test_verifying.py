"""Verifying a saved game: the one that was played is proven, and whatever is changed in it is found."""

import json
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from random import Random
from typing import Any

import pytest

from figurka.agents import new_agent
from figurka.core.errors import FigurkaError, SaveError, UnknownGameError
from figurka.core.fairness import seal
from figurka.core.game import Game
from figurka.core.registry import find_rules, list_games, new_game
from figurka.core.seeds import Source
from figurka.core.verifying import NotedError, Standing, Verification, read_noted, verify
from figurka.locales import LANGUAGES, Words

Fields = dict[str, Any]
HOLDS, FAILS, UNKNOWN = Standing.HOLDS, Standing.FAILS, Standing.UNKNOWN


@cache
def played(name: str = "farshore", seats: int = 2, agent: str = "random", choices: int = 10_000) -> str:
    """The save file of a game of agents, to its end or so far."""
    game = new_game(name, seats)
    agents = [new_agent(agent, seat) for seat in range(seats)]
    while game.decision is not None and len(game.history) < choices:
        game.choose(agents[game.decision.seat].choose(game))
    return game.save()


def standings(text: str, **noted: str) -> dict[str, Standing]:
    """How each claim of a file stands; all of it must be said in every language."""
    found = verify(text, **noted)
    for language in LANGUAGES:
        words = Words(language)
        for message in (found.verdict, *(check.message for check in found.checks)):
            assert words.knows(message.id), message.id
            assert "{" not in words.say(message)
    return {check.claim: check.standing for check in found.checks}


def failing(text: str, **noted: str) -> set[str]:
    return {claim for claim, standing in standings(text, **noted).items() if standing is FAILS}


def changed(**changes: Any) -> str:
    """A finished game with other fields."""
    return json.dumps({**json.loads(played()), **changes})


def sealed_anew(fields: Fields) -> str:
    """A game that was changed by somebody who knows how to seal it."""
    return json.dumps({**fields, "seal": seal(fields)})


def failed_choice(found: Verification) -> object:
    """The number of the first choice that could not be made."""
    return next(check for check in found.checks if check.claim == "choices").message.arguments["number"]


# What was played


@pytest.mark.parametrize("name", list_games())
def test_a_game_that_was_played_to_its_end_is_proven(name: str) -> None:
    text = played(name, find_rules(name).usual_seats)
    fields = json.loads(text)
    found = verify(text, fields["fingerprint"], fields["seal"])
    assert found.standing is HOLDS, found
    assert [check.claim for check in found.checks] == [
        "file",
        "chance",
        "seed",
        "noted-fingerprint",
        "choices",
        "end",
        "seal",
        "noted-seal",
    ]
    assert (list(found.scores), list(found.winners)) == (fields["scores"], fields["winners"])
    assert sha256(found.seed.encode()).hexdigest() == found.fingerprint == fields["fingerprint"]


def test_a_game_of_thinking_agents_is_proven() -> None:
    assert verify(played(agent="greedy")).standing is HOLDS


def test_the_beginning_of_what_was_noted_is_enough() -> None:
    fields = json.loads(played())
    for noted in (
        fields["fingerprint"][:8],
        f" {fields['fingerprint'][:4]} {fields['fingerprint'][4:16].upper()} …",
    ):
        assert failing(played(), fingerprint=noted) == set()
    other = "0" * 8 if not fields["fingerprint"].startswith("0" * 8) else "1" * 8
    assert failing(played(), fingerprint=other) == {"noted-fingerprint"}
    assert failing(played(), seal=other) == {"noted-seal"}
    assert failing(played(), seal=fields["seal"][:20]) == set()


@pytest.mark.parametrize("noted", ["1234567", "g" * 8, "1" * 65, "not hexadecimal", "…x"])
def test_what_cannot_be_compared_is_an_error(noted: str) -> None:
    with pytest.raises(NotedError):
        verify(played(), fingerprint=noted)
    assert read_noted(" … ") == ""


# What was changed


def other_choices(fields: Fields, at: int) -> list[tuple[int, str]]:
    """What else could have been chosen there: indices and keys."""
    game = new_game(fields["game"], fields["seats"], fields["seed"])
    for index in fields["choices"][:at]:
        game.choose(index)
    assert game.decision is not None
    options = enumerate(game.decision.options)
    return [(index, option.key) for index, option in options if index != fields["choices"][at]]


@pytest.mark.parametrize("at", [0, 20, -1])
@pytest.mark.parametrize("what", ["choices", "keys"])
def test_a_changed_choice_is_named_by_its_number(at: int, what: str) -> None:
    fields = json.loads(played())
    at %= len(fields["choices"])
    index, key = other_choices(fields, at)[0]
    fields[what][at] = index if what == "choices" else key
    found = verify(json.dumps(fields))
    assert failing(json.dumps(fields)) == {"choices", "seal"}
    assert failed_choice(found) == at + 1
    assert standings(json.dumps(fields))["end"] is UNKNOWN
    assert failing(sealed_anew(fields)) == {"choices"}, (
        "index and key contradict each other, whatever the seal says"
    )


def test_another_choice_that_was_possible_is_told_by_the_seal() -> None:
    fields = json.loads(played())
    noted = fields["seal"]
    at = len(fields["choices"]) - 1
    index, key = other_choices(fields, at)[0]
    fields["choices"][at], fields["keys"][at] = index, key
    assert "seal" in failing(json.dumps(fields))
    game = new_game(fields["game"], fields["seats"], fields["seed"])
    for each in fields["choices"]:
        game.choose(each)
    forged = game.save()
    assert failing(forged) == set(), "a game that could have been, told by somebody else"
    assert failing(forged, seal=noted) == {"noted-seal"}


def flip(seed: str) -> str:
    return ("0" if seed[0] != "0" else "1") + seed[1:]


def test_a_changed_seed_does_not_have_the_fingerprint() -> None:
    fields = json.loads(played())
    other = flip(fields["seed"])
    assert {"seed", "choices", "seal"} <= failing(changed(seed=other))
    fields |= {"seed": other, "fingerprint": sha256(other.encode()).hexdigest()}
    assert "choices" in failing(sealed_anew(fields)), "the choices belong to the first seed"
    noted = json.loads(played())["fingerprint"]
    assert "noted-fingerprint" in failing(sealed_anew(fields), fingerprint=noted)


@pytest.mark.parametrize(
    ("change", "claims"),
    [
        (lambda fields: {"scores": [score + 1 for score in fields["scores"]]}, {"end", "seal"}),
        (lambda fields: {"winners": []}, {"end", "seal"}),
        (lambda fields: {"scores": None, "winners": None}, {"end", "seal"}),
        (lambda fields: {"fingerprint": "0" * 64}, {"seed"}),
        (lambda fields: {"fingerprint": None}, {"seed"}),
        (lambda fields: {"seal": "0" * 64}, {"seal"}),
        (lambda fields: {"seal": None}, {"seal"}),
        (lambda fields: {"settings": {"weather": ["bad"]}}, {"choices", "seal"}),
        (lambda fields: {"settings": {"journal": True, "seats": 2}}, {"choices", "seal"}),
        (lambda fields: {"seats": 9}, {"choices", "seal"}),
        (
            lambda fields: {"choices": [*fields["choices"], 0], "keys": [*fields["keys"], "x"]},
            {"choices", "seal"},
        ),
        (lambda fields: {"choices": fields["choices"][:-1], "keys": fields["keys"][:-1]}, {"end", "seal"}),
    ],
)
def test_whatever_is_changed_is_found(change: Callable[[Fields], Fields], claims: set[str]) -> None:
    assert failing(changed(**change(json.loads(played())))) == claims


def test_changed_settings_deal_another_game() -> None:
    fields = json.loads(played("viticulture-world"))
    continents = next(
        each for each in find_rules(fields["game"]).settings if each.name == "continent"
    ).choices
    other = next(each for each in continents if [each] != fields["settings"]["continent"])
    fields["settings"]["continent"] = [other]
    assert "seal" in failing(json.dumps(fields))
    assert failing(sealed_anew(fields)) & {"choices", "end"}


def test_no_single_digit_can_be_changed() -> None:
    text, random = played(), Random(4)
    places = [
        at for at, sign in enumerate(text) if sign.isdigit() and '"figurka"' not in text[max(0, at - 11) : at]
    ]
    for at in random.sample(places, 60):
        digit = str((int(text[at]) + 1 + random.randrange(8)) % 10)
        other = text[:at] + digit + text[at + 1 :]
        try:
            assert verify(other).standing is not HOLDS, text[at - 20 : at + 20]
        except FigurkaError:
            continue


# What cannot be proven


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"figurka": 99}', "nonsense", '{"figurka": 1e999}'])
def test_what_is_no_saved_game_is_an_error(text: str) -> None:
    with pytest.raises(SaveError):
        verify(text)


@pytest.mark.parametrize("field", ["figurka", "rules", "seats"])
def test_a_number_beyond_all_bounds_is_an_error(field: str) -> None:
    with pytest.raises(SaveError):
        verify(changed(**{field: 10**400}))


@pytest.mark.parametrize("part", [0.1, 0.5, 0.99])
def test_a_truncated_file_is_an_error(part: float) -> None:
    text = played()
    with pytest.raises(SaveError):
        verify(text[: int(len(text) * part)])


def test_a_game_that_is_not_installed_is_an_error() -> None:
    with pytest.raises(UnknownGameError):
        verify(changed(game="chess"))


def test_of_an_unfinished_game_is_checked_what_can_be() -> None:
    text = played(choices=20)
    assert standings(text)["end"] is UNKNOWN
    assert verify(text).standing is UNKNOWN
    assert failing(json.dumps({**json.loads(text), "scores": [1, 2], "winners": [1]})) == {"end", "seal"}


def before_sealing(game: Game[Any]) -> Fields:
    """A save file as it was written before chance was sealed."""
    fields = json.loads(game.save())
    for name in ("chance", "fingerprint", "keys", "scores", "winners", "seal"):
        fields.pop(name, None)
    return {**fields, "figurka": 1}


def test_of_a_game_of_before_nothing_is_promised() -> None:
    game, random = new_game("farshore", 2, 5, source=Source.CONGRUENTIAL), Random(1)
    while game.decision is not None:
        game.choose(random.randrange(len(game.decision.options)))
    old = standings(json.dumps(before_sealing(game)))
    assert {claim for claim, standing in old.items() if standing is UNKNOWN} == {
        "chance",
        "seed",
        "end",
        "seal",
    }
    assert old["choices"] is HOLDS
    assert standings(game.save())["chance"] is UNKNOWN, "its file is new, its chance is not"


def test_under_other_rules_nothing_fails_and_nothing_is_proven() -> None:
    fields = json.loads(played())
    text = sealed_anew({**fields, "rules": fields["rules"] + 1})
    assert failing(text) == set()
    assert standings(text)["choices"] is UNKNOWN
    assert "end" not in standings(text)
    assert verify(text).standing is UNKNOWN
    assert failing(changed(rules=fields["rules"] + 1)) == {"seal"}


def test_an_open_seed_is_told() -> None:
    def message(text: str) -> str:
        return next(check for check in verify(text).checks if check.claim == "chance").message.id

    game, random = new_game("farshore", 2, 5), Random(1)
    while game.decision is not None:
        game.choose(random.randrange(len(game.decision.options)))
    assert message(game.save()) == "fair-chance-open"
    assert message(played()) == "fair-chance-holds"
    marked = changed(open_seed=True)
    assert message(marked) == "fair-chance-open"
    assert verify(marked).seal != verify(played()).seal, "the mark cannot be taken off under the same seal"
    assert verify(game.save()).standing is HOLDS
