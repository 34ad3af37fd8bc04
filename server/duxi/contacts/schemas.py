"""What readers of our mail see and choose."""

from ninja import Schema


class MailPreferencesOut(Schema):
    """What a user gets by mail, and to which address."""

    email: str
    gets_news: bool
    allows_opens: bool


class MailPreferencesIn(Schema):
    """What they choose."""

    gets_news: bool
    allows_opens: bool
