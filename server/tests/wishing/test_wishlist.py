"""The wishlist: its codes and messages, mixed cards in three queries, and isolation between users."""

import json

import pytest

from duxi.catalog.kinds import KINDS
from duxi.catalog.models import Product
from duxi.commerce.models import WishlistItem
from duxi.commerce.shop.actions import wishlist
from duxi.reference.models import RoleInstansi
from tests.caller import bearer_of
from tests.factories import AssessmentFactory, InstansiFactory, WebinarFactory
from tests.kinds.test_catalogue import EVERY_KIND, MAKERS
from tests.races import each_at_once
from tests.shop import assessment, training

pytestmark = pytest.mark.django_db

ADDED = "Item ditambahkan ke Wishlist"
REMOVED = "Item dihapus dari Wishlist"
CODES = {
    1: "ASM",
    2: "TRN",
    3: "CRT",
    4: "WBN",
    5: "WSP",
    6: "WSP_SUBSCR",
    7: "DLS",
    8: "CRT_IX",
    9: "Others",
    11: "OTI",
    13: "PACKAGE",
}


def add(as_, person, code, product, **more):
    return as_(person).post("/wishlist", {"product": code, "item_id": product.pk} | more)


def remove(as_, person, ids):
    return as_(person).post("/wishlist/unwishlists", {"wishlist_id": ids})


def wished(person, product):
    return WishlistItem.objects.create(owner=person, product=product)


@EVERY_KIND
def test_every_kind_is_wished_for_by_its_code(as_, ani, kind):
    product = MAKERS[kind.slug]().product
    added = add(as_, ani, CODES[kind.id], product)
    assert (added.status, added.message) == (200, ADDED)
    listed = as_(ani).get("/wishlist").results
    row = listed["rows"][0]
    assert (listed["total"], row["wishlist_id"]) == (1, added.results["wishlist_id"])
    assert (row["product"], row["item_id"], row["available"]) == (CODES[kind.id], product.pk, True)
    assert (row["rolin_instansi_id"], row["instansi_name"]) == (None, None)
    assert row["card"] == as_().get(f"/public/{kind.path}").results["rows"][0]
    wrong = next(code for code in CODES.values() if code != CODES[kind.id])
    refused = add(as_, ani, wrong, product)
    assert (refused.status, refused.message) == (404, "Data tidak ditemukan.")


def test_a_webinar_of_another_site_has_its_own_code(as_, ani):
    outside = WebinarFactory(external_url="https://webinar.contoh.example/daftar").product
    inside = WebinarFactory().product
    assert add(as_, ani, "WBN_JOINX", outside).status == 200
    assert add(as_, ani, "WBN_JOINX", inside).status == 404
    rows = as_(ani).get("/wishlist").results["rows"]
    assert [(row["product"], row["card"]["is_external"]) for row in rows] == [("WBN_JOINX", True)]


def test_adding_again_changes_nothing(as_, ani):
    product = training()
    first, again = (add(as_, ani, "TRN", product) for _time in range(2))
    assert (again.status, again.message, again.results) == (200, ADDED, first.results)
    assert WishlistItem.objects.count() == 1


def test_an_assessment_is_wished_for_by_an_agency(as_, ani):
    detail = AssessmentFactory()
    role = detail.blueprint.job_role
    own = RoleInstansi.objects.create(instansi=InstansiFactory(name="Dinas Satu"), job_role=role)
    other = RoleInstansi.objects.create(
        instansi=InstansiFactory(), job_role=AssessmentFactory().blueprint.job_role
    )
    refused = add(as_, ani, "ASM", detail.product, rolin_instansi_id=other.pk)
    assert refused.errors == {
        "rolin_instansi_id": ["Instansi ini tidak memiliki job role dari asesmen yang dipilih."]
    }
    assert not WishlistItem.objects.exists()
    assert add(as_, ani, "ASM", detail.product, rolin_instansi_id=own.pk).status == 200
    assert add(as_, ani, "ASM", detail.product).status == 200
    row = as_(ani).get("/wishlist").results["rows"][0]
    assert (row["rolin_instansi_id"], row["instansi_name"]) == (own.pk, "Dinas Satu")


@pytest.mark.parametrize(
    ("changes", "errors"),
    [
        ({"product": "XYZ"}, {"product": ["Pilihan tidak dikenal."]}),
        ({"product": "trn"}, {"product": ["Pilihan tidak dikenal."]}),
        ({"item_id": "satu"}, {"item_id": ["Harus berupa bilangan bulat."]}),
        ({"item_id": ""}, {"item_id": ["Harus berupa bilangan bulat."]}),
    ],
)
def test_forms_that_do_not_fit(as_, ani, changes, errors):
    form = {"product": "TRN", "item_id": training().pk} | changes
    refused = as_(ani).post("/wishlist", form)
    assert (refused.status, refused.errors) == (422, errors)
    assert not WishlistItem.objects.exists()


