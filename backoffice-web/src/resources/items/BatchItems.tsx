import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { CanAccess, useRecordContext } from 'react-admin'
import type { Batch, ItemFigures } from '../../api/types'
import { ChartWithTable } from '../../ui/ChartWithTable'
import { ColumnChart } from '../../ui/ColumnChart'
import { ErrorState } from '../../ui/ErrorState'
import { formatNumber } from '../../ui/format'
import { PageSkeleton } from '../../ui/PageSkeleton'
import { ItemTable } from './ItemTable'
import { RegradeDialog } from './RegradeDialog'
import { useItems } from './useItems'

/** With fewer bars a chart is useless; the table has the figures. */
const FEWEST_BARS = 3

const Charts = ({ items }: { items: readonly ItemFigures[] }) => {
  const { t } = useLingui()
  const roots = items.filter(({ is_child }) => !is_child)
  const hardest = [...roots].sort((one, other) => one.difficulty - other.difficulty).slice(0, 16)
  const measured = roots.filter(({ discrimination }) => discrimination !== null)
  const weakest = [...measured]
    .sort((one, other) => (one.discrimination ?? 0) - (other.discrimination ?? 0))
    .slice(0, 16)
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { lg: measured.length >= FEWEST_BARS ? '1fr 1fr' : '1fr' },
      }}
    >
      <ChartWithTable
        title={t`Soal tersulit`}
        hint={t`Rata-rata bagian nilai yang diperoleh, dalam persen`}
        columns={[t`Soal`, t`Keberhasilan`]}
        rows={hardest.map(({ code, difficulty }) => ({
          key: code,
          cells: [code, `${formatNumber(difficulty)} %`],
        }))}
        chart={
          <ColumnChart
            entries={hardest.map(({ code, difficulty }) => ({
              key: code,
              label: code.slice(-6),
              hint: `${code}: ${formatNumber(difficulty)} %`,
              first: difficulty,
            }))}
            first={t`Keberhasilan (%)`}
            summary={t`Keberhasilan ${hardest.length} soal tersulit`}
          />
        }
      />
      {measured.length >= FEWEST_BARS && (
        <ChartWithTable
          title={t`Daya beda terendah`}
          hint={t`Seberapa jauh soal membedakan peserta kuat dan lemah; mendekati nol atau negatif perlu diperiksa`}
          columns={[t`Soal`, t`Daya beda`]}
          rows={weakest.map(({ code, discrimination }) => ({
            key: code,
            cells: [code, formatNumber(discrimination)],
          }))}
          chart={
            <ColumnChart
              entries={weakest.map(({ code, discrimination }) => ({
                key: code,
                label: code.slice(-6),
                hint: `${code}: ${formatNumber(discrimination)}`,
                first: Math.max(0, discrimination ?? 0),
              }))}
              first={t`Daya beda`}
              summary={t`Daya beda ${weakest.length} soal terendah`}
            />
          }
        />
      )}
    </Box>
  )
}

/** Item statistics of this batch, and regrading it. */
export const BatchItems = () => {
  const batch = useRecordContext<Batch>()
  return batch ? <Items batch={batch} /> : <PageSkeleton />
}

const Items = ({ batch }: { batch: Batch }) => {
  const { data, error, refetch } = useItems(batch.id)
  const [isRegrading, setRegrading] = useState(false)
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  if (data.items.length === 0)
    return (
      <Typography color="text.secondary">
        <Trans>Statistik soal tersedia setelah ada sesi yang selesai.</Trans>
      </Typography>
    )
  const { attempts, finished, items } = data
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography sx={{ flex: 1 }} color="text.secondary">
          <Trans>
            Dihitung dari {attempts} sesi terbaru dari {finished} sesi yang selesai.
          </Trans>
        </Typography>
        <CanAccess resource="regrades" action="create">
          <Button size="small" variant="outlined" onClick={() => setRegrading(true)}>
            <Trans>Nilai ulang</Trans>
          </Button>
        </CanAccess>
      </Box>
      <Charts items={items} />
      <ItemTable items={items} />
      {isRegrading && (
        <RegradeDialog batch={batch} items={items} onClose={() => setRegrading(false)} />
      )}
    </Box>
  )
}
