"""Where a record is used, which prevents its deletion."""

from dataclasses import dataclass
from typing import Any

from django.db.models import ForeignObjectRel, Model, QuerySet
from django.utils.translation import gettext_lazy as _

from duxi.backoffice.crud.declaration import Resource
from duxi.backoffice.crud.labels import label_of
from duxi.core.errors import Rejected

_SAMPLES = 5
_DEFAULT_STR: object = Model.__str__


class InUse(Rejected):
    """Other rows refer to this one."""

    message = _("Data ini masih dipakai sehingga tidak dapat dihapus.")


@dataclass(frozen=True)
class Usage:
    """One kind of use: its name, the number of rows, and the first of those with names.

    Parts of the record do not prevent its deletion.
    """

    name: str
    count: int
    samples: list[str]
    is_part: bool = False


def uses_of(resource: Resource[Any], row: Model) -> list[Usage]:
    """Every use of the row, by the relations of its model and the `uses` of the resource."""
    places = [
        *(_usage(_name_of(one), _rows_of(one, row), _is_part(resource, one)) for one in _relations(row)),
        *(_usage(str(name), rows(row)) for name, rows in resource.uses.items()),
    ]
    return [use for use in places if use.count]


def refuse_if_used(resource: Resource[Any], row: Model) -> None:
    """Raises `InUse`, naming the uses."""
    uses = [use for use in uses_of(resource, row) if not use.is_part]
    if uses:
        places = ", ".join(f"{use.name} ({use.count})" for use in uses)
        text = _("Data ini masih dipakai sehingga tidak dapat dihapus: {places}.")
        raise InUse(text.format(places=places))


def _relations(row: Model) -> list[ForeignObjectRel]:
    """The relations to the row, including those without a reverse accessor."""
    found = row._meta.get_fields(include_hidden=True)
    return [one for one in found if isinstance(one, ForeignObjectRel) and _counts(one)]


def _is_part(resource: Resource[Any], relation: ForeignObjectRel) -> bool:
    return relation.name in resource.parts or relation.get_accessor_name() in resource.parts


def _counts(relation: ForeignObjectRel) -> bool:
    """Rows of a link table are counted once, by the relation to the other side."""
    through = getattr(relation, "through", None)
    is_join_table = bool(relation.related_model._meta.auto_created)
    return not is_join_table and (through is None or bool(through._meta.auto_created))


def _name_of(relation: ForeignObjectRel) -> str:
    return label_of(_model_of(relation))


def _rows_of(relation: ForeignObjectRel, row: Model) -> QuerySet[Any]:
    model = _model_of(relation)
    rows = model._base_manager.filter(**{relation.field.name: row})
    is_soft = any(field.name == "deleted_at" for field in model._meta.concrete_fields)
    return rows.filter(deleted_at=None) if is_soft else rows


def _model_of(relation: ForeignObjectRel) -> type[Model]:
    return relation.related_model


def _usage(name: str, rows: QuerySet[Any], is_part: bool = False) -> Usage:
    count = rows.count()
    has_name = rows.model.__str__ is not _DEFAULT_STR
    return Usage(name, count, [str(row) for row in rows[:_SAMPLES]] if count and has_name else [], is_part)
