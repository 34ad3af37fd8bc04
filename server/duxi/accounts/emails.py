"""The account emails: those with a link, and warnings to an old address."""

from django.utils.text import format_lazy
from django.utils.translation import gettext_lazy as _

from duxi.accounts.addresses import masked
from duxi.gateways.mail import Action, EmailMessage, link

_SIGN_IN = _("Masuk ke Duxi")
_NOTHING_HAPPENED = _("Jika bukan Anda, abaikan email ini. Akun Anda tetap aman.")


def activation(token: str) -> EmailMessage:
    """Verifies the mailbox of a new account."""
    return EmailMessage(
        subject=_("Aktifkan akun Duxi Anda"),
        paragraphs=[
            _("Terima kasih sudah mendaftar di Duxi."),
            _("Tinggal satu langkah lagi: pastikan bahwa alamat email ini milik Anda."),
        ],
        action=Action(_("Aktifkan akun"), link("/accountActivation", key=token)),
        note=_("Tautan ini berlaku 3 hari dan hanya untuk sekali pakai. Bukan Anda? Abaikan email ini."),
    )


def already_registered() -> EmailMessage:
    """Sent on a sign-up with an address that has an account."""
    return EmailMessage(
        subject=_("Anda sudah memiliki akun Duxi"),
        paragraphs=[
            _("Seseorang, mungkin Anda sendiri, baru saja mendaftar di Duxi dengan alamat email ini."),
            _("Alamat ini sudah memiliki akun. Tidak ada akun baru, dan akun Anda tidak berubah."),
            _("Silakan masuk. Jika Anda lupa kata sandi, buat yang baru dari halaman masuk."),
        ],
        action=Action(_SIGN_IN, link("/signIn")),
        note=_NOTHING_HAPPENED,
    )


def invitation(token: str, inviter: str) -> EmailMessage:
    """Invites a member of staff to set their first password."""
    return EmailMessage(
        subject=_("Undangan bekerja di back office Duxi"),
        paragraphs=[
            format_lazy(_("{inviter} mengundang Anda bekerja di back office Duxi."), inviter=inviter),
            _("Buat kata sandi Anda lewat tombol berikut, lalu masuk di /backoffice/."),
        ],
        action=Action(_("Buat kata sandi"), link("/reset-password", key=token)),
        note=_("Tautan ini berlaku 7 hari dan hanya untuk sekali pakai."),
    )


def now_staff(inviter: str) -> EmailMessage:
    """Tells a user with an account that they can now use the back office."""
    return EmailMessage(
        subject=_("Akun Anda kini membuka back office Duxi"),
        paragraphs=[
            format_lazy(_("{inviter} memberi akun Anda akses ke back office Duxi."), inviter=inviter),
            _("Masuk dengan email dan kata sandi yang biasa Anda pakai."),
        ],
        action=Action(_("Buka back office"), link("/backoffice/")),
    )


def password_reset(token: str) -> EmailMessage:
    """The link to set a new password."""
    return EmailMessage(
        subject=_("Atur ulang kata sandi Anda"),
        paragraphs=[
            _("Kami menerima permintaan untuk mengatur ulang kata sandi akun Duxi Anda."),
            _("Buat kata sandi baru lewat tombol berikut."),
        ],
        action=Action(_("Buat kata sandi baru"), link("/reset-password", key=token)),
        note=_("Tautan ini berlaku 1 jam dan hanya untuk sekali pakai. Bukan Anda? Abaikan email ini."),
    )


def new_address(token: str) -> EmailMessage:
    """Verifies the mailbox that an account wants to change to."""
    return EmailMessage(
        subject=_("Konfirmasi alamat email baru Anda"),
        paragraphs=[
            _("Anda ingin memakai alamat email ini untuk akun Duxi Anda."),
            _("Alamat Anda berganti setelah Anda membuka tautan ini."),
        ],
        action=Action(_("Konfirmasi alamat email"), link("/accountActivation", key=token)),
        note=_("Tautan ini berlaku 1 hari dan hanya untuk sekali pakai. Bukan Anda? Abaikan email ini."),
    )


def address_in_use() -> EmailMessage:
    """Sent to a mailbox that another account wants to change to, but that already has an account."""
    return EmailMessage(
        subject=_("Alamat email ini tetap milik akun Anda"),
        paragraphs=[
            _("Seseorang, mungkin Anda sendiri, ingin memakai alamat email ini untuk akun Duxi lain."),
            _("Alamat ini sudah memiliki akun, jadi tidak ada yang berubah."),
        ],
        action=Action(_SIGN_IN, link("/signIn")),
        note=_NOTHING_HAPPENED,
    )


def move_asked(wanted: str) -> EmailMessage:
    """Warns the current mailbox of a requested change."""
    return EmailMessage(
        subject=_("Permintaan mengganti alamat email"),
        paragraphs=[
            format_lazy(
                _("Ada permintaan agar akun Duxi Anda memakai alamat {email}."), email=masked(wanted)
            ),
            _("Alamat Anda baru berganti setelah alamat tersebut dikonfirmasi."),
            _("Bukan Anda? Buat kata sandi baru; permintaan ini langsung batal."),
        ],
        action=Action(_("Buat kata sandi baru"), link("/forgotPassword")),
        note=_("Jika Anda sendiri yang memintanya, tidak ada yang perlu dilakukan."),
    )


def moved(wanted: str) -> EmailMessage:
    """Tells the old mailbox that the account has changed its address."""
    return EmailMessage(
        subject=_("Alamat email akun Anda telah berganti"),
        paragraphs=[
            format_lazy(_("Akun Duxi Anda sekarang memakai alamat {email}."), email=masked(wanted)),
            _("Alamat lama ini tidak dapat lagi dipakai untuk masuk."),
        ],
        action=Action(_("Buka pusat bantuan"), link("/help-center")),
        note=_("Bukan Anda yang menggantinya? Segera hubungi kami lewat pusat bantuan."),
    )
