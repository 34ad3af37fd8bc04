"""Back-office CRUD: one `Resource` value gives list, show, create, update and delete.

Updates carry the `version` that was read; a stale one is refused, nothing is overwritten unseen.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from django.core.exceptions import ValidationError
from django.db import IntegrityError, transaction
from django.db.models import F, ProtectedError, QuerySet
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _
from ninja import Query, Router, Schema

from duxi.accounts.auth import StaffBearer
from duxi.core.clock import now
from duxi.core.envelope import Said, enveloped, enveloped_rows, says
from duxi.core.errors import Invalid, NotFound, Rejected, Stale
from duxi.core.lists import ListParams, ListSpec, select
from duxi.core.models import Versioned

M = TypeVar("M", bound=Versioned)

_SAVED = _("Perubahan berhasil disimpan.")


class InUse(Rejected):
    """Other rows point at this one."""

    message = _("Data ini masih dipakai sehingga tidak dapat dihapus.")


@dataclass(frozen=True)
class Resource(Generic[M]):
    """What tells one resource from another: its model, its shapes, its list and its annotated rows."""

    name: str
    model: type[M]
    out: type[Schema]
    body: type[Schema]
    listing: ListSpec
    rows: Callable[[], QuerySet[M]]

    def permission(self, verb: str) -> str:
        """The Django permission for view, add, change or delete."""
        meta = self.model._meta
        return f"{meta.app_label}.{verb}_{meta.model_name}"


def find(resource: Resource[M], pk: int) -> M:
    """One annotated row or `NotFound`."""
    row = resource.rows().filter(pk=pk).first()
    if row is None:
        raise NotFound
    return row


@transaction.atomic
def create(resource: Resource[M], values: dict[str, Any]) -> M:
    """Insert a row; raises `Invalid` with messages by field."""
    row = resource.model(**values)
    _validate(row)
    with _first_come():
        row.save(force_insert=True)
    return find(resource, row.pk)


@transaction.atomic
def update(resource: Resource[M], pk: int, values: dict[str, Any]) -> M:
    """Change a row that is still at the version that was read; raises `Stale`, `Invalid`, `NotFound`."""
    version = values.pop("version")
    row = find(resource, pk)
    for name, value in values.items():
        setattr(row, name, value)
    _validate(row)
    current = resource.model._default_manager.filter(pk=pk, version=version)
    with _first_come():
        changed = current.update(**values, version=F("version") + 1, updated_at=now())
    if not changed:
        raise Stale
    return find(resource, pk)


def delete(resource: Resource[M], pk: int) -> None:
    """Remove a row that nothing points at; raises `InUse` or `NotFound`."""
    try:
        find(resource, pk).delete()
    except ProtectedError as error:
        raise InUse from error


@contextmanager
def _first_come() -> Iterator[None]:
    """Somebody else may have taken a unique value since it was looked at."""
    try:
        yield
    except IntegrityError as error:
        raise Stale from error


def _validate(row: Versioned) -> None:
    """The model's own rules, uniqueness and constraints included."""
    try:
        row.full_clean()
    except ValidationError as error:
        raise Invalid(
            errors={name: list(map(str, texts)) for name, texts in error.message_dict.items()}
        ) from error


def add_routes(router: Router, resource: Resource[Any]) -> None:
    """Hang the five calls of a resource into a router."""
    _add_reads(router, resource)
    _add_writes(router, resource)


def _add_reads(router: Router, resource: Resource[Any]) -> None:
    auth = StaffBearer(resource.permission("view"))

    @router.get(
        f"/{resource.name}",
        response=enveloped_rows(resource.out),
        auth=auth,
        operation_id=f"list_{resource.name}",
    )
    def list_rows(request: HttpRequest, params: Query[ListParams]) -> Any:
        whole, page = select(resource.rows(), params, resource.listing)
        return {"code": 200, "message": "", "results": {"rows": list(page), "total": whole.count()}}

    @router.get(
        f"/{resource.name}/{{int:pk}}",
        response=enveloped(resource.out),
        auth=auth,
        operation_id=f"show_{resource.name}",
    )
    def show_row(request: HttpRequest, pk: int) -> Any:
        return {"code": 200, "message": "", "results": find(resource, pk)}


def _add_writes(router: Router, resource: Resource[Any]) -> None:
    body: Any = resource.body
    path = f"/{resource.name}/{{int:pk}}"

    @router.post(
        f"/{resource.name}",
        response=enveloped(resource.out),
        auth=StaffBearer(resource.permission("add")),
        operation_id=f"create_{resource.name}",
    )
    def create_row(request: HttpRequest, values: body) -> Any:
        row = create(resource, values.dict(exclude={"version"}))
        return {"code": 200, "message": str(_SAVED), "results": row}

    @router.put(
        path,
        response=enveloped(resource.out),
        auth=StaffBearer(resource.permission("change")),
        operation_id=f"update_{resource.name}",
    )
    def update_row(request: HttpRequest, pk: int, values: body) -> Any:
        row = update(resource, pk, values.dict())
        return {"code": 200, "message": str(_SAVED), "results": row}

    @router.delete(
        path,
        response=Said,
        auth=StaffBearer(resource.permission("delete")),
        operation_id=f"delete_{resource.name}",
    )
    def delete_row(request: HttpRequest, pk: int) -> Said:
        delete(resource, pk)
        return says(_("Data telah dihapus."))
