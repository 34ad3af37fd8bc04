"""Uploads: accepted types, access, and deletion of unused ones."""

import zipfile
from datetime import timedelta
from io import BytesIO

import pytest
from django.test import Client
from PIL import Image

from duxi.core.clock import now
from duxi.files.actions.uploads import FileInUse, attach_files, attach_new_files, remove_unattached
from duxi.files.models import StoredFile
from duxi.files.queries import FileMissing
from duxi.files.sniffing import MAXIMUM_BYTES
from duxi.files.storage import private_storage
from tests.caller import Answer, bearer_of

pytestmark = pytest.mark.django_db

REFUSED = "Format berkas tidak didukung. Gunakan JPG, PNG, WebP, PDF, DOCX, XLSX, PPTX, TXT, atau CSV."


def picture(size=(640, 480)):
    file = BytesIO()
    Image.new("RGB", size, "blue").save(file, "JPEG", exif=b"Exif\0\0secret-place")
    return file.getvalue()


def office_file(folder, *more):
    file = BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("[Content_Types].xml", "<Types/>")
        archive.writestr(f"{folder}/document.xml", "<x/>")
        for name, content in more:
            archive.writestr(name, content)
    return file.getvalue()


def upload(user, name, content):
    file = BytesIO(content)
    file.name = name
    headers = {"X-Requested-With": "XMLHttpRequest", **bearer_of(user)}
    response = Client().post("/api/v1/uploads", {"file": file}, headers=headers)
    return Answer(response.status_code, response.json(), response)


def test_a_picture_is_written_anew_without_what_it_said_besides(ani):
    answer = upload(ani, "../../kelas saya.jpeg", picture())
    assert (answer.status, answer.message) == (200, "File berhasil diupload")
    assert answer.results["name"] == "kelas saya.jpg"
    assert (answer.results["width"], answer.results["height"]) == (640, 480)
    stored = StoredFile.objects.get(uuid=answer.results["uuid"])
    assert b"secret-place" not in private_storage().open(stored.path).read()


@pytest.mark.parametrize(
    ("name", "content", "content_type"),
    [
        ("tugas.pdf", b"%PDF-1.7\n...", "application/pdf"),
        ("data.csv", b"nama;nilai\nAni;90\n", "text/csv"),
        ("tugas.docx", office_file("word"), "wordprocessingml.document"),
        ("nilai.xlsx", office_file("xl"), "spreadsheetml.sheet"),
    ],
)
def test_documents_stay_as_they_came(ani, name, content, content_type):
    answer = upload(ani, name, content)
    assert answer.status == 200
    stored = StoredFile.objects.get(uuid=answer.results["uuid"])
    assert content_type in stored.content_type
    assert private_storage().open(stored.path).read() == content


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("arsip.jpg", office_file("word")),
        ("halaman.png", b"<svg xmlns='http://www.w3.org/2000/svg'/>"),
        ("program.exe", b"MZ\x90\0"),
        ("tugas.pdf", b"<html></html>"),
        ("tugas.docx", office_file("xl")),
        ("makro.xlsx", office_file("xl", ("xl/vbaProject.bin", "x"))),
        ("bom.xlsx", office_file("xl", ("xl/big.xml", "0" * 101 * 1024 * 1024))),
        ("biner.txt", b"\0\1\2"),
        ("tanpa-akhiran", b"teks"),
    ],
)
def test_what_is_not_what_it_says_is_refused(ani, name, content):
    answer = upload(ani, name, content)
    assert (answer.status, answer.message) == (415, REFUSED)
    assert not StoredFile.objects.exists()


def test_a_file_over_the_limit_is_refused(ani):
    answer = upload(ani, "besar.pdf", b"%PDF-" + b"0" * MAXIMUM_BYTES)
    assert (answer.status, answer.message) == (413, "Ukuran berkas maksimal 10 MB.")


def test_a_file_is_its_owners_alone(as_, ani, budi):
    uuid = upload(ani, "tugas.pdf", b"%PDF-1.7").results["uuid"]
    assert as_(ani).get(f"/files/{uuid}").results["name"] == "tugas.pdf"
    for other in (as_(budi), as_()):
        answer = other.get(f"/files/{uuid}")
        assert (answer.status, answer.message) == (404, "Berkas tidak ditemukan. Unggah ulang berkas Anda.")


