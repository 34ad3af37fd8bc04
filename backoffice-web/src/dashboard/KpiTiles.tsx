import { Box, Card, Typography } from '@mui/material';
import type { Dashboard } from '../api/types';
import { formatNumber } from '../ui/format';

interface Tile {
  label: string;
  value: string;
  note: string;
}

function tilesOf(numbers: Dashboard): Tile[] {
  const { session_count, finished_count } = numbers;
  const share = session_count ? Math.round((finished_count / session_count) * 100) : 0;
  return [
    { label: 'Batch asesmen', value: formatNumber(numbers.batch_count), note: 'yang Anda kelola' },
    { label: 'Sesi', value: formatNumber(session_count), note: 'sejak awal' },
    {
      label: 'Sesi selesai',
      value: formatNumber(finished_count),
      note: `${share}% dari semua sesi`,
    },
    { label: 'Rata-rata nilai', value: formatNumber(numbers.average_score), note: 'skala 0–100' },
  ];
}

/** The four numbers on top of the dashboard. */
export const KpiTiles = ({ numbers }: { numbers: Dashboard }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gap: 2,
      gridTemplateColumns: { xs: '1fr 1fr', lg: 'repeat(4, 1fr)' },
    }}
  >
    {tilesOf(numbers).map(({ label, value, note }) => (
      <Card key={label} sx={{ p: 2 }}>
        <Typography component="dt" sx={{ fontSize: '0.85rem', color: 'text.secondary' }}>
          {label}
        </Typography>
        <Box component="dd" sx={{ m: 0 }}>
          <Typography
            sx={{ fontSize: '1.75rem', fontWeight: 800, fontVariantNumeric: 'tabular-nums' }}
          >
            {value}
          </Typography>
          <Typography sx={{ fontSize: '0.8rem', color: 'text.secondary' }}>{note}</Typography>
        </Box>
      </Card>
    ))}
  </Box>
);
