"""The things of both games by their names and keys, as a view tells of them."""

from collections.abc import Mapping
from typing import Final

from figurka.core.decision import Option
from figurka.games.viticulture.content.buildings import BUILDING_BY_NAME
from figurka.games.viticulture.content.orders import ORDER_BY_NAME
from figurka.games.viticulture.content.vines import VINE_BY_NAME
from figurka.games.viticulture.content.visitors import VISITOR_BY_NAME
from figurka.games.viticulture.rules.things import FIELDS, GRAPES, WINES, WORKERS, Card
from figurka.games.viticulture.world.content.tiles import OVALS, TILES
from figurka.games.viticulture.world.rules.things import InnovationTile

CARDS: Final[Mapping[str, Mapping[str, Card]]] = {
    "vine": VINE_BY_NAME,
    "summer": VISITOR_BY_NAME,
    "winter": VISITOR_BY_NAME,
    "order": ORDER_BY_NAME,
    "structure": BUILDING_BY_NAME,
}
"""The cards of each deck by their names."""
CARD_BY_KEY: Final = {card.key: card for cards in CARDS.values() for card in cards.values()}
FIELD_BY_NAME: Final = {field.name: field for field in FIELDS}
WORKER_BY_NAME: Final = {worker.name: worker for worker in WORKERS}
TILE_BY_KEY: Final[Mapping[str, InnovationTile]] = {tile.key: tile for tile in (*TILES, *OVALS)}
TOKEN_BY_KEY: Final[Mapping[str, Option]] = {
    token.key: token for tokens in (*GRAPES, *WINES) for token in tokens
}
