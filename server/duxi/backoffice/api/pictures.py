"""Uploads of editorial pictures, stored in all sizes under random names."""

from typing import BinaryIO, cast

from django.core.files.storage import default_storage
from ninja import File, Router, UploadedFile

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.core.envelope import Envelope, ok
from duxi.core.pictures.reading import read_picture
from duxi.core.pictures.storing import LIMITS, store_picture
from duxi.core.schema import Schema
from duxi.core.throttle import Limit

router = Router(tags=["pictures"], auth=StaffBearer(apps=("content", "catalog")))
UPLOADS = Limit("pictures", times=60, seconds=600)


class PictureOut(Schema):
    """The path that a record stores, and its URL."""

    path: str
    url: str


@router.post("/pictures", response=Envelope[PictureOut])
def add_picture(request: LearnerRequest, file: File[UploadedFile]) -> Envelope[PictureOut]:
    UPLOADS.hit(str(request.auth.pk))
    path = store_picture(read_picture(cast("BinaryIO", file.file), LIMITS))
    return ok(PictureOut(path=path, url=default_storage.url(path)))
