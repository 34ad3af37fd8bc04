"""Products of every kind: one form from the kind's own fields, drafts, publishing, copies, dates, prices."""

from datetime import timedelta

import pytest
from django.core.cache import cache
from django.db import IntegrityError, transaction

from duxi.catalog.actions.publishing import publish_due
from duxi.catalog.kinds import KINDS
from duxi.catalog.models import Category, Product
from duxi.core.clock import at, now
from duxi.notices.models import Notification
from duxi.offerings.kinds.training import TrainingSubject
from duxi.offerings.kinds.webinar import WebinarAgendaItem
from tests.entitled import entitled
from tests.factories import OtiFactory

pytestmark = pytest.mark.django_db

PATH = "/catalog-products"


@pytest.fixture
def subject():
    return TrainingSubject.objects.create(code="TI-1", slug="jaringan", title="Jaringan")


@pytest.fixture
def form(subject):
    """A complete training, as the form sends it."""
    start = (now() + timedelta(days=30)).replace(microsecond=0)
    return {
        "title": "Jaringan dasar",
        "summary": "Dua hari tentang jaringan.",
        "price": 1_000_000,
        "quota": 20,
        "starts_at": start.isoformat(),
        "ends_at": (start + timedelta(days=1)).isoformat(),
        "mode": "online",
        "subject": subject.pk,
        "duration_hours": 16,
    }


@pytest.fixture
def draft(staff_as, dewi, form):
    return staff_as(dewi).post(PATH, json_body={"kind": "training", "values": form}).results


def test_every_kind_describes_its_form(staff_as, dewi):
    forms = staff_as(dewi).get("/product-forms").results["rows"]
    assert {form["kind"] for form in forms} == {kind.slug for kind in KINDS}
    for form in forms:
        groups = {group["name"] for group in form["groups"]}
        assert all(field["label"] and field["group"] in groups for field in form["fields"])
        assert all(field["reference"] for field in form["fields"] if field["type"].startswith("reference"))
    webinar = next(form for form in forms if form["kind"] == "webinar")
    minutes = next(field for field in webinar["fields"] if field["name"] == "duration_minutes")
    assert (minutes["type"], minutes["is_required"], minutes["minimum"]) == ("number", True, 1)
    assert [lines["name"] for lines in webinar["lines"]] == ["gallery", "agenda"]
    assert webinar["requirements"][:2] == ["waktu mulai", "waktu selesai"]


def test_what_a_draft_may_lack_stands_in_its_form(staff_as, dewi):
    forms = {form["kind"]: form for form in staff_as(dewi).get("/product-forms").results["rows"]}
    elsewhere = {"assessment", "elearning"}
    for kind in KINDS:
        form = forms[kind.slug]
        names = {one["name"] for one in [*form["fields"], *form["lines"]]}
        for requirement in kind.completeness:
            is_there = requirement.field in names or (not requirement.field and kind.slug in elsewhere)
            assert is_there, (kind.slug, requirement)


def test_an_incomplete_draft_is_saved_and_says_what_is_missing(staff_as, dewi, form):
    office = staff_as(dewi)
    values = form | {"mode": "", "starts_at": None, "ends_at": None}
    draft = office.post(PATH, json_body={"kind": "training", "values": values}).results
    assert (draft["status"], draft["slug"]) == ("draft", "jaringan-dasar")
    assert [(part["text"], part["field"]) for part in draft["missing"]] == [
        ("waktu mulai", "starts_at"),
        ("waktu selesai", "ends_at"),
        ("cara mengikuti (daring, tatap muka, atau bauran)", "mode"),
        ("kota untuk kelas tatap muka", "location"),
    ]
    refused = office.post(f"{PATH}/{draft['id']}/publish", json_body={})
    assert refused.status == 422
    assert refused.errors["is_published"][0].startswith(
        "Produk ini belum dapat ditayangkan. Yang masih kurang: "
    )
    assert not Product.objects.get(pk=draft["id"]).is_published


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("title", "  ", "Isian ini wajib diisi."),
        ("price", "gratis", "Isi dengan bilangan bulat."),
        ("duration_hours", 0, "Paling sedikit 1."),
        ("strike_price", 5, "Harga coret harus di atas harga."),
        ("subject", 10**6, "Pilihan ini tidak ada lagi."),
        ("starts_at", "besok", "Tanggal dan waktu ini tidak dapat dibaca."),
        ("ends_at", "2026-01-01T00:00:00Z", "Waktu selesai harus sesudah waktu mulai."),
        ("benefits", [7], "Nilai ini tidak dapat dibaca."),
    ],
)
def test_a_bad_value_is_named_at_its_field(staff_as, dewi, form, field, value, sentence):
    body = {"kind": "training", "values": form | {field: value}}
    answer = staff_as(dewi).post(PATH, json_body=body)
    assert (answer.status, answer.errors) == (422, {field: [sentence]})
    assert not Product.objects.exists()


