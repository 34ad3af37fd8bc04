"""Triggers that create a contact for every account, company, chat visitor and invited address.

They see every write, including bulk writes and plain SQL. The audit trail records what staff do, so it is
disabled while a trigger writes.
"""

from django.db.migrations import RunSQL

FUNCTIONS = """
CREATE FUNCTION contacts_add(
    kind text, source text, user_id bigint, company_id bigint, visitor_id bigint, name text, email text,
    phone text, organisation text, "position" text, locale text
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    actor text := current_setting('duxi.actor', true);
BEGIN
    PERFORM set_config('duxi.actor', 'off', true);
    INSERT INTO contacts_contact
        (kind, source, user_id, company_id, visitor_id, name, email, phone, organisation, position, locale,
        tags, created_at, updated_at, version)
    VALUES (kind, source, user_id, company_id, visitor_id, coalesce(nullif(name, ''), email), lower(email),
            phone, organisation, "position", locale, '{}', now(), now(), 1)
    ON CONFLICT DO NOTHING;
    PERFORM set_config('duxi.actor', coalesce(actor, ''), true);
END $$;

CREATE FUNCTION contacts_follow_user() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    actor text := current_setting('duxi.actor', true);
BEGIN
    IF TG_OP = 'INSERT' THEN
        PERFORM contacts_add('person', 'account', NEW.id, NULL, NULL, NEW.fullname, NEW.email, NEW.phone,
                             NEW.organisation, NEW.position, NEW.locale);
        RETURN NULL;
    END IF;
    PERFORM set_config('duxi.actor', 'off', true);
    UPDATE contacts_contact SET name = NEW.fullname, email = lower(NEW.email), phone = NEW.phone,
        organisation = NEW.organisation, position = NEW.position, locale = NEW.locale, updated_at = now()
    WHERE contacts_contact.user_id = NEW.id;
    PERFORM set_config('duxi.actor', coalesce(actor, ''), true);
    RETURN NULL;
END $$;

CREATE FUNCTION contacts_follow_company() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    actor text := current_setting('duxi.actor', true);
BEGIN
    IF TG_OP = 'INSERT' THEN
        PERFORM contacts_add('company', 'company', NULL, NEW.id, NULL, NEW.name, '', NEW.phone, NEW.name, '',
                             'id');
        RETURN NULL;
    END IF;
    PERFORM set_config('duxi.actor', 'off', true);
    UPDATE contacts_contact SET name = NEW.name, phone = NEW.phone, organisation = NEW.name,
        updated_at = now()
    WHERE contacts_contact.company_id = NEW.id;
    PERFORM set_config('duxi.actor', coalesce(actor, ''), true);
    RETURN NULL;
END $$;

CREATE FUNCTION contacts_follow_visitor() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM contacts_add('person', 'chat', NULL, NULL, NEW.id, NEW.fullname, NEW.email, NEW.phone, '', '',
                         NEW.locale);
    RETURN NULL;
END $$;

CREATE FUNCTION contacts_follow_invitation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NOT EXISTS (SELECT 1 FROM contacts_contact WHERE email = lower(NEW.email)) THEN
        PERFORM contacts_add('person', 'invitation', NULL, NULL, NULL, NEW.fullname, NEW.email, '', '', '',
                             'id');
    END IF;
    RETURN NULL;
END $$;

CREATE FUNCTION contacts_follow_participant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NOT EXISTS (SELECT 1 FROM contacts_contact WHERE email = lower(NEW.email)) THEN
        PERFORM contacts_add('person', 'participant', NULL, NULL, NULL, NEW.name, NEW.email, NEW.phone, '',
                             NEW.position, 'id');
    END IF;
    RETURN NULL;
END $$;

CREATE FUNCTION contacts_follow_preference() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO contacts_consentchange (contact_id, topic, is_given, channel, at)
    SELECT id, 'news', NEW.is_on, coalesce(nullif(current_setting('duxi.consent_channel', true), ''),
        'account'), now()
    FROM contacts_contact WHERE user_id = NEW.user_id;
    IF NEW.is_on THEN
        DELETE FROM contacts_mailsuppression USING contacts_contact
        WHERE contacts_mailsuppression.email = contacts_contact.email
            AND contacts_contact.user_id = NEW.user_id AND reason = 'unsubscribed';
    END IF;
    RETURN NULL;
END $$;
"""
DROP_FUNCTIONS = """
DROP FUNCTION contacts_follow_user(); DROP FUNCTION contacts_follow_company();
DROP FUNCTION contacts_follow_visitor(); DROP FUNCTION contacts_follow_invitation();
DROP FUNCTION contacts_follow_participant(); DROP FUNCTION contacts_follow_preference();
DROP FUNCTION contacts_add(text, text, bigint, bigint, bigint, text, text, text, text, text, text);
"""

