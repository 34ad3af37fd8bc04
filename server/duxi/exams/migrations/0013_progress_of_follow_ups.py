from django.db import migrations, models

# An attempt that has begun counted every open question; the follow-ups move to columns of their own.
SPLIT = """
UPDATE exams_attempt AS attempt
SET follow_ups = attempt.total - numbered.total,
    follow_ups_answered = attempt.answered - numbered.answered,
    total = numbered.total,
    answered = numbered.answered
FROM (
    SELECT asked.attempt_id,
           count(*) AS total,
           count(*) FILTER (WHERE cardinality(asked.selected) > 0 OR asked.text <> '') AS answered
    FROM exams_attemptquestion AS asked
    JOIN exams_question AS question ON question.id = asked.question_id
    WHERE question.parent_id IS NULL
    GROUP BY asked.attempt_id
) AS numbered
WHERE numbered.attempt_id = attempt.id
  AND attempt.status <> 'created'
  AND attempt.total >= numbered.total
  AND attempt.answered >= numbered.answered
"""
MERGE = """
UPDATE exams_attempt
SET total = total + follow_ups, answered = answered + follow_ups_answered
WHERE follow_ups > 0
"""


class Migration(migrations.Migration):
    dependencies = [("exams", "0012_exam_definitions_edited_by_staff")]

    operations = [
        migrations.AddField(
            model_name="attempt",
            name="follow_ups",
            field=models.PositiveSmallIntegerField(default=0),
        ),
        migrations.AddField(
            model_name="attempt",
            name="follow_ups_answered",
            field=models.PositiveSmallIntegerField(default=0),
        ),
        migrations.RunSQL(SPLIT, MERGE),
    ]
