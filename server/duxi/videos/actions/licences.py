"""Issues licences; callers have checked access."""

from collections.abc import Sequence
from datetime import timedelta
from uuid import UUID

from django.core import signing
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.core.clock import now
from duxi.core.errors import Forbidden
from duxi.core.throttle import Limit
from duxi.videos.keys import clear_key_licence, hls_key
from duxi.videos.models import LicenceIssue, Video

TICKET_LIFETIME = timedelta(minutes=2)
HLS_LIFETIME = timedelta(hours=2)
STORED_FOR = timedelta(days=365)
_SALT = "duxi.videos.licence"
_HLS_SALT = "duxi.videos.hls"
_LICENCES = Limit("video-licences", times=60, seconds=600)


class TicketInvalid(Forbidden):
    """The ticket is expired, forged, or for another video or user."""

    message = _("Izin memutar video ini sudah kedaluwarsa. Muat ulang halaman lalu putar lagi.")


def licence_ticket(video: Video, user: User) -> str:
    """A ticket to request the licence of this video within the next minutes."""
    return signing.dumps([video.uuid.hex, user.pk], salt=_SALT)


def issue_licence(
    video: Video, user: User, *, ticket: str, wanted: Sequence[str], is_preview: bool = False
) -> dict[str, object]:
    """Issue a licence and log it. Raises `TooMany`, `TicketInvalid` or `KeyUnknown`."""
    _LICENCES.hit(str(user.pk))
    _check_ticket(ticket, video.uuid, user)
    licence = clear_key_licence(video, wanted)
    LicenceIssue.objects.create(user=user, video=video, issued_at=now(), is_preview=is_preview)
    return licence


def hls_ticket(video: Video, user: User) -> str:
    """A ticket for players that cannot send our headers, to read the playlists of this video."""
    return signing.dumps([video.uuid.hex, user.pk], salt=_HLS_SALT)


def holder_of(video: Video, ticket: str, *, for_key: bool = False) -> User:
    """The user of a ticket; raises `TicketInvalid`. Callers must check that user's access."""
    salt, lifetime = (_SALT, TICKET_LIFETIME) if for_key else (_HLS_SALT, HLS_LIFETIME)
    try:
        uuid, user_pk = signing.loads(ticket, salt=salt, max_age=lifetime)
    except (signing.BadSignature, ValueError, TypeError) as error:
        raise TicketInvalid from error
    user = User.objects.filter(pk=user_pk, is_active=True).first()
    if user is None or uuid != video.uuid.hex:
        raise TicketInvalid
    return user


def issue_hls_key(video: Video, user: User) -> bytes:
    """The key for HLS; logs the issue. Raises `TooMany` or `KeyUnknown`."""
    _LICENCES.hit(str(user.pk))
    key = hls_key(video)
    LicenceIssue.objects.create(user=user, video=video, issued_at=now())
    return key


def _check_ticket(ticket: str, uuid: UUID, user: User) -> None:
    try:
        signed_for = signing.loads(ticket, salt=_SALT, max_age=TICKET_LIFETIME)
    except (signing.BadSignature, ValueError, TypeError) as error:
        raise TicketInvalid from error
    if signed_for != [uuid.hex, user.pk]:
        raise TicketInvalid


def remove_old_licences() -> int:
    """Delete old licence records; returns how many."""
    return LicenceIssue.objects.filter(issued_at__lt=now() - STORED_FOR).delete()[0]
