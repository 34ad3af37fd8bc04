"""Runs the benchmarks and prints which goals were met: `./dev bench [name …]`.

Every figure is a ratio against a reference that ran interleaved in the same run, so that it holds on a busy
machine. The exit code is the number of missed goals.
"""

import sys
from importlib import import_module
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
NAMES = ("attempts", "catalogue", "checkout", "excel", "large", "office", "search", "timeline")


def main(names: list[str]) -> int:
    sys.path[:0] = [str(TOP / "server"), str(TOP / "bench")]
    return sum(import_module(name).main() for name in names or NAMES)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
