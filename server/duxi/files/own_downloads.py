"""A user's exports among their downloads."""

from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.files.downloads import DOWNLOADS, Download, DownloadSource
from duxi.files.links import export_url
from duxi.files.models import ExportStatus
from duxi.files.queries import exports_for


def _exports(user: User) -> list[Download]:
    done = exports_for(user).filter(status=ExportStatus.DONE).exclude(path="")
    return [
        Download(
            title=job.title,
            created_at=job.finished_at or job.created_at,
            url=export_url(job),
            size=job.size,
            path=job.path,
        )
        for job in done
    ]


DOWNLOADS.register(DownloadSource("export", _("Ekspor"), _exports))
