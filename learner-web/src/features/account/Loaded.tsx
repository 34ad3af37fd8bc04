import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { messageOf } from '../../api/messageOf'
import { Card } from '../../ui/Card'
import { Loading, Skeleton } from '../../ui/Skeleton'
import { ErrorState } from '../../ui/States'

interface LoadedProps<T> {
  query: UseQueryResult<T>
  /** Heights of the cards that are on their way, as class names. */
  blanks: readonly string[]
  children: (data: T) => ReactNode
}

/** What a query brought, or its blanks, or its trouble. */
export function Loaded<T>({ query, blanks, children }: LoadedProps<T>) {
  const { data, error, refetch } = query
  if (data !== undefined) return children(data)
  if (error) return <ErrorState message={messageOf(error)} onRetry={refetch} />
  return (
    <Loading>
      <div className="grid gap-5">
        {blanks.map((height) => (
          <Card key={height} className={`grid content-start gap-4 p-6 ${height}`}>
            <Skeleton className="h-6 w-40" />
            <Skeleton className="h-4 w-64 max-w-full" />
            <Skeleton className="h-11 w-full" />
          </Card>
        ))}
      </div>
    </Loading>
  )
}
