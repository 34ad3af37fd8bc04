import { useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { DataTable, type RaRecord, SimpleList } from 'react-admin'
import { ExportListButton } from '../../define/ExportListButton'
import { AppList } from '../../ui/AppList'
import { formatDate, formatNearDay } from '../../ui/format'
import { ListEmpty } from '../../ui/ListStates'
import { SearchFor } from '../../ui/SearchFor'
import { useIsSmall } from '../../ui/useIsSmall'

interface QueryRow extends RaRecord {
  query: string
  last_day: string
}

interface QueryListProps<R> {
  sort: string
  empty: { title: string; message: string }
  frequency: (row: R, lastDay: string) => string
  /** The columns between the query and its last date: an array, so that each gets its position. */
  columns: ReactElement[]
  action: (row: R) => ReactNode
}

/** Searches of the shop, the most frequent first, with actions for staff. */
export function QueryList<R extends QueryRow>(props: QueryListProps<R>) {
  const { t } = useLingui()
  const isSmall = useIsSmall()
  const filters = [<SearchFor key="q" source="q@contains" alwaysOn placeholder={t`Cari istilah`} />]
  return (
    <AppList
      more={<ExportListButton />}
      filters={filters}
      sort={{ field: props.sort, order: 'DESC' }}
      empty={<ListEmpty {...props.empty} />}
    >
      {isSmall ? (
        <SimpleList<R>
          linkType={false}
          primaryText={(row) => row.query}
          secondaryText={(row) => props.frequency(row, formatDate(row.last_day))}
        />
      ) : (
        <DataTable<R> rowClick={false} bulkActionButtons={false}>
          <DataTable.Col source="query" label={t`Pencarian`} />
          {props.columns}
          <DataTable.Col
            source="last_day"
            label={t`Terakhir`}
            render={(row: R) => formatNearDay(row.last_day)}
          />
          <DataTable.Col label={t`Tindakan`} disableSort render={props.action} />
        </DataTable>
      )}
    </AppList>
  )
}
