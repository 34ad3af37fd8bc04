"""Contacts: who becomes one, who sees what of them, merging and undoing, segments, import."""

from datetime import timedelta

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from duxi.chat.models import Visitor
from duxi.commerce.models import Order
from duxi.contacts.actions.merging import merge, undo
from duxi.contacts.conditions import in_segment
from duxi.contacts.models import ConsentChange, Contact, ContactMerge, ContactNote
from duxi.contacts.queries import subject_of
from duxi.contacts.timeline import sources_for
from duxi.core.clock import now
from duxi.core.timeline import page_statement
from duxi.gateways.models import SentMail
from tests.contacts.conftest import contact_of
from tests.exams.bank import give_seat, make_product
from tests.races import at_once, without_failures

pytestmark = pytest.mark.django_db


def order_of(buyer, number="DX-1", **fields):
    moment = now()
    shared = {"subtotal": 50_000, "total": 50_000, "created_at": moment}
    return Order.objects.create(
        order_id=number, buyer=buyer, expires_at=moment + timedelta(days=1), **{**shared, **fields}
    )


def snapshot(*contacts):
    rows = Contact.objects.filter(pk__in=[one.pk for one in contacts]).order_by("pk")
    return [{k: v for k, v in row.items() if k not in ("version", "updated_at")} for row in rows.values()]


def test_accounts_visitors_and_companies_become_contacts_and_follow(ani):
    Visitor.objects.create(fullname="Tamu", email="Tamu@Contoh.example", locale="en")
    Visitor.objects.create(user=ani, fullname="Ani", email="ani@contoh.example")
    found = {(one.name, one.email, one.source) for one in Contact.objects.all()}
    assert found == {("Ani", "ani@contoh.example", "account"), ("Tamu", "tamu@contoh.example", "chat")}
    ani.fullname, ani.email = "Ani Wulandari", "Ani.Baru@contoh.example"
    ani.save()
    contact = contact_of(ani)
    assert (contact.name, contact.email) == ("Ani Wulandari", "ani.baru@contoh.example")


def test_an_accounts_profile_is_changed_by_its_owner_alone(staff_as, dewi, ani):
    contact = contact_of(ani)
    body = {"name": "Ani", "email": "ani@contoh.example", "tags": ["vip", "vip"], "owner_id": dewi.pk}
    changed = staff_as(dewi).put(f"/contacts/{contact.pk}", json_body={**body, "version": 1})
    assert (changed.results["tags"], changed.results["owner_name"]) == (["vip"], "Dewi")
    refused = staff_as(dewi).put(
        f"/contacts/{contact.pk}", json_body={**body, "name": "Orang Lain", "version": 2}
    )
    sentence = "Data ini mengikuti akun atau perusahaan terdaftar dan diubah di sana."
    assert (refused.status, refused.errors) == (422, {"name": [sentence]})
    contact.refresh_from_db()
    assert contact.name == "Ani"


SEEN = {
    "dewi": {
        "orders",
        "classes",
        "check-ins",
        "attempts",
        "certificates",
        "chats",
        "sent-mails",
        "incoming-mails",
        "questions",
        "consents",
        "terms",
        "memberships",
        "notes",
        "company-events",
        "tasks",
    },
    "fina": {"orders", "refunds", "consents", "terms", "notes", "tasks"},
    "agus": {"chats", "sent-mails", "incoming-mails", "consents", "terms", "notes", "tasks"},
}


@pytest.mark.parametrize("name", sorted(SEEN))
def test_each_role_sees_what_it_may(name, staff_as, request, ani, dewi):
    caller = request.getfixturevalue(name)
    contact = contact_of(ani)
    order_of(ani)
    give_seat(ani, make_product("elearning", "paket-uji"))
    SentMail.objects.create(
        message_id="<1>", recipient="ani@contoh.example", subject="Halo", created_at=now()
    )
    ContactNote.objects.create(contact=contact, author=dewi, text="Suka pagi")
    page = staff_as(caller).get(f"/contacts/{contact.pk}/timeline").results
    assert {source["name"] for source in page["sources"]} == SEEN[name]
    there = {"orders", "classes", "sent-mails", "notes"} & SEEN[name]
    assert {entry["source"]["name"] for entry in page["entries"]} == there
    hidden = staff_as(caller).get(f"/contacts/{contact.pk}/timeline", source="refunds").results["entries"]
    assert hidden == []


def test_trainers_see_no_contacts(staff_as, tono, ani):
    assert staff_as(tono).get("/contacts").status == 403
    assert staff_as(tono).get(f"/contacts/{contact_of(ani).pk}/timeline").status == 403


