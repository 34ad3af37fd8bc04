"""From an empty database to a shop that can open; the dashboard by role; batches beside each other."""

from datetime import timedelta
from io import BytesIO

import pytest
from openpyxl import load_workbook

from duxi.core.clock import now
from duxi.gateways.mail import sending
from duxi.gateways.mail.errors import MailDown
from duxi.reference.models import Instansi, JobRole
from tests.entitled import entitled
from tests.factories import TrainingFactory

pytestmark = pytest.mark.django_db


@pytest.fixture
def admin(someone):
    return someone("adi", "Administrator")


def _steps(answer):
    return {step["key"]: step["is_done"] for step in answer.results["steps"]}


def test_an_empty_shop_says_what_is_missing_and_loads_the_reference_set_once(staff_as, admin):
    office = staff_as(admin)
    empty = office.get("/setup")
    assert (empty.results["can_open"], _steps(empty)["reference"]) == (False, False)
    assert office.post("/setup/reference-set").message == "Data referensi bawaan sudah dimuat."
    assert Instansi.objects.count() >= 80
    assert JobRole.objects.exists()
    assert _steps(office.get("/setup"))["reference"] is True
    there = Instansi.objects.count()
    again = office.post("/setup/reference-set")
    assert (again.status, again.message) == (
        409,
        "Sudah ada data referensi. Tambahkan yang kurang lewat impor.",
    )
    assert Instansi.objects.count() == there


def test_the_checks_leave_a_mark_only_when_they_pass(staff_as, admin, monkeypatch):
    office = staff_as(admin)
    assert office.post("/setup/test-payment").status == 200
    with monkeypatch.context() as patched:
        patched.setattr(type(sending.driver()), "send", _refuse)
        assert office.post("/setup/test-mail").status == 503
    assert _steps(office.get("/setup"))["mail"] is False
    assert office.post("/setup/test-mail").message == "Email percobaan dikirim ke alamat Anda."
    done = _steps(office.get("/setup"))
    assert (done["mail"], done["payment-keys"]) == (True, True)


def _refuse(_driver, _mail):
    raise MailDown


def test_the_dashboard_counts_what_the_shop_cannot_open_without(staff_as, admin, dewi):
    work = {row["key"]: row["count"] for row in staff_as(admin).get("/work").results["rows"]}
    shown = staff_as(admin).get("/setup").results["steps"]
    missing = [step for step in shown if not (step["is_done"] or step["is_optional"])]
    assert work["setup"] == len(missing) > 0
    others = staff_as(dewi).get("/work").results["rows"]
    assert "setup" not in {row["key"] for row in others}


def test_a_published_product_of_a_kind_ticks_its_steps(staff_as, admin):
    assert _steps(staff_as(admin).get("/setup"))["product-training"] is False
    TrainingFactory(product__is_published=True)
    done = _steps(staff_as(admin).get("/setup"))
    assert (done["product"], done["product-training"], done["product-webinar"]) == (True, True, False)


def test_the_dashboard_shows_each_what_they_look_after(staff_as, dewi, tono, agus, budi):
    training = TrainingFactory(product__starts_at=now() + timedelta(days=2)).product
    entitled(budi, training)
    staff = staff_as(dewi).get("/dashboard/overview").results
    figures = {figure["key"]: figure["value"] for figure in staff["figures"]}
    assert (figures["enrolments"], figures["classes"]) == (1, 1)
    assert (len(staff["enrolments_by_day"]), staff["enrolments_by_day"][-1]["count"]) == (14, 1)
    coming = [(entry["title"], entry["participants"]) for entry in staff["coming"]]
    assert coming == [(training.title, 1)]
    trainer = staff_as(tono).get("/dashboard/overview").results
    assert {figure["key"]: figure["value"] for figure in trainer["figures"]}["classes"] == 0
    agent = staff_as(agus).get("/dashboard/overview").results
    assert {figure["key"] for figure in agent["figures"]} == {"my-chats"}
    assert agent["coming"] is None


def test_samples_show_rows_that_can_be_imported(staff_as, dewi):
    for kind, wanted in (("list:units", "DX.KSI.001.01"), ("products:training", "dasar-jaringan-1")):
        response = staff_as(dewi).get(f"/import-kinds/{kind}/sample").response
        sheet = load_workbook(BytesIO(b"".join(response.streaming_content))).active
        assert any(wanted in row for row in sheet.iter_rows(values_only=True))


def test_a_trainer_compares_only_batches_of_their_own(staff_as, tono):
    answer = staff_as(tono).post("/batches/compare", json_body={"ids": [1, 2]})
    assert answer.results == {"batches": [], "units": []}
