import { readFileSync } from 'node:fs'
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'

// The server sends the heads of public pages in the document, before the app runs; it reads their headings
// and leads from here, so that the words stand in one place.
const source = (file) => readFileSync(new URL(`../src/${file}`, import.meta.url), 'utf8')
const squeezed = (text) => text?.trim().replaceAll(/\s+/g, ' ')

function kindHead(kind) {
  const text = source(`kinds/${kind}.tsx`)
  const wordsOf = (name) =>
    squeezed(new RegExp(`^ {2}${name}: msg\`([^\`]+)\``, 'm').exec(text)?.[1])
  return { heading: wordsOf('heading'), lead: wordsOf('lead') }
}

function headOf(file) {
  const text = source(file)
  const wordsOf = (name) =>
    squeezed(new RegExp(`\\b${name}\\s*=\\s*\\{?\\s*<Trans>([^<]+)</Trans>`, 'i').exec(text)?.[1])
  return { heading: wordsOf('title'), lead: wordsOf('lead') }
}

function sourceHeads(kinds) {
  const heads = {
    '/': headOf('features/storefront/Hero.tsx'),
    '/product': headOf('routes/product/catalogue.tsx'),
    '/explore': headOf('routes/explore/index.tsx'),
    '/for-organizations': headOf('routes/organizations/index.tsx'),
    '/free-assessment': headOf('routes/free-assessment/index.tsx'),
    '/help-center': headOf('routes/faq/help-center.tsx'),
    '/klinik-spbe': headOf('routes/faq/clinic.tsx'),
    '/news': headOf('routes/news/index.tsx'),
    '/privacy': headOf('routes/privacy/index.tsx'),
    '/verify-certificate': headOf('routes/certificates/verify.tsx'),
    '/signIn': headOf('routes/auth/sign-in.tsx'),
    '/signUp': headOf('routes/auth/sign-up.tsx'),
    ...Object.fromEntries(kinds.map((kind) => [`/product/${kind}`, kindHead(kind)])),
  }
  // The lead of a legal text is the day from which it is in force.
  const isSilent = ([path, { heading, lead }]) => !(heading && (lead || path === '/privacy'))
  const silent = Object.entries(heads).filter(isSilent)
  if (silent.length > 0) throw new Error(`no heading or lead: ${silent.map(([path]) => path)}`)
  return heads
}

/** The translations of one language by their Indonesian texts. */
async function wordsIn(catalogues, locale) {
  const words = new Map()
  for (const catalogue of catalogues)
    for (const { message, translation } of Object.values((await catalogue.read(locale)) ?? {}))
      if (message && translation) words.set(message, translation)
  return words
}

function translated(heads, words, locale) {
  const said = (text) => {
    if (text && !words.has(text)) throw new Error(`no ${locale} translation of "${text}"`)
    return words.get(text)
  }
  const inLanguage = ([path, { heading, lead }]) => [
    path,
    { heading: said(heading), lead: said(lead) },
  ]
  return Object.fromEntries(Object.entries(heads).map(inLanguage))
}

/** The headings and leads of public pages: language → path → words. */
export async function headsByLanguage(kinds) {
  const heads = sourceHeads(kinds)
  const config = getConfig()
  const catalogues = await getCatalogs(config)
  const others = config.locales.filter((locale) => locale !== config.sourceLocale)
  const byLanguage = { [config.sourceLocale]: heads }
  for (const locale of others)
    byLanguage[locale] = translated(heads, await wordsIn(catalogues, locale), locale)
  return byLanguage
}
