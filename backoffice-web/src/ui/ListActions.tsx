import type { ReactNode } from 'react'
import {
  ColumnsButton,
  CreateButton,
  FilterButton,
  TopToolbar,
  useResourceDefinition,
} from 'react-admin'
import { useIsSmall } from './useIsSmall'

/** What a list offers: more filters, its columns where it is a table, and a new record. */
export const ListActions = ({ children }: { children?: ReactNode }) => {
  const { hasCreate } = useResourceDefinition()
  const isSmall = useIsSmall()
  return (
    <TopToolbar>
      <FilterButton />
      {!isSmall && <ColumnsButton />}
      {children}
      {hasCreate && <CreateButton variant="contained" />}
    </TopToolbar>
  )
}
