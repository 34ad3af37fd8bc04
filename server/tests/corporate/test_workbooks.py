"""Workbooks of companies: people read in with row errors, teams and analyses written; letters followed."""

from io import BytesIO

import pytest
from django.test import Client
from openpyxl import Workbook, load_workbook

from duxi.corporate.models import Invitation
from tests.caller import Answer, bearer_of
from tests.corporate.test_tna import uuid_of
from tests.worker import work

pytestmark = pytest.mark.django_db


def import_rows(person, *rows):
    book, file = Workbook(), BytesIO()
    for row in rows:
        book.active.append(row)
    book.save(file)
    file.seek(0)
    file.name = "anggota.xlsx"
    headers = {"X-Requested-With": "XMLHttpRequest", **bearer_of(person)}
    response = Client().post("/api/v1/corporate/members/import", {"file": file}, headers=headers)
    return Answer(response.status_code, response.json(), response)


def opened(client, link):
    response = client.get(link)
    assert response.status_code == 200
    return load_workbook(BytesIO(response.content))


def test_people_are_read_from_a_workbook(as_, ani, citra, company):
    answer = import_rows(
        citra,
        ["Nama", "Email", "Bagian", "Catatan"],
        ["Ani", "ANI@contoh.example", "Analitik", "x"],
        ["Ani lagi", "ani@contoh.example", "", ""],
        ["Citra", "citra@contoh.example", "", ""],
    )
    said = "1 undangan dikirim. 1 orang sudah menjadi anggota atau sudah diundang."
    assert (answer.results, answer.message) == ({"invited": 1}, said)
    made = Invitation.objects.get()
    assert (made.email, made.fullname, made.department) == ("ani@contoh.example", "Ani", "Analitik")
    assert import_rows(ani, ["Email"], ["x@contoh.example"]).status == 404


def test_wrong_rows_invite_nobody(as_, citra, company):
    answer = import_rows(
        citra, ["Email", "Nama"], ["ani@contoh.example", "Ani"], ["bukan", "B"], ["=1+1", "C"]
    )
    assert (answer.status, answer.errors) == (
        422,
        {"file": ["Baris 3: alamat email tidak sah.", "Baris 4: alamat email tidak sah."]},
    )
    assert import_rows(citra, ["Nama"], ["Ani"]).errors == {
        "file": ["Kolom Email tidak ada di baris pertama."]
    }
    assert not Invitation.objects.exists()


def test_the_team_is_written_for_managers(as_, client, ani, citra, join):
    join(ani, department="Analitik")
    link = as_(citra).get("/corporate/members").results["workbook"]
    rows = [[cell.value for cell in row][:4] for row in opened(client, link).active.iter_rows()]
    assert ["ani@contoh.example", "Ani", "Analitik", "Anggota"] in rows
    assert client.get(link.partition("?")[0]).status_code == 404
    assert client.get(f"{link}x").status_code == 404


def test_an_analysis_is_written_with_consent(as_, client, ani, budi, citra, join, campaign, rate):
    campaign(join(ani), join(budi, consent="no"), budget=5_000_000)
    rate(ani, uuid_of(ani), 1, 3)
    rate(budi, uuid_of(budi), 0, 0)
    found = as_(citra).get("/corporate/tna/results").results
    assert found["roles"] == []
    book = opened(client, found["workbook"])
    assert book.sheetnames[:3] == ["Peta kesenjangan", "Penilaian", "Rekomendasi"]
    heat = [[cell.value for cell in row] for row in book["Peta kesenjangan"].iter_rows()]
    assert next(row for row in heat if row[0] == "Ani")[2:5] == [2, 0, 2]
    assert "Budi" not in str(heat)
    products = [[cell.value for cell in row] for row in book["Rekomendasi"].iter_rows()]
    assert ["Kelas Unit Satu", 1, 2, 1_000_000] in [[row[0], *row[2:5]] for row in products]
    own = as_(ani).get("/corporate/tna/results").results
    assert (own["workbook"], own["roles"]) == ("", [])


def test_managers_see_how_far_each_letter_is(as_, citra, company, django_capture_on_commit_callbacks):
    def status():
        return as_(citra).get("/corporate/members").results["invitations"][0]["mail_status"]

    with django_capture_on_commit_callbacks(execute=True):
        as_(citra).post("/corporate/members/invite", {"people": "baru@contoh.example"})
    assert status() == "queued"
    work("duxi.gateways.mail.sending.deliver")
    assert status() == "sent"
