import type { ReactNode } from 'react'
import { useRecordContext } from 'react-admin'
import { PageSkeleton } from '../../ui/PageSkeleton'
import type { ClassRecord } from './types'

interface Props {
  children: (record: ClassRecord) => ReactNode
}

/** Renders its children with the fully loaded class: rows of the list have no sessions. */
export function WithClass({ children }: Props) {
  const record = useRecordContext<ClassRecord>()
  return record?.sessions ? children(record) : <PageSkeleton />
}
