"""The form of a certification: the issuer's fields appear on its page."""

import pytest

from duxi.offerings.kinds.certification import CertificationDetail
from tests.factories import CertificationFactory

pytestmark = pytest.mark.django_db

PATH = "/catalog-products"


def test_the_form_offers_the_licence_of_the_issuer_and_does_not_ask_for_it(staff_as, dewi):
    forms = staff_as(dewi).get("/product-forms").results["rows"]
    fields = next(form for form in forms if form["kind"] == "certification")["fields"]
    field = next(one for one in fields if one["name"] == "issuer_licence")
    assert (field["label"], field["is_required"]) == ("Nomor lisensi penerbit", False)


def test_what_staff_enter_stands_on_the_page(staff_as, as_, dewi):
    product = CertificationFactory().product
    office = staff_as(dewi)
    shown = office.get(f"{PATH}/{product.pk}").results
    values = shown["values"] | {"issuer_licence": "BNSP-LSP-9001-ID"}
    answer = office.put(
        f"{PATH}/{product.pk}",
        json_body={"kind": "certification", "values": values, "version": shown["version"]},
    )
    assert answer.status == 200, answer.message
    assert CertificationDetail.objects.get(product=product).issuer_licence == "BNSP-LSP-9001-ID"
    page = as_().get(f"/public/certifications/{product.slug}").results
    assert page["issuer_licence"] == "BNSP-LSP-9001-ID"
