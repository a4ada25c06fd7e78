"""Points, lira and residual payments."""

from figurka.games.viticulture.rules.state import LOWEST_POINTS, MOST_RESIDUAL, Player, VitState


def gain_points(state: VitState, player: Player, amount: int, branch: int) -> None:
    """Move the points marker forward; the points are counted under a heading."""
    if amount:
        count_points(player, amount, branch)
        state.tell("points", player.seat, count=amount)
        state.edition.scored(state, player)


def lose_points(state: VitState, player: Player, amount: int, branch: int) -> None:
    """Move the points marker back, as far as it goes (V-23, V-79)."""
    lost = min(amount, player.vp - LOWEST_POINTS)
    if lost:
        count_points(player, -lost, branch)
        state.tell("loses-points", player.seat, count=lost)


def count_points(player: Player, change: int, branch: int) -> None:
    """Change the points and what is counted under their heading."""
    points = player.points
    player.vp += change
    player.points = (*points[:branch], points[branch] + change, *points[branch + 1 :])


def gain_lira(state: VitState, player: Player, amount: int) -> None:
    """Take lira from the bank."""
    if amount:
        player.lira += amount
        state.tell("lira", player.seat, count=amount)


def pay_lira(state: VitState, player: Player, amount: int) -> None:
    """Pay lira to the bank."""
    if amount:
        player.lira -= amount
        state.tell("pays", player.seat, count=amount)


def gain_residual(state: VitState, player: Player, amount: int) -> None:
    """Raise the yearly income; above its limit it is lost (V-106)."""
    gained = min(amount, MOST_RESIDUAL - player.residual)
    if gained:
        player.residual += gained
        state.tell("residual", player.seat, count=gained)
