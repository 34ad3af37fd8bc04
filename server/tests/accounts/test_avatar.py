"""Profile pictures: accepted and refused formats, and their conversion."""

import struct
import zlib
from io import BytesIO

import pytest
from django.test import Client, RequestFactory
from PIL import Image, ImageChops, ImageStat

from duxi.accounts import avatars
from duxi.accounts.models import User
from duxi.config.middleware import FacesMiddleware
from tests.caller import bearer_of

pytestmark = pytest.mark.django_db

TOO_LARGE = "Ukuran foto maksimal 5 MB dan 40 megapiksel."
NOT_A_PICTURE = "Gunakan foto berformat JPEG, PNG, atau WebP."
ORIENTATION, MAKER, GPS = 0x0112, 0x010F, 0x8825


def picture(kind="JPEG", size=(640, 480), mode="RGB", **options):
    """A picture that is red on the left half and blue on the right."""
    image = Image.new("RGB", size, "blue")
    image.paste("red", (0, 0, size[0] // 2, size[1]))
    file = BytesIO()
    image.convert(mode).save(file, kind, **options)
    return file.getvalue()


def upload(user, content, name="saya.jpg", kind="image/jpeg"):
    file = BytesIO(content)
    file.name = name
    return Client().post(
        "/api/v1/account/update-image",
        {"image": file},
        headers={"X-Requested-With": "XMLHttpRequest", **bearer_of(user)},
    )


def stored_files(settings):
    folder = settings.MEDIA_ROOT / "avatars"
    return sorted(path.name for path in folder.iterdir()) if folder.exists() else []


def opened(settings, url):
    return Image.open(settings.MEDIA_ROOT / url.removeprefix("/media/"))


def colour(image, x, y):
    return "red" if image.convert("RGB").getpixel((x, y))[0] > 128 else "blue"


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize(
    ("kind", "mode"), [("JPEG", "RGB"), ("PNG", "RGBA"), ("PNG", "P"), ("WEBP", "RGB"), ("JPEG", "CMYK")]
)
def test_a_picture_becomes_two_square_webp_files(as_, ani, settings, kind, mode):
    answer = upload(ani, picture(kind, mode=mode))
    body = answer.json()
    assert (answer.status_code, body["message"]) == (200, "Profil diperbarui")
    large, small = body["results"]["avatar_url"], body["results"]["avatar_small_url"]
    for url, size in ((large, 320), (small, 96)):
        image = opened(settings, url)
        assert (image.format, image.size) == ("WEBP", (size, size))
        assert (colour(image, size // 8, 5), colour(image, size - size // 8, 5)) == ("red", "blue")
    assert len(stored_files(settings)) == 2
    assert as_(ani).post("/auth/me").results["avatar_url"] == large
    assert as_(ani).get("/account/me").results["avatar_small_url"] == small
    assert Client().get(large).status_code == 200


@pytest.mark.django_db(transaction=True)
def test_avatars_keep_smooth_gradients(ani, settings):
    soft, file = Image.linear_gradient("L").resize((320, 320)), BytesIO()
    portrait = Image.merge("RGB", (soft, soft.rotate(180), soft.rotate(90)))
    portrait.save(file, "PNG")
    shown = opened(settings, upload(ani, file.getvalue()).json()["results"]["avatar_url"]).convert("RGB")
    off = ImageStat.Stat(ImageChops.difference(portrait, shown)).mean
    assert sum(off) / 3 < 1.2, "of 256 steps"


@pytest.mark.django_db(transaction=True)
def test_what_the_camera_wrote_is_applied_and_dropped(ani, settings):
    exif = Image.Exif()
    exif[ORIENTATION], exif[MAKER], exif[GPS] = 6, "Kamera Rahasia", {1: "S", 2: (6.0, 10.0, 30.0)}
    content = picture(exif=exif, icc_profile=b"profil-rahasia" * 20)
    assert b"Kamera Rahasia" in content
    url = upload(ani, content).json()["results"]["avatar_url"]
    image = opened(settings, url)
    assert not image.getexif()
    assert not {"exif", "icc_profile", "xmp"} & set(image.info)
    written = (settings.MEDIA_ROOT / url.removeprefix("/media/")).read_bytes()
    assert b"Rahasia" not in written
    assert b"profil-rahasia" not in written
    # rotated by 90 degrees: the former left side is on top
    assert (colour(image, 160, 10), colour(image, 160, 310)) == ("red", "blue")


@pytest.mark.django_db(transaction=True)
def test_a_new_picture_removes_the_old_one(ani, settings):
    first = upload(ani, picture()).json()["results"]["avatar_url"]
    second = upload(ani, picture("PNG")).json()["results"]["avatar_url"]
    assert first != second
    assert len(stored_files(settings)) == 2
    assert Client().get(first).status_code == 404
    assert opened(settings, second).size == (320, 320)


@pytest.mark.django_db(transaction=True)
def test_a_picture_is_taken_away_with_its_files(as_, ani, budi, settings):
    upload(ani, picture())
    avatar_of_budi = upload(budi, picture()).json()["results"]["avatar_url"]
    answer = as_(ani).post("/account/remove-image")
    assert (answer.status, answer.message) == (200, "Profil diperbarui")
    assert answer.results == {"avatar_url": None, "avatar_small_url": None}
    assert as_(ani).get("/account/me").results["avatar_url"] is None
    assert as_(budi).get("/account/me").results["avatar_url"] == avatar_of_budi
    assert len(stored_files(settings)) == 2
    assert as_(ani).post("/account/remove-image").status == 200


def test_names_cannot_be_guessed(ani, settings):
    upload(ani, picture(), name="../../ani.jpg")
    assert all(len(name.split("-")[0]) == 32 for name in stored_files(settings))


def bomb():
    """A PNG of a few bytes that claims 20,000 × 20,000 pixels."""

    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    header = struct.pack(">IIBBBBB", 20_000, 20_000, 8, 2, 0, 0, 0)
    pixels = zlib.compress(bytes(100_000))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", pixels) + chunk(b"IEND", b"")


def gif():
    file = BytesIO()
    Image.new("P", (8, 8)).save(file, "GIF")
    return file.getvalue()


SVG = b"<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"
REFUSED = {
    "svg": (SVG, 415, NOT_A_PICTURE),
    "html": (b"<!doctype html><script>alert(1)</script>", 415, NOT_A_PICTURE),
    "gif": (gif(), 415, NOT_A_PICTURE),
    "empty": (b"", 415, NOT_A_PICTURE),
    "cut off": (picture()[:2000], 415, NOT_A_PICTURE),
    "only a beginning": (b"\xff\xd8\xff\xe0" + b"x" * 500, 415, NOT_A_PICTURE),
    "jpeg and page": (picture() + b"<SCRIPT>alert(1)</SCRIPT>", 415, NOT_A_PICTURE),
    "jpeg and program": (picture(comment=b"<?php system($_GET[0]); ?>"), 415, NOT_A_PICTURE),
    "jpeg and archive": (picture() + b"PK\x05\x06" + bytes(18), 415, NOT_A_PICTURE),
    "png and document": (b"%PDF-1.7 " + picture("PNG"), 415, NOT_A_PICTURE),
    "bomb": (bomb(), 413, TOO_LARGE),
    "many pixels": (picture("PNG", size=(8_000, 5_100)), 413, TOO_LARGE),
    "many bytes": (picture() + bytes(5 * 1024 * 1024), 413, TOO_LARGE),
}


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("case", REFUSED)
def test_what_is_no_picture_or_too_much_changes_nothing(as_, ani, settings, case):
    before = upload(ani, picture()).json()["results"]
    files = stored_files(settings)
    content, status, sentence = REFUSED[case]
    answer = upload(ani, content)
    assert (answer.status_code, answer.json()["message"]) == (status, sentence)
    assert stored_files(settings) == files
    assert as_(ani).get("/account/me").results["avatar_url"] == before["avatar_url"]


def test_the_declared_type_counts_for_nothing(ani):
    assert upload(ani, picture("PNG"), name="halaman.html", kind="text/html").status_code == 200


def test_only_signed_in_people_have_pictures(settings):
    file = BytesIO(picture())
    file.name = "a.jpg"
    assert Client().post("/api/v1/account/update-image", {"image": file}).status_code == 401
    assert stored_files(settings) == []


def test_a_picture_is_asked_for(as_, ani):
    answer = as_(ani).post("/account/update-image")
    assert (answer.status, answer.errors) == (422, {"image": ["Wajib diisi."]})


def test_too_many_changes_are_refused(ani, settings):
    for _n in range(20):
        upload(ani, b"")
    answer = upload(ani, picture())
    assert answer.status_code == 429
    assert stored_files(settings) == []


@pytest.mark.django_db(transaction=True)
def test_a_change_that_fails_leaves_no_file_behind(ani, settings, monkeypatch):
    """The account's row is deleted before the picture can be saved."""
    store = avatars.store

    def stored_while_somebody_deletes(found):
        User.objects.filter(pk=ani.pk).delete()
        return store(found)

    monkeypatch.setattr(avatars, "store", stored_while_somebody_deletes)
    with pytest.raises(User.DoesNotExist):
        upload(ani, picture())
    assert stored_files(settings) == []


def test_a_picture_that_was_there_at_the_start_and_is_gone_is_a_404(settings):
    folder = settings.MEDIA_ROOT / "avatars"
    folder.mkdir(parents=True)
    (folder / "a-320.webp").write_bytes(picture("WEBP"))
    faces = FacesMiddleware(lambda request: request.path)
    (folder / "a-320.webp").unlink()
    assert faces(RequestFactory().get("/media/avatars/a-320.webp")) == "/media/avatars/a-320.webp"
