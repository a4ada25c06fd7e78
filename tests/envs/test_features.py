"""What observations tell: every number has a name, lies in its range, and agrees with the view."""

from collections import Counter
from hashlib import blake2b
from typing import Any

import numpy as np
import pytest

from figurka.core.decision import OneOfSeveral
from figurka.envs.encoder import MOST_SIDES, encoder_for, features_of
from figurka.envs.episode import Episode
from figurka.envs.features import bits, fellows
from figurka.games.farshore.features import FarshoreFeatures
from figurka.games.farshore.rules.state import FarshoreState
from tests.cli.terminal import figurka
from tests.envs import test_hidden
from tests.envs.kit import EVERYWHERE, GAMES, asked_in, opened

FINGERPRINTS = {
    "farshore": (1, "3d9f8831eb734710"),
    "tapestry": (1, "4684a660ba06458d"),
    "viticulture": (1, "026d1fbeda07f2a4"),
    "viticulture-world": (1, "d3fabac5ecd8e7a6"),
}
"""Of the names of each game's features at three seats, with their version: whoever changes them raises it."""


def seen(episode: Episode, seat: int) -> dict[str, float]:
    names = episode.kind.encoder.names
    return dict(zip(names, episode.observe(seat).tolist(), strict=True))


def counted(numbers: dict[str, float], prefix: str) -> dict[str, float]:
    start = f"{prefix}."
    return {
        name.removeprefix(start): number
        for name, number in numbers.items()
        if number and name.startswith(start)
    }


@pytest.mark.parametrize("name", GAMES)
def test_features_change_only_with_their_version(name: str) -> None:
    features = features_of(name, 3)
    told = "\n".join(f"{block.name} {block.parts}" for block in features.blocks)
    assert (features.version, blake2b(told.encode(), digest_size=8).hexdigest()) == FINGERPRINTS[name]


@pytest.mark.parametrize(("name", "seats"), EVERYWHERE)
def test_every_number_has_a_name_and_a_meaning(name: str, seats: int) -> None:
    encoder = encoder_for(name, seats)
    assert len(encoder.names) == len(set(encoder.names)) == encoder.size
    assert all(block.about for block in encoder.blocks)


@pytest.mark.parametrize("name", GAMES)
def test_all_positions_can_be_told_in_numbers(name: str) -> None:
    decisions = 0
    for game, decision in asked_in(name, games=12, seed=7_000_000):
        decisions += 1
        if decisions % 7:
            continue
        encoder = encoder_for(name, game.config.seats)
        large, small = encoder.read(game, decision.seat)
        assert len(large) + len(small) == encoder.size
        assert small[encoder.asked] == 1
        assert small[encoder.kind] == 0, f"{decision.kind} is no known kind"
        left = decision.left if isinstance(decision, OneOfSeveral) else 0
        assert small[encoder.left] == left
    assert decisions > 500


def test_farshore_tells_what_its_view_tells() -> None:
    for choices in (0, 40, 120):
        episode = opened("farshore", 3, seed=4, choices=choices)
        seat = episode.seat
        view: Any = episode.game.view(seat)
        numbers = seen(episode, seat)
        own, fellow = view["players"][seat], view["players"][(seat + 1) % 3]
        assert counted(numbers, "me.hand") == Counter(own["hand"])
        assert counted(numbers, "me.city") == Counter(card["card"] for card in own["city"])
        assert counted(numbers, "+1.goods") == {name: n for name, n in fellow["goods"].items() if n}
        assert numbers["+1.score"] == sum(fellow["score"].values())
        assert counted(numbers, "discarded") == Counter(view["discard"]["known"])
        assert counted(numbers, "bay") == Counter(
            {place["card"]: place["count"] for place in view["bay"] if place}
        )


def test_tapestry_tells_what_its_view_tells() -> None:
    for seats, choices in ((1, 20), (3, 80), (5, 120)):
        episode = opened("tapestry", seats, seed=2, choices=choices)
        seat = episode.seat
        view: Any = episode.game.view(seat)
        numbers = seen(episode, seat)
        own = view["players"][seat]
        assert counted(numbers, "me.hand") == Counter(own["hand"])
        assert counted(numbers, "me.resources") == {name: n for name, n in own["resources"].items() if n}
        assert numbers["me.vp"] == own["vp"]
        assert counted(numbers, "display") == Counter(view["display"])
        built = "".join(own["city"]["grid"])
        assert sum(counted(numbers, "me.filled").values()) == sum(sign != "." for sign in built)
        controlled = [hex_ for hex_ in view["map"]["hexes"] if hex_["controller"] == seat]
        assert {f"{each['q']},{each['r']}" for each in controlled} == {*counted(numbers, "me.controls")}
        shown = [hex_ for hex_ in view["map"]["hexes"] if hex_["corners"]]
        corners = [f"{at}.{name}" for at, name in enumerate(shown[0]["corners"])]
        assert [*counted(numbers, f"hex.{shown[0]['q']},{shown[0]['r']}")] == corners


