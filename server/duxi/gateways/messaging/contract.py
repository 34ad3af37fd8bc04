"""The interface of messaging providers: deliver a one-time code to a phone."""

from dataclasses import dataclass
from typing import Protocol

from django.utils.translation import gettext_lazy as _

from duxi.core.errors import Rejected

_SHOWN_AT_EACH_END = 3


class NotOnWhatsApp(Rejected):
    """The number has no WhatsApp account."""

    message = _("Nomor ini tidak terdaftar di WhatsApp. Gunakan SMS.")


class CannotReceive(Rejected):
    """The number cannot receive text messages: not a mobile, opted out, or in an unsupported country."""

    message = _("Nomor ini tidak dapat menerima SMS. Periksa kembali nomornya atau gunakan WhatsApp.")


class MessagingDown(Rejected):
    """The provider is unreachable or busy, or refuses the request."""

    status = 503
    message = _("Layanan pengiriman kode sedang tidak dapat dihubungi. Silakan coba lagi beberapa saat lagi.")


@dataclass(frozen=True)
class CodeMessage:
    """A one-time code to be sent.

    `number` is in E.164 format, `locale` one of the settings' languages, `minutes` the lifetime of the code.
    `reference` is returned by the webhook if delivery fails later.
    """

    number: str
    code: str
    locale: str
    minutes: int
    reference: str


class CodeSender(Protocol):
    """One channel to a phone."""

    def send_code(self, message: CodeMessage) -> None:
        """Pass the code to the provider.

        Raises `NotOnWhatsApp`, `CannotReceive` or `MessagingDown`; otherwise the provider accepted it.
        """


def masked(number: str) -> str:
    """A number as logs and messages show it: its owner can recognise it, others cannot read it."""
    hidden = max(0, len(number) - 2 * _SHOWN_AT_EACH_END)
    return number[:_SHOWN_AT_EACH_END] + "•" * hidden + number[-_SHOWN_AT_EACH_END:]
