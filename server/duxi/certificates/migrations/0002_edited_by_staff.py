from django.db import migrations, models
from django.utils import timezone


class Migration(migrations.Migration):
    dependencies = [("certificates", "0001_initial")]

    operations = [
        migrations.RemoveConstraint(
            model_name="certificatetemplate", name="certificate_template_version_once"
        ),
        migrations.RenameField(model_name="certificatetemplate", old_name="version", new_name="edition"),
        *(
            operation
            for model in ("certificate", "certificaterule", "certificatetemplate")
            for operation in (
                migrations.AddField(
                    model_name=model,
                    name="updated_at",
                    field=models.DateTimeField(auto_now=True, default=timezone.now),
                    preserve_default=False,
                ),
                migrations.AddField(
                    model_name=model,
                    name="version",
                    field=models.PositiveIntegerField(default=1, editable=False),
                ),
            )
        ),
        migrations.AddConstraint(
            model_name="certificatetemplate",
            constraint=models.UniqueConstraint(
                fields=("code", "edition"), name="certificate_template_edition_once"
            ),
        ),
    ]