@pytest.mark.parametrize("name", ["viticulture", "viticulture-world"])
def test_viticulture_tells_what_its_view_tells(name: str) -> None:
    for choices in (20, 200):
        episode = opened(name, 3, seed=3, choices=choices)
        seat = episode.seat
        view: Any = episode.game.view(seat)
        numbers = seen(episode, seat)
        own, fellow = view["players"][seat], view["players"][(seat + 1) % 3]
        names = [card.partition(":")[2] for card in counted(numbers, "me.hand")]
        assert {*names} == {card for cards in own["hand"].values() for card in cards}
        assert numbers["me.lira"] == own["lira"]
        assert numbers["+1.vp"] == fellow["vp"]
        for colour in ("red", "white"):
            assert [*counted(numbers, f"me.grape.{colour}")] == [
                str(value) for value in own["grapes"][colour]
            ]
        assert {*counted(numbers, "me.structure")} == {*own["structures"]}
        assert counted(numbers, "phase") == {view["phase"]: 1}


def test_the_question_is_told() -> None:
    episode = opened("farshore", 3, seed=4, choices=60)
    decision = episode.game.decision
    assert decision is not None
    mine, others = seen(episode, decision.seat), seen(episode, (decision.seat + 1) % 3)
    assert counted(mine, "asked") == {"me": 1}
    assert counted(others, "asked") == {"+2": 1}
    assert counted(mine, "kind") == counted(others, "kind") == {decision.kind: 1}
    assert fellows(MOST_SIDES)[-1] == "+7"


def test_a_game_that_is_over_says_so() -> None:
    episode = opened("tapestry", 2, choices=10_000)
    assert episode.over
    numbers = seen(episode, 0)
    assert numbers["over"] == 1
    assert not counted(numbers, "kind")
    assert not episode.mask().any()


@pytest.mark.usefixtures("pebbles")
def test_a_game_without_features_tells_the_numbers_of_its_view() -> None:
    episode = opened("pebbles", 2)
    view, numbers = episode.game.view(0), seen(episode, 0)
    told = {name for name, value in view.items() if isinstance(value, int) and name != "over"}
    assert told <= numbers.keys()
    assert all(numbers[name] == view[name] for name in told)
    while not episode.over:
        episode.act(episode.actions[-1])
    assert sum(episode.rewards()) == 1


def test_masks_as_bits() -> None:
    assert bits(0b1011, 6) == bytes((1, 1, 0, 1, 0, 0))
    assert bits(1 << 70, 81)[70] == 1
    assert bits(0b111, 2) == bytes((1, 1))


def test_a_feature_that_tells_a_secret_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = FarshoreFeatures.write

    def telling(
        self: FarshoreFeatures, state: FarshoreState, seat: int, small: bytearray, large: list[float]
    ) -> None:
        honest(self, state, seat, small, large)
        large[0] = sum(card.rank for player in state.players if player.seat != seat for card in player.hand)

    monkeypatch.setattr(FarshoreFeatures, "write", telling)
    with pytest.raises(AssertionError, match=r"me\.score"):
        test_hidden.test_observations_stay_when_hidden_things_are_dealt_anew("farshore")


def test_the_command_explains_the_numbers() -> None:
    told = figurka("features", "farshore", "--seats", "2").output
    encoder = encoder_for("farshore", 2)
    assert f"Numbers: {encoder.size}." in told
    rows = [line.split("|") for line in told.splitlines() if line.startswith("| ") and "`" in line]
    assert [row[2].strip(" `") for row in rows] == [block.name for block in encoder.blocks]
    assert rows[-1][1].strip().endswith(str(encoder.size - 1))
    assert figurka("features", "farshore", "--seats", "9").exit_code == 2


def test_there_are_no_other_seats() -> None:
    episode = opened("tapestry", 1)
    with pytest.raises(IndexError, match="no seat"):
        episode.observe(-1)
    with pytest.raises(IndexError, match="no seat"):
        episode.observe(1)


def test_arrays_hold_what_was_read() -> None:
    episode = opened("viticulture", 4, choices=50)
    large, small = episode.kind.encoder.read(episode.game, episode.seat)
    assert np.array_equal(episode.observe(episode.seat), np.array([*large, *small], np.float32))
