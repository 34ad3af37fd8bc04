"""Files of products: for those who own them, by links that end; and other downloads."""

from datetime import timedelta

import pytest
from django.test import Client

from duxi.core.clock import now
from duxi.entitlements.actions.status import withdraw
from duxi.entitlements.queries import owned_by
from duxi.files.models import ExportJob
from duxi.files.storage import private_storage
from duxi.learning.actions.materials import remove_material, store_material
from duxi.learning.models import Material
from tests.entitled import entitled
from tests.factories import WorkshopFactory
from tests.reading import body_of
from tests.shop import training

pytestmark = pytest.mark.django_db


def material(product, title="Lembar kerja", **fields):
    return store_material(
        product=product, title=title, name="lembar kerja.pdf", content=b"%PDF-1.7", **fields
    )


def listed(caller, product):
    return caller.get("/materials", kind=product.kind, slug=product.slug).results


def test_owners_download_and_nobody_else(as_, ani, budi):
    product = WorkshopFactory().product
    made = material(product)
    seat = entitled(ani, product)
    entitled(ani, product)
    [row] = listed(as_(ani), product)
    assert (row["title"], row["name"], row["size"]) == ("Lembar kerja", "lembar kerja.pdf", 8)
    response = Client().get(row["url"])
    assert (body_of(response), response["Content-Type"]) == (b"%PDF-1.7", "application/pdf")
    assert response["Content-Disposition"] == 'attachment; filename="lembar kerja.pdf"'
    assert listed(as_(budi), product) == []
    assert as_().get("/materials", kind="workshop", slug=product.slug).status == 401
    other = material(training())
    stolen = row["url"].replace(str(made.uuid), str(other.uuid))
    refused = Client().get(stolen)
    assert (refused.status_code, refused.json()["message"]) == (403, "Tautan unduhan tidak sah.")
    assert Client().get(row["url"][:-2] + "xx").status_code == 403
    assert (
        as_(ani).get(f"/account/my-learning/{seat.uuid}").results["materials"][0]["title"] == "Lembar kerja"
    )
    withdraw(owned_by(ani), reason="")
    assert Client().get(row["url"]).status_code == 404


def test_what_opens_later_has_no_link_yet(as_, ani):
    product = WorkshopFactory().product
    entitled(ani, product)
    made = material(product, opens_at=now() + timedelta(days=1))
    [row] = listed(as_(ani), product)
    assert (row["url"], row["opens_at"] is not None) == (None, True)
    assert as_(ani).get("/downloads").results["total"] == 0
    Material.objects.filter(pk=made.pk).update(opens_at=now() - timedelta(minutes=1))
    link = listed(as_(ani), product)[0]["url"]
    Material.objects.filter(pk=made.pk).update(opens_at=now() + timedelta(days=1))
    assert Client().get(link).status_code == 404


def test_downloads_are_sorted_by_their_moment_and_say_what_is_gone(as_, ani, budi):
    product = WorkshopFactory(product__title="Peta Risiko").product
    entitled(ani, product)
    kept = material(product, "Kini")
    material(product, "Dulu", opens_at=now() - timedelta(days=2))
    ExportJob.objects.create(
        owner=ani,
        kind="x",
        title="Ekspor hilang",
        status="done",
        path="exports/tidak-ada.xlsx",
        filename="x.xlsx",
        size=1,
        finished_at=now() - timedelta(days=1),
    )
    rows = as_(ani).get("/downloads", sort="download_created_at", order="desc").results["rows"]
    told = ("download_kind", "download_title", "download_detail")
    assert [tuple(row[name] for name in told) for row in rows] == [
        ("material", "Kini", "Peta Risiko"),
        ("export", "Ekspor hilang", ""),
        ("material", "Dulu", "Peta Risiko"),
    ]
    assert [row["download_url"] is None for row in rows] == [False, True, False]
    oldest = as_(ani).get("/downloads", sort="download_created_at|asc", rows=1).results["rows"]
    assert oldest[0]["download_title"] == "Dulu"
    private_storage().delete(kept.path)
    [newest] = as_(ani).get("/downloads", rows=1).results["rows"]
    assert (newest["download_title"], newest["download_url"]) == ("Kini", None)
    assert as_(budi).get("/downloads").results["total"] == 0


def test_a_removed_material_takes_its_file_along(django_capture_on_commit_callbacks):
    made = material(WorkshopFactory().product)
    with django_capture_on_commit_callbacks(execute=True):
        remove_material(made)
    assert not private_storage().exists(made.path)
