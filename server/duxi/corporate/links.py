"""Signed links to quotations: browsers send no bearer for a page of their own."""

from uuid import UUID

from django.core import signing
from django.urls import reverse
from django.utils.http import urlencode

from duxi.core.errors import NotFound
from duxi.corporate.models import Quotation

_SALT = "duxi.corporate.quotation"
LIFETIME = 15 * 60


def link_to(quotation: Quotation) -> str:
    """A path that opens this document for a quarter of an hour; callers have checked who asks."""
    path = reverse("learner:quotation_pdf", kwargs={"uuid": quotation.uuid})
    return f"{path}?{urlencode({'signature': signing.dumps(quotation.uuid.hex, salt=_SALT)})}"


def linked_quotation(uuid: UUID, signature: str) -> Quotation:
    """The document that a link opens; raises `NotFound`."""
    try:
        signed_for = signing.loads(signature, salt=_SALT, max_age=LIFETIME)
    except signing.BadSignature as error:
        raise NotFound from error
    found = Quotation.objects.select_related("company").filter(uuid=uuid).first()
    if signed_for != uuid.hex or found is None:
        raise NotFound
    return found
