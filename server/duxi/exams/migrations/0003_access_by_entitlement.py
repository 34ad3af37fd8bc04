import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('entitlements', '0002_copy_enrolments'),
        ('exams', '0002_access_entitlement'),
    ]

    operations = [
        migrations.RemoveIndex(model_name='assessmentaccess', name='access_of_owner'),
        migrations.RemoveField(model_name='assessmentaccess', name='granted_at'),
        migrations.RemoveField(model_name='assessmentaccess', name='item_id'),
        migrations.RemoveField(model_name='assessmentaccess', name='owner'),
        migrations.RemoveField(model_name='assessmentaccess', name='reference'),
        migrations.AlterField(
            model_name='assessmentaccess',
            name='entitlement',
            field=models.OneToOneField(on_delete=django.db.models.deletion.PROTECT, related_name='assessment_access', to='entitlements.entitlement'),
        ),
    ]
