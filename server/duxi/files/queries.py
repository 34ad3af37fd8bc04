"""Queries of exports, imports and stored files."""

from uuid import UUID

from django.db.models import QuerySet
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.core.clock import now
from duxi.core.errors import NotFound
from duxi.files.models import ExportJob, ImportJob, ImportRow, StoredFile


def exports_for(user: User) -> QuerySet[ExportJob]:
    return ExportJob.objects.filter(owner=user)


def export_for(user: User, uuid: UUID) -> ExportJob:
    """One of a user's own exports; raises `NotFound`."""
    job = exports_for(user).filter(uuid=uuid).first()
    if job is None:
        raise NotFound
    return job


class FileMissing(NotFound):
    """The file does not exist or belongs to another user."""

    message = _("Berkas tidak ditemukan. Unggah ulang berkas Anda.")


def file_for(user: User, uuid: UUID) -> StoredFile:
    """A file of its owner; raises `FileMissing`."""
    found = StoredFile.objects.filter(uuid=uuid, owner=user).first()
    if found is None:
        raise FileMissing
    return found


def drafts_of(user: User) -> QuerySet[StoredFile]:
    """A user's files that are kept for a draft and not handed in yet."""
    return StoredFile.objects.filter(owner=user, attached_at=None, kept_until__gt=now())


def imports_for(user: User) -> QuerySet[ImportJob]:
    return ImportJob.objects.filter(owner=user)


def import_for(user: User, uuid: UUID) -> ImportJob:
    """One of a user's own imports; raises `NotFound`."""
    job = imports_for(user).filter(uuid=uuid).first()
    if job is None:
        raise NotFound
    return job


def import_rows(job: ImportJob) -> QuerySet[ImportRow]:
    """The rows of an import in the order of the file."""
    return ImportRow.objects.filter(job=job)
