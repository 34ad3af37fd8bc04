"""Codes at entrances: each identifies its row however it is typed, and cannot be forged."""

import pytest

from duxi.core.signed_codes import read_code, signed_code


@pytest.mark.parametrize("pk", [0, 1, 31, 32, 33, 1_023, 1_024, 2**31, 2**60 - 1])
def test_a_code_names_its_row(pk):
    assert read_code(signed_code("TKT", pk, salt="seats"), "TKT", salt="seats") == pk


def test_a_code_is_read_however_it_is_typed():
    code = signed_code("TKT", 33_792, salt="seats")
    assert code.startswith("TKT-1100-")
    typed = f" {code.lower().replace('1', 'l', 1).replace('1', 'i').replace('0', 'o')} \n"
    assert read_code(typed, "TKT", salt="seats") == 33_792
    assert read_code("-".join(" ".join(part) for part in code.split("-")), "TKT", salt="seats") == 33_792


def changed(code, place):
    """The code with another letter there."""
    other = "2" if code[place] != "2" else "3"
    return code[:place] + other + code[place + 1 :]


def test_what_was_never_given_out_names_nothing():
    code = signed_code("TKT", 33_792, salt="seats")
    start = len("TKT-")
    wrong = [changed(code, place) for place in range(start, len(code)) if code[place] != "-"]
    wrong += ["", "TKT", "TKT--", code + "-1", code[:-1], code + "2", "TKT-1U-22222222", f"TKT-{'1' * 13}-2"]
    wrong += [signed_code("TKT", 2**60, salt="seats")]  # more digits than a row can have
    assert {read_code(one, "TKT", salt="seats") for one in wrong} == {None}
    assert read_code(code, "SRT", salt="seats") is None
    assert read_code(code, "TKT", salt="other") is None
