import { useLingui } from '@lingui/react/macro'
import { toast } from './toast'

/** Copies a text and says so. */
export function useCopied() {
  const { t } = useLingui()
  return (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(t`Disalin`),
      () => toast.error(t`Belum dapat disalin. Salin dengan tangan.`),
    )
}
