import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Skeleton, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useRecordContext } from 'react-admin'
import { BASE, read } from '../../api/client'
import type { Batch, NotStarted } from '../../api/types'
import { ErrorState } from '../../ui/ErrorState'
import { formatMoment, formatNumber } from '../../ui/format'
import { type MoneyColumn, StaticTable } from '../../ui/StaticTable'

const columns: MoneyColumn<NotStarted>[] = [
  { title: msg`Nama`, value: ({ fullname }) => fullname },
  { title: msg`Email`, value: ({ email }) => email },
  { title: msg`Berhak sejak`, isNarrow: true, value: ({ granted_at }) => formatMoment(granted_at) },
]

export const useNotStarted = (batchId: number | undefined) =>
  useQuery({
    queryKey: ['batches', 'not-started', batchId],
    enabled: batchId !== undefined,
    queryFn: ({ signal }) => read(`${BASE}/batches/${batchId ?? 0}/not-started`, { signal }),
  })

/** Buyers and invited users who have not started: the same people as in the report. */
export const NotStartedList = () => {
  const { t } = useLingui()
  const batch = useRecordContext<Batch>()
  const { data, error, refetch } = useNotStarted(batch?.id)
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={160} />
  if (data.length === 0)
    return (
      <Typography color="text.secondary">
        <Trans>Semua peserta sudah memulai asesmen.</Trans>
      </Typography>
    )
  return (
    <>
      <Typography sx={{ mb: 1 }}>
        <Trans>{formatNumber(data.length)} peserta berhak mengikuti dan belum memulai.</Trans>
      </Typography>
      <StaticTable
        label={t`Peserta yang belum memulai`}
        columns={columns}
        rows={data}
        keyOf={({ user_id }) => user_id}
      />
    </>
  )
}
