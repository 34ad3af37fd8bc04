import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useState } from 'react'
import type { Picture as Shown } from '../../api/types'
import { cn } from '../../ui/cn'
import { Cover } from '../catalogue/Cover'
import { type GalleryProps, SIZES } from './Gallery'
import { Thumbnails, Turns } from './galleryControls'

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

interface PicturesProps extends GalleryProps {
  pictures: readonly Shown[]
}

/** Several pictures, one at a time, by thumbnails, arrows on the screen or on the keyboard. */
export function Pictures({ kind, className, children, pictures }: PicturesProps) {
  const { t } = useLingui()
  const [at, setAt] = useState(0)
  const show = (index: number) => setAt((index + pictures.length) % pictures.length)
  const turn = (event: KeyboardEvent) => {
    const forward = document.documentElement.dir === 'rtl' ? -1 : 1
    const step = STEPS[event.key]
    if (step) show(at + step * forward)
  }
  const shown = pictures[at] as Shown
  return (
    <fieldset aria-label={t`Galeri`} onKeyDown={turn} className="grid min-w-0 gap-2">
      <div className={cn('relative', className)}>
        <Cover
          first={at === 0}
          src={shown.image_url}
          alt={shown.alt}
          kind={kind}
          sizes={SIZES}
          className="size-full"
        />
        {children}
        <Turns at={at} onShow={show} />
      </div>
      <Thumbnails pictures={pictures} at={at} onChoose={show} />
    </fieldset>
  )
}
