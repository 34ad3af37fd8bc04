"""Tokens of the embedded issuer: genuine ones, and what forgeries are made of."""

import base64
import time

from duxi.accounts.models import User
from duxi.core.clock import now
from duxi.gateways.google.embedded import EmbeddedGoogle
from duxi.gateways.models import OutboxMessage
from tests.worker import work

REFUSED = "Login Google tidak dapat diverifikasi. Silakan coba lagi."
NOT_ACTIVATED = (
    "Akun dengan email ini belum diaktifkan. Kami telah mengirim tautan ke email Anda untuk membuat"
    " kata sandi dan mengaktifkannya."
)


def mailed_key(address: str) -> str:
    """The key in the link that was mailed to an address."""
    work("duxi.gateways.mail.sending.deliver")
    mail = OutboxMessage.objects.filter(recipient=address).latest("pk")
    return mail.text.partition("/reset-password?key=")[2].split()[0]


def token(email="gita@contoh.example", name="Gita Maharani", **options):
    return EmbeddedGoogle().issue(email=email, name=name, **options)


def claims(**changes):
    moment = int(time.time())
    return {
        "iss": "http://localhost:8000/google",
        "aud": EmbeddedGoogle().client_id,
        "sub": "100200300",
        "email": "gita@contoh.example",
        "email_verified": True,
        "name": "Gita Maharani",
        "iat": moment,
        "exp": moment + 3600,
    } | changes


def segment(value: bytes) -> str:
    return base64.urlsafe_b64encode(value).rstrip(b"=").decode()


def activated(user: User) -> User:
    user.email_verified_at = now()
    user.save(update_fields=["email_verified_at"])
    return user
