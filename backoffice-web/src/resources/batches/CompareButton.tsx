import { useLingui } from '@lingui/react/macro'
import CompareIcon from '@mui/icons-material/CompareArrowsOutlined'
import {
  Alert,
  Box,
  Button,
  DialogActions,
  DialogContent,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Identifier, useListContext } from 'react-admin'
import { ask, BASE } from '../../api/client'
import type { components } from '../../api/schema'
import { AppDialog } from '../../ui/AppDialog'
import { formatNumber } from '../../ui/format'
import { GapBar } from '../../ui/GapBar'
import { PageSkeleton } from '../../ui/PageSkeleton'

type Comparison = components['schemas']['BatchComparisonOut']
const MOST = 6

const percent = (value: number | null) => (value === null ? '–' : `${formatNumber(value)}%`)

const Whole = ({ data }: { data: Comparison }) => {
  const { t } = useLingui()
  return (
    <Table size="small" aria-label={t`Ringkasan batch`}>
      <TableHead>
        <TableRow>
          <TableCell>{t`Batch`}</TableCell>
          <TableCell align="right">{t`Sesi`}</TableCell>
          <TableCell align="right">{t`Selesai`}</TableCell>
          <TableCell align="right">{t`Rata-rata nilai`}</TableCell>
          <TableCell align="right">{t`Unit kompeten`}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {data.batches.map((batch) => (
          <TableRow key={batch.id}>
            <TableCell>{batch.name}</TableCell>
            <TableCell align="right">{formatNumber(batch.session_count)}</TableCell>
            <TableCell align="right">{formatNumber(batch.finished_count)}</TableCell>
            <TableCell align="right">{formatNumber(batch.average_score)}</TableCell>
            <TableCell align="right">{percent(batch.competent_share)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

const Units = ({ data }: { data: Comparison }) => {
  const { t } = useLingui()
  return (
    <Table size="small" aria-label={t`Level tercapai per unit`}>
      <TableHead>
        <TableRow>
          <TableCell>{t`Unit kompetensi`}</TableCell>
          {data.batches.map((batch) => (
            <TableCell key={batch.id} sx={{ minWidth: 130 }}>
              {batch.code}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {data.units.map((unit) => (
          <TableRow key={unit.uk_code}>
            <TableCell>{unit.uk_name}</TableCell>
            {data.batches.map((batch, place) => {
              const level = unit.achieved_levels[place] ?? null
              return (
                <TableCell key={batch.id}>
                  {level === null ? (
                    '–'
                  ) : (
                    <>
                      {formatNumber(level)} / {formatNumber(unit.required_level)}
                      <GapBar achieved={level} required={unit.required_level} />
                    </>
                  )}
                </TableCell>
              )
            })}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

const Results = ({ ids }: { ids: Identifier[] }) => {
  const { data, error } = useQuery({
    queryKey: ['batches', 'compare', ids],
    queryFn: () => ask(`${BASE}/batches/compare`, { body: { ids: ids.map(Number) } }),
  })
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!data) return <PageSkeleton />
  return (
    <Box sx={{ display: 'grid', gap: 3, overflowX: 'auto' }}>
      <Whole data={data} />
      {data.units.length > 0 && <Units data={data} />}
    </Box>
  )
}

/** Compares the selected batches: participants, scores, and levels by unit. */
export const CompareButton = () => {
  const { t } = useLingui()
  const { selectedIds = [] } = useListContext()
  const [isOpen, setOpen] = useState(false)
  const canCompare = selectedIds.length > 1 && selectedIds.length <= MOST
  return (
    <>
      <Button
        size="small"
        startIcon={<CompareIcon />}
        disabled={!canCompare}
        onClick={() => setOpen(true)}
        title={canCompare ? undefined : t`Pilih dua sampai enam batch`}
      >
        {t`Bandingkan`}
      </Button>
      {isOpen && (
        <AppDialog maxWidth="lg" onClose={() => setOpen(false)}>
          <DialogTitle>{t`Perbandingan batch`}</DialogTitle>
          <DialogContent>
            <Results ids={selectedIds} />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>{t`Tutup`}</Button>
          </DialogActions>
        </AppDialog>
      )}
    </>
  )
}