def test_two_people_edit_one_product(staff_as, dewi, someone, draft):
    rani = someone("rani", "Editor")
    path = f"{PATH}/{draft['id']}"
    changed = {"version": draft["version"], "values": draft["values"] | {"price": 900_000}, "lines": {}}
    assert staff_as(rani).put(path, json_body=changed).results["price"] == 900_000
    stale = staff_as(dewi).put(path, json_body=changed | {"values": draft["values"] | {"title": "Lain"}})
    assert stale.status == 409
    assert Product.objects.get(pk=draft["id"]).title == "Jaringan dasar"
    (price,) = [one for one in staff_as(dewi).get(f"{path}/prices").results if one["price_before"]]
    assert (price["price_before"], price["price"], price["actor"]) == (1_000_000, 900_000, rani.fullname)
    (entry, _created) = staff_as(dewi).get(f"{path}/history").results["rows"][:2]
    assert entry["model_label"] == "Produk"
    assert [(one["label"], one["before"], one["after"]) for one in entry["changes"]] == [
        ("Harga", "Rp\N{NO-BREAK SPACE}1.000.000", "Rp\N{NO-BREAK SPACE}900.000")
    ]


def test_what_was_changed_last_stands_first(staff_as, dewi, form, draft):
    newer = (
        staff_as(dewi).post(PATH, json_body={"kind": "training", "values": form | {"title": "Lain"}}).results
    )
    titles = [row["title"] for row in staff_as(dewi).get(PATH).results["rows"]]
    assert titles == ["Lain", draft["title"]]
    body = {"version": draft["version"], "values": draft["values"] | {"price": 900_000}, "lines": {}}
    assert staff_as(dewi).put(f"{PATH}/{draft['id']}", json_body=body).status == 200
    ids = [row["id"] for row in staff_as(dewi).get(PATH).results["rows"]]
    assert ids == [draft["id"], newer["id"]]


def test_it_is_published_at_its_moment(staff_as, dewi, draft, as_):
    path, moment = f"{PATH}/{draft['id']}", now() + timedelta(hours=2)
    past = staff_as(dewi).post(f"{path}/publish", json_body={"publish_at": now().isoformat()})
    assert past.errors == {"publish_at": ["Waktu tayang harus di masa depan."]}
    planned = staff_as(dewi).post(f"{path}/publish", json_body={"publish_at": moment.isoformat()}).results
    assert planned["status"] == "scheduled"
    assert publish_due() == 0
    page = f"/public/trainings/schedules/{draft['slug']}"
    assert as_().get(page).status == 404
    with at(moment + timedelta(minutes=1)):
        assert publish_due() == 1
    assert as_().get(page).results["title"] == "Jaringan dasar"
    taken_off = staff_as(dewi).post(f"{path}/unpublish").results
    assert (taken_off["status"], as_().get(page).status) == ("draft", 404)


def test_a_draft_is_previewed_as_a_buyer_by_its_link_alone(staff_as, dewi, draft, as_, monkeypatch):
    link = staff_as(dewi).post(f"{PATH}/{draft['id']}/preview").results["path"]
    assert link.startswith(f"/product/training/{draft['slug']}?preview=")
    token = link.partition("preview=")[2]
    page = f"/public/trainings/schedules/{draft['slug']}"
    assert as_().get(page, preview=token).results["price"] == 1_000_000
    assert as_().get(page, preview=token[:-1]).status == 404
    assert as_().get(page).status == 404
    monkeypatch.setattr("duxi.catalog.previews.VALID", timedelta(seconds=-1))
    assert as_().get(page, preview=token).status == 404


def test_lines_may_take_each_others_times_in_one_save(staff_as, dewi):
    values = {"title": "Webinar awan", "price": 0, "duration_minutes": 90}
    lines = {"agenda": [{"time": "09:00", "topic": "Pembukaan"}, {"time": "10:00", "topic": "Diskusi"}]}
    made = staff_as(dewi).post(PATH, json_body={"kind": "webinar", "values": values, "lines": lines}).results
    opening, talk = made["lines"]["agenda"]
    change = {
        "version": made["version"],
        "values": made["values"],
        "lines": {"agenda": [opening | {"time": "10:00"}, talk | {"time": "09:00"}]},
    }
    changed = staff_as(dewi).put(f"{PATH}/{made['id']}", json_body=change)
    assert (changed.status, changed.results["lines"]["agenda"]) == (
        200,
        [talk | {"time": "09:00"}, opening | {"time": "10:00"}],
    )
    with pytest.raises(IntegrityError), transaction.atomic():
        WebinarAgendaItem.objects.filter(pk=talk["id"]).update(time="10:00")


def test_lines_are_written_with_their_product(staff_as, dewi):
    values = {"title": "Webinar awan", "price": 0, "duration_minutes": 90}
    lines = {"agenda": [{"time": "09:00", "topic": "Pembukaan"}, {"time": "10:00", "topic": "Diskusi"}]}
    made = staff_as(dewi).post(PATH, json_body={"kind": "webinar", "values": values, "lines": lines}).results
    assert [row["topic"] for row in made["lines"]["agenda"]] == ["Pembukaan", "Diskusi"]
    first = made["lines"]["agenda"][0]
    change = {
        "version": made["version"],
        "values": made["values"],
        "lines": {"agenda": [first | {"topic": "Salam"}]},
    }
    changed = staff_as(dewi).put(f"{PATH}/{made['id']}", json_body=change).results
    assert changed["lines"]["agenda"] == [{"id": first["id"], "time": "09:00", "topic": "Salam"}]
    twice = {"agenda": [{"time": "09:00", "topic": "A"}, {"time": "09:00", "topic": "B"}]}
    refused = staff_as(dewi).put(
        f"{PATH}/{made['id']}", json_body=change | {"version": changed["version"], "lines": twice}
    )
    assert refused.errors == {"agenda": ["Ada dua baris yang sama."]}


