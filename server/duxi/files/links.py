"""Signed, expiring links to private files, each for one file of one user."""

from datetime import timedelta
from uuid import UUID

from django.core import signing
from django.urls import reverse
from django.utils.http import urlencode
from django.utils.translation import gettext_lazy as _

from duxi.core.errors import Forbidden, NotFound
from duxi.files.exports import prepared
from duxi.files.models import ExportJob, ExportStatus
from duxi.files.storage import private_storage

LINK_LIFETIME = timedelta(minutes=15)
_SALT = "duxi.files.download"


class LinkExpired(Forbidden):
    """The signature is valid but expired."""

    message = _("Tautan unduhan sudah kedaluwarsa. Muat ulang halaman untuk mendapatkan tautan baru.")


class LinkInvalid(Forbidden):
    """The signature is missing, forged, or for another file."""

    message = _("Tautan unduhan tidak sah.")


class FileGone(NotFound):
    """The file has expired."""

    message = _("Berkas sudah tidak tersedia. Silakan buat ekspor baru.")


def _signature_of(job: ExportJob) -> str:
    return signing.dumps([job.uuid.hex, job.owner_id], salt=_SALT)


def signed_export(uuid: UUID, signature: str) -> ExportJob:
    """The export of a link, while its owner may still have its contents.

    Raises `LinkExpired`, `LinkInvalid`, `FileGone`, or what refuses the owner such an export now.
    """
    owner_id = _owner_in(uuid, signature)
    jobs = ExportJob.objects.select_related("owner")
    job = jobs.filter(uuid=uuid, owner=owner_id, owner__is_active=True).first()
    if job is None:
        raise LinkInvalid
    prepared(job.owner, job.kind, job.params)
    if not is_downloadable(job):
        raise FileGone
    return job


def is_downloadable(job: ExportJob) -> bool:
    """Whether the file of a job is stored now."""
    return job.status == ExportStatus.DONE and bool(job.path) and private_storage().exists(job.path)


def export_url(job: ExportJob) -> str:
    """A signed path that opens this job's file."""
    path = reverse("backoffice:download_export", kwargs={"uuid": job.uuid})
    return f"{path}?{urlencode({'signature': _signature_of(job)})}"


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
