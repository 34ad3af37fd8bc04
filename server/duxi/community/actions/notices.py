"""Who hears of what: those who are named, and followers once until they have looked."""

from django.db.models import QuerySet

from duxi.accounts.models import User
from duxi.community.models import Discussion, Follow, FollowMail, ForumPreference, Reply
from duxi.community.queries import discussions_for, mentioned
from duxi.core.clock import now
from duxi.notices.actions.notify import notify
from duxi.notices.kinds.forum import BEST_ANSWER, MENTIONED, REMOVED, REPLIED
from duxi.notices.models import Channel
from duxi.notices.templates import EVERY_CHANNEL


def notify_of_reply(reply: Reply) -> None:
    """Those who are named hear of that; other followers hear of a reply, once until they have looked."""
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
    """Notify those whom a text names; returns them."""
    named = [user for user in mentioned(text, discussion) if user.pk != author.pk]
    for user in named:
        _notify(user, MENTIONED.key, discussion, author, key=key)
    return named


def notify_of_best(reply: Reply) -> None:
    """Its author hears that a reply was the best."""
    _notify(reply.author, BEST_ANSWER.key, reply.discussion, reply.discussion.author, key=str(reply.uuid))


def notify_of_removal(author: User, discussion: Discussion, reason: str, *, key: str) -> None:
    """Its author hears why a post was removed."""
    notify(
        user=author,
        template=REMOVED.key,
        params={"title": discussion.title, "uuid": str(discussion.uuid), "detail": reason},
        dedupe=f"forum:removed:{key}",
    )


def mark_seen(discussion: Discussion, user: User) -> None:
    """Anyone who opens a discussion may hear of the next reply again."""
    Follow.objects.filter(user=user, discussion=discussion, notified_at__isnull=False).update(
        notified_at=None
    )


def _waiting_follows(discussion: Discussion) -> QuerySet[Follow]:
    follows = Follow.objects.select_for_update(of=("self",)).order_by("pk")
    return follows.select_related("user__forum_preference").filter(discussion=discussion, notified_at=None)


def _channels(user: User) -> frozenset[Channel]:
    """Who gets a digest, or wants no mail, is not mailed about each reply."""
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
