import { queryOptions } from '@tanstack/react-query'
import { chatApi } from './api'
import type { Tab } from './types'

/** Everything that a conversation may change. */
export const chatsKey = ['chats'] as const
export const inboxKey = [...chatsKey, 'inbox'] as const

export const inboxQuery = (tab: Tab, words: string) =>
  queryOptions({
    queryKey: [...inboxKey, tab, words],
    queryFn: ({ signal }) => chatApi.inbox(tab, words, signal),
  })

/** The agent's conversations when the console opened; events report later changes. */
export const assignedQuery = () =>
  queryOptions({
    queryKey: [...chatsKey, 'assigned'],
    queryFn: ({ signal }) => chatApi.inbox('mine', '', signal),
  })

export const conversationQuery = (uuid: string) =>
  queryOptions({
    queryKey: [...chatsKey, 'page', uuid],
    queryFn: () => chatApi.show(uuid),
  })

export const visitorQuery = (uuid: string) =>
  queryOptions({
    queryKey: [...chatsKey, 'panel', uuid],
    queryFn: () => chatApi.panel(uuid),
  })

const UNREAD_MS = 30_000

/** The agent's number of unread messages; refetched on the console's events. */
export const unreadQuery = () =>
  queryOptions({
    queryKey: [...inboxKey, 'unread'],
    queryFn: async ({ signal }) => (await chatApi.unread(signal)).count,
    refetchInterval: UNREAD_MS,
  })

/** The agents and teams that a conversation may go to. */
export const choicesQuery = () =>
  queryOptions({ queryKey: [...chatsKey, 'choices'], queryFn: chatApi.choices })

export const cannedQuery = () =>
  queryOptions({ queryKey: [...chatsKey, 'canned'], queryFn: chatApi.canned })

export const presenceQuery = () =>
  queryOptions({ queryKey: [...chatsKey, 'presence'], queryFn: chatApi.presence })

export const reportQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: [...chatsKey, 'report', from, to],
    queryFn: () => chatApi.report(from, to),
  })
