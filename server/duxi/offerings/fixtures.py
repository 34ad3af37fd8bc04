"""Loads `fixtures/catalogue`: products with their detail rows; dates are relative to the loading day."""

from datetime import datetime, time, timedelta
from pathlib import Path
from typing import Any

from django.utils.text import slugify

from duxi.catalog.models import Location, Product
from duxi.core.clock import JAKARTA, now
from duxi.core.fixtures import read_yaml
from duxi.exams.models import Blueprint
from duxi.offerings.kinds.assessment import AssessmentDetail
from duxi.offerings.kinds.training import TrainingDetail, TrainingSubject
from duxi.reference.models import CompetencyUnit

_SPINE = (
    *("title", "summary", "description", "price", "strike_price", "benefits", "requirements", "quota"),
    *("mode", "difficulty", "language", "starts_at", "ends_at", "position"),
)


def load_catalogue(folder: Path) -> None:
    """Create or refresh every product of the demo catalogue, by kind and slug."""
    for item in read_yaml(folder / "assessments.yaml"):
        _load_assessment(item)
    for item in read_yaml(folder / "trainings.yaml"):
        _load_training(item)


def _load_assessment(item: dict[str, Any]) -> None:
    product = _product("assessment", item)
    blueprint = Blueprint.objects.get(code=item["blueprint"])
    AssessmentDetail.objects.update_or_create(product=product, defaults={"blueprint": blueprint})
    product.competency_units.set(blueprint.units.all())


def _load_training(item: dict[str, Any]) -> None:
    subject = _subject(item)
    product = _product("training", item | _when(item["starts_in_days"], item["days"]))
    detail = {"subject": subject, "duration_hours": item["duration_hours"]}
    TrainingDetail.objects.update_or_create(product=product, defaults=detail)
    product.competency_units.set(CompetencyUnit.objects.filter(code__in=item["units"]))


def _subject(item: dict[str, Any]) -> TrainingSubject:
    code = item["subject_code"]
    facts = {
        "slug": slugify(code),
        "title": item["title"].partition(" – ")[0],
        "summary": item["summary"],
        "syllabus": item["syllabus"],
    }
    return TrainingSubject.objects.update_or_create(code=code, defaults=facts)[0]


def _when(in_days: int, days: int) -> dict[str, datetime]:
    """A class from nine to four on working days, `in_days` days after the day of loading."""
    first = now().date() + timedelta(days=in_days)
    return {
        "starts_at": datetime.combine(first, time(9), JAKARTA),
        "ends_at": datetime.combine(first + timedelta(days=days - 1), time(16), JAKARTA),
    }


def _product(kind: str, item: dict[str, Any]) -> Product:
    spine = {name: item[name] for name in _SPINE if name in item}
    spine["image"] = item["image"].removeprefix("media/")
    spine["location"] = _location(item)
    product, _created = Product.objects.update_or_create(kind=kind, slug=item["slug"], defaults=spine)
    return product


def _location(item: dict[str, Any]) -> Location | None:
    """The city of a class that meets somewhere."""
    name = item.get("location")
    if not name or item.get("mode") == "online":
        return None
    return Location.objects.get_or_create(slug=slugify(name), defaults={"name": name})[0]
