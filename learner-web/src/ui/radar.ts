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

/** The point of a value on one of `count` spokes, the first one upright, clockwise. */
export function spoke(index: number, count: number, ratio: number, radius: number): Point {
  const angle = (2 * Math.PI * index) / count - Math.PI / 2
  return { x: Math.cos(angle) * radius * ratio, y: Math.sin(angle) * radius * ratio }
}

/** How far out on its spoke a level lies: level 0 at the centre. */
export const reach = (level: number, max: number) => Math.min(level, max) / max

/** The spoke after which the ring numbers are drawn: the first whose required level equals the next one's, so that the dashed line crosses none. */
export function scaleSpoke(required: readonly number[]): number {
  const even = required.findIndex((level, at) => level === required[(at + 1) % required.length])
  return Math.max(0, even)
}

/** The outline of a series, as the `points` of an SVG polygon. */
export function outline(values: readonly number[], max: number, radius: number): string {
  return values
    .map((value, index) => spoke(index, values.length, reach(value, max), radius))
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ')
}

/** How a label stands at its spoke so that it never runs into the chart. */
export function anchor({ x }: Point): 'start' | 'middle' | 'end' {
  if (Math.abs(x) < 8) return 'middle'
  return x > 0 ? 'start' : 'end'
}

const MOST_LINES = 3

/** A name in at most three lines of so many characters; a longer word is hyphenated, what is left is cut. */
export function shortName(name: string, width: number): string[] {
  const lines: string[] = []
  for (const word of name.split(' ').flatMap((one) => hyphenated(one, width))) {
    const last = lines.at(-1)
    const longer = `${last} ${word}`
    if (last && !last.endsWith(HYPHEN) && longer.length <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  const shown = lines.slice(0, MOST_LINES).map((line) => cut(line, width))
  if (lines.length > MOST_LINES) shown[MOST_LINES - 1] = cut(`${shown.at(-1)}…`, width)
  return shown
}

const HYPHEN = '-'
/** The beginning of an open syllable: a consonant and a vowel, in "ng" and "ny" both letters. */
const SYLLABLE = /(?<!^|[ns](?=[gyh]))(?:n[gy]|[b-df-hj-np-tv-z])(?=[aeiou])/gi

/** A word in parts of so many characters, parted before a syllable; whole where no syllable fits. */
function hyphenated(word: string, width: number): string[] {
  if (word.length <= width) return [word]
  const breaks = [...word.matchAll(SYLLABLE)].map(({ index }) => index)
  const at = breaks.findLast((index) => index < width)
  if (!at) return [word]
  return [word.slice(0, at) + HYPHEN, ...hyphenated(word.slice(at), width)]
}

const cut = (line: string, width: number) =>
  line.length > width ? `${line.slice(0, width - 1).trimEnd()}…` : line
