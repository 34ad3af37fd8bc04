"""Fixture files: reading YAML lists and CSV rows, and writing those rows that are not there as they say."""

import csv
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, TypeVar, cast

import yaml
from django.db.models import Field, Model, QuerySet

M = TypeVar("M", bound=Model)
Facts = Mapping[str, Any]


def read_csv(path: Path) -> list[dict[str, str]]:
    """The rows of a CSV file by its header."""
    with path.open(newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def read_yaml(path: Path) -> Any:
    """The content of a YAML file; the parser in C is six times as fast."""
    return yaml.load(path.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader)


def refresh_row(model: type[M], key: Facts, facts: Facts, *, at_first: Facts | None = None) -> M:
    """The row with this key, made or refreshed; what a new row has beside it is `at_first`."""
    row = model._default_manager.filter(**key).first()
    if row is None:
        return model._default_manager.create(**{**key, **facts, **(at_first or {})})
    _refresh(row, facts)
    return row


def refresh_rows(rows: QuerySet[M], keys: tuple[str, ...], wanted: Iterable[Facts], **shared: Any) -> None:
    """The same for many rows, of which those that are there come in one query and new ones go in another.

    `wanted` has the `keys` of each row and its facts; `shared` is the same for all. New rows are written past
    the model's own `save`.
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
    """Write the row where one of the facts differs from what it has."""
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
