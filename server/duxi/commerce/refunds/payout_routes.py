"""By which route an order's money can be refunded."""

from duxi.commerce.models import OPEN_REFUNDS, Order, Refund, RefundAccount, RefundRoute
from duxi.gateways.payment import REFUNDABLE


def goes_by_transfer(order: Order) -> bool:
    """Whether the provider cannot refund the order, so that staff transfer the money by hand.

    Bank transfers and retail counters have no refunds, and payments booked by staff never reached the
    provider. Where the payment type was not stored, the provider is asked.
    """
    if order.payment_type:
        return order.payment_type not in REFUNDABLE
    return not order.transaction_id


def open_routes(order: Order) -> list[RefundRoute]:
    """The possible routes, the usual one first."""
    by_hand = [RefundRoute.TRANSFER]
    return by_hand if goes_by_transfer(order) else [RefundRoute.GATEWAY, *by_hand]


def open_route(order: Order, wanted: RefundRoute | str) -> RefundRoute:
    """The requested route if it is possible, otherwise the usual one."""
    routes = open_routes(order)
    return RefundRoute(wanted) if wanted in routes else routes[0]


def is_transfer_open(refund: Refund) -> bool:
    """Whether staff still have to transfer it, now or after approval."""
    return refund.status in OPEN_REFUNDS and refund.route == RefundRoute.TRANSFER


def account_of(refund: Refund) -> RefundAccount | None:
    """The account given by the buyer, if any; no query where it was read with the refund."""
    return getattr(refund, "account", None)


def wants_account(refund: Refund) -> bool:
    """Whether the buyer has to give an account, or another one."""
    return is_transfer_open(refund) and (account_of(refund) is None or bool(refund.account_problem))
