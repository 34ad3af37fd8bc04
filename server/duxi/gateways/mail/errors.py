"""What can go wrong between us and the carrier."""


class MailDown(Exception):  # noqa: N818 - a state of the carrier
    """The carrier cannot take mail now; a later try may succeed."""


class MailUnsure(MailDown):
    """The connection broke: the carrier may have taken the mail nevertheless."""


class MailRefused(Exception):  # noqa: N818 - an answer of the carrier
    """The carrier will never take this mail: the mailbox does not exist."""
