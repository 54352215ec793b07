"""Chance: a ChaCha8 stream that lives inside the state.

Same key, same stream, same position: the same draws, on every machine, for
ever. The cipher is ChaCha with 8 rounds, a 64-bit block counter and a 64-bit
nonce (here: the stream's number); its output is read as 16-bit halves, low
half first.

All arithmetic is on plain integers below 2**32 with explicit masks, so that
compiled and interpreted code agree to the bit.
"""

from __future__ import annotations

import hashlib

import numpy as np

from vernissage.engine.kernel import kernel

CHANCE = np.dtype(
    (
        np.record,
        [
            ("counter", "u8"),  # the next block to make
            ("stream", "u8"),  # the cipher's nonce
            ("key", "u4", (8,)),
            ("block", "u4", (16,)),  # the last block made
            ("used", "i8"),  # halves of it already drawn
        ],
    )
)
HALVES = 32  # 16-bit halves in a block: "used" of a spent one
LARGEST_DRAW = 1 << 16
MASK = 0xFFFFFFFF
CONSTANTS = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)  # "expand 32-byte k"
SEED_BITS = 256


@kernel
def _rotate(x: int, by: int) -> int:
    return ((x << by) | (x >> (32 - by))) & MASK


@kernel
def _word(chance: np.record, i: int) -> int:
    """Word i of the cipher's input: constants, key, counter, stream."""
    if i < 4:
        return CONSTANTS[i]
    if i < 12:
        return int(chance.key[i - 4])
    pair = int(chance.counter) if i < 14 else int(chance.stream)
    return (pair >> (32 * (i & 1))) & MASK


@kernel
def _mix(block: np.ndarray, a: int, b: int, c: int, d: int) -> None:
    """The cipher's quarter round on four words of the block."""
    wa, wb, wc, wd = int(block[a]), int(block[b]), int(block[c]), int(block[d])
    wa = (wa + wb) & MASK
    wd = _rotate(wd ^ wa, 16)
    wc = (wc + wd) & MASK
    wb = _rotate(wb ^ wc, 12)
    wa = (wa + wb) & MASK
    wd = _rotate(wd ^ wa, 8)
    wc = (wc + wd) & MASK
    wb = _rotate(wb ^ wc, 7)
    block[a], block[b], block[c], block[d] = wa, wb, wc, wd


@kernel
def make_block(chance: np.record) -> None:
    """Fill the block with the cipher's output at the counter, and count on."""
    block = chance.block
    for i in range(16):
        block[i] = _word(chance, i)
    for _ in range(4):
        for i in range(4):
            _mix(block, i, 4 + i, 8 + i, 12 + i)
        for i in range(4):
            _mix(block, i, 4 + (i + 1 & 3), 8 + (i + 2 & 3), 12 + (i + 3 & 3))
    for i in range(16):
        block[i] = (int(block[i]) + _word(chance, i)) & MASK
    chance.counter += 1
    chance.used = 0


@kernel
def _half(chance: np.record) -> int:
    if chance.used >= HALVES:
        make_block(chance)
    used = int(chance.used)
    chance.used = used + 1
    return (int(chance.block[used >> 1]) >> ((used & 1) << 4)) & 0xFFFF


@kernel
def draw(chance: np.record, n: int) -> int:
    """A whole number from 0 to n - 1, each exactly as likely (n at most 65,536)."""
    product = _half(chance) * n
    if (product & 0xFFFF) < n:
        # The 65,536 halves do not divide evenly by n: refuse the surplus ones.
        surplus = LARGEST_DRAW % n
        while (product & 0xFFFF) < surplus:
            product = _half(chance) * n
    return product >> 16


@kernel
def restart(chance: np.record, source: np.record, stream: int) -> None:
    """Begin a stream of its own under another chance's key."""
    for i in range(8):
        chance.key[i] = source.key[i]
    chance.stream = stream
    chance.counter = 0
    chance.used = HALVES
    for i in range(16):
        chance.block[i] = 0


def seeded(seed: int, stream: int = 0) -> np.ndarray:
    """An array of one fresh chance; the key is SHA-256 of the seed's decimal digits."""
    chance = np.zeros(1, CHANCE)
    chance["key"] = np.frombuffer(hashlib.sha256(str(seed).encode()).digest(), "<u4")
    chance["stream"] = stream
    chance["used"] = HALVES
    return chance
