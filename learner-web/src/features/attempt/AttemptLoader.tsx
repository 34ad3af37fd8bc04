import { useQuery, useQueryClient } from '@tanstack/react-query'
import { AttemptRoom } from './AttemptRoom'
import { roomQuery } from './api'
import { RoomPending } from './RoomPending'
import type { AttemptKind, Ending } from './types'

interface AttemptLoaderProps {
  kind: AttemptKind
  onEnded: (how: Ending) => void
}

/** The room of an attempt whose token is here, as soon as its questions are loaded. */
export function AttemptLoader({ kind, onEnded }: AttemptLoaderProps) {
  const client = useQueryClient()
  const query = roomQuery(kind)
  const { data, error, refetch, dataUpdatedAt } = useQuery(query)
  if (!data) return <RoomPending error={error} onRetry={() => void refetch()} />
  return (
    <AttemptRoom
      key={dataUpdatedAt}
      kind={kind}
      room={data}
      onEnded={onEnded}
      onReload={() => void client.resetQueries({ queryKey: query.queryKey })}
    />
  )
}
