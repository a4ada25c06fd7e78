"""What a card would cost the viewer now, and why he cannot choose it."""

from figurka.games.farshore.rules.asking import Playing
from figurka.games.farshore.rules.paying import Means, why_not_play
from figurka.games.farshore.rules.prices import Price, play_by, price_of
from figurka.games.farshore.rules.things import BAY, HAND, TOKEN_NAMES, USUAL, Card, Payment, Terms
from figurka.games.farshore.web.scene import Row, Scene
from figurka.games.farshore.words.pricing import VISITS, note_of


def terms_of(scene: Scene) -> Terms:
    """On what terms the viewer plays a card now: those of the card or place that lets him, or the usual."""
    return scene.decision.terms if isinstance(scene.decision, Playing) else USUAL


def price(scene: Scene, key: str) -> Row | None:
    """What the viewer would give for a card that he may play, if that is settled and not what is printed.

    A card that would leave his city unasked, because no other can, is told like a price.
    """
    asked = scene.decision
    if asked is None or scene.kind not in ("turn", "play"):
        return None
    play = play_by(scene.state, asked, asked.options[asked.index(key)])
    if play is None:
        return None
    found = price_of(scene.state.players[asked.seat], play)
    if found.sacrifice is not None:
        lost = scene.words("farshore-web-loses", card=scene.words(f"farshore-card-{found.sacrifice.key}"))
        return Row("", signs_of(found.payment), lost)
    return None if found.count != 1 or found.is_printed else price_row(scene, found)


def price_row(scene: Scene, found: Price) -> Row:
    """The one price of a card, in signs and a word."""
    way = found.way
    if way.anchor_on is not None:
        return Row("", "anchor", scene.words("farshore-web-by-anchor"))
    if way.helper is not None:
        named = scene.words(f"farshore-card-{way.helper.key}")
        return Row("", signs_of(found.payment), scene.words("farshore-web-with", card=named))
    if found.discards:
        signs = f"{signs_of(found.payment)} {len(found.discards)}.draw".strip()
        return Row("", signs, scene.words("farshore-web-pay"))
    if not any(found.payment.amounts):
        return Row("", "", scene.words("farshore-web-free"))
    kinds = sum(1 for count in found.payment.amounts if count)
    return Row("", signs_of(found.payment), scene.words("farshore-web-pay") if kinds == 1 else "")


def signs_of(payment: Payment) -> str:
    """The tokens of a payment as signs."""
    return " ".join(f"{count}.{TOKEN_NAMES[token]}" for token, count in enumerate(payment.amounts) if count)


def price_told(scene: Scene, key: str) -> str:
    """In words what an option would cost now and what the hand has no room for; nothing if as printed."""
    asked = scene.decision
    if asked is None or scene.kind not in (*VISITS, "play") or asked.index(key) < 0:
        return ""
    note = note_of(scene.state, asked, asked.options[asked.index(key)])
    return "" if note is None else scene.words.say(note)


def refusal(scene: Scene, option: str, card: Card) -> tuple[str, int]:
    """The message that says why a card cannot be chosen, and the number in it."""
    asked = scene.decision
    if asked is None or option in scene.keys:
        return "", 0
    where = option.partition(":")[0]
    if scene.kind == "play" and where in ("hand", "bay"):
        means = Means(scene.state.players[asked.seat], terms_of(scene))
        found = why_not_play(means, card, BAY if where == "bay" else HAND)
        if found is not None:
            return found.id, found.count
    reason = scene.sight.game.why_not(option)
    return ("", 0) if reason is None else (reason.id, reason.count)
