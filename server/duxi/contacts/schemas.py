"""Mail preferences of recipients."""

from duxi.core.schema import Schema


class MailPreferencesOut(Schema):
    """The current preferences, and their address."""

    email: str
    gets_news: bool
    allows_opens: bool


class MailPreferencesIn(Schema):
    gets_news: bool
    allows_opens: bool
