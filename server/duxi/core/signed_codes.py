"""Codes that are scanned or typed at an entrance: a number and a signature (`TKT-1A-7K3QPMXZ`)."""

import hmac
from hashlib import sha256

from django.conf import settings

_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's Base32 alphabet: no characters that look alike."""
_MISREAD = str.maketrans("OIL", "011")
_PROOF_LENGTH = 8
_LONGEST_NUMBER = 12


def signed_code(prefix: str, pk: int, *, salt: str) -> str:
    """The code of a row."""
    digits, rest = "", pk
    while rest or not digits:
        rest, digit = divmod(rest, 32)
        digits = _ALPHABET[digit] + digits
    return f"{prefix}-{digits}-{_proof(pk, salt)}"


def read_code(code: str, prefix: str, *, salt: str) -> int | None:
    """The row of a code in any typed form; None for codes that we did not issue."""
    parts = "".join(code.split()).upper().split("-")
    if len(parts) != 3 or parts[0] != prefix:
        return None
    number, proof = (part.translate(_MISREAD) for part in parts[1:])
    if not number or len(number) > _LONGEST_NUMBER or not set(number + proof) <= set(_ALPHABET):
        return None
    pk = sum(_ALPHABET.index(letter) * 32**place for place, letter in enumerate(reversed(number)))
    return pk if hmac.compare_digest(proof, _proof(pk, salt)) else None


def _proof(pk: int, salt: str) -> str:
    """The signature, 40 bits."""
    signed = hmac.new(settings.SECRET_KEY.encode(), f"{salt}.{pk}".encode(), sha256).digest()
    return "".join(_ALPHABET[byte % 32] for byte in signed[:_PROOF_LENGTH])
