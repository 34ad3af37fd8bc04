"""SMTP, through Django's backend."""

import logging
import smtplib
from dataclasses import dataclass
from typing import ClassVar
from urllib.parse import unquote, urlsplit

from django.conf import settings
from django.core.exceptions import ImproperlyConfigured
from django.core.mail import EmailMultiAlternatives
from django.core.mail.backends.smtp import EmailBackend

from duxi.gateways.mail.errors import MailDown, MailRefused, MailUnsure
from duxi.gateways.mail.message import Mail

TIMEOUT = 20
"""Seconds that a silent server is waited for."""
_PORTS = {"smtp": 587, "smtps": 465, "smtp+plain": 25}
_PERMANENT = 500

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Server:
    """An SMTP server; `smtp` uses STARTTLS, `smtps` is TLS from the start."""

    host: str
    port: int
    username: str
    password: str
    starttls: bool
    tls: bool

    @classmethod
    def of(cls, url: str) -> "Server":
        """Parse `smtp://user:password@host:587`; raises `ImproperlyConfigured`."""
        parts = urlsplit(url)
        if parts.scheme not in _PORTS or not parts.hostname:
            raise ImproperlyConfigured(
                f"DUXI_SMTP_URL must be {', '.join(_PORTS)}://[user:password@]host[:port]"
            )
        return cls(
            host=parts.hostname,
            port=parts.port or _PORTS[parts.scheme],
            username=unquote(parts.username or ""),
            password=unquote(parts.password or ""),
            starttls=parts.scheme == "smtp",
            tls=parts.scheme == "smtps",
        )


class Smtp:
    """Sends mail through the server of DUXI_SMTP_URL."""

    batch: ClassVar[int] = 1
    threads: ClassVar[int] = 1

    def send(self, mail: Mail) -> None:
        try:
            _message(mail).send()
        except smtplib.SMTPRecipientsRefused as refusal:
            _judge(refusal)
        except (smtplib.SMTPServerDisconnected, TimeoutError) as broken:
            raise MailUnsure(str(broken)) from broken
        except (smtplib.SMTPException, OSError) as fault:
            raise MailDown(str(fault)) from fault

    def was_accepted(self, message_id: str) -> bool | None:
        """An SMTP server cannot be asked."""
        return None


def _message(mail: Mail) -> EmailMultiAlternatives:
    message = EmailMultiAlternatives(
        mail.subject,
        mail.text,
        settings.MAIL_FROM,
        [mail.to],
        connection=_backend(),
        headers=mail.headers(),
        reply_to=[mail.reply_to] if mail.reply_to else None,
    )
    message.attach_alternative(mail.html, "text/html")
    for attachment in mail.attachments:
        message.attach(attachment.filename, attachment.content, attachment.content_type)
    return message


def _backend() -> EmailBackend:
    server = Server.of(settings.SMTP_URL)
    return EmailBackend(
        host=server.host,
        port=server.port,
        username=server.username,
        password=server.password,
        use_tls=server.starttls,
        use_ssl=server.tls,
        timeout=TIMEOUT,
    )


def _judge(refusal: smtplib.SMTPRecipientsRefused) -> None:
    """Permanent for a mailbox that does not exist, temporary for a full one."""
    codes = [code for code, _reason in refusal.recipients.values()]
    if min(codes, default=0) < _PERMANENT:
        raise MailDown(str(codes)) from refusal
    log.warning("mail refused for good: %s", codes)
    raise MailRefused(str(codes)) from refusal
