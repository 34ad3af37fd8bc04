"""The error family: every refusal that users read is a `Rejected`."""

from collections.abc import Mapping, Sequence

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

Message = str | Promise
FieldErrors = Mapping[str, Sequence[str]]


class Rejected(Exception):  # noqa: N818 - a refusal by a rule, not an error of the program
    """A request that a rule refuses, with message, status and field messages.

    `status` is the HTTP status and the envelope's `code`. Subclasses are defined next to the rule that raises
    them and set `status` and `message`.
    """

    status = 409
    message: Message = _("Permintaan tidak dapat diproses.")

    def __init__(
        self,
        message: Message | None = None,
        *,
        errors: FieldErrors | None = None,
        retry_after: int | None = None,
    ) -> None:
        self.text = str(message if message is not None else self.message)
        self.errors = errors
        self.retry_after = retry_after
        super().__init__(self.text)


class Unauthenticated(Rejected):
    """No token, or one that was never valid."""

    status = 401
    message = _("Silakan login terlebih dahulu")


class Forbidden(Rejected):
    """Signed in, but without the permission."""

    status = 403
    message = _("Anda tidak memiliki akses ke halaman ini.")


class NotFound(Rejected):
    """Does not exist or belongs to another user; callers cannot tell which."""

    status = 404
    message = _("Data tidak ditemukan.")


class Invalid(Rejected):
    """The request data is invalid."""

    status = 422
    message = _("Periksa kembali isian Anda.")


class TooMany(Rejected):
    """Rate limited; `retry_after` seconds go into the Retry-After header."""

    status = 429
    message = _("Terlalu banyak percobaan. Silakan coba lagi beberapa saat lagi.")


class Stale(Rejected):
    """Another user changed the row since it was read."""

    message = _("Data ini sudah diubah oleh orang lain. Muat ulang lalu coba lagi.")
