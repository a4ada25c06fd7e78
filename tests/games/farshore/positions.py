"""Positions that several tests begin from."""

from figurka.games.farshore.content.maps import MAPS

FULL_CITY = (
    "windmill",
    "guild_master",
    "post_office",
    "merchant",
    "sea_chip",
    "cartographer",
    "grove",
    "beach_sledge",
    "navigator",
    "rope_bridge",
    "treasure_hunter",
    "customs_office",
    "postal_pigeon",
    "pirate",
    "port",
)
"""The fifteen cards of the rulebook's example city."""


def map_values(*values: int) -> dict[str, int]:
    """Map tiles of these values, each of another type."""
    return {kind.name: value for kind, value in zip(MAPS, values, strict=False)}
