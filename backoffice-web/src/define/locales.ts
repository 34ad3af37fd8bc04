/** The languages besides Indonesian, by their own names. */
export const LOCALES = {
  en: 'English',
  zh: '中文',
  ar: 'العربية',
  it: 'Italiano',
  es: 'Español',
  fr: 'Français',
}
