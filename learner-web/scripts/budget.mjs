import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const DIST = new URL('../dist/', import.meta.url).pathname
const ENTRY = 'index.html'
const FIRST_LOAD_ROUTE = 'src/routes/product.tsx'
const KIB = 1024
const GATES = {
  initialJs: 150 * KIB,
  css: 15 * KIB,
  font: 30 * KIB,
  html: 20 * KIB,
  lazyRoute: 50 * KIB,
}

const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'))
const gzipped = (file) => gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length
const sum = (files) => [...files].reduce((total, file) => total + gzipped(file), 0)

function closure(key, seen = new Set()) {
  if (!manifest[key] || seen.has(key)) return seen
  seen.add(key)
  for (const next of manifest[key].imports ?? []) closure(next, seen)
  return seen
}

// Files that import each other run in an order of luck: a constant of one may miss what it takes from the other.
function inCircle(key) {
  return (manifest[key].imports ?? []).some((next) => closure(next).has(key))
}

function filesOf(keys) {
  const js = new Set()
  const css = new Set()
  for (const key of keys) {
    js.add(manifest[key].file)
    for (const sheet of manifest[key].css ?? []) css.add(sheet)
  }
  return { js, css }
}

function preloadedFonts(html) {
  return [...html.matchAll(/href="\/([^"]+\.woff2)"/g)].map((match) => match[1])
}

if (!manifest[ENTRY]) throw new Error('dist/ holds no build; run `npm run build` first')
const entryKeys = closure(ENTRY)
const initialKeys = closure(FIRST_LOAD_ROUTE, new Set(entryKeys))
const initial = filesOf(initialKeys)
const html = readFileSync(join(DIST, 'index.html'), 'utf8')
const fonts = preloadedFonts(html)

const rows = [
  ['initial JS of /product', sum(initial.js), GATES.initialJs],
  ['initial CSS', sum(initial.css), GATES.css],
  ['boot HTML', gzipped('index.html'), GATES.html],
  ...fonts.map((font) => [`font ${font}`, readFileSync(join(DIST, font)).length, GATES.font]),
]
for (const [key, chunk] of Object.entries(manifest)) {
  if (!chunk.isDynamicEntry || !key.startsWith('src/routes/')) continue
  const own = [...closure(key)].filter((part) => !entryKeys.has(part))
  rows.push([`route ${key}`, sum(filesOf(own).js), GATES.lazyRoute])
}
if (fonts.length !== 1) rows.push(['preloaded fonts', fonts.length, 1])

const circle = Object.keys(manifest).filter(inCircle)
if (circle.length > 0) {
  console.log(`OVER files that import each other: ${circle.map((key) => manifest[key].file)}`)
}

let failed = circle.length > 0
for (const [name, size, gate] of rows) {
  const over = size > gate
  failed ||= over
  console.log(
    `${over ? 'OVER' : ' ok '} ${name}: ${(size / KIB).toFixed(1)} of ${(gate / KIB).toFixed(0)} KB`,
  )
}
process.exit(failed ? 1 : 0)
