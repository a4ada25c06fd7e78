"""Actions mean the same in every run, no two options share one, and what is unknown is met honestly."""

from hashlib import blake2b
from pathlib import Path
from random import Random

import pytest

from figurka.cli.learners import list_actions
from figurka.core.decision import SEATS, Option
from figurka.core.registry import find_rules, list_games, new_game
from figurka.envs import growing, vocabulary
from figurka.envs.sides import sides_of
from figurka.envs.vocabulary import (
    OTHERS,
    PLACES,
    Vocabulary,
    VocabularyError,
    file_of,
    keys_of,
    name_of,
    parse,
    read_vocabulary,
)
from figurka.games.tapestry.content.cards import TRAP
from figurka.games.tapestry.rules.things import LaidAt
from tests.cli.terminal import figurka
from tests.envs.kit import GAMES, asked_in

FINGERPRINTS = {
    "farshore": "e5a9d00444d127c1",
    "tapestry": "a12cb86c7e5c1f28",
    "viticulture": "fa43f1c9d24bacf7",
    "viticulture-world": "8d634cd0bc230cbf",
}
"""Of version 1 of each vocabulary: what was learned with it must mean the same for ever."""
RARE = 1 / 1000
LINES = ["# head", "[actions]", "a", "b", "= 2", "c", "[kinds]", "k", "= 3", "l", "[causes]", "x"]


def fingerprint(name: str, version: int) -> str:
    known = read_vocabulary(name, version)
    words = "\n".join([*known.actions, "", *known.kinds, "", *known.causes])
    return blake2b(words.encode(), digest_size=8).hexdigest()


@pytest.mark.parametrize("name", GAMES)
def test_the_first_version_never_changes(name: str) -> None:
    assert fingerprint(name, 1) == FINGERPRINTS[name]


@pytest.mark.parametrize("name", GAMES)
def test_no_two_options_share_an_action_and_others_are_rare(name: str) -> None:
    known, decisions, others = read_vocabulary(name), 0, 0
    for game, decision in asked_in(name, games=24, seed=5_000_000):
        actions = known.choices(decision.options, decision.seat, sides_of(game))
        assert len(set(actions)) == len(decision.options)
        decisions += 1
        others += min(actions) < OTHERS
    assert decisions > 1000
    assert others < decisions * RARE


@pytest.mark.parametrize("name", GAMES)
def test_an_action_is_named_after_the_key_of_its_option(name: str) -> None:
    known = read_vocabulary(name)
    for game, decision in asked_in(name, games=2, seed=6_000_000):
        sides, seat = sides_of(game), decision.seat
        actions = known.choices(decision.options, seat, sides)
        for option, action in zip(decision.options, actions, strict=True):
            if action >= OTHERS:
                assert known.actions[action] == name_of(option, seat, sides)
                assert list(keys_of(known.actions[action], seat, sides)) == [option.key]


@pytest.mark.parametrize("name", GAMES)
def test_what_features_foresee_is_in_the_vocabulary(name: str) -> None:
    known = read_vocabulary(name)
    words = {"actions": {*known.actions}, "kinds": {*known.kinds}, "causes": {*known.causes}}
    assert [word for section, word in growing.foreseen(name) if word not in words[section]] == []


def test_a_seat_is_named_as_the_one_who_chooses_sees_it() -> None:
    assert name_of(SEATS[0], seat=2, sides=3) == "seat:+1"
    assert name_of(LaidAt(1, era=1, depth=0, card=TRAP), seat=2, sides=4) == "laid:+3:1:0"
    assert name_of(Option("city:inn+anchor"), seat=2, sides=4) == "city:inn+anchor"
    assert list(keys_of("seat:+1", seat=2, sides=3)) == ["seat:0"]
    assert list(keys_of("seat:+3", seat=2, sides=3)) == []
    assert list(keys_of("make:blush:r5+w3", seat=1, sides=3)) == ["make:blush:r5+w3"]


def test_an_earlier_version_is_a_beginning_of_the_later_one() -> None:
    sections, newest = parse(LINES)
    assert newest == 3
    assert sections["actions"] == [("a", 1), ("b", 1), ("c", 2)]
    assert sections["kinds"] == [("k", 1), ("l", 3)]
    assert sections["causes"] == [("x", 1)]


