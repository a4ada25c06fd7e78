"""Tests that may stop at any deal keep their error rate, and find what is there."""

from random import Random

from figurka.arena.sequential import ERROR_RATE, Duel, Field, Verdict


def tossed(random: Random, chance: float, deals: int, games: int = 1) -> Verdict:
    """What a duel says of coins of which one falls more often on its head, looked at after each deal."""
    duel = Duel()
    for _ in range(deals):
        duel.see(
            sum(random.choice((-1, 1)) if chance == 0.5 else toss(random, chance) for _ in range(games))
            / games
        )
        if duel.verdict is not Verdict.OPEN:
            break
    return duel.verdict


def toss(random: Random, chance: float) -> int:
    """One coin."""
    return 1 if random.random() < chance else -1


def test_fair_coins_are_called_unfair_less_often_than_the_error_rate() -> None:
    random, runs = Random(5), 400
    verdicts = [tossed(random, 0.5, 250) for _ in range(runs)]
    wrong = sum(verdict in (Verdict.FIRST, Verdict.SECOND) for verdict in verdicts)
    assert 0 < wrong <= ERROR_RATE * runs, "looked at 250 times each"


def test_looking_again_and_again_with_a_usual_test_would_not_keep_it() -> None:
    random, wrong = Random(5), 0
    for _ in range(400):
        total = 0
        for number in range(1, 251):
            total += toss(random, 0.5)
            if number >= 10 and abs(total) > 1.96 * number**0.5:
                wrong += 1
                break
    assert wrong > 3 * ERROR_RATE * 400


def test_an_unfair_coin_is_found_and_named_rightly() -> None:
    random = Random(6)
    verdicts = [tossed(random, 0.65, 400) for _ in range(60)]
    assert verdicts.count(Verdict.FIRST) >= 55
    assert Verdict.SECOND not in verdicts
    assert [tossed(random, 0.2, 200) for _ in range(20)] == [Verdict.SECOND] * 20


def test_equals_that_differ_little_in_each_deal_are_called_equal() -> None:
    random, duel = Random(7), Duel()
    for _ in range(1500):
        duel.see(random.choice((-0.2, 0.2)))
    assert duel.verdict is Verdict.EQUAL


def test_a_coin_beyond_the_margin_is_called_equal_less_often_than_the_error_rate() -> None:
    random, runs = Random(8), 150
    verdicts = []
    for _ in range(runs):
        duel = Duel(margin=0.2)
        for _ in range(300):
            duel.see(toss(random, 0.6))
        verdicts.append(duel.verdict)
    assert verdicts.count(Verdict.EQUAL) <= ERROR_RATE * runs
    assert verdicts.count(Verdict.FIRST) > runs / 2


def test_the_error_rate_is_shared_among_all_pairs() -> None:
    field = Field(("a", "b", "c"))
    needed = {duel.needed for duel in field.duels.values()}
    assert needed == {Duel(ERROR_RATE / 3).needed}
    for _ in range(100):
        field.see({(0, 1): 1.0, (0, 2): 1.0})
    assert not field.decided, "the last two have never met"
    for _ in range(100):
        field.see({(1, 2): -1.0})
    assert [duel.verdict for duel in field.duels.values()] == [Verdict.FIRST, Verdict.FIRST, Verdict.SECOND]
    assert field.decided
