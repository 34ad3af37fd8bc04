import { useLingui } from '@lingui/react/macro'
import type { Dashboard } from '../api/types'
import { formatNumber } from '../ui/format'
import { type Tile, Tiles } from '../ui/Tiles'

function useTiles(numbers: Dashboard): Tile[] {
  const { t } = useLingui()
  const { session_count, finished_count } = numbers
  const share = session_count ? Math.round((finished_count / session_count) * 100) : 0
  return [
    {
      label: t`Batch asesmen`,
      value: formatNumber(numbers.batch_count),
      note: t`yang Anda kelola`,
    },
    { label: t`Sesi`, value: formatNumber(session_count), note: t`sejak awal` },
    {
      label: t`Sesi selesai`,
      value: formatNumber(finished_count),
      note: t`${share}% dari semua sesi`,
    },
    { label: t`Rata-rata nilai`, value: formatNumber(numbers.average_score), note: t`skala 0–100` },
  ]
}

/** The four numbers on top of the dashboard. */
export const KpiTiles = ({ numbers }: { numbers: Dashboard }) => <Tiles tiles={useTiles(numbers)} />
