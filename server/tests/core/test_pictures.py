"""Pictures that staff upload in the admin: what is taken, what becomes of it, what is served and cleared."""

import os
from datetime import timedelta
from io import BytesIO
from pathlib import Path
from uuid import uuid4

import pytest
import yaml
from django.conf import settings as project
from django.core.files.uploadedfile import SimpleUploadedFile
from django.forms import modelform_factory
from django.test import Client
from django_q.models import Schedule
from PIL import Image

from duxi.catalog.models import Instructor, Product, ProductImage
from duxi.content.models import Client as ClientMark
from duxi.content.models import News, Project, Slider
from duxi.core.clock import now
from duxi.core.pictures.fields import PictureField
from duxi.core.pictures.sources import picture_sources
from duxi.core.pictures.storing import stem_of, widths_of
from duxi.core.tasks import find_unused_pictures, remove_unused_pictures
from tests.accounts.test_avatar import SVG, bomb, gif, picture
from tests.catalog_admin.test_catalogue_admin import sent_back
from tests.factories import CertificationFactory

pytestmark = pytest.mark.django_db

TOO_LARGE = "Ukuran gambar maksimal 10 MB dan 25 megapiksel."
NOT_A_PICTURE = "Gunakan gambar berformat JPEG, PNG, atau WebP."
COLUMNS = (Product, ProductImage, Instructor, News, Slider, ClientMark, Project)


def send(office, instance, column, **changed):
    """Send the instance's form as a browser would, with these values changed."""
    address = f"/admin/{instance._meta.label_lower.replace('.', '/')}/{instance.pk}/change/"
    page = office.get(address).context
    form = sent_back(page["adminform"].form)
    form.pop(column, None)
    for formset in page["inline_admin_formsets"]:
        form |= sent_back(formset.formset.management_form)
        for one in formset.formset.forms:
            form |= sent_back(one)
    return office.post(address, form | changed)


def file(content, name="gambar.jpg"):
    return SimpleUploadedFile(name, content, "image/jpeg")


def stored(settings):
    folder = settings.MEDIA_ROOT / "pictures"
    return sorted(path.name for path in folder.iterdir()) if folder.exists() else []


def older(settings, days):
    for path in (settings.MEDIA_ROOT / "pictures").iterdir():
        when = (now() - timedelta(days=days)).timestamp()
        os.utime(path, (when, when))


@pytest.fixture
def instructor():
    return Instructor.objects.create(slug="sari", name="Sari Utami")


def uploaded(office, instructor, content):
    assert send(office, instructor, "photo", photo=file(content)).status_code == 302
    instructor.refresh_from_db()
    return instructor.photo


