"""The decision bar: what is chosen there, and what is chosen on the drawing itself."""

from collections.abc import Mapping
from typing import Final

from figurka.games.viticulture.rules.things import Action, Building, Deck, Visitor
from figurka.games.viticulture.web.bar.choices import Choice, Group, see_choice
from figurka.games.viticulture.web.bar.header import see_header
from figurka.games.viticulture.web.bar.recipes import grouped
from figurka.games.viticulture.web.bar.several import several_left
from figurka.games.viticulture.web.board.crew import see_crew, see_standing
from figurka.games.viticulture.web.scene import Scene
from figurka.web.sight import Sight

CARDS: Final = ("vine", "visitor", "order", "structure")
TOKENS: Final = ("grape", "wine")
ON_BOARD: Final[Mapping[str, tuple[str, ...]]] = {
    # The board
    "place": ("at", "against", "interview", "search", "claim"),
    "place_ahead": ("at",),
    "earlier": ("action",),
    "lay": ("lay",),
    # The year
    "position": ("position",),
    "row": ("row",),
    "draw": ("deck",),
    "pile": ("deck",),
    "tile": ("tile", "oval"),
    "partner_tile": ("tile", "oval"),
    "goal_away": ("goal",),
    "goal_change": ("goal",),
    "claim": ("claim",),
    "display": CARDS,
    # The vineyard
    "harvest": ("field",),
    "plant": ("plant",),
    "uproot": ("uproot",),
    "build": ("structure",),
    "demolish": ("structure",),
    "site": ("site",),
    "market": ("grape", "sell", "buy"),
    "sell_more": TOKENS,
    "give_up": TOKENS,
    "gain_grape": TOKENS,
    "gain_wine": TOKENS,
    "age_grape": TOKENS,
    "age_wine": TOKENS,
    "sell_wine": TOKENS,
    "pour": TOKENS,
    # The hand
    "visitor": ("visitor",),
    "order": ("order",),
    "discard": (*CARDS, *TOKENS),
    "ingredient": (*CARDS, *TOKENS),
    "hand_limit": CARDS,
    "give_card": CARDS,
    "promise": CARDS,
    "keep": CARDS,
    "draft": CARDS,
    "trade_card": CARDS,
    # The trade
    "answer": ("agree", "counter", "decline"),
}
"""What the regions draw as controls: the kinds of decisions, and how the keys of their options begin."""
TOO: Final = frozenset(
    (
        *("harvest", "order", "market", "sell_more", "sell_wine", "pour", "age_wine", "age_grape", "give_up"),
        *("gain_grape", "gain_wine", "build", "claim", "draw", "pile", "plant", "uproot", "ingredient"),
        *("answer", "display", "tile", "partner_tile", "visitor", "earlier", "goal_away", "goal_change"),
        *("demolish", "site"),
    )
)
"""The decisions whose options are in the bar as well, since it tells what would come of them."""
ASKED_BY_ITSELF: Final[Mapping[str, tuple[str, ...]]] = {
    "build": ("build_structure",),
    "plant": ("plant_vine",),
    "market": ("sell_grapes_or_field",),
    "sell_more": ("sell_grapes_or_field",),
    "tile": ("innovate",),
    "harvest": ("harvest_field",),
    "wine": ("make_wine",),
    "order": ("fill_order",),
    "visitor": ("play_summer_visitor", "play_winter_visitor"),
    "hat": ("train_worker",),
    "sell_wine": ("sell_wine",),
    "barter_give": ("trade",),
    "barter_take": ("trade",),
}
"""The questions that an action of the board asks about nothing but itself."""
FEW: Final = 6
"""So many options that are drawn elsewhere have room in the bar as well."""


def chosen_on_board(key: str, sight: Sight) -> bool:
    """Whether an option is chosen on the drawing itself, not by a button of the bar."""
    kind = "" if sight.decision is None else sight.decision.kind
    return key.partition(":")[0] in ON_BOARD.get(kind, ())


def see_asked(scene: Scene) -> dict[str, object]:
    """What the decision bar and the header need."""
    groups = see_groups(scene)
    return {
        "crew": see_crew(scene),
        "standing": see_standing(scene),
        "groups": groups,
        "bar_has_all": sum(len(group.choices) for group in groups) == len(scene.keys),
        "asking": see_asking(scene),
        "named_decks": see_named_decks(scene),
        "several": several if (several := several_left(scene)) > 1 else 0,
        "reason_told": reason_told(scene),
        "header": see_header(scene),
    }


def see_groups(scene: Scene) -> list[Group]:
    """The options that have no place on the drawing, and few others, as buttons; many recipes by wine."""
    choices = see_choices(scene)
    return grouped(scene, choices) if scene.kind == "wine" else [Group(choices)] if choices else []


def see_choices(scene: Scene) -> list[Choice]:
    """The options of the bar as buttons; what ends the matter comes last."""
    decision, seen = scene.decision, scene.sight.decision
    if decision is None or seen is None:
        return []
    drawn = {option.key for option in seen.options if chosen_on_board(option.key, scene.sight)}
    if scene.kind in TOO and len(drawn) <= FEW:
        drawn = set()
    choices = [
        see_choice(scene, option, value)
        for option, value in zip(seen.options, decision.options, strict=True)
        if option.key not in drawn
    ]
    return sorted(choices, key=lambda choice: choice.tone == "quiet")


def see_asking(scene: Scene) -> tuple[str, str, str] | None:
    """The card because of which something is asked: its symbol, its tip and its name."""
    card = scene.decision and scene.decision.because
    if isinstance(card, Visitor):
        return ("summer", "winter")[card.deck - 1], f"card-visitor-{card.name}", scene.called(card)
    if isinstance(card, Building):
        return "structure", f"card-structure-{card.name}", scene.called(card)
    return None


def see_named_decks(scene: Scene) -> list[str]:
    """The decks named before, when several are named before any card is drawn."""
    found: list[str] = []
    if scene.kind != "draw" or not scene.sight.game.can_undo:
        return found
    before = scene.sight.game.clone()
    while before.can_undo:
        chosen = before.history[-1]
        before.undo()
        asked = before.decision
        if asked is None or asked.kind != "draw":
            break
        deck = asked.options[chosen]
        assert isinstance(deck, Deck)
        found.insert(0, deck.name)
    return found


def reason_told(scene: Scene) -> bool:
    """Whether the reason need not be told: the bar names it anyway, or the action asks for itself."""
    decision = scene.sight.decision
    if decision is None or not decision.because:
        return False
    because = scene.decision and scene.decision.because
    own = isinstance(because, Action) and because.name in ASKED_BY_ITSELF.get(decision.kind, ())
    named = decision.because.lower() in decision.question.lower()
    return named or own or decision.kind == "answer" or see_asking(scene) is not None
