"""The affiliate programme on the wire."""

from ninja import Schema


class Referral(Schema):
    """A code in capitals, whether it counts, and who sent the visitor."""

    code: str
    is_valid: bool
    name: str | None
