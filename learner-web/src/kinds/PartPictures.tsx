import type { ProductCard } from '../api/types'
import { ItemImage } from './ItemImage'

const SHOWN = 4

/** Small pictures of a bundle's parts on its own picture; the section below names them. */
export function PartPictures({ parts }: { parts: readonly ProductCard[] }) {
  const rest = parts.length - SHOWN
  return (
    <div
      aria-hidden
      className="absolute inset-x-0 bottom-0 flex gap-2 bg-black/45 p-3 max-sm:hidden"
    >
      {parts.slice(0, SHOWN).map(({ item_id, kind, image_url }) => (
        <span key={item_id} className="rounded-lg bg-white p-0.5">
          <ItemImage kind={kind} url={image_url} className="size-12" />
        </span>
      ))}
      {rest > 0 && <span className="self-center font-bold text-white">+{rest}</span>}
    </div>
  )
}
