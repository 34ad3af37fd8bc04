"""Signed, expiring links to stored files for users who may see them."""

from uuid import UUID

from django.core import signing
from django.urls import reverse
from django.utils.http import urlencode

from duxi.files.links import LINK_LIFETIME, FileGone, LinkExpired, LinkInvalid
from duxi.files.models import StoredFile

_SALT = "duxi.files.stored"


def link_to(file: StoredFile) -> str:
    """A signed path for this file alone; callers must have checked access."""
    path = reverse("learner:read_stored_file", kwargs={"uuid": file.uuid})
    return f"{path}?{urlencode({'signature': signing.dumps(file.uuid.hex, salt=_SALT)})}"


def linked_file(uuid: UUID, signature: str) -> StoredFile:
    """The file of a link; raises `LinkExpired`, `LinkInvalid` or `FileGone`."""
    try:
        signed_for = signing.loads(signature, salt=_SALT, max_age=LINK_LIFETIME)
    except signing.SignatureExpired as error:
        raise LinkExpired from error
    except (signing.BadSignature, ValueError, TypeError) as error:
        raise LinkInvalid from error
    if signed_for != uuid.hex:
        raise LinkInvalid
    found = StoredFile.objects.filter(uuid=uuid).first()
    if found is None:
        raise FileGone
    return found
