import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { ReactNode } from 'react'
import { type TextLike, useText } from '../define/useText'

export interface MoneyColumn<Row> {
  title: TextLike
  value: (row: Row) => ReactNode
  align?: 'right'
  /** Whether the value stays on one line; right-aligned amounts always do. */
  isNarrow?: boolean
}

interface Props<Row> {
  label: string
  columns: MoneyColumn<Row>[]
  rows: Row[]
  keyOf: (row: Row) => string | number
}

/** A small, dense table without react-admin; it scrolls sideways on narrow screens. */
export function StaticTable<Row>({ label, columns, rows, keyOf }: Props<Row>) {
  const text = useText()
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={label}>
      <Table
        size="small"
        aria-label={label}
        sx={{ '& .MuiTableCell-root': { px: { xs: 1, xl: 2 } } }}
      >
        <TableHead>
          <TableRow>
            {columns.map(({ title, align }) => (
              <TableCell key={text(title)} align={align}>
                {text(title)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={keyOf(row)}>
              {columns.map(({ title, align, isNarrow, value }) => (
                <TableCell
                  key={text(title)}
                  align={align}
                  sx={align || isNarrow ? { whiteSpace: 'nowrap' } : undefined}
                >
                  {value(row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
