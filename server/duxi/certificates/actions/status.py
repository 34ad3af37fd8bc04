"""Changes of issued certificates: revoked, restored, or reissued under another name."""

from typing import Any

from django.db import transaction
from django.utils.translation import gettext_lazy as _

from duxi.certificates.actions.issue import number_and_save
from duxi.certificates.models import Certificate, StoredStatus
from duxi.core.clock import now
from duxi.core.errors import Invalid, Rejected


class NotInForce(Rejected):
    """The certificate was already revoked or replaced."""

    message = _("Sertifikat ini sudah dicabut atau diganti.")


class NotRevoked(Rejected):
    """Only revoked certificates can be restored."""

    message = _("Sertifikat ini tidak sedang dicabut.")


class ReasonNeeded(Invalid):
    message = _("Tuliskan alasannya.")


class NameNeeded(Invalid):
    message = _("Tuliskan nama pemegang sertifikat.")


@transaction.atomic
def revoke(*, certificate_pk: int, reason: str) -> Certificate:
    """Revoke a certificate; raises `ReasonNeeded` or `NotInForce`."""
    certificate = _in_force(certificate_pk, reason)
    _set_status(certificate, StoredStatus.REVOKED, reason)
    return certificate


@transaction.atomic
def restore(*, certificate_pk: int, reason: str) -> Certificate:
    """Restore a revoked certificate; raises `ReasonNeeded` or `NotRevoked`."""
    certificate = _locked(certificate_pk, reason)
    if certificate.status != StoredStatus.REVOKED:
        raise NotRevoked
    _set_status(certificate, StoredStatus.ISSUED, reason)
    return certificate


@transaction.atomic
def reissue(*, certificate_pk: int, holder_name: str, reason: str) -> Certificate:
    """Reissue a certificate under a corrected name: same award and dates, a new number."""
    if not holder_name.strip():
        raise NameNeeded(errors={"holder_name": [str(NameNeeded.message)]})
    return replace_with(certificate_pk=certificate_pk, reason=reason, holder_name=holder_name.strip())


@transaction.atomic
def replace_with(*, certificate_pk: int, reason: str, **changed: Any) -> Certificate:
    """Reissue a certificate with changed content; the previous one becomes replaced."""
    old = _in_force(certificate_pk, reason)
    _set_status(old, StoredStatus.REPLACED, reason)
    copied: dict[str, Any] = {
        field.attname: getattr(old, field.attname)
        for field in Certificate._meta.concrete_fields
        if field.name not in _OWN
    }
    return number_and_save(Certificate(**(copied | changed), replaces=old))


_OWN = (
    "id",
    "version",
    "updated_at",
    "uuid",
    "number",
    "key",
    "status",
    "status_reason",
    "status_at",
    "replaces",
)


def _locked(certificate_pk: int, reason: str) -> Certificate:
    if not reason.strip():
        raise ReasonNeeded(errors={"reason": [str(ReasonNeeded.message)]})
    return Certificate.objects.select_for_update(of=("self",)).select_related("rule").get(pk=certificate_pk)


def _in_force(certificate_pk: int, reason: str) -> Certificate:
    found = _locked(certificate_pk, reason)
    if found.status != StoredStatus.ISSUED:
        raise NotInForce
    return found


def _set_status(certificate: Certificate, status: StoredStatus, reason: str) -> None:
    certificate.status = status
    certificate.status_reason = reason.strip()
    certificate.status_at = now()
    certificate.save(update_fields=["status", "status_reason", "status_at"])
