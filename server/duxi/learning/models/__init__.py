"""Taking part, what is taught, and what people say of it, one module per subject."""

from duxi.learning.models.courses import (
    ChosenRole,
    ClassSession,
    ContentType,
    CourseContent,
    CourseSection,
    WorkshopSubscription,
)
from duxi.learning.models.reviews import Review, ReviewStatus

__all__ = [
    "ChosenRole",
    "ClassSession",
    "ContentType",
    "CourseContent",
    "CourseSection",
    "Review",
    "ReviewStatus",
    "WorkshopSubscription",
]
