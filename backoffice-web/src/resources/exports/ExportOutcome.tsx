import { Typography } from '@mui/material';
import type { ExportJob } from '../../api/types';
import { DownloadLink } from '../../exports/DownloadLink';
import { ExportProgress } from '../../exports/ExportProgress';

/** What has become of an export: its progress, its file, or why it failed. */
export const ExportOutcome = ({ job }: { job: ExportJob }) => {
  if (job.status === 'done') return <DownloadLink job={job} />;
  if (job.status !== 'failed') return <ExportProgress job={job} />;
  return (
    <Typography sx={{ color: 'error.main', fontSize: '0.875rem', maxWidth: 360 }}>
      {job.error ?? 'Ekspor gagal.'}
    </Typography>
  );
};
