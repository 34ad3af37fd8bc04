import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { historiesQuery, PAGE_ROWS } from '../../api/corporate'
import { formatDateTime } from '../../lib/format'
import { pageOf } from '../../lib/listParams'
import { Card } from '../../ui/Card'
import { ListPages } from '../../ui/ListPages'
import { ListSkeleton } from '../../ui/ListSkeleton'
import { QueryView } from '../../ui/QueryView'
import { EmptyState } from '../../ui/States'
import { useCompany } from './useCompany'

/** What happened in the workspace, the newest first. */
export function History() {
  const [params] = useSearchParams()
  return (
    <QueryView
      query={useQuery(historiesQuery(useCompany(), pageOf(params)))}
      pending={<ListSkeleton count={4} className="grid gap-3" item="h-14 rounded-card" />}
      empty={<EmptyState title={<Trans>Belum ada riwayat</Trans>} />}
    >
      {({ rows, total }) => (
        <div className="grid gap-6">
          <Card>
            <ol className="divide-y divide-line">
              {rows.map((row, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: several entries may be equal
                <li key={index} className="px-5 py-3.5">
                  <p className="font-semibold text-strong">
                    <bdi>{row.sentence}</bdi>
                  </p>
                  <p className="text-sm text-muted">
                    {formatDateTime(row.date)}
                    {row.made_by && ` · ${row.made_by}`}
                  </p>
                </li>
              ))}
            </ol>
          </Card>
          <ListPages total={total} rows={PAGE_ROWS} />
        </div>
      )}
    </QueryView>
  )
}
