import type { ReactNode } from 'react'
import { useRecordContext } from 'react-admin'
import { PageSkeleton } from '../../ui/PageSkeleton'
import type { ClassRecord } from './types'

interface Props {
  children: (record: ClassRecord) => ReactNode
}

/** Gives the class that the page is about, once it is here whole: a row of the list has no sessions. */
export function WithClass({ children }: Props) {
  const record = useRecordContext<ClassRecord>()
  return record?.sessions ? children(record) : <PageSkeleton />
}
