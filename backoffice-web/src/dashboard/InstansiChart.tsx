import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Box, Typography } from '@mui/material'
import type { InstansiScore } from '../api/types'
import { ChartWithTable } from '../ui/ChartWithTable'
import { formatNumber } from '../ui/format'

const nameOf = ({ instansi_name }: InstansiScore) => instansi_name ?? t`Batch umum`

const Bar = ({ row }: { row: InstansiScore }) => (
  <Box component="li" sx={{ listStyle: 'none' }}>
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
      <Typography noWrap sx={{ flex: 1, fontSize: '0.875rem' }}>
        {nameOf(row)}
      </Typography>
      <Typography sx={{ fontSize: '0.8rem', color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {formatNumber(row.average_score)} · {t`${formatNumber(row.finished)} sesi`}
      </Typography>
    </Box>
    <Box
      aria-hidden
      sx={{ mt: 0.5, height: 10, borderRadius: 5, bgcolor: 'action.selected', overflow: 'hidden' }}
    >
      <Box sx={{ width: `${row.average_score}%`, height: 1, bgcolor: 'primary.main' }} />
    </Box>
  </Box>
)

/** The mean score of each agency's batches, best first. */
export const InstansiChart = ({ rows }: { rows: InstansiScore[] }) => {
  const { t } = useLingui()
  if (!rows.length) return null
  return (
    <ChartWithTable
      title={t`Hasil per instansi`}
      hint={t`Rata-rata nilai sesi yang selesai, skala 0–100`}
      chart={
        <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 1.25 }}>
          {rows.map((row) => (
            <Bar key={row.instansi_name ?? ''} row={row} />
          ))}
        </Box>
      }
      columns={[t`Instansi`, t`Rata-rata nilai`, t`Selesai`]}
      rows={rows.map((row) => ({
        key: row.instansi_name ?? '',
        cells: [nameOf(row), formatNumber(row.average_score), formatNumber(row.finished)],
      }))}
    />
  )
}
