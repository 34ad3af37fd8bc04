import { Trans, useLingui } from '@lingui/react/macro'
import { Share2 } from 'lucide-react'
import { Button } from '../../ui/Button'

/** Hands the link on by the device's own sheet, or by WhatsApp where there is none. */
export function ShareLink({ link }: { link: string }) {
  const { t } = useLingui()
  const hasSheet = typeof navigator.share === 'function'
  const text = t`Belajar, bersertifikat, dan siap kerja. Daftar lewat tautan saya:`
  const share = () => {
    // Closing the share sheet is not an error.
    if (hasSheet) void navigator.share({ text, url: link }).catch(() => undefined)
    else open(`https://wa.me/?text=${encodeURIComponent(`${text} ${link}`)}`, '_blank', 'noopener')
  }
  return (
    <Button onClick={share} className="px-3">
      <Share2 aria-hidden className="size-4.5 shrink-0" />
      {hasSheet ? <Trans>Bagikan</Trans> : 'WhatsApp'}
    </Button>
  )
}
