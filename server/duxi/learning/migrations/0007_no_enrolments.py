import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('entitlements', '0002_copy_enrolments'),
        ('learning', '0006_subscription_entitlement'),
    ]

    operations = [
        migrations.RemoveIndex(model_name='workshopsubscription', name='subscription_of_subscriber'),
        migrations.RemoveField(model_name='workshopsubscription', name='product'),
        migrations.RemoveField(model_name='workshopsubscription', name='reference'),
        migrations.RemoveField(model_name='workshopsubscription', name='subscriber'),
        migrations.AlterField(
            model_name='workshopsubscription',
            name='entitlement',
            field=models.OneToOneField(on_delete=django.db.models.deletion.PROTECT, related_name='workshop_subscription', to='entitlements.entitlement'),
        ),
        migrations.DeleteModel(name='Enrolment'),
    ]
