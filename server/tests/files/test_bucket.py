"""Private files in an S3 storage: the same calls, links signed by the storage."""

from pathlib import Path

import boto3
import httpx
import pytest
from django.test import Client
from moto.server import ThreadedMotoServer

from duxi.commerce.invoicing.actions.invoices import issue_invoice
from duxi.commerce.invoicing.links import invoice_url
from duxi.config.content_policy import content_policy
from duxi.files.actions.exports import run_export
from duxi.files.actions.uploads import store_file
from duxi.files.exports import Export
from duxi.files.links import export_url
from duxi.files.models import ExportJob
from duxi.files.storage import private_storage
from duxi.gateways.services import problems, service
from duxi.learning.actions.materials import store_material
from duxi.learning.materials import material_url
from duxi.videos.fixtures import load_video
from duxi.videos.links import link_to
from tests.elearning.conftest import course
from tests.entitled import entitled
from tests.factories import WorkshopFactory
from tests.invoices.made import order_of
from tests.videos.conftest import FOLDER
from tests.videos.playing import playback

__all__ = ["course"]
pytestmark = pytest.mark.django_db


@pytest.fixture(scope="module")
def s3():
    server = ThreadedMotoServer("127.0.0.1", port=0, verbose=False)
    server.start()
    host, port = server.get_host_and_port()
    yield f"http://{host}:{port}"
    server.stop()


@pytest.fixture
def bucket(settings, s3):
    keys = {"aws_access_key_id": "kunci", "aws_secret_access_key": "rahasia", "region_name": "us-east-1"}
    boto3.client("s3", endpoint_url=s3, **keys).create_bucket(Bucket="duxi")
    options = {
        "bucket_name": "duxi",
        "access_key": "kunci",
        "secret_key": "rahasia",
        "region_name": "us-east-1",
        "endpoint_url": s3,
        "public_endpoint_url": s3,
    }
    private = {"BACKEND": "duxi.files.bucket.PrivateBucket", "OPTIONS": options}
    settings.STORAGES = {**settings.STORAGES, "private": private}


@pytest.fixture
def watched_course_in_store(bucket, course):
    course.video.video = load_video(FOLDER, "Video satu")
    course.video.save()
    return course


def small_export():
    """Two cells."""
    return Export(
        params={},
        title="Kecil",
        filename="kecil.csv",
        count=lambda: 1,
        write=lambda path, progress: path.write_bytes(b"a;b") and progress(1),
    )


def test_a_video_is_read_in_ranges_from_the_store(bucket):
    video = load_video(FOLDER, "Video satu")
    low = video.renditions.get(name="low")
    link = link_to(low)
    assert "/api/v1/" not in link
    assert "rahasia" not in link
    part = httpx.get(link, headers={"Range": f"bytes=0-{low.init_end}"})
    assert (part.status_code, len(part.content)) == (206, low.init_end + 1)
    assert part.headers["Content-Type"] == "video/mp4"
    with private_storage().open(low.path) as stored:
        assert stored.read() == httpx.get(link).content
    assert load_video(FOLDER, "Video satu").renditions.get(name="low").path == low.path


def test_an_upload_is_downloaded_from_the_store(as_, ani, bucket):
    stored = store_file(owner=ani, name="tugas.txt", content=b"isi tugas")
    url = as_(ani).get(f"/files/{stored.uuid}").results["url"]
    answer = as_().get(url.removeprefix("/api/v1"))
    assert answer.status == 302
    found = httpx.get(answer.response["Location"])
    assert (found.content, found.headers["Content-Type"]) == (b"isi tugas", "text/plain")
    assert 'filename="tugas.txt"' in found.headers["Content-Disposition"]
    refused = as_().get(url.removeprefix("/api/v1")[:-2] + "xx")
    assert refused.status == 403


def found_in_store(url):
    """The storage's content behind our link, and our response."""
    answer = Client().get(url)
    assert (answer.status_code, answer["Cache-Control"]) == (302, "private, no-store")
    return httpx.get(answer["Location"])


def test_every_private_file_lies_in_the_store(ani, dewi, bucket, settings, monkeypatch):
    invoice = issue_invoice(order_of(ani, 150_000))
    product = WorkshopFactory().product
    seat = entitled(ani, product)
    made = store_material(product=product, title="Lembar", name="lembar.pdf", content=b"%PDF-1.7")
    for module in ("duxi.files.actions.exports", "duxi.files.links"):
        monkeypatch.setattr(f"{module}.prepared", lambda *_asked: small_export())
    job = ExportJob.objects.create(owner=dewi, kind="small", title="Kecil", filename="kecil.csv")
    run_export(job_id=job.pk)
    job.refresh_from_db()
    found = found_in_store(invoice_url(invoice))
    assert (found.content[:5], found.headers["Content-Type"]) == (b"%PDF-", "application/pdf")
    assert found.headers["Content-Disposition"].startswith("inline;")
    assert found_in_store(material_url(made, seat.holder)).content == b"%PDF-1.7"
    assert found_in_store(export_url(job)).content == b"a;b"
    assert [one for one in Path(settings.PRIVATE_ROOT).rglob("*") if one.is_file()] == []
    with private_storage().open(job.path) as stored:
        assert stored.read() == b"a;b"


def test_hls_is_read_from_the_store(as_, ani, watched_course_in_store):
    course = watched_course_in_store
    link = playback(as_(ani), course).results["hls_url"]
    low = course.video.video.renditions.get(name="low")
    media = Client().get(link.replace("master.m3u8", "low/media.m3u8")).content.decode()
    file = media.partition('MAP:URI="')[2].partition('"')[0]
    part = httpx.get(file, headers={"Range": f"bytes=0-{low.hls_init_size - 1}"})
    assert (part.status_code, len(part.content), part.content[4:8]) == (206, low.hls_init_size, b"ftyp")
    assert "/api/v1/" not in file


def test_a_store_without_keys_stops_the_start():
    values = {one.setting: one.default or one.drivers[0].name for one in (service("storage"),)}
    values |= {"STORAGE_PROVIDER": "s3", "S3_BUCKET": "duxi", "S3_ENDPOINT": "https://s3.contoh.example"}
    found = [one for one in problems(_others() | values, is_demo=True) if "STORAGE" in one]
    assert found == ["DUXI_STORAGE=s3 needs DUXI_S3_ACCESS_KEY, DUXI_S3_SECRET_KEY."]


def _others():
    from duxi.gateways.services import SERVICES

    return {one.setting: one.drivers[0].name for one in SERVICES}


def test_pages_may_read_from_the_store_and_from_no_other():
    own = content_policy()["DIRECTIVES"]
    opened = content_policy(storage="https://s3.contoh.example/duxi")["DIRECTIVES"]
    assert set(opened["connect-src"]) - set(own["connect-src"]) == {"https://s3.contoh.example"}
