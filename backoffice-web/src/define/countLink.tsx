import { Link } from '@mui/material'
import { CanAccess, type RaRecord } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { GridName } from '../matrices/useGrid'
import { formatNumber } from '../ui/format'

/** A number of cells that leads to the matrix, where it begins in the column of its record. */
export const countLink = (source: string, matrix: GridName) => (record: RaRecord) => {
  const count = formatNumber(record[source])
  if (!record[source]) return count
  return (
    <CanAccess resource={matrix} action="list" loading={count} accessDenied={count}>
      <Link
        component={RouterLink}
        to={`/${matrix}?column=${record.id}`}
        onClick={(event) => event.stopPropagation()}
        sx={{ display: 'inline-block', minWidth: 24, py: '2px' }}
      >
        {count}
      </Link>
    </CanAccess>
  )
}
