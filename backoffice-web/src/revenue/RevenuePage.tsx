import TableIcon from '@mui/icons-material/TableChartOutlined';
import { Box, Button, Skeleton } from '@mui/material';
import { CanAccess, Title } from 'react-admin';
import { AccessDenied } from '../app/AccessDenied';
import { useStartExport } from '../exports/useExports';
import { ErrorState } from '../ui/ErrorState';
import { PeriodPicker, usePeriod } from './PeriodPicker';
import { lastDays, type Period } from './period';
import { RevenueCharts } from './RevenueCharts';
import { RevenueTiles } from './RevenueTiles';
import { useRevenue } from './useRevenue';

const DAYS = 30;

const ExportButton = ({ period }: { period: Period }) => {
  const { start, isStarting } = useStartExport();
  return (
    <CanAccess resource="exports" action="create">
      <Button
        variant="contained"
        startIcon={<TableIcon />}
        disabled={isStarting}
        onClick={() => void start({ kind: 'revenue', params: { ...period } })}
      >
        Ekspor Excel
      </Button>
    </CanAccess>
  );
};

const Waiting = () => (
  <Box role="status" aria-label="Memuat" sx={{ display: 'grid', gap: 2 }}>
    <Skeleton variant="rounded" height={110} />
    <Skeleton variant="rounded" height={360} />
  </Box>
);

const Figures = ({ period }: { period: Period }) => {
  const { data, error, refetch, isPlaceholderData } = useRevenue(period);
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  return (
    <Box
      aria-busy={isPlaceholderData}
      sx={{ display: 'grid', gap: 2, opacity: isPlaceholderData ? 0.6 : 1 }}
    >
      <RevenueTiles revenue={data} />
      <RevenueCharts revenue={data} />
    </Box>
  );
};

/** What came in and went back in a period, beside the period before. */
export const RevenuePage = () => {
  const { period, choose } = usePeriod(lastDays(DAYS));
  return (
    <CanAccess resource="revenue" action="list" accessDenied={<AccessDenied />}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Title title="Pendapatan" />
        <PeriodPicker period={period} onChoose={choose}>
          <ExportButton period={period} />
        </PeriodPicker>
        <Figures period={period} />
      </Box>
    </CanAccess>
  );
};
