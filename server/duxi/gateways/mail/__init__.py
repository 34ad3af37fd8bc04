"""Mail: sent by SMTP or Mailgun, or stored in the demo's outbox (embedded), as configured."""

from duxi.gateways.mail.attachments import Attachment, AttachmentFactory
from duxi.gateways.mail.delivery import MailStatus, delivery_statuses
from duxi.gateways.mail.errors import MailDown, MailRefused, MailUnsure
from duxi.gateways.mail.message import Action, EmailMessage, Mail, link, plain_name
from duxi.gateways.mail.sending import (
    MailDriver,
    driver,
    event_key,
    new_message_id,
    queue,
    queue_mail,
    resend,
)

__all__ = [
    "Action",
    "Attachment",
    "AttachmentFactory",
    "EmailMessage",
    "Mail",
    "MailDown",
    "MailDriver",
    "MailRefused",
    "MailStatus",
    "MailUnsure",
    "delivery_statuses",
    "driver",
    "event_key",
    "link",
    "new_message_id",
    "plain_name",
    "queue",
    "queue_mail",
    "resend",
]
