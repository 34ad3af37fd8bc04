"""People and companies as contacts of staff, and mail to them."""

from duxi.contacts.models.broadcasts import (
    Broadcast,
    BroadcastRecipient,
    BroadcastStatus,
    RecipientStatus,
    SkipReason,
)
from duxi.contacts.models.contacts import (
    ConsentChange,
    ConsentTopic,
    Contact,
    ContactKind,
    ContactMerge,
    ContactNote,
    ContactSource,
)
from duxi.contacts.models.mails import (
    IncomingMail,
    MailSuppression,
    MailTemplate,
    SuppressionReason,
)
from duxi.contacts.models.segments import Segment

__all__ = [
    "Broadcast",
    "BroadcastRecipient",
    "BroadcastStatus",
    "ConsentChange",
    "ConsentTopic",
    "Contact",
    "ContactKind",
    "ContactMerge",
    "ContactNote",
    "ContactSource",
    "IncomingMail",
    "MailSuppression",
    "MailTemplate",
    "RecipientStatus",
    "Segment",
    "SkipReason",
    "SuppressionReason",
]
