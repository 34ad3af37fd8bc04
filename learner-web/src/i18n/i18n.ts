import { i18n, type Messages } from '@lingui/core'
import { directionOf, type Locale, language, SOURCE_LOCALE } from './locales'
import { messages as source } from './locales/id/shop.po'

interface Catalogue {
  messages: Messages
}

type Loaders = Record<string, () => Promise<Catalogue>>

const shop: Loaders = import.meta.glob<Catalogue>(['./locales/*/shop.po', '!./locales/id/shop.po'])
const member: Loaders = import.meta.glob<Catalogue>('./locales/*/member.po')

const loaded = new Set<string>()
let isMemberWanted = false
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
const bringMember = (locale: Locale) => bring(member, 'member', locale)

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
    await Promise.all([bringShop(locale), isMemberWanted && bringMember(locale)])
  } catch (error) {
    if (target === locale) target = language.get()
    throw error
  }
  if (target === locale) show(locale)
}

/** The texts of everything but the shop, for the language on display and for each later one. */
export async function bringMemberTexts(): Promise<void> {
  isMemberWanted = true
  await Promise.all([bringMember(language.get()), bringMember(target)])
}

export { i18n }
