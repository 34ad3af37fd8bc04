"""The registration form: who may fill it in, validation, and assigning the seats."""

from datetime import timedelta
from io import BytesIO

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from django.utils import timezone
from openpyxl import Workbook

from duxi.accounts.events import AccountChanged, AccountNews, account_changed
from duxi.accounts.models import User
from duxi.catalog.models import Product
from duxi.entitlements.models import Entitlement
from duxi.learning.actions.participants import link_invitations
from duxi.learning.models import Registration, RegistrationParticipant
from tests.caller import Answer, Caller
from tests.shop import notify, ordered, training

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def _proved(ani, budi, citra):
    """Verified addresses."""
    for person in (ani, budi, citra):
        person.email_verified_at = timezone.now()
        person.save()


@pytest.fixture
def form(as_, ani, solved):
    """The form of three seats that ani bought."""
    notify(as_, ordered(as_, ani, training(title="Kelas A", quota=9), solved, quantity=3))
    return Registration.objects.get()


def uploaded(user, target, name, file):
    """A file as uploaded by browsers."""
    response = Client().post(f"/api/v1{target}", {name: file}, headers=Caller(user)._all_headers())
    return Answer(response.status_code, response.json(), response)


def path(form, tail=""):
    return f"/registrations/{form.number}{tail}"


def seats():
    return list(Entitlement.objects.order_by("seat_number").values_list("pk", flat=True))


def body(version=1, people=(), pics=(("Ani", "ani@kantor.id", "0811234567"),)):
    fields = {"version": version}
    for index, (name, email, phone) in enumerate(pics):
        fields |= {
            f"pics[{index}][name]": name,
            f"pics[{index}][email]": email,
            f"pics[{index}][phone]": phone,
        }
    for index, (seat, name, email) in enumerate(people):
        row = {
            "regcourse_id": seat,
            "name": name,
            "email": email,
            "phone": "081234567890",
            "position": "Analis",
        }
        fields |= {f"participants[{index}][{key}]": value for key, value in row.items()}
    return fields


def three(ani):
    one, two, three = seats()
    return [(one, "Ani", ani.email), (two, "Sari", "sari@kantor.id"), (three, "Tio", "tio@kantor.id")]


def test_the_form_opens_with_the_seats(as_, ani, budi, form):
    shown = as_(ani).get(path(form)).results
    assert (shown["status"], shown["version"], shown["title"]) == ("draft", 1, "Kelas A")
    people = [(row["seat_number"], row["name"], row["email"]) for row in shown["participants"]]
    assert people == [(1, ani.fullname, ani.email), (2, "", ""), (3, "", "")]
    foreign = as_(budi).get(path(form))
    assert (foreign.status, foreign.message) == (404, "Nomor tidak valid")
    assert as_(ani).get("/registrations/REG-LAIN").message == "Nomor tidak valid"


def test_a_draft_is_saved_and_the_second_of_two_sees_the_conflict(as_, ani, form):
    saved = as_(ani).post(path(form, "/save"), body(1, three(ani)))
    assert (saved.status, saved.message) == (200, "Perubahan berhasil disimpan.")
    assert saved.results["version"] == 2
    late = as_(ani).post(path(form, "/save"), body(1, [(seats()[1], "Lain", "lain@kantor.id")]))
    assert (late.status, late.message) == (
        409,
        "Formulir ini baru saja diubah oleh PIC lain. Muat ulang untuk melihat perubahannya.",
    )
    names = [row["name"] for row in as_(ani).get(path(form)).results["participants"]]
    assert names == ["Ani", "Sari", "Tio"]


def test_a_contact_may_fill_it_in_as_well(as_, ani, budi, form):
    as_(ani).post(path(form, "/save"), body(1, pics=[("Budi", budi.email.upper(), "0812345678")]))
    assert as_(budi).get(path(form)).status == 200
    User.objects.filter(pk=budi.pk).update(email_verified_at=None)
    assert as_(budi).get(path(form)).status == 404


def test_somebody_elses_seat_is_refused(as_, ani, budi, form, solved):
    notify(as_, ordered(as_, budi, training(title="Kelas B"), solved))
    foreign = Entitlement.objects.get(bought_by=budi)
    answer = as_(ani).post(path(form, "/save"), body(1, [(foreign.pk, "X", "x@kantor.id")]))
    assert answer.errors == {
        "participants[0][regcourse_id]": ["Kursi ini bukan bagian dari pendaftaran ini."]
    }
    form.refresh_from_db()
    assert form.version == 1


