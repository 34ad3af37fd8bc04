import { t } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { useNotify } from 'react-admin'
import { useParams } from 'react-router-dom'
import { useMe } from '../providers/useMe'
import { assignedQuery } from './queries'
import { alertAgent } from './sound'
import type { Conversation } from './types'

const isWorkOf = ({ assignee, status }: Conversation, agent: string) =>
  assignee?.uuid === agent && (status === 'open' || status === 'snoozed')

/** Notifies the agent of a newly assigned conversation, unless it is the open one. */
export function useAssignmentNotice(): (conversation: Conversation) => void {
  const notify = useNotify()
  const { uuid: open } = useParams()
  const { data: me } = useMe()
  const { data } = useQuery(assignedQuery())
  const assigned = useRef<Set<string>>(undefined)
  useEffect(() => {
    if (data) assigned.current = new Set(data.rows.map(({ uuid }) => uuid))
  }, [data])
  const report = (conversation: Conversation) => {
    const { uuid, visitor_name, preview } = conversation
    if (!assigned.current || !me) return
    const isNew = isWorkOf(conversation, me.user_uuid) && !assigned.current.has(uuid)
    if (isNew) assigned.current.add(uuid)
    else if (!isWorkOf(conversation, me.user_uuid)) assigned.current.delete(uuid)
    if (!isNew || uuid === open) return
    const sentence = t`Percakapan ${visitor_name} diberikan kepada Anda.`
    notify(sentence, { type: 'info', messageArgs: { _: sentence } })
    alertAgent(sentence, preview)
  }
  // The socket outlives the open conversation: its handler always calls the newest function.
  const newest = useRef(report)
  newest.current = report
  return useCallback((conversation) => newest.current(conversation), [])
}
