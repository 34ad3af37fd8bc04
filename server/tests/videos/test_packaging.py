"""Uploads become encrypted renditions that a decoder with the key reads, and without it does not."""

import subprocess
from io import BytesIO
from pathlib import Path
from uuid import UUID

import pytest
from PIL import Image

from duxi.files.storage import private_storage
from duxi.videos.actions.packaging import package_tracks, package_upload
from duxi.videos.actions.videos import remove_video
from duxi.videos.keys import decrypt
from duxi.videos.models import Video, VideoStatus
from duxi.videos.mp4.boxes import NotReadable
from duxi.videos.mp4.packaging import package_track
from duxi.videos.transcoding import ffmpeg
from tests.videos.conftest import FOLDER

KEY, KEY_ID = bytes(range(16)), UUID("0123456789abcdef0123456789abcdef")


def frames(path, key=None):
    options = ["-decryption_key", key.hex()] if key else []
    command = [ffmpeg(), "-loglevel", "error", *options, "-i", path, "-map", "0", "-f", "framemd5", "-"]
    return subprocess.run(command, capture_output=True, check=False).stdout  # noqa: S603


@pytest.mark.parametrize("name", ["low", "high", "audio"])
def test_only_the_key_decrypts_a_track(tmp_path, name):
    target = tmp_path / "packaged.mp4"
    with (FOLDER / f"{name}.mp4").open("rb") as source, target.open("w+b") as secret:
        packaged = package_track(source, secret, key=KEY, key_id=KEY_ID, number=1)
    plain = frames(FOLDER / f"{name}.mp4")
    assert frames(target, KEY) == plain
    assert frames(target, KEY[::-1]) != plain
    assert packaged.size == target.stat().st_size
    assert 17_000 < packaged.duration_ms < 25_000
    head = target.read_bytes()
    assert head[packaged.init_end + 5 : packaged.init_end + 9] == b"sidx"
    assert head[packaged.index_end + 5 : packaged.index_end + 9] == b"moof"


def test_tracks_under_one_key_share_no_vector(tmp_path):
    """With one vector twice, two tracks would give away their difference."""
    vectors = []
    for number, name in enumerate(("low", "audio"), start=1):
        target = BytesIO()
        with (FOLDER / f"{name}.mp4").open("rb") as source:
            package_track(source, target, key=KEY, key_id=KEY_ID, number=number)
        vectors.append(vectors_in(target.getvalue()))
    assert len(vectors[0]) > 50
    assert not vectors[0] & vectors[1]


def vectors_in(content):
    """The first vector of each fragment, and how many there are."""
    found, at = set(), content.find(b"senc")
    while at > 0:
        first = int.from_bytes(content[at + 12 : at + 20], "big")
        found |= {first + n for n in range(int.from_bytes(content[at + 8 : at + 12], "big"))}
        at = content.find(b"senc", at + 4)
    return found


@pytest.mark.parametrize(
    "content", [b"", b"kein Video", b"\0\0\0\x08ftyp", (FOLDER / "low.mp4").read_bytes()[:900]]
)
def test_what_is_no_video_is_refused(content):
    with pytest.raises(NotReadable):
        package_track(BytesIO(content), BytesIO(), key=KEY, key_id=KEY_ID, number=1)


def muxed(folder):
    """An upload as people have them: pictures and sound in one file."""
    path = Path(folder) / "unggahan.mp4"
    sources = ["-i", FOLDER / "high.mp4", "-i", FOLDER / "audio.mp4"]
    command = [ffmpeg(), "-loglevel", "error", *sources, "-c", "copy", "-t", "6", path]
    subprocess.run(command, check=True)  # noqa: S603
    return path


@pytest.mark.django_db
def test_an_upload_is_made_playable(tmp_path):
    with muxed(tmp_path).open("rb") as upload:
        path = private_storage().save("video-uploads/a.mp4", upload)
    video = Video.objects.create(title="Unggahan", source_path=path)
    package_upload(video.pk)
    video.refresh_from_db()
    assert (video.status, video.progress, video.source_path, video.error) == ("ready", 100, "", "")
    assert 5_500 < video.duration_ms < 6_500
    sizes = {one.name: (one.height, one.codecs[:4]) for one in video.renditions.all()}
    assert sizes == {"low": (360, "avc1"), "high": (540, "avc1"), "audio": (0, "mp4a")}
    assert not private_storage().exists(path)
    with Image.open(private_storage().open(video.poster_path)) as poster:
        assert (poster.format, poster.height) == ("JPEG", 540)
    key = bytes.fromhex(decrypt(video.encrypted_key, "video-key"))
    low = private_storage().path(video.renditions.get(name="low").path)
    assert frames(low, key).count(b"\n") > 25
    package_upload(video.pk)
    video.refresh_from_db()
    assert bytes.fromhex(decrypt(video.encrypted_key, "video-key")) == key


@pytest.mark.django_db
def test_an_upload_that_cannot_be_read_says_so(tmp_path):
    (tmp_path / "a.mp4").write_bytes(b"\0\0\0\x18ftypisom" + bytes(5000))
    with (tmp_path / "a.mp4").open("rb") as upload:
        path = private_storage().save("video-uploads/b.mp4", upload)
    video = Video.objects.create(title="Rusak", source_path=path)
    package_upload(video.pk)
    video.refresh_from_db()
    assert (video.status, video.error) == (
        VideoStatus.FAILED,
        "Berkas ini tidak berisi video yang dapat dibaca.",
    )
    assert not video.renditions.exists()
    assert private_storage().exists(path)


@pytest.mark.django_db
def test_packaging_again_leaves_one_poster(tmp_path):
    video = Video.objects.create(title="Sekali lagi")
    tracks = {"low": FOLDER / "low.mp4"}
    package_tracks(video, tracks)
    first = video.poster_path
    package_tracks(video, tracks)
    assert not private_storage().exists(first) or first == video.poster_path
    assert private_storage().exists(video.poster_path)
    remove_video(video)
    assert not private_storage().exists(video.poster_path)


@pytest.mark.django_db
def test_without_a_frame_a_video_is_ready_all_the_same(tmp_path, monkeypatch):
    monkeypatch.setattr("duxi.videos.transcoding.subprocess.run", _timing_out)
    video = Video.objects.create(title="Tanpa gambar")
    package_tracks(video, {"low": FOLDER / "low.mp4"})
    assert (video.status, video.poster_path) == ("ready", "")


def _timing_out(command, **options):
    raise subprocess.TimeoutExpired(command, options["timeout"])
