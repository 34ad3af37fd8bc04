import { Trans, useLingui } from '@lingui/react/macro'
import { PictureInPicture2 } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { Button } from '../../ui/Button'
import { Chip } from '../../ui/Chip'
import { Switch } from '../../ui/Switch'
import { RATES, setRate } from './rates'

interface VideoBarProps {
  element: RefObject<HTMLVideoElement | null>
  percent: number
  isSkippable: boolean
  isSaving: boolean
  onSaving: (isSaving: boolean) => void
}

/** Below the video: how much was watched, speed, saving of data, and the small window. */
export function VideoBar({ element, percent, isSkippable, isSaving, onSaving }: VideoBarProps) {
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Chip tone={percent >= 90 ? 'success' : 'info'}>
          <Trans>{percent}% ditonton</Trans>
        </Chip>
        <Speed element={element} />
        {document.pictureInPictureEnabled && (
          <Button
            variant="ghost"
            size="sm"
            className="min-h-11"
            onClick={() => void element.current?.requestPictureInPicture().catch(() => undefined)}
          >
            <PictureInPicture2 aria-hidden className="size-4.5" />
            <Trans>Jendela kecil</Trans>
          </Button>
        )}
        <div className="min-w-44">
          <Switch label={<Trans>Hemat data</Trans>} checked={isSaving} onChange={onSaving} />
        </div>
      </div>
      {!isSkippable && (
        <p className="text-sm text-muted">
          <Trans>
            Video ini ditonton berurutan: bagian yang belum ditonton tidak dapat dilewati.
          </Trans>
        </p>
      )}
    </div>
  )
}

function Speed({ element }: { element: RefObject<HTMLVideoElement | null> }) {
  const { t } = useLingui()
  const [rate, setShown] = useState(1)
  useEffect(() => {
    const video = element.current
    if (!video) return
    const show = () => setShown(video.playbackRate)
    video.addEventListener('ratechange', show)
    return () => video.removeEventListener('ratechange', show)
  }, [element])
  return (
    <select
      aria-label={t`Kecepatan`}
      value={rate}
      onChange={({ target }) => element.current && setRate(element.current, Number(target.value))}
      className="min-h-11 rounded-control border border-field bg-surface px-3 text-strong"
    >
      {RATES.map((one) => (
        <option key={one} value={one}>
          {one}×
        </option>
      ))}
    </select>
  )
}
