import { Box, LinearProgress, Link, Typography } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { Batch } from '../../api/types'
import { batchStatuses } from '../../ui/choices'
import { type Fact, Facts } from '../../ui/Facts'
import { formatMoment, formatNumber } from '../../ui/format'
import { StatusChip } from '../../ui/StatusChip'
import { useNotStarted } from './NotStarted'

const factsOf = (batch: Batch): Fact[] => [
  { label: 'Status', value: <StatusChip label={batchStatuses[batch.status]} /> },
  { label: 'Kode', value: batch.code },
  { label: 'Asesmen', value: batch.blueprint_title },
  { label: 'Peran', value: batch.job_role_name },
  { label: 'Instansi', value: batch.instansi_name ?? 'Umum' },
  { label: 'Peserta umum', value: batch.accepts_public ? 'Diterima' : 'Tidak diterima' },
  { label: 'Dibuka', value: formatMoment(batch.opens_at) },
  { label: 'Ditutup', value: batch.closes_at ? formatMoment(batch.closes_at) : 'Tanpa batas' },
  { label: 'Rata-rata nilai', value: formatNumber(batch.average_score) },
  {
    label: 'Trainer',
    value: batch.trainers.map(({ fullname }) => fullname).join(', ') || 'Belum ditugaskan',
  },
]

const Completion = ({ batch }: { batch: Batch }) => {
  const { participant_count: all, finished_count: finished } = batch
  const waiting = useNotStarted(batch.id).data?.length ?? 0
  return (
    <Box sx={{ maxWidth: 480 }}>
      <Typography sx={{ mb: 1, fontWeight: 700 }}>
        {formatNumber(finished)} dari {formatNumber(all)} peserta selesai
      </Typography>
      <LinearProgress
        variant="determinate"
        value={all ? (finished / all) * 100 : 0}
        aria-label="Peserta yang selesai"
        sx={{ height: 8, borderRadius: 4, bgcolor: 'action.hover' }}
      />
      {waiting > 0 && (
        <Typography sx={{ mt: 1 }}>
          <Link component={RouterLink} to={`/batches/${batch.id}/show/belum-mulai`}>
            {formatNumber(waiting)} peserta
          </Link>{' '}
          berhak mengikuti dan belum memulai.
        </Typography>
      )}
    </Box>
  )
}

/** What a trainer wants to know about a batch first. */
export const BatchSummary = () => {
  const batch = useRecordContext<Batch>()
  if (!batch) return null
  return (
    <Box sx={{ display: 'grid', gap: 3, py: 1 }}>
      <Completion batch={batch} />
      <Facts facts={factsOf(batch)} />
    </Box>
  )
}
