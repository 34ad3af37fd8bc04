"""Rate limits of the calls around mailboxes and second steps, and of mails per mailbox.

Callers are counted by their address, alone and together with the named account, so a stranger locks out only
themselves. The mailbox's own limit is not visible to callers.
"""

from duxi.core.throttle import Limit

_ASKS = Limit("mail-ask", times=30, seconds=3600)
_ASKS_FOR_ONE = Limit("mail-ask-one", times=5, seconds=3600)
_EMAILS = Limit("mail-letters", times=3, seconds=3600)

REGISTRATIONS = Limit("register", times=20, seconds=3600)
LOOKUPS = Limit("account-lookup", times=20, seconds=60)
LINK_TRIES = Limit("link-tries", times=30, seconds=900)
SECOND_STEPS = Limit("two-factor-address", times=60, seconds=900)
EMAIL_CHANGES = Limit("email-changes", times=3, seconds=3600)


def count_ask(email: str, address: str) -> None:
    """Count a request for a mail to this mailbox from this address; raises `TooMany`."""
    _ASKS.hit(address)
    _ASKS_FOR_ONE.hit(email, address)


def may_get(mailbox: str, kind: str) -> bool:
    """Count a mail of this kind to this mailbox and return whether this hour's limit allows it.

    Kinds are counted separately: sign-up mails must not use up those that reset a password.
    """
    return _EMAILS.takes(kind, mailbox)
