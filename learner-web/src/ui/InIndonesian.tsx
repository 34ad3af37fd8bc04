import { Trans, useLingui } from '@lingui/react/macro'
import { Languages } from 'lucide-react'

const INDONESIAN = 'id'

/** A note that the following content is not translated from Indonesian. */
export function InIndonesian({ language }: { language: string }) {
  const { i18n } = useLingui()
  if (i18n.locale === INDONESIAN || language !== INDONESIAN) return null
  return (
    <span className="inline-flex items-center justify-self-start gap-2 rounded-full bg-sunken px-3 py-1 text-sm text-muted">
      <Languages aria-hidden className="size-4" />
      <Trans>Teks ini tersedia dalam bahasa Indonesia</Trans>
    </span>
  )
}
