"""Products, results and articles that suggestions are made of."""

from datetime import timedelta

from duxi.content.models import News
from duxi.core.clock import now
from duxi.reference.models import CompetencyUnit
from tests.factories import OtiFactory, TrainingFactory

NEW = "Baru di Duxi."


MANY = "Banyak diminati peserta lain."


def view(as_, user, product):
    return as_(user).post("/account/recently", {"kind": product.kind, "slug": product.slug})


def slugs(answer):
    return [row["slug"] for row in answer.results["rows"]]


def reasons(as_, user):
    rows = as_(user).get("/account/recomen-product").results["rows"]
    return [(row["slug"], row["reason"]) for row in rows]


def training(slug, units=(), **fields):
    product = TrainingFactory(product__slug=slug, **{f"product__{k}": v for k, v in fields.items()}).product
    product.competency_units.set(CompetencyUnit.objects.filter(code__in=units))
    return product


def oti(slug, *roles):
    product = OtiFactory(product__slug=slug).product
    product.job_roles.set(roles)
    return product


def article(slug, days_ago, tags=(), **fields):
    return News.objects.create(
        slug=slug,
        title=f"Judul {slug}",
        summary="Ringkasan",
        body="Isi",
        published_at=now() - timedelta(days=days_ago),
        tags=list(tags),
        **fields,
    )
