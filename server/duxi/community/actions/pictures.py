"""Pictures of posts: uploaded first, attached to the post, released with it."""

from collections.abc import Sequence
from uuid import UUID

from django.utils.translation import gettext as _

from duxi.accounts.models import User
from duxi.community.models import Discussion, Reply
from duxi.core.errors import Invalid
from duxi.files.actions.uploads import attach_files, release_file

MOST_PICTURES = 4


def attach_pictures(post: Discussion | Reply, author: User, uuids: Sequence[UUID]) -> None:
    """Set the post's pictures to these uploads of its author; raises `Invalid` or `FileMissing`."""
    if len(uuids) > MOST_PICTURES:
        _refuse(_("Lampirkan paling banyak {n} gambar.").format(n=MOST_PICTURES))
    own = set(post.pictures.values_list("pk", flat=True))
    files = attach_files(owner=author, uuids=[str(uuid) for uuid in uuids])
    if any(file.width is None for file in files):
        _refuse(_("Hanya gambar yang dapat dilampirkan."))
    if any(file.attached_at and file.pk not in own for file in files):
        _refuse(_("Gambar ini sudah dipakai di tempat lain. Unggah sekali lagi."))
    for file in post.pictures.exclude(pk__in=[file.pk for file in files]):
        release_file(file)
    post.pictures.set(files)


def release_pictures(post: Discussion | Reply) -> None:
    """Detach all pictures."""
    for file in post.pictures.all():
        release_file(file)
    post.pictures.clear()


def _refuse(sentence: str) -> None:
    raise Invalid(errors={"pictures": [sentence]})
