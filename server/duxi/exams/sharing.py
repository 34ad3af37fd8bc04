"""The signed address of a result's picture: its owner gives it away, no one can guess it."""

from uuid import UUID

from django.core import signing
from django.utils.translation import get_language

from duxi.exams.models import Attempt, AttemptStatus
from duxi.exams.queries import MEASURING

_SALT = "duxi.exams.share"


def share_path(attempt: Attempt) -> str:
    """Where the picture of a finished assessment is, in the language of now; it shows no name."""
    signed = signing.Signer(salt=_SALT).sign(attempt.uuid.hex)
    return f"/share/result/{signed}.png?lang={get_language()}"


def attempt_of_share(token: str) -> Attempt | None:
    """The finished assessment of a signed address; None for any other."""
    try:
        uuid = UUID(signing.Signer(salt=_SALT).unsign(token))
    except (signing.BadSignature, ValueError):
        return None
    shared = Attempt.objects.filter(uuid=uuid, status=AttemptStatus.FINISHED, policy__in=MEASURING)
    return shared.select_related("blueprint__job_role").first()
