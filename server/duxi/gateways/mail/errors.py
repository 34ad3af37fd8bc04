"""What can go wrong between us and the carrier."""


class MailDown(Exception):  # noqa: N818 - a state of the carrier
    """The carrier cannot take mail now; a later try may succeed."""


class MailRefused(Exception):  # noqa: N818 - a state of the mailbox
    """The mailbox does not exist or takes nothing; trying again is of no use."""
