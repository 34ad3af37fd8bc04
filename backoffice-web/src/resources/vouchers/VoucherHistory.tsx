import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Box, Skeleton, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useRecordContext, useTranslate } from 'react-admin'
import { BASE, read } from '../../api/client'
import type { VoucherBatchDetail, VoucherHistoryEntry } from '../../api/types'
import { textOf } from '../../define/useText'
import { ErrorState } from '../../ui/ErrorState'
import { formatMoment, formatNumber } from '../../ui/format'
import { effects } from './labels'

type Change = VoucherHistoryEntry['changes'][number]
const MOMENTS = ['valid_from', 'valid_until']

/** A value in human-readable form. */
function shown(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return t`kosong`
  if (Array.isArray(value)) return value.join(', ') || t`kosong`
  if (typeof value === 'boolean') return value ? t`ya` : t`tidak`
  if (MOMENTS.includes(field)) return formatMoment(String(value))
  if (field === 'effect') return textOf(effects[value as keyof typeof effects] ?? String(value))
  return typeof value === 'number' ? formatNumber(value) : String(value)
}

const ChangeLine = ({ change }: { change: Change }) => {
  const translate = useTranslate()
  const name = translate(`resources.voucher-batches.fields.${change.field}`)
  return (
    <Box component="li" sx={{ fontSize: '0.9rem', overflowWrap: 'anywhere' }}>
      {name}: <s>{shown(change.field, change.before)}</s> →{' '}
      <strong>{shown(change.field, change.after)}</strong>
    </Box>
  )
}

function headOf({ is_creation, codes_added }: VoucherHistoryEntry): string {
  const codes = formatNumber(codes_added)
  if (is_creation) return codes_added ? t`Dibuat dengan ${codes} kode` : t`Dibuat`
  return codes_added ? t`${codes} kode ditambahkan` : t`Aturan diubah`
}

const Entry = ({ entry }: { entry: VoucherHistoryEntry }) => (
  <Box component="li" sx={{ listStyle: 'none' }}>
    <Typography sx={{ fontWeight: 600 }}>{headOf(entry)}</Typography>
    <Typography sx={{ fontSize: '0.8rem', color: 'text.secondary' }}>
      {entry.made_by} · {formatMoment(entry.at)}
    </Typography>
    {entry.changes.length > 0 && (
      <Box component="ul" sx={{ m: 0, mt: 0.5, p: 0, paddingInlineStart: 2.5 }}>
        {entry.changes.map((change) => (
          <ChangeLine key={change.field} change={change} />
        ))}
      </Box>
    )}
  </Box>
)

const Loaded = ({ batchId }: { batchId: number }) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['voucher-batches', 'history', batchId],
    queryFn: ({ signal }) => read(`${BASE}/voucher-batches/${batchId}/history`, { signal }),
    staleTime: 0,
  })
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={160} />
  if (data.length === 0)
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        <Trans>Belum ada perubahan.</Trans>
      </Typography>
    )
  return (
    <Box component="ol" sx={{ m: 0, p: 0, py: 1, display: 'grid', gap: 2 }}>
      {data.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </Box>
  )
}

/** The changes of a batch, newest first, with both values. */
export const VoucherHistory = () => {
  const batch = useRecordContext<VoucherBatchDetail>()
  return batch ? <Loaded batchId={batch.id} /> : null
}
