import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models
from django.db.models import Q


class Migration(migrations.Migration):
    dependencies = [
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
        ("exams", "0010_assessed_units"),
    ]

    operations = [
        migrations.AlterField(
            model_name="attempt",
            name="participant",
            field=models.ForeignKey(
                null=True,
                on_delete=django.db.models.deletion.PROTECT,
                related_name="attempts",
                to=settings.AUTH_USER_MODEL,
            ),
        ),
        migrations.AddIndex(
            model_name="attempt",
            index=models.Index(
                condition=Q(participant=None), fields=["created_at"], name="attempt_unclaimed"
            ),
        ),
        migrations.AddConstraint(
            model_name="attempt",
            constraint=models.CheckConstraint(
                condition=Q(("participant__isnull", False), ("policy", "free-assessment"), _connector="OR"),
                name="attempt_has_a_participant",
            ),
        ),
    ]
