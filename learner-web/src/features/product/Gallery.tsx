import { useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import type { KindSlug, ProductDetail, Picture as Shown } from '../../api/types'
import { cn } from '../../ui/cn'
import { Picture } from '../../ui/Picture'
import { Cover } from '../catalogue/Cover'

interface GalleryProps {
  kind: KindSlug
  product: ProductDetail
  className?: string
}

// Both places where a page shows it ask for the same file; only one of them is seen.
const SIZES = '(min-width: 62rem) 22rem, 100vw'
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** The cover and the further pictures; one at a time, by thumbnails, arrows on the screen or on the keyboard. */
export function Gallery({ kind, product, className }: GalleryProps) {
  const { t } = useLingui()
  const [at, setAt] = useState(0)
  const pictures = picturesOf(product)
  if (pictures.length < 2)
    return (
      <Cover
        first
        src={pictures[0]?.image_url ?? null}
        kind={kind}
        sizes={SIZES}
        className={className}
      />
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
        <Turn label={t`Gambar sebelumnya`} side="start" onClick={() => show(at - 1)} />
        <Turn label={t`Gambar berikutnya`} side="end" onClick={() => show(at + 1)} />
      </div>
      <Thumbnails pictures={pictures} at={at} onChoose={show} />
    </fieldset>
  )
}

function picturesOf({ image_url, pictures, title }: ProductDetail): Shown[] {
  const cover = image_url === null ? [] : [{ image_url, alt: title }]
  return [...cover, ...pictures.filter((picture) => picture.image_url !== image_url)]
}

interface TurnProps {
  label: string
  side: 'start' | 'end'
  onClick: () => void
}

function Turn({ label, side, onClick }: TurnProps) {
  const Icon = side === 'start' ? ChevronLeft : ChevronRight
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={cn(
        'absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center rounded-full bg-black/55 text-white transition-colors hover:bg-black/75 focus-visible:outline-white',
        side === 'start' ? 'start-2' : 'end-2',
      )}
    >
      <Icon aria-hidden className="size-5 rtl:rotate-180" />
    </button>
  )
}

interface ThumbnailsProps {
  pictures: readonly Shown[]
  at: number
  onChoose: (index: number) => void
}

function Thumbnails({ pictures, at, onChoose }: ThumbnailsProps) {
  const { t } = useLingui()
  return (
    <ul className="flex gap-2 overflow-x-auto p-0.5">
      {pictures.map(({ image_url }, index) => (
        <li key={image_url} className="shrink-0">
          <button
            type="button"
            aria-label={t`Gambar ${index + 1} dari ${pictures.length}`}
            aria-current={index === at}
            onClick={() => onChoose(index)}
            className="block h-12 w-18 overflow-hidden rounded-lg border-2 border-transparent opacity-70 transition-opacity hover:opacity-100 aria-[current=true]:border-primary aria-[current=true]:opacity-100"
          >
            <Picture src={image_url} sizes="6rem" className="size-full object-cover" />
          </button>
        </li>
      ))}
    </ul>
  )
}
