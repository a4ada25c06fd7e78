"""What the guide has to say in a position: everything that fits there, and what he asks before an option."""

from typing import Any

from figurka.core.game import Game
from figurka.guide.form import Guide
from figurka.guide.phrase import plain
from figurka.guide.speaking import Speaker
from figurka.locales import Words


class Guided:
    """A game whose first seat is guided from the present position on."""

    def __init__(self, guide: Guide, game: Game[Any], seat: int = 0) -> None:
        self.speaker = Speaker(guide, twin_of(game), seat)
        self.guide = guide

    def choose(self, *keys: str) -> "Guided":
        """Choose by keys."""
        for key in keys:
            decision = self.speaker.game.decision
            assert decision is not None
            index = decision.index(key)
            assert index >= 0, f"{key} is not among {[option.key for option in decision.options]}"
            self.speaker.follow([*self.speaker.game.history, index])
        return self

    def others_turn(self) -> None:
        """Let the others go by instinct until the guided seat opens a turn."""
        game = self.speaker.game
        while (decision := game.decision) is not None and not (
            decision.seat == self.speaker.seat and game.opens_turn
        ):
            self.speaker.follow([*game.history, game.mind.instinct(game.state, decision)])

    @property
    def fitting(self) -> list[str]:
        """All remarks that are true now."""
        moment = self.speaker.moment()
        assert moment is not None
        return [each.says for each in self.guide.remarks if each.fits(moment)]

    def said(self, says: str) -> str:
        """A remark that is true now, in English."""
        moment = self.speaker.moment()
        assert moment is not None
        remark = next(each for each in self.guide.remarks if each.says == says)
        assert remark.fits(moment)
        return plain(Words("en").say(self.speaker._said(remark, moment).message))

    def lit(self, says: str) -> dict[str, tuple[str, ...]]:
        """What the words of a remark light."""
        moment = self.speaker.moment()
        assert moment is not None
        remark = next(each for each in self.guide.remarks if each.says == says)
        return dict(self.speaker._said(remark, moment).lights)

    def doubt(self, key: str) -> str:
        """What is asked before an option, in English, or nothing."""
        decision = self.speaker.game.decision
        assert decision is not None
        message = self.speaker.doubts().get(decision.index(key))
        return "" if message is None else plain(Words("en").say(message))


def twin_of(game: Game[Any]) -> Game[Any]:
    """The game itself, begun."""
    if game.decision is None:
        game.begin()
    return game