def test_what_is_missing_stands_beside_each_field(as_, ani, form):
    one, two, three_ = seats()
    people = [(one, "Ani", "ani@kantor.id"), (two, "Sari", "ANI@kantor.id"), (three_, "", "bukan-email")]
    as_(ani).post(path(form, "/save"), body(1, people, pics=[("Ani", "", "")]))
    answer = as_(ani).post(path(form, "/submit"))
    assert answer.message == "Ada isian yang perlu diperbaiki. Lihat yang ditandai."
    double = ["Email ini dipakai lebih dari satu peserta."]
    assert answer.errors == {
        "pics[0][email]": ["Wajib diisi."],
        "pics[0][phone]": ["Wajib diisi."],
        "participants[0][email]": double,
        "participants[1][email]": double,
        "participants[2][name]": ["Wajib diisi."],
        "participants[2][email]": ["Alamat email tidak valid."],
    }
    assert Registration.objects.get().status == "draft"


@pytest.mark.parametrize(
    ("phone", "is_taken"),
    [("12", False), ("abc", False), ("0812", False), ("021 555 1234 ext 7", True), ("+12025550101", True)],
)
def test_invalid_phone_numbers_are_refused(as_, ani, form, phone, is_taken):
    as_(ani).post(path(form, "/save"), body(1, three(ani), pics=[("Ani", "ani@kantor.id", phone)]))
    answer = as_(ani).post(path(form, "/submit"))
    wrong = {"pics[0][phone]": ["Nomor telepon tidak valid. Contoh: 081234567890."]}
    assert (answer.status == 200, answer.errors or {}) == (is_taken, {} if is_taken else wrong)


def test_submitting_locks_links_and_invites(as_, ani, budi, form):
    one, two, three_ = seats()
    people = [(one, "Budi", budi.email), (two, "Ani", ani.email), (three_, "Tio", "tio@kantor.id")]
    as_(ani).post(path(form, "/save"), body(1, people))
    answer = as_(ani).post(path(form, "/submit"))
    assert (answer.status, answer.message) == (200, "Pendaftaran Anda sudah kami terima.")
    held = dict(Entitlement.objects.values_list("seat_number", "holder__username"))
    assert held == {1: budi.username, 2: ani.username, 3: None}
    invited = RegistrationParticipant.objects.filter(invited_at__isnull=False)
    assert [row.email for row in invited] == ["tio@kantor.id"]
    refused = as_(ani).post(path(form, "/save"), body(answer.results["version"], people))
    assert refused.message == (
        "Formulir ini sudah dikirim dan tidak dapat diubah. Hubungi tim kami bila ada koreksi."
    )


def test_an_invited_participant_takes_the_seat_when_signing_up(as_, ani, citra, form):
    as_(ani).post(path(form, "/save"), body(1, three(ani)))
    as_(ani).post(path(form, "/submit"))
    User.objects.filter(pk=citra.pk).update(email="sari@kantor.id")
    citra.refresh_from_db()
    assert [link_invitations(citra) for _again in range(2)] == [1, 0]
    assert Entitlement.objects.get(seat_number=2).holder == citra


def test_proving_the_address_gives_the_waiting_seat(
    as_, ani, citra, form, django_capture_on_commit_callbacks
):
    as_(ani).post(path(form, "/save"), body(1, three(ani)))
    as_(ani).post(path(form, "/submit"))
    User.objects.filter(pk=citra.pk).update(email="sari@kantor.id")
    for news, holder in ((AccountNews.PASSWORD_CHANGED, None), (AccountNews.ACTIVATED, citra)):
        with django_capture_on_commit_callbacks(execute=True):
            account_changed.announce(AccountChanged(citra.pk, news))
        assert Entitlement.objects.get(seat_number=2).holder == holder


