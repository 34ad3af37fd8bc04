export interface RadarAxis {
  label: string
  achieved: number
  required: number
  /** The level of an earlier attempt. */
  before?: number | null
}

export interface Point {
  x: number
  y: number
}

/** The coordinates of a value on one of `count` axes, clockwise from the top. */
export function spoke(index: number, count: number, ratio: number, radius: number): Point {
  const angle = (2 * Math.PI * index) / count - Math.PI / 2
  return { x: Math.cos(angle) * radius * ratio, y: Math.sin(angle) * radius * ratio }
}

/** The radius of a level; level 0 is at the centre. */
export const reach = (level: number, max: number) => Math.min(level, max) / max

/**
 * The axis after which the ring labels are drawn: the first whose required level equals the next one's, so
 * that the dashed line does not cross them.
 */
export function scaleSpoke(required: readonly number[]): number {
  const even = required.findIndex((level, at) => level === required[(at + 1) % required.length])
  return Math.max(0, even)
}

/** A series as the `points` of an SVG polygon. */
export function outline(values: readonly number[], max: number, radius: number): string {
  return values
    .map((value, index) => spoke(index, values.length, reach(value, max), radius))
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ')
}

/** The alignment of an axis label, which keeps it outside of the chart. */
export function anchor({ x }: Point): 'start' | 'middle' | 'end' {
  if (Math.abs(x) < 8) return 'middle'
  return x > 0 ? 'start' : 'end'
}

const MOST_LINES = 3

/** A name in a few lines of this many characters; longer words are hyphenated, the rest is cut. */
export function shortName(name: string, width: number, most = MOST_LINES): string[] {
  const lines: string[] = []
  for (const word of name.split(' ').flatMap((one) => hyphenated(one, width))) {
    const last = lines.at(-1)
    const longer = `${last} ${word}`
    if (last && !last.endsWith(HYPHEN) && longer.length <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  const shown = lines.slice(0, most).map((line) => cut(line, width))
  if (lines.length > most) shown[most - 1] = cut(`${shown.at(-1)}…`, width)
  return shown
}

const HYPHEN = '-'
/** The start of an open syllable: a consonant and a vowel; "ng" and "ny" are one consonant. */
const SYLLABLE = /(?<!^|[ns](?=[gyh]))(?:n[gy]|[b-df-hj-np-tv-z])(?=[aeiou])/gi

/** Splits a word into parts of this many characters at syllables; undivided where none fits. */
function hyphenated(word: string, width: number): string[] {
  if (word.length <= width) return [word]
  const breaks = [...word.matchAll(SYLLABLE)].map(({ index }) => index)
  const at = breaks.findLast((index) => index < width)
  if (!at) return [word]
  return [word.slice(0, at) + HYPHEN, ...hyphenated(word.slice(at), width)]
}

const cut = (line: string, width: number) =>
  line.length > width ? `${line.slice(0, width - 1).trimEnd()}…` : line
