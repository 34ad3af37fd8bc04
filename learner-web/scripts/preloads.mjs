import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// A route's chunks, and a product's data, are asked for only once the entry runs. Told in `theme.js`,
// which the document loads first, the browser fetches them beside the entry instead of after it.
const TOP = new URL('..', import.meta.url).pathname
const DIST = join(TOP, 'dist')
const SIGNS = join(TOP, 'src/kinds/signs.tsx')
const SCREENS = {
  '^/product/?$': 'src/routes/product.tsx',
  '^/product/[^/]+/?$': 'src/routes/product-kind.tsx',
  '^/product/[^/]+/[^/]+/?$': 'src/routes/product-detail.tsx',
  '^/help-center/?$': 'src/routes/help-center.tsx',
  '^/klinik-spbe/?$': 'src/routes/klinik-spbe.tsx',
  '^/news/?$': 'src/routes/news.tsx',
  '^/explore/?$': 'src/routes/explore.tsx',
  '^/market/?$': 'src/routes/market.tsx',
  '^/signIn/?$': 'src/routes/signIn.tsx',
}

const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'))

function closure(key, seen = new Set()) {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const next of manifest[key].imports ?? []) closure(next, seen)
  return seen
}

const entry = closure('index.html')
const chunksOf = (route) =>
  [...closure(route)].filter((key) => !entry.has(key)).map((key) => `/${manifest[key].file}`)
const chunks = Object.entries(SCREENS).map(([pattern, route]) => [pattern, chunksOf(route)])

// Indonesian shop texts travel with the entry; every other catalogue is a chunk of its own.
const SHOP = /^\/product\/?$/
const GOODS = /^\/product(\/|$)/
const CATALOGUE = /^src\/i18n\/locales\/(\w+)\/(shop|goods|member)\.po$/
const catalogues = {}
for (const [key, { file }] of Object.entries(manifest)) {
  const [, locale, part] = CATALOGUE.exec(key) ?? []
  if (locale) catalogues[locale] = { ...catalogues[locale], [part]: `/${file}` }
}

const SIGN = /^ {2}'?([\w-]+)'?: \{\n(.*\n)*? {2}\},$/gm
const saidOf = (block, name) => new RegExp(`^ {4}${name}: '(.+)',$`, 'm').exec(block)?.[1]
const data = [...readFileSync(SIGNS, 'utf8').matchAll(SIGN)].map(([block, kind]) => [
  `^/product/${kind}(/[\\w-]+)$`,
  `/api/v1${saidOf(block, 'detailPath') ?? saidOf(block, 'path')}`,
])

// Runs in the browser; the written-out function is all that it has.
function preload(screens, products, catalogues, shop, goods) {
  const here = location.pathname
  const language = document.documentElement.lang
  const add = (link) => document.head.append(Object.assign(document.createElement('link'), link))
  const screen = screens.find(([pattern]) => new RegExp(pattern).test(here))
  const texts = catalogues[language] ?? {}
  const wanted = [
    ...(screen?.[1] ?? []),
    texts.shop,
    new RegExp(shop).test(here) ? '' : texts.goods,
    new RegExp(goods).test(here) ? '' : texts.member,
  ]
  for (const href of wanted) if (href) add({ rel: 'modulepreload', href })
  // A preload cannot say which language the app will ask in; the browser's own may be another one.
  if (language !== 'id') return
  for (const [pattern, api] of products) {
    const slug = new RegExp(pattern).exec(here)?.[1]
    if (slug) add({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: api + slug })
  }
}

const told = [chunks, data, catalogues, SHOP.source, GOODS.source].map((value) =>
  JSON.stringify(value),
)
const call = `;(${preload})(${told.join(', ')})\n`
appendFileSync(join(DIST, 'theme.js'), call)
console.log(
  `preloads for ${chunks.length} screens, ${data.length} kinds and ${Object.keys(catalogues).length} languages`,
)
