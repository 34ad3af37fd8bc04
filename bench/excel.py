"""Our workbook writer against plain openpyxl write-only (with lxml): 100,000 rows of 20 typed columns.

Each run is a process of its own, the two in turn; extra memory is the peak above what the process
held before it began to write. Goals: at most half the time, at most 64 MiB extra.
"""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

ROWS, COLUMNS = 100_000, 20
ROUNDS = 3
TIME_GOAL, TIME_HOPE, MEMORY_GOAL = 0.5, 0.4, 64.0
_START = datetime(2026, 1, 5, 8)
_KINDS = ("text", "text", "phone", "moment", "integer", "decimal", "text", "prose", "truth", "decimal") * 2


def main() -> int:
    """Measure both in turn and print; returns 1 if a goal is missed."""
    runs: dict[str, list[dict[str, float]]] = {"ours": [], "openpyxl": []}
    for _round in range(ROUNDS):
        for name, seen in runs.items():
            seen.append(_run(name))
    ours, theirs = (statistics.median(run["seconds"] for run in runs[name]) for name in runs)
    memory = max(run["extra_mib"] for run in runs["ours"])
    ratio = ours / theirs
    print(f"excel {ROWS} x {COLUMNS}: {ours:.2f} s, openpyxl write-only {theirs:.2f} s (medians of {ROUNDS})")
    print(f"  ratio {ratio:.2f}, goal <= {TIME_GOAL}, hope <= {TIME_HOPE}")
    print(f"  extra memory {memory:.1f} MiB, goal <= {MEMORY_GOAL:.0f}")
    return int(ratio > TIME_GOAL) + int(memory > MEMORY_GOAL)


def _run(name: str) -> dict[str, float]:
    command = [sys.executable, __file__, name]
    answer = subprocess.run(command, check=True, capture_output=True, text=True, env=_environment())
    return dict(json.loads(answer.stdout))


def _environment() -> dict[str, str]:
    server = Path(__file__).resolve().parent.parent / "server"
    return os.environ | {"PYTHONPATH": str(server), "DJANGO_SETTINGS_MODULE": "duxi.config.settings"}


def rows() -> Iterator[tuple[Any, ...]]:
    """The same typed rows for both writers."""
    for n in range(ROWS):
        moment = _START + timedelta(minutes=n)
        half = (
            f"Peserta Nomor {n}", f"peserta{n}@contoh.example", f"0812{n:08}", moment, n, n / 7,
            "J.620100.004.02", f"Jawaban bebas nomor {n}: <tepat> & rapi", n % 3 == 0, n % 101 / 4,
        )  # fmt: skip
        yield half + half


def write_ours(target: Path) -> None:
    from duxi.core.clock import now
    from duxi.files.data_sheets import Column, DataSheet, Kind
    from duxi.files.xlsx import Book, write_book

    kinds = {
        "text": Kind.TEXT,
        "phone": Kind.TEXT,
        "moment": Kind.MOMENT,
        "integer": Kind.INTEGER,
        "decimal": Kind.DECIMAL,
        "prose": Kind.PROSE,
        "truth": Kind.TRUTH,
    }
    columns = [Column(f"Kolom {n}", kinds[kind]) for n, kind in enumerate(_KINDS, start=1)]
    write_book(Book("Uji", now(), [DataSheet("Data", columns, rows)]), target)


def write_openpyxl(target: Path) -> None:
    from openpyxl import Workbook

    workbook = Workbook(write_only=True)
    sheet = workbook.create_sheet("Data")
    sheet.append([f"Kolom {n}" for n in range(1, COLUMNS + 1)])
    for row in rows():
        sheet.append(row)
    workbook.save(target)


WRITERS: dict[str, Callable[[Path], None]] = {"ours": write_ours, "openpyxl": write_openpyxl}


def measure(name: str) -> dict[str, float]:
    """Write one workbook in this process and measure time and memory."""
    import django

    django.setup()
    import duxi.files.xlsx
    import openpyxl

    assert openpyxl.LXML, duxi.files.xlsx.__name__
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "uji.xlsx"
        _reset_peak()
        before = _status("VmRSS")
        began = time.perf_counter()
        WRITERS[name](target)
        seconds = time.perf_counter() - began
        return {
            "seconds": seconds,
            "extra_mib": (_status("VmHWM") - before) / 1024,
            "bytes": target.stat().st_size,
        }


def _reset_peak() -> None:
    """Reset the peak memory after the imports."""
    Path("/proc/self/clear_refs").write_text("5")


def _status(name: str) -> int:
    """A value of this process in KiB."""
    lines = Path("/proc/self/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith(name)).split()[1])


if __name__ == "__main__":
    if len(sys.argv) == 1:
        sys.exit(main())
    print(json.dumps(measure(sys.argv[1])))
