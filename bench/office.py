"""The back office with large data: lists, a grid, an import.

Goals: a list of 100,000 agencies takes at most 1.5 times as long as one of 1,000, both relative to an empty
list in the same minute; a grid of 500 x 9 cells is saved in one request, in at most ten times an empty
request; an import of 10,000 rows takes at most 1.5 times as long per row as one of 1,000. Everything is
rolled back. `DUXI_BENCH_SMALL=1` runs a tenth of it.
"""

import os
import statistics
import sys
import time
from collections.abc import Callable

GROWTH_GOAL, SAVE_GOAL, IMPORT_GOAL = 1.5, 10.0, 1.5
SCALE = 10 if os.environ.get("DUXI_BENCH_SMALL") else 1
FEW, MANY = 1_000 // SCALE, 100_000 // SCALE
ROWS, LEVELS = 500 // SCALE, 9
IMPORT_FEW, IMPORT_MANY = 1_000 // SCALE, 10_000 // SCALE
ROUNDS = 40


def main() -> int:
    """Run and print; returns the number of missed goals."""
    import django

    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "duxi.config.settings")
    django.setup()
    from django.db import transaction

    missed = 0
    for check in (check_list, check_grid, check_import):
        with transaction.atomic():
            missed += check()
            transaction.set_rollback(True)
    return missed


def check_list() -> int:
    """The same page of a short and of a long list."""
    _agencies(FEW)
    few = _median(_page)
    _agencies(MANY - FEW)
    many = _median(_page)
    return _report(f"list of {MANY:,} against {FEW:,} rows", many / few, GROWTH_GOAL)


def check_grid() -> int:
    """Save every cell of a grid at once, against saving nothing."""
    from duxi.backoffice.matrices.delivery import DELIVERY_MATRIX

    cells = {
        (unit, level): "8"
        for unit in _units(ROWS)
        for level in [one.id for one in DELIVERY_MATRIX.columns()][:LEVELS]
    }
    began = time.perf_counter()
    DELIVERY_MATRIX.cells.write(cells)
    took = time.perf_counter() - began
    per_cell = 1_000 * took / max(len(cells), 1)
    print(f"grid of {len(cells):,} cells saved in {took:.2f} s, {per_cell:.2f} ms each", flush=True)
    return _report("grid, milliseconds for each cell", per_cell, SAVE_GOAL)


def check_import() -> int:
    """The rows of a long import against those of a short one."""
    few = _import_seconds("A", IMPORT_FEW) / IMPORT_FEW
    many = _import_seconds("B", IMPORT_MANY) / IMPORT_MANY
    print(f"import of {IMPORT_MANY:,} rows: {many * IMPORT_MANY:.1f} s", flush=True)
    return _report("import, a row of many against one of few", many / few, IMPORT_GOAL)


def _import_seconds(prefix: str, rows: int) -> float:
    from duxi.accounts.models import User
    from duxi.files.imports import IMPORTS

    staff = User.objects.filter(is_superuser=True).first()
    values = [{"code": f"B{prefix}{n}", "name": f"Unit {prefix} {n}", "family": "Uji"} for n in range(rows)]
    began = time.perf_counter()
    planned = IMPORTS["list:units"].apply(staff, values, lambda _done: None)
    took = time.perf_counter() - began
    if any(row.action != "new" for row in planned):
        raise SystemExit("the import refused rows")
    return took


def _agencies(count: int) -> None:
    from django.db import connection
    from duxi.reference.models import Instansi

    there = Instansi.with_deleted.count()
    numbers = range(there, there + count)
    Instansi.objects.bulk_create(
        [Instansi(code=f"BN-{n}", name=f"Instansi uji {n:06}", type="kota") for n in numbers],
        batch_size=5_000,
    )
    with connection.cursor() as cursor:  # what autovacuum does for permanent rows
        cursor.execute("ANALYZE reference_instansi")


def _units(count: int) -> list[int]:
    from duxi.reference.models import CompetencyUnit

    made = CompetencyUnit.objects.bulk_create(
        [CompetencyUnit(code=f"BG-{n}", name=f"Unit kisi {n}") for n in range(count)]
    )
    return [unit.pk for unit in made]


def _page() -> None:
    """The queries of the list's call: a page by name, and the total."""
    from duxi.accounts.models import User
    from duxi.backoffice.crud import RESOURCES
    from duxi.backoffice.crud.listing import page_of
    from duxi.core.lists import ListParams, total_of

    resource, params = RESOURCES["instansi"], ListParams(page=1, rows=25, sort="name", order="asc")
    whole, page = page_of(resource, User(is_superuser=True), params)
    list(page)
    total_of(whole, params)


def _median(work: Callable[[], None]) -> float:
    times = []
    for _round in range(ROUNDS):
        began = time.perf_counter()
        work()
        times.append(time.perf_counter() - began)
    return statistics.median(times)


def _report(name: str, figure: float, goal: float) -> int:
    print(f"{name}: {figure:.2f}, goal <= {goal}", flush=True)
    return int(figure > goal)


if __name__ == "__main__":
    sys.exit(main())
