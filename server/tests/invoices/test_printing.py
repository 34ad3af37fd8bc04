"""The PDF's content: texts, sums, terbilang, pages, titles, embedded font."""

from datetime import datetime, timedelta
from io import BytesIO

import pytest
from pypdf import PdfReader
from reportlab.pdfgen.canvas import Canvas

from duxi.commerce.invoicing.actions.invoices import credit_invoice, credit_note_for, issue_invoice
from duxi.commerce.invoicing.printing import invoice_pdf
from duxi.commerce.invoicing.printing.invoice import MARK
from duxi.commerce.invoicing.printing.words import in_words, percent
from duxi.commerce.invoicing.tax_numbers import encrypt_number
from duxi.commerce.models import Invoice, OrderTaxDetails
from duxi.commerce.orders.actions.fulfilment import source_of
from duxi.core.clock import JAKARTA, now
from duxi.core.money import rupiah
from duxi.core.printing.frame import WIDTH
from duxi.core.printing.look import MARGIN
from duxi.core.printing.qr import QrCode
from duxi.entitlements.actions.grant import grant
from tests.invoices.made import order_of, paid, refund_of


def read(invoice):
    return PdfReader(BytesIO(invoice_pdf(Invoice.objects.get(pk=invoice.pk))))


def text_of(invoice):
    """The visible text, with non-breaking spaces as spaces."""
    return "\n".join(page.extract_text() for page in read(invoice).pages)


def places_of(page, wanted):
    """The distance from the left edge, in points, of each occurrence of this text, from the top."""
    found = []

    def note(text, outer, inner, _font, _size):
        if text.strip() == wanted:
            found.append(outer[0] * inner[4] + outer[4])

    page.extract_text(visitor_text=note)
    return found


@pytest.mark.parametrize(
    ("amount", "words"),
    [
        (0, "Nol rupiah"),
        (11, "Sebelas rupiah"),
        (100, "Seratus rupiah"),
        (1_000, "Seribu rupiah"),
        (1_011, "Seribu sebelas rupiah"),
        (21_000, "Dua puluh satu ribu rupiah"),
        (1_000_000, "Satu juta rupiah"),
        (2_001_000, "Dua juta seribu rupiah"),
        (1_000_001_500, "Satu miliar seribu lima ratus rupiah"),
        (101_001_000, "Seratus satu juta seribu rupiah"),
        (
            12_345_678_901,
            "Dua belas miliar tiga ratus empat puluh lima juta enam ratus tujuh puluh delapan ribu "
            "sembilan ratus satu rupiah",
        ),
    ],
)
def test_sums_in_words(amount, words):
    assert in_words(amount) == words


def test_figures_as_indonesian_documents_write_them():
    assert (rupiah(1_250_000), rupiah(-5), percent("12.00"), percent("1.10")) == (
        "Rp\u00a01.250.000",
        "−Rp\u00a05",
        "12%",
        "1,1%",
    )


@pytest.mark.django_db
def test_a_pending_orders_invoice_asks_for_payment(ani, settings):
    order = order_of(ani, 1_110_000, 150_000)
    invoice = issue_invoice(order)
    text = text_of(invoice)
    for part in (
        "Faktur",
        invoice.number,
        "BELUM DIBAYAR",
        "Mohon dibayar sebelum",
        "Tanggal terbit",
        f"Nomor pesanan\n{order.order_id}",
        "Tanggal pesanan",
        "Ani",
        "ani@contoh.example",
        settings.SELLER["name"],
        settings.SELLER["address"],
        f"NPWP {settings.SELLER['npwp']}",
        settings.SELLER["email"],
        "Rp 1.260.000",
        "Harga sebelum pajak (DPP)",
        "Rp 1.135.135",
        "DPP nilai lain (11/12)",
        "Rp 1.040.541",
        "Termasuk PPN 12%",
        "Rp 124.865",
        "Satu juta dua ratus enam puluh ribu rupiah",
        f"/invoice-check/{invoice.uuid}",
        "Halaman 1 dari 1",
    ):
        assert part in text, part
    assert "LUNAS" not in text
    assert text.count(settings.SELLER["name"]) == 2, "above and at the foot of the page"


@pytest.mark.django_db
def test_the_stand_follows_the_order_and_the_rest_stays(ani):
    order = order_of(ani, 100_000)
    invoice = issue_invoice(order)
    order.payment_method = "BCA Virtual Account"
    paid(order)
    assert "LUNAS" in text_of(invoice)
    assert "melalui BCA Virtual Account" in text_of(invoice)
    note = credit_note_for(refund_of(order, 40_000))
    assert f"Dikembalikan Rp 40.000 ({note.number})" in text_of(invoice)
    credit_note_for(refund_of(order, 60_000))
    assert "DIKREDITKAN" in text_of(invoice)


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("days", "written"),
    [
        (0, "7 Desember 2026"),
        (2, "7–9 Desember 2026"),
        (24, "7–31 Desember 2026"),
        (25, "7 Desember 2026 – 1 Januari 2027"),
    ],
)
def test_lines_say_when_and_who_as_it_was_known(ani, days, written):
    order = order_of(ani, 100_000)
    starts = datetime(2026, 12, 7, 9, tzinfo=JAKARTA)
    product = order.lines.get().product
    product.starts_at, product.ends_at = starts, starts + timedelta(days=days, hours=7)
    product.save()
    source = source_of(order.lines.get())
    grant(product=product, quantity=1, source=source, bought_by=ani, granted_at=now(), holders=[ani])
    invoice = issue_invoice(order)
    product.ends_at = starts + timedelta(days=40)
    product.save()
    assert f"{written} · Peserta: Ani" in text_of(invoice)
    assert f"{written} · Peserta: Ani" in text_of(credit_note_for(refund_of(paid(order), 50_000)))


