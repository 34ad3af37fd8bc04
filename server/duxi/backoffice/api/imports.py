"""Imports: uploaded, checked, corrected and confirmed."""

from datetime import datetime
from typing import Annotated, Any, Literal
from uuid import UUID

from django.core.cache import cache
from django.http import FileResponse
from django.utils.translation import gettext_lazy as _
from ninja import File, Form, Query, Router, UploadedFile
from pydantic import Field, StringConstraints

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.backoffice.import_samples import sample_of
from duxi.core.envelope import CappedRows, Envelope, MessageOut, Rows, capped, message_only, ok
from duxi.core.lists import Filter, ListParams, ListSpec, select, total_of
from duxi.core.schema import Schema
from duxi.core.throttle import Limit
from duxi.files.actions import imports
from duxi.files.exports import XLSX
from duxi.files.imports import IMPORTS, import_kind
from duxi.files.models import ImportJob, ImportStatus
from duxi.files.queries import import_for, import_rows, imports_for
from duxi.files.tables import MAX_SIZE

router = Router(tags=["imports"], auth=StaffBearer())
UPLOADS = Limit("imports", times=60, seconds=600)

IMPORT_JOBS = ListSpec(
    filters={"status": Filter("status"), "kind": Filter("kind")},
    sorts={"created_at": "created_at", "title": "title", "status": "status"},
    default_sort="created_at|desc",
    page_size=25,
)
ROWS = ListSpec(
    filters={"action": Filter("action")}, sorts={"number": "number"}, default_sort="number|asc", page_size=50
)


class ColumnOut(Schema):
    name: str
    title: str
    is_required: bool
    holds: Literal["text", "day", "moment"]


class ImportKindOut(Schema):
    """A kind of import that the user may use, and the columns of its files."""

    id: str
    title: str
    columns: list[ColumnOut]


class ImportOut(Schema):
    uuid: UUID
    kind: str
    title: str
    filename: str
    status: Literal["checking", "ready", "importing", "done", "failed"]
    rows_done: int
    rows_total: int
    new_count: int
    changed_count: int
    same_count: int
    error_count: int
    error: str
    created_at: datetime
    finished_at: datetime | None


class ImportRowOut(Schema):
    """A row of the file: its values, its effect, and its errors."""

    number: int
    values: dict[str, str]
    action: str
    label: str
    changes: list[list[str]]
    errors: list[list[str]]


ImportName = Annotated[str, StringConstraints(min_length=1, max_length=60)]
CellText = Annotated[str, StringConstraints(max_length=4_000)]


class RowIn(Schema):
    values: Annotated[dict[str, CellText], Field(min_length=1, max_length=400)]


@router.get("/import-kinds", response=Envelope[Rows[ImportKindOut]])
def import_kinds(request: LearnerRequest) -> Envelope[Rows[ImportKindOut]]:
    kinds = [
        {"id": kind.name, "title": str(kind.title), "columns": [vars(column) for column in kind.columns()]}
        for kind in IMPORTS
        if kind.may(request.auth)
    ]
    return ok(Rows[ImportKindOut].model_validate({"rows": kinds, "total": len(kinds)}))


@router.get(
    "/import-kinds/{kind}/sample",
    response={200: None},
    openapi_extra={"responses": {200: {"description": "The workbook", "content": {XLSX: {}}}}},
)
def import_sample(request: LearnerRequest, kind: str) -> FileResponse:
    found = import_kind(request.auth, kind)
    name = kind.replace(":", "-")
    return FileResponse(
        sample_of(found), as_attachment=True, filename=f"contoh-{name}.xlsx", content_type=XLSX
    )


@router.post("/imports", response=Envelope[ImportOut])
def add_import(
    request: LearnerRequest,
    kind: Form[ImportName],
    file: File[UploadedFile],
) -> Envelope[ImportOut]:
    UPLOADS.hit(str(request.auth.pk))
    content = file.read(MAX_SIZE + 1)
    job = imports.upload(owner=request.auth, kind=kind, filename=file.name or "", content=content)
    return ok(ImportOut.model_validate(_out(job)), _("Berkas sedang diperiksa."))


@router.get("/imports", response=Envelope[CappedRows[ImportOut]])
def list_imports(request: LearnerRequest, params: Query[ListParams]) -> Envelope[CappedRows[ImportOut]]:
    whole, page = select(imports_for(request.auth), params, IMPORT_JOBS)
    return ok(capped(ImportOut, [_out(job) for job in page], **total_of(whole, params)))


@router.get("/imports/{uuid:uuid}", response=Envelope[ImportOut])
def show_import(request: LearnerRequest, uuid: UUID) -> Envelope[ImportOut]:
    return ok(ImportOut.model_validate(_out(import_for(request.auth, uuid))))


@router.get("/imports/{uuid:uuid}/rows", response=Envelope[CappedRows[ImportRowOut]])
def list_import_rows(
    request: LearnerRequest, uuid: UUID, params: Query[ListParams]
) -> Envelope[CappedRows[ImportRowOut]]:
    whole, page = select(import_rows(import_for(request.auth, uuid)), params, ROWS)
    return ok(capped(ImportRowOut, page, **total_of(whole, params)))


@router.put("/imports/{uuid:uuid}/rows/{int:number}", response=Envelope[ImportOut])
def change_import_row(request: LearnerRequest, uuid: UUID, number: int, body: RowIn) -> Envelope[ImportOut]:
    imports.mend_row(job=import_for(request.auth, uuid), number=number, values=body.values)
    return ok(ImportOut.model_validate(_out(import_for(request.auth, uuid))), _("Baris diperiksa kembali."))


@router.delete("/imports/{uuid:uuid}/rows/{int:number}", response=MessageOut)
def drop_import_row(request: LearnerRequest, uuid: UUID, number: int) -> MessageOut:
    imports.drop_row(job=import_for(request.auth, uuid), number=number)
    return message_only(_("Baris tidak akan diimpor."))


@router.post("/imports/{uuid:uuid}/confirm", response=Envelope[ImportOut])
def confirm_import(request: LearnerRequest, uuid: UUID) -> Envelope[ImportOut]:
    imports.confirm(job=import_for(request.auth, uuid))
    return ok(ImportOut.model_validate(_out(import_for(request.auth, uuid))), _("Impor sedang dijalankan."))


_AT_WORK = (ImportStatus.CHECKING, ImportStatus.IMPORTING)


def _out(job: ImportJob) -> dict[str, Any]:
    shown = {name: getattr(job, name) for name in ImportOut.model_fields}
    if job.status in _AT_WORK:
        shown["rows_done"] = int(cache.get(imports.progress_key(job), 0))
    return shown
