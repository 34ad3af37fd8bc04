"""Creates articles and questions."""

import json
from datetime import timedelta

from django.utils import timezone

from duxi.content.models import (
    Faq,
    News,
)


def rules(*rows):
    return json.dumps([dict(zip(("field", "op", "value"), row, strict=True)) for row in rows])


def faq(category, title, **facts):
    slug = facts.pop("slug", title.lower().replace(" ", "-"))
    facts = {
        "created_at": timezone.now().replace(microsecond=123456),
        "body": "Ya.",
        "segment": category.segment,
    } | facts
    return Faq.objects.create(slug=slug, title=title, category=category, **facts)


def news(slug, **facts):
    facts = {
        "published_at": timezone.now() - timedelta(hours=1),
        "title": slug,
        "summary": "S",
        "body": "B",
    } | facts
    return News.objects.create(slug=slug, **facts)


def titles(answer, name="title"):
    return [row[name] for row in answer.results["rows"]]


QUESTION = {"fullname": "Rina", "email": " Rina@Contoh.Example ", "message": "Apakah ada <b>kelas</b> malam?"}


ADMIN_PAGES = ("news", "faq", "faqcategory", "faqquestion", "slider", "client", "project", "passage")
