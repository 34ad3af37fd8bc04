"""Loads `fixtures/content`: idempotent, by slug; dates are relative to the loading day."""

from collections.abc import Iterable
from datetime import timedelta
from pathlib import Path
from typing import Any
from uuid import NAMESPACE_URL, uuid5

from django.utils.text import slugify

from duxi.content.actions.helped import FORGOTTEN
from duxi.content.models import (
    SPBE,
    Client,
    Faq,
    FaqCategory,
    FaqVote,
    News,
    Passage,
    Project,
    Slider,
    Translation,
)
from duxi.core.clock import now
from duxi.core.fixtures import read_yaml, refresh_row
from duxi.core.markup import as_html

HELP = "help"
Item = dict[str, Any]


def load_content(folder: Path) -> None:
    """Create or update the demo's editorial texts."""
    for item in read_yaml(folder / "news.yaml"):
        _load_news(item)
    for position, entry in enumerate(read_yaml(folder / "faqs.yaml")):
        _load_category(entry, HELP, position)
    for position, entry in enumerate(read_yaml(folder / "klinik-spbe.yaml")):
        _load_category(entry, SPBE, position)
    _load_showcase(read_yaml(folder / "showcase.yaml"))
    _load_translations(sorted(folder.glob("translations/*/*.yaml")))


def _load_translations(paths: Iterable[Path]) -> None:
    """Texts of one type of subject in one language each: `translations/<language>/<subject>.yaml`.

    A subject with nothing but a title may be given as a plain string.
    """
    Translation.objects.bulk_create(
        [_translation(path, str(slug), given) for path in paths for slug, given in read_yaml(path).items()],
        batch_size=1_000,
        update_conflicts=True,
        unique_fields=("subject", "slug", "locale"),
        update_fields=("title", "summary", "body", "body_html", "updated_at"),
    )


def _translation(path: Path, slug: str, given: str | Item) -> Translation:
    text = {"title": given} if isinstance(given, str) else given
    html = as_html(text.get("body", ""))
    return Translation(subject=path.stem, slug=slug, locale=path.parent.name, body_html=html, **text)


def _load_news(item: Item) -> None:
    text = {name: item[name] for name in ("title", "summary", "body", "tags")}
    published_at = now() - timedelta(days=item["days_ago"], hours=item["hours_ago"])
    image = item["image"].removeprefix("media/")
    refresh_row(News, {"slug": item["slug"]}, {**text, "image": image, "published_at": published_at})


def _load_category(entry: Item, desk: str, position: int) -> None:
    """A category; its uuid is the same on every machine."""
    facts = {"name": entry["name"], "summary": entry["summary"], "position": position}
    key = {"segment": desk, "slug": entry["slug"]}
    uuid = uuid5(NAMESPACE_URL, f"{desk}/{entry['slug']}")
    category = refresh_row(FaqCategory, key, facts, at_first={"uuid": uuid})
    for place, item in enumerate(entry["faqs"]):
        _load_faq(item, category, entry.get("segment", desk), position * 100 + place)


def _load_faq(item: Item, category: FaqCategory, segment: str, position: int) -> None:
    slug = slugify(item["title"])
    facts = {
        "title": item["title"],
        "body": item["answer"],
        "category": category,
        "segment": segment,
        "position": position,
        "created_at": now() - timedelta(days=item.get("days_ago", 60 + position // 10)),
    }
    faq = refresh_row(Faq, {"slug": slug}, facts, at_first={"uuid": uuid5(NAMESPACE_URL, slug)})
    if item.get("helped"):
        _load_votes(faq, item["helped"])


def _load_votes(faq: Faq, count: int) -> None:
    """Anonymous helpful votes, created once."""
    votes = (
        FaqVote(faq=faq, voter=f"{FORGOTTEN}demo-{place}", is_helped=True, voted_at=faq.created_at)
        for place in range(count)
    )
    FaqVote.objects.bulk_create(votes, ignore_conflicts=True)
    Faq.objects.filter(pk=faq.pk).update(yes=faq.votes.filter(is_helped=True).count())


def _load_showcase(shown: Item) -> None:
    for position, item in enumerate(shown["sliders"]):
        refresh_row(Slider, {"slug": item.pop("slug")}, {**item, "position": position})
    for position, item in enumerate(shown["clients"]):
        logo = f"clients/{item['slug']}.svg"
        facts = {"name": item["name"], "logo": logo, "position": position}
        refresh_row(Client, {"slug": item["slug"]}, facts)
    clients = {client.slug: client for client in Client.objects.all()}
    for item in shown["projects"]:
        facts = {**item, "client": clients[item["client"]]}
        refresh_row(Project, {"slug": facts.pop("slug")}, facts)
    for position, item in enumerate(shown["passages"]):
        facts = {"title": item["title"], "body": item["body"], "facts": item.get("facts", {})}
        refresh_row(Passage, {"key": item["key"]}, {**facts, "position": position})
