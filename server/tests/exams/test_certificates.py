"""Certificates: issued by rule, verified publicly, revoked, reissued, and kept when accounts are erased."""

from datetime import timedelta

import pytest
from django.core import signing

from duxi.accounts.actions.erase import OWN
from duxi.accounts.erasure import ERASERS
from duxi.certificates.actions.issue import issue_for_attempt, issue_missing
from duxi.certificates.actions.status import NotInForce, reissue, revoke
from duxi.certificates.models import Certificate, CertificateRule, CertificateTemplate
from duxi.core.clock import now
from duxi.entitlements.actions.status import complete
from duxi.exams.models import Attempt
from duxi.notices.models import Notification
from duxi.notices.templates import rendered
from tests.exams.bank import enter_quiz, give_seat, make_certification, make_product, make_quiz
from tests.exams.test_certification import answer, enter
from tests.reading import body_of

pytestmark = pytest.mark.django_db


def make_rule(product, *, trigger="passed", type="competence", **fields):
    template, _ = CertificateTemplate.objects.get_or_create(
        code="uji", edition=1, defaults={"heading": "Sertifikat", "statement": "dinyatakan kompeten"}
    )
    shared = {"issuer": "LSP Uji", "signatory_name": "Dr. Uji", "signatory_title": "Ketua"}
    return CertificateRule.objects.create(
        product=product,
        trigger=trigger,
        type=type,
        title="Analis Uji",
        template=template,
        **(shared | fields),
    )


@pytest.fixture
def passed(as_, ani, django_capture_on_commit_callbacks):
    """Ani's passed certification; returns the id of her attempt."""
    exam = make_certification()
    make_rule(exam.product, validity_months=36)
    room, certsesi_id = enter(as_(ani), give_seat(ani, exam.product))
    for unit, place in (("C.1", 0), ("C.1", 1), ("C.2", 0)):
        answer(room, unit, place, 1)
    with django_capture_on_commit_callbacks(execute=True):
        room.post("/certifications/session/end", {"certsesi_id": certsesi_id})
    return certsesi_id


def check(as_, solved, number):
    return as_().post("/public/verify-certificate", {"cert_number": number, "captcha": solved()})


def test_passing_issues_a_certificate(as_, ani, passed):
    rows = as_(ani).get("/my-certificates", type="competence").results["rows"]
    (row,) = rows
    assert (row["number"], row["status"]) == (f"DX-KOM-{now().year}-000001", "valid")
    assert row["certsesi_id"] == passed
    shown = as_(ani).get(f"/my-certificates/{row['number']}").results
    assert (shown["holder_name"], shown["score"]) == ("Ani", 100.0)
    assert [(u["code"], u["competent"]) for u in shown["units"]] == [("C.1", True), ("C.2", True)]
    assert as_(ani).get("/my-certificates").results == {"rows": [], "total": 0}  # attendance by default
    assert as_(ani).get("/my-certificates", type="all").results["rows"] == rows
    assert row["pdf_url"] == shown["pdf_url"]


def test_the_holder_is_notified_with_a_link_to_the_certificate(ani, passed):
    (notice,) = Notification.objects.filter(user=ani, template="learning.certificate_issued")
    number = Certificate.objects.get().number
    words = rendered(notice)
    assert words.body == f"Selamat! Sertifikat Analis Uji bernomor {number} dapat Anda unduh dan bagikan."
    assert words.path == f"/my-certificates/{number}"


def test_issuing_again_gives_nothing_new(passed):
    issue_for_attempt(passed)
    assert issue_missing() == 0
    assert Certificate.objects.count() == 1


def test_what_was_interrupted_is_issued_later(passed):
    Certificate.objects.all().delete()
    assert issue_missing() == 1


def test_failing_issues_nothing(as_, ani, django_capture_on_commit_callbacks):
    exam = make_certification()
    make_rule(exam.product)
    room, certsesi_id = enter(as_(ani), give_seat(ani, exam.product))
    with django_capture_on_commit_callbacks(execute=True):
        room.post("/certifications/session/end", {"certsesi_id": certsesi_id})
    assert Attempt.objects.get().passed is False
    assert not Certificate.objects.exists()
    assert as_(ani).get("/certifications/certificate", certsesi_id=certsesi_id).status == 404


def test_the_pdf_is_its_holders(as_, ani, budi, passed):
    document = as_(ani).get("/certifications/certificate", certsesi_id=passed).response
    assert document.headers["Content-Type"] == "application/pdf"
    assert body_of(document).startswith(b"%PDF-")
    assert as_(budi).get("/certifications/certificate", certsesi_id=passed).status == 404
    number = Certificate.objects.get().number
    assert as_(budi).get(f"/my-certificates/{number}").status == 404


def test_the_key_opens_the_pdf(as_, ani, passed):
    certificate = Certificate.objects.get()
    path = f"/elearning/{certificate.product.slug}/certificate"
    document = as_().get(path, key=certificate.key).response
    assert body_of(document).startswith(b"%PDF-")
    name = f"sertifikat-analis-uji-{certificate.number}.pdf"
    assert document.headers["Content-Disposition"] == f'inline; filename="{name}"'
    saved = as_().get(path, key=certificate.key, download=True).response
    assert saved.headers["Content-Disposition"] == f'attachment; filename="{name}"'
    for key in ("", "salah", signing.dumps("x")):
        assert as_().get(path, key=key).status == 404


