import { Trans } from '@lingui/react/macro'
import { EyeOff } from 'lucide-react'
import type { TnaResults } from '../../api/corporate'
import { formatNumber } from '../../lib/format'

export type HeatRow = TnaResults['rows'][number]

export interface HeatProps {
  results: TnaResults
  chosen: number
  onChoose: (index: number) => void
}

/** The name of a row; the user's own private row is marked. */
export function RowName({ row }: { row: HeatRow }) {
  return (
    <>
      {row.name ? (
        <bdi>{row.name}</bdi>
      ) : (
        <Trans>Rata-rata {formatNumber(row.people)} anggota lain</Trans>
      )}
      {row.is_private && (
        <span className="flex items-start gap-1 text-xs font-normal text-muted">
          <EyeOff aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          <Trans>Hanya Anda yang melihat baris ini</Trans>
        </span>
      )}
    </>
  )
}
