"""`/classes/{id}/materials`: files shared with the participants of a class."""

from datetime import datetime
from typing import Annotated
from uuid import UUID

from django.utils.translation import gettext_lazy as _
from ninja import File, Form, Router
from ninja.files import UploadedFile
from pydantic import StringConstraints

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.accounts.models import User
from duxi.backoffice.classes.api import SAVED
from duxi.classroom.queries.classes import class_for
from duxi.core.envelope import Envelope, MessageOut, Rows, message_only, ok
from duxi.core.forms import Moment
from duxi.core.schema import Schema
from duxi.learning.actions.materials import add_material, remove_material
from duxi.learning.materials import material_of, material_url, materials_of
from duxi.learning.models import Material

router = Router(tags=["classes"], auth=StaffBearer())


class ClassMaterialIn(Schema):
    """Without `opens_at` participants see the file at once."""

    title: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=200)]
    opens_at: Moment | None = None


class ClassMaterialOut(Schema):
    """`url` is signed and valid for 15 minutes."""

    uuid: UUID
    title: str
    name: str
    size: int
    opens_at: datetime | None
    created_at: datetime
    url: str

    @classmethod
    def of(cls, material: Material, user: User) -> "ClassMaterialOut":
        copied = ("uuid", "title", "name", "size", "opens_at", "created_at")
        values = {name: getattr(material, name) for name in copied}
        return cls(url=material_url(material, user, as_staff=True), **values)


@router.get("/classes/{int:class_id}/materials", response=Envelope[Rows[ClassMaterialOut]])
def list_class_materials(request: LearnerRequest, class_id: int) -> Envelope[Rows[ClassMaterialOut]]:
    found = materials_of(class_for(request.auth, class_id))
    rows = [ClassMaterialOut.of(one, request.auth) for one in found]
    return ok(Rows[ClassMaterialOut](rows=rows, total=len(rows)))


@router.post("/classes/{int:class_id}/materials", response=MessageOut)
def upload_class_material(
    request: LearnerRequest, class_id: int, body: Form[ClassMaterialIn], file: File[UploadedFile]
) -> MessageOut:
    product = class_for(request.auth, class_id)
    add_material(product=product, title=body.title, upload=file, opens_at=body.opens_at)
    return message_only(_("File berhasil diupload"))


@router.delete("/classes/{int:class_id}/materials/{uuid:material_uuid}", response=MessageOut)
def delete_class_material(request: LearnerRequest, class_id: int, material_uuid: UUID) -> MessageOut:
    remove_material(material_of(class_for(request.auth, class_id), material_uuid))
    return message_only(SAVED)
