"""What calls about content give."""

from datetime import datetime

from ninja import Schema


class NewsCard(Schema):
    """An article in a list."""

    slug: str
    title: str
    summary: str
    image_url: str | None
    published_at: datetime
    tags: list[str]
