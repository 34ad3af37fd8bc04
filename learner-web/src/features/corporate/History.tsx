import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { historiesQuery } from '../../api/corporate'
import { formatDateTime } from '../../lib/format'
import { Card } from '../../ui/Card'
import { ListSkeleton } from '../../ui/ListSkeleton'
import { QueryView } from '../../ui/QueryView'
import { EmptyState } from '../../ui/States'

/** What happened in the workspace, the newest first. */
export function History() {
  return (
    <QueryView
      query={useQuery(historiesQuery())}
      pending={<ListSkeleton count={4} className="grid gap-3" item="h-14 rounded-card" />}
      empty={<EmptyState title={<Trans>Belum ada riwayat</Trans>} />}
    >
      {({ rows }) => (
        <Card>
          <ol className="divide-y divide-line">
            {rows.map((row) => (
              <li key={`${row.date}${row.kind}${row.detail}`} className="px-5 py-3.5">
                <p className="font-semibold text-strong">{row.kind_label}</p>
                <p className="text-sm text-muted">
                  {formatDateTime(row.date)}
                  {row.made_by && ` · ${row.made_by}`}
                  {row.detail && ` · ${row.detail}`}
                </p>
              </li>
            ))}
          </ol>
        </Card>
      )}
    </QueryView>
  )
}
