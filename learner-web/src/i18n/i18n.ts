import { i18n, type Messages } from '@lingui/core'
import { messages as source } from './locales/id/messages.po'

export const SOURCE_LOCALE = 'id'
const RIGHT_TO_LEFT = ['ar']

type Loader = () => Promise<{ messages: Messages }>

/** Catalogues besides the source one; each is its own chunk, added here with its folder. */
const loaders: Readonly<Record<string, Loader>> = {}

function show(locale: string, messages: Messages): void {
  i18n.loadAndActivate({ locale, messages })
  document.documentElement.lang = locale
  document.documentElement.dir = RIGHT_TO_LEFT.includes(locale) ? 'rtl' : 'ltr'
}

/** Shows Indonesian, which is part of the first load. */
export function activateSource(): void {
  show(SOURCE_LOCALE, source)
}

/** Shows a locale; an unknown one falls back to Indonesian. */
export async function activate(locale: string): Promise<void> {
  const load = loaders[locale]
  if (!load) return activateSource()
  show(locale, (await load()).messages)
}

export { i18n }