def test_removing_by_a_repeated_field(as_, ani):
    items = [wished(ani, training()) for _n in range(3)]
    assert remove(as_, ani, [item.pk for item in items[:2]]).status == 200
    assert list(WishlistItem.objects.values_list("pk", flat=True)) == [items[2].pk]


def test_removing_by_number_and_by_list(as_, ani, budi):
    items = [wished(ani, training()) for _n in range(3)]
    foreign = wished(budi, training())
    gone = remove(as_, ani, str(items[0].pk))
    assert (gone.status, gone.message) == (200, REMOVED)
    assert remove(as_, ani, json.dumps([item.pk for item in (*items[1:], foreign)])).status == 200
    assert list(WishlistItem.objects.values_list("pk", flat=True)) == [foreign.pk]
    for ids in (items[0].pk, foreign.pk, json.dumps([foreign.pk])):
        refused = remove(as_, ani, ids)
        assert (refused.status, refused.message) == (404, "Data tidak ditemukan.")
    assert WishlistItem.objects.count() == 1


@pytest.mark.parametrize("ids", ["", "satu", "[]", "[1.5]", "[-1]", "{}", "[" * 3000, json.dumps([1] * 101)])
def test_malformed_lists_are_named(as_, ani, ids):
    refused = remove(as_, ani, ids)
    assert (refused.status, set(refused.errors)) == (422, {"wishlist_id"})


def test_the_newest_stands_first_and_twelve_make_a_page(as_, ani, budi):
    items = [wished(ani, training(title=f"Kelas {n:02}")) for n in range(13)]
    wished(budi, training())
    page = as_(ani).get("/wishlist").results
    assert page["total"] == 13
    assert [row["wishlist_id"] for row in page["rows"]] == [item.pk for item in reversed(items)][:12]
    by_title = as_(ani).get("/wishlist", sort="title|asc", rows=2).results["rows"]
    assert [row["card"]["title"] for row in by_title] == ["Kelas 00", "Kelas 01"]
    wanted = items[4].product_id
    found = as_(ani).get("/wishlist", filterRules=f'[{{"field":"item_id","value":{wanted}}}]').results
    assert [row["item_id"] for row in found["rows"]] == [wanted]
    assert as_(ani).get("/wishlist", sort="owner").status == 422
    assert as_(ani).get("/wishlist/ids").results == {
        "item_ids": [item.product_id for item in reversed(items)]
    }


def test_mixed_cards_cost_three_queries(as_, ani, django_assert_max_num_queries):
    for kind in KINDS:
        wished(ani, MAKERS[kind.slug]().product)
    browser = as_().with_headers(**bearer_of(ani))
    with django_assert_max_num_queries(1 + 3):
        page = browser.get("/wishlist").results
    assert (page["total"], len(page["rows"])) == (len(KINDS), len(KINDS))
    with django_assert_max_num_queries(1 + 1):
        assert len(browser.get("/wishlist/ids").results["item_ids"]) == len(KINDS)


def test_what_cannot_be_had_stays_and_says_so(as_, ani):
    hidden, full = training(), assessment(quota=1, sold=1)
    wished(ani, hidden)
    wished(ani, full)
    Product.objects.filter(pk=hidden.pk).update(is_published=False)
    rows = as_(ani).get("/wishlist").results["rows"]
    assert [(row["item_id"], row["available"]) for row in rows] == [(full.pk, False), (hidden.pk, False)]
    assert add(as_, ani, "TRN", hidden).status == 404


def test_a_wishlist_is_not_endless(as_, ani, monkeypatch):
    monkeypatch.setattr(wishlist, "MOST", 2)
    products = [training() for _n in range(3)]
    assert [add(as_, ani, "TRN", product).status for product in products] == [200, 200, 409]
    assert add(as_, ani, "TRN", products[0]).status == 200
    refused = add(as_, ani, "TRN", products[2])
    assert refused.message == "Wishlist Anda sudah penuh. Hapus beberapa item lebih dahulu."
    assert WishlistItem.objects.count() == 2


@pytest.mark.django_db(transaction=True)
def test_hearts_clicked_in_many_tabs_are_one_wish(as_, ani):
    product = training()
    callers = [as_(ani) for _ in range(5)]
    form = {"product": "TRN", "item_id": product.pk}
    answers = each_at_once(lambda caller: caller.post("/wishlist", form), callers)
    assert [answer.status for answer in answers] == [200] * 5
    assert len({answer.results["wishlist_id"] for answer in answers}) == 1
    assert WishlistItem.objects.count() == 1
