"""`/workshops/{slug}/take`: workshops for subscribers."""

from uuid import UUID

from django.utils.translation import gettext_lazy as _
from ninja import Form, Router

from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.core.envelope import Envelope, ok
from duxi.core.schema import Schema
from duxi.offerings.owned_detail import OwnedDetail, owned_detail
from duxi.offerings.subscriptions import subscription_for, take_workshop

router = Router(tags=["my-learning"], auth=UserBearer())


class TakeIn(Schema):
    """The subscription to use, by its uuid in `my-learning`."""

    subscription_uuid: UUID


@router.post("/{slug}/take", response=Envelope[OwnedDetail])
def take_with_subscription(request: LearnerRequest, slug: str, body: Form[TakeIn]) -> Envelope[OwnedDetail]:
    subscription = subscription_for(request.auth, body.subscription_uuid)
    take_workshop(user=request.auth, subscription=subscription, slug=slug)
    return ok(owned_detail(request.auth, body.subscription_uuid), _("Workshop ditambahkan ke Belajar saya."))