def test_a_hundred_thousand_entries_open_with_the_same_queries(staff_as, dewi, ani):
    contact = contact_of(ani)
    with connection.cursor() as cursor:
        cursor.execute(
            "INSERT INTO gateways_sentmail (message_id, recipient, subject, kind, status, detail, encrypted,"
            " reference, created_at)"
            " SELECT 'm' || n, 'ani@contoh.example', 'Surat ' || n, 'letter', 'sent', '', '', '',"
            " now() - n * interval '1 minute' FROM generate_series(1, 70000) AS n"
        )
        cursor.execute(
            "INSERT INTO contacts_contactnote (contact_id, text, created_at, updated_at, version)"
            " SELECT %s, 'Catatan ' || n, now() - n * interval '1 minute', now(), 1"
            " FROM generate_series(1, 30000) AS n",
            [contact.pk],
        )
        cursor.execute("ANALYZE gateways_sentmail; ANALYZE contacts_contactnote")
    office, path = staff_as(dewi), f"/contacts/{contact.pk}/timeline"
    office.get(path)
    with CaptureQueriesContext(
        connection,
    ) as first:
        page = office.get(path).results
    with CaptureQueriesContext(connection) as second:
        following = office.get(path, cursor=page["next_cursor"]).results
    timelines = [query["sql"] for query in first if "UNION ALL" in query["sql"]]
    assert (len(timelines), len(first) - len(second)) == (1, 0)
    assert len(first) <= 11
    keys = [entry["key"] for entry in (*page["entries"], *following["entries"])]
    assert len(set(keys)) == len(keys) == 60
    moments = [entry["at"] for entry in (*page["entries"], *following["entries"])]
    assert moments == sorted(moments, reverse=True)
    statement = page_statement(sources_for(dewi), subject_of(contact.pk), cursor=page["next_cursor"], size=30)
    plan = statement.explain()
    assert "Seq Scan on gateways_sentmail" not in plan
    assert "Seq Scan on contacts_contactnote" not in plan
    assert "Index Scan using sent_mail_" in plan
    assert "Index Scan using contact_note_newest" in plan


def test_a_broken_cursor_is_refused(staff_as, dewi, ani):
    answer = staff_as(dewi).get(f"/contacts/{contact_of(ani).pk}/timeline", cursor="%%%")
    assert answer.status == 422


@pytest.fixture
def double(ani):
    return Contact.objects.create(
        name="Ani W.", email="ani.w@lain.id", phone="+620001", organisation="Pemkot", tags=["pameran"]
    )


def test_merging_shows_first_and_undoing_leaves_both_as_they_were(staff_as, dewi, ani, double):
    contact, office = contact_of(ani), staff_as(dewi)
    Contact.objects.filter(pk=contact.pk).update(tags=["vip"])
    Contact.objects.filter(pk=double.pk).update(owner=dewi, phone="")
    SentMail.objects.create(message_id="<2>", recipient="ani.w@lain.id", subject="Undangan", created_at=now())
    before = snapshot(contact, double)
    preview = office.get(f"/contacts/{contact.pk}/merge-preview", other_id=double.pk).results
    assert (preview["tags"], preview["fields"]) == (["pameran"], [{"field": "owner_id", "value": "Dewi"}])
    assert snapshot(contact, double) == before
    done = office.post(f"/contacts/{contact.pk}/merge", json_body={"other_id": double.pk})
    assert done.message == "Kontak digabungkan. Penggabungan dapat dibatalkan kapan saja."
    assert office.get(f"/contacts/{double.pk}").status == 404
    merged = office.get(f"/contacts/{contact.pk}").results
    assert (merged["tags"], merged["owner_name"], merged["merged_count"]) == (["vip", "pameran"], "Dewi", 1)
    entries = office.get(f"/contacts/{contact.pk}/timeline").results["entries"]
    assert [entry["title"] for entry in entries] == ["Undangan"]
    again = office.post(f"/contacts/{contact.pk}/merge", json_body={"other_id": double.pk})
    assert (again.status, again.message) == (409, "Kedua kontak ini tidak dapat digabungkan.")
    number = ContactMerge.objects.get().pk
    assert office.post(f"/contact-merges/{number}/undo").status == 200
    assert snapshot(contact, double) == before
    assert office.post(f"/contact-merges/{number}/undo").message == "Penggabungan ini sudah dibatalkan."


def test_duplicates_are_found_by_address_phone_or_name(staff_as, dewi, ani, double):
    Contact.objects.create(name="Lain", email="lain@lain.id", phone="+620001")
    found = staff_as(dewi).get(f"/contacts/{double.pk}/duplicates").results
    assert [one["name"] for one in found] == ["Lain"]


