"""Pictures for sharing: PNG of the right size for what the public sees, and for results by signature."""

from io import BytesIO

import pytest
from django.test import Client
from PIL import Image

from duxi.catalog.models import Product
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
