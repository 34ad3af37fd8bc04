"""A learner's rows when their account is erased."""

from duxi.accounts.erasure import ERASERS, Eraser
from duxi.accounts.models import User
from duxi.learning.models import (
    CalendarFeed,
    CheckIn,
    ChosenRole,
    CompletedContent,
    CourseEnrolment,
    CourseSubmission,
    CourseSubmissionFile,
    FailedScan,
    FeedbackGiven,
    LiveRegistration,
    LiveStay,
    ProductDelivery,
    Registration,
    RegistrationContact,
    RegistrationParticipant,
    Review,
    ReviewPhoto,
    ReviewStatus,
    ReviewVote,
    SubscriptionUse,
    VideoNote,
    VideoProgress,
)

_NOBODY = {"name": "", "email": "", "phone": ""}


def _erase(user: User) -> None:
    """Published reviews stay without their author; unpublished ones are deleted."""
    ChosenRole.objects.filter(user=user).delete()
    CalendarFeed.objects.filter(user=user).delete()
    VideoNote.objects.filter(entitlement__holder=user).delete()
    LiveRegistration.objects.filter(entitlement__holder=user).delete()
    RegistrationContact.objects.filter(email__iexact=user.email).update(**_NOBODY)
    RegistrationParticipant.objects.filter(email__iexact=user.email).update(**_NOBODY, position="")
    submissions = CourseSubmission.objects.filter(entitlement__holder=user)
    CourseSubmissionFile.objects.filter(submission__in=submissions).delete()
    submissions.update(text="")
    ReviewVote.objects.filter(voter=user).delete()
    own = Review.objects.filter(author=user)
    ReviewPhoto.objects.filter(review__in=own).delete()
    own.exclude(status=ReviewStatus.PUBLISHED).delete()
    own.update(author=None)


ERASERS.register(
    Eraser(
        app="learning",
        erase=_erase,
        erases=(
            CalendarFeed,
            ChosenRole,
            CourseSubmissionFile,
            LiveRegistration,
            LiveStay,
            ReviewPhoto,
            ReviewVote,
            VideoNote,
        ),
        keeps=(
            CheckIn,
            CompletedContent,
            CourseEnrolment,
            CourseSubmission,
            FailedScan,
            FeedbackGiven,
            ProductDelivery,
            Registration,
            Review,
            SubscriptionUse,
            VideoProgress,
        ),
    )
)
