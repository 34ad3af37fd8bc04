"""`/public/storefront` and `/public/participants`: what is counted for everybody to see."""

from django.http import HttpRequest
from ninja import Query, Router

from duxi.catalog.queries import published_product
from duxi.core.envelope import Envelope, gives
from duxi.core.forms import Id
from duxi.core.kept import kept_for_a_moment
from duxi.offerings.participants import ParticipantsOut, participants_of
from duxi.offerings.storefront import StorefrontOut, storefront

router = Router(tags=["catalogue"])


@router.get("/storefront", response=Envelope[StorefrontOut])
@kept_for_a_moment
def show(request: HttpRequest) -> Envelope[StorefrontOut]:
    return gives(storefront())


@router.get("/participants", response=Envelope[ParticipantsOut])
@kept_for_a_moment
def participants(request: HttpRequest, item_id: Query[Id]) -> Envelope[ParticipantsOut]:
    return gives(participants_of(published_product(item_id)))
