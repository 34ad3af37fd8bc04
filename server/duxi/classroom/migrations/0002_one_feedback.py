"""Feedback of classes moves to where that of all other kinds stands."""

from django.db import migrations

KIND, CODE = "oti", "kelas"


def copy(apps, schema_editor):
    """The form of classes becomes the template of their kind, with its questions and answers."""
    template = apps.get_model("learning", "FeedbackTemplate")
    form = apps.get_model("classroom", "FeedbackForm").objects.filter(code=CODE).first()
    if form is None:
        return
    is_active = not template.objects.filter(kind=KIND, is_active=True).exists()
    made = template.objects.create(name=f"{form.title} ({KIND})", kind=KIND, is_active=is_active)
    _copy_answers(apps, _copy_questions(apps, form, made))
    given = apps.get_model("learning", "FeedbackGiven")
    there = set(given.objects.values_list("entitlement_id", flat=True))
    old = apps.get_model("classroom", "FeedbackGiven").objects.exclude(entitlement_id__in=there)
    given.objects.bulk_create(given(entitlement_id=row.entitlement_id, given_at=row.given_at) for row in old)


def _copy_questions(apps, form, template):
    question = apps.get_model("learning", "FeedbackQuestion")
    return {
        old.pk: question.objects.create(
            template=template,
            position=old.position,
            section=old.group,
            text=old.text,
            type=old.kind,
            options=old.options,
            is_required=old.is_required,
        )
        for old in form.questions.order_by("position", "pk")
    }


def _copy_answers(apps, questions):
    new = apps.get_model("learning", "FeedbackAnswer")
    old = apps.get_model("classroom", "FeedbackAnswer").objects.filter(question_id__in=questions)
    new.objects.bulk_create(
        new(
            product_id=row.product_id,
            question=questions[row.question_id],
            response=row.response,
            score=row.score,
            text=row.text[:2000],
        )
        for row in old
    )


class Migration(migrations.Migration):
    dependencies = [("classroom", "0001_initial"), ("learning", "0012_anonymous_feedback")]

    operations = [
        migrations.RunPython(copy, migrations.RunPython.noop, elidable=True),
        migrations.DeleteModel("FeedbackAnswer"),
        migrations.DeleteModel("FeedbackGiven"),
        migrations.DeleteModel("FeedbackQuestion"),
        migrations.DeleteModel("FeedbackForm"),
    ]
