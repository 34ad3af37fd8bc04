"""What Google sign-in does for us, and the values that pass between."""

from dataclasses import dataclass
from typing import Protocol

from django.utils.translation import gettext_lazy as _

from duxi.core.errors import Invalid, Rejected


class GoogleDown(Rejected):
    """Google's certificates cannot be loaded, so nothing can be verified."""

    status = 503
    message = _("Layanan login Google sedang tidak dapat dihubungi. Silakan coba lagi.")


class GoogleRefused(Invalid):
    """Not a token that Google made for us, or no longer: the reasons look alike."""

    message = _("Login Google tidak dapat diverifikasi. Silakan coba lagi.")


class GoogleEmailUnverified(Invalid):
    """Google itself does not vouch for the address."""

    message = _("Email akun Google Anda belum diverifikasi. Verifikasi di Google lalu coba lagi.")


class GoogleTokenUsed(Rejected):
    """The same token came before."""

    message = _("Login Google ini sudah dipakai. Silakan pilih akun Google Anda sekali lagi.")


@dataclass(frozen=True)
class GoogleAccount:
    """A user whom Google knows; `subject` never changes, the verified `email` may."""

    subject: str
    email: str
    name: str
    picture: str | None = None


class GoogleSignIn(Protocol):
    """An issuer of id tokens in the manner of Google Identity Services."""

    @property
    def client_id(self) -> str:
        """Our name at the issuer: the audience of its tokens."""

    @property
    def script_url(self) -> str:
        """The script that defines `google.accounts.id`."""

    def verify(self, id_token: str) -> GoogleAccount:
        """Whom a token speaks of; it is accepted once.

        Raises `GoogleRefused`, `GoogleEmailUnverified`, `GoogleTokenUsed` or `GoogleDown`.
        """
