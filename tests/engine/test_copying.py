"""Bytes copied in one piece, with and without the compiler."""

import numpy as np
import pytest

from vernissage.engine.copying import copy_row
from vernissage.engine.kernel import JIT, kernel


@kernel
def copied(values: np.ndarray, n: int, out: np.ndarray) -> None:
    copy_row(values, n, out)


@pytest.mark.parametrize("kind", [np.int8, np.uint8])
@pytest.mark.parametrize("n", [0, 1, 7, 8, 33, 84])
def test_so_many_bytes_are_copied_and_no_more(kind: type, n: int) -> None:
    values, out = np.arange(84, dtype=kind).reshape(7, 12), np.full(100, -1, np.int8)
    copied(values, n, out)
    assert out.tolist() == [*range(n), *[-1] * (100 - n)]


@pytest.mark.skipif(not JIT, reason="NumPy copies any kind")
def test_what_is_no_row_of_bytes_is_refused_when_it_is_compiled() -> None:
    with pytest.raises(TypeError, match="bytes that lie side by side"):
        copied(np.zeros(4, np.int64), 4, np.zeros(4, np.int8))
