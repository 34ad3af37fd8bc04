"""Signed links to private files: good for a while, for one file of one person."""

from datetime import timedelta
from pathlib import Path
from uuid import UUID

from django.conf import settings
from django.core import signing
from django.utils.translation import gettext_lazy as _

from duxi.core.errors import Forbidden, NotFound
from duxi.files.exports import prepared
from duxi.files.models import ExportJob, ExportStatus

LINK_LIFETIME = timedelta(minutes=15)
_SALT = "duxi.files.download"


class LinkExpired(Forbidden):
    """The signature is genuine and too old."""

    message = _("Tautan unduhan sudah kedaluwarsa. Muat ulang halaman untuk mendapatkan tautan baru.")


class LinkInvalid(Forbidden):
    """The signature is missing, forged, or belongs to another file."""

    message = _("Tautan unduhan tidak sah.")


class FileGone(NotFound):
    """The file was removed after its time."""

    message = _("Berkas sudah tidak tersedia. Silakan buat ekspor baru.")


def signature_of(job: ExportJob) -> str:
    """A signature that opens this job's file for its owner."""
    return signing.dumps([job.uuid.hex, job.owner_id], salt=_SALT)


def signed_file(uuid: UUID, signature: str) -> tuple[ExportJob, Path]:
    """The job and the file that a link opens, while its owner may still have what is in it.

    Raises `LinkExpired`, `LinkInvalid`, `FileGone`, or what refuses the owner such an export now.
    """
    owner_id = _owner_in(uuid, signature)
    jobs = ExportJob.objects.select_related("owner")
    job = jobs.filter(uuid=uuid, owner=owner_id, owner__is_active=True).first()
    if job is None:
        raise LinkInvalid
    prepared(job.owner, job.kind, job.params)
    path = Path(settings.PRIVATE_ROOT) / job.path
    if job.status != ExportStatus.DONE or not job.path or not path.is_file():
        raise FileGone
    return job, path


def _owner_in(uuid: UUID, signature: str) -> int:
    try:
        signed_for, owner_id = signing.loads(signature, salt=_SALT, max_age=LINK_LIFETIME)
    except signing.SignatureExpired as error:
        raise LinkExpired from error
    except (signing.BadSignature, ValueError, TypeError) as error:
        raise LinkInvalid from error
    if signed_for != uuid.hex:
        raise LinkInvalid
    return int(owner_id)
