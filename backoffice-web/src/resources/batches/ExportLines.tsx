import { Box, Typography } from '@mui/material'
import { useGetList } from 'react-admin'
import { type ExportRecord, pollInterval } from '../../exports/useExports'
import { formatMoment } from '../../ui/format'
import { ExportOutcome } from '../exports/ExportOutcome'

const SHOWN = 5

const Line = ({ job }: { job: ExportRecord }) => (
  <Box component="li" sx={{ listStyle: 'none', display: 'grid', gap: 0.5 }}>
    <Typography sx={{ fontSize: '0.875rem' }}>
      {job.title} · {formatMoment(job.created_at)}
    </Typography>
    <ExportOutcome job={job} />
  </Box>
)

/** The user's newest exports of a batch, from any device. */
export const ExportLines = ({ batchId }: { batchId: number }) => {
  const { data = [] } = useGetList<ExportRecord>(
    'exports',
    {
      filter: { batch_id: batchId },
      pagination: { page: 1, perPage: SHOWN },
      sort: { field: 'created_at', order: 'DESC' },
    },
    { staleTime: 0, refetchInterval: ({ state }) => pollInterval(state.data?.data ?? []) },
  )
  if (data.length === 0) return null
  return (
    <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 2, width: '100%', maxWidth: 480 }}>
      {data.map((job) => (
        <Line key={job.id} job={job} />
      ))}
    </Box>
  )
}
