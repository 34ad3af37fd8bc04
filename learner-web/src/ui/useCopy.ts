import { useLingui } from '@lingui/react/macro'
import { toast } from './toast'

/** Copies a text and confirms it, or asks the user to copy it by hand. */
export function useCopy() {
  const { t } = useLingui()
  return async (text: string, said = t`Disalin`, id?: string) => {
    try {
      await navigator.clipboard.writeText(text)
      toast.success(said, id)
    } catch {
      toast.error(t`Belum dapat disalin. Salin dengan tangan.`, id)
    }
  }
}
