"""Numbers and cases in the Czech of World."""

from figurka.core.decision import EVERYONE
from figurka.core.journal import Event
from figurka.games.viticulture.content.vines import VINE_BY_NAME
from figurka.games.viticulture.world import VITICULTURE_WORLD
from figurka.games.viticulture.world.rules.things import Goods, Offer
from tests.locales.reading import check_czech_number, in_czech


def test_czech_numbers() -> None:
    check_czech_number("viticulture-tell-loses-influence", "", 2, "Tým ztrácí 2 body vlivu.")


def test_czech_sentences_change_with_the_reader() -> None:
    def said(event: Event, viewer: int | None) -> str:
        return in_czech(VITICULTURE_WORLD.sentence(event, viewer, ("Jana", "Petr", "Ota")))

    merlot = VINE_BY_NAME["merlot"]
    offer = Offer(0, 1, Goods(lira=2), Goods(deck=0, cards=(merlot,)))
    trade = Event("trades", 0, offer, 0, 1, (), 0b11)
    assert said(trade, 0) == "Výměna (Petr): dáváš 2 mince a dostáváš kartu vinné révy Merlot."
    assert said(trade, 1) == "Výměna (Jana): dáváš kartu vinné révy Merlot a dostáváš 2 mince."
    assert said(trade, 2) == "Jana a Petr provádějí výměnu."
    gift = Event("offers", 1, Offer(1, 0, Goods(lira=1), Goods()), 0, 0, (), 0b11)
    assert said(gift, 0) == "Petr ti nabízí 1 minci a nic za to nechce."
    assert said(gift, 1) == "Hráči Jana nabízíš 1 minci a nic za to nechceš."
    assert said(Event("fame", 0, None, -1, -1, (), EVERYONE), 0) == "Sláva týmu klesá o 1."
