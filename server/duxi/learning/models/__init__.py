"""Models of participation, course contents, reviews and feedback, one module per subject."""

from duxi.learning.models.calendars import (
    CalendarFeed,
)
from duxi.learning.models.check_ins import (
    CheckIn,
    FailedScan,
)
from duxi.learning.models.course_progress import (
    CompletedContent,
    CourseEnrolment,
    CourseSubmission,
    CourseSubmissionFile,
)
from duxi.learning.models.courses import (
    ChosenRole,
    ClassSession,
    ContentType,
    CourseContent,
    CourseSection,
    SubscriptionUse,
    WorkshopSubscription,
)
from duxi.learning.models.deliveries import (
    ParcelStatus,
    ProductDelivery,
)
from duxi.learning.models.feedback import (
    FeedbackAnswer,
    FeedbackGiven,
    FeedbackQuestion,
    FeedbackTemplate,
    FeedbackType,
)
from duxi.learning.models.live_rooms import (
    LiveMeeting,
    LiveRegistration,
    LiveStay,
)
from duxi.learning.models.materials import (
    Material,
)
from duxi.learning.models.registrations import (
    Registration,
    RegistrationAttachment,
    RegistrationContact,
    RegistrationParticipant,
    RegistrationStatus,
)
from duxi.learning.models.reviews import (
    RejectionReason,
    Review,
    ReviewPhoto,
    ReviewStatus,
    ReviewVote,
)
from duxi.learning.models.souvenirs import (
    DeliveryStatus,
    Souvenir,
    SouvenirChangeReason,
    SouvenirRequest,
)
from duxi.learning.models.videos import (
    VideoNote,
    VideoProgress,
)

__all__ = [
    "CalendarFeed",
    "CheckIn",
    "ChosenRole",
    "ClassSession",
    "CompletedContent",
    "ContentType",
    "CourseContent",
    "CourseEnrolment",
    "CourseSection",
    "CourseSubmission",
    "CourseSubmissionFile",
    "DeliveryStatus",
    "FailedScan",
    "FeedbackAnswer",
    "FeedbackGiven",
    "FeedbackQuestion",
    "FeedbackTemplate",
    "FeedbackType",
    "LiveMeeting",
    "LiveRegistration",
    "LiveStay",
    "Material",
    "ParcelStatus",
    "ProductDelivery",
    "Registration",
    "RegistrationAttachment",
    "RegistrationContact",
    "RegistrationParticipant",
    "RegistrationStatus",
    "RejectionReason",
    "Review",
    "ReviewPhoto",
    "ReviewStatus",
    "ReviewVote",
    "Souvenir",
    "SouvenirChangeReason",
    "SouvenirRequest",
    "SubscriptionUse",
    "VideoNote",
    "VideoProgress",
    "WorkshopSubscription",
]
