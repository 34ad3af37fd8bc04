"""Subjects become rows of their own; dates and places move to the product's spine."""

from datetime import datetime, time
from zoneinfo import ZoneInfo

import django.contrib.postgres.fields
import django.db.models.deletion
from django.db import migrations, models
from django.utils.text import slugify

JAKARTA = ZoneInfo("Asia/Jakarta")


def move(apps, schema_editor):
    subjects = apps.get_model("offerings", "TrainingSubject")
    locations = apps.get_model("catalog", "Location")
    for detail in apps.get_model("offerings", "TrainingDetail").objects.select_related("product"):
        product = detail.product
        title = product.title.partition(" – ")[0]
        facts = {"slug": slugify(detail.subject_code), "title": title, "syllabus": detail.syllabus}
        detail.subject = subjects.objects.get_or_create(code=detail.subject_code, defaults=facts)[0]
        detail.save(update_fields=["subject"])
        product.mode = detail.mode
        if detail.mode != "online":
            slug = slugify(detail.location)
            product.location = locations.objects.get_or_create(slug=slug, defaults={"name": detail.location})[0]
        product.starts_at = datetime.combine(detail.starts_on, time(9), JAKARTA)
        product.ends_at = datetime.combine(detail.ends_on, time(16), JAKARTA)
        product.save(update_fields=["mode", "location", "starts_at", "ends_at"])


class Migration(migrations.Migration):

    dependencies = [
        ("catalog", "0002_spine"),
        ("offerings", "0001_initial"),
    ]

    operations = [
        migrations.CreateModel(
            name="TrainingSubject",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("code", models.CharField(max_length=20, unique=True)),
                ("slug", models.SlugField(max_length=120, unique=True)),
                ("title", models.CharField(max_length=200)),
                ("summary", models.CharField(blank=True, max_length=300)),
                ("description", models.TextField(blank=True)),
                (
                    "syllabus",
                    django.contrib.postgres.fields.ArrayField(
                        base_field=models.CharField(max_length=200), blank=True, default=list, size=None
                    ),
                ),
            ],
        ),
        migrations.AddField(
            model_name="trainingdetail",
            name="subject",
            field=models.ForeignKey(
                null=True,
                on_delete=django.db.models.deletion.PROTECT,
                related_name="classes",
                to="offerings.trainingsubject",
            ),
        ),
        migrations.RunPython(move, migrations.RunPython.noop),
        migrations.RunSQL("SET CONSTRAINTS ALL IMMEDIATE", migrations.RunSQL.noop),
        migrations.AlterField(
            model_name="trainingdetail",
            name="subject",
            field=models.ForeignKey(
                on_delete=django.db.models.deletion.PROTECT,
                related_name="classes",
                to="offerings.trainingsubject",
            ),
        ),
        migrations.RemoveConstraint(model_name="trainingdetail", name="training_ends_after_start"),
        *(
            migrations.RemoveField(model_name="trainingdetail", name=name)
            for name in ("subject_code", "mode", "location", "starts_on", "ends_on", "syllabus")
        ),
    ]
