"""Games as learners play them: observations, masks and actions in numbers, and rewards at the end."""

from collections.abc import Sequence
from typing import Any, Final, Literal, TypeAlias, get_args

import numpy as np
from numpy.typing import NDArray

from figurka.core.decision import Option
from figurka.core.errors import ChoiceError, SettingsError
from figurka.core.game import Game
from figurka.core.registry import find_rules, new_game
from figurka.core.saves import load_game
from figurka.envs.encoder import Encoder, encoder_for
from figurka.envs.sides import sides_of
from figurka.envs.vocabulary import Vocabulary
from figurka.locales import Words

Array: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]
SMALL: Final = np.dtype(np.uint8)
Rewards: TypeAlias = Literal["returns", "points"]
REWARDS: Final[tuple[Rewards, ...]] = get_args(Rewards)


class Kind:
    """What all games of one kind have in common: their rules, seats and settings, and their numbers."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        rewards: Rewards = "returns",
        vocabulary: int | None = None,
        checkpoints: bool = True,
        **settings: Any,
    ) -> None:
        self.rules = find_rules(game)
        if self.rules.companion_of:
            raise SettingsError("error-env-companion", game=game, other=self.rules.companion_of)
        if rewards not in REWARDS:
            raise SettingsError("error-env-rewards", rewards=str(rewards), allowed=", ".join(REWARDS))
        self.name = game
        self.settings = settings
        config = self.open(0, seats).config
        self.seats, self._read = config.seats, config.settings
        self.rewards: Rewards = rewards
        self.checkpoints = checkpoints
        self.encoder: Encoder = encoder_for(game, self.seats, vocabulary)
        self.vocabulary: Vocabulary = self.encoder.vocabulary

    def open(self, seed: int, seats: int | None = None, checkpoints: bool = True) -> Game[Any]:
        """A game from its beginning."""
        return new_game(self.name, seats, seed, checkpoints=checkpoints, **self.settings)

    def __deepcopy__(self, memo: dict[int, object]) -> "Kind":
        """It never changes, so that all copies of a game share it."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        told = (self.name, self.seats, self.rewards, self.vocabulary.version, self.checkpoints)
        return remade, (told, dict(self.settings))

    @property
    def told(self) -> dict[str, str]:
        """What makes a kind of games another one."""
        return {
            "game": self.name,
            "seats": str(self.seats),
            "rewards": self.rewards,
            "vocabulary": str(self.vocabulary.version),
            **{name: " ".join(values) for name, values in self._read.items()},
        }

    def __str__(self) -> str:
        return ", ".join(f"{name}={value}" for name, value in self.told.items())

    @property
    def versions(self) -> dict[str, int]:
        """What must be the same wherever what was learned is used again."""
        return {
            "rules": self.rules.version,
            "features": self.encoder.features.version,
            "vocabulary": self.vocabulary.version,
        }


