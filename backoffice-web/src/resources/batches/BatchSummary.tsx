import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Box, LinearProgress, Link, Typography } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { Batch } from '../../api/types'
import { DescriptionList, type Fact } from '../../ui/DescriptionList'
import { formatMoment, formatNumber } from '../../ui/format'
import { StatusChip } from '../../ui/StatusChip'
import { batchStatuses } from './labels'
import { useNotStarted } from './NotStarted'

const factsOf = (batch: Batch): Fact[] => [
  { label: t`Status`, value: <StatusChip label={batchStatuses[batch.status]} /> },
  { label: t`Kode`, value: batch.code },
  { label: t`Asesmen`, value: batch.blueprint_title },
  { label: t`Peran`, value: batch.job_role_name },
  { label: t`Instansi`, value: batch.instansi_name ?? t`Umum` },
  { label: t`Peserta umum`, value: batch.accepts_public ? t`Diterima` : t`Tidak diterima` },
  { label: t({ message: `Dibuka`, context: `period` }), value: formatMoment(batch.opens_at) },
  { label: t`Ditutup`, value: batch.closes_at ? formatMoment(batch.closes_at) : t`Tanpa batas` },
  { label: t`Rata-rata nilai`, value: formatNumber(batch.average_score) },
  {
    label: t`Trainer`,
    value: batch.trainers.map(({ fullname }) => fullname).join(', ') || t`Belum ditugaskan`,
  },
]

const Completion = ({ batch }: { batch: Batch }) => {
  const { t } = useLingui()
  const { participant_count: all, finished_count: finished } = batch
  const waiting = useNotStarted(batch.id).data?.length ?? 0
  return (
    <Box sx={{ maxWidth: 480 }}>
      <Typography sx={{ mb: 1, fontWeight: 700 }}>
        <Trans>
          {formatNumber(finished)} dari {formatNumber(all)} peserta selesai
        </Trans>
      </Typography>
      <LinearProgress
        variant="determinate"
        value={all ? (finished / all) * 100 : 0}
        aria-label={t`Peserta yang selesai`}
        sx={{ height: 8, borderRadius: 4, bgcolor: 'action.hover' }}
      />
      {waiting > 0 && (
        <Typography sx={{ mt: 1 }}>
          <Trans>
            <Link
              component={RouterLink}
              to={`/batches/${batch.id}/show/belum-mulai`}
              underline="always"
            >
              {formatNumber(waiting)} peserta
            </Link>{' '}
            berhak mengikuti dan belum memulai.
          </Trans>
        </Typography>
      )}
    </Box>
  )
}

/** Key figures of a batch. */
export const BatchSummary = () => {
  const batch = useRecordContext<Batch>()
  if (!batch) return null
  return (
    <Box sx={{ display: 'grid', gap: 3, py: 1 }}>
      <Completion batch={batch} />
      <DescriptionList facts={factsOf(batch)} />
    </Box>
  )
}
