import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from './ErrorState'
import { PageSkeleton } from './PageSkeleton'
import { type Back, RecordProblem } from './RecordProblem'

interface Props<T> {
  query: UseQueryResult<T>
  /** For the page of one record: the list to go back to if it does not exist. */
  back?: Back
  children: (data: T) => ReactNode
}

/** Renders a query's data once it is loaded. */
export function Loaded<T>({ query, back, children }: Props<T>) {
  if (query.data !== undefined) return children(query.data)
  if (!query.error) return <PageSkeleton />
  const retry = () => void query.refetch()
  if (back) return <RecordProblem error={query.error} onRetry={retry} back={back} />
  return <ErrorState message={query.error.message} onRetry={retry} />
}
