"""Random tokens and the only form in which they are stored; texts that wait under seal."""

import base64
import hashlib
import secrets

from cryptography.fernet import Fernet
from django.conf import settings


def new_token() -> str:
    """256 random bits, safe in URLs and headers."""
    return secrets.token_urlsafe(32)


def digest(token: str) -> str:
    """SHA-256 of a token in hex: enough for random tokens, and cheap to look up."""
    return hashlib.sha256(token.encode()).hexdigest()


def seal(text: str) -> str:
    """Encrypt what has to wait somewhere, such as a mail with a link in the queue."""
    return _cipher().encrypt(text.encode()).decode()


def unseal(sealed: str) -> str:
    """The text again; raises `cryptography.fernet.InvalidToken` when it was tampered with."""
    return _cipher().decrypt(sealed.encode()).decode()


def _cipher() -> Fernet:
    return Fernet(base64.urlsafe_b64encode(hashlib.sha256(f"seal:{settings.SECRET_KEY}".encode()).digest()))
