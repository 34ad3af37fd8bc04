"""Staff upload videos and captions in the administration."""

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from duxi.accounts.models import User
from duxi.core.jobs import queued_args
from duxi.files.storage import private_storage
from duxi.videos.actions.videos import RUN
from duxi.videos.fixtures import load_video
from duxi.videos.models import Video
from tests.videos.conftest import FOLDER

pytestmark = pytest.mark.django_db
ADD = "/admin/videos/video/add/"


@pytest.fixture
def admin():
    client = Client()
    client.force_login(
        User.objects.create_superuser("bos@contoh.example", "kata-sandi-panjang", username="bos")
    )
    return client


def upload(client, content, name="kelas.mp4"):
    return client.post(ADD, {"title": "Kelas", "file": SimpleUploadedFile(name, content)})


def test_an_upload_waits_for_the_worker(admin):
    assert upload(admin, (FOLDER / "low.mp4").read_bytes()).status_code == 302
    video = Video.objects.get()
    assert (video.status, video.title, video.uploaded_by.username) == ("queued", "Kelas", "bos")
    assert private_storage().exists(video.source_path)
    assert (video.pk,) in queued_args(RUN)


@pytest.mark.parametrize(
    ("name", "content"), [("a.mp4", b"PK\x03\x04" + bytes(99)), ("a.zip", b"\0\0\0\x18ftyp")]
)
def test_what_is_no_video_is_refused(admin, name, content):
    assert upload(admin, content, name).status_code == 200
    assert not Video.objects.exists()
    assert not queued_args(RUN)


def test_the_page_of_a_video_shows_no_key(admin):
    video = load_video(FOLDER, "Video satu")
    page = admin.get(f"/admin/videos/video/{video.pk}/change/").content.decode()
    assert "Siap diputar" in page
    assert video.encrypted_key not in page
    assert "Senin pagi" in page
