"""NPWP and NIK as they are stored: encrypted, and shown with all but their last digits hidden."""

from duxi.core.secrets import decrypt, encrypt

_PURPOSE = "tax-number"
SHOWN_DIGITS = 4


def encrypt_number(number: str) -> str:
    """A tax number as the database stores it; `number` is its digits alone."""
    return encrypt(number, _PURPOSE)


def decrypt_number(sealed_number: str) -> str:
    """The digits again; raises `cryptography.fernet.InvalidToken` when they were tampered with."""
    return decrypt(sealed_number, _PURPOSE)


def masked(number: str) -> str:
    """The number as people may see it: `************3456`."""
    return "*" * max(0, len(number) - SHOWN_DIGITS) + number[-SHOWN_DIGITS:]
