"""The trade as a dialogue of two: an offer put together, answered or waited for."""

import json
from dataclasses import dataclass, replace
from typing import Final

from figurka.core.decision import SeatOption
from figurka.core.journal import Event
from figurka.games.viticulture.rules.things import BoardSpot
from figurka.games.viticulture.web.scene import Mark, Scene
from figurka.games.viticulture.web.trade.dealing import Change, changes_of, maybes_of
from figurka.games.viticulture.web.trade.deals import (
    ASK,
    GIVE,
    NO_LOT,
    NOTHING_AT_ALL,
    Lot,
    Party,
    Thing,
    both_goods,
    locked_party,
    narrowed,
    see_lot,
    see_partner_parties,
    see_party,
    thing_of,
)
from figurka.games.viticulture.web.trade.suggestions import Suggestion, suggest
from figurka.games.viticulture.web.trade.voids import warnings_of
from figurka.games.viticulture.words.names import called
from figurka.games.viticulture.world.rules.influence import world_of
from figurka.games.viticulture.world.rules.things import COUNTER, Offer
from figurka.games.viticulture.world.rules.trading import Dealing
from figurka.locales import capital

OFFER: Final = "offer"
ANSWER: Final = "answer"
WAIT: Final = "wait"
CARDS: Final = "cards"
OUTCOMES: Final = ("trades", "declines", "offer-void", "trades-with-partner")
"""The events by which a talk about a trade ends."""
OUTCOME_AGE: Final = 60
"""Among how many last events such an end is looked for: more than can happen before the page is drawn."""


@dataclass(frozen=True)
class Said:
    """An offer made before in the same talk."""

    mark: Mark
    text: str


@dataclass(frozen=True)
class Outcome:
    """How a talk ended, and after how many other things."""

    number: int
    text: str


@dataclass(frozen=True)
class Trade:
    """The dialogue as the viewer sees it."""

    stage: str
    name: str
    """Changes with each new question, so that the page knows whether it was put aside."""
    own: Mark
    fellow: Mark
    kind: str = ""
    partner: bool = False
    place: str = ""
    """The action where the two meet."""
    parties: tuple[Party, ...] = ()
    out: Lot = NO_LOT
    back: Lot = NO_LOT
    changes: tuple[Change, ...] = ()
    maybes: tuple[Change, ...] = ()
    talk: tuple[Said, ...] = ()
    presets: tuple[Suggestion, ...] = ()
    options: str = "{}"
    """The indices of the options by their keys, for the script that puts the answers together."""
    counters: bool = False
    """Whether another offer may be made instead of an answer."""
    cards: tuple[Thing, ...] = ()
    undo: bool = False
    already: bool = False
    """Whether some of several cards were chosen before."""
    doing: str = "waits"
    """What the fellow player does: `waits` for his answer, is `busy` with another offer, or `names` cards."""


def see_trade(scene: Scene) -> dict[str, object]:
    """The dialogue, if the viewer trades, and else how his last trade came out."""
    trade = trade_of(scene) if scene.world and scene.me is not None else None
    return {"trade": trade, "trade_outcome": None if trade is not None else see_outcome(scene)}


def trade_of(scene: Scene) -> Trade | None:
    """The dialogue of the viewer, if there is one."""
    offer = world_of(scene.state).offer
    viewer = scene.sight.viewer
    if scene.kind == "answer" and offer is not None:
        return see_answer(scene, offer)
    if scene.kind.startswith("offer_"):
        return see_offering(scene, offer)
    if scene.kind == "trade_card":
        return see_naming(scene)
    if offer is not None and viewer == offer.proposer:
        return see_waiting(scene, offer)
    return None


# An offer to be made


def see_offering(scene: Scene, offer: Offer | None) -> Trade:
    """The viewer puts an offer together; a counter-offer begins with the other's turned round."""
    decision = scene.decision
    assert decision is not None
    because = decision.because
    settled = see_lot(scene, decision.gives) if isinstance(decision, Dealing) else NO_LOT
    if isinstance(because, SeatOption):
        turned = offer is not None and offer.fellow == scene.sight.viewer
        return replace(offer_to_fellow(scene, because.seat, offer if turned else None), out=settled)
    return replace(offer_to_partner(scene), out=settled)


def offer_to_fellow(scene: Scene, seat: int, offer: Offer | None) -> Trade:
    """An offer to a fellow player."""
    me, fellow = scene.me, scene.state.players[seat]
    assert me is not None
    gives, asks = (NOTHING_AT_ALL, NOTHING_AT_ALL) if offer is None else (offer.asks, offer.gives)
    parties = (
        see_party(scene, me, fellow, GIVE, gives),
        see_party(scene, fellow, me, ASK, asks),
    )
    return replace(
        begun(scene, OFFER, seat),
        parties=started(scene, parties),
        maybes=see_maybes(scene, seat),
        talk=see_talk(scene, seat),
        presets=tuple(each for each in suggest(scene) if each.fellow.seat == seat),
        options=indices(scene),
        undo=scene.sight.game.can_undo,
        already="done" in scene.keys,
    )


