import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { TOP } from './areas'
import { everythingBehind, fromTop } from './imports'
import { splitSheet } from './rules'
import { builtScreens } from './screens'

/** What visitors see first: its styles come with the first load, those of every other screen with that screen. */
const FIRST = /^\/(?:product|explore|search|sign(?:In|Up))?(?:\/|$)/
const SHEET = fromTop('src/styles.css')
const REST = fromTop('src/rest.css')

const isFirst = ({ path }: { path: string }) => FIRST.test(path)

/** Every word of the files that may be shown before any other screen is; names of classes are among them. */
function wordsOfFirst(): Set<string> {
  const screens = builtScreens()
  const others = new Set(screens.filter((one) => !isFirst(one)).map(({ file }) => fromTop(file)))
  const first = screens.filter(isFirst).map(({ file }) => fromTop(file))
  const files = [fromTop('src/main.tsx'), ...first].flatMap((file) => [
    ...everythingBehind(file, others),
  ])
  const texts = [fromTop('index.html'), ...new Set(files)].map((file) => readFileSync(file, 'utf8'))
  return new Set(texts.flatMap((text) => [...text.split(/["'`\s]+/), ...text.split(/[^\w-]+/)]))
}

/**
 * Two sheets in place of one: what the first screens need, and the rest, which every other screen brings.
 *
 * Both are cut from the same whole, and layers keep the order that its rules have there.
 */
export function sheets(): Plugin {
  let words = new Set<string>()
  let others = new Set<string>()
  return {
    name: 'duxi:sheets',
    enforce: 'pre',
    apply: 'build',
    buildStart() {
      words = wordsOfFirst()
      others = new Set(builtScreens().flatMap((one) => (isFirst(one) ? [] : [one.file])))
    },
    transform(code, id) {
      if (id === SHEET) return { code: splitSheet(code, words).first, map: null }
      if (id === REST) return { code: splitSheet(code, words).rest, map: null }
      if (!others.has(relative(TOP, id))) return null
      return { code: `import '/src/rest.css'\n${code}`, map: null }
    },
  }
}
