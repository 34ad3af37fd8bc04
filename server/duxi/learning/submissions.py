"""The conditions on a submission for an assignment."""

from collections.abc import Sequence

from django.utils.translation import gettext_lazy as _

from duxi.core.errors import Invalid

MAXIMUM_FILES = 5
MAXIMUM_TEXT = 20_000


class EmptySubmission(Invalid):
    """Neither text nor a file."""

    message = _("Tulis jawaban atau lampirkan berkas.")


def check_submission(text: str, file_uuids: Sequence[str]) -> None:
    """Raises `EmptySubmission`, or `Invalid` if text or files exceed their limits."""
    if not text.strip() and not file_uuids:
        raise EmptySubmission(errors={"text": [str(EmptySubmission.message)]})
    if len(text) > MAXIMUM_TEXT:
        limit = f"{MAXIMUM_TEXT:,}".replace(",", ".")
        raise Invalid(errors={"text": [_("Maksimal {limit} karakter.").format(limit=limit)]})
    if len(file_uuids) > MAXIMUM_FILES:
        raise Invalid(errors={"files": [_("Maksimal {n} berkas.").format(n=MAXIMUM_FILES)]})
