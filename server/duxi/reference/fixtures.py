"""Loads `fixtures/reference`: idempotent, by code."""

from pathlib import Path
from typing import Any, TypeVar

from django.db.models import Model

from duxi.core.fixtures import read_csv
from duxi.reference.models import (
    CompetencyUnit,
    Deliverable,
    DeliveryCell,
    Instansi,
    JobRole,
    Level,
    Materi,
    RoleCompetency,
    RoleInstansi,
)

M = TypeVar("M", bound=Model)


def load_reference(folder: Path) -> None:
    """Agencies, job roles, levels, units, materi, deliverables and the three matrices."""
    _upsert(Level, "number", folder / "levels.csv", ["name", "description"])
    _upsert(Instansi, "code", folder / "instansi.csv", ["name", "short_name", "type", "province"])
    _upsert(CompetencyUnit, "code", folder / "units.csv", ["name", "description", "family"])
    _upsert(JobRole, "slug", folder / "job_roles.csv", ["code", "name", "family", "description"])
    _upsert(Materi, "code", folder / "materi.csv", ["name", "topic", "hours", "description"])
    _upsert(Deliverable, "code", folder / "deliverables.csv", ["name", "form", "description"])
    _load_delivery_matrix(folder / "delivery_matrix.csv")
    _load_role_kompetensi(folder / "role_kompetensi.csv")
    _load_role_instansi(folder / "role_instansi.csv")


def _upsert(model: type[M], key: str, path: Path, columns: list[str]) -> None:
    rows = [model(**{key: row[key]}, **{name: row[name] for name in columns}) for row in read_csv(path)]
    _write(model, rows, [key], columns)


def _load_role_kompetensi(path: Path) -> None:
    roles, units = _ids(JobRole, "slug"), _ids(CompetencyUnit, "code")
    rows = [
        RoleCompetency(
            job_role_id=roles[row["job_role"]],
            unit_id=units[row["unit"]],
            level_id=int(row["level"]),
            weight=int(row["weight"]),
        )
        for row in read_csv(path)
    ]
    _write(RoleCompetency, rows, ["job_role", "unit"], ["level", "weight"])


def _load_role_instansi(path: Path) -> None:
    roles, instansi = _ids(JobRole, "slug"), _ids(Instansi, "code")
    rows = [
        RoleInstansi(
            job_role_id=roles[row["job_role"]],
            instansi_id=instansi[row["instansi"]],
            head_count=int(row["head_count"]) if row["head_count"] else None,
        )
        for row in read_csv(path)
    ]
    _write(RoleInstansi, rows, ["job_role", "instansi"], ["head_count"])


def _load_delivery_matrix(path: Path) -> None:
    found, units = read_csv(path), _ids(CompetencyUnit, "code")
    cells = [
        DeliveryCell(unit_id=units[row["unit"]], level_id=int(row["level"]), hours=row["hours"])
        for row in found
    ]
    _write(DeliveryCell, cells, ["unit", "level"], ["hours"])
    known = {(cell.unit_id, cell.level_id): cell.pk for cell in DeliveryCell.objects.all()}
    keys = [known[units[row["unit"]], int(row["level"])] for row in found]
    _link(DeliveryCell.materi.through, "materi", keys, found)
    _link(DeliveryCell.deliverables.through, "deliverable", keys, found)


def _link(through: type[Model], name: str, keys: list[int], rows: list[dict[str, str]]) -> None:
    """Fill the many-to-many table between cells and their contents."""
    column = "materi" if name == "materi" else "deliverables"
    target = Materi if name == "materi" else Deliverable
    ids = _ids(target, "code")
    links = [
        through(**{"deliverycell_id": key, f"{name}_id": ids[code]})
        for key, row in zip(keys, rows, strict=True)
        for code in row[column].split()
    ]
    through._default_manager.bulk_create(links, ignore_conflicts=True)


def _write(model: type[M], rows: list[M], keys: list[str], columns: list[str]) -> None:
    model._default_manager.bulk_create(rows, update_conflicts=True, unique_fields=keys, update_fields=columns)


def _ids(model: type[Model], key: str) -> dict[Any, int]:
    return dict(model._default_manager.values_list(key, "pk"))
