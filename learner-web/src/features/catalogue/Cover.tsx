import type { KindSlug } from '../../api/types'
import { kindMeta } from '../../kinds/kindMeta'
import { cn } from '../../ui/cn'
import { Picture } from '../../ui/Picture'

interface CoverProps {
  src: string | null
  kind: KindSlug
  /** How wide it is shown, as in CSS. */
  sizes: string
  /** The largest picture of the first screen: fetched before the others. */
  first?: boolean
  /** What it shows; empty where the title beside it says so. */
  alt?: string
  className?: string | undefined
}

/** A product's picture in a frame of fixed shape, so that nothing moves when it arrives. */
export function Cover({ src, kind, sizes, first = false, alt = '', className }: CoverProps) {
  return (
    <div className={cn('overflow-hidden bg-[#134e4a] text-white', className)}>
      {src === null ? (
        <Blank kind={kind} />
      ) : (
        <Picture
          src={src}
          alt={alt}
          sizes={sizes}
          first={first}
          className="size-full object-cover dark:brightness-85"
        />
      )}
    </div>
  )
}

function Blank({ kind }: { kind: KindSlug }) {
  const Icon = kindMeta[kind].icon
  return (
    <div className="relative grid size-full place-items-center">
      <div aria-hidden className="batik absolute inset-0 opacity-10" />
      <Icon aria-hidden className="size-10 opacity-80" />
    </div>
  )
}
