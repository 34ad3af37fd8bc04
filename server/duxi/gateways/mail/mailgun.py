"""Mailgun: https://documentation.mailgun.com/docs/mailgun/api-reference."""

import logging
from typing import Any, ClassVar

import httpx
from django.conf import settings

from duxi.gateways.mail.errors import MailDown, MailRefused, MailUnsure
from duxi.gateways.mail.message import Mail

logger = logging.getLogger(__name__)
TIMEOUT = httpx.Timeout(20.0, connect=5.0)
_BAD_REQUEST = 400


class Mailgun:
    """Sends through the domain of the settings."""

    batch: ClassVar[int] = 40
    threads: ClassVar[int] = 8

    def __init__(self, transport: httpx.BaseTransport | None = None) -> None:
        self._url = f"{settings.MAILGUN_URL}/v3/{settings.MAILGUN_DOMAIN}"
        self._transport = transport

    def send(self, mail: Mail) -> None:
        """Raises `MailDown`, or `MailRefused` for an address that Mailgun does not accept."""
        files = [("attachment", (one.filename, one.content, one.content_type)) for one in mail.attachments]
        answer = self._call("POST", "/messages", data=_form(mail), files=files or None)
        if answer.status_code == _BAD_REQUEST:
            raise MailRefused(_message(answer))
        if not answer.is_success:
            logger.error("Mailgun answered %s: %s", answer.status_code, _message(answer))
            broken = MailUnsure if answer.is_server_error else MailDown
            raise broken(str(answer.status_code))

    def was_accepted(self, message_id: str) -> bool | None:
        """Whether Mailgun accepted the mail, by its event log; raises `MailDown`."""
        params = {"event": "accepted", "message-id": message_id.strip("<>"), "limit": "1"}
        answer = self._call("GET", "/events", params=params)
        if not answer.is_success:
            raise MailDown(str(answer.status_code))
        try:
            return bool(answer.json()["items"])
        except (ValueError, KeyError, TypeError) as error:
            raise MailDown("unreadable") from error

    def _call(self, method: str, path: str, **options: Any) -> httpx.Response:
        auth = ("api", str(settings.MAILGUN_API_KEY))
        with httpx.Client(timeout=TIMEOUT, transport=self._transport, auth=auth) as client:
            try:
                return client.request(method, f"{self._url}{path}", **options)
            except (httpx.ConnectError, httpx.ConnectTimeout) as error:
                raise MailDown(type(error).__name__) from error
            except httpx.HTTPError as error:
                raise MailUnsure(type(error).__name__) from error


def _form(mail: Mail) -> dict[str, str]:
    """The documented fields: headers are prefixed with `h:`, options with `o:`."""
    found = {
        "from": settings.MAIL_FROM,
        "to": mail.to,
        "subject": mail.subject,
        "text": mail.text,
        "html": mail.html,
        "o:tracking-clicks": "no",
        "o:tracking-opens": "yes" if mail.tracks_opens else "no",
        **{f"h:{name}": value for name, value in mail.headers().items()},
    }
    if mail.reply_to:
        found["h:Reply-To"] = mail.reply_to
    return found


def _message(answer: httpx.Response) -> str:
    try:
        return str(answer.json()["message"])[:300]
    except (ValueError, KeyError, TypeError):
        return str(answer.status_code)
