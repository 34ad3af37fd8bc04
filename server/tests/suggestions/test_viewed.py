"""What a user has viewed: whose it is, and in which order."""

import pytest

from duxi.catalog.actions.viewed import remember_view
from duxi.catalog.kinds import KINDS
from duxi.catalog.models import ProductView
from tests.caller import bearer_of
from tests.factories import AssessmentFactory, TrainingFactory
from tests.suggestions.made import slugs, training, view

pytestmark = pytest.mark.django_db


def test_the_newest_view_stands_first_with_its_whole_card(as_, ani):
    one, two = AssessmentFactory().product, TrainingFactory().product
    for product in (one, two, one):
        answer = view(as_, ani, product)
        assert (answer.status, answer.message) == (200, "Tercatat.")
    found = as_(ani).get("/account/recently")
    assert (slugs(found), found.results["total"]) == ([one.slug, two.slug], 2)
    public = as_().get("/public/assessments").results["rows"][0]
    assert found.results["rows"][0] == public
    assert found.results["rows"][1]["subject_code"]


def test_views_are_paged_and_cheap(as_, ani, django_assert_max_num_queries):
    for n in range(5):
        remember_view(user=ani, kind_slug="training", slug=training(f"t-{n}").slug)
    browser = as_().with_headers(**bearer_of(ani))
    with django_assert_max_num_queries(1 + 2 + len(KINDS)):
        page = browser.get("/account/recently", rows=2, page=2)
    assert (slugs(page), page.results["total"]) == (["t-2", "t-1"], 5)
    assert as_(ani).get("/account/recently", rows=101).errors == {"rows": ["Maksimal 100."]}


def test_everybody_sees_their_own_views(as_, ani, budi):
    view(as_, ani, TrainingFactory().product)
    assert as_(budi).get("/account/recently").results == {"rows": [], "total": 0}


def test_only_the_newest_fifty_are_kept_of_each(ani, budi):
    others = training("budis")
    remember_view(user=budi, kind_slug="training", slug=others.slug)
    for n in range(52):
        remember_view(user=ani, kind_slug="training", slug=training(f"t-{n}").slug)
    own = ProductView.objects.filter(user=ani)
    assert own.count() == 50
    assert not own.filter(product__slug__in=["t-0", "t-1"]).exists()
    assert ProductView.objects.filter(user=budi).count() == 1


@pytest.mark.parametrize(
    "form",
    [{"kind": "training", "slug": "x"}, {"kind": "lain", "slug": "x"}, {"kind": "training", "slug": "draf"}],
)
def test_what_nobody_may_see_is_not_remembered(as_, ani, form):
    training("draf", is_published=False)
    answer = as_(ani).post("/account/recently", form)
    assert (answer.status, answer.message) == (404, "Data tidak ditemukan.")
    assert not ProductView.objects.exists()


def test_what_was_withdrawn_leaves_the_list(as_, ani):
    product = training("t")
    view(as_, ani, product)
    product.is_published = False
    product.save()
    assert as_(ani).get("/account/recently").results == {"rows": [], "total": 0}
