"""The banks that one can be paid at, those with the most customers first."""

from ninja import Schema

from duxi.commerce.refunds.banks import BANKS


class Bank(Schema):
    """A bank by its clearing code."""

    code: str
    name: str

    @classmethod
    def every(cls) -> "list[Bank]":
        """As a list, because readers of an object put its numeric keys into another order."""
        return [cls(code=code, name=name) for code, name in BANKS.items()]
