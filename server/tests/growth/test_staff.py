"""Points, affiliates, companies and the forum in the back office: who may what; refusals change nothing."""

from datetime import date, timedelta
from uuid import uuid4

import pytest

from duxi.commerce.invoicing import tax_numbers
from duxi.commerce.refunds import account_numbers
from duxi.community.models import Discussion, Reply
from duxi.core.clock import now
from duxi.corporate.models import Campaign, Company
from duxi.growth.models import (
    Affiliate,
    AffiliateRule,
    CommissionEntry,
    PayoutBatch,
    PointAccount,
    PointEntry,
    PointRule,
)
from duxi.notices.models import Notification
from tests.growth.made import give, goods

pytestmark = pytest.mark.django_db


@pytest.fixture
def staff(staff_as, dewi):
    return staff_as(dewi)


@pytest.fixture
def finance(staff_as, fina):
    return staff_as(fina)


@pytest.fixture
def affiliate(budi):
    return Affiliate.objects.create(
        user=budi,
        holder_type="individual",
        name="Budi Kurniadi",
        encrypted_id_number=tax_numbers.encrypt_number("3273010203900001"),
        bank="014",
        encrypted_account=account_numbers.encrypt_number("1234567890"),
        account_holder="Budi Kurniadi",
        submitted_at=now(),
    )


def rule_body(day, **more):
    return {"cause": "best_answer", "valid_from": day.isoformat(), "points": 30} | more


def test_rules_that_have_begun_stay(staff):
    today = now().date()
    begun = staff.post("/point-rules", json_body=rule_body(today)).results
    later = staff.post("/point-rules", json_body=rule_body(today + timedelta(days=3))).results
    change = rule_body(today, points=99, version=1)
    refused = staff.put(f"/point-rules/{begun['id']}", json_body=change)
    sentence = "Aturan ini sudah berlaku sehingga tidak dapat diubah. Buat aturan baru dengan tanggal lain."
    assert (refused.status, refused.message) == (409, sentence)
    assert staff.delete(f"/point-rules/{begun['id']}").message == sentence
    assert PointRule.objects.get(pk=begun["id"]).points == 30
    assert staff.delete(f"/point-rules/{later['id']}").status == 200


def test_a_commission_rule_is_for_a_kind_of_product_or_for_all(staff):
    body = {"valid_from": (now().date() + timedelta(days=3)).isoformat(), "percent": 12}
    refused = staff.post("/affiliate-rules", json_body=body | {"kind": "buku"})
    assert (refused.status, list(refused.errors)) == (422, ["kind"])
    assert not AffiliateRule.objects.exists()
    for kind in ("elearning", ""):
        assert staff.post("/affiliate-rules", json_body=body | {"kind": kind}).status == 200


def test_a_correction_counts_once_and_never_overdraws(staff, finance, ani):
    give(ani, 100)
    path = f"/point-accounts/{PointAccount.objects.get().pk}/correct"
    body = {"points": -40, "reason": "Salah hitung", "request_uuid": str(uuid4())}
    assert staff.post(path, json_body=body).message == "Koreksi dicatat."
    assert staff.post(path, json_body=body).message == "Koreksi dicatat."
    assert finance.post(path, json_body=body).status == 403
    refused = staff.post(path, json_body=body | {"points": -61, "request_uuid": str(uuid4())})
    assert (refused.status, refused.message) == (409, "Poin Anda belum cukup. Kurang 1 poin lagi.")
    assert PointAccount.objects.get().balance == 60
    found = staff.get("/points-liability").results
    assert (found["open"], found["accounts"], found["months"][-1]["corrected"]) == (60, 1, -40)
    assert sum(one["points"] for one in found["expiries"]) == 60
    (entry,) = staff.get(path.replace("/correct", "/history")).results["rows"]
    assert {one["field"]: one["after"] for one in entry["changes"]}["amount"] == "-40"


def test_stock_is_never_set_below_what_is_gone(staff):
    reward = goods(stock=3, redeemed=2)
    body = {"title": "Kaus Duxi", "kind": "goods", "cost": 100, "stock": 1, "version": 1}
    refused = staff.put(f"/rewards/{reward.pk}", json_body=body)
    assert refused.status == 422
    assert "Stok tidak boleh kurang dari yang sudah ditukar." in str(refused.errors)
    reward.refresh_from_db()
    assert reward.stock == 3


def test_affiliates_are_reviewed_with_a_reason(staff, finance, affiliate):
    path = f"/affiliates/{affiliate.pk}"
    shown = staff.get(path).results
    assert (shown["id_number"], shown["account"]) == ("************0001", "******7890")
    assert shown["bank"] == "BCA"
    assert finance.post(f"{path}/approve").status == 403
    assert "note" in staff.post(f"{path}/send-back", json_body={"note": ""}).errors
    assert staff.post(f"{path}/approve").message == "Afiliator aktif dengan kode BUDIKURNIADI."
    again = staff.post(f"{path}/approve")
    assert (again.status, again.message) == (409, "Pendaftaran ini sudah diproses.")
    assert staff.post(f"{path}/suspend", json_body={"note": "Melanggar syarat"}).status == 200
    affiliate.refresh_from_db()
    assert (affiliate.status, affiliate.review_note) == ("suspended", "Melanggar syarat")


