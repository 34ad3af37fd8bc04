"""`/affiliate`: who sent a visitor."""

from django.http import HttpRequest
from ninja import Path, Router

from duxi.commerce.schemas import Code
from duxi.core.envelope import Envelope, gives
from duxi.core.throttle import Limit
from duxi.core.types import client_address
from duxi.growth.queries import active_code
from duxi.growth.schemas.affiliate import Referral

router = Router(tags=["affiliate"])

LOOKUPS = Limit("affiliate-lookup", times=60, seconds=60)


@router.get("/referral/{code}", response=Envelope[Referral])
def show_referral(request: HttpRequest, code: Path[Code]) -> Envelope[Referral]:
    """What is not (or no longer) a code is an answer, not a fault: visitors came by somebody's old link."""
    LOOKUPS.hit(client_address(request))
    found = active_code(code)
    name = (found.name or None) if found else None
    return gives(Referral(code=code.upper(), is_valid=found is not None, name=name))
