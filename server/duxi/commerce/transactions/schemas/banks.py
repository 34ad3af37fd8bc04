"""Banks for refund accounts, those with the most customers first."""

from duxi.commerce.refunds.banks import BANKS
from duxi.core.schema import Schema


class Bank(Schema):
    """A bank by its clearing code."""

    code: str
    name: str

    @classmethod
    def every(cls) -> "list[Bank]":
        """A list, because JSON readers reorder an object's numeric keys."""
        return [cls(code=code, name=name) for code, name in BANKS.items()]