def test_finance_alone_pays_out(staff, finance, affiliate):
    AffiliateRule.objects.create(valid_from=date(2025, 1, 1), percent=10)
    nothing = finance.post("/payout-batches/gather")
    assert (nothing.status, nothing.message) == (409, "Belum ada komisi yang dapat dibayarkan.")
    assert not PayoutBatch.objects.exists()
    Affiliate.objects.update(status="active")
    CommissionEntry.objects.create(
        affiliate=affiliate, kind="earn", amount=60_000, reference="line:1", available_at=now(), at=now()
    )
    assert staff.post("/payout-batches/gather").status == 403
    assert finance.post("/payout-batches/gather").status == 200
    batch = finance.get("/payout-batches").results["rows"][0]
    assert (batch["people"], batch["gross"], batch["status"]) == (1, 60_000, "open")
    row = finance.get("/payouts").results["rows"][0]
    assert (row["bank"], row["account"], row["net"]) == ("BCA", "******7890", 60_000)
    entries = finance.get("/commission-entries").results["rows"]
    assert [entry["subject"] for entry in entries] == [batch["number"], "line:1"]
    export = finance.post("/exports", json_body={"kind": "payout-batch", "params": {"batch_id": batch["id"]}})
    assert export.status == 200
    path = f"/payout-batches/{batch['id']}"
    assert finance.post(f"{path}/paid", json_body={"proof": "BCA 1"}).status == 200
    assert finance.post(f"{path}/cancel").message == "Pembayaran ini sudah selesai diproses."
    assert PayoutBatch.objects.get().proof == "BCA 1"


def test_moderators_remove_and_restore(staff, as_, ani, budi):
    made = Discussion.objects.create(
        author=ani, title="Iklan", body="Beli!", html="<p>Beli!</p>", created_at=now(), last_activity_at=now()
    )
    reply = Reply.objects.create(
        discussion=made, author=budi, body="Setuju", html="<p>Setuju</p>", created_at=now()
    )
    Discussion.objects.update(reply_count=1)
    as_(budi).post(f"/forum/discussions/{made.uuid}/report", {"reason": "spam"})
    queue = staff.get("/forum-reports").results["rows"]
    assert [(row["text"], row["reporter_name"], row["is_open"]) for row in queue] == [("Beli!", "Budi", True)]
    path = f"/forum-reports/{queue[0]['id']}/remove"
    assert "reason" in staff.post(path, json_body={"reason": ""}).errors
    assert staff.post(path, json_body={"reason": "Iklan terselubung"}).status == 200
    shown = as_(budi).get(f"/forum/discussions/{made.uuid}").results
    assert (shown["is_deleted"], shown["html"], shown["excerpt"]) == (True, "", "")
    assert Notification.objects.filter(user=ani).count() == 1
    assert staff.post(f"/discussions/{made.pk}/restore").message == "Tulisan dipulihkan."
    assert as_(budi).get(f"/forum/discussions/{made.uuid}").results["html"] == "<p>Beli!</p>"
    gone = f"/forum-replies/{reply.pk}"
    assert staff.post(f"{gone}/remove", json_body={"reason": "Di luar topik"}).status == 200
    assert as_(ani).get(f"/forum/discussions/{made.uuid}").results["replies"] == []
    assert staff.post(f"{gone}/restore").status == 200
    assert as_(ani).get(f"/forum/discussions/{made.uuid}").results["reply_count"] == 1
    assert staff.post(f"{gone}/restore").status == 409


def test_companies_are_reviewed_and_analysed(staff, citra):
    company = Company.objects.create(
        name="PT Satu", address="Jakarta", phone="021", applied_by=citra, created_at=now()
    )
    path = f"/companies/{company.pk}"
    opening = {"title": "TNA tim", "job_role_id": 1, "closes_at": (now() + timedelta(days=3)).isoformat()}
    early = staff.post(f"{path}/open-campaign", json_body=opening)
    assert (early.status, early.message) == (409, "Perusahaan ini belum aktif.")
    assert "note" in staff.post(f"{path}/refuse", json_body={"note": ""}).errors
    assert staff.post(f"{path}/approve", json_body={}).message == "Perusahaan disetujui."
    empty = staff.post(f"{path}/open-campaign", json_body=opening)
    assert empty.errors == {"participants": ["Pilih anggota dan peran yang memiliki unit kompetensi."]}
    assert not Campaign.objects.exists()
    assert staff.get("/companies").results["rows"][0]["status"] == "active"


def test_lists_take_few_queries(staff, django_assert_max_num_queries):
    assert PointEntry.objects.count() == 0
    for name in ("forum-reports", "discussions", "affiliates", "commissions", "companies", "rewards"):
        with django_assert_max_num_queries(10):
            assert staff.get(f"/{name}").results["rows"] == []
