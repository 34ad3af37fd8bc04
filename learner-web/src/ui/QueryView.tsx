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
  /** What stands there until the first answer. */
  pending: ReactNode
  /** What is said where a list came without rows. */
  empty?: ReactNode
  /** What is said where the server knows no such thing; else it is an error like others. */
  missing?: ReactNode
  children: (data: T) => ReactNode
}

function rowsOf(data: unknown): readonly unknown[] | null {
  if (Array.isArray(data)) return data
  if (typeof data !== 'object' || data === null) return null
  const rows = 'rows' in data ? data.rows : 'data' in data ? data.data : null
  return Array.isArray(rows) ? rows : null
}

/** What a query brought, or the state it is in: pending, failed, missing or empty. */
export function QueryView<T>({ query, pending, empty, missing, children }: QueryViewProps<T>) {
  const { data, error, refetch } = query
  const hasData = data !== undefined
  // The first answer is drawn in slices: whoever taps meanwhile is not kept waiting.
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
