"""Notifications of owners about their accounts: one template for each of `AccountNews`.

Mails with a link of their own (activation, revoking a deletion) are sent by accounts; those events only use
inbox and devices here, so that no one gets two mails.
"""

from django.utils.translation import gettext_lazy as _

from duxi.accounts.events import AccountNews
from duxi.core.errors import Message
from duxi.notices.models import Channel, Topic
from duxi.notices.templates import EVERY_CHANNEL, TEMPLATES, Template

PROFILE = "/account/profile"
PASSWORD = "/account/changePassword"
SECURITY = "/account/security"
ACTIONS = {
    PROFILE: _("Buka profil"),
    PASSWORD: _("Ganti kata sandi"),
    SECURITY: _("Buka keamanan akun"),
}
NO_MAIL = frozenset({Channel.INBOX, Channel.PUSH})
DEVICE = _("Perangkat: {detail}.")
NOT_ME = _("Bukan Anda? Segera ganti kata sandi Anda, lalu akhiri sesi di perangkat yang tidak Anda kenal.")


def key_of(news: AccountNews) -> str:
    """The template of this event."""
    return f"{Topic.SECURITY}.{news.value}"


def _register(
    news: AccountNews,
    title: Message,
    body: Message,
    *,
    detail: Message = DEVICE,
    advice: Message = NOT_ME,
    path: str = PROFILE,
    channels: frozenset[Channel] = EVERY_CHANNEL,
) -> None:
    TEMPLATES.register(
        Template(
            key=key_of(news),
            topic=Topic.SECURITY,
            title=title,
            body=body,
            path=path,
            action=ACTIONS[path],
            detail=detail,
            advice=advice,
            channels=channels,
        )
    )


_register(
    AccountNews.ACTIVATED,
    _("Akun Anda sudah aktif"),
    _("Selamat datang di Duxi! Lengkapi profil Anda agar kami dapat menyarankan pembelajaran yang sesuai."),
    detail="",
    channels=NO_MAIL,
)
_register(
    AccountNews.NEW_SIGN_IN,
    _("Akun Anda dibuka dari perangkat baru"),
    _("Akun Anda dibuka dari perangkat baru pada {at}."),
    path=PASSWORD,
)
_register(
    AccountNews.PASSWORD_CHANGED,
    _("Kata sandi Anda diganti"),
    _("Kata sandi akun Anda diganti pada {at}. Sesi di perangkat lain sudah kami akhiri."),
    path=PASSWORD,
)
_register(
    AccountNews.EMAIL_CHANGED,
    _("Alamat email Anda diganti"),
    _("Alamat email akun Anda diganti pada {at}."),
    detail=_("Alamat baru: {detail}."),
)
_register(
    AccountNews.PHONE_VERIFIED,
    _("Nomor telepon Anda terverifikasi"),
    _("Sebuah nomor telepon diverifikasi untuk akun Anda pada {at}."),
    detail=_("Nomor: {detail}."),
)
_register(
    AccountNews.TWO_FACTOR_ON,
    _("Verifikasi dua langkah aktif"),
    _("Verifikasi dua langkah diaktifkan untuk akun Anda pada {at}."),
    path=SECURITY,
)
_register(
    AccountNews.TWO_FACTOR_OFF,
    _("Verifikasi dua langkah dimatikan"),
    _("Verifikasi dua langkah dimatikan untuk akun Anda pada {at}."),
    path=PASSWORD,
)
_register(
    AccountNews.RECOVERY_CODE_USED,
    _("Kode pemulihan dipakai"),
    _("Sebuah kode pemulihan akun Anda dipakai pada {at}."),
    detail=_("Kode pemulihan tersisa: {detail}."),
    advice=_(
        "Bukan Anda? Segera ganti kata sandi Anda, lalu buat kode pemulihan baru di halaman keamanan akun."
    ),
    path=SECURITY,
)
_register(
    AccountNews.DELETION_ASKED,
    _("Penghapusan akun diminta"),
    _("Penghapusan akun Anda diminta pada {at}. Anda masih dapat membatalkannya dari profil."),
    detail=_("Akun dihapus pada {detail}."),
    channels=NO_MAIL,
)
_register(
    AccountNews.DELETION_CANCELLED,
    _("Akun Anda tetap ada"),
    _("Permintaan penghapusan akun dibatalkan pada {at}. Tidak ada data yang dihapus."),
)
