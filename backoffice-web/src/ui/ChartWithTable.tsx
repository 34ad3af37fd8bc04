import { t } from '@lingui/core/macro'
import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { Panel } from './Panel'

interface Props {
  title: string
  hint?: string
  chart: ReactNode
  columns: string[]
  rows: { key: string; cells: (string | number)[] }[]
}

const DataTableView = ({ title, columns, rows }: Pick<Props, 'title' | 'columns' | 'rows'>) => (
  <Box sx={{ overflowX: 'auto' }}>
    <Table size="small" aria-label={title}>
      <TableHead>
        <TableRow>
          {columns.map((column, index) => (
            <TableCell key={column} align={index ? 'right' : 'left'}>
              {column}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ key, cells: [first, ...others] }) => (
          <TableRow key={key}>
            <TableCell component="th" scope="row">
              {first}
            </TableCell>
            {others.map((cell, index) => (
              <TableCell key={columns[index + 1]} align="right">
                {cell}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
)

/** A chart that can be switched to a table of the same numbers. */
export const ChartWithTable = ({ title, hint, chart, columns, rows }: Props) => {
  const [asTable, setAsTable] = useState(false)
  const toggle = (
    <Button size="small" onClick={() => setAsTable(!asTable)}>
      {asTable ? t`Lihat grafik` : t`Lihat tabel`}
    </Button>
  )
  return (
    <Panel title={title} hint={hint} action={toggle}>
      {asTable ? <DataTableView title={title} columns={columns} rows={rows} /> : chart}
    </Panel>
  )
}
