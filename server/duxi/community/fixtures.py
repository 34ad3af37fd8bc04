"""Loads `fixtures/forum.yaml`: discussions as people wrote them over the past weeks; laid down once."""

from datetime import timedelta
from pathlib import Path
from typing import Any

from duxi.accounts.models import User
from duxi.catalog.models import Product
from duxi.community.actions.discussions import Words, start
from duxi.community.actions.reactions import like
from duxi.community.actions.replies import choose_best, reply
from duxi.community.actions.reports import report
from duxi.community.models import Discussion, ForumTopic, ReportReason
from duxi.core.clock import at, now
from duxi.core.events import in_silence
from duxi.core.fixtures import read_yaml

Item = dict[str, Any]


def load_forum(path: Path) -> None:
    """Nothing, where anybody has written already."""
    if Discussion.objects.exists():
        return
    with in_silence():
        for item in read_yaml(path):
            _load(item)


def _load(item: Item) -> None:
    begun = now() - timedelta(hours=item["hours_ago"])
    with at(begun):
        discussion = start(author=_person(item["author"]), words=_words(item))
    changes = {name: item[name] for name in ("is_pinned", "is_locked") if name in item}
    for number, answer in enumerate(item.get("replies", ()), start=1):
        with at(begun + timedelta(minutes=37 * number)):
            _answer(discussion, answer)
    for email in item.get("likes", ()):
        like(user=_person(email), post=discussion)
    if reported := item.get("reported"):
        reporter = _person(reported["by"])
        reason = ReportReason(reported["reason"])
        report(reporter=reporter, discussion=discussion, reply=None, reason=reason, note=reported["note"])
    Discussion.objects.filter(pk=discussion.pk).update(**changes)


def _answer(discussion: Discussion, answer: Item) -> None:
    made = reply(discussion=discussion, author=_person(answer["author"]), body=answer["body"])
    for nested in answer.get("replies", ()):
        author = _person(nested["author"])
        reply(discussion=discussion, author=author, body=nested["body"], parent=made)
    for email in answer.get("likes", ()):
        like(user=_person(email), post=made)
    if answer.get("is_best"):
        choose_best(reply=made, by=discussion.author)


def _words(item: Item) -> Words:
    product = Product.objects.filter(slug=item["product"]).first() if item.get("product") else None
    return Words(
        title=item["title"],
        body=item["body"],
        topic=ForumTopic(item["topic"]),
        product_id=product.pk if product else None,
        unit_code=item.get("unit", ""),
    )


def _person(email: str) -> User:
    return User.objects.get(email=email)
