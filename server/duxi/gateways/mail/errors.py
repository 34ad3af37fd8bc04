"""Errors of mail providers."""


class MailDown(Exception):  # noqa: N818 - a state of the carrier
    """The provider cannot accept mail now; a retry may succeed."""


class MailUnsure(MailDown):
    """The connection broke: the provider may have accepted the mail."""


class MailRefused(Exception):  # noqa: N818 - an answer of the carrier
    """The provider will never accept this mail: the mailbox does not exist."""
