"""stub"""
import numpy as np
from vernissage.engine.kernel import kernel
HORIZON=0
@kernel
def judge(s: np.record, out: np.ndarray) -> bool:
    """x"""
    return False