def test_a_version_can_be_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "vocabulary.txt"
    file.write_text("\n".join(LINES), encoding="utf-8")
    monkeypatch.setattr(vocabulary, "file_of", lambda game: file)
    assert read_vocabulary("any").actions[OTHERS:] == ("a", "b", "c")
    assert read_vocabulary("any", 1).actions[OTHERS:] == ("a", "b")
    assert read_vocabulary("any", 2).kinds == ("k",)
    with pytest.raises(VocabularyError, match="no version 4"):
        read_vocabulary("any", 4)


def test_options_outside_of_the_vocabulary_have_actions_by_their_place() -> None:
    known = Vocabulary("any", 1, 2, {"actions": ["a", "b"]})
    assert known.choices([Option("x"), Option("b"), Option("y")], 0, 2) == [0, 3, 1]
    assert known.choices([Option("a"), Option("a")], 0, 2) == [2, 0]
    with pytest.raises(VocabularyError, match="“z”"):
        known.choices([Option("x"), Option("y"), Option("z")], 0, 2)


def test_nothing_is_named_twice() -> None:
    with pytest.raises(ValueError, match="twice"):
        Vocabulary("any", 1, 2, {"actions": ["a", "a"]})


@pytest.mark.usefixtures("pebbles")
def test_a_game_without_a_vocabulary_is_played_by_places() -> None:
    known = read_vocabulary("pebbles")
    assert len(known) == known.others == PLACES
    game = new_game("pebbles", 2, 1)
    assert game.decision is not None
    assert known.choices(game.decision.options, 0, 2) == list(range(len(game.decision.options)))


def test_growing_adds_at_the_end_and_raises_the_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "vocabulary.txt"
    monkeypatch.setattr(growing, "file_of", lambda game: file)
    monkeypatch.setattr(growing, "foreseen", lambda game: iter([("actions", "z"), ("actions", "y")]))
    first = growing.grow("farshore", games=0)
    assert first["actions"] == ["z", "y"]
    assert file.read_text("utf-8").split("[actions]\n")[1].startswith("y\nz\n\n[kinds]")
    second = growing.grow("farshore", games=1)
    assert "turn" in second["kinds"]
    sections, newest = parse(file.read_text("utf-8").splitlines())
    assert newest == 2
    assert sections["actions"][:2] == [("y", 1), ("z", 1)]
    assert {since for _, since in sections["actions"][2:]} == {2}
    told = file.read_text("utf-8")
    assert not any(growing.grow("farshore", games=1).values())
    assert file.read_text("utf-8") == told


def test_the_files_are_what_growing_writes() -> None:
    for name in GAMES:
        file = file_of(name)
        assert file is not None
        text = file.read_text("utf-8")
        sections, _ = parse(text.splitlines())
        nothing: dict[str, list[str]] = {section: [] for section in sections}
        assert growing.written(name, sections, nothing, 9) == text


def test_every_game_to_be_learned_has_a_vocabulary() -> None:
    for name in list_games():
        file = file_of(name)
        assert (file is not None and file.is_file()) == (not find_rules(name).companion_of)


def test_the_command_lists_the_actions() -> None:
    lines = figurka("actions", "farshore").output.splitlines()
    assert lines == list_actions("farshore").splitlines()
    assert len(lines) == len(read_vocabulary("farshore"))
    number, name = lines[-1].split()
    assert read_vocabulary("farshore").number(name) == int(number) == len(lines) - 1


def test_the_command_lets_a_vocabulary_grow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "vocabulary.txt"
    monkeypatch.setattr(growing, "file_of", lambda game: file)
    told = figurka("actions", "farshore", "--grow", "1").output
    assert told.startswith("Games played: 1. New actions: ")
    assert "  hand:inn" in told.splitlines()
    assert file.is_file()


def test_players_of_all_moods_choose_among_the_options() -> None:
    game = new_game("farshore", 2, 3)
    decision = game.decision
    assert decision is not None
    for mood in range(3):
        choices = {growing.chosen(game, decision, Random(seed), mood) for seed in range(20)}
        assert choices <= set(range(len(decision.options)))
