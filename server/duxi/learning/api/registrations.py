"""`/registrations/{number}`: the form of bought seats, for its owner and contacts."""

from typing import Annotated

from django.core.files.uploadedfile import UploadedFile as DjangoFile
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _
from ninja import File, Form, Path, Router
from ninja.files import UploadedFile
from pydantic import StringConstraints

from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.accounts.phones import is_phone_number
from duxi.core.envelope import Envelope, ok
from duxi.core.errors import Invalid, Message
from duxi.files.actions.uploads import store_upload
from duxi.learning.actions import participants, registrations
from duxi.learning.models import Registration
from duxi.learning.queries.registrations import registration_for
from duxi.learning.registration_rules import invalid_phone, is_email
from duxi.learning.registration_sheets import MAXIMUM_BYTES, UnreadableSheet, read_participants
from duxi.learning.schemas.registrations import (
    ParticipantIn,
    RegistrationDraftIn,
    RegistrationOut,
    SheetRowOut,
)

router = Router(tags=["registrations"], auth=UserBearer())
Number = Annotated[str, StringConstraints(max_length=20, pattern=r"^[\w-]+$")]


def _own(request: LearnerRequest, number: str) -> Registration:
    return registration_for(request.auth, number)


def _now(request: LearnerRequest, number: str, message: Message = "") -> Envelope[RegistrationOut]:
    return ok(RegistrationOut.of(_own(request, number)), message)


@router.get("/{number}", response=Envelope[RegistrationOut])
def show_registration(request: LearnerRequest, number: Path[Number]) -> Envelope[RegistrationOut]:
    return _now(request, number)


@router.post("/{number}/save", response=Envelope[RegistrationOut])
def save(
    request: LearnerRequest, number: Path[Number], body: Form[RegistrationDraftIn]
) -> Envelope[RegistrationOut]:
    registrations.save_registration(
        _own(request, number),
        version=body.version,
        contacts=[one.values() for one in body.pics],
        participants=[one.seat() for one in body.participants],
    )
    return _now(request, number, _("Perubahan berhasil disimpan."))


@router.post("/{number}/submit", response=Envelope[RegistrationOut])
def submit(request: LearnerRequest, number: Path[Number]) -> Envelope[RegistrationOut]:
    registrations.submit_registration(_own(request, number))
    return _now(request, number, _("Pendaftaran Anda sudah kami terima."))


@router.post("/{number}/substitute", response=Envelope[RegistrationOut])
def substitute(
    request: LearnerRequest, number: Path[Number], body: Form[ParticipantIn]
) -> Envelope[RegistrationOut]:
    if not body.name or not is_email(body.email):
        raise Invalid(errors={"email": [str(_("Isi nama dan alamat email peserta pengganti."))]})
    if body.phone and not is_phone_number(body.phone):
        raise Invalid(errors={"phone": [invalid_phone()]})
    participants.substitute(
        _own(request, number),
        seat_id=body.regcourse_id,
        name=body.name,
        email=body.email,
        phone=body.phone,
        position=body.position,
    )
    return _now(request, number, _("Peserta sudah diganti."))


@router.post(
    "/{number}/attachments",
    response=Envelope[RegistrationOut],
    openapi_extra={
        "requestBody": {
            "content": {
                "multipart/form-data": {
                    "schema": {
                        "type": "object",
                        "properties": {"attachs[1]": {"type": "string", "format": "binary"}},
                    }
                }
            }
        }
    },
)
def add_attachments(request: LearnerRequest, number: Path[Number]) -> Envelope[RegistrationOut]:
    uploads = _attached(request)
    if not uploads:
        raise Invalid(errors={"attachs": [str(_("Pilih berkas yang akan diunggah."))]})
    form = _own(request, number)
    files = [store_upload(owner=request.auth, upload=one) for one in uploads]
    registrations.attach(form, owner=request.auth, files=files)
    return _now(request, number, _("File berhasil diupload"))


@router.post("/{number}/attachments/{int:attachment_id}/remove", response=Envelope[RegistrationOut])
def remove_attachment(
    request: LearnerRequest, number: Path[Number], attachment_id: int
) -> Envelope[RegistrationOut]:
    registrations.detach(_own(request, number), attachment_id=attachment_id)
    return _now(request, number)


@router.post("/{number}/sheet", response=Envelope[list[SheetRowOut]])
def read_sheet(
    request: LearnerRequest, number: Path[Number], file: File[UploadedFile]
) -> Envelope[list[SheetRowOut]]:
    """Reads a workbook without storing anything: the form shows the rows and their errors."""
    _own(request, number)
    if (file.size or 0) > MAXIMUM_BYTES:
        raise UnreadableSheet
    return ok(read_participants(file.read(MAXIMUM_BYTES + 1)))


def _attached(request: HttpRequest) -> "list[DjangoFile[bytes]]":
    """Files under `attachs`, `attachs[1]` and so on."""
    names = [name for name in request.FILES if name.partition("[")[0] == "attachs"]
    found = [one for name in names for one in request.FILES.getlist(name)]
    return found[: registrations.MOST_ATTACHMENTS + 1]
