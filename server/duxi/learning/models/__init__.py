"""Taking part, what is taught, and what people say of it, one module per subject."""

from duxi.learning.models.enrolments import (
    ChosenRole,
    ClassSession,
    ContentType,
    CourseContent,
    CourseSection,
    Enrolment,
    WorkshopSubscription,
)
from duxi.learning.models.reviews import Review, ReviewStatus

__all__ = [
    "ChosenRole",
    "ClassSession",
    "ContentType",
    "CourseContent",
    "CourseSection",
    "Enrolment",
    "Review",
    "ReviewStatus",
    "WorkshopSubscription",
]
