from django.db import migrations, models

VIEW = """
CREATE VIEW search_popular AS
SELECT query, count(*) AS people, (array_agg(hits ORDER BY last_day DESC, id DESC))[1] AS hits,
    max(last_day) AS last_day,
    EXISTS (SELECT FROM search_hiddensearch AS hidden WHERE hidden.query = visitor.query) AS is_hidden
FROM search_searchvisitor AS visitor
WHERE last_day > (now() AT TIME ZONE 'Asia/Jakarta')::date - 30 AND length(query) > 2
GROUP BY query HAVING count(*) >= 3
"""


class Migration(migrations.Migration):

    dependencies = [
        ('search', '0003_editing'),
    ]

    operations = [
        migrations.CreateModel(
            name='HiddenSearch',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('query', models.CharField(max_length=200, unique=True)),
                ('hidden_at', models.DateTimeField(auto_now_add=True)),
            ],
        ),
        migrations.CreateModel(
            name='SearchVisitor',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('query', models.CharField(max_length=200)),
                ('visitor', models.CharField(max_length=32)),
                ('last_day', models.DateField(db_index=True)),
                ('hits', models.PositiveIntegerField()),
            ],
            options={
                'constraints': [models.UniqueConstraint(fields=('query', 'visitor'), name='search_visitor_once')],
            },
        ),
        migrations.CreateModel(
            name='PopularSearch',
            fields=[
                ('query', models.CharField(max_length=200, primary_key=True, serialize=False, verbose_name='pencarian')),
                ('people', models.PositiveIntegerField(verbose_name='berapa orang')),
                ('hits', models.PositiveIntegerField(verbose_name='hasil')),
                ('last_day', models.DateField(verbose_name='terakhir')),
                ('is_hidden', models.BooleanField(verbose_name='disembunyikan')),
            ],
            options={
                'verbose_name': 'pencarian populer',
                'verbose_name_plural': 'pencarian populer',
                'db_table': 'search_popular',
                'managed': False,
            },
        ),
        migrations.RunSQL(VIEW, 'DROP VIEW search_popular'),
    ]
