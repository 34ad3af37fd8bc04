"""Voucher batches: their rules and codes, the report of their use, and who changed them."""

import json

import pytest

from duxi.commerce.models import OrderVoucher, Voucher, VoucherBatch
from tests.backoffice.order_rows import day, paid, pending
from tests.shop import assessment

NEW = {
    "label": "Hemat Maret",
    "effect": "percent",
    "value": 10,
    "max_uses": 1,
    "count": 3,
    "prefix": "mrt-",
    "valid_from": "2026-03-01T00:00:00+07:00",
    "valid_until": "2099-04-01T00:00:00+07:00",
}


def made(staff_as, user, **changes):
    return staff_as(user).post("/voucher-batches", json_body=NEW | changes)


def test_a_batch_with_random_codes(staff_as, fina):
    exam = assessment(title="Asesmen Data")
    answer = made(staff_as, fina, product_ids=[exam.pk], kinds=["training"])
    assert (answer.status, answer.message) == (200, "Perubahan berhasil disimpan.")
    batch = answer.results
    assert (batch["state"], batch["code_count"], batch["used"], batch["created_by"]) == (
        "running",
        3,
        0,
        "Fina",
    )
    assert batch["products"] == [{"id": exam.pk, "title": "Asesmen Data"}]
    codes = list(Voucher.objects.order_by("pk").values_list("code", "limit"))
    assert len({code for code, _limit in codes}) == 3
    assert all(code.startswith("MRT-") and len(code) == 12 and limit == 1 for code, limit in codes)


def test_five_thousand_codes_are_one_insert(signed_in, fina, django_assert_max_num_queries):
    caller = signed_in(fina)
    with django_assert_max_num_queries(25) as asked:
        assert caller.post("/voucher-batches", json_body=NEW | {"count": 5000}).status == 200
    inserts = [one for one in asked if 'INSERT INTO "commerce_voucher" ' in one["sql"]]
    assert len(inserts) == 1
    assert Voucher.objects.count() == 5000


@pytest.mark.parametrize(
    ("changes", "field", "sentence"),
    [
        ({"value": 101}, "value", "Persen harus antara 1 dan 100."),
        ({"effect": "fixed", "value": 0}, "value", "Potongan harus lebih dari nol."),
        (
            {"valid_until": "2026-02-01T00:00:00+07:00"},
            "valid_until",
            "Akhir masa berlaku harus setelah awalnya.",
        ),
        ({"kinds": ["nothing"]}, "kinds", "Jenis produk tidak dikenal."),
        ({"product_ids": [999_999]}, "product_ids", "Produk tidak ditemukan."),
    ],
)
def test_wrong_rules_are_named_beside_their_field(staff_as, fina, changes, field, sentence):
    answer = made(staff_as, fina, **changes)
    assert (answer.status, answer.errors) == (422, {field: [sentence]})
    assert not VoucherBatch.objects.exists()


def test_a_typed_code_is_unique_over_all_batches(staff_as, fina):
    assert made(staff_as, fina, count=None, prefix="", code="hemat").status == 200
    answer = made(staff_as, fina, label="Lain", count=None, prefix="", code="Hemat")
    assert (answer.status, answer.errors) == (
        422,
        {"code": ["Kode ini sudah dipakai oleh program voucher lain."]},
    )
    assert [batch.label for batch in VoucherBatch.objects.all()] == ["Hemat Maret"]


@pytest.mark.parametrize(
    "changes", [{"count": 0}, {"count": 5001}, {"code": "AB"}, {"code": "ABCD"}, {"count": None}]
)
def test_codes_are_typed_or_counted(staff_as, fina, changes):
    assert made(staff_as, fina, **changes).status == 422
    assert not VoucherBatch.objects.exists()


def change(batch, **changes):
    kept = {name: batch[name] for name in ("label", "effect", "value", "max_uses", "version")}
    return kept | changes


def test_a_change_is_kept_with_its_author_and_both_values(staff_as, fina, dewi):
    batch = made(staff_as, fina).results
    exam = assessment(title="Asesmen Data")
    path = f"/voucher-batches/{batch['id']}"
    body = change(batch, value=25, max_uses=4, product_ids=[exam.pk], valid_from=NEW["valid_from"])
    answer = staff_as(dewi).put(path, json_body=body | {"valid_until": NEW["valid_until"]})
    assert (answer.status, answer.results["version"]) == (200, 2)
    assert set(Voucher.objects.values_list("limit", flat=True)) == {4}
    newest, first = staff_as(fina).get(f"{path}/history").results
    assert (newest["made_by"], first["made_by"]) == ("Dewi", "Fina")
    assert (first["is_creation"], first["codes_added"]) == (True, 3)
    assert newest["changes"] == [
        {"field": "value", "before": 10, "after": 25},
        {"field": "max_uses", "before": 1, "after": 4},
        {"field": "products", "before": [], "after": ["Asesmen Data"]},
    ]
    stale = staff_as(fina).put(path, json_body=body)
    assert (stale.status, stale.message) == (
        409,
        "Data ini sudah diubah oleh orang lain. Muat ulang lalu coba lagi.",
    )