@pytest.mark.django_db(transaction=True)
def test_merging_while_one_of_them_pays_loses_nothing(ani, dewi, double):
    contact = contact_of(ani)
    order = order_of(ani)

    def pay():
        Order.objects.filter(pk=order.pk, status="pending").update(status="paid", paid_at=now())
        return give_seat(ani, make_product("elearning", "paket-lomba"))

    def merges():
        return merge(survivor_pk=double.pk, merged_pk=contact.pk, made_by=dewi)

    outcomes = without_failures(at_once(pay, merges, merges))
    assert sum(isinstance(one, ContactMerge) for one in outcomes or ()) in (0, 1)
    assert ContactMerge.objects.filter(undone_at=None).count() == 1
    order.refresh_from_db()
    assert (order.status, order.buyer_id) == ("paid", ani.pk)
    assert subject_of(double.pk).users == (ani.pk,)
    undo(merge_pk=ContactMerge.objects.get().pk, made_by=dewi)
    assert subject_of(contact.pk).users == (ani.pk,)
    assert subject_of(double.pk).users == ()


def test_segments_are_counted_live(staff_as, dewi, ani, budi):
    order_of(budi, status="paid", paid_at=now())
    bought = {"name": "has_bought", "is_negated": True}
    staffed = {"name": "is_staff", "is_negated": True}
    count = staff_as(dewi).post("/segment-counts", json_body={"conditions": [bought, staffed]}).results
    assert (count["total"], count["mailable"]) == (1, 0)
    assert [one["name"] for one in count["sample"]] == ["Ani"]
    saved = (
        staff_as(dewi)
        .post("/segments", json_body={"name": "Belum membeli", "conditions": [bought, staffed]})
        .results
    )
    listed = (
        staff_as(dewi)
        .get("/contacts", filterRules=f'[{{"field": "segment_id", "op": "eq", "value": {saved["id"]}}}]')
        .results
    )
    assert [row["name"] for row in listed["rows"]] == ["Ani"]


@pytest.mark.parametrize(
    "condition",
    [{"name": "tags", "value": []}, {"name": "active_within", "value": "besok"}, {"name": "password"}],
)
def test_conditions_that_do_not_fit_are_refused(staff_as, dewi, condition):
    answer = staff_as(dewi).post("/segments", json_body={"name": "Aneh", "conditions": [condition]})
    assert (answer.status, answer.errors["conditions"]) == (422, ["Syarat ke-1 belum lengkap."])


def test_every_condition_is_a_statement_that_runs():
    values = {"days": 7, "tags": ["a"], "locales": ["id"], "kind": "person", "text": "abc"}
    from duxi.contacts.conditions import CONDITIONS

    for one in CONDITIONS:
        for is_negated in (False, True):
            value = values.get(one.input, [1])
            rows = in_segment([{"name": one.name, "value": value, "is_negated": is_negated}])
            assert rows.count() >= 0


def test_consent_of_people_without_an_account(staff_as, dewi, ani, double):
    office = staff_as(dewi)
    body = {"is_given": True, "channel": "Pameran"}
    assert office.post(f"/contacts/{double.pk}/consent", json_body=body).message == "Persetujuan dicatat."
    office.post(f"/contacts/{double.pk}/consent", json_body=body)
    assert ConsentChange.objects.filter(contact=double).count() == 1
    assert office.get(f"/contacts/{double.pk}").results["gets_news"] is True
    refused = office.post(f"/contacts/{contact_of(ani).pk}/consent", json_body=body)
    assert refused.message == "Pemilik akun memilih sendiri di pengaturan notifikasinya."


def test_import_adds_and_leaves_accounts_alone(dewi, ani):
    from duxi.files.imports import IMPORTS

    kind = IMPORTS["list:contacts"]
    rows = [
        {"email": "Baru@Contoh.example", "name": "Baru", "tags": "a, b"},
        {"email": "ani@contoh.example", "tags": "vip"},
        {"email": "ani@contoh.example", "name": "Bukan Ani"},
        {"email": "salah", "name": "X"},
        {"email": "f@contoh.example", "name": "\x02formula"},
    ]
    planned = kind.plan(dewi, rows, lambda _n: None)
    assert [row.action for row in planned] == ["new", "changed", "error", "error", "error"]
    assert Contact.objects.filter(email="baru@contoh.example").count() == 0
    kind.apply(dewi, rows[:2], lambda _n: None)
    assert Contact.objects.get(email="baru@contoh.example").tags == ["a", "b"]
    assert contact_of(ani).tags == ["vip"]
    assert [row.action for row in kind.plan(dewi, rows[:2], lambda _n: None)] == ["same", "same"]
