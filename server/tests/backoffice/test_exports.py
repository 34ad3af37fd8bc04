"""Workbooks of revenue and voucher codes, and the look at tax invoices before they are exported."""

from openpyxl import load_workbook

from duxi.commerce.models import Voucher, VoucherBatch
from duxi.files.actions.exports import run_export
from duxi.files.models import ExportJob
from tests.backoffice.order_rows import day, paid, pending, refunded
from tests.shop import assessment


def asked(staff_as, user, kind, **params):
    return staff_as(user).post("/exports", json_body={"kind": kind, "params": params})


def book_of(settings):
    job = ExportJob.objects.get()
    run_export(job_id=job.pk)
    job.refresh_from_db()
    assert (job.status, job.error) == ("done", "")
    return job, load_workbook(settings.PRIVATE_ROOT / job.path, read_only=True)


def test_codes_of_a_batch(staff_as, fina, settings):
    batch = VoucherBatch.objects.create(label="Hemat", effect="fixed", value=1000)
    Voucher.objects.create(batch=batch, code="AAA", limit=2, used=1)
    Voucher.objects.create(batch=batch, code="BBB", limit=2)
    assert asked(staff_as, fina, "voucher-codes", batch_id=batch.pk).status == 200
    job, book = book_of(settings)
    assert (job.title, job.rows_done) == ("Kode voucher – Hemat", 2)
    rows = list(book["Kode"].iter_rows(min_row=2, max_col=3, values_only=True))
    assert rows == [("AAA", 1, 2), ("BBB", 0, 2)]


def test_revenue_of_a_period(staff_as, fina, ani, settings):
    exam = assessment(title="Asesmen Data", price=500_000)
    refunded(paid("DX-1", ani, [exam], day(1)), exam, 200_000, day(2))
    assert asked(staff_as, fina, "revenue", **{"from": "2026-03-01", "to": "2026-03-02"}).status == 200
    job, book = book_of(settings)
    assert job.filename == "pendapatan-20260301-20260302.xlsx"
    rows = [row[1:6] for row in book["Mutasi"].iter_rows(min_row=2, values_only=True)]
    assert rows == [
        ("DX-1", "Ani", "Pembayaran", 500_000, None),
        ("DX-1", "Ani", "Pengembalian dana", None, 200_000),
    ]
    days = [row[1:] for row in book["Per hari"].iter_rows(min_row=2, values_only=True)]
    assert days == [(500_000, 0, 1), (0, 200_000, 0)]
    assert list(book["Produk terlaris"].iter_rows(min_row=2, values_only=True)) == [
        ("Asesmen Data", 1, 500_000, 200_000)
    ]


def test_orders_as_the_list_shows_them(staff_as, fina, tono, ani, budi, settings):
    exam = assessment(title="Asesmen Data", price=500_000)
    refunded(paid("DX-1", ani, [exam], day(1), method="gopay"), exam, 200_000, day(2))
    pending("DX-2", budi, [exam], day(3))
    pending("DX-3", ani, [exam], day(4))
    assert asked(staff_as, tono, "list:orders").status == 403
    ours = '[{"field": "q", "op": "contains", "value": "ani@"}]'
    answer = asked(staff_as, fina, "list:orders", filterRules=ours, sort="created_at", order="asc")
    assert answer.status == 200
    job, book = book_of(settings)
    rows = list(book["Pesanan"].iter_rows(min_row=2, max_col=7, values_only=True))
    assert (job.title, job.rows_done, rows) == (
        "Pesanan",
        2,
        [
            ("DX-1", "Ani", "ani@contoh.example", "Asesmen Data", "Lunas", 500_000, 200_000),
            ("DX-3", "Ani", "ani@contoh.example", "Asesmen Data", "Menunggu pembayaran", 500_000, 0),
        ],
    )


def test_who_may_not_see_it_may_not_export_it(staff_as, dewi, tono):
    period = {"from": "2026-03-01", "to": "2026-03-02"}
    batch = VoucherBatch.objects.create(label="Hemat", effect="fixed", value=1000)
    assert asked(staff_as, dewi, "revenue", **period).status == 403
    assert asked(staff_as, dewi, "tax-invoices", **period).status == 403
    assert asked(staff_as, tono, "voucher-codes", batch_id=batch.pk).status == 403
    assert not ExportJob.objects.exists()


def test_a_period_and_a_batch_are_needed(staff_as, fina):
    assert asked(staff_as, fina, "revenue", **{"from": "x", "to": "2026-03-02"}).status == 422
    assert asked(staff_as, fina, "voucher-codes", batch_id="1").status == 422


def test_nothing_to_export_says_so_beforehand(staff_as, fina):
    found = staff_as(fina).get("/tax-invoices", **{"from": "2026-03-01", "to": "2026-03-31"}).results
    assert (found["count"], found["files"], found["rows"], found["tax"]) == (0, 0, [], 0)
