"""The signed URL of a result's picture, which cannot be guessed."""

from uuid import UUID

from django.core import signing
from django.utils.translation import get_language

from duxi.exams.models import Attempt, AttemptStatus
from duxi.exams.queries.attempts import MEASURING

_SALT = "duxi.exams.share"
_NAMED = "n"
"""The suffix of URLs whose picture shows the participant's name."""


def share_path(attempt: Attempt) -> str:
    """The path of a finished assessment's picture in the active language, without a name."""
    return _path(attempt.uuid.hex)


def named_share_path(attempt: Attempt) -> str:
    """The same with the participant's name; empty if no account has claimed the attempt."""
    return _path(attempt.uuid.hex + _NAMED) if attempt.participant else ""


def _path(shown: str) -> str:
    return f"/share/result/{signing.Signer(salt=_SALT).sign(shown)}.png?lang={get_language()}"


def attempt_of_share(token: str) -> tuple[Attempt, str] | None:
    """The finished assessment of a signed URL and the name to show; None for any other."""
    try:
        shown = signing.Signer(salt=_SALT).unsign(token)
        uuid = UUID(shown.removesuffix(_NAMED))
    except (signing.BadSignature, ValueError):
        return None
    shared = Attempt.objects.filter(uuid=uuid, status=AttemptStatus.FINISHED, policy__in=MEASURING)
    attempt = shared.select_related("blueprint__job_role", "participant").first()
    if attempt is None:
        return None
    named = attempt.participant if shown.endswith(_NAMED) else None
    return attempt, named.fullname if named else ""
