"""Loads `fixtures/forum.yaml`: discussions of the past weeks, each once."""

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
from duxi.community.queries.discussions import classes_for
from duxi.core.clock import at, now
from duxi.core.events import suppress_events
from duxi.core.fixtures import read_yaml
from duxi.files.actions.uploads import attach_files, store_file
from duxi.reference.models import CompetencyUnit

Item = dict[str, Any]


def load_forum(path: Path) -> None:
    """Create the missing discussions, unless their demo authors may not write them."""
    known = set(Discussion.objects.values_list("title", flat=True))
    with suppress_events():
        for item in read_yaml(path):
            if item["title"] not in known and _may_be_written(item):
                _load(item, path.parent)


def _may_be_written(item: Item) -> bool:
    """Whether the author is a participant of the class, or the unit exists."""
    if "product" not in item:
        return "unit" not in item or CompetencyUnit.objects.filter(code=item["unit"]).exists()
    author = _person(item["author"])
    return author.is_staff or classes_for(author).filter(slug=item["product"]).exists()


def _load(item: Item, folder: Path) -> None:
    begun = now() - timedelta(hours=item["hours_ago"])
    author = _person(item["author"])
    with at(begun):
        discussion = start(author=author, words=_words(item))
    for name in item.get("pictures", ()):
        content = (folder / "media" / "forum" / name).read_bytes()
        file = store_file(owner=author, name=name, content=content)
        discussion.pictures.add(*attach_files(owner=author, uuids=[str(file.uuid)]))
    changes = {name: item[name] for name in ("is_pinned", "is_locked", "slow_seconds") if name in item}
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