_PROFILE = "fullname, email, phone, organisation, position, locale"
_NEWS = "NEW.topic = 'news' AND NEW.channel = 'email'"
_TRIGGERS = {
    "accounts_user": (
        "CREATE TRIGGER contacts_insert AFTER INSERT ON accounts_user"
        " FOR EACH ROW EXECUTE FUNCTION contacts_follow_user()",
        f"CREATE TRIGGER contacts_update AFTER UPDATE OF {_PROFILE} ON accounts_user"
        " FOR EACH ROW EXECUTE FUNCTION contacts_follow_user()",
    ),
    "corporate_company": (
        "CREATE TRIGGER contacts_insert AFTER INSERT ON corporate_company"
        " FOR EACH ROW EXECUTE FUNCTION contacts_follow_company()",
        "CREATE TRIGGER contacts_update AFTER UPDATE OF name, phone ON corporate_company"
        " FOR EACH ROW EXECUTE FUNCTION contacts_follow_company()",
    ),
    "chat_visitor": (
        "CREATE TRIGGER contacts_insert AFTER INSERT ON chat_visitor FOR EACH ROW"
        " WHEN (NEW.user_id IS NULL AND NEW.email <> '') EXECUTE FUNCTION contacts_follow_visitor()",
    ),
    "corporate_invitation": (
        "CREATE TRIGGER contacts_insert AFTER INSERT ON corporate_invitation"
        " FOR EACH ROW EXECUTE FUNCTION contacts_follow_invitation()",
    ),
    "learning_registrationparticipant": (
        "CREATE TRIGGER contacts_insert AFTER INSERT OR UPDATE OF email ON learning_registrationparticipant"
        " FOR EACH ROW WHEN (NEW.email <> '') EXECUTE FUNCTION contacts_follow_participant()",
    ),
    "notices_channelpreference": (
        "CREATE TRIGGER contacts_insert AFTER INSERT ON notices_channelpreference"
        f" FOR EACH ROW WHEN ({_NEWS}) EXECUTE FUNCTION contacts_follow_preference()",
        "CREATE TRIGGER contacts_update AFTER UPDATE OF is_on ON notices_channelpreference FOR EACH ROW"
        f" WHEN ({_NEWS} AND OLD.is_on <> NEW.is_on) EXECUTE FUNCTION contacts_follow_preference()",
    ),
}

FILL = """
INSERT INTO contacts_contact
    (kind, source, user_id, company_id, visitor_id, name, email, phone, organisation, position, locale, tags,
    created_at, updated_at, version)
SELECT 'person', 'account', id, NULL, NULL, fullname, lower(email), phone, organisation, position, locale,
    '{}', created_at, now(), 1 FROM accounts_user;
INSERT INTO contacts_contact
    (kind, source, user_id, company_id, visitor_id, name, email, phone, organisation, position, locale, tags,
    created_at, updated_at, version)
SELECT 'company', 'company', NULL, id, NULL, name, '', phone, name, '', 'id', '{}', created_at, now(), 1
FROM corporate_company;
INSERT INTO contacts_contact
    (kind, source, user_id, company_id, visitor_id, name, email, phone, organisation, position, locale, tags,
    created_at, updated_at, version)
SELECT 'person', 'chat', NULL, NULL, id, fullname, lower(email), phone, '', '', locale, '{}', created_at,
    now(), 1 FROM chat_visitor WHERE user_id IS NULL AND email <> '';
INSERT INTO contacts_contact
    (kind, source, user_id, company_id, visitor_id, name, email, phone, organisation, position, locale, tags,
    created_at, updated_at, version)
SELECT DISTINCT ON (lower(email)) 'person', 'invitation', NULL::bigint, NULL::bigint, NULL::bigint,
    coalesce(nullif(fullname, ''), email), lower(email), '', '', '', 'id', '{}'::varchar[], created_at,
    now(), 1
FROM corporate_invitation AS one
WHERE NOT EXISTS (SELECT 1 FROM contacts_contact WHERE email = lower(one.email));
INSERT INTO contacts_contact
    (kind, source, user_id, company_id, visitor_id, name, email, phone, organisation, position, locale, tags,
    created_at, updated_at, version)
SELECT DISTINCT ON (lower(email)) 'person', 'participant', NULL::bigint, NULL::bigint, NULL::bigint,
    coalesce(nullif(name, ''), email), lower(email), phone, '', position, 'id', '{}'::varchar[], now(),
    now(), 1
FROM learning_registrationparticipant AS one
WHERE email <> '' AND NOT EXISTS (SELECT 1 FROM contacts_contact WHERE email = lower(one.email));
"""


def follow() -> list[RunSQL]:
    """Install functions and triggers, and create contacts of existing rows."""
    triggers = [
        RunSQL(create, f"DROP TRIGGER {create.split()[2]} ON {table}")
        for table, creates in _TRIGGERS.items()
        for create in creates
    ]
    return [RunSQL(FUNCTIONS, DROP_FUNCTIONS), *triggers, RunSQL(FILL, RunSQL.noop)]
