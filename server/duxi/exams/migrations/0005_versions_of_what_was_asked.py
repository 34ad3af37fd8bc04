"""Gives every attempt the rules and the questions that it saw, as versions; answers become positions."""

import hashlib
import json
import uuid

from django.db import migrations
from django.db.models import F, OuterRef, Subquery


def fingerprint(content):
    text = json.dumps(content, sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def version_questions(apps, _editor):
    get = lambda name: apps.get_model("exams", name)  # noqa: E731
    options = {}
    for option in get("AnswerOption").objects.order_by("question", "position"):
        options.setdefault(option.question_id, []).append(option)
    versions = []
    for question in get("Question").objects.all():
        own = options.get(question.pk, [])
        content = {
            "choice": "single",
            "level": question.level,
            "weight": 1,
            "gives_partial_credit": False,
            "text": question.text,
            "explanation": "",
            "opens_on": list(question.opens_on),
            "option_ids": [option.pk for option in own],
            "option_texts": [option.text for option in own],
            "points": [option.points for option in own],
        }
        versions.append(
            get("QuestionVersion")(
                question=question, number=1, fingerprint=fingerprint(content), **content
            )
        )
    get("QuestionVersion").objects.bulk_create(versions)


def version_answers(apps, _editor):
    asked = apps.get_model("exams", "AttemptQuestion").objects
    versions = apps.get_model("exams", "QuestionVersion").objects.filter(question=OuterRef("question"))
    asked.update(version=Subquery(versions.values("pk")[:1]), shown_at=F("answered_at"))
    positions = apps.get_model("exams", "AnswerOption").objects.values_list("position", flat=True)
    for position in positions.order_by().distinct():
        asked.filter(answer__position=position).update(selected=[position])


def version_rules(apps, _editor):
    """The rules of before: no floor, and a level shown once was enough."""
    get = lambda name: apps.get_model("exams", name)  # noqa: E731
    for blueprint in get("Blueprint").objects.all():
        blueprint.uuid = uuid.uuid4()
        blueprint.save(update_fields=["uuid"])
        rules = _rules(apps, blueprint)
        begun = get("Attempt").objects.filter(blueprint=blueprint).exclude(status="created")
        if begun.exists():
            version = get("BlueprintVersion").objects.create(
                blueprint=blueprint, number=1, fingerprint=fingerprint(rules), rules=rules
            )
            begun.update(version=version)


def _rules(apps, blueprint):
    competencies = apps.get_model("reference", "RoleCompetency").objects
    required = {found.unit_id: found for found in competencies.filter(job_role=blueprint.job_role_id)}
    units = apps.get_model("exams", "BlueprintUnit").objects.filter(blueprint=blueprint)
    requirements = []
    for unit_id in units.order_by("position").values_list("unit_id", flat=True):
        level, weight = (
            (required[unit_id].level_id, required[unit_id].weight) if unit_id in required else (0, 1)
        )
        requirements.append({"unit_id": unit_id, "level": level, "weight": weight, "is_required": True})
    return {
        "duration_minutes": blueprint.duration_minutes,
        "passing_percent": blueprint.passing_percent,
        "requirements": requirements,
        "floor_percent": 40,
        "level_rule": "together",
        "negative_percent": 0,
    }


def mark_competent(apps, _editor):
    results = apps.get_model("exams", "UnitResult").objects
    results.filter(achieved_level__gte=F("required_level")).update(competent=True)


def restore_answers(apps, _editor):
    asked = apps.get_model("exams", "AttemptQuestion").objects
    chosen = apps.get_model("exams", "AnswerOption").objects.filter(
        question=OuterRef("question"), position=OuterRef("selected__0")
    )
    asked.exclude(selected=[]).update(answer=Subquery(chosen.values("pk")[:1]))


class Migration(migrations.Migration):
    dependencies = [("exams", "0004_exam_definitions")]

    operations = [
        migrations.RunPython(version_questions, migrations.RunPython.noop),
        migrations.RunPython(version_answers, restore_answers),
        migrations.RunPython(version_rules, migrations.RunPython.noop),
        migrations.RunPython(mark_competent, migrations.RunPython.noop),
    ]
