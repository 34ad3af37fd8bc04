import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError } from '../api/envelope'
import { messageOf } from '../api/messageOf'
import { Gone } from './Gone'
import { ListSkeleton } from './ListSkeleton'
import { ErrorState } from './States'

interface QueryViewProps<T> {
  query: UseQueryResult<T>
  children: (data: T) => ReactNode
  /** What stands there while it loads; rows unless given. */
  pending?: ReactNode
  isEmpty?: (data: T) => boolean
  empty?: ReactNode
  /** What stands there when the server knows no such thing. */
  missing?: ReactNode
}

/** What was asked of the server, or why it is not there. */
export function QueryView<T>(props: QueryViewProps<T>) {
  const { query, children, pending = <ListSkeleton />, isEmpty, empty, missing = <Gone /> } = props
  const { data, error } = query
  if (data === undefined && !error) return pending
  if (data === undefined) {
    if (error instanceof ApiError && error.status === 404) return missing
    return <ErrorState message={messageOf(error) ?? undefined} onRetry={query.refetch} />
  }
  return isEmpty?.(data) ? empty : children(data)
}
