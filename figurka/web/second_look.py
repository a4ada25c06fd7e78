"""A second look at a turn: whether a much better choice was there, told a few times a game at most."""

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from figurka.guide.form import Guide
from figurka.guide.found import guide_of
from figurka.guide.speaking import Asked
from figurka.guide.weighing import Verdict
from figurka.locales import Words, capital
from figurka.tables.live import LiveTable
from figurka.tables.service import Tables
from figurka.web.course import at_choice
from figurka.web.guiding import SPEAKERS

TABLES_KEPT: Final = 256
Known: TypeAlias = dict[tuple[int, ...], tuple[Asked, Verdict | None]]
"""What was found of turns, by all choices up to the one that was weighed."""


@dataclass(frozen=True)
class Better:
    """A choice that would have been much better in a turn of before."""

    asked: Asked
    verdict: Verdict

    def said(self, live: LiveTable, names: tuple[str, ...], words: Words) -> dict[str, Any]:
        """What the guide says of it, and the key of what he speaks of."""
        past = at_choice(live, self.asked.choices).game
        decision = past.decision
        assert decision is not None
        option = decision.options[self.verdict.option]
        label = capital(words.say(past.rules.deed(past.state, decision, option, names)))
        still = live.unended is not None and live.game.can_undo
        text = words("web-guide-better", option=label, points=self.verdict.points)
        more = words("web-guide-better-undo") if still else ""
        return {"text": text, "more": more, "move": live.move, "chapter": self.asked.chapter}


class SecondLooks:
    """What was found of turns so far: a look is dear, and one tells the same however often it is taken."""

    def __init__(self) -> None:
        self._found: OrderedDict[tuple[str, int], Known] = OrderedDict()

    async def at(self, tables: Tables, live: LiveTable, seat: int, told: Sequence[int] = ()) -> Better | None:
        """What was much better in the last turn of a seat, if it may be told now.

        The browser tells in which chapters it was told something: another process may have done it.
        """
        guide, asked = guide_of(live.record.game), SPEAKERS.at(live, seat).weighed()
        if guide is None or asked is None:
            return None
        known = self._known(live.id, seat)
        chosen = tuple(live.game.history[: asked.choices + 1])
        before = known.get(chosen)
        if before is None:
            if not may_speak(guide, known, asked, told):
                return None
            move = live.move
            verdict = await tables.weigh(live.id, seat, asked.choices, guide.weighs[asked.kind])
            if verdict is None and not tables.is_current(live.id, move):
                return None  # given up when somebody acted: the turn may be looked at again
            before = known[chosen] = (asked, verdict)
        return None if before[1] is None else Better(asked, before[1])

    def _known(self, table_id: str, seat: int) -> Known:
        known = self._found.pop((table_id, seat), {})
        self._found[table_id, seat] = known
        while len(self._found) > TABLES_KEPT:
            self._found.popitem(last=False)
        return known


def may_speak(guide: Guide, known: Known, asked: Asked, told: Sequence[int]) -> bool:
    """Whether not enough was told yet, by what is known here and by what the browser remembers."""
    here = [each.chapter for each, verdict in known.values() if verdict is not None]
    return all(
        chapters.count(asked.chapter) < guide.better_a_chapter and len(chapters) < guide.better_a_game
        for chapters in (here, list(told))
    )


SECOND_LOOKS: Final = SecondLooks()