def test_anybody_may_check_a_number(as_, solved, passed):
    number = Certificate.objects.get().number
    found = check(as_, solved, f" {number.lower()} ").results
    assert (found["status"], found["holder_name"], found["title"]) == ("valid", "Ani", "Analis Uji")
    unknown = check(as_, solved, "DX-KOM-1999-000001")
    assert (unknown.status, unknown.message) == (
        404,
        "Nomor sertifikat tidak ditemukan. Periksa kembali penulisannya.",
    )
    unproved = as_().post("/public/verify-certificate", {"cert_number": number, "captcha": "x"})
    assert (unproved.status, unproved.message) == (400, "Invalid recaptcha")


def test_a_snapshot_stays_what_it_was(as_, solved, ani, passed):
    certificate = Certificate.objects.get()
    type(certificate.product).objects.update(title="Produk yang berganti nama")
    type(ani).objects.update(fullname="Ani Baru")
    found = check(as_, solved, certificate.number).results
    assert (found["holder_name"], found["product_title"]) == ("Ani", "Sertifikasi Uji")


def test_expired_revoked_and_replaced_say_so(as_, ani, solved, passed):
    certificate = Certificate.objects.get()
    Certificate.objects.update(valid_until=now().date() - timedelta(days=1))
    assert check(as_, solved, certificate.number).results["status"] == "expired"
    assert as_(ani).get("/my-certificates", type="competence").results["rows"][0]["status"] == "expired"
    newer = reissue(certificate_pk=certificate.pk, holder_name="Ani Wulandari", reason="Ejaan")
    old = check(as_, solved, certificate.number).results
    assert (old["status"], old["replaced_by"], old["status_reason"]) == ("replaced", newer.number, "Ejaan")
    revoke(certificate_pk=newer.pk, reason="Bukan orangnya")
    found = check(as_, solved, newer.number).results
    assert (found["status"], found["holder_name"]) == ("revoked", "Ani Wulandari")
    with pytest.raises(NotInForce):
        revoke(certificate_pk=newer.pk, reason="Lagi")


def test_a_valid_certificate_stands_before_a_newer_one_that_is_not(as_, ani, passed):
    older = Certificate.objects.get()
    newer = reissue(certificate_pk=older.pk, holder_name="Ani Wulandari", reason="Ejaan")
    Certificate.objects.filter(pk=older.pk).update(issued_at=now() + timedelta(days=1))
    rows = as_(ani).get("/my-certificates", type="competence").results["rows"]
    assert [(row["number"], row["status"]) for row in rows] == [
        (newer.number, "valid"),
        (older.number, "replaced"),
    ]


def test_a_certificate_outlives_its_holders_account(as_, solved, ani, passed):
    certificate = Certificate.objects.get()
    for eraser in (*ERASERS, OWN):
        eraser.erase(ani)
    found = check(as_, solved, certificate.number).results
    assert (found["status"], found["holder_name"]) == ("valid", "Ani")
    path = f"/elearning/{certificate.product.slug}/certificate"
    assert as_().get(path, key=certificate.key).status == 404


def test_completing_a_seat_issues_what_its_rule_says(as_, ani, django_capture_on_commit_callbacks):
    product = make_product("elearning", "paket-uji")
    make_rule(product, trigger="completed", type="attendance")
    seat = give_seat(ani, product)
    with django_capture_on_commit_callbacks(execute=True):
        complete(seat.pk, completed_at=now())
    (row,) = as_(ani).get("/my-certificates").results["rows"]
    assert row["number"] == f"DX-HDR-{now().year}-000001"
    [owned] = as_(ani).get("/account/my-learning").results["rows"]
    assert (owned["next_step"], owned["certificate_number"]) == ("get_certificate", row["number"])


def test_a_quiz_gives_no_certificate(as_, ani, django_capture_on_commit_callbacks):
    exam = make_quiz("elearning-quiz", "elearning", passing_percent=0)
    make_rule(exam.product)
    give_seat(ani, exam.product)
    with django_capture_on_commit_callbacks(execute=True):
        enter_quiz(as_(ani), exam).post("end")
    assert not Certificate.objects.exists()


def test_search_and_pages(as_, ani, passed):
    first = Certificate.objects.get()
    reissue(certificate_pk=first.pk, holder_name="Ani W", reason="Ejaan")
    page = as_(ani).get("/my-certificates", type="competence", rows=1, page=2).results
    assert (page["total"], [row["number"] for row in page["rows"]]) == (2, [first.number])
    assert as_(ani).get("/my-certificates", type="competence", search="analis").results["total"] == 2
    assert as_(ani).get("/my-certificates", type="competence", search="koki").results["total"] == 0
    assert as_(ani).get("/my-certificates", type="piala").status == 422
