import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useState } from 'react'
import type { KindSlug, ProductDetail, Picture as Shown } from '../../api/types'
import { cn } from '../../ui/cn'
import { Cover } from '../catalogue/Cover'

// Most products have one picture alone.
const Turns = lazy(async () => ({ default: (await import('./galleryControls')).Turns }))
const Thumbnails = lazy(async () => ({ default: (await import('./galleryControls')).Thumbnails }))

interface GalleryProps {
  kind: KindSlug
  product: ProductDetail
  className?: string
  /** Stands on the picture. */
  children?: ReactNode
}

// Both places where a page shows it ask for the same file; only one of them is seen.
const SIZES = '(min-width: 62rem) 22rem, 100vw'
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** The cover and the further pictures; one at a time, by thumbnails, arrows on the screen or on the keyboard. */
export function Gallery({ kind, product, className, children }: GalleryProps) {
  const { t } = useLingui()
  const [at, setAt] = useState(0)
  const pictures = picturesOf(product)
  if (pictures.length < 2)
    return (
      <div className={cn('relative', className)}>
        <Cover
          first
          src={pictures[0]?.image_url ?? null}
          kind={kind}
          sizes={SIZES}
          className="size-full"
        />
        {children}
      </div>
    )
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
        <Suspense fallback={null}>
          <Turns at={at} onShow={show} />
        </Suspense>
      </div>
      <Suspense fallback={<div className="h-13" />}>
        <Thumbnails pictures={pictures} at={at} onChoose={show} />
      </Suspense>
    </fieldset>
  )
}

function picturesOf({ image_url, pictures, title }: ProductDetail): Shown[] {
  const cover = image_url === null ? [] : [{ image_url, alt: title }]
  return [...cover, ...pictures.filter((picture) => picture.image_url !== image_url)]
}
