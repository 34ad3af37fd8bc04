"""From an accepted quotation to seats: paid by terms, given to members, used by them alone, reported."""

import json
from datetime import timedelta
from io import BytesIO

import pytest
from django.test import Client
from openpyxl import load_workbook
from pypdf import PdfReader

from duxi.commerce.models import ClassVoucher
from duxi.core.clock import at, now
from duxi.corporate.models import CompanyOrder, CompanySeat, Instalment, Member, Quotation
from duxi.corporate.tasks import send_reports
from duxi.entitlements.actions.status import complete
from duxi.entitlements.models import Entitlement
from duxi.notices.models import Notification
from tests.factories import TrainingFactory
from tests.worker import work

pytestmark = pytest.mark.django_db


@pytest.fixture
def product():
    return TrainingFactory(product__title="Kelas Tim", product__price=1_000_001).product


@pytest.fixture
def quoted(as_, citra, company, product):
    """An accepted quotation over two seats."""
    lines = json.dumps([{"item_id": product.pk, "seats": 2}])
    uuid = as_(citra).post("/corporate/quotations", {"lines": lines}).results["uuid"]
    return Quotation.objects.get(uuid=uuid)


@pytest.fixture
def seats(as_, staff_as, citra, fina, quoted):
    """Two seats, opened by the first of two instalments."""
    as_(citra).post(f"/corporate/quotations/{quoted.uuid}/answer", {"accept": "yes"})
    as_(citra).post(f"/corporate/quotations/{quoted.uuid}/order", {"terms": "two"})
    path = f"/company-orders/{CompanyOrder.objects.get().pk}/paid"
    assert staff_as(fina).post(path, json_body={"number": 1, "proof": "BCA 1"}).status == 200
    return list(CompanySeat.objects.order_by("pk"))


def give(as_, citra, product, *members):
    ids = json.dumps([member.pk for member in members])
    return as_(citra).post("/corporate/seats/assign", {"item_id": product.pk, "member_ids": ids})


def test_orders_follow_accepted_quotations_by_terms(as_, staff_as, citra, fina, dewi, quoted):
    path = f"/corporate/quotations/{quoted.uuid}"
    early = as_(citra).post(f"{path}/order", {"terms": "two"})
    assert (early.status, early.message) == (409, "Setujui penawaran ini terlebih dahulu.")
    as_(citra).post(f"{path}/answer", {"accept": "yes"})
    row = as_(citra).post(f"{path}/order", {"terms": "two", "wants_tax_invoice": "yes"}).results
    assert (row["total"], row["status"], row["wants_tax_invoice"]) == (2_000_002, "open", True)
    assert [one["amount"] for one in row["instalments"]] == [1_000_001, 1_000_001]
    again = as_(citra).post(f"{path}/order", {"terms": "full"})
    assert (again.status, again.message) == (409, "Penawaran ini sudah dipesan.")
    paid = f"/company-orders/{CompanyOrder.objects.get().pk}/paid"
    assert staff_as(dewi).post(paid, json_body={"number": 1, "proof": "BCA 1"}).status == 403
    assert not CompanySeat.objects.exists()
    for number, status in ((1, "active"), (2, "paid")):
        assert staff_as(fina).post(paid, json_body={"number": number, "proof": "BCA"}).status == 200
        assert CompanyOrder.objects.get().status == status
        twice = staff_as(fina).post(paid, json_body={"number": number, "proof": "BCA"})
        assert (twice.status, CompanySeat.objects.count()) == (409, 2)


def test_nobody_else_uses_a_seat(as_, ani, budi, citra, join, product, seats):
    first, second = join(ani), join(budi)
    assert give(as_, citra, product, first).message == "1 kursi dibagikan. Anggota sudah dikabari."
    [own] = as_(ani).get("/corporate/own-seats").results["rows"]
    assert (own["title"], own["company"]) == ("Kelas Tim", "PT Nusantara Data Prima")
    assert as_(budi).post(f"/corporate/seats/{own['uuid']}/use").status == 404
    assert not ClassVoucher.objects.exists()
    moved = as_(citra).post(f"/corporate/seats/{own['uuid']}/reassign", {"member_id": second.pk})
    assert moved.message == "Kursi dialihkan. Anggota sudah dikabari."
    assert as_(ani).post(f"/corporate/seats/{own['uuid']}/use").status == 404
    used = as_(budi).post(f"/corporate/seats/{own['uuid']}/use")
    assert used.message == "Anda terdaftar di Kelas Tim. Selamat belajar!"
    assert Entitlement.objects.get(product=product).holder == budi
    kept = as_(citra).post(f"/corporate/seats/{own['uuid']}/revoke")
    assert (kept.status, kept.message) == (409, "Kursi ini sudah dipakai sehingga tidak dapat ditarik.")
    code = ClassVoucher.objects.get().code
    assert as_(ani).get("/corporate/own-seats").results["rows"] == []
    assert ClassVoucher.objects.get(code=code).used_by == budi


def test_no_more_seats_than_were_bought(as_, ani, budi, citra, join, product, seats):
    members = [join(ani), join(budi), Member.objects.get(user=citra)]
    refused = give(as_, citra, product, *members)
    sentence = "Kursi yang tersisa tidak cukup untuk semua anggota yang dipilih."
    assert (refused.status, refused.message) == (409, sentence)
    assert not CompanySeat.objects.filter(member__isnull=False).exists()
    assert give(as_, citra, product, members[0]).status == 200
    twice = give(as_, citra, product, members[0])
    assert twice.message == "Anggota ini sudah memiliki kursi untuk produk tersebut."
    uuid = CompanySeat.objects.get(member=members[0]).uuid
    assert as_(citra).post(f"/corporate/seats/{uuid}/remind").message == "Pengingat dikirim."
    assert Notification.objects.filter(user=ani, template="corporate.seat").count() == 2
    as_(ani).post("/corporate/members/leave")
    assert CompanySeat.objects.filter(member=None).count() == 2


