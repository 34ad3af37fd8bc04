"""Tables of classes: journey, attendance, assignments, documentation and completion rules."""

from duxi.classroom.models.assignments import Assignment, Submission, SubmissionFile, SubmissionStatus
from duxi.classroom.models.attendance import (
    Attendance,
    AttendanceChange,
    AttendanceSource,
    AttendanceStatus,
    CheckInSecret,
    ClassArrival,
)
from duxi.classroom.models.documentation import Documentation
from duxi.classroom.models.journey import CompletedStep, JourneyStep, StepKind
from duxi.classroom.models.rules import ClassRules

__all__ = [
    "Assignment",
    "Attendance",
    "AttendanceChange",
    "AttendanceSource",
    "AttendanceStatus",
    "CheckInSecret",
    "ClassArrival",
    "ClassRules",
    "CompletedStep",
    "Documentation",
    "JourneyStep",
    "StepKind",
    "Submission",
    "SubmissionFile",
    "SubmissionStatus",
]
