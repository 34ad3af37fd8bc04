"""Certificates in the back office: searched, revoked, restored, reissued; rules and templates."""

import pytest

from duxi.audit.models import AuditEntry
from duxi.certificates.models import Certificate, CertificateTemplate
from duxi.entitlements.models import Entitlement
from tests.exams.bank import make_product
from tests.exams.test_certificates import check, make_rule, passed  # noqa: F401 - a fixture

pytestmark = pytest.mark.django_db
WHY = {"reason": "Peserta bukan orangnya"}


@pytest.fixture
def certificate(passed):  # noqa: F811
    return Certificate.objects.get()


def act(caller, certificate, verb, **more):
    return caller.post(f"/certificates/{certificate.pk}/{verb}", json_body=WHY | more)


def test_staff_find_a_certificate_by_name_and_see_what_it_says(staff_as, dewi, certificate):
    (row,) = (
        staff_as(dewi)
        .get("/certificates", filterRules='[{"field":"q","op":"contains","value":"ani"}]')
        .results["rows"]
    )
    assert (row["number"], row["current_status"], row["holder_name"]) == (certificate.number, "valid", "Ani")
    shown = staff_as(dewi).get(f"/certificates/{certificate.pk}").results
    assert [unit["code"] for unit in shown["units"]] == ["C.1", "C.2"]
    assert certificate.key in shown["pdf_url"]


def test_revoked_and_restored_with_reasons_that_stay(staff_as, as_, dewi, solved, certificate):
    office = staff_as(dewi)
    assert act(office, certificate, "revoke").message == "Sertifikat dicabut."
    assert check(as_, solved, certificate.number).results["status"] == "revoked"
    again = act(office, certificate, "revoke")
    assert (again.status, again.message) == (409, "Sertifikat ini sudah dicabut atau diganti.")
    assert act(office, certificate, "restore").message == "Sertifikat berlaku kembali."
    assert check(as_, solved, certificate.number).results["status"] == "valid"
    assert act(office, certificate, "restore").message == "Sertifikat ini tidak sedang dicabut."
    found = AuditEntry.objects.filter(root_model="certificates.certificate").order_by("at")
    assert [entry.changes["status"] for entry in found] == [["issued", "revoked"], ["revoked", "issued"]]
    assert {entry.actor for entry in found} == {dewi}


def test_a_corrected_name_gets_a_certificate_of_its_own(staff_as, as_, dewi, solved, certificate):
    assert act(staff_as(dewi), certificate, "reissue", holder_name="Ani Wulandari").status == 200
    new = Certificate.objects.get(replaces=certificate)
    assert (new.holder_name, new.issued_at) == ("Ani Wulandari", certificate.issued_at)
    assert check(as_, solved, certificate.number).results["replaced_by"] == new.number
    assert staff_as(dewi).get(f"/certificates/{certificate.pk}").results["replaced_by_number"] == new.number


@pytest.mark.parametrize("body", [{"reason": " "}, {"reason": "Ejaan", "holder_name": " "}])
def test_bad_input_changes_nothing(staff_as, dewi, certificate, body):
    verb = "reissue" if "holder_name" in body else "revoke"
    assert staff_as(dewi).post(f"/certificates/{certificate.pk}/{verb}", json_body=body).status == 422
    certificate.refresh_from_db()
    assert (certificate.status, Certificate.objects.count()) == ("issued", 1)


def test_trainers_have_no_certificates(staff_as, tono, certificate):
    assert staff_as(tono).get("/certificates").status == 403
    assert act(staff_as(tono), certificate, "revoke").status == 403


def test_a_template_under_the_same_code_is_a_new_edition(staff_as, dewi, certificate):
    body = {"code": "uji", "heading": "Sertifikat Baru", "statement": "dinyatakan kompeten pada"}
    made = staff_as(dewi).post("/certificate-templates", json_body=body).results
    assert (made["edition"], made["name"]) == (2, "uji v2")
    certificate.refresh_from_db()
    assert certificate.template == CertificateTemplate.objects.get(edition=1)


def test_a_rules_product_cannot_change_but_its_signatory_can(staff_as, dewi, certificate):
    office, pk = staff_as(dewi), certificate.rule_id
    rule = office.get(f"/certificate-rules/{pk}").results
    body = rule | {"signatory_name": "Dr. Baru"}
    assert office.put(f"/certificate-rules/{pk}", json_body=body).results["signatory_name"] == "Dr. Baru"
    certificate.refresh_from_db()
    assert certificate.signatory_name == "Dr. Uji"
    other = make_product("certification", "lain")
    refused = office.put(f"/certificate-rules/{pk}", json_body=body | {"version": 2, "product_id": other.pk})
    assert refused.status == 422


def test_passing_a_certification_completes_its_seat(certificate):
    assert Entitlement.objects.get().status == "completed"
