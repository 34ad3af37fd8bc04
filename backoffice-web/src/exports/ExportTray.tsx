import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, Card, IconButton, Typography } from '@mui/material';
import type { ExportJob } from '../api/types';
import { DownloadLink } from './DownloadLink';
import { ExportProgress } from './ExportProgress';
import {
  type ExportRequest,
  isActive,
  useExportJob,
  useStartExport,
  useWatchedExports,
} from './useExports';

interface Item extends ExportRequest {
  uuid: string;
}

const HINT = 'Anda boleh berpindah halaman; ekspor tetap berjalan.';

const Failure = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <Box role="alert">
    <Typography sx={{ color: 'error.main', fontSize: '0.875rem', mb: 1 }}>{message}</Typography>
    <Button size="small" variant="outlined" onClick={onRetry}>
      Coba lagi
    </Button>
  </Box>
);

const Working = ({ job }: { job: ExportJob }) => (
  <>
    <ExportProgress job={job} />
    <Typography sx={{ fontSize: '0.8rem', color: 'text.secondary' }}>{HINT}</Typography>
  </>
);

const Done = ({ job }: { job: ExportJob }) => (
  <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
    <Typography sx={{ flex: 1, fontSize: '0.875rem' }}>Laporan siap diunduh.</Typography>
    <DownloadLink job={job} />
  </Box>
);

const Body = ({ item, onAgain }: { item: Item; onAgain: () => void }) => {
  const { data: job, error, refetch } = useExportJob(item.uuid);
  if (job?.status === 'failed') {
    return <Failure message={job.error ?? 'Ekspor gagal.'} onRetry={onAgain} />;
  }
  if (job?.status === 'done') return <Done job={job} />;
  if (isActive(job) && job) return <Working job={job} />;
  if (error) return <Failure message={error.message} onRetry={() => void refetch()} />;
  return <Typography sx={{ fontSize: '0.875rem' }}>Menyiapkan…</Typography>;
};

const TrayCard = ({ item, onDismiss }: { item: Item; onDismiss: () => void }) => {
  const { data: job } = useExportJob(item.uuid);
  const { start } = useStartExport();
  const again = () => {
    onDismiss();
    void start({ kind: item.kind, params: item.params });
  };
  return (
    <Card component="li" elevation={6} sx={{ listStyle: 'none', p: 2, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography noWrap sx={{ flex: 1, fontWeight: 700 }}>
          {job?.title ?? 'Ekspor Excel'}
        </Typography>
        <IconButton size="small" aria-label="Tutup pemberitahuan ekspor" onClick={onDismiss}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      <Body item={item} onAgain={again} />
    </Card>
  );
};

/** The exports at work, in a corner of every page; closing a card leaves its job running. */
export const ExportTray = () => {
  const { watched, dismiss } = useWatchedExports();
  if (watched.length === 0) return null;
  return (
    <Box
      component="section"
      aria-label="Ekspor yang Anda pantau"
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        bottom: 16,
        right: 16,
        left: { xs: 16, sm: 'auto' },
        width: { sm: 360 },
      }}
    >
      <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 1 }}>
        {watched.slice(-3).map((item) => (
          <TrayCard key={item.uuid} item={item} onDismiss={() => dismiss(item.uuid)} />
        ))}
      </Box>
    </Box>
  );
};
