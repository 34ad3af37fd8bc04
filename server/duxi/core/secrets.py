"""Random tokens and their hashed form; encryption of stored texts."""

import base64
import hashlib
import secrets
from functools import lru_cache

from cryptography.fernet import Fernet
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from django.conf import settings


def new_token() -> str:
    """256 random bits, safe in URLs and headers."""
    return secrets.token_urlsafe(32)


def digest(token: str) -> str:
    """SHA-256 of a token in hex: sufficient for random tokens, and cheap to look up."""
    return hashlib.sha256(token.encode()).hexdigest()


def encrypt(text: str, purpose: str = "queue") -> str:
    """Encrypt a text for one purpose, such as a queued mail with a link; other purposes cannot decrypt it."""
    return _cipher(purpose, settings.SECRET_KEY).encrypt(text.encode()).decode()


def decrypt(encrypted: str, purpose: str = "queue") -> str:
    """Decrypt a text; raises `cryptography.fernet.InvalidToken` if it was tampered with."""
    return _cipher(purpose, settings.SECRET_KEY).decrypt(encrypted.encode()).decode()


@lru_cache(maxsize=32)
def _cipher(purpose: str, secret_key: str) -> Fernet:
    derive = HKDF(algorithm=SHA256(), length=32, salt=None, info=f"duxi.seal.{purpose}".encode())
    return Fernet(base64.urlsafe_b64encode(derive.derive(secret_key.encode())))
