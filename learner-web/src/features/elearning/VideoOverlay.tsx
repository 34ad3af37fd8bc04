import { Trans, useLingui } from '@lingui/react/macro'
import { LoaderCircle, Play } from 'lucide-react'
import { formatClock } from '../../lib/format'
import type { PlayerState } from './usePlayer'
import type { Playback } from './videoApi'

interface VideoOverlayProps {
  playback: Playback
  state: PlayerState
  onStart: () => void
}

/** Covers the video until it plays. */
export function VideoOverlay({ playback, state, onStart }: VideoOverlayProps) {
  if (state === 'open') return null
  return (
    <div className="absolute inset-0 isolate grid place-content-center justify-items-center gap-3 bg-[#0f3d3a] p-4 text-center text-white">
      {playback.poster_url ? (
        <Poster src={playback.poster_url} isDark={state !== 'closed'} />
      ) : (
        <div aria-hidden className="batik absolute inset-0 -z-10 text-white/6" />
      )}
      <OverlayContent playback={playback} state={state} onStart={onStart} />
      <span className="absolute end-3 bottom-3 rounded bg-black/70 px-1.5 py-0.5 text-[13px] font-semibold tabular-nums">
        <bdi dir="ltr">{formatClock(Math.round(playback.duration / 1000))}</bdi>
      </span>
    </div>
  )
}

/** A frame of the video, darkened where words stand on it. */
function Poster({ src, isDark }: { src: string; isDark: boolean }) {
  return (
    <>
      <img src={src} alt="" className="absolute inset-0 -z-10 size-full object-cover" />
      {isDark && <div aria-hidden className="absolute inset-0 -z-10 bg-black/60" />}
    </>
  )
}

function OverlayContent({ playback, state, onStart }: VideoOverlayProps) {
  const { t } = useLingui()
  if (state === 'opening')
    return <LoaderCircle aria-label={t`Memuat video`} className="size-10 animate-spin" />
  if (state === 'unsupported')
    return <Trans>Peramban ini tidak dapat memutar video terlindungi. Coba peramban lain.</Trans>
  const { position, is_completed } = playback.watched
  const clock = formatClock(Math.floor(position / 1000))
  return (
    <>
      {state === 'failed' && (
        <p role="alert" className="absolute inset-x-4 top-4 rounded bg-black/70 p-2">
          <Trans>Video gagal dimuat.</Trans>
        </p>
      )}
      <button
        type="button"
        onClick={onStart}
        className="group absolute inset-0 flex cursor-pointer items-end p-3 focus-visible:-outline-offset-4 focus-visible:outline-white"
      >
        <span className="inline-flex min-h-12 items-center gap-2.5 rounded-full bg-primary ps-4.5 pe-5.5 font-semibold text-on-primary shadow-overlay transition-colors group-hover:bg-primary-hover">
          <Play aria-hidden className="size-5 fill-current" />
          {state === 'failed' ? (
            <Trans>Coba lagi</Trans>
          ) : position > 0 && !is_completed ? (
            <Trans>Lanjutkan di {clock}</Trans>
          ) : (
            <Trans>Putar video</Trans>
          )}
        </span>
      </button>
    </>
  )
}
