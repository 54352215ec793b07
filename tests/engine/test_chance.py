import numpy as np
import pytest

from vernissage.engine.chance import CHANCE, HALVES, draw, make_block, restart, seeded

# ChaCha with 8 rounds and a 256-bit key: J. Strombergson, "Test Vectors for the Stream
# Cipher ChaCha" (draft-strombergson-chacha-test-vectors-01): key, IV, two blocks.
VECTORS = {
    "TC1, all zero": (
        "00" * 32,
        "00" * 8,
        "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
        "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42",
        "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b"
        "5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa",
    ),
    "TC2, one bit of the key": (
        "01" + "00" * 31,
        "00" * 8,
        "cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea"
        "289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8",
        "b4355a7d93dd8867089ee643558b95754efa2bd1a8a1e2d75bcdb32015542638"
        "291941feb49965587c4fdfe219cf0ec132a6cd4dc067392e67982fe53278c0b4",
    ),
    "TC7, sequences": (
        "00112233445566778899aabbccddeeffffeeddccbbaa99887766554433221100",
        "0f1e2d3c4b5a6978",
        "db43ad9d1e842d1272e4530e276b3f568f8859b3f7cf6d9d2c74fa53808cb515"
        "7a8ebf46ad3dcc4b6c7dadde131784b0120e0e22f6d5f9ffa7407d4a21b695d9",
        "c5dd30bf55612fab9bdd118920c19816470c7f5dcd42325dbbed8c57a56281c1"
        "44cb0f03e81b3004624e0650a1ce5afaf9a7cd8163f6dbd72602257dd96e471e",
    ),
    "TC8, random": (
        "c46ec1b18ce8a878725a37e780dfb7351f68ed2e194c79fbc6aebee1a667975d",
        "1ada31d5cf688221",
        "838751b42d8ddd8a3d77f48825a2ba752cf4047cb308a5978ef274973be374c9"
        "6ad848065871417b08f034e681fe46a93f7d5c61d1306614d4aaf257a7cff08b",
        "16f2fda170cc18a4b58a2667ed962774af792a6e7f3c77992540711a7a136d7e"
        "8a2f8d3f93816709d45a3fa5f8ce72fde15be7b841acba3a2abd557228d9fe4f",
    ),
}


def chance(key: str = "00" * 32, iv: str = "00" * 8) -> np.record:
    made = np.zeros(1, CHANCE)[0]
    made["key"] = np.frombuffer(bytes.fromhex(key), "<u4")
    made["stream"] = int.from_bytes(bytes.fromhex(iv), "little")
    made["used"] = HALVES
    return made


@pytest.mark.parametrize("name", VECTORS)
def test_blocks_are_those_of_the_published_vectors(name: str) -> None:
    key, iv, *blocks = VECTORS[name]
    made = chance(key, iv)
    for block in blocks:
        make_block(made)
        assert made["block"].tobytes().hex() == block


def test_the_counter_goes_past_32_bits() -> None:
    low, high = chance(), chance()
    high["counter"] = 1 << 32
    make_block(low)
    make_block(high)
    assert low["block"].tobytes() != high["block"].tobytes()
    assert high["counter"] == (1 << 32) + 1


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 7, 25, 60, 1000, 65535, 65536])
def test_every_result_of_a_draw_has_exactly_as_many_halves(n: int) -> None:
    made = chance()
    results = np.zeros(n, np.int64)
    made["block"] = 0xFFFFFFFF  # a refused half is followed by one that is not
    for half in range(65536):
        made["block"][0] = 0xFFFF0000 | half
        made["used"] = 0
        result = draw(made, n)
        if made["used"] == 1:  # not refused
            results[result] += 1
    assert results.min() == results.max() == 65536 // n


def test_draws_read_the_low_half_of_a_word_first() -> None:
    made = chance()
    draws = [draw(made, 65536) for _ in range(4)]
    assert draws == [0x003E, 0x2FEF, 0x5F89, 0xD640]


def test_a_restarted_stream_forgets_where_the_old_one_stood() -> None:
    source, fresh, used = seeded(3), seeded(4), seeded(5)
    for _ in range(7):
        draw(used[0], 10)
    restart(fresh[0], source[0], 12)
    restart(used[0], source[0], 12)
    assert fresh.tobytes() == used.tobytes() == seeded(3, 12).tobytes()


def test_seeds_and_streams_differ() -> None:
    firsts = {
        tuple(draw(made, 65536) for _ in range(4))
        for made in [seeded(seed, stream)[0] for seed in range(20) for stream in range(20)]
    }
    assert len(firsts) == 400
