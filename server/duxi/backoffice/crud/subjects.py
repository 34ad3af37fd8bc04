"""What audit entries are about: the name of the record and the URL of its page."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Any, TypedDict

from django.apps import apps
from django.db.models import ForeignKey, Model

from duxi.audit.models import AuditEntry
from duxi.backoffice.crud.declaration import RESOURCES
from duxi.backoffice.crud.labels import label_of

_NAMES = (
    "title",
    "name",
    "fullname",
    "label",
    "order_id",
    "code",
    "question",
    "text",
    "email",
    "slug",
    "subject",
)
_PAGES = {
    "accounts.user": "users",
    "auth.group": "groups",
    "catalog.product": "catalog-products",
    "commerce.voucherbatch": "voucher-batches",
    "exams.batch": "batches",
    "exams.question": "questions",
    "commerce.order": "orders",
}
"""Records with pages that are not declared resources."""
_ADDRESSED_BY_NAME = {"commerce.order"}
"""Records whose page has their name in its address instead of their key."""
Key = tuple[str, str]


class Subject(TypedDict):
    """`joined` is the related row if the row only links two others."""

    subject: str | None
    path: str | None
    root_label: str
    joined: "ForeignKey[Any, Any] | None"


def subjects_of(entries: Iterable[AuditEntry]) -> dict[int, Subject]:
    """The subjects by entry key; one query for each model."""
    found = list(entries)
    names = _names({_own(entry) for entry in found} | {_root(entry) for entry in found})
    pages = _PAGES | {one.model._meta.label_lower: one.name for one in reversed(list(RESOURCES))}
    return {entry.pk: _subject(entry, names, pages) for entry in found}


def _subject(entry: AuditEntry, names: Mapping[Key, str], pages: Mapping[str, str]) -> Subject:
    joined = _joined(entry)
    own = None if joined else names.get(_own(entry)) or _written(entry)
    page = pages.get(entry.root_model)
    name = names.get(_root(entry))
    key = name if entry.root_model in _ADDRESSED_BY_NAME else entry.root_id
    path = f"/{page}/{key}/show" if page and name is not None else None
    root = _model(entry.root_model)
    label = label_of(root) if root else entry.root_model
    return {"subject": own or name, "path": path, "root_label": label, "joined": joined}


def _joined(entry: AuditEntry) -> "ForeignKey[Any, Any] | None":
    """The other side of a link row that was created or deleted."""
    model = _model(entry.model)
    if model is None or entry.model == entry.root_model or entry.action not in ("created", "deleted"):
        return None
    columns = [field for field in model._meta.concrete_fields if not field.primary_key]
    links = [field for field in columns if isinstance(field, ForeignKey)]
    others = [field for field in links if field.related_model._meta.label_lower != entry.root_model]
    return others[0] if len(links) == len(columns) == 2 and len(others) == 1 else None


def _own(entry: AuditEntry) -> Key:
    return entry.model, entry.object_id


def _root(entry: AuditEntry) -> Key:
    return entry.root_model, entry.root_id


def _written(entry: AuditEntry) -> str | None:
    """The name in the entry itself, which contains all columns of a created or deleted row."""
    values = (entry.changes[name] for name in _NAMES if name in entry.changes)
    return next((str(after or before) for before, after in values if after or before), None)


def _names(keys: Iterable[Key]) -> dict[Key, str]:
    wanted: dict[str, set[str]] = defaultdict(set)
    for label, key in keys:
        wanted[label].add(key)
    return {(label, key): name for label, ids in wanted.items() for key, name in _named(label, ids)}


def _named(label: str, ids: set[str]) -> Iterable[tuple[str, str]]:
    model = _model(label)
    column = _name_column(model) if model else None
    numbers = [int(key) for key in ids if key.isdecimal()]
    if model is None or column is None:
        return []
    rows = model._base_manager.filter(pk__in=numbers).values_list("pk", column)
    return [(str(pk), str(name)) for pk, name in rows]


def _name_column(model: type[Model]) -> str | None:
    columns = {field.name for field in model._meta.concrete_fields if not field.is_relation}
    return next((name for name in _NAMES if name in columns), None)


def _model(label: str) -> type[Model] | None:
    try:
        return apps.get_model(label)
    except LookupError:
        return None
