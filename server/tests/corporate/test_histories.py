"""A company's history says what was done, and to whom."""

import json

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from duxi.accounts.erasure import ERASERS
from duxi.catalog.models import Product
from duxi.content.models import Translation
from duxi.core.clock import now
from duxi.corporate.actions.companies import record
from duxi.corporate.models import CompanyEvent, CompanyEventKind, Member

pytestmark = pytest.mark.django_db


def sentences(caller, **params):
    return [row["sentence"] for row in caller.get("/corporate/histories", **params).results["rows"]]


def give(as_, citra, *members):
    product = Product.objects.get(title="Kelas Tim")
    form = {"item_id": product.pk, "member_ids": json.dumps([member.pk for member in members])}
    assert as_(citra).post("/corporate/seats/assign", form).status == 200


def test_each_step_names_what_it_concerns(as_, ani, budi, citra, join, ordered):
    number = ordered()[0].order.number
    quotation = as_(citra).get("/corporate/quotations").results["rows"][0]["number"]
    give(as_, citra, join(ani), join(budi))
    as_(budi).post("/corporate/members/leave")
    assert sentences(as_(citra)) == [
        "Budi keluar dari perusahaan",
        "Kursi Kelas Tim dibagikan kepada Ani, Budi",
        "Budi bergabung",
        "Undangan dikirim kepada budi@contoh.example",
        "Ani bergabung",
        "Undangan dikirim kepada ani@contoh.example",
        f"Termin 1 pesanan {number} dibayar",
        f"Pesanan {number} dibuat",
        f"Penawaran {quotation} disetujui",
        f"Penawaran {quotation} diminta",
    ]
    assert sentences(as_(citra), page=2) == ["Perusahaan disetujui", "Pengajuan perusahaan dikirim"]


def test_a_moved_seat_is_in_the_history_again(as_, ani, budi, citra, join, ordered):
    ordered()
    give(as_, citra, join(ani))
    other = join(budi)
    [seat] = [row for row in as_(citra).get("/corporate/seats").results["rows"] if row["member_id"]]
    as_(citra).post(f"/corporate/seats/{seat['uuid']}/reassign", {"member_id": other.pk})
    assert sentences(as_(citra))[0] == "Kursi Kelas Tim dibagikan kepada Budi"


def test_a_seat_that_is_taken_back_is_in_the_history_once(as_, ani, citra, join, ordered):
    ordered()
    give(as_, citra, join(ani))
    [seat] = [row for row in as_(citra).get("/corporate/seats").results["rows"] if row["member_id"]]
    for _again in range(2):
        assert as_(citra).post(f"/corporate/seats/{seat['uuid']}/revoke").status == 200
    rules = json.dumps([{"field": "kind", "op": "in", "value": ["assigned", "revoked"]}])
    assert sentences(as_(citra), filterRules=rules) == [
        "Kursi Kelas Tim ditarik dari Ani",
        "Kursi Kelas Tim dibagikan kepada Ani",
    ]


def test_declined_quotations_say_so(as_, citra, company, ordered):
    ordered()
    product = Product.objects.get(title="Kelas Tim")
    lines = json.dumps([{"item_id": product.pk, "seats": 1}])
    made = as_(citra).post("/corporate/quotations", {"lines": lines}).results
    as_(citra).post(f"/corporate/quotations/{made['uuid']}/answer", {"accept": "no"})
    assert sentences(as_(citra))[0] == f"Penawaran {made['number']} tidak dilanjutkan"


def test_steps_without_names_have_a_sentence(as_, citra, company):
    """Steps recorded before names were stored, and those of an erased account."""
    record(company, CompanyEventKind.ASSIGNED, citra, "2")
    record(company, CompanyEventKind.LEFT, citra, "Dara")
    record(company, CompanyEventKind.ANSWERED, citra, "PNW/0: Disetujui")
    record(company, CompanyEventKind.INVITED, citra)
    record(company, CompanyEventKind.PAID, citra, "PSP/1")
    assert sentences(as_(citra))[:5] == [
        "Pembayaran diterima",
        "Anggota diundang",
        "Penawaran dijawab",
        "Dara keluar dari perusahaan",
        "2 kursi dibagikan",
    ]


def test_many_people_are_counted_and_titles_translated(as_, someone, citra, company, ordered):
    ordered()
    product = Product.objects.get(title="Kelas Tim")
    team = [
        Member.objects.create(company=company, user=someone(name), joined_at=now())
        for name in ("dara", "eka", "fajar", "gita", "hadi")
    ]
    record(company, CompanyEventKind.ASSIGNED, citra, "5", product=product, people=team)
    said = "Kursi Kelas Tim dibagikan kepada Dara, Eka, Fajar, dan 2 anggota lain"
    assert sentences(as_(citra))[0] == said
    Translation.objects.create(subject=product.kind, slug=product.slug, locale="en", title="Team Class")
    assert "Team Class" in sentences(as_(citra).with_headers(Accept_Language="en"))[0]


def test_a_page_costs_the_same_however_many_steps(
    as_, ani, budi, citra, join, ordered, django_assert_num_queries
):
    ordered()
    first, second = join(ani), join(budi)
    give(as_, citra, first)
    asking = as_().with_headers(**as_(citra)._all_headers())
    with CaptureQueriesContext(connection) as few:
        asking.get("/corporate/histories", rows=20)
    product = Product.objects.get(title="Kelas Tim")
    for _step in range(4):
        record(first.company, CompanyEventKind.ASSIGNED, citra, "2", product=product, people=[first, second])
    with django_assert_num_queries(len(few)):
        asking.get("/corporate/histories", rows=20)
    assert len(few) <= 10


def test_an_erased_account_is_named_no_more(ani, citra, join):
    member = join(ani)
    record(member.company, CompanyEventKind.LEFT, citra, ani.fullname)
    ERASERS["corporate"].erase(ani)
    assert not CompanyEvent.objects.filter(detail__icontains=ani.fullname).exists()
