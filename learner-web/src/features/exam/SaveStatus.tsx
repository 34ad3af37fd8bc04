import { Trans } from '@lingui/react/macro'
import { CheckCheck, CloudOff, CloudUpload, LoaderCircle, WifiOff } from 'lucide-react'
import type { SaveState } from './sheet'

const LOOK = {
  idle: { Icon: CloudUpload, tone: 'text-muted', text: <Trans>Tersimpan otomatis</Trans> },
  saving: { Icon: LoaderCircle, tone: 'text-muted', text: <Trans>Menyimpan…</Trans> },
  saved: { Icon: CheckCheck, tone: 'text-success', text: <Trans>Jawaban tersimpan</Trans> },
  lost: { Icon: CloudOff, tone: 'text-warning', text: <Trans>Belum terkirim</Trans> },
} as const

/** Whether the answers have arrived. */
export function SaveStatus({ state }: { state: SaveState }) {
  const { Icon, tone, text } = LOOK[state]
  return (
    <p role="status" className={`inline-flex items-center gap-2 text-sm font-medium ${tone}`}>
      <Icon
        aria-hidden
        className={`size-4.5 shrink-0 ${state === 'saving' ? 'animate-spin' : ''}`}
      />
      {text}
    </p>
  )
}

/** A lost connection, and that nothing is lost. */
export function LostBanner() {
  return (
    <p
      role="alert"
      className="rise absolute inset-x-0 top-full flex items-center gap-3 bg-warning-tint px-4 py-2.5 text-sm font-semibold text-warning sm:justify-center"
    >
      <WifiOff aria-hidden className="size-4.5 shrink-0" />
      <Trans>Koneksi terputus, jawaban akan dikirim ulang</Trans>
    </p>
  )
}
