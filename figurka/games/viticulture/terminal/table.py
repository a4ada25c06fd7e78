"""The table of Viticulture: board, players, the own vineyard and hand, as wide as the terminal allows."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.text import Text

from figurka.cli.frames import beside
from figurka.cli.plain import ONWARD, PlainTable
from figurka.cli.scene import Term, Thing
from figurka.core.decision import Decision, Option
from figurka.games.viticulture.content.board import ROWS
from figurka.games.viticulture.rules.things import PASS
from figurka.games.viticulture.rules.year import END_AT
from figurka.games.viticulture.terminal.board import draw_board, phase
from figurka.games.viticulture.terminal.content import content
from figurka.games.viticulture.terminal.details import detail
from figurka.games.viticulture.terminal.folding import (
    BOARD,
    HAND,
    MAT,
    PLAYERS,
    board_line,
    fold_order,
    hand_on_line,
    mat_line,
    players_line,
)
from figurka.games.viticulture.terminal.marks import own_player
from figurka.games.viticulture.terminal.mat import draw_hand, draw_mat, hand_counts, purse
from figurka.games.viticulture.terminal.names import things
from figurka.games.viticulture.terminal.players import draw_players
from figurka.games.viticulture.terminal.scene import Scene
from figurka.games.viticulture.terminal.terms import legend, terms
from figurka.locales import Words

BOARD_WIDTH = 74
"""The columns of the board where something stands beside it."""
SPREAD = 140
"""From this width on something does."""


class ViticultureTable(PlainTable):
    """Draws Viticulture."""

    letters: ClassVar = {**PlainTable.letters, PASS.key: ONWARD}
    numbers: ClassVar = {row.key: row.index + 1 for row in ROWS}
    left: tuple[str, ...] = (BOARD,)
    right: tuple[str, ...] = (PLAYERS, MAT)
    """What stands side by side where the terminal is wide."""
    order: tuple[str, ...] = (BOARD, PLAYERS, MAT, HAND)
    """What stands under each other; what is needed most at the bottom, near the question."""

    def draw(self, scene: Scene) -> RenderableType:
        """The whole table; below it what is folded, since that must not scroll out of sight."""
        whole = [name for name in self.order if name not in scene.folded]
        wide = scene.width >= SPREAD and any(each in whole for each in self.left)
        wide = wide and any(each in whole for each in self.right)
        widths = (BOARD_WIDTH, scene.width - BOARD_WIDTH) if wide else (scene.width, scene.width)
        frames = {name: self.frame(name, scene, *widths) for name in whole}
        folded = [self.line(name, scene) for name in self.order if name in scene.folded]
        if not wide:
            return Group(*present(*frames.values(), *folded))
        left, right = (
            Group(*present(*(frames[name] for name in side if name in whole)))
            for side in (self.left, self.right)
        )
        below = [frames[name] for name in whole if name not in (*self.left, *self.right)]
        return Group(*present(beside(left, right, left_width=BOARD_WIDTH), *below, *folded))

    def frame(self, part: str, scene: Scene, left: int, right: int) -> RenderableType | None:
        """A part whole; what is to the left and to the right has so many columns."""
        if part == BOARD:
            return draw_board(scene)
        if part == PLAYERS:
            return draw_players(scene)
        return draw_mat(scene, right) if part == MAT else draw_hand(scene)

    def line(self, part: str, scene: Scene) -> RenderableType | None:
        """A part folded."""
        if part == BOARD:
            return board_line(scene)
        if part == PLAYERS:
            return players_line(scene)
        return mat_line(scene) if part == MAT else hand_on_line(scene)

    def foldable(self, decision: Decision | None, scene: Scene) -> Sequence[str]:
        """The parts that the question is not about, the least needed first."""
        return fold_order(decision, scene)

    def parts(self, scene: Scene) -> Mapping[str, RenderableType]:
        """All frames of the table."""
        frames = {name: self.frame(name, scene, scene.width, scene.width) for name in self.order}
        named = {scene.words(f"cli-viticulture-{name}"): frame for name, frame in frames.items()}
        return {name: part for name, part in named.items() if part is not None}

    def legend(self, words: Words) -> RenderableType | None:
        """What the signs and letters mean."""
        return legend(words)

    def status(self, scene: Scene) -> RenderableType | None:
        """The viewer's lira, points, income, workers and cards, and the season."""
        player = own_player(scene.view)
        if player is None:
            return None
        now = Text(f"   {phase(scene)}", "dim")
        return Text.assemble(purse(player, scene), "   ", hand_counts(player), now)

    def detail(self, option: Option, scene: Scene) -> Text:
        """What choosing the thing brings, costs or needs."""
        return detail(option, scene)

    def things(self, scene: Scene) -> list[Thing]:
        """Places for workers, cards, structures and fields."""
        return things(scene)

    def terms(self, words: Words) -> list[Term]:
        """Cards, structures, actions, signs and words."""
        return terms(words)

    def is_final(self, key: str, scene: Scene) -> bool:
        """Whoever passes in the winter of the last year has played his last."""
        ends = any(player["vp"] >= END_AT for player in scene.view["players"])
        return key == PASS.key and scene.view["phase"] == "winter" and ends

    def content(self, words: Words) -> str | None:
        """All cards, structures, parents and actions as Markdown."""
        return content(words)


def present(*parts: RenderableType | None) -> list[RenderableType]:
    """The parts that there are."""
    return [part for part in parts if part is not None]
