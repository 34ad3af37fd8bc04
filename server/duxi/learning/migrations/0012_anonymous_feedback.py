"""Answers of feedback lose the link to who gave them; templates, questions and souvenirs are edited by staff."""

import uuid

import django.contrib.postgres.fields
import django.db.models.deletion
from django.db import migrations, models

MANAGED = ("feedbacktemplate", "feedbackquestion", "souvenir")


def copy_answers(apps, schema_editor):
    """The answers of each response under a number that leads to nobody."""
    old, new = apps.get_model("learning", "LinkedAnswer"), apps.get_model("learning", "FeedbackAnswer")
    responses = {}
    rows = []
    for answer in old.objects.select_related("response__entitlement"):
        number = responses.setdefault(answer.response_id, uuid.uuid4())
        rows.append(
            new(
                product_id=answer.response.entitlement.product_id,
                question_id=answer.question_id,
                response=number,
                score=answer.score,
                text=answer.text,
            )
        )
    new.objects.bulk_create(rows)


def copy_given(apps, schema_editor):
    old, new = apps.get_model("learning", "FeedbackResponse"), apps.get_model("learning", "FeedbackGiven")
    new.objects.bulk_create(
        new(entitlement_id=row.entitlement_id, given_at=row.submitted_at) for row in old.objects.all()
    )


class Migration(migrations.Migration):
    dependencies = [
        ("catalog", "0007_counters"),
        ("entitlements", "0002_copy_enrolments"),
        ("learning", "0011_course_progress"),
    ]

    operations = [
        *(
            operation
            for name in MANAGED
            for operation in (
                migrations.AddField(name, "version", models.PositiveIntegerField(default=1, editable=False)),
                migrations.AddField(name, "updated_at", models.DateTimeField(auto_now=True)),
                migrations.AddField(name, "deleted_at", models.DateTimeField(editable=False, null=True)),
            )
        ),
        migrations.AddField(
            "souvenirrequest", "version", models.PositiveIntegerField(default=1, editable=False)
        ),
        migrations.AddField("souvenirrequest", "updated_at", models.DateTimeField(auto_now=True)),
        migrations.AddField("souvenirrequest", "sent_at", models.DateTimeField(blank=True, null=True)),
        migrations.AddField("souvenirrequest", "received_at", models.DateTimeField(blank=True, null=True)),
        migrations.RenameModel("FeedbackAnswer", "LinkedAnswer"),
        migrations.AlterField(
            "linkedanswer",
            "question",
            models.ForeignKey(
                on_delete=django.db.models.deletion.PROTECT,
                related_name="linked_answers",
                to="learning.feedbackquestion",
            ),
        ),
        migrations.CreateModel(
            name="FeedbackAnswer",
            fields=[
                (
                    "uuid",
                    models.UUIDField(default=uuid.uuid4, editable=False, primary_key=True, serialize=False),
                ),
                ("response", models.UUIDField()),
                ("score", models.PositiveSmallIntegerField(null=True)),
                ("text", models.CharField(blank=True, max_length=2000)),
                (
                    "product",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="feedback_answers",
                        to="catalog.product",
                    ),
                ),
                (
                    "question",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="answers",
                        to="learning.feedbackquestion",
                    ),
                ),
            ],
            options={
                "indexes": [models.Index(fields=["product", "question"], name="feedback_of_product")],
                "constraints": [
                    models.UniqueConstraint(
                        fields=["response", "question"], name="feedback_question_answered_once"
                    ),
                    models.CheckConstraint(
                        condition=models.Q(("score", None), ("score__range", (1, 5)), _connector="OR"),
                        name="feedback_answer_1_to_5",
                    ),
                ],
            },
        ),
        migrations.CreateModel(
            name="FeedbackGiven",
            fields=[
                (
                    "entitlement",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.PROTECT,
                        primary_key=True,
                        related_name="feedback_given",
                        serialize=False,
                        to="entitlements.entitlement",
                    ),
                ),
                ("given_at", models.DateTimeField()),
            ],
        ),
        migrations.RunPython(copy_answers, migrations.RunPython.noop, elidable=True),
        migrations.RunPython(copy_given, migrations.RunPython.noop, elidable=True),
        migrations.DeleteModel("LinkedAnswer"),
        migrations.DeleteModel("FeedbackResponse"),
        migrations.RemoveConstraint("feedbacktemplate", "feedback_template_active_once"),
        migrations.AddConstraint(
            "feedbacktemplate",
            models.UniqueConstraint(
                condition=models.Q(("deleted_at", None), ("is_active", True)),
                fields=("kind",),
                name="feedback_template_active_once",
                violation_error_message="Jenis produk ini sudah punya templat yang dipakai.",
            ),
        ),
        migrations.AddConstraint(
            "feedbackquestion",
            models.CheckConstraint(
                condition=models.Q(
                    models.Q(("type", "choice"), _negated=True),
                    models.Q(("options", []), _negated=True),
                    _connector="OR",
                ),
                name="feedback_choice_needs_options",
            ),
        ),
    ]
