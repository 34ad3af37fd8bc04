"""Exports: requested, polled, and downloaded by a signed link."""

from datetime import datetime
from pathlib import PurePath
from typing import Annotated, Any, Literal
from uuid import UUID

from django.http import HttpRequest, HttpResponseBase
from django.utils.translation import gettext_lazy as _
from ninja import Query, Router
from pydantic import Field, JsonValue, StringConstraints

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.core.envelope import CappedRows, Envelope, capped, ok
from duxi.core.lists import Filter, ListParams, ListSpec, select, total_of
from duxi.core.schema import Schema
from duxi.core.throttle import Limit
from duxi.files.actions.exports import request_export
from duxi.files.exports import FILE_TYPES, MAY_EXPORT
from duxi.files.links import export_url, signed_export
from duxi.files.models import ExportJob, ExportStatus
from duxi.files.queries import export_for, exports_for
from duxi.files.sending import NOT_CACHED, send_file

router = Router(tags=["exports"])

may_export = StaffBearer(MAY_EXPORT)
_CONTENT: dict[str, dict[str, str]] = {name: {} for name in FILE_TYPES.values()}
REQUESTS = Limit("exports", times=30, seconds=600)

EXPORT_JOBS = ListSpec(
    filters={
        "status": Filter("status"),
        "kind": Filter("kind"),
        "title": Filter("title"),
        "batch_id": Filter("params__batch_id", int),
    },
    sorts={"created_at": "created_at", "title": "title", "status": "status", "size": "size"},
    default_sort="created_at|desc",
    page_size=10,
)


class ExportIn(Schema):
    kind: Annotated[str, StringConstraints(min_length=1, max_length=40)]
    params: Annotated[dict[str, JsonValue], Field(max_length=20)] = Field(default_factory=dict)


class ExportOut(Schema):
    uuid: UUID
    kind: str
    params: dict[str, JsonValue]
    title: str
    status: Literal["queued", "running", "done", "failed"]
    progress: int
    rows_done: int
    rows_total: int
    filename: str | None
    size: int | None
    download_url: str | None
    expires_at: datetime | None
    error: str | None
    created_at: datetime


@router.post("/exports", response=Envelope[ExportOut], auth=may_export)
def add_export(request: LearnerRequest, body: ExportIn) -> Envelope[ExportOut]:
    REQUESTS.hit(str(request.auth.pk))
    job = request_export(owner=request.auth, kind=body.kind, params=body.params)
    return ok(ExportOut.model_validate(_out(job)), _("Ekspor sedang disiapkan."))


@router.get("/exports", response=Envelope[CappedRows[ExportOut]], auth=may_export)
def list_exports(request: LearnerRequest, params: Query[ListParams]) -> Envelope[CappedRows[ExportOut]]:
    whole, page = select(exports_for(request.auth), params, EXPORT_JOBS)
    return ok(capped(ExportOut, [_out(job) for job in page], **total_of(whole, params)))


@router.get("/exports/{uuid:uuid}", response=Envelope[ExportOut], auth=may_export)
def show_export(request: LearnerRequest, uuid: UUID) -> Envelope[ExportOut]:
    return ok(ExportOut.model_validate(_out(export_for(request.auth, uuid))))


@router.get(
    "/exports/{uuid:uuid}/download",
    response={200: None},
    openapi_extra={"responses": {200: {"description": "The file", "content": _CONTENT}}},
    url_name="download_export",
)
def download_export(request: HttpRequest, uuid: UUID, signature: str = "") -> HttpResponseBase:
    job = signed_export(uuid, signature)
    content_type = FILE_TYPES[PurePath(job.path).suffix]
    return send_file(request, job.path, content_type=content_type, filename=job.filename, cache=NOT_CACHED)


def _out(job: ExportJob) -> dict[str, Any]:
    copied = ("uuid", "kind", "params", "title", "status", "progress", "rows_done", "rows_total", "size")
    is_there = job.status == ExportStatus.DONE and bool(job.path)
    return {
        **{name: getattr(job, name) for name in copied},
        "created_at": job.created_at,
        "filename": job.filename if is_there else None,
        "download_url": export_url(job) if is_there else None,
        "expires_at": job.expires_at,
        "error": job.error or None,
    }
