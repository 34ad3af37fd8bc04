"""Random tokens, and the only form in which they are stored."""

import hashlib
import secrets


def new_token() -> str:
    """256 random bits, safe in URLs and headers."""
    return secrets.token_urlsafe(32)


def digest(token: str) -> str:
    """SHA-256 of a token in hex: enough for random tokens, and cheap to look up."""
    return hashlib.sha256(token.encode()).hexdigest()