def test_a_link_opens_one_file_for_a_while(ani, monkeypatch):
    first = upload(ani, "satu.pdf", b"%PDF-1")
    second = upload(ani, "dua.pdf", b"%PDF-2")
    response = Client().get(first.results["url"])
    assert b"".join(response.streaming_content) == b"%PDF-1"
    assert response["Content-Disposition"] == 'attachment; filename="satu.pdf"'
    signature = first.results["url"].partition("?")[2]
    stolen = Client().get(f"/api/v1/files/{second.results['uuid']}/content?{signature}")
    assert (stolen.status_code, stolen.json()["message"]) == (403, "Tautan unduhan tidak sah.")
    monkeypatch.setattr("duxi.files.stored_links.LINK_LIFETIME", timedelta(seconds=-1))
    late = Client().get(first.results["url"])
    assert late.status_code == 403
    assert "kedaluwarsa" in late.json()["message"]


def test_nobody_attaches_a_file_of_somebody_else(ani, budi):
    uuid = upload(ani, "tugas.pdf", b"%PDF-1.7").results["uuid"]
    with pytest.raises(FileMissing):
        attach_files(owner=budi, uuids=[uuid])
    assert StoredFile.objects.get().attached_at is None
    assert [one.name for one in attach_files(owner=ani, uuids=[uuid])] == ["tugas.pdf"]


def test_what_nothing_holds_on_to_goes_after_a_day(ani):
    upload(ani, "lama.pdf", b"%PDF-1")
    kept = upload(ani, "dipakai.pdf", b"%PDF-2").results["uuid"]
    attach_files(owner=ani, uuids=[kept])
    assert remove_unattached() == 0
    StoredFile.objects.update(created_at=now() - timedelta(days=2))
    old = StoredFile.objects.get(name="lama.pdf").path
    assert remove_unattached() == 1
    assert not private_storage().exists(old)
    assert str(StoredFile.objects.get().uuid) == kept


def upload_draft(user, name="draf.pdf"):
    file = BytesIO(b"%PDF-1.7")
    file.name = name
    headers = {"X-Requested-With": "XMLHttpRequest", **bearer_of(user)}
    form = {"file": file, "is_draft": "true"}
    response = Client().post("/api/v1/uploads", form, headers=headers)
    return Answer(response.status_code, response.json(), response)


def test_a_file_of_a_draft_stays_for_thirty_days(ani):
    upload_draft(ani)
    StoredFile.objects.update(created_at=now() - timedelta(days=29))
    assert remove_unattached() == 0
    StoredFile.objects.update(kept_until=now() - timedelta(seconds=1))
    assert remove_unattached() == 1


def test_drafts_have_a_limit_that_handing_in_frees(ani, monkeypatch):
    monkeypatch.setattr("duxi.files.actions.uploads.MAXIMUM_DRAFT_FILES", 1)
    first = upload_draft(ani).results["uuid"]
    refused = upload_draft(ani)
    assert (refused.status, StoredFile.objects.count()) == (409, 1)
    assert refused.message.startswith("Anda menyimpan 50 berkas yang belum dikumpulkan.")
    attach_new_files(owner=ani, uuids=[first])
    assert upload_draft(ani).status == 200


def test_a_discarded_file_is_gone_at_once(as_, ani, budi):
    uuid = upload_draft(ani).results["uuid"]
    path = StoredFile.objects.get().path
    assert as_(budi).delete(f"/files/{uuid}").status == 404
    assert private_storage().exists(path)
    assert as_(ani).delete(f"/files/{uuid}").status == 200
    assert not private_storage().exists(path)
    assert as_(ani).delete(f"/files/{uuid}").status == 404


def test_a_file_in_use_is_neither_discarded_nor_used_again(as_, ani):
    uuid = upload_draft(ani).results["uuid"]
    attach_new_files(owner=ani, uuids=[uuid])
    refused = as_(ani).delete(f"/files/{uuid}")
    assert (refused.status, refused.message) == (409, "Berkas ini sudah dikumpulkan. Unggah berkas lain.")
    with pytest.raises(FileInUse):
        attach_new_files(owner=ani, uuids=[uuid])