class Episode:
    """A game in numbers, from its beginning to its end."""

    __slots__ = ("actions", "game", "kind", "sides")

    def __init__(self, kind: Kind, game: Game[Any]) -> None:
        self.kind = kind
        self.game = game
        self.sides = sides_of(game)
        self.actions: list[int] = []
        """The action of each option of what is asked now."""
        self._look()

    @classmethod
    def begin(cls, kind: Kind, seed: int) -> "Episode":
        """A new game."""
        return cls(kind, kind.open(seed, kind.seats, kind.checkpoints))

    def _look(self) -> None:
        decision = self.game.decision
        if decision is None:
            self.actions = []
        else:
            self.actions = self.kind.vocabulary.choices(decision.options, decision.seat, self.sides)

    # What is asked

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.decision is None

    @property
    def seat(self) -> int:
        """The seat that is asked; -1 when the game is over."""
        decision = self.game.decision
        return -1 if decision is None else decision.seat

    @property
    def legal_keys(self) -> list[str]:
        """The keys of what can be chosen, in the order of `actions`."""
        decision = self.game.decision
        return [] if decision is None else [option.key for option in decision.options]

    def mask(self) -> Mask:
        """A one for each action that is possible now."""
        marked = bytearray(len(self.kind.vocabulary))
        for action in self.actions:
            marked[action] = 1
        return np.frombuffer(marked, np.int8)

    def observe(self, seat: int) -> Array:
        """What a seat may know, in numbers."""
        row = np.empty(self.kind.encoder.size, np.float32)
        self.write(seat, row)
        return row

    def write(self, seat: int, row: Array) -> None:
        """Write what a seat may know into a row that is there already."""
        if not 0 <= seat < self.kind.seats:
            raise IndexError(f"there is no seat {seat}")
        encoder = self.kind.encoder
        large, small = encoder.read(self.game, seat)
        row[: encoder.large] = large
        row[encoder.large :] = np.frombuffer(small, SMALL)

    # From actions to words and back

    def index(self, action: int) -> int:
        """The place of an action among the options."""
        try:
            return self.actions.index(action)
        except ValueError:
            raise ChoiceError("error-env-action", action=action) from None

    def option(self, action: int) -> Option:
        """The option that an action stands for now."""
        index = self.index(action)
        assert self.game.decision is not None
        return self.game.decision.options[index]

    def action(self, key: str) -> int:
        """The action that stands for the option with this key now."""
        keys = self.legal_keys
        if key not in keys:
            raise ChoiceError("error-env-key", key=key)
        return self.actions[keys.index(key)]

    def say(self, action: int, language: str = "en") -> str:
        """What choosing an action means now, in words."""
        option, game = self.option(action), self.game
        assert game.decision is not None
        return Words(language).say(game.rules.label(game.state, game.decision, option, self.names(language)))

    def names(self, language: str = "en") -> tuple[str, ...]:
        """How the sides are called: the seats by their agents' names, then those who have none."""
        figures = game_figures(self.game, language)
        return (*(f"player_{seat}" for seat in range(self.kind.seats)), *figures)

    # Going on

    def act(self, action: int) -> None:
        """Choose by an action."""
        self.game.choose(self.index(action))
        self._look()

    def rewards(self) -> Sequence[float]:
        """What each seat gets in the end: its share of the win, or its points; zeros before."""
        game = self.game
        if not self.over:
            return [0.0] * self.kind.seats
        return game.returns if self.kind.rewards == "returns" else [float(each) for each in game.scores]

    # Other games from this one

    def clone(self) -> "Episode":
        """The same game once more, to be played on apart."""
        return Episode(self.kind, self.game.clone())

    def __deepcopy__(self, memo: dict[int, object]) -> "Episode":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return loaded, (self.kind, self.game.save())

    def imagine(self, seat: int, seed: int) -> "Episode":
        """A game that the seat could think it is in: all that it cannot see is dealt anew."""
        return Episode(self.kind, self.game.imagine(seat, seed))


def remade(told: tuple[Any, ...], settings: dict[str, Any]) -> Kind:
    """A kind of games as another process knows it."""
    return Kind(*told, **settings)


def loaded(kind: Kind, text: str) -> Episode:
    """An episode as it was saved."""
    return Episode(kind, load_game(text))


def game_figures(game: Game[Any], language: str) -> list[str]:
    """How those without a seat are called."""
    words = Words(language)
    return [words.say(each) for each in game.rules.figures(game.config.seats)]


def render(episode: Episode, language: str = "en") -> str:
    """A game as text: the points, the question, and each option with its action."""
    game, words = episode.game, Words(language)
    names = episode.names(language)
    lines = [words.say(game.rules.title())]
    for seat, points in enumerate(game.scores):
        mark = "*" if seat in game.winners else ">" if seat == episode.seat else " "
        lines.append(f"{mark} {names[seat]}: {points}")
    decision = game.decision
    if decision is not None:
        lines.append(words.say(game.rules.asked(decision, names)))
        lines += [f"{action:6}  {episode.say(action, language)}" for action in episode.actions]
    return "\n".join(lines)
