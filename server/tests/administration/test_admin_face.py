"""The face of the Django admin: Indonesian for every browser; menu and dashboard lead to rows."""

import json
import re
from datetime import timedelta

import pytest
from django.apps import apps
from django.contrib import admin
from django.contrib.staticfiles import finders
from django.test import Client
from django.urls import reverse
from django.utils.text import camel_case_to_spaces
from django_q.models import OrmQ

from duxi.backoffice.crud.internal_names import INTERNAL_NAMES
from duxi.backoffice.crud.labels import LABELS
from duxi.catalog.kinds import KINDS
from duxi.catalog.models import Product
from duxi.commerce.models import LedgerEntry, Order
from duxi.config.admin_dashboard import DAYS, with_figures
from duxi.config.administration import KIND_LINES, UNFOLD
from duxi.content.models import Slider
from duxi.core.admin_columns import as_money, columns
from duxi.core.clock import now
from tests.conftest import PASSWORD
from tests.kinds.test_catalogue import MAKERS

pytestmark = pytest.mark.django_db

SAME_IN_INDONESIAN = {
    "commerce.Voucher",
    "reference.Deliverable",
    "reference.Instansi",
    "reference.JobRole",
    "reference.Level",
    "reference.Materi",
    "reference.RoleInstansi",
    "videos.Video",
    "webhooks.Webhook",
}
ENGLISH = re.compile(r"\b(at|the|object|selected|deleted)\b")


def texts_of(page):
    """What is written on a page, without its scripts and tags."""
    bare = re.sub(r"(?s)<(script|style|svg)\b.*?</\1>", " ", page)
    return re.split(r"<[^>]+>", bare)


@pytest.mark.parametrize("query", ["", "?next=/admin/catalog/product/"])
def test_the_sign_in_leads_to_the_page_that_was_wanted(someone, query):
    rani = someone("rani", "Staff", is_superuser=True)
    client = Client()
    page = client.get(f"/admin/login/{query}").content.decode()
    wanted = re.search(r'name="next" value="([^"]*)"', page).group(1)
    form = {"username": rani.email, "password": PASSWORD, "next": wanted}
    assert client.post("/admin/login/", form).url == (query.removeprefix("?next=") or "/admin/")


def test_it_is_indonesian_also_for_an_english_browser(admin_client):
    headers = {"HTTP_ACCEPT_LANGUAGE": "en-US,en"}
    page = admin_client.get("/admin/catalog/product/", **headers).content.decode()
    assert 'lang="id"' in page
    assert "Ketik untuk mencari" in page


@pytest.mark.parametrize("model", admin.site._registry, ids=lambda model: model._meta.label_lower)
def test_lists_have_no_english_heading(admin_client, model):
    address = reverse(f"admin:{model._meta.label_lower.replace('.', '_')}_changelist")
    page = admin_client.get(address).content.decode()
    assert [text for text in texts_of(page) if ENGLISH.search(text)] == []


def test_inputs_of_a_list_are_named_like_their_columns(admin_client):
    Slider.objects.create(slug="promo", title="Promo", url="/")
    page = admin_client.get("/admin/content/slider/").content.decode()
    inputs = re.findall(r'<input[^>]*name="form-0-(?:position|is_published)"[^>]*>', page)
    assert [re.search(r'aria-label="([^"]*)"', tag).group(1) for tag in inputs] == ["Urutan", "Tampil"]


def test_lists_fit_a_small_desktop(admin_client):
    page = admin_client.get("/admin/commerce/order/").content.decode()
    style = re.search(r'href="(/static/core/admin[^"]*\.css)"', page).group(1)
    assert finders.find(style.removeprefix("/static/"))


def test_every_kind_has_its_line_in_the_menu(admin_client):
    assert KIND_LINES.keys() == {kind.slug for kind in KINDS}
    MAKERS["webinar"]()
    page = admin_client.get("/admin/catalog/product/?kind__exact=webinar").content.decode()
    active = re.findall(r'href="([^"]+)" class="[^"]*\bactive"', page)
    assert active == ["/admin/catalog/product/?kind__exact=webinar"]


def test_every_model_of_the_menu_is_there_once():
    links = [str(line["link"]) for group in UNFOLD["SIDEBAR"]["navigation"] for line in group["items"]]
    names = [
        f"admin:{model._meta.label_lower.replace('.', '_')}_changelist" for model in admin.site._registry
    ]
    assert len(links) == len(set(links))
    assert {reverse(name) for name in names} <= set(links)


def test_the_form_of_a_product_has_all_that_an_import_may_change(admin_client, rf, admin_user):
    request = rf.get("/")
    request.user = admin_user
    page = admin.site._registry[Product]
    chapters = {name for _title, options in page.fieldsets for name in options["fields"]}
    editable = {field.name for field in Product._meta.get_fields() if getattr(field, "editable", False)}
    assert editable - {"id"} <= chapters


