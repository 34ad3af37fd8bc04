"""Groups all dates of one subject in suggestions, as SQL over products: documents do not contain it."""

from functools import cache

from django.db.models import Case, F, When

from duxi.catalog.kinds import KINDS
from duxi.catalog.models import Product
from duxi.core.facets import literal

_SUBJECT = """(
    SELECT subject FROM ({products}) AS dated
    WHERE dated.pk = {document}.ref AND {document}.type = 'product')"""


def subject_of(document: str) -> str:
    """The title of the subject that the document's product is a date of; null for everything else."""
    return _SUBJECT.format(products=_dated(), document=document)


@cache
def _dated() -> str:
    kinds = [kind for kind in KINDS if kind.subject]
    titles = (When(kind=kind.slug, then=F(f"{kind.subject}__title")) for kind in kinds)
    dated = Product.objects.filter(kind__in=[kind.slug for kind in kinds])
    return literal(dated.annotate(subject=Case(*titles)).values("pk", "subject"))
