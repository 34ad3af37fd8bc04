import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ApiError } from '../../api/envelope'
import { profileQuery } from '../../api/profile'
import { meQuery } from '../../api/queries'
import { type ActivationType, verifyEmail } from '../../api/recovery'
import { useOneTimeParam } from '../../lib/useOneTimeParam'

type Verified = ActivationType | 'pending' | 'failed' | 'unreachable'

export interface Verification {
  state: Verified
  retry: () => void
}

const PLACE = { key: 'activationKey', seconds: 10 * 60 }
const TYPES: readonly string[] = ['registration', 'change_email'] satisfies ActivationType[]
const TOO_MANY = 429

function typeIn(params: URLSearchParams): ActivationType | null {
  const type = params.get('activation_type')
  return type !== null && TYPES.includes(type) ? (type as ActivationType) : null
}

// Anything but the server's own no leaves the link good for another try.
function isRefused(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status === TOO_MANY) return false
  return error.status >= 400 && error.status < 500
}

/** Redeems the key of the address once, then says in the address what it was for. */
export function useVerification(): Verification {
  const { value: key, clear } = useOneTimeParam('key', PLACE)
  const [params, setParams] = useSearchParams()
  const client = useQueryClient()
  const { data, error, isError, isFetching, refetch } = useQuery({
    queryKey: ['verification', key],
    queryFn: () => verifyEmail(key ?? ''),
    enabled: key !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  })
  const isOver = data !== undefined || isRefused(error)
  useEffect(() => {
    if (isOver) clear()
    if (data === undefined) return
    setParams({ activation_type: data }, { replace: true })
    void client.invalidateQueries({ queryKey: profileQuery().queryKey })
    void client.invalidateQueries({ queryKey: meQuery().queryKey })
  }, [isOver, data, client, clear, setParams])
  const redeemed = isError ? (isRefused(error) ? 'failed' : 'unreachable') : (data ?? 'pending')
  const state = key === null ? (typeIn(params) ?? 'failed') : redeemed
  return { state: isFetching ? 'pending' : state, retry: () => void refetch() }
}
