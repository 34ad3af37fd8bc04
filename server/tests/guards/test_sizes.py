"""Files have at most 300 lines."""

from collections.abc import Iterator
from pathlib import Path

from django.conf import settings

MOST = 300
# one line per route
TABLES = ("tests/contract/test_permission_matrix.py",)


def _files() -> Iterator[Path]:
    for folder in ("duxi", "tests"):
        yield from (settings.SERVER / folder).rglob("*.py")


def test_files_are_at_most_three_hundred_lines_long():
    lines = {
        str(path.relative_to(settings.SERVER)): len(path.read_text().splitlines())
        for path in _files()
        if "migrations" not in path.parts
    }
    for table in TABLES:
        del lines[table]
    assert {name: count for name, count in lines.items() if count > MOST} == {}
