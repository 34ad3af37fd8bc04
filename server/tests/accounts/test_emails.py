"""What each mail about an account says, and where its button leads."""

import pytest

from duxi.accounts import emails
from duxi.accounts.actions.deletion import _message as deletion_asked
from duxi.core.language import speaking

MAILS = (
    (lambda: emails.activation("abc"), "/accountActivation?key=abc"),
    (emails.already_registered, "/signIn"),
    (lambda: emails.invitation("abc", "Dewi"), "/reset-password?key=abc"),
    (lambda: emails.now_staff("Dewi"), "/backoffice/"),
    (lambda: emails.password_reset("abc"), "/reset-password?key=abc"),
    (lambda: emails.new_address("abc"), "/accountActivation?key=abc"),
    (emails.address_in_use, "/signIn"),
    (lambda: emails.move_asked("ani@contoh.example"), "/forgotPassword"),
    (lambda: emails.moved("ani@contoh.example"), "/help-center"),
    (lambda: deletion_asked("abc", "1/1"), "/signIn?keep_account=abc"),
)


def sentences(make, locale):
    with speaking(locale):
        mail = make()
        return [str(one) for one in (mail.subject, *mail.paragraphs, mail.action.label, mail.note) if one]


@pytest.mark.parametrize(("make", "path"), MAILS)
def test_the_button_leads_on(make, path):
    action = make().action
    assert action.url.endswith(path)
    assert str(action.label)


@pytest.mark.parametrize(("make", "path"), MAILS)
def test_every_sentence_is_in_the_readers_language(make, path):
    indonesian, english = sentences(make, "id"), sentences(make, "en")
    assert len(indonesian) == len(english)
    assert not set(indonesian) & set(english)


@pytest.mark.parametrize(("make", "path"), MAILS)
def test_every_mail_but_that_to_new_staff_has_a_note(make, path):
    assert bool(make().note) is (path != "/backoffice/")


@pytest.mark.parametrize(
    ("make", "named"),
    [
        (lambda: emails.invitation("abc", "Dewi"), "Dewi mengundang"),
        (lambda: emails.now_staff("Dewi"), "Dewi memberi"),
        (lambda: emails.move_asked("ani@contoh.example"), "a•••@contoh.example"),
        (lambda: emails.moved("ani@contoh.example"), "a•••@contoh.example"),
        (lambda: deletion_asked("abc", "1 Januari 2027"), "1 Januari 2027"),
    ],
)
def test_mails_name_the_actor_and_the_subject(make, named):
    assert any(named in sentence for sentence in sentences(make, "id"))
