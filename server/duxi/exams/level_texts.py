"""Explains in a sentence why a level was reached or not."""

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext_lazy as _

from duxi.core.errors import Message
from duxi.exams.levels import Reason

SENTENCES: Mapping[str, Message] = {
    Reason.SHOWN: _("Level ini tercapai."),
    Reason.OWN_BELOW: _("Nilai soal level ini belum mencapai batas lulus."),
    Reason.TOGETHER_BELOW: _("Nilai semua soal sampai level ini belum mencapai batas lulus."),
    Reason.FLOOR: _("Ada level di bawahnya yang nilainya terlalu rendah."),
    Reason.ASKED_ONCE: _("Level ini hanya ditanyakan satu kali, belum cukup sebagai bukti."),
}


def explained(step: Mapping[str, Any]) -> dict[str, Any]:
    """A stored step with its sentence."""
    return {**step, "text": str(SENTENCES[step["reason"]])}
