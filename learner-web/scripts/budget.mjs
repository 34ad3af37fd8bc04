import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { closure, DIST, ENTRY, manifest, screens, textsKey } from './bundle.mjs'

const KIB = 1024
const GATES = { font: 30 * KIB, html: 20 * KIB }
/**
 * What a visitor loads of a screen: the entry, its own code, its Indonesian texts and its styles, as transferred.
 * The goals are 150 for what visitors see first and 175 for what needs an account (docs/performance.md).
 */
const LOADS = [
  [148, /^\/(product|explore|search|sign(In|Up))?(\/|$)/],
  [170, /^\/(market|collections|others|corporate|payment)/],
  [168, /^\/(dataAssesment|certification\/exam)/],
  [
    165,
    /^\/(my-learning|e-learning|affiliate|certification|oti|free-assessment|cart|wishlist|printTicket)/,
  ],
  [157, /./],
]

/** The bytes of a file as browsers get it: compressed with Brotli where the build did so. */
function transferred(file) {
  const path = join(DIST, file)
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}

function filesOf(keys) {
  const parts = [...keys].map((key) => manifest[key])
  return new Set(parts.flatMap(({ file, css = [] }) => [file, ...css]))
}

const sum = (files) => [...files].reduce((total, file) => total + transferred(file), 0)

const DETAILS = Object.keys(manifest).filter(
  (key) => key.startsWith('src/kinds/details/') && manifest[key].isDynamicEntry,
)

/** A product's page brings what its kind shows as well: the one that weighs most counts. */
function partsOf(path) {
  return path === '/product/:kind/:slug' ? DETAILS : [null]
}

function loadOf({ path, file, areas }) {
  const loads = partsOf(path).map((part) => {
    const keys = closure(file, closure(ENTRY))
    if (part) closure(part, keys)
    const texts = part ? [...areas, 'details', 'facts'] : areas
    for (const area of texts) closure(textsKey(area, 'id'), keys)
    return filesOf(keys)
  })
  return loads.reduce((one, other) => (sum(other) > sum(one) ? other : one))
}

const gateOf = (path) => LOADS.find(([, pattern]) => pattern.test(path))[0] * KIB

// Files that import each other run in an order of luck: a constant of one may miss what it takes from the other.
function inCircle(key) {
  return (manifest[key].imports ?? []).some((next) => closure(next).has(key))
}

const html = readFileSync(join(DIST, ENTRY), 'utf8')
const fonts = [...html.matchAll(/href="\/([^"]+\.woff2)"/g)].map(([, font]) => font)
const rows = [
  ['boot HTML', transferred(ENTRY), GATES.html],
  ...fonts.map((font) => [`font ${font}`, readFileSync(join(DIST, font)).length, GATES.font]),
  ...screens.map((screen) => {
    const files = loadOf(screen)
    return [`${screen.path} (${files.size} files)`, sum(files), gateOf(screen.path)]
  }),
]

let failed = fonts.length !== 1
if (failed) console.log(`OVER ${fonts.length} preloaded fonts instead of one`)
const circle = Object.keys(manifest).filter(inCircle)
if (circle.length > 0) {
  failed = true
  console.log(`OVER files that import each other: ${circle.map((key) => manifest[key].file)}`)
}
for (const [name, size, gate] of rows) {
  const over = size > gate
  failed ||= over
  const figures = `${(size / KIB).toFixed(1)} of ${(gate / KIB).toFixed(0)} KB`
  console.log(`${over ? 'OVER' : ' ok '} ${name}: ${figures}`)
}
process.exit(failed ? 1 : 0)
