"""`/uploads` and `/files/…`: private files of learners."""

from uuid import UUID

from django.http import FileResponse, HttpRequest, HttpResponseBase, HttpResponseRedirect
from django.utils.translation import gettext_lazy as _
from ninja import File, Router
from ninja.files import UploadedFile

from duxi.accounts.auth import LearnerRequest, OptionalUserBearer, UserBearer, VisitorRequest
from duxi.accounts.models import User
from duxi.core.envelope import Envelope, gives
from duxi.files.actions.uploads import store_upload
from duxi.files.links import LINK_LIFETIME, FileGone
from duxi.files.queries import FileMissing, file_for
from duxi.files.schemas import FileOut
from duxi.files.storage import link_by_storage, private_storage
from duxi.files.stored_links import linked_file

router = Router(tags=["files"])
_CONTENT: dict[str, dict[str, str]] = {"application/octet-stream": {}}


@router.post("/uploads", response=Envelope[FileOut], auth=UserBearer())
def upload_file(request: LearnerRequest, file: File[UploadedFile]) -> Envelope[FileOut]:
    stored = store_upload(owner=request.auth, upload=file)
    return gives(FileOut.of(stored), _("File berhasil diupload"))


@router.get("/files/{uuid:uuid}", response=Envelope[FileOut], auth=OptionalUserBearer())
def show_file(request: VisitorRequest, uuid: UUID) -> Envelope[FileOut]:
    if not isinstance(request.auth, User):
        raise FileMissing
    return gives(FileOut.of(file_for(request.auth, uuid)))


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
    elsewhere = link_by_storage(
        stored.path, LINK_LIFETIME, content_type=stored.content_type, filename=stored.name
    )
    if elsewhere:
        return HttpResponseRedirect(elsewhere)
    storage = private_storage()
    if not storage.exists(stored.path):
        raise FileGone
    is_picture = stored.content_type.startswith("image/")
    response = FileResponse(
        storage.open(stored.path),
        as_attachment=not is_picture,
        filename=stored.name,
        content_type=stored.content_type,
    )
    response["Cache-Control"] = "private, max-age=600"
    response["Content-Security-Policy"] = "default-src 'none'; sandbox"
    return response
