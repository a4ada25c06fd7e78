"""The cards of the solo partner; this project's own."""

from typing import Final

from figurka.games.viticulture.world.rules.things import PartnerCard

PARTNER_CARDS: Final = (
    PartnerCard(1, "BCFH", "LMOP"),
    PartnerCard(2, "BDEF", "KLMP"),
    PartnerCard(3, "CEFH", "IKLO"),
    PartnerCard(4, "ABGH", "IJKP"),
    PartnerCard(5, "CDFH", "LMNO"),
    PartnerCard(6, "ACGH", "LNOP"),
    PartnerCard(7, "ABCH", "IJKN"),
    PartnerCard(8, "ADEG", "IJLO"),
    PartnerCard(9, "ABDG", "KMNP"),
    PartnerCard(10, "DEFG", "IJNO"),
    PartnerCard(11, "ABEG", "IJKM"),
    PartnerCard(12, "CDEF", "JMNP"),
)
