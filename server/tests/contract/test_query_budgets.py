"""A visitor's responses need at most three queries, however many rows they have."""

import re
from urllib.parse import urlsplit

import pytest
from django.conf import settings
from django.db import connection
from django.test.utils import CaptureQueriesContext

from duxi.catalog.kinds import KINDS
from duxi.catalog.models import Instructor, Product
from duxi.config.routes import learner
from duxi.content.fixtures import load_content
from duxi.content.models import SPBE, Faq, News
from duxi.offerings.calendar import feed_url
from duxi.reference.models import JobRole
from duxi.search.actions.indexing import rebuild
from tests.contract.written import document_of
from tests.entitled import entitled
from tests.factories import SubjectFactory
from tests.invoices.made import served, token_of
from tests.kinds.test_catalogue import MAKERS
from tests.loaded import loaded_once

pytestmark = pytest.mark.django_db

BUDGET = 3
BUDGETS = {"/public/storefront": 5}
"""What has another budget: answers that are stored for a moment."""
OF_AN_ATTEMPT = "/public/free-assessments/{slug}/{uuid}/"
WITHOUT_ROWS = {"/public/captcha/challenge", "/public/whatsapp/webhook"}
"""What answers with no row of the database."""
QUERIES = {
    "/public/search": {"q": "tata kelola"},
    "/public/search/suggestions": {"q": "tata"},
}


def public_paths():
    """Every GET that a visitor may make, as the contract names it."""
    paths = document_of(learner)["paths"]
    found = {path.removeprefix("/api/v1") for path, calls in paths.items() if "get" in calls}
    listed = (path for path in found if not path.startswith(OF_AN_ATTEMPT))
    return sorted(path for path in listed if path.startswith("/public/") and path not in WITHOUT_ROWS)


def load():
    """Two of every kind and the texts of the demo."""
    for kind in KINDS:
        for _n in range(2):
            MAKERS[kind.slug]()
    load_content(settings.FIXTURES / "content")
    rebuild()


loaded = loaded_once(load)


@pytest.fixture
def products(loaded):
    return {kind.slug: list(Product.objects.filter(kind=kind.slug)) for kind in KINDS}


def instructor_of(product):
    person, _created = Instructor.objects.get_or_create(slug="ratna", defaults={"name": "Ratna"})
    product.instructors.add(person)
    return person


def filled(path, products):
    """The path with what it asks for, and its query."""
    kinds = {f"/public/{kind.page_path}/{{slug}}": kind.slug for kind in KINDS}
    item = products[kinds[path]][0] if path in kinds else None
    slugs = {
        "/public/news/{slug}": News.objects.first().slug,
        "/public/oti/classes/{slug}/benefits": products["oti"][0].slug,
        "/public/oti/job-roles/{slug}": JobRole.objects.first().slug,
        "/public/elearning/packages/{slug}/content": products["elearning"][0].slug,
    }
    if path == "/public/instructors/{slug}":
        slugs[path] = instructor_of(products["training"][0]).slug
    slug = item.slug if item else slugs.get(path, JobRole.objects.first().slug)
    clinic = Faq.objects.filter(segment=SPBE).first()
    return re.sub(r"\{(\w+)\}", lambda name: str(clinic.uuid if name[1] == "faq_uuid" else slug), path)


def cost(as_, path, query):
    with CaptureQueriesContext(connection) as seen:
        answer = as_().get(path, **query)
    assert answer.status in (200, 404), answer.message
    return answer.status, [one["sql"] for one in seen.captured_queries]


@pytest.mark.parametrize("path", public_paths())
def test_a_visitors_answer_costs_three_queries_however_long(as_, ani, products, path):
    wanted = filled(path, products)
    query = QUERIES.get(path, {})
    if path in ("/public/reviews", "/public/reviews/summary", "/public/participants"):
        query = {"item_id": products["training"][0].pk}
    if path == "/public/trainings/subjects/detail":
        query = {"id": SubjectFactory().slug}
    if path in ("/public/ticket", "/public/ticket/calendar.ics"):
        query = {"token": token_of(served(ani))}
    if path == "/public/calendar/{token}.ics":
        for product in products["training"]:
            entitled(ani, product)
        wanted = urlsplit(feed_url(ani)).path.removeprefix("/api/v1")
    status, seen = cost(as_, wanted, query)
    may_be_missing = "oti/job-roles" in path or "/credentials/" in path
    assert status == 200 or may_be_missing, "a path that is not there costs nothing"
    budget = BUDGETS.get(path, BUDGET)
    assert len(seen) <= budget, seen
    if "{" not in path:
        for rows in (1, 50):
            _status, longer = cost(as_, wanted, query | {"rows": rows})
            assert len(longer) <= budget, longer
