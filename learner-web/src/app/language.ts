import type { QueryClient } from '@tanstack/react-query'
import { session } from '../api/session'
import { clearAccountLanguage, onLanguageElsewhere } from '../i18n/choice'
import { activate } from '../i18n/i18n'
import { language } from '../i18n/locales'

async function adoptAccountLanguage(client: QueryClient): Promise<void> {
  const account = await import('../features/language/accountLanguage')
  await account.adoptAccountLanguage(client)
}

// Failing to load the account or catalogue leaves the current language.
const stay = () => undefined

/** Keeps server texts, account and other tabs in sync with the current language. */
export function connectLanguage(client: QueryClient): void {
  let signedIn = session.get() !== null
  language.subscribe(() => void client.invalidateQueries())
  onLanguageElsewhere((locale) => void activate(locale).catch(stay))
  session.subscribe(() => {
    const was = signedIn
    signedIn = session.get() !== null
    if (signedIn && !was) void adoptAccountLanguage(client).catch(stay)
    if (was && !signedIn) clearAccountLanguage()
  })
}
