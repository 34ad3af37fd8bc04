from collections.abc import Sequence
def main(arguments: Sequence[str]) -> int:
    return 1
