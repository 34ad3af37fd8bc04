import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { Fragment, type ReactNode } from 'react'
import { type TextLike, useText } from '../define/useText'
import { useIsSmall } from './useIsSmall'

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

/** So many columns fit a phone. */
const FEW = 3

/** A small, dense table without react-admin; on phones many columns become a list, named by the first. */
export function StaticTable<Row>(props: Props<Row>) {
  const isSmall = useIsSmall()
  return isSmall && props.columns.length > FEW ? <Cards {...props} /> : <Rows {...props} />
}

const cardSx = {
  py: 1.25,
  '& + &': { borderTop: 1, borderColor: 'divider' },
  '&:first-of-type': { pt: 0 },
}
const factsSx = {
  m: 0,
  mt: 0.5,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  alignItems: 'baseline',
  gap: '2px 12px',
  fontSize: '0.875rem',
}

function Cards<Row>({ label, columns: [name, ...facts], rows, keyOf }: Props<Row>) {
  const text = useText()
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((row) => (
        <Box component="li" key={keyOf(row)} sx={cardSx}>
          <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name?.value(row)}</Box>
          <Box component="dl" sx={factsSx}>
            {facts.map(({ title, value }) => (
              <Fragment key={text(title)}>
                <Box component="dt" sx={{ color: 'text.secondary' }}>
                  {text(title)}
                </Box>
                <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
                  {value(row)}
                </Box>
              </Fragment>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

function Rows<Row>({ label, columns, rows, keyOf }: Props<Row>) {
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
