import type { KindSlug } from '../api/types'
import { cn } from '../ui/cn'
import { Picture } from '../ui/Picture'
import { kindMeta } from './kindMeta'

interface ItemImageProps {
  kind: KindSlug
  url: string | null
  className?: string
}

/** A product's picture, or its kind's icon. Decorative, because the title is next to it. */
export function ItemImage({ kind, url, className = 'size-18 desk:size-22' }: ItemImageProps) {
  const { icon: Icon } = kindMeta[kind]
  const frame = cn('shrink-0 overflow-hidden rounded-control bg-primary-tint', className)
  if (url)
    return (
      <Picture src={url} sizes="10rem" width={88} height={88} className={`${frame} object-cover`} />
    )
  return (
    <span className={`${frame} grid place-items-center text-primary`}>
      <Icon aria-hidden className="size-7" />
    </span>
  )
}
