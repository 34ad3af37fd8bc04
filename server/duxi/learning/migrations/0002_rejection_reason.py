"""Why a review was rejected."""

from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('catalog', '0004_product_language'),
        ('learning', '0001_baseline'),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.AddField(
            model_name='review',
            name='rejected_for',
            field=models.CharField(blank=True, choices=[('rude', 'Kata kasar'), ('personal', 'Data pribadi'), ('spam', 'Iklan atau spam'), ('unrelated', 'Bukan tentang produk ini')], default='', max_length=9, verbose_name='alasan penolakan'),
        ),
        migrations.AddConstraint(
            model_name='review',
            constraint=models.CheckConstraint(condition=models.Q(('rejected_for', ''), ('status', 'rejected'), _connector='OR'), name='review_reason_of_rejected'),
        ),
    ]
