"""What becomes of a participant's rows in classes when their account is erased."""

from duxi.accounts.erasure import ERASERS, Eraser
from duxi.accounts.models import User
from duxi.classroom.models import (
    Attendance,
    AttendanceChange,
    ClassArrival,
    CompletedStep,
    Documentation,
    Submission,
    SubmissionFile,
)


def _erase(user: User) -> None:
    """Texts and files of a user go; that a seat was used stays, under a person without a name."""
    own = Submission.objects.filter(entitlement__holder=user)
    SubmissionFile.objects.filter(submission__in=own).delete()
    own.update(text="", comment="")
    Documentation.objects.filter(file__owner=user).delete()


ERASERS.register(
    Eraser(
        app="classroom",
        erase=_erase,
        erases=(SubmissionFile, Documentation),
        keeps=(Attendance, AttendanceChange, ClassArrival, CompletedStep, Submission),
    )
)
