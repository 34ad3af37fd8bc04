"""Loads `fixtures/content`: idempotent, by slug; dates are relative to the loading day."""

from datetime import timedelta
from pathlib import Path

from duxi.content.models import News
from duxi.core.clock import now
from duxi.core.fixtures import read_yaml


def load_content(folder: Path) -> None:
    """Create or refresh every article of the demo."""
    for item in read_yaml(folder / "news.yaml"):
        text = {name: item[name] for name in ("title", "summary", "body", "tags")}
        published_at = now() - timedelta(days=item["days_ago"], hours=item["hours_ago"])
        image = item["image"].removeprefix("media/")
        News.objects.update_or_create(
            slug=item["slug"], defaults={**text, "image": image, "published_at": published_at}
        )
