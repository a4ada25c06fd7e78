"""Laying out a position of one person against the Automa and the Shadow Empire."""

from collections.abc import Mapping, Sequence
from typing import Any

from figurka.core.chance import Chance
from figurka.core.piles import Pile
from figurka.games.tapestry.content.civilizations import CIVILIZATIONS
from figurka.games.tapestry.content.landmarks import LANDMARKS
from figurka.games.tapestry.positions.builder import (
    ACHIEVEMENT_NAMES,
    USUAL_DISPLAY,
    Layout,
    Place,
    Seat,
    Tiles,
    hex_at,
)
from figurka.games.tapestry.rules.state import PLAY, Player, TapestryState
from figurka.games.tapestry.rules.things import OUTPOST, TRACK_NAMES, standing
from figurka.games.tapestry.rules.world import put_piece
from figurka.games.tapestry.solo.content.cards import (
    AUTOMA_CIVILIZATIONS,
    DECISION_CARDS,
    LEVELS,
    REMOVED_CIVILIZATIONS,
    solo_deck,
)
from figurka.games.tapestry.solo.rules.bots import Bots
from figurka.games.tapestry.solo.rules.company import SoloBots
from figurka.games.tapestry.solo.rules.setting_up import setup
from figurka.games.tapestry.solo.rules.things import DecisionCard

WHO = ("human", "automa", "shadow")
"""The seats by name."""
HUMAN, AUTOMA, SHADOW = 0, 1, 2
HOME = (2, 0)
"""Where the human begins unless it is said otherwise."""
OUTPOSTS_OF_BOTS = {AUTOMA: 7, SHADOW: 9}
"""The outposts of the bots that mark no favourite track and do not stand where the Automa begins."""
STARTING = range(1, 8)
"""The numbers of the decision cards with which the bots begin."""
PROGRESS = range(8, 23)
Tokens = Mapping[Place, Sequence[str]]
"""Outposts on the map: `{(-1, 1): ["automa", "shadow toppled"]}`."""


class LayoutAlone(Layout):
    """A position of one person and both bots in the making."""

    def explore_under(self, tokens: Tokens, reserved: Sequence[int]) -> None:
        """Put tiles where tokens lie on a hex that is not printed."""
        for where in tokens:
            if not self.state.explored & hex_at(self.state, where).bit:
                free = [tile.number for tile in self.tiles if tile.number not in reserved]
                self.put_tile(where, free[-1])

    def put_tokens(self, tokens: Tokens) -> None:
        """Put the bots' outposts, and further ones of the human, onto the map."""
        for where, pieces in tokens.items():
            for said in pieces:
                name, _, how = said.partition(" ")
                assert how in {"", "toppled"}, said
                owner = self.state.players[WHO.index(name)]
                piece = standing(owner.seat, OUTPOST)
                put_piece(self.state, hex_at(self.state, where), piece.counterpart if how else piece)
                owner.outposts -= 1

    def claim_by_space(self, landmark: str | tuple[str, int]) -> None:
        """Give a landmark, named or told by its space, to the Automa."""
        named = [
            each.name
            for each in LANDMARKS
            if each.name == landmark
            or (each.track >= 0 and (TRACK_NAMES[each.track], each.space) == landmark)
        ]
        self.claim(named[0], self.state.players[AUTOMA])

    def note_achievements(self, achieved: Mapping[str, Sequence[str]]) -> None:
        """Note who earned an achievement, in that order."""
        assert set(achieved) <= set(ACHIEVEMENT_NAMES), f"no such achievements: {set(achieved)}"
        self.state.achieved = tuple(
            (*self.state.achieved[index], *(WHO.index(who) for who in achieved.get(name, ())))
            for index, name in enumerate(ACHIEVEMENT_NAMES)
        )

    def make_bots(
        self,
        level: int,
        favourites: tuple[str, str],
        civilization: str | Sequence[str] | None,
        supply: Sequence[str],
    ) -> Bots:
        """The bots' mats: their favourite tracks, civilizations and tapestry cards."""
        automas, shadows = (TRACK_NAMES.index(name) for name in favourites)
        names = (civilization,) if isinstance(civilization, str) else civilization or ()
        own = tuple(each for name in names for each in AUTOMA_CIVILIZATIONS if each.name == name)
        return SoloBots(
            LEVELS[level - 1],
            Pile([]),
            Pile([]),
            favourites=(automas, shadows),
            civilizations=own or (AUTOMA_CIVILIZATIONS[automas],),
            supply=tuple(self.take(name) for name in supply),
        )


def seat_bot(bot: Player, spaces: Mapping[str, int]) -> None:
    """Put a bot's tokens onto the tracks."""
    assert set(spaces) <= set(TRACK_NAMES), f"no such tracks: {set(spaces) - set(TRACK_NAMES)}"
    bot.tokens = [(spaces.get(name, 0),) for name in TRACK_NAMES]
    bot.outposts = OUTPOSTS_OF_BOTS[bot.seat]


