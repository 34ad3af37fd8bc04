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
  /** Whether the list is a table, whose columns can be chosen. */
  hasColumns?: boolean
  children?: ReactNode
}

/** What a list offers: more filters, its columns where it is a table, and a new record. */
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
