"""`/public/storefront`: what the front page says of the house, in one answer."""

from django.http import HttpRequest
from ninja import Router

from duxi.core.envelope import Envelope, gives
from duxi.core.kept import kept_for_a_moment
from duxi.offerings.storefront import StorefrontOut, storefront

router = Router(tags=["catalogue"])


@router.get("/storefront", response=Envelope[StorefrontOut])
@kept_for_a_moment
def show(request: HttpRequest) -> Envelope[StorefrontOut]:
    return gives(storefront())
