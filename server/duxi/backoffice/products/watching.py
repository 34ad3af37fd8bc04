"""What of a product is recorded: what its form writes, and whether it is on show."""

from duxi.audit.watching import WATCHED, Watched
from duxi.backoffice.products.fields import lines_of, product_link
from duxi.catalog.forms import SPINE_FORM
from duxi.catalog.kinds import KINDS
from duxi.catalog.models import Product

_COLUMNS = tuple(field.name for field in SPINE_FORM if not Product._meta.get_field(field.name).many_to_many)


def watch_products() -> None:
    """Register products, the details of every kind and their lines; a table once."""
    _watch(Watched(Product, (*_COLUMNS, "is_published", "publish_at")))
    for kind in KINDS:
        own = tuple(
            field.name for field in kind.form if not kind.model._meta.get_field(field.name).many_to_many
        )
        if own:
            _watch(Watched(kind.model, own, part_of="product"))
        for lines in lines_of(kind):
            _watch(Watched(lines.model, part_of=product_link(lines)))


def _watch(watched: Watched) -> None:
    if WATCHED.get(watched.label) is None:
        WATCHED.register(watched)
