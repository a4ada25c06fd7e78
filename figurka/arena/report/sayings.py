"""What a contest has shown, in sentences."""

from figurka.agents import FORMER
from figurka.arena.findings import Findings
from figurka.arena.report.numbers import Numbers
from figurka.arena.sequential import Verdict
from figurka.locales import Words

EVEN = 0.5


def found_out(findings: Findings, words: Words) -> list[str]:
    """What was found: who is the strongest, and what the seats do."""
    if not findings.counted:
        return [words("arena-nothing")]
    return [*told_of_agents(findings, words), *told_of_seats(findings, words), *told_of_end(findings, words)]


def told_of_agents(findings: Findings, words: Words) -> list[str]:
    """Who is the strongest."""
    numbers, first = Numbers(words.language), findings.agents[0]
    if len(findings.agents) == 1:
        return [words("arena-one-agent")]
    second, lead = findings.agents[1].name, findings.lead
    if lead is not None:
        told = f"{numbers.plain(lead.value)} {numbers.about(lead.high - lead.value)}"
        if lead.low > 0:
            return [words("arena-strongest", first=first.name, second=second, lead=told)]
        return [words("arena-not-apart", first=first.name, second=second, lead=told)]
    if not findings.ahead[first.name, second].low > EVEN:
        return [words("arena-not-apart-deals", first=first.name, second=second)]
    ahead = numbers.share(findings.ahead[first.name, second].value)
    gain = findings.gains[first.name, second]
    more = f"{numbers.plain(100 * gain.value, 1)} {numbers.about(100 * (gain.high - gain.value), 1)}"
    rate = numbers.share(first.wins.value)
    return [words("arena-wins-apart", first=first.name, second=second, rate=rate, ahead=ahead, more=more)]


def told_of_seats(findings: Findings, words: Words) -> list[str]:
    """Which seats win more or less than their share."""
    numbers = Numbers(words.language)
    if not findings.seats:
        return []
    even = 1 / len(findings.seats)
    told = []
    for number, seat in enumerate(findings.seats, 1):
        if seat.leaves_out(even):
            said = "arena-seat-ahead" if seat.value > even else "arena-seat-behind"
            told.append(words(said, seat=number, rate=numbers.share(seat.value), even=numbers.share(even)))
    return told or [words("arena-seats-even")]


def told_of_end(findings: Findings, words: Words) -> list[str]:
    """Whether what was asked became clear."""
    if findings.verdicts is None:
        return []
    if findings.decided and findings.counted == findings.asked:
        return [words("arena-decided-late")]
    if findings.decided:
        return [words("arena-decided", played=findings.counted, asked=findings.asked)]
    return [words("arena-undecided")]


def verdicts(findings: Findings, words: Words) -> list[str]:
    """Who was found to be stronger, pair by pair."""
    told = []
    for (one, two), verdict in (findings.verdicts or {}).items():
        if verdict is Verdict.OPEN:
            told.append(words("arena-verdict-open", first=one, second=two))
        elif verdict is Verdict.EQUAL:
            told.append(words("arena-verdict-equal", first=one, second=two))
        else:
            first, second = (one, two) if verdict is Verdict.FIRST else (two, one)
            told.append(words("arena-verdict-stronger", first=first, second=second))
    return told


def remarks(findings: Findings, words: Words) -> list[str]:
    """What else has to be known to read the figures rightly."""
    told = []
    names = {agent.name for agent in findings.agents}
    for former, agent in FORMER.items():
        if {former, agent} <= names:
            told.append(words("arena-same-agent", former=former, agent=agent))
    if findings.failures:
        told.append(words("arena-broken", count=len(findings.failures)))
    if findings.waiting:
        told.append(words("arena-waiting", count=findings.waiting))
    return told


def counted(findings: Findings, words: Words) -> str:
    """How many games were asked for, how many are counted, and how many came twice."""
    return words(
        "arena-counted",
        asked=findings.asked,
        counted=findings.counted,
        repeated=findings.pace.repeated,
    )
