"""`/public/countries`: the dial codes for phone fields."""

import hashlib

from django.http import HttpRequest, HttpResponse
from django.utils.cache import get_conditional_response, patch_cache_control
from django.utils.http import quote_etag
from django.utils.translation import get_language
from ninja import Router

from duxi.accounts.countries import countries
from duxi.accounts.schemas.countries import CountryOut
from duxi.core.envelope import Envelope, Rows, ok

router = Router(tags=["site"])

_ONE_DAY = 24 * 60 * 60


@router.get("/countries", response=Envelope[Rows[CountryOut]])
def list_countries(request: HttpRequest) -> HttpResponse:
    """Changes only with a release; browsers cache it for a day and then revalidate."""
    found = countries(get_language() or "id")
    body = ok(Rows[CountryOut](rows=list(found), total=len(found))).model_dump_json().encode()
    etag = quote_etag(hashlib.sha256(body).hexdigest()[:32])
    response = HttpResponse(body, content_type="application/json; charset=utf-8", headers={"ETag": etag})
    patch_cache_control(response, public=True, max_age=_ONE_DAY)
    return get_conditional_response(request, etag=etag, response=response) or response
