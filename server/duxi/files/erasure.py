"""Deletes exports, imports and uploads of an erased account: files first, then rows."""

from duxi.accounts.erasure import ERASERS, Eraser
from duxi.accounts.models import User
from duxi.files.models import ExportJob, ImportJob, StoredFile
from duxi.files.storage import private_storage


def _erase(user: User) -> None:
    own = ExportJob.objects.filter(owner=user)
    for path in own.exclude(path="").values_list("path", flat=True):
        private_storage().delete(path)
    own.delete()
    ImportJob.objects.filter(owner=user).delete()
    uploads = StoredFile.objects.filter(owner=user)
    for path in uploads.values_list("path", flat=True):
        private_storage().delete(path)
    uploads.delete()


ERASERS.register(Eraser(app="files", erase=_erase, erases=(ExportJob, ImportJob, StoredFile)))
