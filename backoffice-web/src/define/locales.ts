/** The languages besides Indonesian, by their own names. */
export const LOCALES = {
  en: 'English',
  zh: '中文',
  ar: 'العربية',
  it: 'Italiano',
  es: 'Español',
  fr: 'Français',
}

const NAMES: Readonly<Record<string, string>> = { id: 'Bahasa Indonesia', ...LOCALES }

/** Languages by their own names, as a list of words. */
export const languageNames = (codes: readonly string[]): string =>
  codes.map((code) => NAMES[code] ?? code).join(', ')
