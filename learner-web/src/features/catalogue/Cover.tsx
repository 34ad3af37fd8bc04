import type { KindSlug } from '../../api/types'
import { signs } from '../../kinds/signs'
import { cx } from '../../ui/cx'

interface CoverProps {
  src: string | null
  kind: KindSlug
  /** The largest picture of the first screen: fetched before the others. */
  first?: boolean
  /** What it shows; empty where the title beside it says so. */
  alt?: string
  className?: string | undefined
}

/** A product's picture in a frame of fixed shape, so that nothing moves when it arrives. */
export function Cover({ src, kind, first = false, alt = '', className }: CoverProps) {
  return (
    <div className={cx('overflow-hidden bg-[#134e4a] text-white', className)}>
      {src === null ? (
        <Blank kind={kind} />
      ) : (
        <img
          src={src}
          alt={alt}
          width={640}
          height={360}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
          decoding="async"
          className="size-full object-cover"
        />
      )}
    </div>
  )
}

function Blank({ kind }: { kind: KindSlug }) {
  const Icon = signs[kind].icon
  return (
    <div className="relative grid size-full place-items-center">
      <div aria-hidden className="batik absolute inset-0 opacity-10" />
      <Icon aria-hidden className="size-10 opacity-80" />
    </div>
  )
}
