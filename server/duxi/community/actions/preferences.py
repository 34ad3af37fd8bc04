"""How a user is notified of followed discussions."""

from duxi.accounts.models import User
from duxi.community.models import FollowMail, ForumPreference
from duxi.core.clock import now


def choose_follow_mail(*, user: User, follow_mail: FollowMail) -> None:
    """Each reply by mail, one digest a day, or no mail; the first digest starts with replies from now on."""
    values = {"follow_mail": follow_mail, "digested_at": now()}
    ForumPreference.objects.update_or_create(user=user, defaults=values)
