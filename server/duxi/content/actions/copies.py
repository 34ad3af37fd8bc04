"""Copies translations to the copy of what they translate."""

from collections.abc import Mapping

from duxi.content.models import Translation
from duxi.core.copies import copy_of

_TEXTS = ("title", "summary", "body", "body_html", "updated_at")


def copy_translations(subject: str, copies: Mapping[str, str]) -> None:
    """Copy all languages of these texts; `copies` has the key of each copy by that of its original."""
    rows = Translation.objects.filter(subject=subject, slug__in=copies)
    Translation.objects.bulk_create(
        [copy_of(row, slug=copies[row.slug]) for row in rows],
        update_conflicts=True,
        unique_fields=("subject", "slug", "locale"),
        update_fields=_TEXTS,
    )
