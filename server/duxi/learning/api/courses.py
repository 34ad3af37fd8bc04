"""`/elearning/{slug}/…`: learning from an e-learning course."""

from uuid import UUID

from django.utils.translation import gettext_lazy as _
from ninja import Form, Router

from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.core.envelope import Envelope, MessageOut, message_only, ok
from duxi.core.nested_forms import answers_in
from duxi.entitlements.models import Entitlement
from duxi.learning.actions.courses import complete_content, submit_assignment, sync_content
from duxi.learning.feedback import submit_feedback
from duxi.learning.models import ContentType
from duxi.learning.queries.courses import content_of, course_seat_for, progress_of
from duxi.learning.schemas.courses import CourseOut, CourseSubmissionIn, SyncedOut, course_out

router = Router(tags=["e-learning"], auth=UserBearer())


def _course(seat: Entitlement) -> CourseOut:
    return course_out(progress_of(seat))


@router.get("/{slug}/course", response=Envelope[CourseOut])
def show_course(request: LearnerRequest, slug: str) -> Envelope[CourseOut]:
    return ok(_course(course_seat_for(request.auth, slug)))


@router.post("/{slug}/contents/{uuid:content_uuid}/complete", response=Envelope[CourseOut])
def complete(request: LearnerRequest, slug: str, content_uuid: UUID) -> Envelope[CourseOut]:
    seat = course_seat_for(request.auth, slug)
    complete_content(seat, content_of(seat.product, content_uuid))
    return ok(_course(seat), _("Materi ditandai selesai."))


@router.post("/{slug}/assignments/{uuid:content_uuid}/submit", response=MessageOut)
def submit(
    request: LearnerRequest, slug: str, content_uuid: UUID, body: Form[CourseSubmissionIn]
) -> MessageOut:
    seat = course_seat_for(request.auth, slug)
    content = content_of(seat.product, content_uuid, ContentType.ASSIGNMENT)
    submit_assignment(seat, content, text=body.text, file_uuids=[str(one) for one in body.files])
    return message_only(_("Tugas Anda terkumpul."))


@router.post("/{slug}/sync-content", response=Envelope[SyncedOut])
def sync(request: LearnerRequest, slug: str) -> Envelope[SyncedOut]:
    seat = course_seat_for(request.auth, slug)
    added = sync_content(seat)
    return ok(SyncedOut(added=added, course=_course(seat)), _("Isi paket belajar sudah yang terbaru."))


@router.post("/{slug}/feedback", response=MessageOut)
def give_feedback(request: LearnerRequest, slug: str) -> MessageOut:
    submit_feedback(course_seat_for(request.auth, slug), answers_in(request.POST, "answers"))
    return message_only(_("Terima kasih atas umpan balik Anda."))
