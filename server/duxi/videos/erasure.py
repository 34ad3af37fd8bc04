"""Anonymises the uploader of videos when the account is erased."""

from duxi.accounts.erasure import ERASERS, Eraser
from duxi.accounts.models import User
from duxi.videos.models import LicenceIssue, Video


def _erase(user: User) -> None:
    """Keep the videos of courses without their uploader."""
    LicenceIssue.objects.filter(user=user).delete()
    Video.objects.filter(uploaded_by=user).update(uploaded_by=None)


ERASERS.register(Eraser(app="videos", erase=_erase, erases=(LicenceIssue,), keeps=(Video,)))
