import type { SearchHit } from '../../api/search'
import { HitRow } from './HitRow'

interface HitsProps {
  hits: readonly SearchHit[]
  /** Under a heading that names their sort. */
  isGrouped?: boolean
}

export function Hits({ hits, isGrouped = false }: HitsProps) {
  return (
    <ul className="grid grid-cols-1 gap-3">
      {hits.map((hit) => (
        <li key={hit.url}>
          <HitRow hit={hit} isGrouped={isGrouped} />
        </li>
      ))}
    </ul>
  )
}
