"""What a coach could say, for pages that are looked at without one."""

from typing import Any


def advice(option: int, label: str) -> dict[str, Any]:
    """The answer to a page that asks for a hint: one option with its reasons, and nothing more to come."""
    panel = (
        '<p class="heading"><b>The best choice</b></p>'
        '<ol class="advised-list"><li class="advice rank-1">'
        f'<b class="rank">1</b><p class="option">{label}</p>'
        '<p class="figure">best</p><p class="why signed">gain 2 shells.</p></li></ol>'
        '<p class="soft from">From 240 imagined games</p>'
    )
    return {
        "option": option,
        "label": label,
        "then": "",
        "panel": panel,
        "ranks": [[option, 1, False]],
        "more": False,
    }
