"""The end of a game: who won, and where everybody's points are from."""

from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from figurka.cli.drawing import find_table
from figurka.cli.scene import Scene
from figurka.core.game import Game
from figurka.locales import Words


def show_ending(
    game: Game[Any], viewer: int | None, names: tuple[str, ...], words: Words, screen: Console
) -> None:
    """Say who won, or whether all did, and show the points by their sources."""
    view: dict[str, Any] = game.view(viewer)
    screen.print()
    screen.print(Text(winners_sentence(game, view, viewer, names, words), "bold"))
    for line in find_table(game.rules.name).missing(Scene(view, words, names, screen.width)):
        screen.print(line)
    screen.print(draw_scores(game, view, names, words))


def winners_sentence(
    game: Game[Any], view: dict[str, Any], viewer: int | None, names: tuple[str, ...], words: Words
) -> str:
    """Who won, told to the viewer."""
    winners = game.winners
    if viewer is not None and winners == [viewer]:
        return words("cli-won-you")
    if game.rules.cooperative:
        return words("cli-won-together" if winners else "cli-lost-together", seats=game.config.seats)
    if not winners:
        rivals = game.rules.rivals(view)
        if not rivals:
            return words("cli-won-nobody")
        totals = [sum(rival["score"].values()) for rival in rivals]
        return words("cli-won-rival", rival=names[game.config.seats + totals.index(max(totals))])
    if len(winners) == 1:
        return words("cli-won-one", player=names[winners[0]])
    return words("cli-won-several", players=", ".join(names[seat] for seat in winners))


def draw_scores(game: Game[Any], view: dict[str, Any], names: tuple[str, ...], words: Words) -> Table:
    """Points by source and seat; where a game does not split them, the totals."""
    scores = [player.get("score", {}) for player in (*view.get("players", ()), *game.rules.rivals(view))]
    table = Table(box=box.SIMPLE_HEAD, show_footer=True)
    table.add_column("", words("cli-score-total"))
    totals = [sum(score.values()) for score in scores] if scores and all(scores) else game.scores
    for seat, total in enumerate(totals):
        crown = " ★" if seat in game.winners else ""
        table.add_column(f"{names[seat]}{crown}", str(total), justify="right", footer_style="bold")
    for source in scores[0] if scores else ():
        message = f"{game.rules.name}-score-{source}"
        name = words(message) if words.knows(message) else source
        table.add_row(name, *(str(score[source]) for score in scores))
    return table
