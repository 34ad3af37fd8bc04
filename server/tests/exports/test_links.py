"""Downloads: signed links, and for how long and for whom they are good."""

from datetime import timedelta
from urllib.parse import urlsplit

import pytest
from django.core import signing
from django.test import Client
from guardian.shortcuts import remove_perm

from duxi.core.clock import now
from duxi.files import tasks
from duxi.files.models import ExportJob
from tests.exports.conftest import ask, work

pytestmark = pytest.mark.django_db


def test_a_link_is_good_for_its_file_only(trainer, batch, done, django_capture_on_commit_callbacks):
    other = ask(trainer, batch, django_capture_on_commit_callbacks)
    url = done["download_url"]
    path, signature = urlsplit(url).path, urlsplit(url).query
    for forged in (
        path,
        f"{path}?signature=palsu",
        url[:-2] + "xx",
        f"{path.replace(done['uuid'], other['uuid'])}?{signature}",
    ):
        response = Client().get(forged)
        assert response.status_code == 403
        assert response.json()["message"] == "Tautan unduhan tidak sah."


def test_a_link_expires(done, monkeypatch):
    later = now().timestamp() + 16 * 60
    monkeypatch.setattr(signing.time, "time", lambda: later)
    response = Client().get(done["download_url"])
    assert response.status_code == 403
    assert response.json()["message"] == (
        "Tautan unduhan sudah kedaluwarsa. Muat ulang halaman untuk mendapatkan tautan baru."
    )


def test_a_link_dies_with_its_owner(done, tono):
    tono.is_active = False
    tono.save()
    assert Client().get(done["download_url"]).status_code == 403


def test_a_link_dies_with_the_permission(trainer, done, tono, batch):
    remove_perm("exams.attend_batch", tono, batch)
    renewed = trainer.get(f"/exports/{done['uuid']}").results["download_url"]
    for url in (done["download_url"], renewed):
        assert Client().get(url).status_code == 404


def test_who_may_export_no_more_gets_nothing_that_is_queued_or_done(
    trainer, tono, batch, done, django_capture_on_commit_callbacks
):
    queued = ask(trainer, batch, django_capture_on_commit_callbacks)
    tono.groups.clear()
    work()
    assert ExportJob.objects.get(uuid=queued["uuid"]).status == "failed"
    assert Client().get(done["download_url"]).status_code == 403


def test_exports_of_others_look_like_none(staff_as, dewi, done):
    answer = staff_as(dewi).get(f"/exports/{done['uuid']}")
    assert answer.status == 404
    assert staff_as(dewi).get("/exports").results["total"] == 0


def test_files_are_removed_after_a_day(trainer, done):
    assert tasks.remove_expired_exports() == 0
    ExportJob.objects.update(expires_at=now() - timedelta(seconds=1))
    assert tasks.remove_expired_exports() == 1
    shown = trainer.get(f"/exports/{done['uuid']}").results
    assert (shown["download_url"], shown["filename"]) == (None, None)
    gone = Client().get(done["download_url"])
    assert gone.status_code == 404
    assert gone.json()["message"] == "Berkas sudah tidak tersedia. Silakan buat ekspor baru."
