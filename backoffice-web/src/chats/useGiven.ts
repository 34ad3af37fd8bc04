import { t } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { useNotify } from 'react-admin'
import { useParams } from 'react-router-dom'
import { useMe } from '../providers/useMe'
import { heldQuery } from './queries'
import { alertAgent } from './sound'
import type { Conversation } from './types'

const isWorkOf = ({ assignee, status }: Conversation, agent: string) =>
  assignee?.uuid === agent && (status === 'open' || status === 'snoozed')

/** Tells the agent that a conversation was given to them, unless it is the one on the screen. */
export function useGiven(): (conversation: Conversation) => void {
  const notify = useNotify()
  const { uuid: open } = useParams()
  const { data: me } = useMe()
  const { data } = useQuery(heldQuery())
  const held = useRef<Set<string>>(undefined)
  useEffect(() => {
    if (data) held.current = new Set(data.rows.map(({ uuid }) => uuid))
  }, [data])
  const hear = (conversation: Conversation) => {
    const { uuid, visitor_name, preview } = conversation
    if (!held.current || !me) return
    const isNew = isWorkOf(conversation, me.user_uuid) && !held.current.has(uuid)
    if (isNew) held.current.add(uuid)
    else if (!isWorkOf(conversation, me.user_uuid)) held.current.delete(uuid)
    if (!isNew || uuid === open) return
    const sentence = t`Percakapan ${visitor_name} diberikan kepada Anda.`
    notify(sentence, { type: 'info', messageArgs: { _: sentence } })
    alertAgent(sentence, preview)
  }
  // The connection lives longer than what is open: it always calls the newest.
  const newest = useRef(hear)
  newest.current = hear
  return useCallback((conversation) => newest.current(conversation), [])
}
