"""A turn that cannot be taken back says what it has brought to light."""

from figurka.core.game import Game
from figurka.core.registry import new_game
from figurka.games.farshore.rules.state import FarshoreState
from figurka.games.farshore.web.revealing import see_revealed
from figurka.games.farshore.web.scene import Scene
from tests.games.farshore.table import Seat, Table
from tests.web.kit import now_asked, seen


def told(game: Game[FarshoreState], seat: int, language: str = "en") -> str:
    """What the bar says of the turn that the seat has just made."""
    return see_revealed(Scene(seen(game, seat, language)))


def test_a_turn_that_drew_a_card_says_so() -> None:
    game = Table(winds=("production", "unique")).begin().game
    game.choose(now_asked(game).index("place:shore_seaweed"))
    assert "your new cards" in told(game, 0)


def test_what_another_player_has_left_comes_to_light_when_he_has_no_worker() -> None:
    """Nobody asks him if he can only prepare: that he is asked tells that a card is left to him."""
    rival = Seat(hand=["grove"], driftwood=1, seaweed=2, ready=0)
    game = Table(rival, winds=("production", "unique")).begin().game
    game.choose(now_asked(game).index("place:shore_driftwood"))
    assert now_asked(game).seat == 1
    assert "whether Bořek can still play a card" in told(game, 0)


def test_all_that_cannot_be_taken_back_is_explained() -> None:
    game = new_game("farshore", 2, seed=3, journal=True)
    explained = 0
    while not game.over:
        decision, revelations = now_asked(game), game.state.revelations
        game.choose(game.mind.instinct(game.state, decision))
        ends = game.decision is not None and game.opens_turn and game.decision.seat != decision.seat
        if ends and decision.kind != "redraw" and game.state.revelations != revelations:
            assert told(game, decision.seat), decision.options[game.history[-1]].key
            explained += 1
    assert explained > 5
