import { i18n, type Messages } from '@lingui/core'
import { AREAS, messagesOf } from './catalogue'
import { directionOf, type Locale, language, SOURCE_LOCALE } from './locales'
import { messages as source } from './locales/id/shop.po'

const catalogues = new Map<Locale, Messages>()
const loaded = new Set<string>()
const wanted = new Set<string>(['shop'])
let target: Locale = SOURCE_LOCALE

/**
 * Adds to the catalogue that `i18n` holds without telling it, which would render every text on display anew:
 * what shows these texts is rendered after they came.
 */
function add(locale: Locale, messages: Messages): void {
  const catalogue = catalogues.get(locale)
  if (catalogue) Object.assign(catalogue, messages)
  else {
    catalogues.set(locale, messages)
    i18n.load(locale, messages)
  }
}

async function loadArea(area: string, locale: Locale): Promise<void> {
  const key = `${locale}/${area}`
  if (loaded.has(key)) return
  const messages = await messagesOf(area, locale)
  if (messages) add(locale, messages)
  loaded.add(key)
}

const loadWanted = (locale: Locale) =>
  Promise.all([...wanted].map((area) => loadArea(area, locale)))

function show(locale: Locale): void {
  target = locale
  i18n.activate(locale)
  document.documentElement.lang = locale
  document.documentElement.dir = directionOf(locale)
  if (locale !== language.get()) language.set(locale)
}

/** Shows Indonesian, whose shop texts are part of the first load. */
export function activateSource(): void {
  add(SOURCE_LOCALE, source)
  show(SOURCE_LOCALE)
}

/** Shows a language as soon as the texts that this visit needs are there; the last call wins. */
export async function activate(locale: Locale): Promise<void> {
  target = locale
  try {
    await loadWanted(locale)
  } catch (error) {
    if (target === locale) target = language.get()
    throw error
  }
  if (target === locale) show(locale)
}

/** Brings the texts of these areas, for the language on display and for each later one. */
async function loadTexts(areas: readonly string[]): Promise<void> {
  for (const area of areas) wanted.add(area)
  await Promise.all([loadWanted(language.get()), loadWanted(target)])
}

/** Loads all texts, for development and tests, where the texts of a screen are not computed. */
export const loadAllTexts = () => loadTexts(AREAS)

/**
 * A module beside the texts of what it shows; the build writes this around every `import('…')`.
 * @public
 */
export async function withTexts<T>(module: Promise<T>, areas: readonly string[]): Promise<T> {
  const [found] = await Promise.all([module, loadTexts(areas)])
  return found
}

export { i18n }
