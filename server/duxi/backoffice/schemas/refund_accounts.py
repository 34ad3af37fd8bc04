"""Schemas of a refund's account, unmasked, for users who pay out."""

from datetime import datetime

from duxi.backoffice.queries.refund_accounts import looks_at
from duxi.commerce.models import RefundAccount
from duxi.commerce.refunds.actions.accounts import bank_name
from duxi.core.schema import Schema


class RefundAccountLook(Schema):
    """A user who viewed the whole number, or recorded a transfer to it."""

    at: datetime
    made_by: str
    text: str


class RefundAccountOut(Schema):
    """`version` must be sent with the recorded transfer."""

    bank: str
    bank_name: str
    number: str
    holder: str
    given_at: datetime
    version: int
    looks: list[RefundAccountLook]

    @classmethod
    def of(cls, account: RefundAccount, number: str) -> "RefundAccountOut":
        return cls(
            bank=account.bank,
            bank_name=bank_name(account.bank),
            number=number,
            holder=account.holder,
            given_at=account.given_at,
            version=account.version,
            looks=[RefundAccountLook(**look) for look in looks_at(account)],
        )
