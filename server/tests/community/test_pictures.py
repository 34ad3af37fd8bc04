"""Pictures in posts: of their author, four at most, shown to readers, gone with the post."""

import json

import pytest

from duxi.community.models import Discussion
from duxi.files.models import StoredFile
from tests.files.test_uploads import picture, upload

pytestmark = pytest.mark.django_db


def pictures(person, count=1):
    return [upload(person, f"layar {n}.jpg", picture((8, 6))).results["uuid"] for n in range(count)]


def test_posts_show_their_pictures_until_they_are_deleted(as_, client, ani, budi, ask, answer_to):
    first, second = pictures(ani, 2)
    path = ask(ani, pictures=json.dumps([first, second]))
    reply = answer_to(budi, path, pictures=json.dumps(pictures(budi)))
    found = as_(budi).get(path).results
    assert [(one["uuid"], one["width"]) for one in found["pictures"]] == [(first, 8), (second, 8)]
    assert len(found["replies"][0]["pictures"]) == 1
    assert client.get(found["pictures"][0]["url"])["Content-Type"] == "image/jpeg"
    form = {"title": "Indeks gabungan?", "body": "Satu saja"}
    assert as_(ani).post(f"{path}/edit", form | {"pictures": json.dumps([second])}).status == 200
    assert [one["uuid"] for one in as_(budi).get(path).results["pictures"]] == [second]
    assert StoredFile.objects.get(uuid=first).attached_at is None
    assert as_(ani).post(f"{path}/edit", form).status == 200
    assert len(as_(budi).get(path).results["pictures"]) == 1
    as_(budi).delete(reply)
    as_(ani).delete(path)
    assert not StoredFile.objects.filter(attached_at__isnull=False).exists()


def test_what_is_no_picture_of_ones_own_is_refused(as_, ani, budi, ask):
    own, strange = pictures(ani, 5), pictures(budi)
    text = upload(ani, "catatan.txt", b"Halo").results["uuid"]
    form = {"title": "Indeks gabungan?", "body": "Satu saja"}

    def refused(*uuids):
        return as_(ani).post("/forum/discussions", form | {"pictures": json.dumps(uuids)})

    assert refused(*own).errors == {"pictures": ["Lampirkan paling banyak 4 gambar."]}
    assert refused(text).errors == {"pictures": ["Hanya gambar yang dapat dilampirkan."]}
    assert refused(*strange).message == "Berkas tidak ditemukan. Unggah ulang berkas Anda."
    assert not Discussion.objects.exists()
    ask(ani, pictures=json.dumps(own[:1]))
    sentence = "Gambar ini sudah dipakai di tempat lain. Unggah sekali lagi."
    assert refused(own[0]).errors == {"pictures": [sentence]}
    assert Discussion.objects.count() == 1
