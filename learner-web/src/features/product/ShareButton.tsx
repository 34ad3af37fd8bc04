import { useLingui } from '@lingui/react/macro'
import { Share2 } from 'lucide-react'
import { shareWithPicture } from '../../lib/shareWithPicture'
import { IconButton } from '../../ui/Button'
import { toast } from '../../ui/toast'

/** Hands the page's address on: by the device's own sheet where there is one, else by copying it. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useLingui()
  const share = async () => {
    const { origin, pathname } = location
    const how = await shareWithPicture({
      title,
      url: origin + pathname,
      picture: `/share${pathname}.png`,
    })
    if (how === 'copied') toast.success(t`Tautan disalin`, 'share')
  }
  const refused = () =>
    toast.error(t`Tautan belum dapat disalin. Salin dari bilah alamat.`, 'share')
  return (
    <IconButton label={t`Bagikan`} onClick={() => void share().catch(refused)}>
      <Share2 aria-hidden className="size-5" />
    </IconButton>
  )
}
