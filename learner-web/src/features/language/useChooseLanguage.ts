import { useLingui } from '@lingui/react/macro'
import { session } from '../../api/session'
import { rememberLanguage } from '../../i18n/choice'
import { activate } from '../../i18n/i18n'
import type { Locale } from '../../i18n/locales'
import { toast } from '../../ui/toast'

// The language on this device does not wait for the account, and does not fail with it.
async function tellAccount(locale: Locale): Promise<void> {
  const { updateProfile } = await import('../../api/account')
  await updateProfile({ locale })
}

/** Shows a language, remembers it on this device and, when signed in, in the account. */
export function useChooseLanguage(): (locale: Locale) => Promise<void> {
  const { t } = useLingui()
  return async (locale) => {
    try {
      await activate(locale)
    } catch {
      toast.error(t`Bahasa itu belum dapat dimuat. Periksa koneksi internet Anda, lalu coba lagi.`)
      return
    }
    rememberLanguage(locale)
    if (session.get() !== null) await tellAccount(locale).catch(() => undefined)
  }
}
