"""Notifies mentioned users, and followers once until they have read the discussion."""

from django.db.models import QuerySet

from duxi.accounts.models import User
from duxi.community.models import Discussion, Follow, FollowMail, ForumPreference, Reply
from duxi.community.queries.discussions import discussions_for, mentioned
from duxi.core.clock import now
from duxi.notices.actions.notify import notify
from duxi.notices.kinds.forum import BEST_ANSWER, MENTIONED, REMOVED, REPLIED
from duxi.notices.models import Channel
from duxi.notices.templates import EVERY_CHANNEL


def notify_of_reply(reply: Reply) -> None:
    """Notify mentioned users of the mention, and other followers of the reply, once until they have read
    it.
    """
    named = notify_mentioned(reply.discussion, reply.author, reply.body, key=str(reply.uuid))
    waiting = _waiting_follows(reply.discussion).exclude(user__in=[reply.author, *named])
    for follow in waiting:
        if discussions_for(follow.user).filter(pk=reply.discussion_id).exists():
            _notify(
                follow.user,
                REPLIED.key,
                reply.discussion,
                reply.author,
                key=str(reply.uuid),
                only=_channels(follow.user),
            )
    Follow.objects.filter(pk__in=[follow.pk for follow in waiting]).update(notified_at=now())


def notify_mentioned(discussion: Discussion, author: User, text: str, *, key: str) -> list[User]:
    """Notify the users mentioned in a text; returns them."""
    named = [user for user in mentioned(text, discussion) if user.pk != author.pk]
    for user in named:
        _notify(user, MENTIONED.key, discussion, author, key=key)
    return named


def notify_of_best(reply: Reply) -> None:
    """Notify the author of a reply that was chosen as best answer."""
    _notify(reply.author, BEST_ANSWER.key, reply.discussion, reply.discussion.author, key=str(reply.uuid))


def notify_of_removal(author: User, discussion: Discussion, reason: str, *, key: str) -> None:
    """Notify the author why a post was removed."""
    notify(
        user=author,
        template=REMOVED.key,
        params={"title": discussion.title, "uuid": str(discussion.uuid), "detail": reason},
        dedupe=f"forum:removed:{key}",
    )


def mark_seen(discussion: Discussion, user: User) -> None:
    """Let the user be notified of the next reply again."""
    Follow.objects.filter(user=user, discussion=discussion, notified_at__isnull=False).update(
        notified_at=None
    )


def _waiting_follows(discussion: Discussion) -> QuerySet[Follow]:
    follows = Follow.objects.select_for_update(of=("self",)).order_by("pk")
    return follows.select_related("user__forum_preference").filter(discussion=discussion, notified_at=None)


def _channels(user: User) -> frozenset[Channel]:
    """No mail for each reply if the user gets a digest or wants none."""
    preference: ForumPreference | None = getattr(user, "forum_preference", None)
    mails = preference is None or preference.follow_mail == FollowMail.EACH
    return EVERY_CHANNEL if mails else EVERY_CHANNEL - {Channel.EMAIL}


def _notify(
    user: User,
    template: str,
    discussion: Discussion,
    who: User,
    *,
    key: str,
    only: frozenset[Channel] = EVERY_CHANNEL,
) -> None:
    params = {"title": discussion.title, "uuid": str(discussion.uuid), "who": who.fullname}
    notify(user=user, template=template, params=params, dedupe=f"{template}:{key}", only=only)
