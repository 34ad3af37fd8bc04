"""Quotations: priced with a number, printed, answered once and in time."""

import json
from datetime import timedelta
from io import BytesIO
from uuid import UUID

import pytest
from pypdf import PdfReader

from duxi.core.clock import at, now
from duxi.corporate.actions.quotations import request_quotation
from duxi.corporate.models import Member, Quotation
from tests.shop import training

pytestmark = pytest.mark.django_db


@pytest.fixture
def product():
    return training(title="Kelas SQL", price=1_000_000)


def ask(as_, person, product, seats=12, **more):
    lines = json.dumps([{"item_id": product.pk, "seats": seats}])
    return as_(person).post("/corporate/quotations", {"lines": lines, "note": "Akhir pekan"} | more)


def test_a_quotation_has_a_number_a_price_and_a_document(as_, citra, company, product):
    answer = ask(as_, citra, product)
    found = answer.results
    number = f"PNW/{now():%Y/%m}/0001"
    assert (answer.message, found["number"]) == (f"Penawaran {number} sudah siap.", number)
    assert (found["subtotal"], found["discount"], found["total"]) == (12_000_000, 600_000, 11_400_000)
    document = as_().with_headers()._send("GET", found["pdf"].removeprefix("/api/v1")).response
    assert document["Content-Type"] == "application/pdf"
    text = PdfReader(BytesIO(document.content)).pages[0].extract_text()
    for words in (number, company.name, "Kelas SQL", "11.400.000", "empat ratus ribu rupiah.", "Akhir pekan"):
        assert words in text
    assert as_().get(f"/corporate/quotations/{found['uuid']}.pdf").status == 404


def test_numbers_have_no_holes(as_, citra, company, product):
    assert [ask(as_, citra, product).results["number"][-4:] for _n in range(3)] == ["0001", "0002", "0003"]


def test_it_is_answered_once_and_in_time(as_, citra, company, product):
    first, second = (ask(as_, citra, product).results["uuid"] for _n in range(2))
    answer = as_(citra).post(f"/corporate/quotations/{first}/answer", {"accept": "yes"})
    assert answer.results["status_label"] == "Disetujui"
    again = as_(citra).post(f"/corporate/quotations/{first}/answer", {"accept": "no"})
    assert again.message == "Penawaran ini sudah dijawab atau masa berlakunya habis. Minta penawaran baru."
    with at(now() + timedelta(days=15)):
        late = as_(citra).post(f"/corporate/quotations/{second}/answer", {"accept": "yes"})
    assert late.status == 409
    assert sorted(Quotation.objects.values_list("status", flat=True)) == ["accepted", "sent"]


def test_what_waits_for_an_answer_comes_first(as_, citra, company, product):
    for days in (20, 3, 2, 1):
        with at(now() - timedelta(days=days)):
            made = ask(as_, citra, product).results["uuid"]
            if days == 1:
                as_(citra).post(f"/corporate/quotations/{made}/answer", {"accept": "yes"})

    def ages(**params):
        rows = as_(citra).get("/corporate/quotations", **params).results["rows"]
        moments = Quotation.objects.in_bulk([row["uuid"] for row in rows], field_name="uuid")
        return [round((now() - moments[UUID(row["uuid"])].created_at) / timedelta(days=1)) for row in rows]

    assert ages() == [2, 3, 1, 20]
    assert [*ages(rows=3), *ages(rows=3, page=2)] == [2, 3, 1, 20]
    assert ages(sort="date|desc") == [1, 2, 3, 20]


def test_others_see_nothing_of_it(as_, ani, budi, citra, join, company, product):
    uuid = ask(as_, citra, product).results["uuid"]
    join(ani)
    for person in (ani, budi):
        assert as_(person).get("/corporate/quotations").results == {"rows": [], "total": 0}
        assert as_(person).post(f"/corporate/quotations/{uuid}/answer", {"accept": "yes"}).status == 404
    assert ask(as_, ani, product).status == 403
    assert ask(as_, budi, product).status == 404
    assert Quotation.objects.count() == 1


def test_what_is_not_sold_is_not_quoted(as_, citra, company):
    gone = training(is_published=False)
    assert ask(as_, citra, gone).errors == {"lines": ["Pilih produk yang masih dijual."]}
    assert not Quotation.objects.exists()


def test_prices_stay_as_they_were(as_, citra, company, product):
    manager = Member.objects.select_related("company", "user").get(user=citra)
    request_quotation(manager=manager, seats={product.pk: 1}, campaign=None, note="")
    type(product).objects.update(price=9_000_000)
    row = as_(citra).get("/corporate/quotations").results["rows"][0]
    assert (row["total"], row["lines"][0]["price"]) == (1_000_000, 1_000_000)
