import type { ReactNode } from 'react'
import { List, type ListProps, type RaRecord } from 'react-admin'
import { ListActions } from './ListActions'
import { ListPagination } from './ListPagination'
import { ListError } from './ListStates'
import { useListKeys } from './useListKeys'

type Props<R extends RaRecord> = ListProps<R> & {
  /** What the toolbar offers besides filters, columns and a new record. */
  more?: ReactNode
  hasColumns?: boolean
}

/** A list as every screen shows it: our toolbar, pages of 25, and a way on when it cannot be read. */
export const AppList = <R extends RaRecord = RaRecord>({
  more,
  hasColumns = true,
  ...props
}: Props<R>) => {
  const list = useListKeys<HTMLDivElement>()
  return (
    <div ref={list}>
      <List<R>
        actions={<ListActions hasColumns={hasColumns}>{more}</ListActions>}
        exporter={false}
        error={<ListError />}
        perPage={25}
        pagination={<ListPagination />}
        {...props}
      />
    </div>
  )
}
