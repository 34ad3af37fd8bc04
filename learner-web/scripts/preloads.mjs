import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { closure, DIST, ENTRY, manifest, screens, textsKey } from './bundle.mjs'
import { headsByLanguage } from './heads.mjs'

// A route's chunks and texts, and a product's data, are asked for only once the entry runs. Named in
// `theme.js`, which the document loads first, the browser fetches them beside the entry instead of after it.
const KIND_META = new URL('../src/kinds/kindMeta.tsx', import.meta.url)
const LOCALES = ['id', 'en', 'zh', 'ar', 'it', 'es', 'fr']

const entry = closure(ENTRY)
const files = []

/** Where a file stands in a list, which it joins. */
function place(list, file) {
  if (!list.includes(file)) list.push(file)
  return list.indexOf(file)
}

const withoutEntry = (keys) => [...keys].filter((key) => !entry.has(key))
const filesOf = (key) => [manifest[key].file, ...(manifest[key].css ?? [])]
const indexesOf = (keys) => [
  ...new Set(withoutEntry(keys).flatMap((key) => filesOf(key).map((file) => place(files, file)))),
]
const filesBehind = (key) => [...new Set(withoutEntry(closure(key)).flatMap(filesOf))]

const hashOf = (text) => createHash('sha256').update(text).digest('base64url').slice(0, 8)

const byText = (locale, areas) =>
  areas.map((area) => textsKey(area, locale)).filter((key) => manifest[key])

function textsOf({ areas }, locale) {
  if (locale === 'id') return indexesOf(byText(locale, areas))
  return indexesOf([`src/i18n/catalogues/${locale}.ts`, ...byText(locale, ['shop', ...areas])])
}

// Patterns without values go first: `/account/profile` is no product.
const inOrder = screens
  .filter(({ path, access }) => path !== '*' && access !== 'account')
  .sort((one, other) => Number(one.path.includes(':')) - Number(other.path.includes(':')))
const chunks = inOrder.map((screen) => [
  `^${screen.path.replaceAll(/:\w+/g, '[^/]+')}/?$`,
  indexesOf(closure(screen.file)),
  Object.fromEntries(LOCALES.map((locale) => [locale, textsOf(screen, locale)])),
])

const KIND = /^ {2}'?([\w-]+)'?: \{\n(.*\n)*? {2}\},$/gm
const saidOf = (block, name) => new RegExp(`^ {4}${name}: '(.+)',$`, 'm').exec(block)?.[1]
const data = [...readFileSync(KIND_META, 'utf8').matchAll(KIND)].map(([block, kind]) => [
  `^/product/${kind}(/[\\w-]+)$`,
  `/api/v1${saidOf(block, 'detailPath') ?? saidOf(block, 'path')}`,
  kind,
])

// What a product's page shows of its kind.
const detailOf = (kind) => indexesOf(closure(`src/kinds/details/${kind}.tsx`))
const detailTexts = Object.fromEntries(
  LOCALES.map((locale) => [locale, indexesOf(byText(locale, ['details', 'facts']))]),
)

// Runs in the browser; the written-out function is all that it has.
function preload(files, screens, products, productTexts) {
  const here = location.pathname
  const language = document.documentElement.lang
  const add = (link) => document.head.append(Object.assign(document.createElement('link'), link))
  const [, code = [], texts = {}] = screens.find(([path]) => new RegExp(path).test(here)) ?? []
  const product = products.find(([path]) => new RegExp(path).test(here))
  const detail = product ? [...product[2], ...(productTexts[language] ?? [])] : []
  for (const index of new Set([...code, ...(texts[language] ?? []), ...detail])) {
    const href = `/${files[index]}`
    if (href.endsWith('.css')) add({ rel: 'preload', as: 'style', crossOrigin: 'anonymous', href })
    else add({ rel: 'modulepreload', href, fetchPriority: 'low' })
  }
  if (!product) return
  const [pattern, api] = product
  const [, slug] = new RegExp(pattern).exec(here)
  // Not a preload: that cannot say which language the app asks in, and the browser's own may be another one.
  const headers = { 'Accept-Language': language, 'X-Requested-With': 'XMLHttpRequest' }
  const answer = fetch(api + slug, { headers })
  answer.catch(() => undefined)
  globalThis.duxiEarly = { path: api + slug, language, answer }
}

// The server answers an address that no screen has with 404, and sends the heads of public pages in the
// document; it reads both from here.
const heads = await headsByLanguage(data.map(([, , kind]) => kind))
const paths = screens.map(({ path }) => path).filter((path) => path !== '*')
writeFileSync(join(DIST, 'pages.json'), JSON.stringify({ paths, heads }))

const products = data.map(([pattern, api, kind]) => [pattern, api, detailOf(kind)])
const values = [files, chunks, products, detailTexts].map((value) => JSON.stringify(value))
// Named after its content, so that a browser keeps it like every other asset.
const plain = join(DIST, 'theme.js')
const script = `${readFileSync(plain, 'utf8')};(${preload})(${values.join(', ')})\n`
const scriptFile = `assets/theme-${hashOf(script)}.js`
writeFileSync(join(DIST, scriptFile), script)
rmSync(plain)

// From one screen to the next the app asks for all files of the next at once (`app/preload`).
const listed = []
const screenFiles = Object.fromEntries(
  screens.map(({ path, file }) => [path, filesBehind(file).map((name) => place(listed, name))]),
)
// What the storefront shows further down comes before it is wanted.
screenFiles.homeSections = filesBehind('src/features/storefront/HomeSections.tsx').map((name) =>
  place(listed, name),
)
const list = JSON.stringify({ files: listed, screens: screenFiles })
const listFile = `assets/screen-files-${hashOf(list)}.json`
writeFileSync(join(DIST, listFile), list)

// Styles and the font paint the head that the document brings; the app's code comes after them.
const document = join(DIST, ENTRY)
const html = readFileSync(document, 'utf8')
  .replace('/theme.js', `/${scriptFile}`)
  .replace('</title>', `</title>\n    <meta name="screen-files" content="/${listFile}" />`)
  .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
writeFileSync(document, html)
console.log(`preloads for ${chunks.length} screens and ${data.length} kinds`)
