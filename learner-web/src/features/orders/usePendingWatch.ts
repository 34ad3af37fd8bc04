import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { myAssessmentsKey } from '../../api/assessments'
import { cartKey } from '../../api/queries'
import { transactionsQuery } from '../../api/transactions'
import { transactionsKey } from '../../api/transactionsKey'

/** Polls pending orders, so that a paid one moves to the others; returns their number, once it is known. */
export function usePendingWatch(): number | undefined {
  const client = useQueryClient()
  const total = useQuery(transactionsQuery('process')).data?.total
  const before = useRef(total)
  useEffect(() => {
    const hasMoved = before.current !== undefined && before.current !== total
    before.current = total
    if (!hasMoved) return
    for (const queryKey of [[...transactionsKey, 'complete'], cartKey, myAssessmentsKey])
      void client.invalidateQueries({ queryKey })
  }, [client, total])
  return total
}
