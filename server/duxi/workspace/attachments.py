"""Attachments of this app's mails."""

from pathlib import Path

from django.conf import settings

from duxi.files.exports import FILE_TYPES
from duxi.gateways.mail import Attachment
from duxi.workspace.models import ReportRun


def report_file(key: str) -> Attachment | None:
    """The file of a report, while it exists."""
    run = ReportRun.objects.select_related("export").filter(pk=int(key)).first()
    job = run.export if run else None
    path = Path(settings.PRIVATE_ROOT) / job.path if job and job.path else None
    if job is None or path is None or not path.is_file():
        return None
    return Attachment(job.filename, FILE_TYPES[path.suffix], path.read_bytes())
