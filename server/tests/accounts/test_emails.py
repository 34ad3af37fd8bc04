"""Where the button of each mail about an account leads."""

import pytest

from duxi.accounts import emails


@pytest.mark.parametrize(
    ("email_message", "path"),
    [
        (emails.activation("abc"), "/accountActivation?key=abc"),
        (emails.already_registered(), "/signIn"),
        (emails.invitation("abc", "Dewi"), "/reset-password?key=abc"),
        (emails.now_staff("Dewi"), "/backoffice/"),
        (emails.password_reset("abc"), "/reset-password?key=abc"),
        (emails.new_address("abc"), "/accountActivation?key=abc"),
        (emails.address_in_use(), "/signIn"),
        (emails.move_asked("ani@contoh.example"), "/forgotPassword"),
        (emails.moved("ani@contoh.example"), "/help-center"),
    ],
)
def test_the_button_leads_on(email_message, path):
    assert email_message.action.url.endswith(path)
    assert str(email_message.action.label)
