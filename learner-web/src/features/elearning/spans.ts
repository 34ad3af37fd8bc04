/** Start and end in milliseconds. */
export type Span = readonly [number, number]

/** A moment further than this from the last one was a jump: nothing between the two was watched. */
export const LONGEST_STEP = 1500

/** The spans with what was watched between two moments; a jump begins a new span. */
export function extended(spans: readonly Span[], from: number, to: number): readonly Span[] {
  if (to <= from || to - from > LONGEST_STEP) return spans
  const last = spans.at(-1)
  if (last && last[0] <= from && from <= last[1])
    return [...spans.slice(0, -1), [last[0], Math.max(last[1], to)]]
  return [...spans, [from, to]]
}

/** The union of spans, in order. */
export function merged(spans: readonly Span[]): readonly Span[] {
  const ordered = [...spans].sort((a, b) => a[0] - b[0])
  const union: Span[] = []
  for (const [start, end] of ordered) {
    const last = union.at(-1)
    if (last && start <= last[1]) union[union.length - 1] = [last[0], Math.max(last[1], end)]
    else union.push([start, end])
  }
  return union
}

/** How far was watched from the beginning without a gap. */
export function frontierOf(spans: readonly Span[]): number {
  const first = merged(spans)[0]
  return first && first[0] <= LONGEST_STEP ? first[1] : 0
}
