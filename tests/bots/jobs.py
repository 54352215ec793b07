"""Work for other processes, which find it by its name."""

import json
import os
import time
from pathlib import Path


def wait_to_be_killed(folder: Path, job: int) -> int:
    """Each try of a job leaves its process; the first try of job 1 waits."""
    tries = folder / f"{job}.json"
    before = json.loads(tries.read_text()) if tries.exists() else []
    part = folder / f"{job}.part"
    part.write_text(json.dumps([*before, os.getpid()]))
    part.rename(tries)
    if job == 1 and not before:
        time.sleep(60)
    return job * job


def divide(job: int) -> float:
    return 1 / job
