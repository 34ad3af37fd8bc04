import type { QueryClient } from '@tanstack/react-query'
import { profileQuery } from '../../api/profile'
import { chosenLanguage, setAccountLanguage } from '../../i18n/choice'
import { activate } from '../../i18n/i18n'
import { isLocale } from '../../i18n/locales'

/** Shows the language of the account that has just signed in, where none was chosen on this device. */
export async function adoptAccountLanguage(client: QueryClient): Promise<void> {
  if (chosenLanguage() !== null) return
  const { locale } = await client.fetchQuery(profileQuery())
  if (!isLocale(locale) || chosenLanguage() !== null) return
  await activate(locale)
  setAccountLanguage(locale)
}
