"""Certificates as signed Open Badges 3.0, and the status list of revoked ones."""

import gzip
import hashlib
import json
from base64 import urlsafe_b64decode

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from duxi.certificates.actions.status import revoke
from duxi.certificates.models import Certificate
from tests.exams.test_certificates import passed  # noqa: F401 - a fixture

pytestmark = pytest.mark.django_db


def decoded(text):
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def opened(token, key):
    """The payload of a token with a valid signature."""
    message, _, signature = token.rpartition(".")
    Ed25519PublicKey.from_public_bytes(decoded(key["x"])).verify(decoded(signature), message.encode())
    return json.loads(decoded(message.split(".")[1]))


@pytest.fixture
def key(as_):
    return json.loads(as_().get("/public/credentials/key").response.content)


@pytest.fixture
def badge(as_, ani, passed, key):  # noqa: F811
    number = Certificate.objects.get().number
    return as_(ani).get(f"/my-certificates/{number}/badge")


def test_the_badge_is_signed_and_says_what_was_awarded(ani, badge, key):
    assert badge.response.headers["Content-Type"] == "application/jwt"
    said = opened(badge.response.content.decode(), key)
    certificate = Certificate.objects.get()
    assert said["type"] == ["VerifiableCredential", "OpenBadgeCredential"]
    assert (said["jti"], said["id"]) == (f"urn:uuid:{certificate.uuid}",) * 2
    assert said["iss"].endswith("/api/v1/public/credentials/issuer")
    subject = said["credentialSubject"]
    assert subject["achievement"]["name"] == "Analis Uji"
    (identity,) = subject["identifier"]
    digest = hashlib.sha256(f"{ani.email}{identity['salt']}".encode()).hexdigest()
    assert identity["identityHash"] == f"sha256${digest}"
    assert ani.email not in json.dumps(said)


def test_a_changed_badge_fits_no_signature(badge, key):
    head, payload, signature = badge.response.content.decode().split(".")
    other = payload[:-4] + ("AAAA" if payload[-4:] != "AAAA" else "BBBB")
    with pytest.raises(InvalidSignature):
        opened(f"{head}.{other}.{signature}", key)


def test_somebody_elses_badge_is_not_there(as_, budi, badge):
    assert as_(budi).get(f"/my-certificates/{Certificate.objects.get().number}/badge").status == 404


def test_the_status_list_has_the_bit_of_what_was_revoked(as_, badge, key):
    entry = opened(badge.response.content.decode(), key)["credentialStatus"]
    path = entry["statusListCredential"].split("/api/v1", 1)[1]
    place = int(entry["statusListIndex"])

    def is_set():
        said = opened(as_().get(path).response.content.decode(), key)["credentialSubject"]["encodedList"]
        bits = gzip.decompress(decoded(said[1:]))
        assert len(bits) == 16_384
        return bool(bits[place // 8] & (0x80 >> place % 8))

    assert not is_set()
    revoke(certificate_pk=Certificate.objects.get().pk, reason="Nama tertukar")
    assert is_set()


def test_the_issuer_and_the_achievement_are_public(as_, badge):
    said = json.loads(as_().get("/public/credentials/issuer").response.content)
    assert (said["type"], said["name"]) == (["Profile"], "Duxi")
    rule = Certificate.objects.get().rule_id
    assert (
        json.loads(as_().get(f"/public/credentials/achievements/{rule}").response.content)["name"]
        == "Analis Uji"
    )
    assert as_().get("/public/credentials/achievements/999999").status == 404
    assert as_().get("/public/credentials/status/10001").status == 404
