"""The calls of a resource."""

from collections.abc import Callable
from typing import Any

from django.utils.translation import gettext_lazy as _
from ninja import Query, Router

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.audit.queries import history_of
from duxi.backoffice.crud import writes
from duxi.backoffice.crud.declaration import Action, Resource
from duxi.backoffice.crud.history import described
from duxi.backoffice.crud.listing import page_of
from duxi.backoffice.crud.schemas import HistoryEntry, UseOut
from duxi.backoffice.crud.usage import uses_of
from duxi.core.envelope import (
    CappedRows,
    Envelope,
    MessageOut,
    Rows,
    capped,
    enveloped,
    enveloped_capped_rows,
    message_only,
    ok,
)
from duxi.core.lists import ListParams, ListSpec, select, total_of
from duxi.core.schema import Schema

SAVED = _("Perubahan berhasil disimpan.")
_HISTORY = ListSpec(filters={}, sorts={"at": "at"}, default_sort="at|desc", page_size=25)


def add_routes(router: Router, resource: Resource[Any]) -> None:
    """Add the routes of a resource to a router: its verbs, history and actions."""
    adders: dict[str, Callable[[Router, Resource[Any]], None]] = {
        "view": _add_reads,
        "add": _add_create,
        "change": _add_update,
        "delete": _add_delete,
    }
    for verb in resource.verbs:
        adders[verb](router, resource)
    for action in resource.actions:
        _add_action(router, resource, action)


def _operation(verb: str, resource: Resource[Any]) -> str:
    return f"{verb}_{resource.name.replace('-', '_')}"


def _add_reads(router: Router, resource: Resource[Any]) -> None:
    auth = StaffBearer(resource.permission("view"))
    path = f"/{resource.name}"

    @router.get(
        path,
        response=enveloped_capped_rows(resource.out),
        auth=auth,
        operation_id=_operation("list", resource),
    )
    def list_rows(request: LearnerRequest, params: Query[ListParams]) -> Envelope[CappedRows[Schema]]:
        whole, page = page_of(resource, request.auth, params)
        return ok(capped(resource.out, page, **total_of(whole, params)))

    @router.get(
        f"{path}/{{int:pk}}",
        response=enveloped(resource.out),
        auth=auth,
        operation_id=_operation("show", resource),
    )
    def show_row(request: LearnerRequest, pk: int) -> Envelope[Schema]:
        return ok(resource.out.model_validate(writes.find(resource, request.auth, pk)))

    _add_history(router, resource, auth)


def _add_history(router: Router, resource: Resource[Any], auth: StaffBearer) -> None:
    path = f"/{resource.name}/{{int:pk}}"

    @router.get(
        f"{path}/history",
        response=Envelope[CappedRows[HistoryEntry]],
        auth=auth,
        operation_id=_operation("history_of", resource),
    )
    def show_history(
        request: LearnerRequest, pk: int, params: Query[ListParams]
    ) -> Envelope[CappedRows[HistoryEntry]]:
        row = writes.find(resource, request.auth, pk)
        whole, page = select(history_of(resource.model, row.pk), params, _HISTORY)
        return ok(capped(HistoryEntry, described(page), **total_of(whole, params)))

    @router.get(
        f"{path}/usage",
        response=Envelope[Rows[UseOut]],
        auth=auth,
        operation_id=_operation("usage_of", resource),
    )
    def show_usage(request: LearnerRequest, pk: int) -> Envelope[Rows[UseOut]]:
        uses = uses_of(resource, writes.find(resource, request.auth, pk))
        return ok(Rows[UseOut].model_validate({"rows": uses, "total": len(uses)}))


def _add_create(router: Router, resource: Resource[Any]) -> None:
    body: Any = resource.body

    @router.post(
        f"/{resource.name}",
        response=enveloped(resource.out),
        auth=StaffBearer(resource.permission("add")),
        operation_id=_operation("create", resource),
    )
    def create_row(request: LearnerRequest, values: body) -> Envelope[Schema]:
        row = writes.create(resource, request.auth, values.dict(exclude={"version"}))
        return ok(resource.out.model_validate(row), SAVED)


def _add_update(router: Router, resource: Resource[Any]) -> None:
    body: Any = resource.body

    @router.put(
        f"/{resource.name}/{{int:pk}}",
        response=enveloped(resource.out),
        auth=StaffBearer(resource.permission("change")),
        operation_id=_operation("update", resource),
    )
    def update_row(request: LearnerRequest, pk: int, values: body) -> Envelope[Schema]:
        row = writes.update(resource, request.auth, pk, values.dict())
        return ok(resource.out.model_validate(row), SAVED)


def _add_delete(router: Router, resource: Resource[Any]) -> None:
    auth, path = StaffBearer(resource.permission("delete")), f"/{resource.name}/{{int:pk}}"

    @router.delete(path, response=MessageOut, auth=auth, operation_id=_operation("delete", resource))
    def delete_row(request: LearnerRequest, pk: int) -> MessageOut:
        writes.delete(resource, request.auth, pk)
        return message_only(_("Data telah dihapus."))

    if not resource.is_soft:
        return

    @router.post(
        f"{path}/restore",
        response=enveloped(resource.out),
        auth=auth,
        operation_id=_operation("restore", resource),
    )
    def restore_row(request: LearnerRequest, pk: int) -> Envelope[Schema]:
        row = writes.restore(resource, request.auth, pk)
        return ok(resource.out.model_validate(row), _("Data telah dipulihkan."))


def _add_action(router: Router, resource: Resource[Any], action: Action[Any]) -> None:
    auth = StaffBearer(action.permission or resource.permission("change"))
    path, name = f"/{resource.name}/{{int:pk}}/{action.name}", _operation(action.name, resource)

    def run(request: LearnerRequest, pk: int, values: Any) -> Any:
        sentence = action.run(request.auth, writes.find(resource, request.auth, pk), values)
        return message_only(sentence)

    if action.body is None:

        def plain(request: LearnerRequest, pk: int) -> Any:
            return run(request, pk, None)

        router.post(path, response=MessageOut, auth=auth, operation_id=name)(plain)
        return
    body: Any = action.body

    def with_body(request: LearnerRequest, pk: int, values: body) -> Any:
        return run(request, pk, values)

    router.post(path, response=MessageOut, auth=auth, operation_id=name)(with_body)
