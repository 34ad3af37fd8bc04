"""Loads the exams of products, with their questions and demo participants."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from django.contrib.auth.hashers import make_password

from duxi.accounts.models import User
from duxi.catalog.demo import bought_at, count_as_sold
from duxi.catalog.kinds import Source
from duxi.catalog.models import Product
from duxi.core.fixtures import read_yaml, refresh_row, refresh_rows
from duxi.entitlements.actions.grant import grant
from duxi.entitlements.models import SourceKind
from duxi.entitlements.queries import owns
from duxi.exams.models import Blueprint, BlueprintUnit, Method, Question
from duxi.reference.models import CompetencyUnit

Item = dict[str, Any]

_RULES = (
    "title", "policy", "instructions", "duration_minutes", "passing_percent", "draw_count", "review",
    "shuffles_questions", "shuffles_options", "attempts_allowed",
)  # fmt: skip
_BOUGHT_DAYS_AGO = 45
_QUESTION = ("choice", "level", "text", "explanation")


def load_exams(path: Path) -> None:
    """Create or update exams and their questions by code, and grant seats to demo users."""
    for item in read_yaml(path):
        product = Product.objects.get(slug=item["product"])
        rules = {name: item[name] for name in _RULES if name in item}
        key = {"code": item["code"]}
        is_new = not Blueprint.objects.filter(**key).exists()
        exam = refresh_row(Blueprint, key, {**rules, "product": product})
        if is_new and "password" in item:
            exam.password_hash = make_password(item["password"])
            exam.save(update_fields=["password_hash"])
        _save_units(exam, item.get("units", ()))
        _save_questions(exam, item.get("sections", ()))
        _give_seats(product, item.get("holders", ()))


def _save_units(exam: Blueprint, items: list[str | Item]) -> None:
    """A unit is its code, or a code with the method that measures it."""
    wanted = [{"unit": item} if isinstance(item, str) else item for item in items]
    codes = [item["unit"] for item in wanted]
    units = dict(CompetencyUnit.objects.filter(code__in=codes).values_list("code", "pk"))
    for position, item in enumerate(wanted, start=1):
        fields = {"position": position, "method": item.get("method", Method.QUESTIONS)}
        refresh_row(BlueprintUnit, {"blueprint": exam, "unit_id": units[item["unit"]]}, fields)


def _save_questions(exam: Blueprint, sections: list[Item]) -> None:
    for position, (section, item) in enumerate(_asked(sections), start=1):
        copied: Item = {name: item[name] for name in _QUESTION if name in item}
        place: Item = {"blueprint": exam, "section": section, "position": position}
        if "unit" in item:
            copied["unit"] = CompetencyUnit.objects.get(code=item["unit"])
        question = refresh_row(Question, {"code": item["code"]}, copied | place)
        options = [{**one, "position": number} for number, one in enumerate(item.get("options", ()), start=1)]
        refresh_rows(question.options.all(), ("position",), options, question=question)


def _asked(sections: list[Item]) -> Iterator[tuple[str, Item]]:
    for section in sections:
        for item in section["questions"]:
            yield section["title"], item


def _give_seats(product: Product, usernames: list[str]) -> None:
    for user in User.objects.filter(username__in=usernames):
        if not owns(user, product):
            source = Source(SourceKind.STAFF, f"demo:{product.slug}:{user.username}"[:80])
            grant(
                product=product,
                quantity=1,
                source=source,
                bought_by=user,
                granted_at=bought_at(product, days_ago=_BOUGHT_DAYS_AGO),
                holders=[user],
            )
            count_as_sold(product)
