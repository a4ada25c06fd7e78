"""What a card would cost the viewer now, and why he cannot choose it."""

from figurka.games.farshore.content.cards import CARD
from figurka.games.farshore.rules.things import TOKEN_NAMES, UNIQUE, USUAL, Card, Place, Terms
from figurka.games.farshore.web.scene import Row, Scene


def terms_of(scene: Scene) -> Terms:
    """On what terms the viewer plays a card now: those of the card or place that lets him, or the usual."""
    because = scene.decision.because if scene.decision is not None and scene.kind == "play" else None
    return because.terms if isinstance(because, Card | Place) else USUAL


def missing(scene: Scene, card: Card) -> int:
    """How many units of the price the viewer lacks."""
    if scene.own is None:
        return 0
    goods = scene.own["goods"]
    short = sum(max(0, amount - goods[TOKEN_NAMES[token]]) for token, amount in card.cost.parts)
    return max(0, short - goods["treasure"] - terms_of(scene).discount)


def price(scene: Scene, card: Card) -> Row | None:
    """What the viewer would pay for a card that he may play, where it is not the printed cost."""
    if scene.kind not in ("turn", "play"):
        return None
    terms = terms_of(scene)
    due = card.cost.total - terms.discount
    if due <= 0 or terms.free:
        return Row("", "", scene.words("farshore-web-free"))
    if missing(scene, card):
        way = "anchor" if can_anchor(scene, card) else "help"
        return Row("", "anchor" if way == "anchor" else "", scene.words(f"farshore-web-by-{way}"))
    if not terms.discount:
        return None
    paid = TOKEN_NAMES[card.cost.parts[0][0]] if len(card.cost.parts) == 1 else "any"
    return Row("", f"{due}.{paid}", scene.words("farshore-web-pay"))


def can_anchor(scene: Scene, card: Card) -> bool:
    """Whether the viewer could play the card by an anchor on a construction of its type."""
    free = [CARD[own["card"]].in_city for own in scene.shown["city"] if not own["anchor"]]
    return scene.shown["anchors"] > 0 and any(standing.berth & card.berth for standing in free)


def refusal(scene: Scene, option: str, card: Card) -> tuple[str, int]:
    """The message that says why a card cannot be chosen, and the number in it."""
    if not scene.kind or option in scene.keys:
        return "", 0
    if scene.kind == "play" and option.startswith("bay:") and scene.own is not None:
        if lacking := missing(scene, card):
            return "farshore-refusal-too-dear", lacking
        if card.rarity == UNIQUE and any(own["card"] == card.key for own in scene.own["city"]):
            return "farshore-refusal-already-built", 0
    reason = scene.sight.game.why_not(option)
    return ("", 0) if reason is None else (reason.id, reason.count)
