"""`/public/oti/voucher-claim`: a voucher enrols its bearer in a class."""

from django.utils.translation import gettext_lazy as _
from ninja import Form, Router

from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.catalog.titles import title_of
from duxi.commerce.orders.actions.class_vouchers import claim
from duxi.commerce.shop.schemas.wishlist import ClaimedClass, VoucherIn
from duxi.core.clock import local
from duxi.core.envelope import Envelope, ok
from duxi.core.types import client_address
from duxi.gateways import captcha

router = Router(tags=["oti"], auth=UserBearer())


@router.post("/oti/voucher-claim", response=Envelope[ClaimedClass])
def claim_voucher(request: LearnerRequest, body: Form[VoucherIn]) -> Envelope[ClaimedClass]:
    captcha.verify(body.captcha, request)
    product = claim(holder=request.auth, code=body.voucher_code, address=client_address(request))
    opened = ClaimedClass(
        item_id=product.pk,
        kind=product.kind,
        slug=product.slug,
        title=title_of(product),
        starts_at=local(product.starts_at) if product.starts_at else None,
    )
    return ok(opened, _("Voucher berhasil digunakan. Anda sudah terdaftar di kelas ini."))