def offer_to_partner(scene: Scene) -> Trade:
    """A trade with the solo partner, who never refuses."""
    me = scene.me
    assert me is not None
    seat = len(scene.players)
    return replace(
        begun(scene, OFFER, seat),
        partner=True,
        parties=started(scene, see_partner_parties(scene, me)),
        maybes=see_maybes(scene, seat),
        presets=tuple(each for each in suggest(scene) if each.fellow.seat == seat),
        options=indices(scene),
        undo=scene.sight.game.can_undo,
        already="done" in scene.keys,
    )


def started(scene: Scene, parties: tuple[Party, Party]) -> tuple[Party, ...]:
    """Both sides as far as they are still open at the question that is asked now."""
    decision = scene.decision
    assert decision is not None
    gives, asks = parties
    if scene.kind in ("offer_give", "answer"):
        return parties
    if scene.kind.startswith("offer_give"):
        return narrowed(gives, scene.kind, decision.options), asks
    locked = locked_party(scene, GIVE, gives.mark.seat)
    if scene.kind == "offer_ask":
        return locked, asks
    return locked, narrowed(asks, scene.kind, decision.options)


def see_maybes(scene: Scene, seat: int) -> tuple[Change, ...]:
    """What an offer that is being put together could change, warnings first."""
    mine, theirs = both_goods(scene, seat)
    return (*warnings_of(scene, mine, theirs), *maybes_of(scene, seat, mine, theirs))


def indices(scene: Scene) -> str:
    """The indices of the options by their keys."""
    return json.dumps({key: option.index for key, option in scene.keys.items()}, separators=(",", ":"))


# An offer to be answered, or waited for


def see_answer(scene: Scene, offer: Offer) -> Trade:
    """The viewer answers an offer; what he would change is put together in the same rows."""
    me, fellow = scene.me, scene.state.players[offer.proposer]
    assert me is not None
    counters = COUNTER.key in scene.keys
    parties = (
        see_party(scene, me, fellow, GIVE, offer.asks),
        see_party(scene, fellow, me, ASK, offer.gives),
    )
    return replace(
        begun(scene, ANSWER, offer.proposer),
        parties=parties,
        out=see_lot(scene, offer.asks),
        back=see_lot(scene, offer.gives),
        changes=tuple(changes_of(scene, fellow, offer.asks, offer.gives)),
        maybes=see_maybes(scene, offer.proposer) if counters else (),
        talk=see_talk(scene, offer.proposer),
        options=indices(scene),
        counters=counters,
    )


def see_waiting(scene: Scene, offer: Offer) -> Trade:
    """The viewer has made an offer and waits for what comes of it."""
    fellow = scene.state.players[offer.fellow]
    decision = scene.sight.decision
    kind = "" if decision is None else decision.kind
    return replace(
        begun(scene, WAIT, offer.fellow),
        out=see_lot(scene, offer.gives),
        back=see_lot(scene, offer.asks),
        changes=tuple(changes_of(scene, fellow, offer.gives, offer.asks)),
        talk=see_talk(scene, offer.fellow),
        doing={"answer": "waits", "trade_card": "names"}.get(kind, "busy"),
    )


def see_naming(scene: Scene) -> Trade:
    """The viewer names the cards that were asked for by number."""
    decision, offer = scene.decision, world_of(scene.state).offer
    assert decision is not None
    assert offer is not None
    return replace(
        begun(scene, CARDS, offer.proposer),
        out=see_lot(scene, offer.asks),
        back=see_lot(scene, offer.gives),
        cards=tuple(thing_of(scene, option) for option in decision.options),
        undo=scene.sight.game.can_undo,
    )


def begun(scene: Scene, stage: str, seat: int) -> Trade:
    """A dialogue with somebody, with what all of them have."""
    viewer = scene.sight.viewer
    assert viewer is not None
    name = f"{stage}-{len(scene.events)}-{scene.kind}"
    return Trade(stage, name, scene.mark(viewer), scene.mark(seat), scene.kind, place=see_place(scene))


def see_place(scene: Scene) -> str:
    """The action where the grande worker stands, with its letter."""
    placed = next((event for event in reversed(scene.events) if event.kind == "places"), None)
    if placed is None or not isinstance(placed.thing, BoardSpot):
        return ""
    action = placed.thing.action
    name = capital(scene.say(called(action)))
    return f"{action.letter}: {name}" if action.letter else name


# The talk so far, and how it ended


def see_talk(scene: Scene, seat: int) -> tuple[Said, ...]:
    """The offers made in this talk: all others end one."""
    said: list[Said] = []
    for event in reversed(scene.events):
        if event.kind != "offers" or {event.seat, event.other} != {seat, scene.sight.viewer}:
            break
        said.append(Said(scene.mark(event.seat), sentence(scene, event)))
    return tuple(reversed(said))


def see_outcome(scene: Scene) -> Outcome | None:
    """How the viewer's talk ended, if that happened lately and he did not end it himself by saying no."""
    viewer, events = scene.sight.viewer, scene.events
    for number in range(len(events) - 1, max(len(events) - OUTCOME_AGE, 0) - 1, -1):
        event = events[number]
        if event.kind in OUTCOMES and viewer is not None and viewer in (event.seat, event.other):
            own = event.kind == "declines" and event.seat == viewer
            return None if own else Outcome(number, sentence(scene, event))
    return None


def sentence(scene: Scene, event: Event) -> str:
    """An event as the viewer may know it."""
    sight = scene.sight
    return capital(scene.say(sight.game.rules.sentence(event, sight.viewer, sight.names)))
