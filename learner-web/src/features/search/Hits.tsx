import type { SearchHit } from '../../api/search'
import { HitRow } from './HitRow'

export function Hits({ hits }: { hits: readonly SearchHit[] }) {
  return (
    <ul className="grid grid-cols-1 gap-3">
      {hits.map((hit) => (
        <li key={hit.url}>
          <HitRow hit={hit} />
        </li>
      ))}
    </ul>
  )
}
