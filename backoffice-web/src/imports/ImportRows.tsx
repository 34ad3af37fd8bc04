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

/** The rows of the file: what each would do, or what is wrong with it and how to go on. */
export const ImportRows = ({ job, rows }: { job: ImportJob; rows: ImportRow[] }) => {
  const { t } = useLingui()
  const [mending, setMending] = useState<ImportRow | null>(null)
  const drop = useImportStep(job.uuid, (send, number: number) =>
    send('delete', `${BASE}/imports/${job.uuid}/rows/${number}`),
  )
  const isOpen = job.status === 'ready'
  return (
    <>
      <TableContainer component={Paper} variant="outlined">
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t`Baris`}</TableCell>
              <TableCell>{t`Data`}</TableCell>
              <TableCell>{t`Akibat`}</TableCell>
              <TableCell>{t`Perubahan`}</TableCell>
              {isOpen && <TableCell align="right">{t`Tindakan`}</TableCell>}
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
                {isOpen && (
                  <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                    {row.action === 'error' && (
                      <Button size="small" onClick={() => setMending(row)}>
                        <Trans>Perbaiki</Trans>
                      </Button>
                    )}
                    <Button
                      size="small"
                      color="inherit"
                      disabled={drop.isPending}
                      onClick={() => drop.mutate(row.number)}
                    >
                      <Trans>Keluarkan</Trans>
                    </Button>
                  </TableCell>
                )}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {mending && <MendDialog job={job} row={mending} onClose={() => setMending(null)} />}
    </>
  )
}
