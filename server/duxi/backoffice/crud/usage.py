"""Where a record is used: what is in the way of its deletion."""

from dataclasses import dataclass
from typing import Any

from django.db.models import ForeignObjectRel, Model, QuerySet
from django.utils.translation import gettext_lazy as _

from duxi.backoffice.crud.declaration import Resource
from duxi.backoffice.crud.labels import label_of
from duxi.core.errors import Rejected

_SAMPLES = 5


class InUse(Rejected):
    """Other rows point at this one."""

    message = _("Data ini masih dipakai sehingga tidak dapat dihapus.")


@dataclass(frozen=True)
class Usage:
    """One place that uses a record: its name, how many rows, and the first of them."""

    name: str
    count: int
    samples: list[str]


def uses_of(resource: Resource[Any], row: Model) -> list[Usage]:
    """Every place that uses the row, by the relations of its model and those that the resource names."""
    places = [*_related(resource, row), *((str(name), rows(row)) for name, rows in resource.uses.items())]
    return [use for name, rows in places if (use := _usage(name, rows)).count]


def refuse_if_used(resource: Resource[Any], row: Model) -> None:
    """Raises `InUse`, naming the places."""
    uses = uses_of(resource, row)
    if uses:
        places = ", ".join(f"{use.name} ({use.count})" for use in uses)
        text = _("Data ini masih dipakai sehingga tidak dapat dihapus: {places}.")
        raise InUse(text.format(places=places))


def _related(resource: Resource[Any], row: Model) -> list[tuple[str, QuerySet[Any]]]:
    relations = [
        relation
        for relation in row._meta.related_objects
        if relation.name not in resource.parts and relation.get_accessor_name() not in resource.parts
    ]
    return [(_name_of(relation), _rows_of(relation, row)) for relation in relations if _counts(relation)]


def _counts(relation: ForeignObjectRel) -> bool:
    """Rows of a table between two models are counted once, by their own relation."""
    through = getattr(relation, "through", None)
    return through is None or through._meta.auto_created


def _name_of(relation: ForeignObjectRel) -> str:
    return label_of(_model_of(relation))


def _rows_of(relation: ForeignObjectRel, row: Model) -> QuerySet[Any]:
    model = _model_of(relation)
    rows = model._base_manager.filter(**{relation.field.name: row})
    is_soft = any(field.name == "deleted_at" for field in model._meta.concrete_fields)
    return rows.filter(deleted_at=None) if is_soft else rows


def _model_of(relation: ForeignObjectRel) -> type[Model]:
    return relation.related_model


def _usage(name: str, rows: QuerySet[Any]) -> Usage:
    count = rows.count()
    return Usage(name, count, [str(row) for row in rows[:_SAMPLES]] if count else [])
