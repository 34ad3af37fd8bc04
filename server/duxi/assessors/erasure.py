"""Erases assessors' and participants' texts when an account is erased; results remain."""

from duxi.accounts.erasure import ERASERS, Eraser
from duxi.accounts.models import User
from duxi.assessors.models import Appeal, Grading, InterviewSlot, Rubric, UnitAssessment


def _erase(user: User) -> None:
    """Delete reasons and remarks of a participant; free slots and rubric memberships of an assessor."""
    own = UnitAssessment.objects.filter(attempt__participant=user)
    Appeal.objects.filter(assessment__in=own).exclude(reason="").update(reason="")
    Grading.objects.filter(assessment__in=own).update(comment="", notes=[])
    InterviewSlot.objects.filter(assessor=user, assessment=None).delete()
    Rubric.assessors.through.objects.filter(user=user).delete()
    Rubric.objects.filter(lead=user).update(lead=None)


ERASERS.register(
    Eraser(
        app="assessors",
        erase=_erase,
        keeps=(Rubric, Grading, InterviewSlot),
    )
)
