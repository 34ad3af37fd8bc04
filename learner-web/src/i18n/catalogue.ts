import type { Messages } from '@lingui/core'
import { catalogues as source } from './catalogues/id'
import type { Locale } from './locales'

export interface Catalogue {
  messages: Messages
}

/** Loaders of one language's texts, area by area. */
export type Catalogues = Record<string, () => Promise<Catalogue>>

const translations: Record<Locale, () => Promise<Catalogues>> = {
  id: async () => source,
  en: async () => (await import('./catalogues/en')).catalogues,
  zh: async () => (await import('./catalogues/zh')).catalogues,
  ar: async () => (await import('./catalogues/ar')).catalogues,
  it: async () => (await import('./catalogues/it')).catalogues,
  es: async () => (await import('./catalogues/es')).catalogues,
  fr: async () => (await import('./catalogues/fr')).catalogues,
}

/** The areas that have texts of their own beside the shop's. */
export const AREAS = Object.keys(source).map((path) => path.replace(/^.*\/([\w-]+)\.po$/, '$1'))

/** The texts of an area; null where it has none of its own. */
export async function messagesOf(area: string, locale: Locale): Promise<Messages | null> {
  const load = (await translations[locale]())[`../locales/${locale}/${area}.po`]
  return load ? (await load()).messages : null
}
