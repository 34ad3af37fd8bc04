import { Trans, useLingui } from '@lingui/react/macro'
import {
  Box,
  Button,
  Paper,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mui/material'
import { useState } from 'react'
import { BASE } from '../api/client'
import { StatusChip } from '../ui/StatusChip'
import { useIsSmall } from '../ui/useIsSmall'
import { MendDialog } from './MendDialog'
import { rowActions } from './statuses'
import { type ImportJob, type ImportRow, useImportStep } from './useImports'

const Details = ({ row }: { row: ImportRow }) => (
  <>
    {row.errors.map(([title, reason]) => (
      <Box key={`${title}${reason}`} sx={{ color: 'error.main' }}>
        {title && <strong>{title}: </strong>}
        {reason}
      </Box>
    ))}
    {row.changes.map(([title, before, after]) => (
      <Box key={title} sx={{ overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {title}:{' '}
        </Box>
        {before && (
          <>
            <del>{before}</del> →{' '}
          </>
        )}
        <strong>{after || '–'}</strong>
      </Box>
    ))}
  </>
)

/** What the user can do with one row; absent once the import has started. */
const RowActions = ({ row, ...work }: RowProps) => (
  <>
    {row.action === 'error' && (
      <Button size="small" onClick={() => work.onMend(row)}>
        <Trans>Perbaiki</Trans>
      </Button>
    )}
    <Button
      size="small"
      color="inherit"
      disabled={work.isDropping}
      onClick={() => work.onDrop(row.number)}
    >
      <Trans>Keluarkan</Trans>
    </Button>
  </>
)

interface Work {
  isOpen: boolean
  isDropping: boolean
  onMend: (row: ImportRow) => void
  onDrop: (number: number) => void
}
type RowProps = Work & { row: ImportRow }
type ListProps = Work & { rows: ImportRow[] }

const Rows = ({ rows, ...work }: ListProps) => {
  const { t } = useLingui()
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t`Baris`}</TableCell>
            <TableCell>{t`Data`}</TableCell>
            <TableCell>{t`Akibat`}</TableCell>
            <TableCell>{t`Perubahan`}</TableCell>
            {work.isOpen && <TableCell align="right">{t`Tindakan`}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.number}>
              <TableCell>{row.number}</TableCell>
              <TableCell>{row.label || '–'}</TableCell>
              <TableCell>
                <StatusChip label={rowActions[row.action]} />
              </TableCell>
              <TableCell>
                <Details row={row} />
              </TableCell>
              {work.isOpen && (
                <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                  <RowActions row={row} {...work} />
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

const Card = ({ row, ...work }: RowProps) => {
  const { t } = useLingui()
  return (
    <Paper variant="outlined" component="li" sx={{ p: 1.5, display: 'grid', gap: 0.75 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: 600 }}>
          {row.label || '–'}
        </Box>
        <StatusChip label={rowActions[row.action]} />
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8rem' }}>{t`Baris ${row.number}`}</Box>
      <Box sx={{ fontSize: '0.875rem' }}>
        <Details row={row} />
      </Box>
      {work.isOpen && (
        <Box sx={{ display: 'flex', gap: 1, ml: -0.5, '& .MuiButton-root': { minHeight: 44 } }}>
          <RowActions row={row} {...work} />
        </Box>
      )}
    </Paper>
  )
}

const Cards = ({ rows, ...work }: ListProps) => {
  const { t } = useLingui()
  return (
    <Box
      component="ul"
      aria-label={t`Baris`}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}
    >
      {rows.map((row) => (
        <Card key={row.number} row={row} {...work} />
      ))}
    </Box>
  )
}

/** The rows of the file: what each would do, or what is wrong with it and how to go on. */
export const ImportRows = ({ job, rows }: { job: ImportJob; rows: ImportRow[] }) => {
  const isSmall = useIsSmall()
  const [mending, setMending] = useState<ImportRow | null>(null)
  const drop = useImportStep(job.uuid, (send, number: number) =>
    send('delete', `${BASE}/imports/${job.uuid}/rows/${number}`),
  )
  const List = isSmall ? Cards : Rows
  return (
    <>
      <List
        rows={rows}
        isOpen={job.status === 'ready'}
        isDropping={drop.isPending}
        onMend={setMending}
        onDrop={drop.mutate}
      />
      {mending && <MendDialog job={job} row={mending} onClose={() => setMending(null)} />}
    </>
  )
}
