"""Drafts of every kind: their details may follow later, all of them; nothing incomplete is shown."""

import pytest

from duxi.catalog.kinds import KINDS
from duxi.catalog.models import Product
from duxi.config.routes import backoffice
from tests.contract.written import document_of

pytestmark = pytest.mark.django_db

PATH = "/catalog-products"
TITLE = "Baru dipikirkan"
VALUES = {"title": TITLE, "price": 250_000}


@pytest.fixture
def office(staff_as, dewi):
    return staff_as(dewi)


def blank_values(office):
    """The values of each kind's empty form."""
    forms = office.get("/product-forms").results["rows"]
    return {form["kind"]: {field["name"]: field["blank"] for field in form["fields"]} for form in forms}


def test_a_draft_needs_a_title_and_a_price_alone(office):
    blank = blank_values(office)
    for number, kind in enumerate(KINDS, start=1):
        values = blank[kind.slug] | VALUES
        answer = office.post(PATH, json_body={"kind": kind.slug, "values": values})
        assert answer.status == 200, (kind.slug, answer.body)
        draft = office.get(f"{PATH}/{answer.results['id']}").results
        assert (draft["kind"], draft["status"], draft["values"]["title"]) == (kind.slug, "draft", TITLE)
        assert office.get(PATH).results["total"] == number, kind.slug


def test_lists_and_pages_show_drafts_without_details(office):
    for kind in KINDS:
        office.post(PATH, json_body={"kind": kind.slug, "values": VALUES})
    calls = document_of(backoffice)["paths"]
    lists = [path for path, methods in calls.items() if "get" in methods and "{" not in path]
    statuses = {path: office.get(path.removeprefix("/api/backoffice/v1")).status for path in lists}
    assert {path: status for path, status in statuses.items() if status >= 500} == {}
    assert statuses["/api/backoffice/v1/classes"] == 200
    draft = Product.objects.get(kind="oti")
    assert office.get(f"/classes/{draft.pk}").results["mode"] == ""


def test_what_it_lacks_leads_to_its_details_and_neither_shop_nor_preview_shows_it(office):
    draft = office.post(PATH, json_body={"kind": "workshop", "values": VALUES}).results
    assert [part["field"] for part in draft["missing"]] == [
        "duration_hours",
        "starts_at",
        "ends_at",
        "mode",
        "location",
    ]
    assert draft["missing"][0]["text"] == "rincian Workshop"
    assert office.post(f"{PATH}/{draft['id']}/publish", json_body={}).status == 422
    preview = office.post(f"{PATH}/{draft['id']}/preview")
    assert (preview.status, preview.message) == (
        422,
        "Isi dahulu rincian produk ini; halamannya belum dapat ditampilkan.",
    )
    copy = office.post(f"{PATH}/{draft['id']}/copy", json_body={})
    assert (copy.status, Product.objects.filter(is_published=False).count()) == (200, 2)


def test_details_that_were_begun_are_asked_for_whole(office):
    values = VALUES | {"outcome": "Sebuah rencana"}
    answer = office.post(PATH, json_body={"kind": "workshop", "values": values})
    assert (answer.status, list(answer.errors)) == (422, ["duration_hours"])
    assert not Product.objects.exists()


def test_details_that_are_there_cannot_be_emptied(office):
    values = VALUES | {"outcome": "Sebuah rencana", "duration_hours": 3}
    draft = office.post(PATH, json_body={"kind": "workshop", "values": values}).results
    body = {"version": draft["version"], "values": VALUES}
    answer = office.put(f"{PATH}/{draft['id']}", json_body=body)
    assert (answer.status, set(answer.errors)) == (422, {"outcome", "duration_hours"})
    assert office.get(f"{PATH}/{draft['id']}").results["values"]["outcome"] == "Sebuah rencana"
