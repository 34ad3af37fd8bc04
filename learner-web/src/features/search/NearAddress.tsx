import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { searchQuery } from '../../api/search'
import { to } from '../../app/paths'
import { Link } from '../../ui/Link'
import { wordsOfAddress } from './address'
import { HitRow } from './HitRow'

const NEAREST = 4
const AS_READ = { as_is: '', left_out: '' }

/** What there is of the name in an address that leads nowhere. */
export function NearAddress() {
  const words = wordsOfAddress(useLocation().pathname)
  const { data } = useQuery({
    ...searchQuery(words, { page: 1, rows: NEAREST }, AS_READ),
    enabled: words !== '',
  })
  const hits = data && (data.rows.length > 0 ? data.rows : data.nearest)
  if (!words || !hits || hits.length === 0) return null
  return (
    <section aria-labelledby="near-title" className="mx-auto w-full max-w-3xl pt-8">
      <h2 id="near-title" className="pb-3 text-lg">
        <Trans>Mungkin ini yang Anda cari</Trans>
      </h2>
      <ul className="grid gap-3">
        {hits.map((hit) => (
          <li key={hit.url}>
            <HitRow isGrouped={false} hit={hit} />
          </li>
        ))}
      </ul>
      <p className="pt-4">
        <Link to={to.search(words)} className="font-semibold text-primary hover:underline">
          <Trans>
            Lihat semua hasil untuk “<bdi>{words}</bdi>”
          </Trans>
        </Link>
      </p>
    </section>
  )
}
