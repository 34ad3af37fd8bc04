import { Box, Typography } from '@mui/material';
import { useExportJob, useWatchedExports } from '../../exports/useExports';
import { formatMoment } from '../../ui/format';
import { ExportOutcome } from '../exports/ExportOutcome';

const Line = ({ uuid }: { uuid: string }) => {
  const { data: job } = useExportJob(uuid);
  if (!job) return null;
  return (
    <Box component="li" sx={{ listStyle: 'none', display: 'grid', gap: 0.5 }}>
      <Typography sx={{ fontSize: '0.875rem' }}>
        {job.title} · {formatMoment(job.created_at)}
      </Typography>
      <ExportOutcome job={job} />
    </Box>
  );
};

/** The exports of a batch that this browser follows. */
export const ExportLines = ({ batchId }: { batchId: number }) => {
  const { watched } = useWatchedExports();
  const own = watched.filter(({ params }) => params.batch_id === batchId);
  return (
    <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 2, width: '100%', maxWidth: 480 }}>
      {own.map(({ uuid }) => (
        <Line key={uuid} uuid={uuid} />
      ))}
    </Box>
  );
};
