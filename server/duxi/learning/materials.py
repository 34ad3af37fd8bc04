"""Materials for their owners: which are open, and signed links."""

from datetime import datetime
from uuid import UUID

from django.core import signing
from django.db.models import Q, QuerySet
from django.db.models.functions import Now
from django.urls import reverse
from django.utils.http import urlencode

from duxi.accounts.models import User
from duxi.catalog.models import Product
from duxi.core.clock import local, now
from duxi.core.errors import NotFound
from duxi.core.schema import Schema
from duxi.entitlements.queries import owned_by
from duxi.files.links import LINK_LIFETIME, FileGone, LinkExpired, LinkInvalid
from duxi.learning.models import Material

_SALT = "duxi.learning.material"


class MaterialOut(Schema):
    """A file of a product; without a link it opens later."""

    title: str
    name: str
    size: int
    opens_at: datetime | None
    url: str | None


def materials_of(product: Product) -> QuerySet[Material]:
    """The files of one product, open or not."""
    return Material.objects.filter(product=product)


def material_of(product: Product, uuid: UUID) -> Material:
    """One of them; raises `NotFound`."""
    found = materials_of(product).filter(uuid=uuid).first()
    if found is None:
        raise NotFound
    return found


def materials_for(user: User) -> QuerySet[Material]:
    """The materials of everything that a user owns, open or not."""
    return Material.objects.filter(product__in=owned_by(user).values("product"))


def open_materials_for(user: User) -> QuerySet[Material]:
    """Those that may be downloaded now."""
    return materials_for(user).filter(Q(opens_at=None) | Q(opens_at__lte=Now()))


def material_url(material: Material, user: User, *, as_staff: bool = False) -> str:
    """The path for this user to open this file, valid for a while.

    Managers of the product get it `as_staff`, without checks of ownership and opening.
    """
    path = reverse("learner:read_material", kwargs={"uuid": material.uuid})
    signature = signing.dumps([material.uuid.hex, user.pk, as_staff], salt=_SALT)
    return f"{path}?{urlencode({'signature': signature})}"


def linked_material(uuid: UUID, signature: str) -> Material:
    """The material of a link while its user still owns it; raises `LinkExpired`,
    `LinkInvalid` or `FileGone`.
    """
    try:
        signed_for, user_pk, as_staff = signing.loads(signature, salt=_SALT, max_age=LINK_LIFETIME)
    except signing.SignatureExpired as error:
        raise LinkExpired from error
    except (signing.BadSignature, ValueError, TypeError) as error:
        raise LinkInvalid from error
    user = User.objects.filter(pk=user_pk, is_active=True).first()
    if user is None or signed_for != uuid.hex:
        raise LinkInvalid
    rows = Material.objects.all() if as_staff else open_materials_for(user)
    found = rows.filter(uuid=uuid).first()
    if found is None:
        raise FileGone
    return found


def material_out(material: Material, user: User) -> MaterialOut:
    is_open = material.opens_at is None or material.opens_at <= now()
    return MaterialOut(
        title=material.title,
        name=material.name,
        size=material.size,
        opens_at=local(material.opens_at) if material.opens_at else None,
        url=material_url(material, user) if is_open else None,
    )