def test_results_show_with_consent_and_go_out_on_mondays(as_, ani, citra, client, join, product, seats):
    give(as_, citra, product, join(ani))
    uuid = CompanySeat.objects.get(member__user=ani).uuid
    as_(ani).post(f"/corporate/seats/{uuid}/use")
    complete(Entitlement.objects.get(holder=ani).pk, completed_at=now())
    found = as_(citra).get("/corporate/seats").results
    hours = product.training.duration_hours
    assert (found["bought"], found["used"], found["completed"], found["hours"]) == (2, 1, 1, hours)
    sheet = load_workbook(BytesIO(client.get(found["report"]).content)).active
    assert [cell.value for cell in sheet[2]][:2] == ["Kelas Tim", "Ani"]
    assert sheet["F2"].value == "Ya"
    as_(ani).post("/corporate/consent", {"consent": "no"})
    hidden = as_(citra).get("/corporate/seats").results
    assert (hidden["completed"], hidden["hours"], hidden["rows"][0]["is_completed"]) == (0, 0, None)
    assert as_(ani).get("/corporate/seats").status == 403
    assert (
        client.get(f"/api/v1/corporate/companies/{seats[0].order.company.uuid}/report.xlsx").status_code
        == 404
    )
    monday = now() + timedelta(days=7 - now().weekday())
    with at(monday):
        assert (send_reports(), send_reports()) == (1, 0)


def test_each_notice_of_a_seat_is_followed(
    as_, ani, citra, join, product, seats, django_capture_on_commit_callbacks
):
    def row():
        return next(one for one in as_(citra).get("/corporate/seats").results["rows"] if one["member_id"])

    with django_capture_on_commit_callbacks(execute=True):
        give(as_, citra, product, join(ani))
    assert (row()["mail_status"], row()["is_read"]) == ("queued", False)
    work("duxi.gateways.mail.sending.deliver")
    assert row()["mail_status"] == "sent"
    with django_capture_on_commit_callbacks(execute=True):
        as_(citra).post(f"/corporate/seats/{row()['uuid']}/remind")
    assert row()["mail_status"] == "queued"
    as_(ani).post("/account/notification/readall")
    assert row()["is_read"] is True


def test_each_instalment_has_its_invoice(as_, staff_as, citra, fina, quoted):
    path = f"/corporate/quotations/{quoted.uuid}"
    as_(citra).post(f"{path}/answer", {"accept": "yes"})
    row = as_(citra).post(f"{path}/order", {"terms": "two", "wants_tax_invoice": "yes"}).results
    first, second = (one["invoice"] for one in row["instalments"])
    made = Instalment.objects.get(number=1)
    assert printed(first) >= {"Tagihan", f"Nomor {row['number']}-1", "Menunggu pembayaran"}
    assert printed(first) >= {"Termin 1 dari 2", "Rp 1.000.001", "PPN 12% × 11/12 tagihan ini", "Rp 99.099"}
    paid = f"/company-orders/{made.order_id}"
    staff_as(fina).post(f"{paid}/paid", json_body={"number": 1, "proof": "BCA 7"})
    assert "Pembayaran kami terima dengan bukti BCA 7. Terima kasih." in printed(first)
    shown = staff_as(fina).get(paid).results["instalments"]
    assert "Menunggu pembayaran" in printed(shown[1]["invoice"])
    assert Client().get(second.replace("/2.pdf", "/1.pdf")).status_code == 404


def test_invoices_say_what_is_late_or_cancelled(as_, staff_as, citra, fina, quoted):
    path = f"/corporate/quotations/{quoted.uuid}"
    as_(citra).post(f"{path}/answer", {"accept": "yes"})
    first, second = (
        one["invoice"] for one in as_(citra).post(f"{path}/order", {"terms": "two"}).results["instalments"]
    )
    with at(now() + timedelta(days=14)):
        assert "Menunggu pembayaran" in printed(first)
    with at(now() + timedelta(days=17)):
        assert "Terlambat 3 hari" in printed(first)
        assert "Menunggu pembayaran" in printed(second)
        assert lateness(as_, staff_as, citra, fina) == ([True, False], [3, 0])
    order = CompanyOrder.objects.get()
    assert staff_as(fina).post(f"/company-orders/{order.pk}/cancel").status == 200
    with at(now() + timedelta(days=17)):
        lines = printed(first)
        assert lateness(as_, staff_as, citra, fina) == ([False, False], [0, 0])
    assert lines >= {"Dibatalkan", "Pesanan ini dibatalkan. Tagihan tidak perlu dibayar."}
    assert not any("Terlambat" in line or "Transfer" in line for line in lines)


def lateness(as_, staff_as, citra, fina) -> tuple[list[bool], list[int]]:
    """The overdue part of the only order, as its company and as staff see it."""
    (own,) = as_(citra).get("/corporate/orders").results["rows"]
    shown = staff_as(fina).get(f"/company-orders/{CompanyOrder.objects.get().pk}").results
    late = [one["days_overdue"] for one in shown["instalments"]]
    return [one["is_overdue"] for one in own["instalments"]], late


def printed(link: str) -> set[str]:
    """The text lines of the PDF behind a link."""
    answer = Client().get(link)
    assert (answer.status_code, answer["Content-Type"]) == (200, "application/pdf")
    pages = PdfReader(BytesIO(answer.content)).pages
    return {line.strip() for page in pages for line in page.extract_text().splitlines()}
