"""The database keeps the totals of e-learning packages, whoever changes their sections and contents.

`elearning_count` locks the package's row before it adds up: under READ COMMITTED the sums are then read
after the other transactions that changed the same package, so that no change is lost between two of them.
"""

from django.db import migrations

FUNCTIONS = """
CREATE FUNCTION elearning_count(package bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    PERFORM 1 FROM offerings_elearningdetail WHERE product_id = package FOR NO KEY UPDATE;
    UPDATE offerings_elearningdetail SET
        section_count = (SELECT count(*) FROM learning_coursesection WHERE package_id = package),
        (content_count, duration_minutes) = (
            SELECT count(*), coalesce(sum(content.duration_minutes), 0)
            FROM learning_coursecontent content
            JOIN learning_coursesection section ON section.id = content.section_id
            WHERE section.package_id = package
        )
    WHERE product_id = package;
END $$;

CREATE FUNCTION elearning_package_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM elearning_count(NEW.product_id);
    RETURN NULL;
END $$;

CREATE FUNCTION elearning_section_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP <> 'INSERT' THEN
        PERFORM elearning_count(OLD.package_id);
    END IF;
    IF TG_OP = 'INSERT' OR (TG_OP = 'UPDATE' AND NEW.package_id <> OLD.package_id) THEN
        PERFORM elearning_count(NEW.package_id);
    END IF;
    RETURN NULL;
END $$;

CREATE FUNCTION elearning_content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP <> 'INSERT' THEN
        PERFORM elearning_count(package_id) FROM learning_coursesection WHERE id = OLD.section_id;
    END IF;
    IF TG_OP = 'INSERT' OR (TG_OP = 'UPDATE' AND NEW.section_id <> OLD.section_id) THEN
        PERFORM elearning_count(package_id) FROM learning_coursesection WHERE id = NEW.section_id;
    END IF;
    RETURN NULL;
END $$;
"""
TRIGGERS = """
CREATE TRIGGER elearning_package_added AFTER INSERT ON offerings_elearningdetail
    FOR EACH ROW EXECUTE FUNCTION elearning_package_added();
CREATE TRIGGER elearning_section_changed AFTER INSERT OR DELETE OR UPDATE OF package_id
    ON learning_coursesection FOR EACH ROW EXECUTE FUNCTION elearning_section_changed();
CREATE TRIGGER elearning_content_changed AFTER INSERT OR DELETE OR UPDATE OF section_id, duration_minutes
    ON learning_coursecontent FOR EACH ROW EXECUTE FUNCTION elearning_content_changed();
"""
BACK = """
DROP TRIGGER elearning_content_changed ON learning_coursecontent;
DROP TRIGGER elearning_section_changed ON learning_coursesection;
DROP TRIGGER elearning_package_added ON offerings_elearningdetail;
DROP FUNCTION elearning_content_changed();
DROP FUNCTION elearning_section_changed();
DROP FUNCTION elearning_package_added();
DROP FUNCTION elearning_count(bigint);
"""


class Migration(migrations.Migration):

    replaces = [("offerings", "0005_elearning_totals")]
    dependencies = [("learning", "0001_baseline"), ("offerings", "0001_baseline")]

    operations = [migrations.RunSQL(FUNCTIONS + TRIGGERS, BACK)]
