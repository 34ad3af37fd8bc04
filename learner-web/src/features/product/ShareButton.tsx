import { useLingui } from '@lingui/react/macro'
import { Share2 } from 'lucide-react'
import { IconButton } from '../../ui/Button'
import { toast } from '../../ui/toast'

// Whoever closes the sheet has not failed at anything.
const quiet = () => undefined

/** Hands the page's address on: by the device's own sheet where there is one, else by copying it. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useLingui()
  const address = location.origin + location.pathname
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toast.success(t`Tautan disalin`, 'share'),
      () => toast.error(t`Tautan belum dapat disalin. Salin dari bilah alamat.`, 'share'),
    )
  const share = () =>
    'share' in navigator ? navigator.share({ title, url: address }).catch(quiet) : copy()
  return (
    <IconButton label={t`Bagikan`} onClick={() => void share()}>
      <Share2 aria-hidden className="size-5" />
    </IconButton>
  )
}
