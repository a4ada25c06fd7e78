"""The table of Viticulture: board, players, the own vineyard and hand, as wide as the terminal allows."""

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.text import Text

from figurka.cli.frames import beside
from figurka.cli.plain import PlainTable
from figurka.cli.scene import Term, Thing
from figurka.core.decision import Option
from figurka.games.viticulture.rules.things import PASS
from figurka.games.viticulture.rules.year import END_AT
from figurka.games.viticulture.terminal.board import draw_board, phase
from figurka.games.viticulture.terminal.content import content
from figurka.games.viticulture.terminal.details import detail
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

    def draw(self, scene: Scene) -> RenderableType:
        """The whole table, what is needed most at the bottom, near the question."""
        hand = draw_hand(scene)
        if scene.width < SPREAD:
            parts = present(draw_board(scene), draw_players(scene), draw_mat(scene, scene.width), hand)
            return Group(*parts)
        side = Group(*present(draw_players(scene), draw_mat(scene, scene.width - BOARD_WIDTH)))
        return Group(*present(beside(draw_board(scene), side, left_width=BOARD_WIDTH), hand))

    def parts(self, scene: Scene) -> Mapping[str, RenderableType]:
        """All frames of the table."""
        words, width = scene.words, scene.width
        drawn = {
            words("cli-viticulture-board"): draw_board(scene),
            words("cli-viticulture-players"): draw_players(scene),
            words("cli-viticulture-mat"): draw_mat(scene, width),
            words("cli-viticulture-hand"): draw_hand(scene),
        }
        return {name: part for name, part in drawn.items() if part is not None}

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
