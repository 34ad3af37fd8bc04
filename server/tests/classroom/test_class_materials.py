"""Files that a trainer shares with the participants of a class."""

from datetime import timedelta

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from duxi.core.clock import now
from duxi.learning.models import Material
from tests.caller import bearer_of
from tests.reading import body_of

pytestmark = pytest.mark.django_db


def share(staff, person, room, name="bahan.pdf", content=b"%PDF-1.7 isi", **fields):
    headers = {"X-Requested-With": "XMLHttpRequest", **bearer_of(person)}
    form = {"title": "Bahan latihan", "file": SimpleUploadedFile(name, content), **fields}
    return Client().post(f"{staff.base}/classes/{room.product.pk}/materials", form, headers=headers)


def test_a_trainer_shares_a_file_and_participants_download_it(staff_as, as_, ani, agus, tono, room):
    tonos, path = staff_as(tono), f"/classes/{room.product.pk}/materials"
    assert share(tonos, tono, room).json()["message"] == "File berhasil diupload"
    [row] = tonos.get(path).results["rows"]
    assert (row["title"], row["name"], row["size"]) == ("Bahan latihan", "bahan.pdf", 12)
    assert body_of(Client().get(row["url"])) == b"%PDF-1.7 isi"
    [seen] = as_(ani).get("/materials", kind="oti", slug=room.product.slug).results
    assert body_of(Client().get(seen["url"])) == b"%PDF-1.7 isi"
    assert staff_as(agus).get(path).status == staff_as(agus).delete(f"{path}/{row['uuid']}").status == 404
    assert share(staff_as(agus), agus, room).status_code == 404
    assert Material.objects.count() == 1
    assert tonos.delete(f"{path}/{row['uuid']}").message == "Perubahan berhasil disimpan."
    assert as_(ani).get("/materials", kind="oti", slug=room.product.slug).results == []
    assert Client().get(row["url"]).status_code == Client().get(seen["url"]).status_code == 404


def test_what_opens_later_is_open_for_the_trainer_alone(staff_as, as_, ani, tono, room):
    share(staff_as(tono), tono, room, opens_at=(now() + timedelta(days=1)).isoformat())
    [row] = staff_as(tono).get(f"/classes/{room.product.pk}/materials").results["rows"]
    [seen] = as_(ani).get("/materials", kind="oti", slug=room.product.slug).results
    assert (row["opens_at"] is not None, seen["url"]) == (True, None)
    assert Client().get(row["url"]).status_code == 200
    assert Client().get(row["url"].replace("signature=", "signature=x")).status_code == 403


def test_what_claims_to_be_a_document_is_refused(staff_as, tono, room):
    refused = share(staff_as(tono), tono, room, "bahan.pdf", b"PK\x03\x04 bukan pdf")
    assert refused.status_code == 415
    assert not Material.objects.exists()
