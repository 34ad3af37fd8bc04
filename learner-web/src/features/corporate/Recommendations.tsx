import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type Recommendation, requestQuotation } from '../../api/corporate'
import { to } from '../../app/paths'
import { formatNumber, formatRupiah } from '../../lib/format'
import { randomKey } from '../../lib/randomKey'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Chip } from '../../ui/Chip'
import { Link } from '../../ui/Link'
import { useCompany } from './useCompany'
import { useCorporateAction } from './useCorporate'

interface RecommendationsProps {
  rows: readonly Recommendation[]
  /** Whether a quotation can be asked for. */
  canQuote?: boolean
}

/** What closes the largest gaps, the best first. */
export function Recommendations({ rows, canQuote = false }: RecommendationsProps) {
  const fitting = rows.filter((row) => row.is_within_budget && row.cost > 0)
  if (rows.length === 0) return null
  return (
    <Card className="grid gap-4 p-5">
      <h3 className="text-lg">
        <Trans>Produk yang menutup kesenjangan</Trans>
      </h3>
      <ol className="grid gap-4">
        {rows.map((row) => (
          <li
            key={row.item_id}
            className="grid gap-1.5 border-t border-line pt-4 first:border-0 first:pt-0"
          >
            <div className="flex flex-wrap items-start justify-between gap-2">
              <Link
                to={to.detail(row.kind as Parameters<typeof to.detail>[0], row.slug)}
                className="font-semibold text-strong hover:text-primary hover:underline"
              >
                <bdi>{row.title}</bdi>
              </Link>
              <span className="font-bold text-price tabular-nums">{formatRupiah(row.cost)}</span>
            </div>
            <p className="text-sm text-muted">
              <bdi>{row.units.join(', ')}</bdi>
            </p>
            <p className="flex flex-wrap gap-2">
              <Chip tone="primary">
                <Trans>Menutup {formatNumber(row.closes)} level</Trans>
              </Chip>
              <Chip>
                <Trans>{formatNumber(row.seats)} peserta</Trans>
              </Chip>
              {!row.is_within_budget && (
                <Chip tone="warning">
                  <Trans>Melebihi anggaran</Trans>
                </Chip>
              )}
            </p>
          </li>
        ))}
      </ol>
      {canQuote && fitting.length > 0 && <QuoteButton rows={fitting} />}
    </Card>
  )
}

function QuoteButton({ rows }: { rows: readonly Recommendation[] }) {
  const company = useCompany()
  const [key, setKey] = useState(randomKey)
  const [, setParams] = useSearchParams()
  const { mutate, isPending } = useCorporateAction(
    () =>
      requestQuotation(
        company,
        rows.map(({ item_id, seats }) => ({ item_id, seats })),
        key,
      ),
    () => {
      setKey(randomKey())
      setParams(company ? { company, tab: 'quotations' } : { tab: 'quotations' })
    },
  )
  return (
    <Button busy={isPending} onClick={() => mutate(undefined)}>
      <Trans>Minta penawaran untuk {rows.length} produk</Trans>
    </Button>
  )
}
