"""The accounts that ./dev up prints come from the fixtures."""

from launcher.demo import describe

PEOPLE = """\
password: 'rahasia'

accounts:
  - username: ani
    email: ani@contoh.example
    user_type: 1
    groups: []
    is_superuser: false
  - username: citra
    email: citra@contoh.example
    user_type: 2
    groups: []
    is_superuser: false
  - username: tono
    email: tono@contoh.example
    user_type: 1
    groups: [Trainer]
    is_superuser: false
  - username: root
    email: root@contoh.example
    user_type: 1
    groups: [Staff]
    is_superuser: true

participants:
  - fullname: Peserta Contoh
    email: peserta@contoh.example
"""


def test_each_person_has_a_line_with_a_role() -> None:
    assert [line.split() for line in describe(PEOPLE)] == [
        ["ani@contoh.example", "learner"],
        ["citra@contoh.example", "company"],
        ["tono@contoh.example", "trainer"],
        ["root@contoh.example", "administrator"],
        ["password:", "rahasia"],
    ]