def deal_decision_cards(
    bots: Bots,
    deck: Sequence[int] | None,
    pair: Sequence[int],
    discard: Sequence[int] | None,
    progress: Sequence[int],
) -> None:
    """Lay the decision cards into their piles; those that are named nowhere where they usually lie."""
    named = {*(deck or ()), *pair, *(discard or ()), *progress}
    starting = [number for number in STARTING if number not in named]
    if deck is None:
        deck = [*starting, next(number for number in PROGRESS if number not in named)]
    elif discard is None:
        discard = starting
    used = [*deck, *pair, *(discard or ()), *progress]
    assert len(set(used)) == len(used), "a decision card is named twice"
    rest = [number for number in (*STARTING, *PROGRESS) if number not in used]
    bots.deck = Pile([], tuple(decision_card(number) for number in deck))
    bots.pair = tuple(decision_card(number) for number in pair)
    bots.discard = tuple(decision_card(number) for number in discard or ())
    bots.progress = Pile([], tuple(decision_card(number) for number in (*progress, *rest)))


def decision_card(number: int) -> DecisionCard:
    """The decision card of a number."""
    return next(card for card in DECISION_CARDS if card.number == number)


def is_free(state: TapestryState, civilization: str) -> bool:
    """Whether a civilization is in the game and nobody's."""
    owned = [each.name for each in state.players[HUMAN].civilizations]
    return civilization not in (*owned, *REMOVED_CIVILIZATIONS)


def lay_out_alone(
    chance: Chance,
    *,
    level: int = 2,
    automa: Mapping[str, int] | None = None,
    shadow: Mapping[str, int] | None = None,
    favourites: tuple[str, str] = ("exploration", "science"),
    civilization: str | Sequence[str] | None = None,
    tokens: Tokens | None = None,
    automa_outposts: int | None = None,
    shadow_outposts: int | None = None,
    automa_vp: int = 0,
    supply: Sequence[str] = (),
    mat: Sequence[str] | None = None,
    bots_era: int = 1,
    bots_finished: bool = False,
    decision_deck: Sequence[int] | None = None,
    pair: Sequence[int] = (),
    decision_discard: Sequence[int] | None = None,
    progress: Sequence[int] = (),
    achieved: Mapping[str, Sequence[str]] | None = None,
    claimed: Sequence[str | tuple[str, int]] = (),
    first: str = "human",
    actor: str = "human",
    deck: Sequence[str] = (),
    deck_size: int | None = None,
    discard: Sequence[str] = (),
    display: Sequence[str] = USUAL_DISPLAY,
    tech_deck: Sequence[str] = (),
    tech_deck_size: int | None = None,
    tile_stack: Sequence[int] = (),
    tile_stack_size: int | None = None,
    placed: Tiles | None = None,
    **me: Any,
) -> TapestryState:
    """A position between two turns of the human, whom the rest of the keywords describes, and the bots.

    `automa` and `shadow` name the spaces of the bots' tokens that are not at the start. Decision cards are
    named by number, those of a pile from the top; starting cards that are named nowhere lie in the discard
    pile if a deck is named, all other cards in the progress deck.
    """
    state = setup(1, chance, {"level": (str(level),), "adjustments": ("none",)})
    state.first, state.active, state.phase = WHO.index(first), WHO.index(actor), PLAY
    layout = LayoutAlone(state, solo_deck())
    human = Seat(**{"start": HOME, **me})
    layout.put_tiles(placed or {})
    layout.explore_under(tokens or {}, [*human.tiles, *tile_stack])
    layout.seat_player(state.players[HUMAN], human)
    for bot, spaces in ((state.players[AUTOMA], automa), (state.players[SHADOW], shadow)):
        seat_bot(bot, spaces or {})
        bot.finished = bots_finished
    state.players[AUTOMA].vp = state.players[AUTOMA].points[0] = automa_vp
    state.players[AUTOMA].era = bots_era
    layout.put_tokens(tokens or {})
    for seat, left in ((AUTOMA, automa_outposts), (SHADOW, shadow_outposts)):
        if left is not None:
            state.players[seat].outposts = left
    layout.settle()
    for landmark in claimed:
        layout.claim_by_space(landmark)
    layout.note_achievements(achieved or {})
    state.bots = layout.make_bots(level, favourites, civilization, supply)
    deal_decision_cards(state.bots, decision_deck, pair, decision_discard, progress)
    laid = None if mat is None else tuple(layout.take(name) for name in mat)
    layout.fill_deck(deck, deck_size, discard, [human, Seat(), Seat()])
    state.bots.mat = laid or tuple(state.deck.rest.pop() for _ in range(max(0, min(bots_era, 4) - 1)))
    layout.fill_techs(display, tech_deck, tech_deck_size, ())
    layout.fill_tiles(tile_stack, tile_stack_size, (), None)
    state.civ_pile = Pile([each for each in CIVILIZATIONS if is_free(state, each.name)])
    return state
