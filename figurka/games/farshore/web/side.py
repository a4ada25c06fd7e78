"""The side of the page: the other players and the rival captain."""

from figurka.games.farshore.rules.shape import HoldingsView, PlayerView, RivalView
from figurka.games.farshore.web.cards import CardSight, see_card
from figurka.games.farshore.web.scene import Piece, Scene


class PlayerSight(PlayerView):
    """A player as the others see him."""

    piece: Piece
    cards: list[CardSight]
    total: int


class RivalSight(RivalView):
    """The rival captain."""

    cards: list[CardSight]
    total: int


def see_side(scene: Scene) -> dict[str, object]:
    """All but the viewer."""
    others = [see_player(scene, scene.players[seat]) for seat in other_seats(scene)]
    rival = see_rival(scene, scene.view["rival"]) if scene.view["rival"] is not None else None
    return {"others": others, "rival": rival}


def other_seats(scene: Scene) -> list[int]:
    """The seats of all players but the viewer, in turn order after him."""
    count, viewer = len(scene.players), scene.sight.viewer
    start = scene.view["first"] if viewer is None else viewer + 1
    return [(start + step) % count for step in range(count) if (start + step) % count != viewer]


def see_player(scene: Scene, player: PlayerView) -> PlayerSight:
    """A player with his piece, his cards and his points."""
    return {
        **player,
        "piece": scene.piece(player["seat"], ""),
        "cards": see_cards(scene, player),
        "total": sum(player["score"].values()),
    }


def see_rival(scene: Scene, rival: RivalView) -> RivalSight:
    """The rival captain with his cards and his points."""
    return {**rival, "cards": see_cards(scene, rival), "total": sum(rival["score"].values())}


def see_cards(scene: Scene, holdings: HoldingsView) -> list[CardSight]:
    """The cards of a city, small."""
    return [see_card(scene, "side", standing["card"], "", "") for standing in holdings["city"]]
