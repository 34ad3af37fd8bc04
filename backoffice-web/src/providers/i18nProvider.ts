import { i18n } from '@lingui/core'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { I18nProvider, TranslationMessages } from 'react-admin'
import { findDefinition } from '../define/define'
import { indonesianMessages } from '../i18n/id'
import { activateLocale, chosenLocale, isLocale, locales } from '../i18n/locale'

const offered = Object.entries(locales).map(([locale, name]) => ({ locale, name }))

const english = async (): Promise<TranslationMessages> =>
  (await import('../i18n/en')).englishMessages

/** The names of declared resources, for one or several records, and their fields are in their definitions. */
function definedName(key: string, count: unknown): string | undefined {
  const [, resource, part, field] =
    /^resources\.([^.]+)\.(name|forcedCaseName|fields)(?:\.(.+))?$/.exec(key) ?? []
  const found = findDefinition(resource)
  if (!found) return undefined
  const name = count === 1 ? found.label : found.plural
  const text = part === 'fields' ? found.fields[field ?? '']?.label : name
  return text && i18n._(text)
}

/** react-admin's own texts in the current language, switched together with ours. */
async function createI18nProvider(): Promise<I18nProvider> {
  const start = chosenLocale()
  const first = start === 'en' ? await english() : indonesianMessages
  const provider = polyglotI18nProvider(
    (locale) => (locale === start ? first : locale === 'en' ? english() : indonesianMessages),
    start,
    offered,
  )
  await activateLocale(start)
  return {
    ...provider,
    translate: (key, options) =>
      definedName(key, options?.smart_count) ?? provider.translate(key, options),
    changeLocale: async (locale, options) => {
      if (isLocale(locale)) await activateLocale(locale)
      await provider.changeLocale(locale, options)
    },
  }
}

export const i18nProvider = await createI18nProvider()
