"""The accounts that ./dev up prints come from the fixtures."""

from launcher.demo import describe

PEOPLE = """\
password: 'rahasia'

accounts:
  - username: ani
    email: ani@contoh.id
    user_type: 1
    groups: []
    is_superuser: false
  - username: citra
    email: citra@contoh.id
    user_type: 2
    groups: []
    is_superuser: false
  - username: tono
    email: tono@contoh.id
    user_type: 1
    groups: [Trainer]
    is_superuser: false
  - username: root
    email: root@contoh.id
    user_type: 1
    groups: [Staff]
    is_superuser: true

participants:
  - fullname: Peserta Contoh
    email: peserta@contoh.id
"""


def test_each_person_has_a_line_with_a_role() -> None:
    assert [line.split() for line in describe(PEOPLE)] == [
        ["ani@contoh.id", "learner"],
        ["citra@contoh.id", "company"],
        ["tono@contoh.id", "trainer"],
        ["root@contoh.id", "administrator"],
        ["password:", "rahasia"],
    ]