@pytest.mark.django_db
def test_a_credit_note_names_its_invoice(ani):
    order = paid(order_of(ani, 111_000))
    invoice = issue_invoice(order)
    text = text_of(credit_note_for(refund_of(order, 55_500)))
    for part in (
        "NOTA KREDIT",
        invoice.number,
        "Alasan: Berhalangan hadir",
        "Rp 55.500",
        "Rp 50.000",
        "Rp 5.500",
    ):
        assert part in text, part
    assert "Lima puluh lima ribu lima ratus rupiah" in text


@pytest.mark.django_db
def test_an_invoice_that_was_taken_back_says_so(ani):
    order = order_of(ani, 100_000)
    invoice = issue_invoice(order)
    note = credit_invoice(order, "Batas waktu pembayaran terlewati")
    assert "DIBATALKAN" in text_of(invoice)
    assert note.number in text_of(invoice)


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("id_type", "number", "shown"),
    [
        ("npwp", "0123456789012345", "NPWP 0123456789012345"),
        ("npwp", "1000000001234567", "NPWP 1000000001234567"),
        ("npwp", "3174012501900001", "NPWP ************0001"),
        ("nik", "3174012501900001", "NIK ************0001"),
    ],
)
def test_a_companys_npwp_stands_whole_and_a_persons_nik_does_not(ani, id_type, number, shown):
    order = order_of(ani, 100_000, faktur_pajak=True)
    OrderTaxDetails.objects.create(
        order=order,
        id_type=id_type,
        encrypted_number=encrypt_number(number),
        name="PT Contoh",
        address="Bandung",
    )
    text = text_of(issue_invoice(order))
    assert "PT Contoh" in text
    assert "Bandung" in text
    assert shown in text
    assert (number in text) is (number in shown)
    assert "Coretax" in text


@pytest.mark.django_db
@pytest.mark.parametrize("tax_name", ["PT Contoh", "Ani"])
def test_invoices_name_the_buyer_once_below_another_tax_name(ani, tax_name):
    order = order_of(ani, 100_000, faktur_pajak=True)
    OrderTaxDetails.objects.create(
        order=order,
        id_type="npwp",
        encrypted_number=encrypt_number("0" * 16),
        name=tax_name,
        address="Bandung",
    )
    shown = text_of(issue_invoice(order)).splitlines()
    assert [line for line in shown if line in ("Ani", "PT Contoh")] == list(dict.fromkeys([tax_name, "Ani"]))


@pytest.mark.django_db
def test_long_tables_go_on_over_pages_under_their_head(ani):
    invoice = issue_invoice(order_of(ani, *[100_000 + n for n in range(70)]))
    pages = [page.extract_text() for page in read(invoice).pages]
    assert len(pages) == 4
    assert all("Harga satuan" in page for page in pages)
    assert all(f"Halaman {n} dari 4" in page for n, page in enumerate(pages, start=1))
    assert all(line["title"] in "".join(pages) for line in invoice.lines)
    assert rupiah(invoice.total).replace("\u00a0", " ") in pages[-1]


@pytest.mark.django_db
def test_the_name_stands_beside_the_sign_and_the_sum_below_its_column(ani, settings):
    (page,) = read(issue_invoice(order_of(ani, 100_000))).pages
    assert places_of(page, settings.PRODUCT_NAME)[0] > MARGIN + MARK
    column, sum_of_all = places_of(page, "Total")
    assert column > sum_of_all > WIDTH / 2


@pytest.mark.django_db
def test_the_sellers_address_and_number_are_told_apart(ani, settings):
    settings.SELLER = settings.SELLER | {"email": "halo@duxi.example", "phone": "021 5550 1000"}
    text = " ".join(text_of(issue_invoice(order_of(ani, 100_000))).split())
    assert "halo@duxi.example · 021 5550 1000" in text


@pytest.mark.django_db
def test_markup_and_foreign_letters_in_names_are_text(ani):
    ani.fullname = "<b>Ani</b> & Co 王小明"
    ani.save()
    text = text_of(issue_invoice(order_of(ani, 100_000)))
    assert "<b>Ani</b> & Co" in text


def test_a_qr_code_consists_of_filled_squares_without_outlines():
    canvas = Canvas(BytesIO())
    code = QrCode("x", 60)
    code.canv = canvas
    code.draw()
    drawn = [line for line in canvas._code if " re " in line]
    assert len(drawn) > 50
    assert {line.rpartition(" re ")[2] for line in drawn} == {"f*"}


@pytest.mark.parametrize(("letters", "modules"), [(42, 29), (43, 33)])
def test_a_qr_code_can_be_read_though_a_seventh_of_it_is_smudged(letters, modules):
    """Error correction level M: longer content gets a larger code, not a weaker one."""
    quiet = 2 * 2
    assert len(QrCode("x" * letters, 60)._rows) == modules + quiet


@pytest.mark.django_db
def test_readers_are_told_what_it_is_and_need_no_typeface_of_their_own(ani):
    invoice = issue_invoice(order_of(ani, 100_000))
    pdf = read(invoice)
    assert pdf.metadata.title == f"Faktur {invoice.number}"
    assert pdf.metadata.author == invoice.seller["name"]
    assert pdf.metadata.subject == f"Pesanan {invoice.order.order_id}"
    root = pdf.trailer["/Root"]
    assert root["/Lang"] == "id-ID"
    assert root["/ViewerPreferences"]["/DisplayDocTitle"]
    fonts = [font.get_object() for font in pdf.pages[0]["/Resources"]["/Font"].values()]
    ours = [font for font in fonts if "PlusJakartaSans" in font["/BaseFont"]]
    assert len(ours) >= 3
    assert all("/FontFile2" in font["/FontDescriptor"] for font in ours)
