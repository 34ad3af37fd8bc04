import { createStore, useStore } from '../lib/store'

/** The languages of the product by their own names, in the order people are offered them. */
export const NATIVE_NAMES = {
  id: 'Bahasa Indonesia',
  en: 'English',
  zh: '中文',
  ar: 'العربية',
  it: 'Italiano',
  es: 'Español',
  fr: 'Français',
} as const

export type Locale = keyof typeof NATIVE_NAMES

export const SOURCE_LOCALE = 'id' satisfies Locale
export const locales = Object.keys(NATIVE_NAMES) as readonly Locale[]

const RIGHT_TO_LEFT: readonly string[] = ['ar' satisfies Locale]

/** Whether a word from outside (address, storage, server) names one of our languages. */
export function isLocale(word: unknown): word is Locale {
  return typeof word === 'string' && Object.hasOwn(NATIVE_NAMES, word)
}

/** The direction a language is written in. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.includes(locale) ? 'rtl' : 'ltr'
}

/** The language on display; `i18n.ts` alone changes it. */
export const language = createStore<Locale>(SOURCE_LOCALE)

/** Follows the language on display. */
export function useLocale(): Locale {
  return useStore(language)
}
