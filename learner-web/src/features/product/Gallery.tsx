import { lazy, type ReactNode, Suspense } from 'react'
import type { KindSlug, ProductDetail, Picture as Shown } from '../../api/types'
import { cn } from '../../ui/cn'
import { Cover } from '../catalogue/Cover'

// Most products have one picture alone.
const Pictures = lazy(async () => ({ default: (await import('./Pictures')).Pictures }))

export interface GalleryProps {
  kind: KindSlug
  product: ProductDetail
  className?: string
  /** Stands on the picture. */
  children?: ReactNode
}

// Both places where a page shows it ask for the same file; only one of them is seen.
export const SIZES = '(min-width: 62rem) 22rem, 100vw'

/** The cover, and the further pictures one at a time. */
export function Gallery(props: GalleryProps) {
  const { kind, product, className, children } = props
  const pictures = picturesOf(product)
  const cover = (
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
  if (pictures.length < 2) return cover
  return (
    <Suspense
      fallback={
        <div className="grid gap-2">
          {cover}
          <div className="h-13" />
        </div>
      }
    >
      <Pictures {...props} pictures={pictures} />
    </Suspense>
  )
}

function picturesOf({ image_url, pictures, title }: ProductDetail): Shown[] {
  const cover = image_url === null ? [] : [{ image_url, alt: title }]
  return [...cover, ...pictures.filter((picture) => picture.image_url !== image_url)]
}
