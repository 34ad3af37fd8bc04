"""What can go wrong between us and the carrier."""


class MailDown(Exception):  # noqa: N818 - a state of the carrier
    """The carrier cannot take mail now; a later try may succeed."""
