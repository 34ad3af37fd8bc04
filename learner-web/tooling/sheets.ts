import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { TOP } from './areas'
import { everythingBehind, fromTop, laterImportsOf, reachedFrom } from './imports'
import { type SheetWords, splitSheet } from './rules'
import { builtScreens } from './screens'

/** What visitors see first: its styles come with the first load, those of every other screen with that screen. */
const FIRST = /^\/(?:product|explore|search|sign(?:In|Up))?(?:\/|$)/
/** Imported when its kind is known, but shown at once. */
const AT_ONCE = /\/src\/kinds\/details\//
const SHEET = fromTop('src/styles.css')
const LATE = fromTop('src/late.css')
const REST = fromTop('src/rest.css')

interface Files {
  /** What may be shown at once. */
  first: Set<string>
  /** What may be shown before any other screen is. */
  public: Set<string>
  /** Parts that come when they are wanted, with styles of their own. */
  late: Set<string>
}

const isFirst = ({ path }: { path: string }) => FIRST.test(path)

function reachedFromAll(files: Iterable<string>): Set<string> {
  const seen = new Map<string, string>()
  for (const file of files) reachedFrom(file, seen)
  return new Set(seen.keys())
}

/** A part that another screen is made of as well stays with the first: it cannot bring a sheet there. */
function filesOf(): Files {
  const screens = builtScreens()
  const others = new Set(screens.filter((one) => !isFirst(one)).map(({ file }) => fromTop(file)))
  const start = [
    fromTop('src/main.tsx'),
    ...screens.filter(isFirst).map(({ file }) => fromTop(file)),
  ]
  const all = new Set<string>()
  for (const file of start) everythingBehind(file, others, all)
  const wanted = [...all].flatMap((file) => laterImportsOf(readFileSync(file, 'utf8'), file))
  const parts = wanted.filter((part) => !others.has(part))
  const elsewhere = reachedFromAll(others)
  const atOnce = parts.filter((part) => AT_ONCE.test(part) || elsewhere.has(part))
  const first = reachedFromAll([...start, ...atOnce])
  return { first, public: all, late: new Set(parts.filter((part) => !first.has(part))) }
}

/** Every word of some files; names of classes are among them. */
function wordsOf(files: Iterable<string>): Set<string> {
  const texts = [fromTop('index.html'), ...files].map((file) => readFileSync(file, 'utf8'))
  return new Set(texts.flatMap((text) => [...text.split(/["'`\s]+/), ...text.split(/[^\w-]+/)]))
}

/**
 * Three sheets in place of one: what the first screens need at once, what their later parts need beside, and
 * what every other screen brings, which has that of the later parts as well.
 *
 * All are cut from the same whole, and layers keep the order that its rules have there.
 */
export function sheets(): Plugin {
  let words: SheetWords = { first: new Set(), late: new Set() }
  let late = new Set<string>()
  let others = new Set<string>()
  return {
    name: 'duxi:sheets',
    enforce: 'pre',
    apply: 'build',
    buildStart() {
      const files = filesOf()
      words = { first: wordsOf(files.first), late: wordsOf(files.public) }
      late = files.late
      others = new Set(builtScreens().flatMap((one) => (isFirst(one) ? [] : [one.file])))
    },
    transform(code, id) {
      if (id === SHEET) return { code: splitSheet(code, words).first, map: null }
      if (id === LATE) return { code: splitSheet(code, words).late, map: null }
      if (id === REST) return { code: splitSheet(code, words).rest, map: null }
      if (late.has(id)) return { code: `import '/src/late.css'\n${code}`, map: null }
      if (!others.has(relative(TOP, id))) return null
      return { code: `import '/src/rest.css'\n${code}`, map: null }
    },
  }
}
