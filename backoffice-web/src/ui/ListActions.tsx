import type { ReactNode } from 'react'
import {
  ColumnsButton,
  CreateButton,
  FilterButton,
  TopToolbar,
  useResourceDefinition,
} from 'react-admin'
import { useIsSmall } from './useIsSmall'

interface Props {
  /** Whether the list is a table with selectable columns. */
  hasColumns?: boolean
  children?: ReactNode
}

/** The toolbar of a list: filters, columns of a table, and creating a record. */
export const ListActions = ({ hasColumns = true, children }: Props) => {
  const { hasCreate } = useResourceDefinition()
  const isSmall = useIsSmall()
  return (
    <TopToolbar>
      <FilterButton />
      {hasColumns && !isSmall && <ColumnsButton />}
      {children}
      {hasCreate && <CreateButton variant="contained" />}
    </TopToolbar>
  )
}
