import { Trans } from '@lingui/react/macro'
import type { SearchPage } from '../../api/search'
import { groupBy } from '../../lib/groupBy'
import { pageOf, pageSearch, withValue } from '../../lib/listParams'
import { cn } from '../../ui/cn'
import { hitTypeNamed, hitTypes } from '../../ui/hitTypes'
import { Link } from '../../ui/Link'
import { Pagination } from '../../ui/Pagination'
import { Hits } from './Hits'
import { searchListing } from './listing'

interface FoundProps {
  params: URLSearchParams
  page: SearchPage
  stale: boolean
}

/** The hits: under a heading for each sort, or the one sort that was chosen. */
export function PagedHits({ params, page: { rows, total, groups }, stale }: FoundProps) {
  const one = hitTypeNamed(params.get('type'))
  return (
    <div className={cn('grid grid-cols-1 gap-8 transition-opacity', stale && 'opacity-60')}>
      {groupBy(rows, ({ type }) => type).map(({ key, items }) => (
        <section key={key} aria-labelledby={`hits-${key}`} className="grid grid-cols-1 gap-3">
          <header className="flex flex-wrap items-center justify-between gap-x-4">
            <h2 id={`hits-${key}`} className="text-lg">
              {hitTypes[key].label}
            </h2>
            {one === null && (groups[key] ?? 0) > items.length && (
              <Link
                to={`?${withValue(params, 'type', key)}`}
                aria-describedby={`hits-${key}`}
                className="inline-flex min-h-11 items-center font-semibold text-primary hover:underline"
              >
                <Trans>Lihat semua {groups[key]}</Trans>
              </Link>
            )}
          </header>
          <Hits isGrouped hits={items} />
        </section>
      ))}
      <Pagination
        page={pageOf(params)}
        pages={Math.ceil(total / searchListing.pageSize)}
        href={(page) => pageSearch(params, page)}
      />
    </div>
  )
}
