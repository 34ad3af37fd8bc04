"""Exit code 0 while the worker and the processes that it keeps (guard, pusher, monitor, workers) run."""

import sys
from pathlib import Path

FEWEST = 4


def count() -> int:
    """How many processes of the queue there are."""
    lines = (path.read_bytes() for path in Path("/proc").glob("[0-9]*/cmdline"))
    return sum(b"qcluster" in line for line in lines)


if __name__ == "__main__":
    sys.exit(0 if count() >= FEWEST else 1)
