import { i18n, type Messages } from '@lingui/core'
import { directionOf, type Locale, language, SOURCE_LOCALE } from './locales'
import { messages as source } from './locales/id/shop.po'

interface Catalogue {
  messages: Messages
}

export type Part = 'goods' | 'member'

type Loaders = Record<string, () => Promise<Catalogue>>

const shop: Loaders = import.meta.glob<Catalogue>(['./locales/*/shop.po', '!./locales/id/shop.po'])
/** What comes later: `goods` with lists and products' pages, `member` with every screen beyond the shop. */
const later: Record<Part, Loaders> = {
  goods: import.meta.glob<Catalogue>('./locales/*/goods.po'),
  member: import.meta.glob<Catalogue>('./locales/*/member.po'),
}

const loaded = new Set<string>()
const wanted = new Set<Part>()
let target: Locale = SOURCE_LOCALE

async function bring(loaders: Loaders, file: string, locale: Locale): Promise<void> {
  const path = `./locales/${locale}/${file}.po`
  const load = loaders[path]
  if (!load || loaded.has(path)) return
  const { messages } = await load()
  i18n.load(locale, messages)
  loaded.add(path)
}

const bringShop = (locale: Locale) => bring(shop, 'shop', locale)
const bringWanted = (locale: Locale) =>
  Promise.all([...wanted].map((part) => bring(later[part], part, locale)))

function show(locale: Locale): void {
  target = locale
  i18n.activate(locale)
  document.documentElement.lang = locale
  document.documentElement.dir = directionOf(locale)
  if (locale !== language.get()) language.set(locale)
}

/** Shows Indonesian, whose shop texts are part of the first load. */
export function activateSource(): void {
  i18n.load(SOURCE_LOCALE, source)
  show(SOURCE_LOCALE)
}

/** Shows a language as soon as the texts that this visit needs are there; the last call wins. */
export async function activate(locale: Locale): Promise<void> {
  target = locale
  try {
    await Promise.all([bringShop(locale), bringWanted(locale)])
  } catch (error) {
    if (target === locale) target = language.get()
    throw error
  }
  if (target === locale) show(locale)
}

/** Further texts, for the language on display and for each later one. */
async function bringTexts(parts: readonly Part[]): Promise<void> {
  for (const part of parts) wanted.add(part)
  await Promise.all([bringWanted(language.get()), bringWanted(target)])
}

/** The texts of lists and products' pages. */
export const bringGoodsTexts = () => bringTexts(['goods'])

/** Every text that there is. */
export const bringMemberTexts = () => bringTexts(['goods', 'member'])

export { i18n }
