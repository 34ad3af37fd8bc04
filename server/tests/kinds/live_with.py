"""A process with one additional kind, which tests the whole life of a product of it."""

import gc
import io
import os
import sys
from pathlib import Path

import django

from duxi.offerings import kinds

gc.disable()  # the process is short-lived
kinds.__path__.append(str(Path(__file__).parent / "added"))
os.environ.setdefault("DJANGO_SETTINGS_MODULE", "duxi.config.settings")
django.setup()

from django.core.management import call_command  # noqa: E402
from django.db import connection, transaction  # noqa: E402
from django.test import Client  # noqa: E402

from duxi.accounts.models import User  # noqa: E402
from duxi.catalog.detail_triggers import install_detail_triggers  # noqa: E402
from duxi.catalog.kinds import KINDS  # noqa: E402
from duxi.catalog.models import Product  # noqa: E402
from duxi.commerce.orders.actions.checkout import place_order  # noqa: E402
from duxi.commerce.orders.actions.fulfilment import revoke_line  # noqa: E402
from duxi.commerce.orders.actions.orders import pay_order  # noqa: E402
from duxi.commerce.shop.actions.cart import add_item  # noqa: E402
from duxi.config.routes import learner  # noqa: E402
from duxi.entitlements.queries import owns  # noqa: E402
from duxi.files.imports import IMPORTS  # noqa: E402
from duxi.search.actions.indexing import rebuild  # noqa: E402

KIND = KINDS["postcard"]


def what_a_migration_would_do() -> list[str]:
    """Nothing changes besides the kind's table."""
    written = io.StringIO()
    call_command("makemigrations", dry_run=True, stdout=written)
    return [
        line.strip() for line in written.getvalue().splitlines() if line.strip().startswith(("+", "-", "~"))
    ]


def make_table() -> None:
    """Apply the migration's operations."""
    with connection.schema_editor() as editor:
        editor.create_model(KIND.model)
    install_detail_triggers()


def make_product() -> Product:
    with transaction.atomic():
        product = Product.objects.create(
            kind="postcard", slug="senja", title="Senja di Losari", price=15_000, quota=5, is_published=True
        )
        KIND.model.objects.create(product=product, motif="matahari")
    return product


def in_the_contract() -> None:
    document = learner.get_openapi_schema()
    card = document["components"]["schemas"]["PostcardCard"]["properties"]
    assert "postcard" in card["kind"]["enum"], card["kind"]
    assert {"/api/v1/public/postcards", "/api/v1/public/postcards/{slug}"} <= set(document["paths"])


def on_show() -> None:
    shop = Client()
    (row,) = shop.get("/api/v1/public/postcards").json()["results"]["rows"]
    assert (row["kind"], row["motif"], row["seats_left"]) == ("postcard", "matahari", 5), row
    page = shop.get("/api/v1/public/postcards/senja").json()["results"]
    assert (page["title"], page["motif"]) == ("Senja di Losari", "matahari"), page
    rebuild()
    found = shop.get("/api/v1/public/search?q=kartu+pos+losari").json()["results"]
    assert [hit["kind"] for hit in found["rows"]] == ["postcard"], found
    assert "products:postcard" in IMPORTS


def bought_and_given_back(product: Product) -> None:
    buyer = User.objects.create_user("ani@contoh.example", username="ani")
    item = add_item(owner=buyer, product=product, quantity=2)
    order, (line,) = place_order(buyer=buyer, cart_ids=[item.pk], wants_tax_invoice=False)
    assert pay_order(order.pk)
    product.refresh_from_db()
    assert (owns(buyer, product), product.sold) == (True, 2)
    with transaction.atomic():
        line.refresh_from_db()
        revoke_line(order, line)
    product.refresh_from_db()
    assert (owns(buyer, product), product.sold) == (False, 0)


def in_the_administration() -> None:
    office = Client()
    office.force_login(User.objects.create_superuser("rani@contoh.example", "kata-sandi", username="rani"))
    product = Product.objects.get()
    page = office.get(f"/admin/catalog/product/{product.pk}/change/")
    assert page.status_code == 200
    assert "postcard-0-motif" in page.content.decode()


if __name__ == "__main__":
    assert what_a_migration_would_do() == ["+ Create model PostcardDetail"], what_a_migration_would_do()
    make_table()
    made = make_product()
    in_the_contract()
    on_show()
    in_the_administration()
    bought_and_given_back(made)
    sys.stdout.write("a postcard went the whole way\n")
