"""The writes of a resource.

An update carries the `version` that was read, and a stale one is refused, so that nothing is overwritten
unseen.
"""

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from copy import copy
from typing import Any

from django.core.exceptions import ValidationError
from django.db import IntegrityError, transaction
from django.db.models import F, Model, ProtectedError
from django.utils.translation import gettext as _

from duxi.accounts.models import User
from duxi.backoffice.crud.declaration import M, Resource
from duxi.backoffice.crud.usage import InUse, refuse_if_used
from duxi.core.clock import now
from duxi.core.errors import Invalid, NotFound, Stale


def find(resource: Resource[M], user: User, pk: int) -> M:
    """One annotated row that this user may see; raises `NotFound`."""
    row = resource.rows(user).filter(pk=pk).first()
    if row is None:
        raise NotFound
    return row


@transaction.atomic
def create(resource: Resource[M], user: User, values: dict[str, Any]) -> M:
    """Insert a row; raises `Invalid` with messages by field."""
    columns, links = _split(resource, resource.prepare(values))
    parts = _taken_out(resource, columns)
    author = {resource.author: user} if resource.author else {}
    row = resource.model(**resource.on_create(), **author, **columns)
    resource.before_create(row)
    validate(row)
    with _first_come():
        row.save(force_insert=True)
        _link(row, links)
    _write_parts(resource, row, parts)
    _follow_up(resource, user, row.pk)
    return find(resource, user, row.pk)


@transaction.atomic
def update(resource: Resource[M], user: User, pk: int, values: dict[str, Any]) -> M:
    """Update a row that is still at the given version; raises `Stale`, `Invalid`, `NotFound`."""
    version = values.pop("version")
    row: Any = find(resource, user, pk)
    if row.version != version or getattr(row, "deleted_at", None):
        raise Stale
    resource.before_change(row)
    before = copy(row)
    _refuse_frozen(resource, row, values)
    columns, links = _split(resource, resource.prepare(values))
    parts = _taken_out(resource, columns)
    for name, value in columns.items():
        setattr(row, name, value)
    validate(row)
    current = resource.model._default_manager.filter(pk=pk, version=version)
    with _first_come():
        changed = current.update(**_cleaned(row, columns), version=F("version") + 1, updated_at=now())
        if not changed:
            raise Stale
        _link(row, links)
    _write_parts(resource, row, parts)
    _follow_up(resource, user, pk)
    changed_row = find(resource, user, pk)
    if resource.on_change:
        resource.on_change(before, changed_row)
    return changed_row


@transaction.atomic
def delete(resource: Resource[M], user: User, pk: int) -> None:
    """Delete an unused row, softly if it can be restored; raises `InUse` or `NotFound`."""
    find(resource, user, pk)
    row = resource.model._default_manager.select_for_update().get(pk=pk)
    resource.before_delete(row)
    refuse_if_used(resource, row)
    if resource.is_soft:
        moment = now()
        resource.model._default_manager.filter(pk=pk).update(
            deleted_at=moment, updated_at=moment, version=F("version") + 1
        )
        return
    try:
        row.delete()
    except ProtectedError as error:
        raise InUse from error


@transaction.atomic
def restore(resource: Resource[M], user: User, pk: int) -> M:
    """Restore a deleted row; raises `NotFound`."""
    deleted = resource.model._default_manager.filter(pk=pk, deleted_at__isnull=False)
    if not deleted.update(deleted_at=None, updated_at=now(), version=F("version") + 1):
        raise NotFound
    return find(resource, user, pk)


def _taken_out(resource: Resource[Any], columns: dict[str, Any]) -> dict[str, Any]:
    """Remove and return the values that are no columns."""
    return {name: columns.pop(name) for name in resource.writers if name in columns}


def _write_parts(resource: Resource[M], row: M, parts: dict[str, Any]) -> None:
    for name, value in parts.items():
        resource.writers[name](row, value)


def _follow_up(resource: Resource[M], user: User, pk: int) -> None:
    """Run the resource's `on_save` for a written row."""
    if resource.on_save:
        resource.on_save(user, resource.model._default_manager.get(pk=pk))


def _split(resource: Resource[Any], values: dict[str, Any]) -> tuple[dict[str, Any], dict[str, list[int]]]:
    """The row's own columns, and the ids of many-to-many relations."""
    names = {field.name for field in resource.model._meta.many_to_many}
    columns = {name: value for name, value in values.items() if name not in names}
    return columns, {name: value for name, value in values.items() if name in names}


def _link(row: Model, links: dict[str, list[int]]) -> None:
    """Set many-to-many relations to exactly these ids; raises `Invalid` for unknown ones."""
    for name, ids in links.items():
        manager = getattr(row, name)
        found = list(manager.model._default_manager.filter(pk__in=ids))
        if len(found) != len(set(ids)):
            raise Invalid(errors={name: [_("Pilihan ini tidak ada lagi.")]})
        manager.set(found)


def _cleaned(row: Model, values: dict[str, Any]) -> dict[str, Any]:
    """The values as the model has cleaned them."""
    return {name: getattr(row, name) for name in values}


def _refuse_frozen(resource: Resource[Any], row: Model, values: dict[str, Any]) -> None:
    changed = [name for name in resource.frozen if name in values and values[name] != getattr(row, name)]
    if changed:
        text = _("Isian ini tidak dapat diubah setelah datanya dibuat.")
        raise Invalid(errors={name: [text] for name in changed})


@contextmanager
def _first_come() -> Iterator[None]:
    """Raise `Stale` when a concurrent write has taken a unique value."""
    try:
        with transaction.atomic():
            yield
    except IntegrityError as error:
        raise Stale from error


def validate(row: Model, exclude: Collection[str] = ()) -> None:
    """Apply the model's own validation, uniqueness and constraints included, except for
    the excluded fields.
    """
    try:
        row.full_clean(exclude=exclude)
    except ValidationError as error:
        raise Invalid(errors=_by_wire_name(row, error)) from error


def _by_wire_name(row: Model, error: ValidationError) -> dict[str, list[str]]:
    """Messages by the field names on the wire."""
    columns = {field.name: field.attname for field in row._meta.concrete_fields}
    return {columns.get(name, name): list(map(str, texts)) for name, texts in error.message_dict.items()}
