import { i18n } from '@lingui/core'

export const locales = { id: 'Bahasa Indonesia', en: 'English' } as const
export type Locale = keyof typeof locales

const KEY = 'RaStoreduxi.backoffice.locale'
const catalogues = {
  id: () => import('./locales/id/messages.po'),
  en: () => import('./locales/en/messages.po'),
}

export const isLocale = (value: unknown): value is Locale =>
  typeof value === 'string' && value in locales

/** The language that was chosen in this browser; react-admin's store keeps it. */
export function chosenLocale(): Locale {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return isLocale(stored) ? stored : 'id'
  } catch {
    return 'id'
  }
}

/** Loads the texts of a language and shows them. */
export async function activateLocale(locale: Locale): Promise<void> {
  const { messages } = await catalogues[locale]()
  i18n.loadAndActivate({ locale, messages })
  document.documentElement.lang = locale
}
