"""The Django admin speaks Indonesian, also where a model or a library gives only English."""

import pytest

from duxi.catalog.kinds import KINDS
from duxi.catalog.models import Product
from tests.kinds.test_catalogue import MAKERS

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("kind", list(KINDS), ids=lambda kind: kind.slug)
def test_the_detail_is_named_as_in_the_back_office(admin_client, kind):
    product = MAKERS[kind.slug]()
    page = admin_client.get(f"/admin/catalog/product/{product.pk}/change/").content.decode()
    for field in (*kind.form, *(field for lines in kind.lines for field in lines.fields)):
        assert str(field.label) in page
    assert f"{kind.model._meta.verbose_name}".capitalize() not in page


def test_lists_and_forms_do_so_without_names_of_their_own(admin_client):
    assert Product._meta.get_field("slug").verbose_name == "slug"
    page = admin_client.get("/admin/catalog/category/add/").content.decode()
    assert "Alamat" in page


def test_import_and_export_do_so_too(admin_client):
    page = admin_client.get("/admin/catalog/category/").content.decode()
    assert ("Impor" in page, "Ekspor" in page, ">Import<" in page) == (True, True, False)
