import { type ReactNode, useDeferredValue } from 'react'
import { ApiError } from '../api/envelope'
import { messageOf } from '../api/messageOf'
import { ErrorState } from './States'

const NOT_FOUND = 404

interface Query<T> {
  data: T | undefined
  error: Error | null
  refetch: () => unknown
}

interface QueryViewProps<T> {
  query: Query<T>
  /** Shown until the first response. */
  pending: ReactNode
  /** Shown for a list without rows. */
  empty?: ReactNode
  /** Shown for 404; otherwise 404 is an error like others. */
  missing?: ReactNode
  children: (data: T) => ReactNode
}

function rowsOf(data: unknown): readonly unknown[] | null {
  if (Array.isArray(data)) return data
  if (typeof data !== 'object' || data === null) return null
  const rows = 'rows' in data ? data.rows : 'data' in data ? data.data : null
  return Array.isArray(rows) ? rows : null
}

/** A query's data, or its state: pending, failed, missing or empty. */
export function QueryView<T>({ query, pending, empty, missing, children }: QueryViewProps<T>) {
  const { data, error, refetch } = query
  const hasData = data !== undefined
  // Render the first response in slices, so that taps are handled in between.
  const isDrawn = useDeferredValue(hasData)
  if (hasData) {
    if (!isDrawn) return pending
    const isEmpty = empty !== undefined && rowsOf(data)?.length === 0
    return isEmpty ? empty : children(data)
  }
  if (!error) return pending
  if (missing !== undefined && error instanceof ApiError && error.status === NOT_FOUND)
    return missing
  return <ErrorState message={messageOf(error)} onRetry={refetch} />
}
