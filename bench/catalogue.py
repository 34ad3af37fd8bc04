"""The public list of assessments against a baseline psycopg program that returns the same bytes.

2,000 products, a page of 10, one request at a time over persistent connections, interleaved. Goal: the median
is at most 1.5 times the baseline program's.
"""

import os
import sys

from measuring import compare

PRODUCTS = 2_000
WARM_UP, ROUNDS = 200, 1_500
PATH = "/api/v1/public/assessments?page=1&rows=10&sort=title&order=asc"


def main() -> int:
    """Run and print; returns 1 if the goal is missed."""
    import django

    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "duxi.config.settings")
    django.setup()
    fill()
    return compare("catalogue list", PATH, WARM_UP, ROUNDS)


def fill() -> None:
    """Add products to the demo's, with the demo's blueprints."""
    from django.db import transaction
    from duxi.catalog.models import Product
    from duxi.exams.models import Blueprint
    from duxi.offerings.kinds.assessment import AssessmentDetail

    blueprints = list(Blueprint.objects.all())
    with transaction.atomic():
        products = Product.objects.bulk_create(
            Product(
                kind="assessment",
                slug=f"bench-{n}",
                title=f"Asesmen Kompetensi Nomor {n:04}",
                summary="Ukur kesiapan Anda, unit demi unit, dan lihat kesenjangan terhadap peran Anda.",
                price=100_000 + n,
                image="covers/analis-data.svg",
                is_published=True,
            )
            for n in range(PRODUCTS)
        )
        AssessmentDetail.objects.bulk_create(
            AssessmentDetail(product=product, blueprint=blueprints[n % len(blueprints)])
            for n, product in enumerate(products)
        )


if __name__ == "__main__":
    sys.exit(main())
