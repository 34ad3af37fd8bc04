"""Erases a participant's data in classes when the account is erased."""

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
    """Delete texts and files; records of attendance and completion remain without a name."""
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
