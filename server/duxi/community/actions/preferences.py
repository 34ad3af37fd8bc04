"""How a user hears of the discussions they follow."""

from duxi.accounts.models import User
from duxi.community.models import FollowMail, ForumPreference
from duxi.core.clock import now


def choose_follow_mail(*, user: User, follow_mail: FollowMail) -> None:
    """Each reply by mail, one digest a day, or no mail; a digest begins with what comes from now on."""
    values = {"follow_mail": follow_mail, "digested_at": now()}
    ForumPreference.objects.update_or_create(user=user, defaults=values)
