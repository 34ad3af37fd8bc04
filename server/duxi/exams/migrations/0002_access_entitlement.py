import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('entitlements', '0001_initial'),
        ('exams', '0001_initial'),
    ]

    operations = [
        migrations.AddField(
            model_name='assessmentaccess',
            name='entitlement',
            field=models.OneToOneField(null=True, on_delete=django.db.models.deletion.PROTECT, related_name='assessment_access', to='entitlements.entitlement'),
        ),
    ]