@pytest.mark.parametrize(
    ("width", "widths"),
    [
        (2000, [320, 640, 960, 1280]),
        (1280, [320, 640, 960, 1280]),
        (800, [320, 640, 800]),
        (320, [320]),
        (200, [200]),
    ],
)
def test_an_upload_is_kept_in_every_width_but_never_enlarged(office, instructor, settings, width, widths):
    path = uploaded(office, instructor, picture(size=(width, width // 2)))
    assert widths_of(width) == widths
    stem = stem_of(path)
    assert path == f"pictures/{stem}-{widths[-1]}.jpg"
    modern = {f"{stem}-{one}.{kind}" for one in widths for kind in ("avif", "webp")}
    assert set(stored(settings)) == modern | {f"{stem}-{widths[-1]}.jpg"}
    for name in stored(settings):
        image = Image.open(settings.MEDIA_ROOT / "pictures" / name)
        wide = int(name.rsplit("-", 1)[1].split(".")[0])
        assert image.size == (wide, pytest.approx(wide / 2, abs=1))
        assert image.format == {"jpg": "JPEG"}.get(name[-3:], name.rsplit(".", 1)[1].upper())


def test_a_page_names_an_upload_in_every_kind_and_width():
    stem = f"/media/pictures/{uuid4()}"
    assert picture_sources(f"{stem}-800.jpg") == [
        (f"image/{kind}", f"{stem}-320.{kind} 320w, {stem}-640.{kind} 640w, {stem}-800.{kind} 800w")
        for kind in ("avif", "webp")
    ]
    assert picture_sources("/media/gambar.svg") == []


def test_what_the_camera_wrote_is_applied_and_dropped(office, instructor, settings):
    exif = Image.Exif()
    exif[0x0112], exif[0x010F], exif[0x8825] = 6, "Kamera Rahasia", {1: "S", 2: (6.0, 10.0, 30.0)}
    content = picture(exif=exif, icc_profile=b"profil-rahasia" * 20)
    assert b"Kamera Rahasia" in content
    uploaded(office, instructor, content)
    for path in (settings.MEDIA_ROOT / "pictures").iterdir():
        image = Image.open(path)
        assert image.height > image.width, "turned upright"
        assert not image.getexif()
        assert b"ahasia" not in path.read_bytes()


def test_a_photograph_shows_as_a_whole_while_it_still_loads(office, instructor, settings):
    path = uploaded(office, instructor, picture())
    assert Image.open(settings.MEDIA_ROOT / path).info["progressive"]


def test_a_gallery_needs_its_picture_and_a_portrait_may_be_missing():
    needed, optional = (
        modelform_factory(model, fields=[name])({})
        for model, name in ((ProductImage, "image"), (Instructor, "photo"))
    )
    assert list(needed.errors) == ["image"]
    assert optional.is_valid()


def test_picture_fields_have_a_label_and_a_help_text():
    field = modelform_factory(Instructor, fields=["photo"])().fields["photo"]
    assert (field.label, str(field.help_text)) == (
        "Foto",
        "JPEG, PNG, atau WebP, maksimal 10 MB. Lebar 1280 piksel atau lebih tampak paling tajam.",
    )


def test_transparency_stays(office, instructor, settings):
    see_through = BytesIO()
    Image.new("RGBA", (400, 200), (255, 0, 0, 0)).save(see_through, "PNG")
    path = uploaded(office, instructor, see_through.getvalue())
    assert path.endswith("-400.png")
    for name in stored(settings):
        image = Image.open(settings.MEDIA_ROOT / "pictures" / name)
        assert image.convert("RGBA").getpixel((5, 5))[3] == 0


def test_transparent_pictures_are_compressed(office, instructor, settings):
    drawn, plain = Image.linear_gradient("L").convert("RGBA"), BytesIO()
    drawn.putalpha(128)
    drawn.save(plain, "PNG")
    path = uploaded(office, instructor, plain.getvalue())
    assert (settings.MEDIA_ROOT / path).stat().st_size < len(plain.getvalue())


REFUSED = {
    "svg": (SVG, NOT_A_PICTURE),
    "gif": (gif(), NOT_A_PICTURE),
    "cut off": (picture()[:2000], NOT_A_PICTURE),
    "jpeg and page": (picture() + b"<script>alert(1)</script>", NOT_A_PICTURE),
    "bomb": (bomb(), TOO_LARGE),
    "many pixels": (picture("PNG", size=(6_000, 4_200)), TOO_LARGE),
    "many bytes": (picture() + bytes(10 * 1024 * 1024), TOO_LARGE),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_is_no_picture_changes_nothing(office, instructor, settings, case):
    content, sentence = REFUSED[case]
    Instructor.objects.update(photo="covers/sari.svg")
    answer = send(office, instructor, "photo", photo=file(content), name="Nama Lain")
    assert answer.status_code == 200
    assert answer.context["adminform"].form.errors == {"photo": [sentence]}
    instructor.refresh_from_db()
    assert (instructor.name, instructor.photo, stored(settings)) == ("Sari Utami", "covers/sari.svg", [])


def test_a_drawn_cover_stays_until_it_is_replaced_or_cleared(office, instructor):
    Instructor.objects.update(photo="covers/sari.svg")
    assert send(office, instructor, "photo", name="Sari U.").status_code == 302
    instructor.refresh_from_db()
    assert (instructor.name, instructor.photo) == ("Sari U.", "covers/sari.svg")
    send(office, instructor, "photo", **{"photo-clear": "on"})
    instructor.refresh_from_db()
    assert instructor.photo == ""


def test_a_product_takes_a_cover_and_pictures_of_its_gallery(office, settings):
    product = CertificationFactory().product
    new = {
        "gallery-TOTAL_FORMS": 1,
        "gallery-0-image": file(picture("PNG", size=(700, 400))),
        "gallery-0-alt": "Ruang kelas",
        "gallery-0-position": 0,
    }
    answer = send(office, product, "image", image=file(picture()), **new)
    assert answer.status_code == 302, answer.context["errors"]
    product.refresh_from_db()
    seen = Client().get(f"/api/v1/public/certifications/{product.slug}").json()["results"]
    assert seen["image_url"] == f"/media/{product.image}"
    assert product.image.endswith("-640.jpg")
    added = product.gallery.get()
    assert seen["pictures"] == [{"image_url": f"/media/{added.image}", "alt": "Ruang kelas"}]
    assert added.image.endswith("-700.jpg")


def test_pictures_are_served_as_what_they_are_and_kept_for_good(office, instructor):
    path = uploaded(office, instructor, picture())
    types = {"-640.jpg": "image/jpeg", "-640.avif": "image/avif", "-320.webp": "image/webp"}
    for ending, kind in types.items():
        answer = Client().get("/media/" + path.replace("-640.jpg", ending))
        assert (answer.status_code, answer["Content-Type"]) == (200, kind)
        assert answer["Cache-Control"] == "public, max-age=31536000, immutable"
        assert answer["Content-Security-Policy"].startswith("default-src 'none'")


def test_replaced_pictures_go_an_hour_after_they_were_found(office, instructor, settings):
    first = uploaded(office, instructor, picture())
    second = uploaded(office, instructor, picture("PNG"))
    assert find_unused_pictures() == 0, "too young: a form may still be saving it"
    older(settings, days=2)
    assert find_unused_pictures() == 1
    job = Schedule.objects.get(func="duxi.core.tasks.remove_unused_pictures")
    assert now() + timedelta(minutes=59) < job.next_run <= now() + timedelta(minutes=60)
    assert len(stored(settings)) == 10
    assert remove_unused_pictures([stem_of(first)]) == 1
    assert {stem_of(f"pictures/{name}") for name in stored(settings)} == {stem_of(second)}


def test_a_picture_that_came_back_into_use_stays(office, instructor, settings):
    first = uploaded(office, instructor, picture())
    Instructor.objects.update(photo="")
    older(settings, days=2)
    assert find_unused_pictures() == 1
    Instructor.objects.update(photo=first)
    assert remove_unused_pictures([stem_of(first)]) == 0
    assert len(stored(settings)) == 5


def test_every_column_of_a_picture_counts_as_use():
    found = {
        model
        for model in COLUMNS
        if any(isinstance(field, PictureField) for field in model._meta.local_fields)
    }
    assert found == set(COLUMNS)


def test_the_demo_has_all_files_of_its_pictures():
    """Drawn by tools/pictures and named in the fixtures, in every width and format."""
    folder = Path(project.FIXTURES)
    texts = [path.read_text(encoding="utf-8") for path in folder.rglob("*.yaml")]
    named = {
        value.removeprefix("media/")
        for text in texts
        if "media/pictures/" in text
        for value in _values(yaml.safe_load(text))
        if value.startswith("media/pictures/")
    }
    assert len(named) >= 6
    for path in named:
        largest = int(path.rsplit("-", 1)[1].removesuffix(".jpg"))
        for width in widths_of(largest):
            for kind in ("avif", "webp"):
                assert (folder / "media" / f"pictures/{stem_of(path)}-{width}.{kind}").is_file()
        assert (folder / "media" / path).is_file()


def _values(node):
    if isinstance(node, str):
        yield node
    for one in node.values() if isinstance(node, dict) else node if isinstance(node, list) else ():
        yield from _values(one)
