import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useWrite } from '../providers/useWrite'
import { CHATS } from './api'
import { presenceQuery } from './queries'
import type { Presence } from './types'

/** What the agent says about themselves, and how they change it. */
export function usePresence() {
  const client = useQueryClient()
  const { data: presence } = useQuery(presenceQuery())
  const { mutate } = useWrite(
    (send, body: Partial<Presence>) => send('post', `${CHATS}/presence`, { body }),
    { onSuccess: (saved) => client.setQueryData(presenceQuery().queryKey, saved) },
  )
  const change = (part: Partial<Presence>) => mutate(part)
  return { presence, change }
}
