"""Updates certificates when the result of an attempt changes."""

from django.db import transaction

from duxi.certificates.actions.issue import issue_for_attempt, units_of
from duxi.certificates.actions.status import replace_with, revoke
from duxi.certificates.models import Certificate, StoredStatus
from duxi.exams.models import Attempt


@transaction.atomic
def follow_result(attempt_pk: int, *, reason: str) -> None:
    """Replace certificates whose content changed, revoke those no longer passed; idempotent."""
    attempt = Attempt.objects.select_related("participant").get(pk=attempt_pk)
    issued = Certificate.objects.filter(attempt=attempt, status=StoredStatus.ISSUED)
    for certificate in issued.select_for_update(of=("self",)).order_by("pk"):
        if not attempt.passed:
            revoke(certificate_pk=certificate.pk, reason=reason)
        elif certificate.units != units_of(attempt):
            replace_with(
                certificate_pk=certificate.pk, reason=reason, units=units_of(attempt), score=attempt.score
            )
    issue_for_attempt(attempt_pk)
