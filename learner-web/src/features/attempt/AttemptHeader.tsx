import { Trans, useLingui } from '@lingui/react/macro'
import { LayoutGrid, Wifi, WifiOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../../ui/Button'
import { LogoMark } from '../../ui/Logo'
import { AttemptTimer } from './AttemptTimer'
import { type AttemptState, progressOf, saveStateOf } from './attemptState'
import type { Clock, Room } from './types'
import { useOffline } from './useOffline'

const RESTORED_MS = 6_000

interface HeaderProps {
  room: Room
  clock: Clock
  state: AttemptState
  onTimeUp: () => void
  onMap: () => void
}

/** Where one is, whether everything is saved, and how much time is left. */
export function AttemptHeader({ room, clock, state, onTimeUp, onMap }: HeaderProps) {
  const { t } = useLingui()
  const { answered, total } = progressOf(state)
  const saving = saveStateOf(state)
  const isOffline = useOffline()
  const isLost = isOffline || saving === 'lost'
  return (
    <div className="sticky top-0 z-20 bg-surface/95 backdrop-blur-md">
      <div className="page flex h-16 items-center gap-3">
        <LogoMark />
        <div className="min-w-0 flex-1">
          <p className="truncate font-bold text-strong">{room.title}</p>
          <p className="text-sm text-muted max-sm:text-xs" aria-live="polite">
            <SaveWords saving={isLost ? 'lost' : saving} />
          </p>
        </div>
        <IconButton label={t`Peta soal`} onClick={onMap} className="desk:hidden">
          <LayoutGrid aria-hidden className="size-5" />
        </IconButton>
        <AttemptTimer clock={clock} onEnd={onTimeUp} />
      </div>
      <div className="h-1 bg-line">
        <div
          className="h-full bg-primary transition-[width] duration-300"
          style={{ width: `${total > 0 ? (answered / total) * 100 : 0}%` }}
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

function SaveWords({ saving }: { saving: ReturnType<typeof saveStateOf> }) {
  if (saving === 'saving') return <Trans>Menyimpan…</Trans>
  if (saving === 'saved') return <Trans>Jawaban tersimpan</Trans>
  if (saving === 'lost') return <Trans>Menunggu koneksi</Trans>
  return <Trans>Jawaban tersimpan satu per satu</Trans>
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
