"""Staff edit products of every kind in the Django admin, with what is special of the kind."""

import pytest
from import_export.resources import modelresource_factory

from duxi.catalog.kinds import KINDS
from duxi.catalog.models import Product
from duxi.core.admin import LinesResource
from duxi.offerings.kinds.certification import CertificationDetail
from tests.factories import CertificationFactory
from tests.kinds.test_catalogue import MAKERS

pytestmark = pytest.mark.django_db

SENTENCES = ["Rapi, jelas, dan cepat", "Berlaku tiga tahun"]


def sent_back(form):
    """What a browser sends of a form that no one changed."""
    values = {}
    for field in form:
        value = field.field.prepare_value(field.value()) if hasattr(field.field, "prepare_value") else None
        value = field.value() if value is None else value
        widget = field.field.widget
        parts = widget.decompress(value) if hasattr(widget, "decompress") else None
        if parts is not None:
            values |= {f"{field.html_name}_{n}": part for n, part in enumerate(parts) if part is not None}
        elif value is not None and value is not False:
            values[field.html_name] = value
    return values


@pytest.mark.parametrize("kind", list(KINDS), ids=lambda kind: kind.slug)
def test_every_kind_with_its_own_lines(kind, office):
    product = MAKERS[kind.slug]().product
    page = office.get(f"/admin/catalog/product/{product.pk}/change/")
    assert page.status_code == 200
    edited = {formset.opts.model for formset in page.context["inline_admin_formsets"]}
    assert {kind.model, *kind.parts} <= edited


def test_sentences_with_commas_survive_an_edit(office):
    detail = CertificationFactory(product__benefits=SENTENCES, steps=SENTENCES)
    address = f"/admin/catalog/product/{detail.product.pk}/change/"
    page = office.get(address)
    form = sent_back(page.context["adminform"].form)
    for inline in page.context["inline_admin_formsets"]:
        form |= sent_back(inline.formset.management_form)
        for one in inline.formset.initial_forms:
            form |= sent_back(one)
    assert form["benefits"] == "Rapi, jelas, dan cepat\nBerlaku tiga tahun"
    form["benefits"] += "\r\n\r\n Didampingi, selalu \r\n"
    answer = office.post(address, form)
    assert answer.status_code == 302, answer.context["errors"]
    detail.refresh_from_db()
    assert Product.objects.get().benefits == [*SENTENCES, "Didampingi, selalu"]
    assert CertificationDetail.objects.get().steps == SENTENCES


def test_sentences_with_commas_survive_a_workbook():
    CertificationFactory(product__benefits=SENTENCES)
    resource = modelresource_factory(Product, resource_class=LinesResource)()
    table = resource.export()
    assert table["benefits"] == ["\n".join(SENTENCES)]
    Product.objects.update(benefits=[])
    assert not resource.import_data(table).has_errors()
    assert Product.objects.get().benefits == SENTENCES


@pytest.mark.parametrize(
    "page", ["category", "tag", "location", "instructor", "product", "product/import", "product/export"]
)
def test_the_shelves_open(office, page):
    CertificationFactory()
    assert office.get(f"/admin/catalog/{page}/").status_code == 200
