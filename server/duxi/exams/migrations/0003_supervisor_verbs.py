from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("exams", "0002_stepwise_levels")]

    operations = [
        migrations.AlterField(
            model_name="supervisoraction",
            name="action",
            field=models.CharField(
                choices=[
                    ("extra-time", "Tambah waktu"),
                    ("pause", "Jeda"),
                    ("resume", "Lanjutkan"),
                    ("reset-login", "Reset login"),
                    ("end", "Akhiri sesi"),
                ],
                max_length=20,
            ),
        ),
    ]
