import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react'
import { HISTORY_ROWS, type PointRow, pointHistoryQuery } from '../../api/points'
import { formatNumber, formatShortDate } from '../../lib/format'
import { useListParams } from '../../lib/listParams'
import { Card } from '../../ui/Card'
import { cn } from '../../ui/cn'
import { FactLine } from '../../ui/FactLine'
import { ListPages } from '../../ui/ListPages'
import { ListSkeleton } from '../../ui/ListSkeleton'
import { QueryView } from '../../ui/QueryView'
import { EmptyState } from '../../ui/States'
import { UntranslatedText } from '../../ui/UntranslatedText'
import { EarningRules } from './EarningRules'

/** The user's points ledger, and how to earn more. */
export function History() {
  const { page } = useListParams()
  return (
    <div className="grid grid-cols-1 items-start gap-6 desk:grid-cols-[minmax(0,1fr)_20rem]">
      <QueryView
        query={useQuery(pointHistoryQuery(page))}
        pending={<ListSkeleton count={5} className="grid gap-3" item="h-16 rounded-card" />}
        empty={
          <EmptyState title={<Trans>Belum ada poin</Trans>}>
            <Trans>Poin pertama datang dari pembelian, asesmen, atau ulasan Anda.</Trans>
          </EmptyState>
        }
      >
        {({ rows, total }) => (
          <div>
            <Card>
              <ul className="divide-y divide-line">
                {rows.map((row) => (
                  <Movement key={`${row.date}${row.balance_after}${row.amount}`} row={row} />
                ))}
              </ul>
            </Card>
            <ListPages total={total} rows={HISTORY_ROWS} />
          </div>
        )}
      </QueryView>
      <EarningRules />
    </div>
  )
}

function Movement({ row }: { row: PointRow }) {
  const isIn = row.amount > 0
  const Icon = isIn ? ArrowDownLeft : ArrowUpRight
  return (
    <li className="flex items-center gap-3 px-4 py-3.5 sm:gap-4 sm:px-5">
      <span
        className={cn(
          'grid size-10 shrink-0 place-items-center rounded-full',
          isIn ? 'bg-success-tint text-success' : 'bg-sunken text-muted',
        )}
      >
        <Icon aria-hidden className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere text-strong">
          <FactLine>
            {(row.kind === 'earn' && row.cause_label) || row.kind_label}
            {row.title && (
              <span className="font-normal text-muted">
                <UntranslatedText>{row.title}</UntranslatedText>
              </span>
            )}
          </FactLine>
        </p>
        <p className="text-sm text-muted">
          <FactLine>
            {formatShortDate(row.date)}
            {row.expires_at && <Trans>berlaku sampai {formatShortDate(row.expires_at)}</Trans>}
          </FactLine>
        </p>
      </div>
      <div className="text-end tabular-nums">
        <p className={cn('font-bold', isIn ? 'text-success' : 'text-strong')} dir="ltr">
          {isIn ? '+' : '−'}
          {formatNumber(Math.abs(row.amount))}
        </p>
        <p className="text-sm text-muted">
          <Trans>Saldo {formatNumber(row.balance_after)}</Trans>
        </p>
      </div>
    </li>
  )
}
