"""The end of a game: who won, and where everybody's points are from."""

from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from figurka.core.game import Game
from figurka.locales import Words


def show_ending(
    game: Game[Any], viewer: int | None, names: tuple[str, ...], words: Words, screen: Console
) -> None:
    """Say who won and show the points by their sources."""
    view: dict[str, Any] = game.view(viewer)
    screen.print()
    screen.print(Text(winners_sentence(game, view, viewer, names, words), "bold"))
    screen.print(draw_scores(game, view, names, words))


def winners_sentence(
    game: Game[Any], view: dict[str, Any], viewer: int | None, names: tuple[str, ...], words: Words
) -> str:
    """Who won, told to the viewer."""
    winners = game.winners
    if viewer is not None and winners == [viewer]:
        return words("cli-won-you")
    if not winners:
        rivals = figures(view)
        if not rivals:
            return words("cli-won-nobody")
        best = max(rivals, key=lambda seat: sum(rivals[seat]["score"].values()))
        return words("cli-won-rival", rival=names[best])
    if len(winners) == 1:
        return words("cli-won-one", player=names[winners[0]])
    return words("cli-won-several", players=", ".join(names[seat] for seat in winners))


def figures(view: dict[str, Any]) -> dict[int, dict[str, Any]]:
    """Those who act without a seat, by the numbers after the seats: a rival, or bots."""
    if view.get("rival") is not None:
        return {len(view["players"]): view["rival"]}
    bots = view.get("bots") or {"bots": []}
    return {bot["seat"]: bot for bot in bots["bots"]}


def draw_scores(game: Game[Any], view: dict[str, Any], names: tuple[str, ...], words: Words) -> Table:
    """Points by source and seat; where a game does not split them, the totals."""
    columns = [(names[seat], player) for seat, player in enumerate(view.get("players", []))]
    columns += [(names[seat], figure) for seat, figure in figures(view).items()]
    scores = [player.get("score", {}) for _, player in columns]
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
