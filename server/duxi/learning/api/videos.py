"""`/elearning/{slug}/contents/{uuid}/…`: watching the videos of a course."""

from uuid import UUID

from django.http import HttpResponse
from django.utils.translation import gettext_lazy as _
from ninja import Form, Query, Router

from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.core.envelope import Envelope, MessageOut, message_only, ok
from duxi.core.schema import Schema
from duxi.learning.actions.watching import add_note, change_note, open_video, remove_note, report_watched
from duxi.learning.queries.courses import course_seat_for
from duxi.learning.queries.videos import note_by, notes_by, opened_video, playable, watched_by
from duxi.learning.schemas.videos import (
    LicenceIn,
    LicenceOut,
    NoteIn,
    NoteTextIn,
    PlaybackOut,
    VideoNoteOut,
    WatchedIn,
    WatchedOut,
    note_out,
    playback_out,
    watched_out,
)
from duxi.videos.actions.licences import issue_licence

router = Router(tags=["e-learning"], auth=UserBearer())
CONTENT = "/{slug}/contents/{uuid:content_uuid}"


@router.get(f"{CONTENT}/playback", response=Envelope[PlaybackOut])
def show_playback(request: LearnerRequest, slug: str, content_uuid: UUID) -> Envelope[PlaybackOut]:
    seat = course_seat_for(request.auth, slug)
    content, video = playable(seat, content_uuid)
    watched = watched_out(watched_by(seat, content), video)
    notes = notes_by(seat, content)
    return ok(playback_out(content, video, request.auth, watched=watched, notes=notes))


class TicketQuery(Schema):
    ticket: str = ""


@router.post(f"{CONTENT}/licence", response=LicenceOut)
def give_licence(
    request: LearnerRequest,
    slug: str,
    content_uuid: UUID,
    body: LicenceIn,
    asked: Query[TicketQuery],
    response: HttpResponse,
) -> LicenceOut:
    seat = course_seat_for(request.auth, slug)
    content, video = playable(seat, content_uuid)
    licence = issue_licence(video, request.auth, ticket=asked.ticket, wanted=body.kids)
    open_video(seat, content)
    response["Cache-Control"] = "no-store"
    return LicenceOut.model_validate(licence)


@router.post(f"{CONTENT}/watched", response=Envelope[WatchedOut])
def report(
    request: LearnerRequest, slug: str, content_uuid: UUID, body: Form[WatchedIn]
) -> Envelope[WatchedOut]:
    seat = course_seat_for(request.auth, slug)
    content, video = opened_video(seat, content_uuid)
    progress = report_watched(seat, content, video, spans=body.spans, position_ms=body.position)
    return ok(watched_out(progress, video))


@router.post(f"{CONTENT}/notes", response=Envelope[VideoNoteOut])
def write_note(
    request: LearnerRequest, slug: str, content_uuid: UUID, body: Form[NoteIn]
) -> Envelope[VideoNoteOut]:
    seat = course_seat_for(request.auth, slug)
    content, _video = opened_video(seat, content_uuid)
    note = add_note(seat, content, at_ms=body.at, text=body.text)
    return ok(note_out(note), _("Catatan disimpan."))


@router.put(f"{CONTENT}/notes/{{uuid:note_uuid}}", response=MessageOut)
def reword_note(
    request: LearnerRequest, slug: str, content_uuid: UUID, note_uuid: UUID, body: Form[NoteTextIn]
) -> MessageOut:
    seat = course_seat_for(request.auth, slug)
    content, _video = opened_video(seat, content_uuid)
    change_note(note_by(seat, content, note_uuid), text=body.text)
    return message_only(_("Catatan disimpan."))


@router.delete(f"{CONTENT}/notes/{{uuid:note_uuid}}", response=MessageOut)
def delete_note(request: LearnerRequest, slug: str, content_uuid: UUID, note_uuid: UUID) -> MessageOut:
    seat = course_seat_for(request.auth, slug)
    content, _video = opened_video(seat, content_uuid)
    remove_note(note_by(seat, content, note_uuid))
    return message_only(_("Catatan dihapus."))