def test_a_class_is_copied_to_new_dates(staff_as, dewi):
    oti = OtiFactory(
        product__starts_at=now() + timedelta(days=3), product__ends_at=now() + timedelta(days=4)
    ).product
    oti.sessions.create(title="Hari 1", starts_at=oti.starts_at, duration_minutes=60, mode="online")
    later = oti.starts_at + timedelta(days=28)
    copy = staff_as(dewi).post(f"{PATH}/{oti.pk}/copy", json_body={"starts_at": later.isoformat()}).results
    made = Product.objects.get(pk=copy["id"])
    assert (made.starts_at, made.sessions.get().starts_at, made.sold, made.is_published) == (
        later,
        later,
        0,
        False,
    )
    assert made.slug != oti.slug
    assert oti.sessions.count() == 1


def test_a_class_with_people_moves_only_by_rescheduling_and_they_are_notified(staff_as, dewi, budi, draft):
    office, path = staff_as(dewi), f"{PATH}/{draft['id']}"
    product = Product.objects.get(pk=draft["id"])
    Product.objects.filter(pk=product.pk).update(sold=1, is_published=True)
    entitled(budi, product)
    later = product.starts_at + timedelta(days=7)
    fresh = office.get(path).results
    values = fresh["values"] | {"starts_at": later.isoformat(), "ends_at": None}
    refused = office.put(path, json_body={"version": fresh["version"], "values": values})
    assert refused.errors == {
        "starts_at": ['Kelas ini sudah ada pesertanya. Pakai "Ubah jadwal" agar mereka diberi tahu.']
    }
    body = {"starts_at": later.isoformat(), "reason": "Ruang dipakai upacara"}
    done = office.post(f"{path}/reschedule", json_body=body).results
    assert done["notified"] == 1
    product.refresh_from_db()
    assert (product.starts_at, product.ends_at) == (later, later + timedelta(days=1))
    (reported,) = Notification.objects.filter(user=budi)
    assert (reported.template, reported.params["detail"]) == (
        "learning.class_rescheduled",
        "Ruang dipakai upacara",
    )
    again = office.post(f"{path}/reschedule", json_body=body)
    assert again.errors == {"starts_at": ["Ini sudah jadwalnya sekarang."]}
    assert Notification.objects.filter(user=budi).count() == 1


def test_only_drafts_without_people_are_deleted(staff_as, dewi, draft):
    Product.objects.filter(pk=draft["id"]).update(is_published=True)
    assert staff_as(dewi).delete(f"{PATH}/{draft['id']}").status == 409
    Product.objects.filter(pk=draft["id"]).update(is_published=False)
    assert staff_as(dewi).delete(f"{PATH}/{draft['id']}").status == 200
    assert not Product.objects.filter(pk=draft["id"]).exists()


def test_an_editor_works_on_the_catalogue_and_texts_alone(staff_as, someone, draft):
    office = staff_as(someone("rani", "Editor"))
    assert office.get("/catalog-products").results["total"] == 1
    assert office.post("/tags", json_body={"name": "Keamanan"}).results["slug"] == "keamanan"
    assert [office.get(path).status for path in ("/news", "/orders", "/users", "/instansi")] == [
        200,
        403,
        403,
        403,
    ]


@pytest.mark.parametrize(
    ("name", "body"),
    [
        ("categories", {"kind": "training", "name": "Awan"}),
        ("tags", {"name": "Awan"}),
        ("locations", {"name": "Medan", "province": "Sumatera Utara"}),
        ("instructors", {"name": "Ibu Rahma", "title": "Pengajar"}),
        ("training-subjects", {"code": "TI-9", "title": "Awan"}),
        ("search-synonyms", {"terms": ["awan", "cloud"]}),
    ],
)
def test_what_products_refer_to_is_edited_at_its_version(staff_as, dewi, name, body):
    office = staff_as(dewi)
    made = office.post(f"/{name}", json_body=body).results
    assert office.put(f"/{name}/{made['id']}", json_body=body | {"version": 1}).results["version"] == 2
    assert office.put(f"/{name}/{made['id']}", json_body=body | {"version": 1}).status == 409
    assert office.delete(f"/{name}/{made['id']}").status == 200


def test_a_category_with_products_stays(staff_as, dewi, form):
    category = Category.objects.create(kind="training", slug="awan", name="Awan")
    staff_as(dewi).post(PATH, json_body={"kind": "training", "values": form | {"category": category.pk}})
    assert staff_as(dewi).delete(f"/categories/{category.pk}").status == 409
    cache.clear()
    assert Category.objects.filter(pk=category.pk).exists()
