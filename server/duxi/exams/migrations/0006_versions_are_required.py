import uuid

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("exams", "0005_versions_of_what_was_asked")]

    operations = [
        migrations.RemoveField(model_name="attemptquestion", name="answer"),
        migrations.AlterField(
            model_name="attemptquestion",
            name="version",
            field=models.ForeignKey(
                on_delete=django.db.models.deletion.PROTECT, related_name="+", to="exams.questionversion"
            ),
        ),
        migrations.AlterField(
            model_name="blueprint",
            name="uuid",
            field=models.UUIDField(default=uuid.uuid4, editable=False, unique=True),
        ),
        migrations.AddConstraint(
            model_name='attempt',
            constraint=models.CheckConstraint(condition=models.Q(('status', 'created'), ('version__isnull', False), _connector='OR'), name='attempt_keeps_its_rules'),
        ),
    ]
