from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("certificates", "0002_edited_by_staff"),
    ]

    operations = [
        migrations.AddIndex(
            model_name="certificate",
            index=models.Index(fields=["-issued_at", "-id"], name="certificate_latest"),
        ),
    ]
