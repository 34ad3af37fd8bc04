import { DataTable, type DataTableColumnProps, type RaRecord } from 'react-admin'
import { formatNumber } from './format'

/** A column of numbers as the reader's language writes them, or of what `render` makes of a row. */
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
