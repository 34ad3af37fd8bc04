"""A nested question cannot be passed by a wrong first answer."""

import pytest

from duxi.exams.bank_checks import UnfairBankError, check_trees


def tree(child_points, root=(100, 25), opens_on=(2,)):
    options = [{"points": worth} for worth in root]
    child = {"code": "A", "opens_on": list(opens_on), "options": [{"points": child_points}, {"points": 0}]}
    return {"code": "N", "options": options, "children": [child]}


@pytest.mark.parametrize(("points", "is_fair"), [(34, True), (35, False), (100, False)])
def test_a_wrong_root_with_its_child_stays_below_the_passing_share(points, is_fair):
    if is_fair:
        check_trees([tree(points)])
    else:
        with pytest.raises(UnfairBankError, match=r"a wrong first answer can pass: N$"):
            check_trees([tree(points)])


def test_a_right_roots_child_counts_for_the_best_path():
    check_trees([tree(100, opens_on=(1,)), {"code": "S", "options": [{"points": 100}]}])


@pytest.mark.parametrize(("points", "is_fair"), [(40, True), (41, False)])
def test_a_question_after_a_mistake_is_worth_little(points, is_fair):
    right = {"code": "R", "opens_on": [1], "options": [{"points": 100}, {"points": 0}]}
    below = {"code": "D", "options": [{"points": points}]}
    wrong = {"code": "W", "opens_on": [2], "options": [{"points": 5}, {"points": 0}], "children": [below]}
    root = {"code": "N", "options": [{"points": 100}, {"points": 0}], "children": [right, wrong]}
    if is_fair:
        check_trees([root])
    else:
        with pytest.raises(UnfairBankError, match="worth more than 40 % of its root: D"):
            check_trees([root])
