import { type Theme, ThemeProvider } from '@mui/material'
import type { ReactNode } from 'react'
import { List, type ListProps, type RaRecord, useListContext } from 'react-admin'
import { ListActions } from './ListActions'
import { ListPagination } from './ListPagination'
import { ListSkeleton } from './ListSkeleton'
import { ListError } from './ListStates'
import { NamedRow } from './NamedRow'
import { useListKeys } from './useListKeys'
import { useTableFit } from './useTableFit'

type Props<R extends RaRecord> = ListProps<R> & {
  /** Additional toolbar actions besides filters, columns and creating. */
  more?: ReactNode
  hasColumns?: boolean
}

// Not lazy: a table part that loads separately would leave the table empty for a moment.
const rows = { RaDataTableBody: { defaultProps: { row: NamedRow } } }
const withNamedRows = (theme: Theme): Theme => ({
  ...theme,
  components: { ...theme.components, ...rows },
})

/** The rows, or their skeleton at once (react-admin shows its own a second later). */
const Rows = ({ children }: { children: ReactNode }) =>
  useListContext().isPending ? <ListSkeleton /> : children

/** The list of every screen: our toolbar, pages of 25, and an error state. */
export const AppList = <R extends RaRecord = RaRecord>({
  more,
  hasColumns = true,
  children,
  ...props
}: Props<R>) => {
  const list = useListKeys<HTMLDivElement>(hasColumns)
  useTableFit(list)
  return (
    <div ref={list}>
      <ThemeProvider theme={withNamedRows}>
        <List<R>
          actions={<ListActions hasColumns={hasColumns}>{more}</ListActions>}
          exporter={false}
          error={<ListError />}
          perPage={25}
          pagination={<ListPagination />}
          {...props}
        >
          <Rows>{children}</Rows>
        </List>
      </ThemeProvider>
    </div>
  )
}
