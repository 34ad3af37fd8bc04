import { Trans, useLingui } from '@lingui/react/macro'
import {
  CheckCheck,
  CloudOff,
  CloudUpload,
  Keyboard,
  LoaderCircle,
  Wifi,
  WifiOff,
} from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { IconButton } from '../../ui/Button'
import { cn } from '../../ui/cn'
import { LogoMark } from '../../ui/Logo'
import { AttemptTimer, type ServerClock } from './AttemptTimer'
import {
  type AttemptState,
  followUpsOf,
  progressOf,
  type SaveState,
  saveStateOf,
} from './attemptState'
import { useOffline } from './useOffline'

const RESTORED_MS = 6_000

interface HeaderProps {
  title: string
  time: ServerClock
  state: AttemptState
  onTimeUp: () => void
  /** Null where the page has no keys of its own. */
  onHelp: (() => void) | null
  /** Where the room leads back to, in the place of the logo. */
  start?: ReactNode
}

/** Where one is, whether everything is saved, and how much time is left. */
export function AttemptHeader(props: HeaderProps) {
  const { title, time, state, onTimeUp, onHelp, start } = props
  const { t } = useLingui()
  const { answered, total } = progressOf(state)
  const followUps = followUpsOf(state)
  const all = total + followUps.total
  const done = all > 0 ? (answered + followUps.answered) / all : 0
  const saving = saveStateOf(state)
  const isOffline = useOffline()
  const isLost = isOffline || saving === 'lost'
  return (
    <div data-room className="sticky top-0 z-20 bg-surface/95 backdrop-blur-md max-[20rem]:static">
      <div className="page flex h-16 items-center gap-3 max-[20rem]:h-auto max-[20rem]:flex-wrap max-[20rem]:justify-between max-[20rem]:py-2">
        {start ?? <LogoMark />}
        <div className="min-w-0 flex-1 max-[20rem]:order-last max-[20rem]:basis-full">
          <p dir="auto" className="truncate font-bold text-strong rtl:text-right">
            {title}
          </p>
          <SaveStatus saving={isLost ? 'lost' : saving} />
        </div>
        {onHelp && (
          <IconButton
            label={t`Pintasan papan ketik`}
            onClick={onHelp}
            className="pointer-coarse:hidden max-desk:hidden"
          >
            <Keyboard aria-hidden className="size-5" />
          </IconButton>
        )}
        <AttemptTimer {...time} onEnd={onTimeUp} />
      </div>
      <div className="h-1 bg-line">
        <div
          className="h-full bg-primary transition-[width] duration-300"
          style={{ width: `${done * 100}%` }}
        />
        <span className="sr-only">
          <Trans>
            {answered} dari {total} soal dijawab
          </Trans>
        </span>
      </div>
      <Connection isLost={isLost} isSending={saving === 'saving'} />
    </div>
  )
}

const SAVING = {
  idle: { Icon: CloudUpload, tone: 'text-muted', text: <Trans>Tersimpan otomatis</Trans> },
  saving: { Icon: LoaderCircle, tone: 'text-muted', text: <Trans>Menyimpan…</Trans> },
  saved: { Icon: CheckCheck, tone: 'text-success', text: <Trans>Jawaban tersimpan</Trans> },
  lost: { Icon: CloudOff, tone: 'text-warning', text: <Trans>Belum terkirim</Trans> },
  held: { Icon: CloudUpload, tone: 'text-muted', text: <Trans>Dikirim setelah jeda</Trans> },
} as const

/** Whether the answers have arrived. */
function SaveStatus({ saving }: { saving: SaveState }) {
  const { Icon, tone, text } = SAVING[saving]
  return (
    <p
      role="status"
      className={cn('inline-flex items-center gap-2 text-sm font-medium max-sm:text-xs', tone)}
    >
      <Icon
        aria-hidden
        className={cn('size-4.5 shrink-0', saving === 'saving' && 'animate-spin')}
      />
      {text}
    </p>
  )
}

/** Whether the connection has just come back; shown for a while. */
function useRestored(isLost: boolean): boolean {
  const wasLost = useRef(isLost)
  const [restored, setRestored] = useState(false)
  useEffect(() => {
    const isBack = wasLost.current && !isLost
    wasLost.current = isLost
    setRestored(isBack)
    if (!isBack) return
    const timer = setTimeout(setRestored, RESTORED_MS, false)
    return () => clearTimeout(timer)
  }, [isLost])
  return restored
}

function Connection({ isLost, isSending }: { isLost: boolean; isSending: boolean }) {
  const restored = useRestored(isLost)
  return (
    <div role="status">
      {isLost && (
        <p className="bg-warning-tint text-sm font-semibold text-warning">
          <span className="page flex items-center gap-2 py-2">
            <WifiOff aria-hidden className="size-4 shrink-0" />
            <Trans>
              Koneksi terputus. Jawaban Anda disimpan di perangkat ini dan dikirim begitu
              tersambung.
            </Trans>
          </span>
        </p>
      )}
      {restored && !isSending && (
        <p className="bg-success-tint text-sm font-semibold text-success">
          <span className="page flex items-center gap-2 py-2">
            <Wifi aria-hidden className="size-4 shrink-0" />
            <Trans>Koneksi pulih. Semua jawaban sudah terkirim.</Trans>
          </span>
        </p>
      )}
    </div>
  )
}
