import { isLocale, type Locale, SOURCE_LOCALE } from './locales'

// `theme.js` reads the same key before the first paint.
const KEY = 'duxi.lang'
/** Set where the language came from an account and not from a choice on this device. */
const FROM_ACCOUNT = 'duxi.lang-account'

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    return
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Tells the server which language the heads of its documents have; it cannot read the browser's storage. */
function tellDocuments(locale: Locale | null): void {
  const lasts = locale === null ? 0 : 31_536_000
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
  document.cookie = `${KEY}=${locale ?? ''};path=/;max-age=${lasts};samesite=lax`
}

/** The language chosen on this device; null if none was chosen here. */
export function chosenLanguage(): Locale | null {
  const stored = read(KEY)
  return isLocale(stored) && read(FROM_ACCOUNT) === null ? stored : null
}

/** Keeps a choice for the next visits. */
export function rememberLanguage(locale: Locale): void {
  write(KEY, locale)
  write(FROM_ACCOUNT, null)
  tellDocuments(locale)
}

/** Keeps an account's language until that account leaves this device. */
export function setAccountLanguage(locale: Locale): void {
  write(KEY, locale)
  write(FROM_ACCOUNT, 'yes')
  tellDocuments(locale)
}

/** Forgets what came from an account that has left. */
export function clearAccountLanguage(): void {
  if (read(FROM_ACCOUNT) === null) return
  write(KEY, null)
  write(FROM_ACCOUNT, null)
  tellDocuments(null)
}

/** Remembers the language that `?lang=` asks for and takes it out of the address, before the router reads it. */
export function takeLanguageFromAddress(): void {
  const address = new URL(location.href)
  const asked = address.searchParams.get('lang')
  if (asked === null) return
  if (isLocale(asked)) rememberLanguage(asked)
  address.searchParams.delete('lang')
  history.replaceState(history.state, '', address)
}

/**
 * The language that this page starts in: `?lang=`, else what the device remembers, else Indonesian.
 *
 * `theme.js` has found it and written it on the document already.
 */
export function startingLanguage(): Locale {
  const { lang } = document.documentElement
  return isLocale(lang) ? lang : SOURCE_LOCALE
}

/** Hears of a choice made in another tab. */
export function onLanguageElsewhere(listener: (locale: Locale) => void): void {
  globalThis.addEventListener?.('storage', ({ key, newValue }) => {
    if (key === KEY && isLocale(newValue)) listener(newValue)
  })
}
