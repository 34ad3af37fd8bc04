"""What becomes of videos when their uploader's account is erased."""

from duxi.accounts.erasure import ERASERS, Eraser
from duxi.accounts.models import User
from duxi.videos.models import LicenceIssue, Video


def _erase(user: User) -> None:
    """Courses keep their videos, without a name."""
    LicenceIssue.objects.filter(user=user).delete()
    Video.objects.filter(uploaded_by=user).update(uploaded_by=None)


ERASERS.register(Eraser(app="videos", erase=_erase, erases=(LicenceIssue,), keeps=(Video,)))
