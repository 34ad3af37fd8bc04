"""Bank account numbers as they are kept: enciphered, and shown by their last digits alone."""

from duxi.commerce.tax_numbers import masked
from duxi.core.secrets import seal, unseal

_PURPOSE = "bank-account"

__all__ = ["masked", "opened", "sealed"]


def sealed(number: str) -> str:
    """An account number as the database keeps it; `number` is its digits alone."""
    return seal(number, _PURPOSE)


def opened(sealed_number: str) -> str:
    """The digits again; raises `cryptography.fernet.InvalidToken` when they were tampered with."""
    return unseal(sealed_number, _PURPOSE)
