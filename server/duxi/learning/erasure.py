"""What becomes of a learner's rows when their account is erased."""

from duxi.accounts.erasure import ERASERS, Eraser
from duxi.accounts.models import User
from duxi.learning.models import ChosenRole, Review, ReviewStatus


def _erase(user: User) -> None:
    """What everybody reads stays without its author; what nobody read goes."""
    ChosenRole.objects.filter(user=user).delete()
    own = Review.objects.filter(author=user)
    own.exclude(status=ReviewStatus.PUBLISHED).delete()
    own.update(author=None)


ERASERS.register(
    Eraser(
        app="learning",
        erase=_erase,
        erases=(ChosenRole,),
        keeps=(Review,),
    )
)
