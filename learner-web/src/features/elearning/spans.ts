/** Start and end in milliseconds. */
export type Span = readonly [number, number]

/** A gap this small is none: players stop and go on a little beside the moment. */
const SMALL_GAP = 2000
/** What lasts less was a jump through, not watched. */
const SHORTEST = 200

/** What the browser played since the video was loaded, however busy the page was meanwhile. */
export function playedSpans(played: TimeRanges): readonly Span[] {
  const spans = Array.from({ length: played.length }, (_, index): Span => {
    return [Math.round(played.start(index) * 1000), Math.round(played.end(index) * 1000)]
  })
  return spans.filter(([start, end]) => end - start >= SHORTEST)
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
  let frontier = 0
  for (const [start, end] of merged(spans)) {
    if (start > frontier + SMALL_GAP) break
    frontier = Math.max(frontier, end)
  }
  return frontier
}
