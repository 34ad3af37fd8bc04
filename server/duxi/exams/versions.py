"""Versions of questions and rules: what an attempt saw never changes.

A version is found by the fingerprint of its content and created when the content is new.
"""

import hashlib
import json
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

from django.db.models import Max

from duxi.core.locks import advisory_lock
from duxi.exams.models import AnswerOption, Blueprint, BlueprintVersion, Question, QuestionVersion
from duxi.exams.rules import Rules

Versions = Mapping[int, QuestionVersion]
Content = dict[str, Any]
_COPIED = ("choice", "level", "weight", "gives_partial_credit", "text", "explanation")


def current_versions(questions: Sequence[Question]) -> Versions:
    """The current version of each question by question id; requires a transaction."""
    contents = _contents(questions)
    found = _find(contents)
    missing = [pk for pk in contents if pk not in found]
    if missing:
        advisory_lock("question versions")
        _create({pk: contents[pk] for pk in missing if pk not in _find(contents)})
        found = _find(contents)
    return found


def blueprint_version(blueprint: Blueprint) -> BlueprintVersion:
    """The current version of a blueprint's rules; requires a transaction."""
    rules = Rules.of(blueprint).to_json()
    fingerprint = _fingerprint(rules)
    found = blueprint.versions.filter(fingerprint=fingerprint).first()
    if found:
        return found
    advisory_lock(f"blueprint versions {blueprint.pk}")
    last = blueprint.versions.aggregate(last=Max("number"))["last"] or 0
    made, _created = BlueprintVersion.objects.get_or_create(
        blueprint=blueprint, fingerprint=fingerprint, defaults={"number": last + 1, "rules": rules}
    )
    return made


def _contents(questions: Sequence[Question]) -> dict[int, dict[str, Any]]:
    options: dict[int, list[AnswerOption]] = defaultdict(list)
    for option in AnswerOption.objects.filter(question__in=questions).order_by("question", "position"):
        options[option.question_id].append(option)
    return {question.pk: _content(question, options[question.pk]) for question in questions}


def _content(question: Question, options: Sequence[AnswerOption]) -> Content:
    return {
        **{name: getattr(question, name) for name in _COPIED},
        "opens_on": list(question.opens_on),
        "option_ids": [option.pk for option in options],
        "option_texts": [option.text for option in options],
        "points": [option.points for option in options],
    }


def content_of_version(version: QuestionVersion) -> Content:
    """The content of one version."""
    lists = ("opens_on", "option_ids", "option_texts", "points")
    return {
        **{name: getattr(version, name) for name in _COPIED},
        **{name: list(getattr(version, name)) for name in lists},
    }


def version_with(version_id: int, content: Content) -> QuestionVersion:
    """The version of the same question with this content, created if missing; requires a transaction."""
    pk = QuestionVersion.objects.values_list("question", flat=True).get(pk=version_id)
    advisory_lock("question versions")
    if pk not in _find({pk: content}):
        _create({pk: content})
    return _find({pk: content})[pk]


def _find(contents: Mapping[int, Mapping[str, Any]]) -> dict[int, QuestionVersion]:
    wanted = {pk: _fingerprint(content) for pk, content in contents.items()}
    versions = QuestionVersion.objects.filter(question__in=wanted, fingerprint__in=set(wanted.values()))
    return {v.question_id: v for v in versions if v.fingerprint == wanted[v.question_id]}


def _create(contents: Mapping[int, Mapping[str, Any]]) -> None:
    versions = QuestionVersion.objects.filter(question__in=contents).order_by()
    last = dict(versions.values("question").annotate(last=Max("number")).values_list("question", "last"))
    QuestionVersion.objects.bulk_create(
        QuestionVersion(
            question_id=pk, number=last.get(pk, 0) + 1, fingerprint=_fingerprint(content), **content
        )
        for pk, content in contents.items()
    )


def _fingerprint(content: Mapping[str, Any]) -> str:
    text = json.dumps(content, sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()
