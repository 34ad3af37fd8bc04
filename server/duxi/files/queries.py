"""Every read of export jobs."""

from uuid import UUID

from django.db.models import QuerySet

from duxi.accounts.models import User
from duxi.core.errors import NotFound
from duxi.files.models import ExportJob


def exports_for(user: User) -> QuerySet[ExportJob]:
    """The exports that somebody asked for."""
    return ExportJob.objects.filter(owner=user)


def export_for(user: User, uuid: UUID) -> ExportJob:
    """One of somebody's own exports; raises `NotFound` for anybody else's."""
    job = exports_for(user).filter(uuid=uuid).first()
    if job is None:
        raise NotFound
    return job
