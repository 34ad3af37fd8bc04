"""Bank account numbers as they are stored: encrypted, and shown by their last digits alone."""

from duxi.commerce.invoicing.tax_numbers import masked
from duxi.core.secrets import decrypt, encrypt

_PURPOSE = "bank-account"

__all__ = ["decrypt_number", "encrypt_number", "masked"]


def encrypt_number(number: str) -> str:
    """An account number as the database stores it; `number` is its digits alone."""
    return encrypt(number, _PURPOSE)


def decrypt_number(encrypted_number: str) -> str:
    """The digits again; raises `cryptography.fernet.InvalidToken` when they were tampered with."""
    return decrypt(encrypted_number, _PURPOSE)
