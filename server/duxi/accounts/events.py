"""Events that accounts announce."""

import uuid
from dataclasses import dataclass
from enum import Enum

from duxi.core.events import Announcement


class AccountNews(Enum):
    """Account events that the owner is notified of."""

    ACTIVATED = "activated"
    NEW_SIGN_IN = "new_sign_in"
    PASSWORD_CHANGED = "password_changed"
    EMAIL_CHANGED = "email_changed"
    PHONE_VERIFIED = "phone_verified"
    TWO_FACTOR_ON = "two_factor_on"
    TWO_FACTOR_OFF = "two_factor_off"
    RECOVERY_CODE_USED = "recovery_code_used"
    DELETION_ASKED = "deletion_asked"
    DELETION_CANCELLED = "deletion_cancelled"


@dataclass(frozen=True)
class AccountChanged:
    """A security event of an account; `detail` names the device, address, date or number."""

    user_pk: int
    news: AccountNews
    detail: str = ""


@dataclass(frozen=True)
class SessionsEnded:
    """These sessions have ended, and with them their websockets and push tokens."""

    user_pk: int
    session_uuids: tuple[uuid.UUID, ...]


account_changed: Announcement[AccountChanged] = Announcement()
sessions_ended: Announcement[SessionsEnded] = Announcement()
