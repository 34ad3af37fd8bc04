import type { Dashboard } from '../api/types';
import { formatNumber } from '../ui/format';
import { type Tile, Tiles } from '../ui/Tiles';

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
export const KpiTiles = ({ numbers }: { numbers: Dashboard }) => <Tiles tiles={tilesOf(numbers)} />;
