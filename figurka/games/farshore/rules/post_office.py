"""The Post Office: a card is played for one unit less for each card discarded (F-250)."""

from typing import Final

from figurka.core.decision import DONE, Option, Rule
from figurka.games.farshore.rules.asking import Paring, choose_on_terms
from figurka.games.farshore.rules.effects import discard_cards, discard_from_hand, hand_options
from figurka.games.farshore.rules.paying import Means, shortfall, why_not_play
from figurka.games.farshore.rules.playing import any_card, play_card, play_one, playable
from figurka.games.farshore.rules.state import FarshoreState, Player
from figurka.games.farshore.rules.things import BAY, BY_DISCARDS, HAND, TREASURE, CardAt, Source, Terms

DISCARD_FIRST: Final = Option("discard_first")


def discard_and_play(state: FarshoreState, player: Player, source: Source) -> Rule[None]:
    """Name the card to play and discard others to make it cheaper, or discard first and then see."""
    options: list[Option] = [*within_reach(state, player)]
    if player.hand or not options:
        options.append(DISCARD_FIRST)
    chosen = yield from choose_on_terms(player.seat, "play", options, source, BY_DISCARDS)
    if isinstance(chosen, CardAt):
        count = yield from discard_for(state, player, chosen, source)
        yield from play_card(state, player, chosen.card, chosen.source, Terms(discount=count))
        return
    count = yield from discard_cards(state, player, len(player.hand), source)
    terms = Terms(discount=count)
    yield from play_one(
        state, player, playable(state, player, (HAND, BAY), any_card, terms), terms, False, source
    )


def within_reach(state: FarshoreState, player: Player) -> list[CardAt]:
    """The cards that the player could play if he discarded all others."""
    options = hand_options(player) + [card.in_bay for card in state.open_bay_cards()]
    return [option for option in options if can_play(player, option, len(spare_cards(player, option)))]


def nothing_within_reach(state: FarshoreState, player: Player) -> bool:
    """No card could be played, even if all others were discarded."""
    return not within_reach(state, player)


def can_play(player: Player, bought: CardAt, discarded: int) -> bool:
    """Whether the card can be played once so many others are discarded."""
    return why_not_play(Means(player, Terms(discount=discarded)), bought.card, bought.source) is None


def spare_cards(player: Player, bought: CardAt) -> list[CardAt]:
    """The cards in hand besides the one that is to be played, copies of a name too."""
    cards = [card.in_hand for card in player.hand]
    return without(cards, bought) if bought.source == HAND else cards


def still_needed(player: Player, bought: CardAt, discarded: int) -> int:
    """How many more cards must be discarded before the card can be played."""
    if can_play(player, bought, discarded):
        return 0
    return shortfall(player, bought.card) - player.goods[TREASURE] - discarded


def discards_for(player: Player, bought: CardAt, spare: list[CardAt], count: int) -> list[Option]:
    """What may be discarded next of the spare cards to make one cheaper, after so many others.

    Nobody is asked about cards that could not help: one that only an anchor can bring gets no cheaper.
    """
    missing = shortfall(player, bought.card) - player.goods[TREASURE]
    if count >= bought.card.cost.total or count + len(spare) < missing:
        return []
    needed = still_needed(player, bought, count)
    if needed >= len(spare):
        return [*spare[:1]]
    return [*dict.fromkeys(spare)] if needed else [*dict.fromkeys(spare), DONE]


def unasked_discards(
    player: Player, bought: CardAt, spare: list[CardAt], count: int
) -> tuple[list[CardAt], bool]:
    """The spare cards that are discarded next without a question, and whether none follows on them."""
    discarded: list[CardAt] = []
    while options := discards_for(player, bought, spare, count + len(discarded)):
        card = options[0]
        if len(options) > 1 or not isinstance(card, CardAt):
            return discarded, False
        discarded.append(card)
        spare = without(spare, card)
    return discarded, True


def without(cards: list[CardAt], card: CardAt) -> list[CardAt]:
    """The cards but for one copy of this one."""
    rest = cards.copy()
    rest.remove(card)
    return rest


def discard_for(state: FarshoreState, player: Player, bought: CardAt, source: Option) -> Rule[int]:
    """Discard cards to make one cheaper, unasked where there is no choice; returns how many."""
    count = 0
    while options := discards_for(player, bought, spare := spare_cards(player, bought), count):
        chosen = options[0]
        if len(options) > 1:
            needed = still_needed(player, bought, count)
            left = min(bought.card.cost.total - count, len(spare))
            chosen = options[(yield Paring(player.seat, options, source, left, bought, count, needed))]
        if not isinstance(chosen, CardAt):
            break
        discard_from_hand(state, player, chosen.card)
        count += 1
    return count
