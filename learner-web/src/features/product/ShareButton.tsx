import { Trans, useLingui } from '@lingui/react/macro'
import { Share2 } from 'lucide-react'
import { useEffect } from 'react'
import { loadWhenIdle } from '../../lib/whenIdle'
import { Button, IconButton } from '../../ui/Button'
import { toast } from '../../ui/toast'

const loadSharing = () => import('../../lib/shareWithPicture')

interface ShareButtonProps {
  title: string
  /** The page that is shared; the one that is open unless given. */
  path?: string
  /** Whether its word stands beside the icon. */
  hasWord?: boolean
}

/** Hands a page's address on: by the device's own sheet where there is one, else by copying it. */
export function ShareButton({
  title,
  path = location.pathname,
  hasWord = false,
}: ShareButtonProps) {
  const { t } = useLingui()
  useEffect(() => loadWhenIdle(loadSharing), [])
  const share = async () => {
    const { shareWithPicture } = await loadSharing()
    const how = await shareWithPicture({
      title,
      url: location.origin + path,
      picture: `/share${path}.png`,
    })
    if (how === 'copied') toast.success(t`Tautan disalin`, 'share')
  }
  const refused = () =>
    toast.error(t`Tautan belum dapat disalin. Salin dari bilah alamat.`, 'share')
  const press = () => void share().catch(refused)
  if (hasWord)
    return (
      <Button variant="secondary" size="sm" onClick={press}>
        <Share2 aria-hidden className="size-4" />
        <Trans>Bagikan</Trans>
      </Button>
    )
  return (
    <IconButton label={t`Bagikan`} onClick={press}>
      <Share2 aria-hidden className="size-5" />
    </IconButton>
  )
}
