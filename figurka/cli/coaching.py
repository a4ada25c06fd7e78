"""A hint at the terminal: the best options, how they come out and why."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from figurka.cli.scene import Scene
from figurka.coach import Advice, Choice, Weigher, reasons_of
from figurka.coach.telling import heading, told_behind
from figurka.core.chance import agent_seed
from figurka.core.game import Game
from figurka.locales import capital

SECONDS: Final = 2.4
"""So long the coach thinks whenever he is asked: again about the same question, he goes on."""


class TerminalCoach:
    """Thinks about what is asked now, and on about it if he is asked once more."""

    def __init__(self) -> None:
        self._asked: list[int] | None = None
        self._weigher: Weigher | None = None

    def advise(self, game: Game[Any]) -> Iterator[Advice]:
        """What the coach says of the game's decision at first sight, if it is new, and after thinking."""
        if self._weigher is None or self._asked != game.history:
            self._asked = game.history[:]
            seed = agent_seed(game.config.seed, len(game.history))
            self._weigher = Weigher(game.clone(), Random(seed))
            yield self._weigher.advice()
        yield self._weigher.think(SECONDS)


def drawn_advice(game: Game[Any], advice: Advice, scene: Scene[Any]) -> Iterator[RenderableType]:
    """The best options, each with its number, how far it is behind and its reasons."""
    words = scene.words
    yield Text(heading(advice, words), "bold")
    for choice in advice.choices:
        yield from drawn_choice(game, choice, advice, scene)
    if not advice.playouts:
        return
    if any("±" in told_behind(choice, advice, words) for choice in advice.choices):
        yield Text(words("coach-margin"), "dim")
    yield Text(words("coach-playouts", count=advice.playouts), "dim")
    if advice.others:
        yield Text(words("coach-others", count=advice.others), "dim")
    if advice.decided:
        yield Text(words("coach-decided"), "dim")


def drawn_choice(
    game: Game[Any], choice: Choice, advice: Advice, scene: Scene[Any]
) -> Iterator[RenderableType]:
    """One option."""
    words, decision = scene.words, game.decision
    assert decision is not None
    option = decision.options[choice.option]
    label = capital(words.say(game.rules.deed(game.state, decision, option, scene.names)))
    behind = told_behind(choice, advice, words)
    rank = f"{choice.rank}{' =' if advice.shares_rank(choice) else ''}"
    yield Text.assemble(
        (rank, "bold yellow" if choice.rank == 1 else "bold"),
        "  ",
        (scene.number(choice.key), "bold"),
        f" {label}",
        (f"  {behind}" if behind else "", "dim"),
    )
    if not advice.playouts:
        return
    reasons = reasons_of(game, choice, scene.names).messages(game, decision.seat, scene.names)
    if reasons:
        yield Padding(Text(" ".join(capital(words.say(message)) for message in reasons)), (0, 0, 0, 5))
