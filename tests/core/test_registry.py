"""Setting up and loading games: bad input gets an error that says what to do."""

import json
from typing import Any

import pytest

import figurka
from figurka.core.errors import SaveError, SettingsError, UnknownGameError


def test_a_game_is_found_by_name() -> None:
    assert "farshore" in figurka.list_games()
    with pytest.raises(UnknownGameError, match="farshore"):
        figurka.new_game("chess")


@pytest.mark.parametrize("seats", [0, 5, True, "3"])
def test_seats_are_checked(seats: Any) -> None:
    with pytest.raises(SettingsError, match="1, 2, 3, 4"):
        figurka.new_game("farshore", seats)


@pytest.mark.parametrize("seed", [-1, 1 << 256, 2.5, True, "", "-7", "7.5", "9" * 19, "x" * 64, "²"])
def test_the_seed_is_checked(seed: Any) -> None:
    with pytest.raises(SettingsError, match="seed"):
        figurka.new_game("farshore", 2, seed)


@pytest.mark.parametrize(
    ("seats", "settings", "told"),
    [
        (2, {"colour": "blue"}, "level"),
        (1, {"level": "admiral"}, "captain"),
        (1, {"level": 3}, "captain"),
        (2, {"level": "captain"}, "level"),
        (1, {"level": "captain,bosun"}, "level"),
        (2, {"islands": "atlantis"}, "coral_isle"),
        (2, {"islands": "coral_isle,coral_isle"}, "islands"),
        (2, {"islands": "coral_isle,kelp_isle,gull_roost"}, "2"),
    ],
)
def test_settings_are_checked(seats: int, settings: dict[str, Any], told: str) -> None:
    with pytest.raises(SettingsError, match=told):
        figurka.new_game("farshore", seats, 1, **settings)


def test_islands_can_be_chosen_and_are_kept_in_the_save() -> None:
    game = figurka.new_game("farshore", 3, 1, islands=["coral_isle", "mirror_lagoon"])
    names = [island.name for island in game.state.islands]
    assert names[:2] == ["coral_isle", "mirror_lagoon"]
    assert len(set(names)) == 3
    loaded = figurka.load_game(game.save())
    assert loaded.view() == game.view()


@pytest.mark.parametrize("seed", [7, "7", (1 << 256) - 1, "0" * 63 + "7", f"{3**161:064x}"])
def test_a_seed_is_a_number_or_what_a_finished_game_told(seed: Any) -> None:
    game = figurka.new_game("farshore", 2, seed)
    again = figurka.new_game("farshore", 2, json.loads(game.save())["seed"])
    assert again.view(0) == game.view(0)


def test_without_a_seed_chance_gives_one_that_is_kept() -> None:
    game = figurka.new_game("farshore", 2)
    assert figurka.load_game(game.save()).config.seed == game.config.seed


def damaged(**changes: Any) -> str:
    """A save file in which some fields are other than they should be."""
    return json.dumps(json.loads(figurka.new_game("farshore", 2, 1).save()) | changes)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "JSON"),
        ("{", "JSON"),
        ("[1, 2]", "figurka"),
        ('{"pgn": "1. e4"}', "figurka"),
        (damaged(figurka=99), "99"),
        (damaged(choices="none"), "choices"),
        (damaged(choices=[0, "1"]), "choices"),
        (damaged(choices=[True]), "choices"),
        (damaged(seats=None), "seats"),
        (damaged(settings=[]), "settings"),
        (damaged(choices=[0, 0, 99], keys=["keep", "keep", "pass"]), "3"),
        (damaged(choices=[0], keys=[]), "keys"),
        (damaged(keys=[7], choices=[0]), "keys"),
        (damaged(seed="0x7"), "seed"),
        (damaged(chance="dice"), "chance"),
        (damaged(rules=0, choices=[0], keys=["swap"]), "number 1 is no longer possible"),
    ],
)
def test_a_damaged_or_foreign_save_gets_a_clear_error(text: str, told: str) -> None:
    with pytest.raises(SaveError, match=told):
        figurka.load_game(text)


def test_a_save_of_a_game_that_is_not_installed_says_so() -> None:
    with pytest.raises(UnknownGameError, match="pachisi"):
        figurka.load_game(damaged(game="pachisi"))


def test_too_many_choices_are_an_error_not_a_crash() -> None:
    saved = json.loads(figurka.new_game("farshore", 2, 1).save())
    saved |= {"choices": [0] * 100_000, "keys": ["keep"] * 100_000}
    with pytest.raises(SaveError):
        figurka.load_game(json.dumps(saved))


def test_a_setting_whose_choices_are_numerals_takes_numbers() -> None:
    assert figurka.new_game("tapestry", 1, 1, level=6).config.settings["level"] == ("6",)
    assert figurka.new_game("tapestry", 1, 1, level=[6]).config.settings["level"] == ("6",)
    with pytest.raises(SettingsError, match="60"):
        figurka.new_game("tapestry", 1, 1, level=60)
    for wrong in (True, 6.0, None):
        with pytest.raises(SettingsError, match="takes names"):
            figurka.new_game("tapestry", 1, 1, level=wrong)
    with pytest.raises(SettingsError, match="takes names"):
        figurka.new_game("farshore", 1, 1, level=1)
