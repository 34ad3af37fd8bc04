import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('entitlements', '0001_initial'),
        ('learning', '0005_reviews'),
    ]

    operations = [
        migrations.AddField(
            model_name='workshopsubscription',
            name='entitlement',
            field=models.OneToOneField(null=True, on_delete=django.db.models.deletion.PROTECT, related_name='workshop_subscription', to='entitlements.entitlement'),
        ),
    ]
