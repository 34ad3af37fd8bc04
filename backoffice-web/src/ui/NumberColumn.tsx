import { DataTable, type DataTableColumnProps, type RaRecord } from 'react-admin'
import { formatNumber } from './format'

/** A right-aligned column of numbers in the user's locale, or of the result of `render`. */
export function NumberColumn<Row extends RaRecord>({
  source,
  ...rest
}: DataTableColumnProps<Row> & { source: string & keyof Row }) {
  return (
    <DataTable.Col<Row>
      align="right"
      render={(row) => formatNumber(row[source])}
      {...rest}
      source={source as never}
    />
  )
}
