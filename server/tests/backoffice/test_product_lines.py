"""Lines of a product keep their places."""

import pytest
from django.db.models import F

from duxi.catalog.models import ProductPart
from tests.factories import BundleFactory, OtherFactory

pytestmark = pytest.mark.django_db

PATH = "/catalog-products"


def test_lines_that_stay_in_order_keep_their_places(staff_as, dewi):
    one, two = OtherFactory().product, OtherFactory().product
    whole = BundleFactory(items={one: 1, two: 1}).product
    ProductPart.objects.filter(whole=whole).update(position=F("position") + 3)
    office, path = staff_as(dewi), f"{PATH}/{whole.pk}"
    read = office.get(path).results
    body = {
        "version": read["version"],
        "values": read["values"] | {"summary": "Baru"},
        "lines": read["lines"],
    }
    saved = office.put(path, json_body=body).results
    places = ProductPart.objects.filter(whole=whole).order_by("position")
    assert list(places.values_list("position", "product")) == [(3, one.pk), (4, two.pk)]
    turned = list(reversed(saved["lines"]["parts"]))
    body = body | {"version": saved["version"], "lines": saved["lines"] | {"parts": turned}}
    assert office.put(path, json_body=body).status == 200
    assert list(places.values_list("position", "product")) == [(0, two.pk), (1, one.pk)]
