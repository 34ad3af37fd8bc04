"""The payment provider's messages in the reader's language; the originals stay in the notification log."""

import re
from collections.abc import Mapping

from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from duxi.core.errors import Message

_STATUS: Mapping[str, Message] = {
    "pending": _("menunggu dibayar"),
    "authorize": _("dana dicadangkan pada kartu"),
    "deny": _("ditolak oleh bank atau penerbit"),
    "failure": _("gagal diproses"),
    "cancel": _("dibatalkan"),
    "expire": _("lewat batas waktu bayar"),
    "settlement": _("dana masuk"),
    "capture": _("dana masuk"),
    "refund": _("dana dikembalikan seluruhnya"),
    "partial_refund": _("dana dikembalikan sebagian"),
    "chargeback": _("ditarik seluruhnya oleh bank"),
    "partial_chargeback": _("ditarik sebagian oleh bank"),
}
_REFUSALS: Mapping[str, Message] = {
    "401": _("Penyedia pembayaran menolak kunci kami."),
    "404": _("Penyedia pembayaran tidak mengenal pembayaran ini."),
    "406": _("Penyedia pembayaran sudah menerima pengembalian dengan nomor yang sama."),
    "412": _("Pembayaran ini tidak lagi dapat dikembalikan lewat penyedia pembayaran."),
    "413": _("Penyedia pembayaran tidak dapat membaca permintaan kami."),
    "414": _("Pengembalian tidak didukung untuk cara pembayaran ini."),
    "418": _("Saldo kami di penyedia pembayaran tidak cukup."),
}
_MORE_THAN_PAID = _("Jumlahnya melebihi dana yang masih dapat dikembalikan oleh penyedia pembayaran.")
_OTHER = _("Penyedia pembayaran menolak pengembalian ini.")
_CODE = re.compile(r" \(\d+\)$")


def status_text(status: str) -> str:
    """The payment's status at the provider (`transaction_status`)."""
    return str(_STATUS.get(status, _("status lain dari penyedia pembayaran")))


def refusal_text(message: str) -> str:
    """Why a refund was refused, with the provider's code in brackets; `message` starts with that code."""
    code, _colon, words = (part.strip() for part in message.partition(":"))
    is_amount = code == "414" and "exceed" in words.casefold()
    text = str(_MORE_THAN_PAID if is_amount else _REFUSALS.get(code, _OTHER))
    return f"{text} ({code})" if code.isdecimal() else text


def shown_refusal(stored: str) -> str:
    """A refusal that was stored in Indonesian, in the reader's language."""
    code = _CODE.search(stored)
    sentence = stored[: code.start()] if code else stored
    return f"{gettext(sentence)}{code[0] if code else ''}" if sentence else ""
