from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('files', '0001_baseline'),
    ]

    operations = [
        migrations.AddField(
            model_name='storedfile',
            name='kept_until',
            field=models.DateTimeField(null=True),
        ),
    ]
