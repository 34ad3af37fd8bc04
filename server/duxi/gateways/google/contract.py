"""The interface of sign-in with Google, and its values."""

from dataclasses import dataclass
from typing import Protocol

from django.utils.translation import gettext_lazy as _

from duxi.core.errors import Invalid, Rejected


class GoogleDown(Rejected):
    """Google's certificates cannot be loaded, so no token can be verified."""

    status = 503
    message = _("Layanan login Google sedang tidak dapat dihubungi. Silakan coba lagi.")


class GoogleRefused(Invalid):
    """The token is not from Google, not for us, or expired; the message is the same for each."""

    message = _("Login Google tidak dapat diverifikasi. Silakan coba lagi.")


class GoogleEmailUnverified(Invalid):
    """Google has not verified the email address."""

    message = _("Email akun Google Anda belum diverifikasi. Verifikasi di Google lalu coba lagi.")


class GoogleTokenUsed(Rejected):
    """The token was used before."""

    message = _("Login Google ini sudah dipakai. Silakan pilih akun Google Anda sekali lagi.")


@dataclass(frozen=True)
class GoogleAccount:
    """A Google account; `subject` never changes, the verified `email` may."""

    subject: str
    email: str
    name: str
    picture: str | None = None


class GoogleSignIn(Protocol):
    """An issuer of ID tokens that behaves like Google Identity Services."""

    @property
    def client_id(self) -> str:
        """Our client id at the issuer: the audience of its tokens."""

    @property
    def script_url(self) -> str:
        """The script that defines `google.accounts.id`."""

    def verify(self, id_token: str) -> GoogleAccount:
        """Return the account of a token, which is accepted once.

        Raises `GoogleRefused`, `GoogleEmailUnverified`, `GoogleTokenUsed` or `GoogleDown`.
        """