def test_money_is_money_in_forms(admin_client, ani):
    order = Order.objects.create(
        order_id="DX-1", buyer=ani, subtotal=1_250_000, total=1_250_000, created_at=now(), expires_at=now()
    )
    page = admin_client.get(f"/admin/commerce/order/{order.pk}/change/").content.decode()
    assert "Rp\u00a01.250.000" in page
    product = MAKERS["webinar"]()
    assert "Harga (Rp)" in admin_client.get(f"/admin/catalog/product/{product.pk}/change/").content.decode()


def test_an_empty_sum_in_a_form_stays_a_dash():
    assert as_money("-") == "-"


def test_a_state_in_a_list_has_its_colour():
    (status,) = columns(Order, ["status"])
    assert status(Order(status="paid"))[0] == "paid"
    assert status.label["paid"] == "success"


def test_every_state_in_a_list_has_its_indonesian_name(admin_client, ani):
    Order.objects.create(
        order_id="DX-1",
        buyer=ani,
        subtotal=0,
        total=0,
        status="expired",
        created_at=now(),
        expires_at=now(),
        ended_at=now(),
    )
    page = admin_client.get("/admin/commerce/order/").content.decode()
    assert re.search(r">\s*Kedaluwarsa\s*</span>", page)


def test_the_dashboard_leads_to_the_rows(admin_client):
    MAKERS["training"]()
    page = admin_client.get("/admin/").content.decode()
    assert "Dana masuk per hari" in page
    for address in re.findall(r'href="(/admin/[^"]+)"', page):
        assert admin_client.get(address.replace("&amp;", "&")).status_code == 200, address


def test_the_dashboard_counts_like_the_revenue_of_the_back_office(admin_client, rf, admin_user, ani):
    first = now().replace(hour=0, minute=30) - timedelta(days=DAYS - 1)
    for name, moment in (("DX-1", first), ("DX-2", now()), ("DX-3", first - timedelta(hours=1))):
        order = Order.objects.create(
            order_id=name, buyer=ani, subtotal=50_000, total=50_000, created_at=moment,
            expires_at=moment + timedelta(hours=1), status="paid", paid_at=moment,
        )  # fmt: skip
        LedgerEntry.objects.create(order=order, kind="payment", amount=-50_000, at=moment)
    context = with_figures(rf.get("/"), {})
    bars = json.loads(context["days"])["datasets"][0]
    assert (sum(bars["data"]), bars["displayYAxis"], bars["suffixYAxis"]) == (0.1, True, "juta")
    money, orders, _people = context["figures"]
    assert (money["value"], orders["value"]) == ("Rp\u00a0100.000", "2")
    assert (money["note"], orders["note"]) == ("Naik 100% dari 30 hari sebelumnya",) * 2


def test_what_waits_on_the_dashboard_is_marked(admin_client, rf):
    OrmQ.objects.create(key="duxi", payload="", lock=now())
    due = [figure["title"] for figure in with_figures(rf.get("/"), {})["waiting"] if figure["is_due"]]
    assert due == ["Tugas antre"]
    assert "figure-due" in admin_client.get("/admin/").content.decode()


def test_a_refused_sign_in_speaks_of_the_email():
    page = Client().post("/admin/login/", {"username": "a@contoh.example", "password": "x"}).content.decode()
    assert "Masukkan email dan sandi yang benar" in page
    assert "di bawah" in page


def test_a_page_has_one_main_part_and_a_link_to_it(admin_client):
    page = admin_client.get("/admin/catalog/product/").content.decode()
    assert page.count("<main ") == 1
    assert page.index('href="#main"') < page.index('id="nav-sidebar"') < page.index('<main id="main"')


def test_an_order_without_findings_has_a_dash_in_their_column(admin_client, ani):
    Order.objects.create(order_id="DX-1", buyer=ani, subtotal=0, total=0, created_at=now(), expires_at=now())
    page = admin_client.get("/admin/commerce/order/").content.decode()
    assert re.search(r'class="[^"]*field-needs_review[^"]*"[^>]*>\s*–\s*</td>', page)


def test_permissions_of_a_group_are_named_in_words(admin_client):
    page = admin_client.get("/admin/auth/group/add/").content.decode()
    names = re.findall(r'<option value="\d+">([^<]*)</option>', page)
    assert names == sorted(names, key=str.lower)
    assert "Penjualan · pesanan · memutuskan pengembalian dana" in names
    assert "Sertifikat · aturan sertifikat · menambah" in names
    assert [name for name in names if re.search(r"\b(can|may|add|view|of)\b", name, re.I)] == []


def test_every_table_has_a_name_in_words():
    own = {
        model._meta.label
        for model in apps.get_models()
        if model._meta.verbose_name.lower() != camel_case_to_spaces(model.__name__)
    }
    named = own | set(LABELS) | set(INTERNAL_NAMES) | SAME_IN_INDONESIAN
    assert sorted(model._meta.label for model in apps.get_models() if model._meta.label not in named) == []
