import { useQuery, useQueryClient } from '@tanstack/react-query'
import { AttemptRoom } from './AttemptRoom'
import { roomQuery } from './api'
import { RoomPending } from './RoomPending'
import type { AttemptKind, Ending } from './types'

interface AttemptSeatProps {
  kind: AttemptKind
  onEnded: (how: Ending) => void
}

/** Whoever carries the attempt's token: the room, as soon as its questions are here. */
export function AttemptSeat({ kind, onEnded }: AttemptSeatProps) {
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
