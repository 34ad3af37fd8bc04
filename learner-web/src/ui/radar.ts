export interface RadarAxis {
  label: string
  achieved: number
  required: number
}

export interface Point {
  x: number
  y: number
}

/** The point of a value on one of `count` spokes, the first one upright, clockwise. */
export function spoke(index: number, count: number, ratio: number, radius: number): Point {
  const angle = (2 * Math.PI * index) / count - Math.PI / 2
  return { x: Math.cos(angle) * radius * ratio, y: Math.sin(angle) * radius * ratio }
}

/** The outline of a series, as the `points` of an SVG polygon. */
export function outline(values: readonly number[], max: number, radius: number): string {
  return values
    .map((value, index) => spoke(index, values.length, Math.min(value, max) / max, radius))
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ')
}

/** How a label stands at its spoke so that it never runs into the chart. */
export function anchor({ x }: Point): 'start' | 'middle' | 'end' {
  if (Math.abs(x) < 8) return 'middle'
  return x > 0 ? 'start' : 'end'
}
