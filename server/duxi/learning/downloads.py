"""Attachments of registration forms and materials in the user's downloads."""

from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.catalog.titles import shown_title, titles_of_products
from duxi.files.downloads import DOWNLOADS, Download, DownloadSource
from duxi.files.stored_links import link_to
from duxi.learning.materials import material_url, open_materials_for
from duxi.learning.models import RegistrationAttachment
from duxi.learning.queries.registrations import registrations_for


def _attachments(user: User) -> list[Download]:
    forms = registrations_for(user).order_by().values("pk")
    rows = RegistrationAttachment.objects.filter(registration__in=forms).select_related("file")
    return [
        Download(row.file.name, row.file.created_at, link_to(row.file), row.file.size, row.file.path)
        for row in rows
    ]


def _materials(user: User) -> list[Download]:
    """Each file once, however many seats a user has, dated by its opening."""
    rows = list(open_materials_for(user).select_related("product").distinct())
    titles = titles_of_products(row.product for row in rows)
    return [
        Download(
            title=row.title,
            detail=shown_title(row.product, titles),
            created_at=row.opens_at or row.created_at,
            url=material_url(row, user),
            size=row.size,
            path=row.path,
        )
        for row in rows
    ]


DOWNLOADS.register(DownloadSource("material", _("Materi"), _materials))
DOWNLOADS.register(DownloadSource("registration", _("Lampiran pendaftaran"), _attachments))
