"""Pictures for sharing: PNG of the right size for what the public sees, and for results by signature."""

from io import BytesIO
from itertools import pairwise

import pytest
from django.test import Client
from PIL import Image

from duxi.catalog.models import Product
from duxi.config.sharing.canvas import MARGIN, SIZE
from duxi.config.sharing.cards import Result, UnitBar, result_card
from duxi.exams.sharing import share_path
from duxi.reference.models import JobRole
from tests.exam_bank import enter, give_access, make_batch
from tests.factories import CertificationFactory

pytestmark = pytest.mark.django_db


def picture_of(path: str) -> tuple[bytes, tuple[int, int]]:
    answer = Client().get(path)
    assert (answer.status_code, answer["Content-Type"]) == (200, "image/png")
    image = Image.open(BytesIO(answer.content))
    assert image.format == "PNG"
    return answer.content, image.size


def test_a_product_and_a_role_have_one():
    product = CertificationFactory(product__title="Sertifikasi Data").product
    JobRole.objects.create(slug="analis-uji", code="JR-U", name="Analis Uji")
    path = f"/share/product/certification/{product.slug}.png"
    first, size = picture_of(path)
    assert size == (1200, 630)
    assert picture_of("/share/role/analis-uji.png")[1] == (1200, 630)
    assert picture_of(path)[0] == first
    Product.objects.filter(pk=product.pk).update(title="Sertifikasi Lain")
    assert picture_of(path)[0] != first, "a new title is drawn anew"


@pytest.mark.parametrize("path", ["product/certification/tidak-ada", "product/apa/x", "role/x", "result/x"])
def test_nothing_is_drawn_of_what_is_not_there(path):
    assert Client().get(f"/share/{path}.png").status_code == 404


def test_a_product_that_is_not_shown_has_none():
    product = CertificationFactory(product__is_published=False).product
    assert Client().get(f"/share/product/certification/{product.slug}.png").status_code == 404


def test_a_result_is_shared_by_its_signed_address_alone(as_, ani):
    give_access(ani, make_batch())
    room = enter(as_(ani))
    attempt = room.attempt
    assert Client().get(share_path(attempt)).status_code == 404, "not before the end"
    room.end()
    result = as_(ani).get("/assessments/result", sesi_uuid=str(attempt.uuid)).results
    drawn, size = picture_of(result["share_image_url"])
    assert size == (1200, 630)
    english = result["share_image_url"].replace("lang=id", "lang=en")
    assert picture_of(english)[0] != drawn, "it speaks its owner's language, whatever the browser prefers"
    assert Client().get(f"/share/result/{attempt.uuid.hex}.png").status_code == 404
    assert Client().get(f"/share/result/{attempt.uuid.hex}:falsch.png").status_code == 404


def test_the_name_is_shown_to_whom_its_owner_gave_that_address_alone(as_, ani):
    give_access(ani, make_batch())
    room = enter(as_(ani))
    room.end()
    result = as_(ani).get("/assessments/result", sesi_uuid=str(room.attempt.uuid)).results
    plain, named = result["share_image_url"], result["named_share_image_url"]
    before, with_name = picture_of(plain)[0], picture_of(named)[0]
    assert before != with_name
    ani.fullname = "Ani Nama Baru"
    ani.save()
    assert picture_of(plain)[0] == before, "it shows no name"
    assert picture_of(named)[0] != with_name
    added = plain.replace(":", "n:", 1)
    assert Client().get(added).status_code == 404, "nobody adds a name"


def lines_in(picture, left, right):
    """First and last row of each line of white text between two columns."""
    image = Image.open(BytesIO(picture)).convert("L").crop((left, 0, right, SIZE[1]))
    found = []
    for y in range(SIZE[1]):
        lit = max(image.crop((0, y, right - left, y + 1)).tobytes()) > 230
        if lit and found and found[-1][1] == y - 1:
            found[-1][1] = y
        elif lit:
            found.append([y, y])
    return found


def test_names_of_units_have_two_lines_and_never_meet():
    name = "Melakukan Pengelolaan Risiko Keamanan Informasi Secara Terstruktur pada Pusat Data Nasional"
    result = Result(
        role="Kepala Bidang Pengelolaan Keamanan Informasi dan Pelindungan Data Pribadi",
        eyebrow="Hasil asesmen",
        score=61,
        summary="1 dari 4 unit kompeten",
        units=[UnitBar(name, 2, 3)] * 4,
        address="duxi.example",
    )
    drawn = result_card(result)
    lines = lines_in(drawn, MARGIN, MARGIN + 400)[-8:]
    gaps = [after[0] - before[1] for before, after in pairwise(lines)]
    assert min(gaps[1::2]) > max(gaps[::2]), "units stand further apart than the lines of one"
    assert max(last - first for first, last in lines) <= 20, "each run is one line, of one size"
    assert lines[-1][1] < SIZE[1] - MARGIN + 12
    assert not [line for line in lines_in(drawn, MARGIN + 405, MARGIN + 428) if line[0] >= lines[0][0]]
