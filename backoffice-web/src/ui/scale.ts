const STEPS = [1, 2, 5, 10];

/** The next round number at or above a value, so that an axis ends on something readable. */
export function niceMaximum(value: number): number {
  if (value <= 4) return 4;
  const power = 10 ** Math.floor(Math.log10(value));
  return (STEPS.find((step) => step * power >= value) ?? 10) * power;
}
