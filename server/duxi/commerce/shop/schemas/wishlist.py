"""Wire schemas of wishlists, waiting lists and class vouchers."""

import json
from datetime import datetime
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, StringConstraints, WithJsonSchema

from duxi.core.forms import Id
from duxi.core.schema import Schema

WishlistCode = Literal[
    "ASM",
    "TRN",
    "CRT",
    "WBN",
    "WBN_JOINX",
    "WSP",
    "WSP_SUBSCR",
    "DLS",
    "CRT_IX",
    "Others",
    "OTI",
    "PACKAGE",
]


def _as_list(value: Any) -> Any:
    """Accepts a number, or a list in JSON; form parsing may already have put either into a list."""
    if isinstance(value, list) and len(value) == 1 and isinstance(value[0], str):
        value = value[0]
    try:
        read = json.loads(value) if isinstance(value, str) else value
    except (ValueError, RecursionError) as error:
        raise ValueError("bukan JSON yang sah") from error
    return read if isinstance(read, list) else [read]


OneOrMoreIds = Annotated[
    list[Annotated[int, Field(gt=0, lt=2**63)]],
    BeforeValidator(_as_list),
    Field(min_length=1, max_length=100),
    WithJsonSchema({"type": "string", "description": "a number, or a list of numbers in JSON"}),
]


class WishIn(Schema):
    product: WishlistCode
    item_id: Id
    rolin_instansi_id: Id | None = None


class UnwishIn(Schema):
    wishlist_id: OneOrMoreIds


class WishlistId(Schema):
    wishlist_id: int


class ItemIds(Schema):
    item_ids: list[int]


class WaitIn(Schema):
    item_id: Id


class Place(Schema):
    """The position in the waiting list, from 1; 0 with an offer."""

    position: int


class VoucherIn(Schema):
    voucher_code: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40)]
    captcha: str = ""


class ClaimedClass(Schema):
    """The class of a redeemed voucher."""

    item_id: int
    kind: str
    slug: str
    title: str
    starts_at: datetime | None
