"""What was found about money: a code with parameters, which becomes a sentence in the reader's language."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from django.conf import settings
from django.utils.translation import gettext, override
from django.utils.translation import gettext_lazy as _

from duxi.commerce.models import MoneyCase
from duxi.commerce.orders.provider_texts import refusal_text, status_text
from duxi.core.counters import COUNTERS
from duxi.core.errors import Message
from duxi.core.money import rupiah

SENTENCES: Mapping[str, Message] = {
    "surplus": _("Dana {amount} lebih dari tagihan dan belum dikembalikan."),
    "taken_back": _("Pembayaran ditarik kembali: {status}."),
    "other_amount": _("Jumlah dilaporkan {reported}, seharusnya {expected}."),
    "refund_of_other_amount": _("Pengembalian dilaporkan {reported}, kami {expected}."),
    "outside": _("Dana {amount} dikembalikan di luar aplikasi."),
    "outside_beyond_paid": _("Pengembalian {amount} di luar aplikasi melebihi dana yang pernah masuk."),
    "paid_again": _("Pembayaran masuk saat pesanan sudah lunas."),
    "paid_again_by": _("Pembayaran lewat {method} masuk saat pesanan sudah lunas."),
    "paid_after_end": _("Pembayaran masuk saat pesanan sudah tidak berlaku."),
    "paid_after_end_by": _("Pembayaran lewat {method} masuk saat pesanan sudah tidak berlaku."),
    "unknown_order": "{method}: {status}.",
    "unknown_order_somehow": _("Cara lain: {status}."),
    "refund_refused": "{refusal}",
    "books": _("Pembukuan tidak cocok: {check}."),
    "counter": _("{counter} – {row}: tercatat {stored}, menurut rinciannya {counted}."),
    "without_seat": "{title}",
}
_WORDS: Mapping[str, Callable[[Any], str]] = {
    "amount": rupiah,
    "reported": lambda value: rupiah(value) if isinstance(value, int) else str(value),
    "expected": rupiah,
    "status": status_text,
    "method": lambda name: method_text(str(name)),
    "refusal": refusal_text,
    "check": gettext,
    "counter": lambda name: str(COUNTERS[name].label) if name in COUNTERS else str(name),
}
"""How the values of parameters are translated; others are names or numbers."""
TRANSLATED_PARAMETERS = ("status", "method", "refusal", "check", "counter")
"""Parameters whose values are words of the reader's language."""


def method_text(name: str) -> str:
    """A payment method by its Indonesian name, after which the name of a bank may stand."""
    translated = gettext(name)
    general, _space, bank = name.rpartition(" ")
    return f"{gettext(general)} {bank}" if translated == name and general else translated


@dataclass(frozen=True)
class Found:
    """A sentence of `SENTENCES` with the values of its parameters."""

    code: str
    params: Mapping[str, str | int] = field(default_factory=dict)

    def text(self) -> str:
        """The sentence in the current language."""
        translated = {name: _WORDS.get(name, str)(value) for name, value in self.params.items()}
        return str(SENTENCES[self.code]).format(**translated)

    def stored_text(self) -> str:
        """The sentence in Indonesian, by which staff search and cases are compared."""
        with override(settings.LANGUAGE_CODE):
            return self.text()


def case_text(case: MoneyCase) -> str:
    """A case's finding in the current language; in Indonesian where it was stored without a code."""
    if case.code not in SENTENCES:
        return case.text
    return Found(case.code, case.params).text()


def shown_findings(stored: str, cases: Iterable[MoneyCase]) -> str:
    """A stored text with the findings of these cases in the current language."""
    for case in cases:
        stored = stored.replace(case.text, case_text(case))
    return stored
