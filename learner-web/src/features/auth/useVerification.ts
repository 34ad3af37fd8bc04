import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { keys } from '../../api/keys'
import { type ActivationType, verifyEmail } from '../../api/recovery'
import { useTakenParam } from '../../lib/useTakenParam'

export type Verification = ActivationType | 'pending' | 'failed'

const TYPES: readonly string[] = ['registration', 'change_email'] satisfies ActivationType[]

function typeIn(params: URLSearchParams): ActivationType | null {
  const type = params.get('activation_type')
  return type !== null && TYPES.includes(type) ? (type as ActivationType) : null
}

/** Redeems the key of the address once, then says in the address what it was for. */
export function useVerification(): Verification {
  const key = useTakenParam('key').value
  const [params, setParams] = useSearchParams()
  const client = useQueryClient()
  const redeemed = useQuery({
    queryKey: ['verification', key],
    queryFn: () => verifyEmail(key ?? ''),
    enabled: key !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnReconnect: false,
  })
  const type = redeemed.data
  useEffect(() => {
    if (type === undefined) return
    setParams({ activation_type: type }, { replace: true })
    void client.invalidateQueries({ queryKey: keys.profile() })
    void client.invalidateQueries({ queryKey: keys.me() })
  }, [type, client, setParams])
  if (key === null) return typeIn(params) ?? 'failed'
  if (redeemed.isError) return 'failed'
  return type ?? 'pending'
}
