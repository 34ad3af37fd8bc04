"""Rules with a start date: those in force are immutable and are replaced by later ones."""

from datetime import date
from typing import Protocol

from django.utils.translation import gettext_lazy as _

from duxi.core.clock import local, now
from duxi.core.errors import Rejected


class RuleBegun(Rejected):
    """A rule that was already applied must stay explainable."""

    message = _("Aturan ini sudah berlaku sehingga tidak dapat diubah. Buat aturan baru dengan tanggal lain.")


class Dated(Protocol):
    """A row that is in force from a day on."""

    valid_from: date


def refuse_begun(row: Dated) -> None:
    """Raises `RuleBegun`."""
    if row.valid_from <= local(now()).date():
        raise RuleBegun
