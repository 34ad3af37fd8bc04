"""The payment provider's messages in Indonesian for finance; the originals stay in the notification log."""

from collections.abc import Mapping

_STATUS: Mapping[str, str] = {
    "pending": "menunggu dibayar",
    "authorize": "dana dicadangkan pada kartu",
    "deny": "ditolak oleh bank atau penerbit",
    "failure": "gagal diproses",
    "cancel": "dibatalkan",
    "expire": "lewat batas waktu bayar",
    "settlement": "dana masuk",
    "capture": "dana masuk",
    "refund": "dana dikembalikan seluruhnya",
    "partial_refund": "dana dikembalikan sebagian",
    "chargeback": "ditarik seluruhnya oleh bank",
    "partial_chargeback": "ditarik sebagian oleh bank",
}
_REFUSALS: Mapping[str, str] = {
    "401": "Penyedia pembayaran menolak kunci kami.",
    "404": "Penyedia pembayaran tidak mengenal pembayaran ini.",
    "406": "Penyedia pembayaran sudah menerima pengembalian dengan nomor yang sama.",
    "412": "Pembayaran ini tidak lagi dapat dikembalikan lewat penyedia pembayaran.",
    "413": "Penyedia pembayaran tidak dapat membaca permintaan kami.",
    "414": "Pengembalian tidak didukung untuk cara pembayaran ini.",
    "418": "Saldo kami di penyedia pembayaran tidak cukup.",
}
_MORE_THAN_PAID = "Jumlahnya melebihi dana yang masih dapat dikembalikan oleh penyedia pembayaran."
_OTHER = "Penyedia pembayaran menolak pengembalian ini."


def status_text(status: str) -> str:
    """The payment's status at the provider (`transaction_status`) in Indonesian."""
    return _STATUS.get(status, "status lain dari penyedia pembayaran")


def refusal_text(message: str) -> str:
    """Why a refund was refused, with the provider's code in brackets; `message` starts with that code."""
    code, _colon, words = (part.strip() for part in message.partition(":"))
    is_amount = code == "414" and "exceed" in words.casefold()
    text = _MORE_THAN_PAID if is_amount else _REFUSALS.get(code, _OTHER)
    return f"{text} ({code})" if code.isdecimal() else text
