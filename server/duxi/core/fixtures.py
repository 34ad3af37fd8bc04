"""Fixture files: read YAML lists and CSV rows, and write the rows that are missing or differ."""

import csv
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, TypeVar, cast

import yaml
from django.db.models import Field, Model, QuerySet

M = TypeVar("M", bound=Model)
Facts = Mapping[str, Any]


def read_csv(path: Path) -> list[dict[str, str]]:
    """The rows of a CSV file as dictionaries."""
    with path.open(newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def read_yaml(path: Path) -> Any:
    """The content of a YAML file (libyaml's parser is six times as fast)."""
    return yaml.load(path.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader)


def refresh_row(model: type[M], key: Facts, facts: Facts, *, at_first: Facts | None = None) -> M:
    """Create or update the row with this key; `at_first` are values for new rows only."""
    row = model._default_manager.filter(**key).first()
    if row is None:
        return model._default_manager.create(**{**key, **facts, **(at_first or {})})
    _refresh(row, facts)
    return row


def refresh_rows(rows: QuerySet[M], keys: tuple[str, ...], wanted: Iterable[Facts], **shared: Any) -> None:
    """Create or update many rows: one query reads the existing ones, one statement creates the new ones.

    `wanted` has the `keys` and values of each row, `shared` the values common to all. New rows bypass the
    model's `save`.
    """
    known = {tuple(getattr(row, key) for key in keys): row for row in rows}
    new = []
    for facts in wanted:
        row = known.get(tuple(facts[key] for key in keys))
        if row is None:
            new.append(rows.model(**{**shared, **facts}))
        else:
            _refresh(row, {**shared, **facts})
    rows.model._default_manager.bulk_create(new)


def _refresh(row: Model, facts: Facts) -> None:
    """Save the row if a value differs."""
    if all(_has(row, name, value) for name, value in facts.items()):
        return
    for name, value in facts.items():
        setattr(row, name, value)
    moments = (field.name for field in row._meta.concrete_fields if getattr(field, "auto_now", False))
    row.save(update_fields={*facts, *moments})


def _has(row: Model, name: str, value: Any) -> bool:
    field = cast("Field[Any, Any]", row._meta.get_field(name))
    wanted = value.pk if isinstance(value, Model) else value
    return bool(getattr(row, field.attname) == (wanted if wanted is None else field.to_python(wanted)))