def test_the_limit_never_falls_below_what_was_used(staff_as, fina):
    batch = made(staff_as, fina, max_uses=5).results
    Voucher.objects.filter(batch=batch["id"]).update(used=3)
    answer = staff_as(fina).put(f"/voucher-batches/{batch['id']}", json_body=change(batch, max_uses=2))
    sentence = "Sudah ada kode yang dipakai 3 kali, jadi batasnya minimal 3."
    assert (answer.status, answer.errors) == (422, {"max_uses": [sentence]})
    assert VoucherBatch.objects.get().max_uses == 5


def test_more_codes(staff_as, fina):
    batch = made(staff_as, fina).results
    answer = staff_as(fina).post(f"/voucher-batches/{batch['id']}/codes", json_body={"count": 7})
    assert (answer.message, answer.results["code_count"]) == ("7 kode dibuat.", 10)
    codes = staff_as(fina).get(f"/voucher-batches/{batch['id']}/codes", rows=4).results
    assert (len(codes["rows"]), codes["total"]) == (4, 10)


def test_the_report_of_their_use(staff_as, fina, ani, budi):
    batch = made(staff_as, fina, max_uses=None, count=None, prefix="", code="HEMAT").results
    voucher = Voucher.objects.get()
    exam = assessment(price=500_000)
    discounted = {"subtotal": 500_000, "discount": 50_000, "total": 450_000}
    orders = [
        paid("DX-1", ani, [exam], day(1), **discounted),
        paid("DX-2", ani, [exam], day(3), **discounted),
        paid("DX-3", budi, [exam], day(3), **discounted),
        pending("DX-4", budi, [exam], day(4), **discounted),
    ]
    for order in orders:
        OrderVoucher.objects.create(order=order, voucher=voucher, code="HEMAT", amount=50_000)
    Voucher.objects.update(used=5)
    report = staff_as(fina).get(f"/voucher-batches/{batch['id']}/report").results
    figures = {
        name: report[name]
        for name in ("issued", "codes_used", "used", "pending", "held", "amount", "turnover")
    }
    assert figures == {
        "issued": 1,
        "codes_used": 1,
        "used": 3,
        "pending": 1,
        "held": 1,
        "amount": 150_000,
        "turnover": 1_350_000,
    }
    assert report["by_day"] == [
        {"date": "2026-03-01", "orders": 1, "amount": 50_000},
        {"date": "2026-03-02", "orders": 0, "amount": 0},
        {"date": "2026-03-03", "orders": 2, "amount": 100_000},
    ]
    assert [(one["email"], one["uses"], one["amount"]) for one in report["top_users"]] == [
        ("ani@contoh.example", 2, 100_000),
        ("budi@contoh.example", 1, 50_000),
    ]


def test_a_batch_goes_only_while_nothing_of_it_was_used(staff_as, fina):
    batch = made(staff_as, fina).results
    Voucher.objects.filter(pk=Voucher.objects.first().pk).update(used=1)
    refused = staff_as(fina).delete(f"/voucher-batches/{batch['id']}")
    assert (refused.status, refused.message) == (
        409,
        "Program voucher ini sudah dipakai. Nonaktifkan saja bila tidak berlaku lagi.",
    )
    Voucher.objects.update(used=0)
    assert staff_as(fina).delete(f"/voucher-batches/{batch['id']}").status == 200
    assert not Voucher.objects.exists()


def test_the_list_finds_by_name_and_by_code(staff_as, signed_in, fina, django_assert_num_queries):
    made(staff_as, fina, label="Hemat", count=40, prefix="")
    made(staff_as, fina, label="Lain", count=None, prefix="", code="KHUSUS")
    made(staff_as, fina, label="Lama", valid_from=None, valid_until="2026-01-01T00:00:00+07:00")
    caller = signed_in(fina)

    def labels(**wanted):
        rules = [{"field": name, "op": "contains", "value": value} for name, value in wanted.items()]
        return [
            row["label"]
            for row in caller.get("/voucher-batches", filterRules=json.dumps(rules)).results["rows"]
        ]

    assert labels(q="khusus") == ["Lain"]
    assert labels(q="hem") == ["Hemat"]
    assert labels(state="over") == ["Lama"]
    with django_assert_num_queries(2 + 2):
        assert len(labels()) == 3
