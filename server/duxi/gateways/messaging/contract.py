"""What every messenger does for us: bring a one-time code to a phone."""

from dataclasses import dataclass
from typing import Protocol

from django.utils.translation import gettext_lazy as _

from duxi.core.errors import Rejected

_SHOWN_AT_EACH_END = 3


class NotOnWhatsApp(Rejected):
    """WhatsApp knows no one with this number."""

    message = _("Nomor ini tidak terdaftar di WhatsApp. Gunakan SMS.")


class CannotReceive(Rejected):
    """The number takes no text messages: no mobile, opted out, or in a country that is not served."""

    message = _("Nomor ini tidak dapat menerima SMS. Periksa kembali nomornya atau gunakan WhatsApp.")


class MessagingDown(Rejected):
    """The provider cannot be reached, is busy, or does not take what we ask."""

    status = 503
    message = _("Layanan pengiriman kode sedang tidak dapat dihubungi. Silakan coba lagi beberapa saat lagi.")


@dataclass(frozen=True)
class CodeMessage:
    """A one-time code on its way.

    `number` is in E.164 form, `locale` one of the settings' languages, `minutes` how long the code lives.
    `reference` comes back with the news of a delivery that failed later.
    """

    number: str
    code: str
    locale: str
    minutes: int
    reference: str


class CodeSender(Protocol):
    """One channel to a phone."""

    def send_code(self, message: CodeMessage) -> None:
        """Hand the code to the provider.

        Raises `NotOnWhatsApp`, `CannotReceive` or `MessagingDown`; silence means that it was taken.
        """


def masked(number: str) -> str:
    """A number as logs and messages show it: enough for its owner to know it again."""
    hidden = max(0, len(number) - 2 * _SHOWN_AT_EACH_END)
    return number[:_SHOWN_AT_EACH_END] + "•" * hidden + number[-_SHOWN_AT_EACH_END:]
