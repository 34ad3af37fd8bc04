"""How often the calls around mailboxes and second steps may be made, and how much mail one mailbox gets.

Callers are counted by their address, alone and together with the account they name: a stranger who asks
too often locks himself out, never the account. What a mailbox may get is counted where no one sees it.
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
    """One more wish for a mail to this mailbox from this address; raises `TooMany`."""
    _ASKS.hit(address)
    _ASKS_FOR_ONE.hit(email, address)


def may_get(mailbox: str, kind: str) -> bool:
    """Whether this mailbox gets one more email of this kind in this hour; counts it when it does.

    Kinds are counted apart: emails about sign-ups must not use up those that reset a password.
    """
    return _EMAILS.takes(kind, mailbox)
