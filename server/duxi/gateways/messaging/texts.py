"""The text of a code's message, for providers without a template."""

from urllib.parse import urlsplit

from django.conf import settings
from django.utils.translation import gettext as _
from django.utils.translation import override

from duxi.gateways.messaging.contract import CodeMessage


def sentence(message: CodeMessage) -> str:
    """The code and its lifetime in the recipient's language."""
    with override(message.locale):
        text = _(
            "{code} adalah kode verifikasi Duxi Anda, berlaku {minutes} menit. "
            "Jangan berikan kode ini kepada siapa pun."
        )
    return text.format(code=message.code, minutes=message.minutes)


def text_message(message: CodeMessage) -> str:
    """`sentence` with a last line that lets phones fill in the code on our page only (WebOTP)."""
    host = urlsplit(settings.BASE_URL).hostname
    return f"{sentence(message)}\n\n@{host} #{message.code}"
