import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type Recommendation, requestQuotation } from '../../api/corporate'
import { to } from '../../app/paths'
import { formatNumber, formatRupiah } from '../../lib/format'
import { randomKey } from '../../lib/randomKey'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Chip } from '../../ui/Chip'
import { cn } from '../../ui/cn'
import { Link } from '../../ui/Link'
import { useCompany } from './useCompany'
import { useCorporateAction } from './useCorporate'

interface RecommendationsProps {
  rows: readonly Recommendation[]
  /** What the analysis may cost. */
  budget?: number | null
  /** Whether a quotation can be asked for. */
  canQuote?: boolean
}

/** What closes the largest gaps, the best first; managers choose what they want a quotation for. */
export function Recommendations({ rows, budget = null, canQuote = false }: RecommendationsProps) {
  const [chosen, setChosen] = useState(() => proposed(rows))
  if (rows.length === 0) return null
  const wanted = rows.filter((row) => chosen.has(row.item_id))
  const toggle = (id: number) =>
    setChosen(
      (before) =>
        new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]),
    )
  return (
    <Card className="grid gap-4 p-5">
      <h3 className="text-lg">
        <Trans>Produk yang menutup kesenjangan</Trans>
      </h3>
      <ol className="grid gap-4">
        {rows.map((row) => (
          <li
            key={row.item_id}
            className="flex gap-3 border-t border-line pt-4 first:border-0 first:pt-0"
          >
            {canQuote && (
              <Choice
                row={row}
                isChosen={chosen.has(row.item_id)}
                onChange={() => toggle(row.item_id)}
              />
            )}
            <RecommendedProduct row={row} />
          </li>
        ))}
      </ol>
      {canQuote && <Quote rows={wanted} budget={budget} />}
    </Card>
  )
}

/** What fits the budget and helps in a unit that nothing before it covers. */
function proposed(rows: readonly Recommendation[]): ReadonlySet<number> {
  const covered = new Set<string>()
  const found = new Set<number>()
  for (const row of rows) {
    if (!isQuotable(row) || row.units.every((unit) => covered.has(unit))) continue
    found.add(row.item_id)
    for (const unit of row.units) covered.add(unit)
  }
  return found
}

const isQuotable = (row: Recommendation) => row.is_within_budget && row.cost > 0

interface ChoiceProps {
  row: Recommendation
  isChosen: boolean
  onChange: () => void
}

function Choice({ row, isChosen, onChange }: ChoiceProps) {
  const { t } = useLingui()
  return (
    <input
      type="checkbox"
      aria-label={t`Pilih ${row.title}`}
      checked={isChosen}
      disabled={row.cost === 0}
      onChange={onChange}
      className="mt-0.5 size-5 shrink-0 accent-primary dark:[color-scheme:dark]"
    />
  )
}

function RecommendedProduct({ row }: { row: Recommendation }) {
  return (
    <div className="grid min-w-0 flex-1 gap-1.5">
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
    </div>
  )
}

interface QuoteProps {
  /** What was chosen. */
  rows: readonly Recommendation[]
  budget: number | null
}

function Quote({ rows, budget }: QuoteProps) {
  const total = rows.reduce((sum, row) => sum + row.cost, 0)
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <p className="flex flex-wrap justify-between gap-x-4">
        <Trans>Terpilih</Trans>
        <strong className="tabular-nums">{formatRupiah(total)}</strong>
      </p>
      {budget !== null && (
        <p className={cn('text-sm', total > budget ? 'font-semibold text-danger' : 'text-muted')}>
          {total > budget ? (
            <Trans>{formatRupiah(total - budget)} di atas anggaran</Trans>
          ) : (
            <Trans>Sisa anggaran {formatRupiah(budget - total)}</Trans>
          )}
        </p>
      )}
      <QuoteButton rows={rows} />
    </div>
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
    <Button busy={isPending} disabled={rows.length === 0} onClick={() => mutate(undefined)}>
      <Trans>Minta penawaran untuk {rows.length} produk</Trans>
    </Button>
  )
}
