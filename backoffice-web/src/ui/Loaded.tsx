import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from './ErrorState'
import { PageSkeleton } from './PageSkeleton'

interface Props<T> {
  query: UseQueryResult<T>
  children: (data: T) => ReactNode
}

/** What a query brought, once it is there. */
export function Loaded<T>({ query, children }: Props<T>) {
  if (query.data !== undefined) return children(query.data)
  if (!query.error) return <PageSkeleton />
  return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />
}
