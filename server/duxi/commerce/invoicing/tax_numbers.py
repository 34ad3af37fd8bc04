"""NPWP and NIK as they are stored: encrypted, and shown with all but their last digits hidden."""

from collections.abc import Mapping

from duxi.core.secrets import decrypt, encrypt

_PURPOSE = "tax-number"
SHOWN_DIGITS = 4


def encrypt_number(number: str) -> str:
    """A tax number as the database stores it; `number` is its digits alone."""
    return encrypt(number, _PURPOSE)


def decrypt_number(encrypted_number: str) -> str:
    """The digits again; raises `cryptography.fernet.InvalidToken` when they were tampered with."""
    return decrypt(encrypted_number, _PURPOSE)


def number_of(tax: Mapping[str, str]) -> str:
    """The digits of the buyer that an invoice names; invoices never change, and old ones say `sealed`."""
    return decrypt_number(tax.get("encrypted_number") or tax["sealed_number"])


def masked(number: str) -> str:
    """The number as people may see it: `************3456`."""
    return "*" * max(0, len(number) - SHOWN_DIGITS) + number[-SHOWN_DIGITS:]
