import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '@mui/material'
import type { VoucherBatchDetail, VoucherReport } from '../../api/types'
import { formatNumber, formatRupiah } from '../../ui/format'
import { type Tile, Tiles } from '../../ui/Tiles'
import { useVoucherReport } from './useVoucherReport'

/** The remaining uses of all codes together; null if unlimited. */
export function usesLeft(
  { max_uses, code_count }: Pick<VoucherBatchDetail, 'max_uses' | 'code_count'>,
  { used, pending, held }: Pick<VoucherReport, 'used' | 'pending' | 'held'>,
): number | null {
  return max_uses === null ? null : Math.max(0, max_uses * code_count - used - pending - held)
}

/** Used and remaining vouchers of a batch, and the total discount. */
export const VoucherSummary = ({ batch }: { batch: VoucherBatchDetail }) => {
  const { t } = useLingui()
  const { data: report, error } = useVoucherReport(batch.id)
  if (error) return null
  if (!report) return <Skeleton variant="rounded" height={92} />
  const left = usesLeft(batch, report)
  const tiles: Tile[] = [
    {
      label: t`Dipakai`,
      value: formatNumber(report.used),
      note: t`${formatNumber(report.pending + report.held)} belum dibayar`,
    },
    {
      label: t`Sisa pemakaian`,
      value: left === null ? t`Tanpa batas` : formatNumber(left),
      note: t`dari ${formatNumber(report.issued)} kode`,
    },
    {
      label: t`Potongan diberikan`,
      value: formatRupiah(report.amount),
      note: t`di pesanan yang lunas`,
    },
  ]
  return <Tiles tiles={tiles} />
}
