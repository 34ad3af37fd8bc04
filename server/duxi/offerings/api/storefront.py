"""`/public/storefront`, `/public/participants` and `/public/instructors`: numbers, participants and
instructors.
"""

from django.http import HttpRequest
from ninja import Query, Router

from duxi.catalog.queries import published_product
from duxi.core.envelope import Envelope, ok
from duxi.core.forms import Id
from duxi.core.short_cache import briefly_cached
from duxi.offerings.instructors import InstructorProfile, instructor_profile
from duxi.offerings.participants import ParticipantsOut, participants_of
from duxi.offerings.storefront import StorefrontOut, storefront

router = Router(tags=["catalogue"])


@router.get("/storefront", response=Envelope[StorefrontOut])
@briefly_cached
def show(request: HttpRequest) -> Envelope[StorefrontOut]:
    return ok(storefront())


@router.get("/participants", response=Envelope[ParticipantsOut])
@briefly_cached
def participants(request: HttpRequest, item_id: Query[Id]) -> Envelope[ParticipantsOut]:
    return ok(participants_of(published_product(item_id)))


@router.get("/instructors/{slug:slug}", response=Envelope[InstructorProfile])
@briefly_cached
def instructor(request: HttpRequest, slug: str) -> Envelope[InstructorProfile]:
    return ok(instructor_profile(slug))
