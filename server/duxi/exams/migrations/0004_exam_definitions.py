import django.contrib.postgres.fields
import django.db.models.deletion
import uuid
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('catalog', '0006_prices_of_ones_own'),
        ('exams', '0003_access_by_entitlement'),
        ('reference', '0003_ppn_collectors'),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name='Allowance',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('extra_minutes', models.PositiveSmallIntegerField(default=0)),
                ('extra_attempts', models.PositiveSmallIntegerField(default=0)),
                ('reason', models.CharField(max_length=300)),
            ],
        ),
        migrations.CreateModel(
            name='BlueprintVersion',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('number', models.PositiveIntegerField()),
                ('fingerprint', models.CharField(max_length=64)),
                ('rules', models.JSONField()),
                ('created_at', models.DateTimeField(auto_now_add=True)),
            ],
        ),
        migrations.CreateModel(
            name='QuestionVersion',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('number', models.PositiveIntegerField()),
                ('fingerprint', models.CharField(max_length=64)),
                ('choice', models.CharField(choices=[('single', 'Satu jawaban'), ('multiple', 'Beberapa jawaban'), ('text', 'Isian')], max_length=8)),
                ('level', models.PositiveSmallIntegerField()),
                ('weight', models.PositiveSmallIntegerField(default=1)),
                ('gives_partial_credit', models.BooleanField(default=False)),
                ('opens_on', django.contrib.postgres.fields.ArrayField(base_field=models.PositiveSmallIntegerField(), default=list, size=None)),
                ('text', models.TextField()),
                ('explanation', models.TextField(blank=True)),
                ('option_ids', django.contrib.postgres.fields.ArrayField(base_field=models.BigIntegerField(), default=list, size=None)),
                ('option_texts', django.contrib.postgres.fields.ArrayField(base_field=models.TextField(), default=list, size=None)),
                ('points', django.contrib.postgres.fields.ArrayField(base_field=models.PositiveSmallIntegerField(), default=list, size=None)),
                ('created_at', models.DateTimeField(auto_now_add=True)),
            ],
        ),
        migrations.CreateModel(
            name='SupervisorAction',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('action', models.CharField(max_length=20)),
                ('details', models.JSONField(default=dict)),
                ('reason', models.CharField(blank=True, max_length=300)),
                ('at', models.DateTimeField(auto_now_add=True)),
            ],
            options={
                'ordering': ['-at', '-pk'],
            },
        ),
        migrations.AddField(
            model_name='attempt',
            name='last_seen_at',
            field=models.DateTimeField(null=True),
        ),
        migrations.AddField(
            model_name='attempt',
            name='passed',
            field=models.BooleanField(null=True),
        ),
        migrations.AddField(
            model_name='attempt',
            name='paused_at',
            field=models.DateTimeField(null=True),
        ),
        migrations.AddField(
            model_name='attempt',
            name='seed',
            field=models.PositiveBigIntegerField(default=0),
        ),
        migrations.AddField(
            model_name='attemptquestion',
            name='flagged',
            field=models.BooleanField(default=False),
        ),
        migrations.AddField(
            model_name='attemptquestion',
            name='option_order',
            field=django.contrib.postgres.fields.ArrayField(base_field=models.PositiveSmallIntegerField(), default=list, size=None),
        ),
        migrations.AddField(
            model_name='attemptquestion',
            name='selected',
            field=django.contrib.postgres.fields.ArrayField(base_field=models.PositiveSmallIntegerField(), default=list, size=None),
        ),
        migrations.AddField(
            model_name='attemptquestion',
            name='shown_at',
            field=models.DateTimeField(null=True),
        ),
        migrations.AddField(
            model_name='attemptquestion',
            name='text',
            field=models.TextField(blank=True),
        ),
        migrations.AddField(
            model_name='blueprint',
            name='attempts_allowed',
            field=models.PositiveSmallIntegerField(blank=True, null=True),
        ),
        migrations.AddField(
            model_name='blueprint',
            name='closes_at',
            field=models.DateTimeField(blank=True, null=True),
        ),
        migrations.AddField(
            model_name='blueprint',
            name='draw_count',
            field=models.PositiveSmallIntegerField(blank=True, null=True),
        ),
        migrations.AddField(
            model_name='blueprint',
            name='floor_percent',
            field=models.PositiveSmallIntegerField(default=40),
        ),
        migrations.AddField(
            model_name='blueprint',
            name='instructions',
            field=models.TextField(blank=True),
        ),
        migrations.AddField(
            model_name='blueprint',
            name='is_active',
            field=models.BooleanField(default=True),
        ),
        migrations.AddField(
            model_name='blueprint',
            name='level_rule',
            field=models.CharField(choices=[('together', 'Level dan semua level sampai level itu lulus'), ('defensible', 'Ditanya dua kali, dan tidak ada level di bawahnya yang lemah')], default='defensible', max_length=10),
        ),
        migrations.AddField(
            model_name='blueprint',
            name='negative_percent',
            field=models.PositiveSmallIntegerField(default=0),
        ),
        migrations.AddField(
            model_name='blueprint',
            name='opens_at',
            field=models.DateTimeField(blank=True, null=True),
        ),
        migrations.AddField(
            model_name='blueprint',
            name='password_hash',
            field=models.CharField(blank=True, max_length=128),
        ),
        migrations.AddField(
            model_name='blueprint',
            name='policy',
            field=models.CharField(default='assessment', max_length=20),
        ),
        migrations.AddField(
            model_name='blueprint',
            name='pool',
            field=models.CharField(blank=True, max_length=20),
        ),
        migrations.AddField(
            model_name='blueprint',
            name='position',
            field=models.PositiveSmallIntegerField(default=1),
        ),
        migrations.AddField(
            model_name='blueprint',
            name='product',
            field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.PROTECT, related_name='exams', to='catalog.product'),
        ),
        migrations.AddField(
            model_name='blueprint',
            name='review',
            field=models.CharField(choices=[('never', 'Tidak ditampilkan'), ('answers', 'Jawaban sendiri'), ('key', 'Jawaban sendiri, kunci, dan pembahasan')], default='never', max_length=7),
        ),
        migrations.AddField(
            model_name='blueprint',
            name='shuffles_options',
            field=models.BooleanField(default=False),
        ),
        migrations.AddField(
            model_name='blueprint',
            name='shuffles_questions',
            field=models.BooleanField(default=False),
        ),
        migrations.AddField(
            model_name='blueprint',
            name='uuid',
            field=models.UUIDField(default=uuid.uuid4, editable=False, null=True),
        ),
        migrations.AddField(
            model_name='blueprintunit',
            name='is_required',
            field=models.BooleanField(default=True),
        ),
        migrations.AddField(
            model_name='question',
            name='blueprint',
            field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.CASCADE, related_name='own_questions', to='exams.blueprint'),
        ),
        migrations.AddField(
            model_name='question',
            name='choice',
            field=models.CharField(choices=[('single', 'Satu jawaban'), ('multiple', 'Beberapa jawaban'), ('text', 'Isian')], default='single', max_length=8),
        ),
        migrations.AddField(
            model_name='question',
            name='explanation',
            field=models.TextField(blank=True),
        ),
        migrations.AddField(
            model_name='question',
            name='gives_partial_credit',
            field=models.BooleanField(default=False),
        ),
        migrations.AddField(
            model_name='question',
            name='pool',
            field=models.CharField(blank=True, max_length=20),
        ),
        migrations.AddField(
            model_name='question',
            name='section',
            field=models.CharField(blank=True, max_length=120),
        ),
        migrations.AddField(
            model_name='question',
            name='weight',
            field=models.PositiveSmallIntegerField(default=1),
        ),
        migrations.AddField(
            model_name='unitresult',
            name='competent',
            field=models.BooleanField(default=False),
            preserve_default=False,
        ),
        migrations.AddField(
            model_name='unitresult',
            name='steps',
            field=models.JSONField(default=list),
        ),
        migrations.AlterField(
            model_name='attempt',
            name='batch',
            field=models.ForeignKey(null=True, on_delete=django.db.models.deletion.PROTECT, related_name='attempts', to='exams.batch'),
        ),
        migrations.AlterField(
            model_name='attempt',
            name='end_reason',
            field=models.CharField(blank=True, choices=[('submitted', 'Submitted'), ('timeout', 'Timeout'), ('supervisor', 'Supervisor')], max_length=10),
        ),
        migrations.AlterField(
            model_name='blueprint',
            name='job_role',
            field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.PROTECT, related_name='blueprints', to='reference.jobrole'),
        ),
        migrations.AlterField(
            model_name='question',
            name='level',
            field=models.PositiveSmallIntegerField(default=1),
        ),
        migrations.AlterField(
            model_name='question',
            name='parent',
            field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.CASCADE, related_name='children', to='exams.question'),
        ),
        migrations.AlterField(
            model_name='question',
            name='type',
            field=models.CharField(choices=[('single', 'Single'), ('nested', 'Nested')], default='single', max_length=6),
        ),
        migrations.AlterField(
            model_name='question',
            name='unit',
            field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.PROTECT, related_name='questions', to='reference.competencyunit'),
        ),
        migrations.AddIndex(
            model_name='blueprint',
            index=models.Index(fields=['product', 'policy', 'position'], name='blueprint_of_product'),
        ),
        migrations.AddConstraint(
            model_name='blueprint',
            constraint=models.CheckConstraint(condition=models.Q(models.Q(('policy', 'assessment'), _negated=True), ('job_role__isnull', False), _connector='OR'), name='assessment_has_a_role'),
        ),
        migrations.AddConstraint(
            model_name='blueprint',
            constraint=models.CheckConstraint(condition=models.Q(('floor_percent__lte', 100), ('negative_percent__lte', 100), ('passing_percent__lte', 100)), name='blueprint_percents_to_100'),
        ),
        migrations.AddConstraint(
            model_name='question',
            constraint=models.CheckConstraint(condition=models.Q(('unit__isnull', False), ('blueprint__isnull', False), _connector='OR'), name='question_belongs_somewhere'),
        ),
        migrations.AddField(
            model_name='allowance',
            name='blueprint',
            field=models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='allowances', to='exams.blueprint'),
        ),
        migrations.AddField(
            model_name='allowance',
            name='participant',
            field=models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='+', to=settings.AUTH_USER_MODEL),
        ),
        migrations.AddField(
            model_name='blueprintversion',
            name='blueprint',
            field=models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='versions', to='exams.blueprint'),
        ),
        migrations.AddField(
            model_name='attempt',
            name='version',
            field=models.ForeignKey(null=True, on_delete=django.db.models.deletion.PROTECT, related_name='attempts', to='exams.blueprintversion'),
        ),
        migrations.AddIndex(
            model_name='attempt',
            index=models.Index(fields=['blueprint', 'participant'], name='attempt_of_exam'),
        ),
        migrations.AddConstraint(
            model_name='attempt',
            constraint=models.CheckConstraint(condition=models.Q(('paused_at', None), ('status', 'running'), _connector='OR'), name='attempt_paused_while_running'),
        ),
        migrations.AddConstraint(
            model_name='attempt',
            constraint=models.UniqueConstraint(condition=models.Q(('access', None), models.Q(('status', 'finished'), _negated=True)), fields=('participant', 'blueprint'), name='attempt_open_once'),
        ),
        migrations.AddField(
            model_name='questionversion',
            name='question',
            field=models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='versions', to='exams.question'),
        ),
        migrations.AddField(
            model_name='attemptquestion',
            name='version',
            field=models.ForeignKey(null=True, on_delete=django.db.models.deletion.PROTECT, related_name='+', to='exams.questionversion'),
        ),
        migrations.AddField(
            model_name='supervisoraction',
            name='actor',
            field=models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='+', to=settings.AUTH_USER_MODEL),
        ),
        migrations.AddField(
            model_name='supervisoraction',
            name='attempt',
            field=models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='supervisor_actions', to='exams.attempt'),
        ),
        migrations.AddConstraint(
            model_name='allowance',
            constraint=models.UniqueConstraint(fields=('blueprint', 'participant'), name='allowance_once'),
        ),
        migrations.AddConstraint(
            model_name='blueprintversion',
            constraint=models.UniqueConstraint(fields=('blueprint', 'number'), name='blueprint_version_number_once'),
        ),
        migrations.AddConstraint(
            model_name='blueprintversion',
            constraint=models.UniqueConstraint(fields=('blueprint', 'fingerprint'), name='blueprint_version_once'),
        ),
        migrations.AddConstraint(
            model_name='questionversion',
            constraint=models.UniqueConstraint(fields=('question', 'number'), name='question_version_number_once'),
        ),
        migrations.AddConstraint(
            model_name='questionversion',
            constraint=models.UniqueConstraint(fields=('question', 'fingerprint'), name='question_version_once'),
        ),
    ]
