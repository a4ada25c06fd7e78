"""QR codes: a reader of the test's own, made from the standard's tables, gives back what was written."""

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from figurka.web.qr import (
    FORMAT,
    VERSION,
    Modules,
    all_codewords,
    checked,
    correction,
    drawn,
    penalty,
    qr_modules,
    qr_svg,
    smallest_version,
)

CAPACITY = (14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412)
"""How many bytes each version from 1 holds at level M."""
BLOCKS = (
    ((1, 26, 16),),
    ((1, 44, 28),),
    ((1, 70, 44),),
    ((2, 50, 32),),
    ((2, 67, 43),),
    ((4, 43, 27),),
    ((4, 49, 31),),
    ((2, 60, 38), (2, 61, 39)),
    ((3, 58, 36), (2, 59, 37)),
    ((4, 69, 43), (1, 70, 44)),
    ((1, 80, 50), (4, 81, 51)),
    ((6, 58, 36), (2, 59, 37)),
    ((8, 59, 37), (1, 60, 38)),
    ((4, 64, 40), (5, 65, 41)),
    ((5, 65, 41), (5, 66, 42)),
)
"""For each version from 1: how many blocks there are of which length, and how much of it is data."""
ALIGNMENT: tuple[tuple[int, ...], ...] = (
    *((), (6, 18), (6, 22), (6, 26), (6, 30), (6, 34)),
    *((6, 22, 38), (6, 24, 42), (6, 26, 46), (6, 28, 50), (6, 30, 54), (6, 32, 58), (6, 34, 62)),
    *((6, 26, 46, 66), (6, 26, 48, 70)),
)
FINDER = ("1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111")
SMALL = ("11111", "10001", "10101", "10001", "11111")


