import django.contrib.postgres.fields
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('commerce', '0016_confirmed_news'),
    ]

    operations = [
        migrations.AddField(
            model_name='orderline',
            name='returned',
            field=models.PositiveIntegerField(default=0),
        ),
        migrations.AddField(
            model_name='refundline',
            name='seats',
            field=django.contrib.postgres.fields.ArrayField(base_field=models.UUIDField(), blank=True, default=list, size=None),
        ),
        migrations.AddConstraint(
            model_name='orderline',
            constraint=models.CheckConstraint(condition=models.Q(('returned__lt', models.F('quantity'))), name='order_line_keeps_a_seat'),
        ),
    ]
