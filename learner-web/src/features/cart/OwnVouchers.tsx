import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Gift } from 'lucide-react'
import { messageOf } from '../../api/messageOf'
import { ownVouchersQuery, type Redeem } from '../../api/points'
import type { CartRow } from '../../api/types'
import { formatRupiah } from '../../lib/format'
import { withNoBreakSpaces } from '../../lib/withNoBreakSpaces'
import { Button } from '../../ui/Button'
import { vouchersOf } from './sums'
import { useApplyVoucher } from './useVoucher'

const SHOWN = 3

interface OwnVouchersProps {
  /** The lines that a voucher is put on. */
  rows: readonly CartRow[]
  off: boolean
}

/** The buyer's own vouchers that are not on these lines yet, each one press away. */
export function OwnVouchers({ rows, off }: OwnVouchersProps) {
  const { t } = useLingui()
  const { data } = useQuery(ownVouchersQuery())
  const applied = new Set(vouchersOf(rows).map(({ code }) => code))
  const vouchers = (data?.rows ?? []).filter((row) => isUsable(row) && !applied.has(codeOf(row)))
  if (vouchers.length === 0 || rows.length === 0) return null
  return (
    <ul aria-label={t`Voucher Anda`} className="grid gap-2">
      {vouchers.slice(0, SHOWN).map((row) => (
        <li key={row.uuid}>
          <OwnVoucher row={row} rows={rows} off={off} />
        </li>
      ))}
    </ul>
  )
}

const codeOf = ({ voucher }: Redeem) => voucher?.code ?? ''

const isUsable = ({ voucher, status }: Redeem) =>
  voucher !== null &&
  !voucher.is_used &&
  status !== 'cancelled' &&
  (voucher.valid_until === null || new Date(voucher.valid_until) > new Date())

function OwnVoucher({ row, rows, off }: OwnVouchersProps & { row: Redeem }) {
  const apply = useApplyVoucher(rows.map(({ cart_id }) => cart_id))
  const least = row.voucher?.min_amount ?? 0
  const code = codeOf(row)
  return (
    <div className="grid gap-1.5 rounded-control border border-dashed border-line p-3">
      <div className="flex items-center gap-3">
        <Gift aria-hidden className="size-5 shrink-0 text-primary" />
        <span className="grid min-w-0 flex-1">
          <span className="font-semibold text-strong">{withNoBreakSpaces(row.title)}</span>
          <span className="text-[13px] text-muted">
            <bdi className="wrap-anywhere">{code}</bdi>
            {least > 0 && (
              <>
                {' · '}
                <Trans>Belanja minimal {formatRupiah(least)}</Trans>
              </>
            )}
          </span>
        </span>
        <Button
          size="sm"
          variant="tonal"
          busy={apply.isPending}
          disabled={off}
          onClick={() => apply.mutate(code)}
        >
          <Trans>Pakai</Trans>
        </Button>
      </div>
      <p role="status" className="text-sm text-danger empty:hidden">
        {apply.error && messageOf(apply.error)}
      </p>
    </div>
  )
}
