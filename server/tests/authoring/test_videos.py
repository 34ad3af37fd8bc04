"""Uploads of videos through the back office: what is a video, whatever its name says."""

from io import BytesIO

import pytest
from django.test import Client

from duxi.core.jobs import queued_args
from duxi.files.storage import private_storage
from duxi.videos.actions.videos import RUN
from duxi.videos.models import Video
from tests.caller import Answer, bearer_of
from tests.videos.conftest import FOLDER

pytestmark = pytest.mark.django_db


def upload(caller, content, name="kelas.mp4"):
    file = BytesIO(content)
    file.name = name
    headers = {"X-Requested-With": "XMLHttpRequest", **bearer_of(caller.user)}
    response = Client().post(
        f"{caller.base}/video-uploads", {"title": "Kelas", "file": file}, headers=headers
    )
    return Answer(response.status_code, response.json(), response)


def test_an_upload_waits_for_the_worker(editor):
    answer = upload(editor, (FOLDER / "low.mp4").read_bytes())
    assert (answer.status, answer.message) == (200, "Video terunggah dan sedang diproses.")
    video = Video.objects.get()
    assert (answer.results["id"], answer.results["status"]) == (video.pk, "queued")
    assert (video.pk,) in queued_args(RUN)


def test_files_go_once_the_row_is_gone(editor, django_capture_on_commit_callbacks):
    upload(editor, (FOLDER / "low.mp4").read_bytes())
    path = Video.objects.get().source_path
    with django_capture_on_commit_callbacks() as waiting:
        assert editor.delete(f"/videos/{Video.objects.get().pk}").status == 200
    assert private_storage().exists(path)
    for callback in waiting:
        callback()
    assert not private_storage().exists(path)


@pytest.mark.parametrize(
    ("name", "content"), [("a.mp4", b"PK\x03\x04" + bytes(99)), ("a.zip", b"\0\0\0\x18ftyp")]
)
def test_what_is_no_video_is_refused(editor, name, content):
    answer = upload(editor, content, name)
    assert (answer.status, answer.message) == (
        415,
        "Format video tidak didukung. Gunakan MP4, MOV, WebM, atau MKV.",
    )
    assert not Video.objects.exists()


def test_trainers_upload_nothing(staff_as, tono):
    assert upload(staff_as(tono), b"x").status == 403
