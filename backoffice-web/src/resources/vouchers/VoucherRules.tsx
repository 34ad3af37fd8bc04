import { plural, t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { useRecordContext } from 'react-admin'
import type { VoucherBatchDetail } from '../../api/types'
import { useKinds } from '../../providers/useKinds'
import { DescriptionList, type Fact } from '../../ui/DescriptionList'
import { formatMoment, formatNumber, formatRupiah } from '../../ui/format'
import { StatusChip } from '../../ui/StatusChip'
import { effectOf, periodOf, states, usesOf } from './labels'
import { VoucherSummary } from './VoucherSummary'

const yes = (value: boolean) => (value ? t`Ya` : t`Tidak`)

function scopeOf(batch: VoucherBatchDetail, nameOf: (kind: string) => string): string {
  const names = [...batch.kinds.map(nameOf), ...batch.products.map(({ title }) => title)]
  return names.join(', ') || t`Semua produk`
}

const factsOf = (batch: VoucherBatchDetail, scope: string): Fact[] => [
  { label: t`Status`, value: <StatusChip label={states[batch.state]} /> },
  { label: t`Potongan`, value: effectOf(batch) },
  { label: t`Masa berlaku`, value: periodOf(batch) },
  { label: t`Pemakaian`, value: usesOf(batch) },
  {
    label: t`Belanja minimum`,
    value: batch.min_amount ? formatRupiah(batch.min_amount) : t`Tanpa minimum`,
  },
  { label: t`Untuk`, value: scope },
  { label: t`Perusahaan`, value: batch.instansi_name ?? t`Semua` },
  { label: t`Kode afiliasi`, value: batch.affiliate_code || t`Tidak disyaratkan` },
  { label: t`Hanya pembelian pertama`, value: yes(batch.is_first_purchase_only) },
  { label: t`Dapat digabung`, value: yes(batch.is_stackable) },
  {
    label: t`Kode`,
    value: t`${plural(batch.code_count, { one: '# kode', other: '# kode' })}, dipakai ${formatNumber(batch.used)}`,
  },
  {
    label: t`Dibuat`,
    value: [batch.created_by, formatMoment(batch.created_at)].filter(Boolean).join(', '),
  },
  { label: t`Catatan internal`, value: batch.note || '–' },
]

/** The rules that all codes of a batch share. */
export const VoucherRules = () => {
  const batch = useRecordContext<VoucherBatchDetail>()
  const { nameOf } = useKinds()
  if (!batch) return null
  return (
    <Box sx={{ py: 1, display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <VoucherSummary batch={batch} />
      <DescriptionList facts={factsOf(batch, scopeOf(batch, nameOf))} />
    </Box>
  )
}
