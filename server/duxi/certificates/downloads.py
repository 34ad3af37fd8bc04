"""Certificates in the list of a user's downloads, except replaced and revoked ones."""

from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.certificates.links import pdf_path
from duxi.certificates.queries import certificates_of, status_of
from duxi.files.downloads import DOWNLOADS, Download, DownloadSource

_SHOWN = ("valid", "expired")


def _certificates(user: User) -> list[Download]:
    return [
        Download(title=one.title, detail=one.number, created_at=one.issued_at, url=pdf_path(one))
        for one in certificates_of(user).select_related("product")
        if status_of(one) in _SHOWN
    ]


DOWNLOADS.register(DownloadSource("certificate", _("Sertifikat"), _certificates))
