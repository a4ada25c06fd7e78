"""From a game to numbers: the features of the position, and what is asked."""

from functools import cache
from typing import Any

from figurka.core.decision import OneOfSeveral
from figurka.core.game import Game
from figurka.core.registry import find_part, find_rules
from figurka.envs.features import Block, Features, fellows
from figurka.envs.plain import PlainFeatures
from figurka.envs.sides import sides_of
from figurka.envs.vocabulary import Vocabulary, read_vocabulary

MOST_SIDES = 8


def features_of(game: str, seats: int) -> Features[Any]:
    """The features that a game declares, or those of any game."""
    part = find_part(game, "features")
    if part is None:
        return PlainFeatures(find_rules(game), seats)
    features: Features[Any] = part.FEATURES(seats)
    return features


class Encoder:
    """Reads games of one kind as numbers; `names` tells what each of them means."""

    def __init__(self, game: str, seats: int, vocabulary: Vocabulary) -> None:
        features = features_of(game, seats)
        self.features = features
        self.vocabulary = vocabulary
        self.kind_at = {kind: place for place, kind in enumerate(vocabulary.kinds, 1)}
        block, count = features.block, features.count
        self.over = count("over", "whether the game is over")
        self.asked = block("asked", fellows(MOST_SIDES), "who is asked")
        self.kind = block("kind", ("other", *vocabulary.kinds), "what is asked")
        self.left = count("choices.left", "how many choices alike are still to be made, this one included")
        self.made = count("choices.made", "how many were made before")
        self.because = block("because", ("other", *vocabulary.causes), "because of what it is asked")
        self.large, self.small = features.large, features.small
        self.size = self.large + self.small

    @property
    def version(self) -> str:
        """What a learner's memory must agree with: features and vocabulary."""
        return f"{self.features.version}.{self.vocabulary.version}"

    @property
    def blocks(self) -> list[Block]:
        """What the numbers tell, in their order: first the large ones."""
        return sorted(self.features.blocks, key=lambda block: (not block.large, block.start))

    @property
    def names(self) -> list[str]:
        """The name of each number."""
        return [name for block in self.blocks for name in block.names]

    def read(self, game: Game[Any], seat: int) -> tuple[list[float], bytearray]:
        """What a seat may see of a game: the large numbers, then the small ones."""
        small, large = bytearray(self.small), [0.0] * self.large
        self.features.write(game.state, seat, small, large)
        self.write_question(game, seat, small)
        return large, small

    def write_question(self, game: Game[Any], seat: int, small: bytearray) -> None:
        """What is asked, as the seat hears of it."""
        decision = game.decision
        if decision is None:
            small[self.over] = 1
            return
        sides = sides_of(game)
        small[self.asked + (decision.seat - seat) % sides] = 1
        small[self.kind + self.kind_at.get(decision.kind, 0)] = 1
        if decision.seat == seat and isinstance(decision, OneOfSeveral):
            small[self.left] = min(max(decision.left, 0), 255)
            small[self.made] = min(decision.count, 255)
        heard = decision if decision.seat == seat else game.rules.overheard(decision)
        if heard.because is not None:
            place = self.vocabulary.reasons(seat, sides).get(heard.because.key, -1)
            small[self.because + place + 1] = 1


@cache
def encoder_for(game: str, seats: int, version: int | None = None) -> Encoder:
    """The encoder of a game at a number of seats, made once."""
    return Encoder(game, seats, read_vocabulary(game, version))
