"""NPWP and NIK as they are stored: encrypted, and shown masked except for their last digits."""

from collections.abc import Mapping

from duxi.core.secrets import decrypt, encrypt

_PURPOSE = "tax-number"
SHOWN_DIGITS = 4


def encrypt_number(number: str) -> str:
    """Encrypt a tax number for storage; `number` is its digits."""
    return encrypt(number, _PURPOSE)


def decrypt_number(encrypted_number: str) -> str:
    """Decrypt a tax number; raises `cryptography.fernet.InvalidToken` when it was tampered with."""
    return decrypt(encrypted_number, _PURPOSE)


def number_of(tax: Mapping[str, str]) -> str:
    """The decrypted number of the buyer on an invoice; old invoices, which never change, use the key
    `sealed_number`.
    """
    return decrypt_number(tax.get("encrypted_number") or tax["sealed_number"])


def masked(number: str) -> str:
    """The masked number: `************3456`."""
    return "*" * max(0, len(number) - SHOWN_DIGITS) + number[-SHOWN_DIGITS:]
