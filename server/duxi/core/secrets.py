"""Random tokens and the only form in which they are stored; texts that are stored encrypted."""

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
    """SHA-256 of a token in hex: enough for random tokens, and cheap to look up."""
    return hashlib.sha256(token.encode()).hexdigest()


def encrypt(text: str, purpose: str = "queue") -> str:
    """Encrypt what has to wait somewhere, such as a mail with a link in the queue.

    What is encrypted for one purpose can be decrypted for no other.
    """
    return _cipher(purpose, settings.SECRET_KEY).encrypt(text.encode()).decode()


def decrypt(encrypted: str, purpose: str = "queue") -> str:
    """The text again; raises `cryptography.fernet.InvalidToken` when it was tampered with."""
    return _cipher(purpose, settings.SECRET_KEY).decrypt(encrypted.encode()).decode()


@lru_cache(maxsize=32)
def _cipher(purpose: str, secret_key: str) -> Fernet:
    derive = HKDF(algorithm=SHA256(), length=32, salt=None, info=f"duxi.seal.{purpose}".encode())
    return Fernet(base64.urlsafe_b64encode(derive.derive(secret_key.encode())))
