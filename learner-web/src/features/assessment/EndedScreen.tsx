import { Trans } from '@lingui/react/macro'
import { CircleCheck, TimerOff } from 'lucide-react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { to } from '../../app/paths'
import { Dialog } from '../../ui/Dialog'
import type { Ending } from '../attempt/types'

const SHOWN_MS = 1000

const WORDS = {
  submitted: { Icon: CircleCheck, text: <Trans>Sesi assesmen telah berakhir</Trans> },
  timeout: { Icon: TimerOff, text: <Trans>Sesi asesmen anda telah berakhir</Trans> },
} as const

/** Says that the sitting is over, and a second later shows what it has shown. */
export function EndedScreen({ how, sesiUuid }: { how: Ending; sesiUuid: string }) {
  const navigate = useNavigate()
  const { Icon, text } = WORDS[how]
  useEffect(() => {
    const timer = setTimeout(() => navigate(to.summary(sesiUuid), { replace: true }), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [navigate, sesiUuid])
  return (
    <Dialog alert open onClose={() => undefined} title={text}>
      <p className="flex items-center gap-4 text-muted">
        <Icon aria-hidden className="size-10 shrink-0 text-primary" strokeWidth={1.75} />
        <Trans>Hasil Anda sedang disiapkan…</Trans>
      </p>
    </Dialog>
  )
}
