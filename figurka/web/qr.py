"""A link as a QR code: a square of dark and light modules that a phone reads.

Of the standard (ISO/IEC 18004) there is what links need: bytes, correction level M, versions 1 to 15.
"""

import re
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from html import escape
from itertools import pairwise, zip_longest
from math import ceil
from typing import Final

Place = tuple[int, int]
"""The row and the column of a module."""
Modules = tuple[tuple[bool, ...], ...]
"""The rows of a code; what is true is dark."""

CORRECTION: Final = (10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24)
BLOCKS: Final = (1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10)
"""For each version from 1 the number of blocks, and above how many correction codewords each of them has."""
FIELD, FORMAT, VERSION = 0x11D, 0x537, 0x1F25
"""The polynomials of the field of 256 elements and of both kinds of check bits, a bit for each power."""
QUIET: Final = 4
"""How many light modules the standard wants around a code."""
MASKS: Final[tuple[Callable[[int, int], int], ...]] = (
    lambda row, column: (row + column) % 2,
    lambda row, column: row % 2,
    lambda row, column: column % 3,
    lambda row, column: (row + column) % 3,
    lambda row, column: (row // 2 + column // 3) % 2,
    lambda row, column: row * column % 2 + row * column % 3,
    lambda row, column: (row * column % 2 + row * column % 3) % 2,
    lambda row, column: ((row + column) % 2 + row * column % 3) % 2,
)
"""A mask turns a module from light to dark or back where it gives 0."""
LONG_RUN: Final = re.compile("0{5,}|1{5,}")
LIKE_A_FINDER: Final = re.compile("(?<=0000)(?=1011101)|(?=10111010000)")


def qr_svg(text: str, label: str) -> str:
    """The code of a text as a picture, black on white in any theme, as not all phones read light on dark."""
    rows = as_digits(qr_modules(text))
    side = len(rows) + 2 * QUIET
    runs = "".join(
        f"M{run.start() + QUIET} {row}h{len(run[0])}v1h-{len(run[0])}z"
        for row, line in enumerate(rows, QUIET)
        for run in re.finditer("1+", line)
    )
    return (
        f'<svg role="img" aria-label="{escape(label)}" viewBox="0 0 {side} {side}" '
        f'shape-rendering="crispEdges"><rect width="{side}" height="{side}" fill="#fff"/>'
        f'<path d="{runs}" fill="#000"/></svg>'
    )


@lru_cache(maxsize=64)
def qr_modules(text: str) -> Modules:
    """The smallest code that holds the text, with the mask that is the easiest to read."""
    message = text.encode()
    version = smallest_version(len(message))
    codewords = all_codewords(message, version)
    return min((drawn(codewords, version, mask) for mask in range(len(MASKS))), key=penalty)


def smallest_version(length: int) -> int:
    """The smallest version that has room for so many bytes."""
    for version in range(1, len(BLOCKS) + 1):
        room = data_length(version) - head_length(version)
        if length <= room:
            return version
    raise ValueError(f"a QR code holds at most {room} bytes here, the text has {length}: give a shorter one")


def data_length(version: int) -> int:
    """How many codewords are left for data."""
    return len(data_places(version)) // 8 - CORRECTION[version - 1] * BLOCKS[version - 1]


def head_length(version: int) -> int:
    """How many bytes the mode (half a byte), the length (one or two) and the end mark (half) take."""
    return 2 if version < 10 else 3


def all_codewords(message: bytes, version: int) -> bytes:
    """Data and then correction, each taken in turns from all blocks; the shorter blocks come first."""
    data, count = padded(message, version), BLOCKS[version - 1]
    short, longer = divmod(len(data), count)
    starts = [short * block + max(0, block + longer - count) for block in range(count + 1)]
    blocks = [data[start:end] for start, end in pairwise(starts)]
    checks = [correction(block, CORRECTION[version - 1]) for block in blocks]
    turns = [*zip_longest(*blocks), *zip(*checks, strict=True)]
    return bytes(codeword for turn in turns for codeword in turn if codeword is not None)


def padded(message: bytes, version: int) -> bytes:
    """The message between its head (mode 4: bytes) and end mark, filled up as the standard says."""
    head, room = head_length(version), data_length(version)
    bits = 4 << 8 * (head - 1) | len(message)
    bits = bits << 8 * len(message) | int.from_bytes(message, "big")
    return ((bits << 4).to_bytes(head + len(message), "big") + b"\xec\x11" * room)[:room]


@cache
def times(one: int, other: int) -> int:
    """The product of two elements of the field."""
    if other == 0:
        return 0
    return times(one << 1 ^ FIELD * (one >> 7), other >> 1) ^ one * (other & 1)


def correction(data: bytes, count: int) -> bytes:
    """The Reed-Solomon codewords of a block: what its division by (x - 1)(x - 2)(x - 4) and so on leaves."""
    divisor, root = [1], 1
    for _ in range(count):
        lower = [times(coefficient, root) for coefficient in divisor]
        divisor = [a ^ b for a, b in zip([*divisor, 0], [0, *lower], strict=True)]
        root = times(root, 2)
    left = [0] * count
    for codeword in data:
        factor = codeword ^ left[0]
        left = [a ^ times(factor, b) for a, b in zip([*left[1:], 0], divisor[1:], strict=True)]
    return bytes(left)


def checked(value: int, polynomial: int) -> int:
    """A value with its check bits behind it: what is left after its division by the polynomial (BCH)."""
    width = polynomial.bit_length() - 1
    left = value << width
    while left.bit_length() > width:
        left ^= polynomial << left.bit_length() - polynomial.bit_length()
    return value << width | left


def drawn(codewords: bytes, version: int, mask: int) -> Modules:
    """The whole code with one of the masks; bits that are left over at its end are 0."""
    side, turned = 17 + 4 * version, MASKS[mask]
    bits = (codeword >> at & 1 == 1 for codeword in codewords + b"\0" for at in range(7, -1, -1))
    modules = fixed_modules(version) | format_modules(mask, side)
    for (row, column), dark in zip(data_places(version), bits, strict=False):
        modules[row, column] = dark != (turned(row, column) == 0)
    return tuple(tuple(modules[row, column] for column in range(side)) for row in range(side))


@cache
def data_places(version: int) -> tuple[Place, ...]:
    """The places of the codewords' bits in their order."""
    fixed = fixed_modules(version)
    return tuple(place for place in zigzag(17 + 4 * version) if place not in fixed)


def zigzag(side: int) -> Iterator[Place]:
    """All places two columns at a time from the right, up and down in turns, without column 6."""
    rows = range(side)
    for right in (*range(side - 1, 6, -2), 5, 3, 1):
        rows = rows[::-1]
        yield from ((row, column) for row in rows for column in (right, right - 1))


@cache
def fixed_modules(version: int) -> dict[Place, bool]:
    """What is the same in all codes of a version, and any format, so that its places are taken."""
    side = 17 + 4 * version
    modules = format_modules(0, side) | {(side - 8, 8): True}
    for centre in ((3, 3), (3, side - 4), (side - 4, 3)):
        modules |= rings(centre, 4, light=(2, 4))
    for centre in alignment_grid(version):
        modules |= rings(centre, 2, light=(1,)) if centre not in modules else {}
    for at in range(18 if version >= 7 else 0):
        row, column = at // 3, side - 11 + at % 3
        modules[row, column] = modules[column, row] = checked(version, VERSION) >> at & 1 == 1
    for at in range(8, side - 8):
        modules[6, at] = modules[at, 6] = at % 2 == 0
    return {place: dark for place, dark in modules.items() if min(place) >= 0 and max(place) < side}


def rings(centre: Place, radius: int, light: tuple[int, ...]) -> dict[Place, bool]:
    """Square rings around a centre, dark but for some."""
    rows, columns = (range(middle - radius, middle + radius + 1) for middle in centre)
    return {
        (row, column): max(abs(row - centre[0]), abs(column - centre[1])) not in light
        for row in rows
        for column in columns
    }


def alignment_grid(version: int) -> list[Place]:
    """Where small squares can be: in lines with even gaps, counted from the far end, and in line 6."""
    gaps, last = version // 7 + 1, 10 + 4 * version
    gap = 2 * ceil((last - 6) / gaps / 2)
    line = [6, *(last - gap * number for number in range(gaps))] if version > 1 else []
    return [(row, column) for row in line for column in line]


def format_modules(mask: int, side: int) -> dict[Place, bool]:
    """The 15 bits of the format (00 for level M, then the mask), the highest first, at both of its places."""
    bits = checked(mask, FORMAT) ^ 0x5412
    free = (0, 1, 2, 3, 4, 5, 7, 8)
    corner = [*((8, column) for column in free[:-1]), *((row, 8) for row in reversed(free))]
    edges = [*((side - at, 8) for at in range(1, 8)), *((8, side - at) for at in range(8, 0, -1))]
    return {place: bits >> 14 - at & 1 == 1 for line in (corner, edges) for at, place in enumerate(line)}


def penalty(modules: Modules) -> int:
    """How hard a code is to read: long runs, squares of one colour, what looks like a finder, imbalance."""
    rows = as_digits(modules)
    lines = [*rows, *("".join(column) for column in zip(*rows, strict=True))]
    runs = sum(len(run) - 2 for line in lines for run in LONG_RUN.findall(line))
    squares = sum(
        left == right and left[0] == left[1]
        for upper, lower in pairwise(rows)
        for left, right in pairwise(zip(upper, lower, strict=True))
    )
    finders = sum(len(LIKE_A_FINDER.findall(line)) for line in lines)
    dark, whole = sum(map(sum, modules)), len(rows) * len(rows[0])
    return runs + 3 * squares + 40 * finders + 10 * (abs(2 * dark - whole) * 10 // whole)


def as_digits(modules: Modules) -> list[str]:
    """The rows as texts, 1 for dark and 0 for light."""
    return ["".join("01"[dark] for dark in row) for row in modules]