class Reader:
    """Reads a code as a phone does that sees no spot; every step states what the standard wants there."""

    def __init__(self, modules: Modules) -> None:
        self.modules = modules
        self.side = len(modules)
        self.version = (self.side - 17) // 4
        self.taken: set[tuple[int, int]] = set()

    def bits(self, rows: range, columns: range) -> str:
        """The bits of an area, which is taken then."""
        places = [(row, column) for row in rows for column in columns]
        self.taken.update(places)
        return "".join("01"[self.modules[row][column]] for row, column in places)

    def read(self) -> str:
        """The text of the code."""
        self.see_squares()
        self.see_lines()
        self.see_version()
        data = b"".join(self.blocks(self.codewords(self.mask())))
        bits = "".join(f"{byte:08b}" for byte in data)
        start = 12 if self.version < 10 else 20
        end = start + 8 * int(bits[4:start], 2)
        assert bits[:4] == "0100"
        assert bits[end : end + 4] == "0000"
        padding = re.findall(".{8}", bits[end + 4 :])
        assert padding == [("11101100", "00010001")[at % 2] for at in range(len(padding))]
        return int(bits[start:end] or "0", 2).to_bytes((end - start) // 8, "big").decode()

    def see_squares(self) -> None:
        first, last, far = range(8), range(self.side - 8, self.side), self.side - 7
        assert self.bits(first, first) == "".join(f"{row}0" for row in FINDER) + "0" * 8
        assert self.bits(first, last) == "".join(f"0{row}" for row in FINDER) + "0" * 8
        assert self.bits(last, first) == "0" * 8 + "".join(f"{row}0" for row in FINDER)
        line = ALIGNMENT[self.version - 1]
        for row, column in ((row, column) for row in line for column in line):
            if (row, column) not in {(6, 6), (6, far), (far, 6)}:
                seen = self.bits(range(row - 2, row + 3), range(column - 2, column + 3))
                assert seen == "".join(SMALL)

    def see_lines(self) -> None:
        one, between = range(6, 7), range(8, self.side - 8)
        dotted = "".join("10"[at % 2] for at in between)
        assert self.bits(one, between) == self.bits(between, one) == dotted
        assert self.bits(range(self.side - 8, self.side - 7), range(8, 9)) == "1"

    def see_version(self) -> None:
        if self.version < 7:
            return
        far, near = range(self.side - 11, self.side - 8), range(6)
        below = self.bits(far, near)
        told = "".join(below[row * 6 + column] for column in near for row in range(3))[::-1]
        assert self.bits(near, far)[::-1] == told
        assert int(told[:6], 2) == self.version
        assert divided(told, "1111100100101") == 0

    def mask(self) -> int:
        """The mask, from the format that is written twice."""
        eighth, whole = range(8, 9), range(self.side)
        across = self.bits(eighth, whole[:6]) + self.bits(eighth, whole[7:9])
        down = self.bits(whole[:6], eighth) + self.bits(whole[7:8], eighth)
        once = across + down[::-1]
        again = self.bits(whole[-7:], eighth)[::-1] + self.bits(eighth, whole[-8:])
        assert once == again
        told = f"{int(once, 2) ^ 0b101010000010010:015b}"
        assert told[:2] == "00", "level M"
        assert divided(told, "10100110111") == 0
        return int(told[2:5], 2)

    def codewords(self, mask: int) -> list[int]:
        """What is written in the places that are left, without its mask."""
        bits = [self.modules[i][j] ^ masked(mask, i, j) for i, j in self.walk() if (i, j) not in self.taken]
        whole = len(bits) // 8 * 8
        assert not any(bits[whole:])
        return [sum(bits[at + bit] << 7 - bit for bit in range(8)) for at in range(0, whole, 8)]

    def walk(self) -> Iterator[tuple[int, int]]:
        """Over the whole code from its last corner, up first."""
        columns, row, up = [at for at in range(self.side - 1, -1, -1) if at != 6], self.side - 1, True
        while columns:
            yield row, columns[0]
            yield row, columns[1]
            row += -1 if up else 1
            if row in {-1, self.side}:
                up, columns = not up, columns[2:]
                row = min(max(row, 0), self.side - 1)

    def blocks(self, codewords: list[int]) -> list[bytes]:
        """The data of the blocks; each block is divisible without rest."""
        shapes = [shape[1:] for shape in BLOCKS[self.version - 1] for _ in range(shape[0])]
        assert len(codewords) == sum(length for length, _ in shapes)
        blocks: list[list[int]] = [[] for _ in shapes]
        rest = iter(codewords)
        for turn in range(max(data for _, data in shapes)):
            for block, (_, data) in zip(blocks, shapes, strict=True):
                block.extend([next(rest)] if turn < data else [])
        for at, codeword in enumerate(rest):
            blocks[at % len(blocks)].append(codeword)
        for block, (length, data) in zip(blocks, shapes, strict=True):
            assert not any(syndromes(block, length - data))
        return [bytes(block[:data]) for block, (_, data) in zip(blocks, shapes, strict=True)]


def masked(mask: int, i: int, j: int) -> bool:
    """The masks as the standard writes them."""
    return (
        (i + j) % 2 == 0,
        i % 2 == 0,
        j % 3 == 0,
        (i + j) % 3 == 0,
        (i // 2 + j // 3) % 2 == 0,
        (i * j) % 2 + (i * j) % 3 == 0,
        ((i * j) % 2 + (i * j) % 3) % 2 == 0,
        ((i + j) % 2 + (i * j) % 3) % 2 == 0,
    )[mask]


def divided(bits: str, polynomial: str) -> int:
    """The rest of a division of polynomials over two elements."""
    left = [int(bit) for bit in bits]
    for at in range(len(left) - len(polynomial) + 1):
        if left[at]:
            for step, bit in enumerate(polynomial):
                left[at + step] ^= int(bit)
    return sum(left)


def syndromes(block: list[int], count: int) -> list[int]:
    """The values of a block, as a polynomial over 256 elements, at the first powers of 2."""
    powers = [1]
    for _ in range(254):
        powers.append(powers[-1] * 2 if powers[-1] < 128 else powers[-1] * 2 ^ 0b100011101)
    exponents = {power: exponent for exponent, power in enumerate(powers)}
    values = [0] * count
    for codeword in block:
        for root, value in enumerate(values):
            values[root] = codeword ^ (powers[(exponents[value] + root) % 255] if value else 0)
    return values


def link(length: int) -> str:
    """A link of so many bytes; a longer one has letters of two, three and four bytes too."""
    start = "https://example.org/stůl/€/🎲/" if length > 40 else ""
    return start + "".join(chr(97 + at * 7 % 26) for at in range(length - len(start.encode())))


@pytest.mark.parametrize("version", range(1, 16))
def test_every_version_is_read_from_its_shortest_to_its_longest_text(version: int) -> None:
    shortest = CAPACITY[version - 2] + 1 if version > 1 else 0
    for length in (shortest, CAPACITY[version - 1]):
        reader = Reader(qr_modules(link(length)))
        assert reader.version == version
        assert reader.read() == link(length)


def test_what_is_too_long_is_refused_with_the_limit() -> None:
    with pytest.raises(ValueError, match="at most 412 bytes here, the text has 413"):
        qr_modules(link(413))


def test_check_bits_are_those_of_the_standard() -> None:
    assert f"{checked(0b00101, FORMAT) ^ 0x5412:015b}" == "100000011001110"
    assert f"{checked(0b00000, FORMAT) ^ 0x5412:015b}" == "101010000010010"
    assert f"{checked(7, VERSION):018b}" == "000111110010010100"


def test_correction_is_that_of_the_standards_example() -> None:
    """The number 01234567 in version 1, level M."""
    data = bytes.fromhex("10 20 0C 56 61 80 EC 11 EC 11 EC 11 EC 11 EC 11")
    assert correction(data, 10) == bytes.fromhex("A5 24 D4 C1 ED 36 C7 87 2C 55")


@pytest.mark.parametrize(
    ("rows", "points"),
    [
        pytest.param(["10", "01"], 0, id="nothing"),
        pytest.param(["11111000100"], 3, id="a run of five"),
        pytest.param(["0000001101101111"], 3 + 1, id="a run of six"),
        pytest.param(["1100", "1100"], 3 + 3, id="two squares"),
        pytest.param(["00001011101"], 40, id="a finder with light before it"),
        pytest.param(["10111010000"], 40, id="a finder with light behind it"),
        pytest.param(["0000101110100001111"], 40, id="light on both sides counts once"),
        pytest.param(["0001"], 50, id="little is dark"),
        pytest.param([*"1011101", *"0000"], 40, id="a finder downwards"),
    ],
)
def test_what_is_hard_to_read_gets_points(rows: list[str], points: int) -> None:
    assert penalty(tuple(tuple(bit == "1" for bit in row) for row in rows)) == points


def test_every_mask_is_read_and_the_easiest_is_chosen() -> None:
    version = smallest_version(60)
    masks = [drawn(all_codewords(link(60).encode(), version), version, mask) for mask in range(8)]
    assert [Reader(modules).mask() for modules in masks] == list(range(8))
    assert {Reader(modules).read() for modules in masks} == {link(60)}
    assert penalty(qr_modules(link(60))) == min(map(penalty, masks)) < max(map(penalty, masks))


def test_the_picture_shows_the_code_on_white_with_its_quiet_zone() -> None:
    picture = ElementTree.fromstring(qr_svg(link(60), "x"))
    rect, path = picture
    modules = qr_modules(link(60))
    assert picture.get("viewBox") == "0 0 41 41"
    assert (rect.get("width"), rect.get("height"), rect.get("fill")) == ("41", "41", "#fff")
    assert path.get("fill") == "#000"
    dark: set[tuple[int, int]] = set()
    for x, y, along, back in re.findall(r"M(\d+) (\d+)h(\d+)v1h-(\d+)z", path.get("d", "")):
        assert along == back
        dark |= {(int(y), int(x) + step) for step in range(int(along))}
    assert dark == {(i + 4, j + 4) for i, row in enumerate(modules) for j, bit in enumerate(row) if bit}


def test_the_label_is_escaped() -> None:
    label = """a "link" & <more> o'clock"""
    picture = qr_svg("x", label)
    assert "<more>" not in picture
    assert ElementTree.fromstring(picture).attrib["aria-label"] == label
