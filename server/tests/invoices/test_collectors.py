"""Buyers who collect the PPN themselves: identified by NPWP, exported under their own code."""

import pytest

from duxi.commerce.invoicing.actions.invoices import credit_note_for
from duxi.commerce.invoicing.tax_exports import collectors
from duxi.core.clock import local, now
from duxi.reference.models import Instansi
from tests.factories import InstansiFactory
from tests.invoices.made import refund_of
from tests.invoices.test_coretax import NIK, tax_invoice, texts, wanted

pytestmark = pytest.mark.django_db

NPWP = "013000666091000"
AGENCY = {"code": "KOT-001", "name": "Kota Contoh", "type": "kota", "province": "Jawa Barat"}


def code_of(invoice):
    return texts(tax_invoice(invoice, collectors()))["TrxCode"]


@pytest.mark.parametrize(("collector", "code"), [("02", "02"), ("03", "03"), ("", "04")])
def test_a_collectors_invoice_bears_its_code(ani, collector, code):
    InstansiFactory(npwp="0" + NPWP, ppn_collector=collector)
    assert code_of(wanted(ani, 1_110_000, number=NPWP)) == code


def test_other_buyers_keep_theirs(ani):
    InstansiFactory(npwp="0" + NPWP, ppn_collector="02")
    assert code_of(wanted(ani, 1_110_000, number="012345678901000")) == "04"
    assert code_of(wanted(ani, 1_110_000, id_type="nik", number=NIK)) == "04"


def test_a_nik_is_nobodys_npwp(ani):
    """A NIK may also be an NPWP: a buyer who enters it as a NIK buys as a person."""
    InstansiFactory(npwp=NIK, ppn_collector="02")
    assert code_of(wanted(ani, 1_110_000, id_type="nik", number=NIK)) == "04"
    assert code_of(wanted(ani, 1_110_000, number=NIK)) == "02"


def test_staff_say_who_collects(staff_as, dewi):
    body = AGENCY | {"npwp": "01.300.066.6-091.000", "ppn_collector": "02"}
    made = staff_as(dewi).post("/instansi", json_body=body)
    assert made.status == 200, made.body
    assert (made.results["npwp"], made.results["ppn_collector"]) == ("0013000666091000", "02")
    assert collectors() == {"0013000666091000": "02"}


@pytest.mark.parametrize(
    ("changes", "errors"),
    [
        ({"ppn_collector": "02"}, {"npwp": ["Isi NPWP instansi yang memungut PPN."]}),
        ({"npwp": "123"}, {"npwp": ["NPWP tidak valid. Periksa kembali angkanya."]}),
        ({"npwp": NPWP}, {"npwp": ["NPWP ini sudah tercatat pada instansi lain."]}),
    ],
)
def test_what_does_not_fit_is_refused(staff_as, dewi, changes, errors):
    InstansiFactory(npwp="0" + NPWP)
    refused = staff_as(dewi).post("/instansi", json_body=AGENCY | changes)
    assert (refused.status, refused.errors) == (422, errors)
    assert Instansi.objects.count() == 1


def test_the_screen_shows_codes_and_what_was_taken_back(staff_as, fina, ani):
    InstansiFactory(npwp="0" + NPWP, ppn_collector="03")
    invoice = wanted(ani, 1_110_000, number=NPWP)
    note = credit_note_for(refund_of(invoice.order, 110_000))
    day = local(now()).date().isoformat()
    found = staff_as(fina).get("/tax-invoices", **{"from": day, "to": day}).results
    assert (found["count"], found["total"], found["credited"]) == (1, 1_110_000, 110_000)
    (row,) = found["rows"]
    assert (row["trx_code"], row["total"]) == ("03", 1_110_000)
    assert [(one["number"], one["total"]) for one in row["credit_notes"]] == [(note.number, 110_000)]
    assert row["credit_notes"][0]["url"].startswith("/")


def test_the_screen_costs_the_same_for_any_number(signed_in_as, ani, django_assert_max_num_queries):
    for _n in range(3):
        wanted(ani, 1_110_000)
    day = local(now()).date().isoformat()
    with django_assert_max_num_queries(19):
        assert len(signed_in_as.get("/tax-invoices", **{"from": day, "to": day}).results["rows"]) == 3


@pytest.fixture
def signed_in_as(staff_as, fina):
    return staff_as(fina)
