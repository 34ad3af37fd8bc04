"""Bank account numbers as they are stored: encrypted, and shown by their last digits alone."""

from duxi.commerce.invoicing.tax_numbers import masked
from duxi.core.secrets import decrypt, encrypt

_PURPOSE = "bank-account"

__all__ = ["decrypt_number", "encrypt_number", "masked"]


def encrypt_number(number: str) -> str:
    """Encrypt an account number for storage; `number` is its digits."""
    return encrypt(number, _PURPOSE)


def decrypt_number(encrypted_number: str) -> str:
    """Decrypt an account number; raises `cryptography.fernet.InvalidToken` when it was tampered with."""
    return decrypt(encrypted_number, _PURPOSE)
