"""Certificates as Open Badges 3.0 credentials, signed on request and never stored.

The payload of the signature is the credential itself (VC-JWT, section 8.2 of the Open Badges 3.0 standard). A
W3C bitstring status list contains the validity; each certificate has the bit of its primary key.
"""

import gzip
import hashlib
from base64 import urlsafe_b64encode
from datetime import UTC, datetime, time, timedelta
from typing import Any

from django.conf import settings
from django.urls import reverse

from duxi.certificates.links import verify_link
from duxi.certificates.models import Certificate, CertificateRule, StoredStatus
from duxi.certificates.signing import public_jwk, signed
from duxi.core.clock import JAKARTA, now

LIST_SIZE = 131_072
LIST_HOURS = 1
CREDENTIALS = "https://www.w3.org/ns/credentials/v2"
BADGES = "https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json"


def badge(certificate: Certificate) -> str:
    """The credential of a certificate; its subject is the hash of the holder's e-mail address."""
    return signed(credential(certificate), key_url=_url("credential_key"), type_="JWT")


def credential(certificate: Certificate) -> dict[str, Any]:
    """The credential together with the claims of a JWT."""
    issued = certificate.issued_at.astimezone(UTC)
    found = {
        "@context": [CREDENTIALS, BADGES],
        "id": f"urn:uuid:{certificate.uuid}",
        "type": ["VerifiableCredential", "OpenBadgeCredential"],
        "name": certificate.title,
        "issuer": {**issuer(), "name": certificate.issuer},
        "validFrom": _text(issued),
        "credentialSubject": _subject(certificate),
        "credentialStatus": _status(certificate),
        "iss": _url("credential_issuer"),
        "jti": f"urn:uuid:{certificate.uuid}",
        "nbf": int(issued.timestamp()),
    }
    return found | _end(certificate)


def _end(certificate: Certificate) -> dict[str, Any]:
    """The last moment of the last valid day in Jakarta, if it expires."""
    if certificate.valid_until is None:
        return {}
    last = datetime.combine(certificate.valid_until, time(23, 59, 59), JAKARTA).astimezone(UTC)
    return {"validUntil": _text(last), "exp": int(last.timestamp())}


def _subject(certificate: Certificate) -> dict[str, Any]:
    salt = certificate.uuid.hex
    address = certificate.holder.email.strip().casefold()
    digest = hashlib.sha256(f"{address}{salt}".encode()).hexdigest()
    return {
        "type": ["AchievementSubject"],
        "identifier": [
            {
                "type": "IdentityObject",
                "hashed": True,
                "identityHash": f"sha256${digest}",
                "identityType": "emailAddress",
                "salt": salt,
            }
        ],
        "name": certificate.holder_name,
        "achievement": _awarded(certificate),
        "result": _results(certificate),
    }


def _awarded(certificate: Certificate) -> dict[str, Any]:
    """The achievement as stored in the snapshot, not by the current rule."""
    return {
        **achievement(certificate.rule),
        "name": certificate.title,
        "description": certificate.product_title,
        "criteria": {"id": verify_link(certificate), "narrative": _narrative(certificate)},
    }


def _narrative(certificate: Certificate) -> str:
    names = [f"{unit['code']} {unit['name']}" for unit in certificate.units if unit["competent"]]
    return "\n".join(names) or certificate.product_title


def _results(certificate: Certificate) -> list[dict[str, Any]]:
    return [
        {"type": ["Result"], "value": f"{unit['code']}: {unit['score']}", "status": _outcome(unit)}
        for unit in certificate.units
    ]


def _outcome(unit: dict[str, Any]) -> str:
    return "Completed" if unit["competent"] else "Failed"


def achievement(rule: CertificateRule) -> dict[str, Any]:
    """The achievement that a rule awards."""
    return {
        "id": _url("credential_achievement", rule_id=rule.pk),
        "type": ["Achievement"],
        "achievementType": "Certification" if rule.type == "competence" else "Certificate",
        "name": rule.title,
        "description": rule.product.title,
        "criteria": {"narrative": rule.product.title},
        "creator": issuer(),
    }


def issuer() -> dict[str, Any]:
    """The operator of this site."""
    return {
        "id": _url("credential_issuer"),
        "type": ["Profile"],
        "name": settings.PRODUCT_NAME,
        "url": settings.BASE_URL,
    }


def key() -> dict[str, str]:
    """The public key for verifiers."""
    return public_jwk()


def _status(certificate: Certificate) -> dict[str, Any]:
    number, index = divmod(certificate.pk, LIST_SIZE)
    address = _url("credential_status", number=number)
    return {
        "id": f"{address}#{index}",
        "type": "BitstringStatusListEntry",
        "statusPurpose": "revocation",
        "statusListIndex": str(index),
        "statusListCredential": address,
    }


def status_list(number: int) -> str:
    """The signed list of certificates that are no longer valid; cacheable for an hour."""
    address, moment = _url("credential_status", number=number), now().astimezone(UTC)
    until = moment + timedelta(hours=LIST_HOURS)
    payload = {
        "@context": [CREDENTIALS],
        "id": address,
        "type": ["VerifiableCredential", "BitstringStatusListCredential"],
        "issuer": _url("credential_issuer"),
        "validFrom": _text(moment),
        "validUntil": _text(until),
        "credentialSubject": {
            "id": f"{address}#list",
            "type": "BitstringStatusList",
            "statusPurpose": "revocation",
            "encodedList": _encoded_bits(_ended(number)),
        },
        "iss": _url("credential_issuer"),
        "nbf": int(moment.timestamp()),
        "exp": int(until.timestamp()),
    }
    return signed(payload, key_url=_url("credential_key"), type_="vc+jwt")


def _ended(number: int) -> list[int]:
    """The positions of revoked and replaced certificates in this list."""
    first = number * LIST_SIZE
    of_list = Certificate.objects.filter(pk__gte=first, pk__lt=first + LIST_SIZE)
    ended = of_list.exclude(status=StoredStatus.ISSUED).values_list("pk", flat=True)
    return [pk - first for pk in ended]


def _encoded_bits(places: list[int]) -> str:
    """Most significant bit first; compressed, in base64url with its prefix."""
    bits = bytearray(LIST_SIZE // 8)
    for place in places:
        bits[place // 8] |= 0x80 >> (place % 8)
    packed = gzip.compress(bytes(bits), mtime=0)
    return "u" + urlsafe_b64encode(packed).rstrip(b"=").decode()


def _url(name: str, **values: int) -> str:
    return f"{settings.BASE_URL}{reverse(f'learner:{name}', kwargs=values)}"


def _text(moment: datetime) -> str:
    return f"{moment:%Y-%m-%dT%H:%M:%SZ}"
