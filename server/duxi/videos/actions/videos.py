"""Staff's actions on videos."""

from collections.abc import Iterable
from pathlib import PurePath
from uuid import uuid4

from django.core.files.uploadedfile import UploadedFile
from django.db import transaction
from django.db.models import ProtectedError
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.core.errors import Rejected
from duxi.core.jobs import enqueue
from duxi.core.throttle import Limit
from duxi.files.storage import private_storage
from duxi.videos.actions.packaging import stored_paths
from duxi.videos.captions import checked
from duxi.videos.models import Caption, Video, VideoStatus

MAXIMUM_BYTES = 1024 * 1024 * 1024
RUN = "duxi.videos.tasks.package_video"
TIMEOUT = 4 * 3600
_FOLDER = "video-uploads"
EXTENSIONS = (".mp4", ".mov", ".m4v", ".webm", ".mkv")
_SIGNATURES = {4: b"ftyp", 0: b"\x1a\x45\xdf\xa3"}
_UPLOADS = Limit("video-uploads", times=30, seconds=3600)


class VideoTooLarge(Rejected):
    status = 413
    message = _("Ukuran video maksimal 1 GB.")


class VideoTypeRefused(Rejected):
    """The content is no video, whatever the file name."""

    status = 415
    message = _("Format video tidak didukung. Gunakan MP4, MOV, WebM, atau MKV.")


class NotFailed(Rejected):
    """Only failed videos can be retried."""

    message = _("Video ini tidak perlu diproses ulang.")


class VideoInUse(Rejected):
    """A lesson uses the video."""

    message = _("Video ini dipakai oleh sebuah materi.")


def store_video(*, title: str, upload: "UploadedFile[bytes]", uploaded_by: User) -> Video:
    """Store an upload and queue its packaging. Raises `VideoTooLarge`, `VideoTypeRefused` or `TooMany`."""
    _UPLOADS.hit(str(uploaded_by.pk))
    extension = check_upload(upload)
    path = private_storage().save(f"{_FOLDER}/{uuid4().hex}{extension}", upload)
    with transaction.atomic():
        video = Video.objects.create(title=title, source_path=path, uploaded_by=uploaded_by)
        enqueue(RUN, video.pk, timeout=TIMEOUT, is_slow=True)
    return video


def check_upload(upload: "UploadedFile[bytes]") -> str:
    """The extension of a video upload; raises `VideoTooLarge` or `VideoTypeRefused`."""
    if (upload.size or 0) > MAXIMUM_BYTES:
        raise VideoTooLarge
    extension = PurePath(upload.name or "").suffix.lower()
    head = upload.read(16)
    upload.seek(0)
    is_video = any(head[at:].startswith(signature) for at, signature in _SIGNATURES.items())
    if extension not in EXTENSIONS or not is_video:
        raise VideoTypeRefused
    return extension


def retry_packaging(video: Video) -> None:
    """Queue a failed video again; raises `NotFailed`."""
    with transaction.atomic():
        failed = Video.objects.filter(pk=video.pk, status=VideoStatus.FAILED).exclude(source_path="")
        if not failed.update(status=VideoStatus.QUEUED, progress=0, error=""):
            raise NotFailed
        enqueue(RUN, video.pk, timeout=TIMEOUT, is_slow=True)


def remove_video(video: Video) -> None:
    """Delete a video with its files; raises `VideoInUse`."""
    paths = stored_paths(video)
    try:
        video.delete()
    except ProtectedError as error:
        raise VideoInUse from error
    remove_files(paths)


def remove_files(paths: Iterable[str]) -> None:
    """Delete files of a video; missing ones are ignored."""
    for path in filter(None, paths):
        private_storage().delete(path)


def save_captions(video: Video, *, language: str, text: str) -> None:
    """Save or replace the captions of one language; raises `CaptionsInvalid`."""
    Caption.objects.update_or_create(video=video, language=language, defaults={"text": checked(text)})


def remove_captions(video: Video, *, language: str) -> None:
    video.captions.filter(language=language).delete()
