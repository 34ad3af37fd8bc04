import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { keys } from '../../api/keys'
import { transactionsQuery } from '../../api/transactions'

/** Follows the orders under way, so that a paid one moves to the others by itself; gives their number. */
export function usePendingWatch(): number {
  const client = useQueryClient()
  const total = useQuery(transactionsQuery('process')).data?.total
  const before = useRef(total)
  useEffect(() => {
    const hasMoved = before.current !== undefined && before.current !== total
    before.current = total
    if (!hasMoved) return
    for (const queryKey of [keys.transactions('complete'), keys.cart(), keys.myAssessments()])
      void client.invalidateQueries({ queryKey })
  }, [client, total])
  return total ?? 0
}
