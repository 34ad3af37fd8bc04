"""Loads `fixtures/catalogue`: products with their detail rows; dates are relative to the loading day."""

from datetime import timedelta
from pathlib import Path
from typing import Any

from duxi.catalog.models import Product
from duxi.core.clock import now
from duxi.core.fixtures import read_yaml
from duxi.exams.models import Blueprint
from duxi.offerings.kinds.assessment import AssessmentDetail
from duxi.offerings.kinds.training import TrainingDetail
from duxi.reference.models import CompetencyUnit

_SPINE = ("title", "summary", "description", "price", "strike_price", "benefits", "requirements", "quota")


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
    starts_on = now().date() + timedelta(days=item["starts_in_days"])
    detail = {
        **{name: item[name] for name in ("subject_code", "mode", "location", "duration_hours", "syllabus")},
        "starts_on": starts_on,
        "ends_on": starts_on + timedelta(days=item["days"] - 1),
    }
    product = _product("training", item)
    TrainingDetail.objects.update_or_create(product=product, defaults=detail)
    product.competency_units.set(CompetencyUnit.objects.filter(code__in=item["units"]))


def _product(kind: str, item: dict[str, Any]) -> Product:
    spine = {name: item[name] for name in _SPINE if name in item}
    image = item["image"].removeprefix("media/")
    product, _created = Product.objects.update_or_create(
        kind=kind, slug=item["slug"], defaults={**spine, "image": image}
    )
    return product
