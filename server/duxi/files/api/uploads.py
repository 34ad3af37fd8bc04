"""`/uploads` and `/files/…`: private files of learners."""

from uuid import UUID

from django.http import HttpRequest, HttpResponseBase
from django.utils.translation import gettext_lazy as _
from ninja import File, Form, Router
from ninja.files import UploadedFile

from duxi.accounts.auth import LearnerRequest, OptionalUserBearer, UserBearer, VisitorRequest
from duxi.accounts.models import User
from duxi.core.envelope import Envelope, MessageOut, message_only, ok
from duxi.files.actions.uploads import discard_file, store_draft_file, store_upload
from duxi.files.queries import FileMissing, file_for
from duxi.files.schemas import FileOut
from duxi.files.sending import send_file
from duxi.files.stored_links import linked_file

router = Router(tags=["files"])
_CONTENT: dict[str, dict[str, str]] = {"application/octet-stream": {}}


@router.post("/uploads", response=Envelope[FileOut], auth=UserBearer())
def upload_file(
    request: LearnerRequest, file: File[UploadedFile], is_draft: Form[bool] = False
) -> Envelope[FileOut]:
    store = store_draft_file if is_draft else store_upload
    stored = store(owner=request.auth, upload=file)
    return ok(FileOut.of(stored), _("File berhasil diupload"))


@router.get("/files/{uuid:uuid}", response=Envelope[FileOut], auth=OptionalUserBearer())
def show_file(request: VisitorRequest, uuid: UUID) -> Envelope[FileOut]:
    if not isinstance(request.auth, User):
        raise FileMissing
    return ok(FileOut.of(file_for(request.auth, uuid)))


@router.delete("/files/{uuid:uuid}", response=MessageOut, auth=UserBearer())
def delete_file(request: LearnerRequest, uuid: UUID) -> MessageOut:
    discard_file(owner=request.auth, uuid=uuid)
    return message_only("")


@router.get(
    "/files/{uuid:uuid}/content",
    response={200: None},
    openapi_extra={
        "responses": {200: {"description": "The file", "content": {"application/octet-stream": {}}}}
    },
    url_name="read_stored_file",
)
def read_stored_file(request: HttpRequest, uuid: UUID, signature: str = "") -> HttpResponseBase:
    stored = linked_file(uuid, signature)
    return send_file(
        request,
        stored.path,
        content_type=stored.content_type,
        filename=stored.name,
        is_inline=stored.is_picture,
    )
