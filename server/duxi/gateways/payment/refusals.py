"""Why a payment was refused: maps the provider's codes to the few reasons that a payer can act on."""

from collections.abc import Mapping

from django.db.models import TextChoices
from django.utils.translation import gettext_lazy as _


class RefusalReason(TextChoices):
    """The label explains what happened, `advice` what helps."""

    FUNDS = "funds", _("Saldo atau limit tidak mencukupi.")
    CARD_DETAILS = "card_details", _("Data kartu tidak cocok, atau masa berlakunya sudah habis.")
    CARD_BLOCKED = "card_blocked", _("Bank tidak mengizinkan kartu ini untuk pembayaran ini.")
    VERIFICATION = "verification", _("Verifikasi dari bank, seperti kode OTP atau PIN, tidak berhasil.")
    SECURITY = "security", _("Pemeriksaan keamanan penyedia pembayaran tidak meloloskan transaksi ini.")
    UNAVAILABLE = "unavailable", _("Bank atau penyedia pembayaran sedang terganggu.")
    DECLINED = "declined", _("Bank atau penyedia pembayaran menolaknya tanpa menyebutkan alasan.")

    @property
    def advice(self) -> str:
        return str(_ADVICE[self])


_ADVICE = {
    RefusalReason.FUNDS: _("Tambah saldo atau limit Anda, atau bayar dengan cara lain."),
    RefusalReason.CARD_DETAILS: _("Periksa nomor, masa berlaku, dan CVV kartu Anda, lalu coba lagi."),
    RefusalReason.CARD_BLOCKED: _("Hubungi bank penerbit kartu, atau bayar dengan cara lain."),
    RefusalReason.VERIFICATION: _("Coba lagi dengan ponsel yang terdaftar di bank Anda."),
    RefusalReason.SECURITY: _("Bayar dengan cara lain, misalnya transfer bank atau QRIS."),
    RefusalReason.UNAVAILABLE: _("Coba lagi beberapa menit lagi, atau bayar dengan cara lain."),
    RefusalReason.DECLINED: _("Hubungi bank Anda, atau bayar dengan cara lain."),
}

# Response codes of cards as Midtrans documents them; those of one digit are from MIGS.
_CODES = {
    RefusalReason.FUNDS: ("51", "61", "65", "5"),
    RefusalReason.CARD_DETAILS: ("14", "15", "33", "54", "56", "82", "N7", "4"),
    RefusalReason.CARD_BLOCKED: ("04", "07", "36", "41", "43", "46", "57", "62", "78"),
    RefusalReason.VERIFICATION: ("1A", "55", "75", "86"),
    RefusalReason.SECURITY: ("34", "59", "63"),
    RefusalReason.UNAVAILABLE: ("19", "68", "91", "92", "96", "3", "6"),
}
_REASONS: Mapping[str, RefusalReason] = {code: reason for reason, codes in _CODES.items() for code in codes}
_SERVER_FAILURE = "5"


def refusal_reason(*, response_code: str, fraud_status: str, status_code: str) -> RefusalReason:
    """The reason of a refused payment; the bank's code is more precise than the provider's status."""
    if fraud_status == "deny":
        return RefusalReason.SECURITY
    if reason := _REASONS.get(response_code.upper()):
        return reason
    is_down = status_code.startswith(_SERVER_FAILURE)
    return RefusalReason.UNAVAILABLE if is_down else RefusalReason.DECLINED
