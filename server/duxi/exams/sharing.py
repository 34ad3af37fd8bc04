"""The signed address of a result's picture: its owner gives it away, no one can guess it."""

from uuid import UUID

from django.core import signing

from duxi.exams.models import Attempt, AttemptStatus
from duxi.exams.queries import MEASURING

_SALT = "duxi.exams.share"


def share_path(attempt: Attempt) -> str:
    """Where the picture of a finished assessment is; it shows no name."""
    return f"/share/result/{signing.Signer(salt=_SALT).sign(attempt.uuid.hex)}.png"


def attempt_of_share(token: str) -> Attempt | None:
    """The finished assessment of a signed address; None for any other."""
    try:
        uuid = UUID(signing.Signer(salt=_SALT).unsign(token))
    except (signing.BadSignature, ValueError):
        return None
    shared = Attempt.objects.filter(uuid=uuid, status=AttemptStatus.FINISHED, policy__in=MEASURING)
    return shared.select_related("blueprint__job_role").first()
