"""Forged, foreign, expired, unverified and repeated tokens are refused."""

import json
import time

import pytest
from cryptography.hazmat.primitives import hashes, hmac
from google.auth import jwt
from google.auth.crypt import RSASigner

from duxi.accounts.models import GoogleIdentity, LoginSession
from duxi.gateways.google.embedded import EmbeddedGoogle
from duxi.gateways.google.keys import issuer_key
from tests.google.support import REFUSED, activated, claims, segment, token

pytestmark = pytest.mark.django_db


FORGERIES = {
    "wrong audience": lambda: issuer_key().sign(claims(aud="another-app")),
    "no audience": lambda: issuer_key().sign({k: v for k, v in claims().items() if k != "aud"}),
    "list of audiences": lambda: issuer_key().sign(claims(aud=[EmbeddedGoogle().client_id])),
    "wrong issuer": lambda: issuer_key().sign(claims(iss="https://accounts.google.com")),
    "no issuer": lambda: issuer_key().sign({k: v for k, v in claims().items() if k != "iss"}),
    "expired": lambda: issuer_key().sign(claims(iat=int(time.time()) - 7200, exp=int(time.time()) - 60)),
    "not yet": lambda: issuer_key().sign(claims(iat=int(time.time()) + 600)),
    "no expiry": lambda: issuer_key().sign({k: v for k, v in claims().items() if k != "exp"}),
    "times as text": lambda: issuer_key().sign(claims(exp="besok")),
    "no subject": lambda: issuer_key().sign(claims(sub="")),
    "long subject": lambda: issuer_key().sign(claims(sub="1" * 256)),
    "no address": lambda: issuer_key().sign(claims(email="")),
    "bad address": lambda: issuer_key().sign(claims(email="gita")),
    "another key": lambda: signed_by_another_key(issuer_key().key_id),
    "another key, unknown id": lambda: signed_by_another_key("someone"),
    "another key, no id": lambda: signed_by_another_key(None),
    "algorithm none": lambda: unsigned("none"),
    "algorithm HS256 with the certificate": lambda: keyed_with_certificate(issuer_key()),
    "changed claims": lambda: with_other_claims(token(), email="ani@contoh.example"),
    "cut off": lambda: token().rpartition(".")[0] + ".",
    "two parts": lambda: token().rpartition(".")[0],
    "not a token": lambda: "bukan-token",
    "deep nesting": lambda: f"{segment(b'[' * 4000)}.e30.e30",
    "lists instead of objects": lambda: f"{segment(b'[]')}.{segment(b'[]')}.x",
}


def signed_by_another_key(key_id):
    other = RSASigner.from_string(another_private_key(), key_id=key_id)
    return jwt.encode(other, claims()).decode()


def another_private_key() -> bytes:
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import rsa

    key = rsa.generate_private_key(public_exponent=65537, key_size=2048)
    kind = serialization.PrivateFormat.PKCS8
    return key.private_bytes(serialization.Encoding.PEM, kind, serialization.NoEncryption())


def unsigned(algorithm):
    header = segment(json.dumps({"alg": algorithm, "typ": "JWT"}).encode())
    return f"{header}.{segment(json.dumps(claims()).encode())}."


def keyed_with_certificate(key):
    """The public certificate as the secret of a symmetric signature."""
    header = segment(json.dumps({"alg": "HS256", "kid": key.key_id}).encode())
    signed = f"{header}.{segment(json.dumps(claims()).encode())}"
    mac = hmac.HMAC(key.certificate, hashes.SHA256())
    mac.update(signed.encode())
    return f"{signed}.{segment(mac.finalize())}"


def with_other_claims(genuine, **changes):
    header, _payload, signature = genuine.split(".")
    return f"{header}.{segment(json.dumps(claims(**changes)).encode())}.{signature}"


@pytest.mark.parametrize("forgery", FORGERIES, ids=str)
def test_a_forgery_opens_nothing(sign_in_with, ani, forgery):
    activated(ani)
    answer = sign_in_with(FORGERIES[forgery]())
    assert (answer.status, answer.message) == (422, REFUSED)
    assert not LoginSession.objects.exists()
    assert not GoogleIdentity.objects.exists()


def test_the_same_claims_rightly_signed_do_open(sign_in_with):
    """Negative control of the forgeries."""
    assert sign_in_with(issuer_key().sign(claims())).status == 200


@pytest.mark.parametrize("unverified", [False, "true", None, 1])
def test_an_unverified_address_is_refused(sign_in_with, ani, unverified):
    activated(ani)
    answer = sign_in_with(issuer_key().sign(claims(email="ani@contoh.example", email_verified=unverified)))
    assert (answer.status, answer.message) == (
        422,
        "Email akun Google Anda belum diverifikasi. Verifikasi di Google lalu coba lagi.",
    )
    assert not GoogleIdentity.objects.exists()


def test_a_token_works_once_however_it_is_spelled(sign_in_with):
    once = token()
    assert sign_in_with(once).status == 200
    for spelling in (once, once + "=", once + "=="):
        answer = sign_in_with(spelling)
        assert (answer.status, answer.message) == (
            409,
            "Login Google ini sudah dipakai. Silakan pilih akun Google Anda sekali lagi.",
        )
    assert LoginSession.objects.count() == 1