def test_a_participant_is_substituted_until_the_class_begins(as_, ani, budi, citra, form):
    people = three(ani)
    people[1] = (people[1][0], "Budi", budi.email)
    as_(ani).post(path(form, "/save"), body(1, people))
    values = {"regcourse_id": people[1][0], "name": "Citra", "email": citra.email}
    early = as_(ani).post(path(form, "/substitute"), values)
    assert early.message == "Peserta hanya dapat diganti setelah formulir dikirim dan sebelum kelas dimulai."
    as_(ani).post(path(form, "/submit"))
    assert Entitlement.objects.get(seat_number=2).holder == budi
    assert as_(ani).post(path(form, "/substitute"), values).message == "Peserta sudah diganti."
    assert Entitlement.objects.get(seat_number=2).holder == citra
    Product.objects.update(starts_at=timezone.now() - timedelta(hours=1))
    assert as_(ani).post(path(form, "/substitute"), values | {"email": budi.email}).status == 409
    assert Entitlement.objects.get(seat_number=2).holder == citra


def test_staff_open_it_again_with_a_reason(as_, ani, staff_api, form):
    as_(ani).post(path(form, "/save"), body(1, three(ani)))
    as_(ani).post(path(form, "/submit"))
    answer = staff_api.post(f"/registrations/{form.number}/reopen", json_body={"reason": "Salah nama"})
    assert answer.message == "Formulir pendaftaran dibuka kembali."
    shown = as_(ani).get(path(form)).results
    assert (shown["status"], shown["reopen_reason"]) == ("draft", "Salah nama")
    again = staff_api.post(f"/registrations/{form.number}/reopen", json_body={"reason": "Salah nama"})
    assert (again.status, again.message) == (409, "Formulir ini masih terbuka.")


def workbook(*rows):
    book, stream = Workbook(), BytesIO()
    for row in rows:
        book.active.append(row)
    book.save(stream)
    return SimpleUploadedFile("peserta.xlsx", stream.getvalue())


def test_five_participants_from_a_workbook_with_two_bad_rows(as_, ani, form):
    file = workbook(
        ["Nama", "Email", "HP", "Jabatan"],
        ["Ani", "ani@kantor.id", 81234567890, "Analis"],
        ["Sari", "bukan email", None, None],
        ["Tio", "tio@kantor.id", None, None],
        [None, None, None, None],
        ["Tia", "TIO@kantor.id", None, None],
        ["Adi", "adi@kantor.id", "12", None],
    )
    rows = uploaded(ani, path(form, "/sheet"), "file", file).results
    assert [(row["row"], row["name"], row["phone"], row["errors"]) for row in rows] == [
        (2, "Ani", "81234567890", []),
        (3, "Sari", "", ["Alamat email tidak valid."]),
        (4, "Tio", "", []),
        (6, "Tia", "", ["Email ini sudah ada di baris 4."]),
        (7, "Adi", "12", ["Nomor telepon tidak valid. Contoh: 081234567890."]),
    ]


@pytest.mark.parametrize("content", [b"bukan excel", b"PK\x03\x04"])
def test_what_is_no_workbook_is_refused(as_, ani, form, content):
    answer = uploaded(ani, path(form, "/sheet"), "file", SimpleUploadedFile("a.xlsx", content))
    assert (answer.status, answer.message) == (
        422,
        "Berkas tidak dapat dibaca. Unggah berkas .xlsx dengan kolom Nama dan Email.",
    )


def test_attachments_come_and_go(as_, ani, form):
    file = SimpleUploadedFile("surat.pdf", b"%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n")
    answer = uploaded(ani, path(form, "/attachments"), "attachs[1]", file)
    assert (answer.status, answer.message) == (200, "File berhasil diupload")
    (one,) = answer.results["attachs"]
    assert one["name"] == "surat.pdf"
    gone = as_(ani).post(path(form, f"/attachments/{one['attachment_id']}/remove"))
    assert gone.results["attachs"] == []


def test_a_buyer_keeps_the_own_seat_before_the_address_is_proved(as_, ani, form):
    User.objects.filter(pk=ani.pk).update(email_verified_at=None)
    people = [(seat, name, email.upper()) for seat, name, email in three(ani)]
    as_(ani).post(path(form, "/save"), body(1, people))
    assert as_(ani).post(path(form, "/submit")).status == 200
    holders = list(Entitlement.objects.order_by("seat_number").values_list("holder", flat=True))
    assert holders == [ani.pk, None, None]
