import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type Recommendation, requestQuotation } from '../../api/corporate'
import { formatRupiah } from '../../lib/format'
import { randomKey } from '../../lib/randomKey'
import { Button } from '../../ui/Button'
import { cn } from '../../ui/cn'
import { FactLine } from '../../ui/FactLine'
import { useCompany } from './useCompany'
import { useCorporateAction } from './useCorporate'

interface QuoteProps {
  /** What was chosen. */
  rows: readonly Recommendation[]
  /** What is left of the budget before this choice. */
  budget: number | null
  approved: number
  campaign: string
}

/** What the choice costs, what it leaves of the budget, and the way to an offer. */
export function Quote({ rows, budget, approved, campaign }: QuoteProps) {
  const total = rows.reduce((sum, row) => sum + row.cost, 0)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line pt-4">
      <div className="grid flex-1 basis-64 gap-1">
        <p className="flex flex-wrap gap-x-3">
          <Trans>Terpilih</Trans>
          <strong className="tabular-nums">{formatRupiah(total)}</strong>
        </p>
        {budget !== null && <Left left={budget - total} approved={approved} />}
      </div>
      <QuoteButton rows={rows} campaign={campaign} />
    </div>
  )
}

function Left({ left, approved }: { left: number; approved: number }) {
  return (
    <p className={cn('text-sm', left < 0 ? 'font-semibold text-danger' : 'text-muted')}>
      <FactLine>
        {left < 0 ? (
          <Trans>{formatRupiah(-left)} di atas anggaran</Trans>
        ) : (
          <Trans>Sisa setelah pilihan ini {formatRupiah(left)}</Trans>
        )}
        {approved > 0 && <Trans>sudah disetujui {formatRupiah(approved)}</Trans>}
      </FactLine>
    </p>
  )
}

function QuoteButton({ rows, campaign }: Pick<QuoteProps, 'rows' | 'campaign'>) {
  const company = useCompany()
  const [key, setKey] = useState(randomKey)
  const [, setParams] = useSearchParams()
  const lines = rows.map(({ item_id, seats }) => ({ item_id, seats }))
  const { mutate, isPending } = useCorporateAction(
    () => requestQuotation(company, lines, campaign, key),
    () => {
      setKey(randomKey())
      setParams(company ? { company, tab: 'quotations' } : { tab: 'quotations' })
    },
  )
  return (
    <Button
      className="max-sm:w-full"
      busy={isPending}
      disabled={rows.length === 0}
      onClick={() => mutate(undefined)}
    >
      <Trans>Minta penawaran untuk {rows.length} produk</Trans>
    </Button>
  )
}
