import { Trans, useLingui } from '@lingui/react/macro'
import { PictureInPicture2, Settings } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { Button } from '../../ui/Button'
import { Chip } from '../../ui/Chip'
import { cn } from '../../ui/cn'
import { Select } from '../../ui/Select'
import { Switch } from '../../ui/Switch'
import { RATES, setRate } from './rates'

interface VideoBarProps {
  element: RefObject<HTMLVideoElement | null>
  percent: number
  isSkippable: boolean
  isSaving: boolean
  onSaving: (isSaving: boolean) => void
}

const SETTINGS = 'flex flex-wrap items-center gap-x-5 gap-y-2 max-sm:w-full sm:ms-auto'

/** Below the video: how much was watched, speed, saving of data, and the small window; on phones these are folded. */
export function VideoBar({ element, percent, isSkippable, isSaving, onSaving }: VideoBarProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Chip tone={percent >= 90 ? 'success' : 'info'}>
          <Trans>{percent}% ditonton</Trans>
        </Chip>
        <Button
          variant="ghost"
          size="sm"
          className="ms-auto min-h-11 sm:hidden"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Settings aria-hidden className="size-4.5" />
          <Trans>Setelan video</Trans>
        </Button>
        <div className={cn(SETTINGS, !isOpen && 'max-sm:hidden')}>
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
          <div className="text-sm max-sm:w-full">
            <Switch label={<Trans>Hemat data</Trans>} checked={isSaving} onChange={onSaving} />
          </div>
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
    <Select
      aria-label={t`Kecepatan`}
      value={rate}
      onChange={({ target }) => element.current && setRate(element.current, Number(target.value))}
      className="w-28"
    >
      {RATES.map((one) => (
        <option key={one} value={one}>
          {one}×
        </option>
      ))}
    </Select>
  )
}
