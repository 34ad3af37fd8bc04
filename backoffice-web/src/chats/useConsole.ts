import { t } from '@lingui/core/macro'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import {
  createContext,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useNotify } from 'react-admin'
import { WORK_KEY } from '../providers/useWork'
import { handleNews, type NewsData } from './news'
import { chatsKey, inboxKey } from './queries'
import { type AgentSocket, createAgentSocket } from './socket'
import { alertAgent } from './sound'
import type { News } from './types'
import { useAssignmentNotice } from './useAssignmentNotice'

const VIEWING_MS = 60_000
const TYPING_MS = 2500
const REFETCH_MS = 300

interface Viewer {
  uuid: string
  name: string
  until: number
}

export interface Console {
  socket: AgentSocket | null
  isConnected: boolean
  /** False until the first connection is open. */
  wasConnected: boolean
  viewers: readonly Viewer[]
  typing: { uuid: string; name: string; isVisitor: boolean } | null
  follow: (listener: (news: News) => void) => () => void
}

export const ConsoleContext = createContext<Console>({
  socket: null,
  isConnected: false,
  wasConnected: false,
  viewers: [],
  typing: null,
  follow: () => () => undefined,
})

export const useConsole = () => useContext(ConsoleContext)

type Timer = ReturnType<typeof setTimeout>

/** The inbox, and the count in the menu, are read again at most once in a while, however many news come. */
function refetchInbox(client: QueryClient, later: RefObject<Timer | undefined>) {
  later.current ??= setTimeout(() => {
    later.current = undefined
    void client.invalidateQueries({ queryKey: inboxKey })
    void client.invalidateQueries({ queryKey: WORK_KEY })
  }, REFETCH_MS)
}

function alertOfQueued({ status, agent_unread, visitor_name, preview }: NewsData<'conversation'>) {
  if (status === 'queued' && agent_unread > 0) alertAgent(t`Chat baru: ${visitor_name}`, preview)
}

function viewersAfter(all: readonly Viewer[], change: NewsData<'viewing'>): Viewer[] {
  const { conversation_uuid: uuid, agent, is_viewing } = change
  const others = all.filter((one) => one.name !== agent.fullname && one.until > Date.now())
  const until = Date.now() + VIEWING_MS
  return is_viewing ? [...others, { uuid, name: agent.fullname, until }] : others
}

/** The one connection of the console; lists follow the news, messages have listeners of their own. */
export function useConnection(): Console {
  const client = useQueryClient()
  const notify = useNotify()
  const notifyAssignment = useAssignmentNotice()
  const [socket, setSocket] = useState<AgentSocket | null>(null)
  const [isConnected, setConnected] = useState(false)
  const [wasConnected, setWasConnected] = useState(false)
  const [viewers, setViewers] = useState<Viewer[]>([])
  const [typing, setTyping] = useState<Console['typing']>(null)
  const listeners = useRef(new Set<(news: News) => void>())
  const later = useRef<Timer>(undefined)
  const stopTyping = useRef<Timer>(undefined)

  const hear = useCallback(
    (news: News) => {
      for (const listener of listeners.current) listener(news)
      handleNews(news, {
        conversation: (conversation) => {
          refetchInbox(client, later)
          alertOfQueued(conversation)
          notifyAssignment(conversation)
        },
        inbox: (row) => {
          refetchInbox(client, later)
          if (row.is_from_visitor) alertAgent(t`Pesan baru`, row.preview)
        },
        mention: ({ author, content }) => {
          const sentence = t`${author} menyebut Anda: ${content}`
          notify(sentence, { type: 'info' })
          alertAgent(t`Anda disebut dalam catatan`, sentence)
        },
        viewing: (change) => setViewers((all) => viewersAfter(all, change)),
        typing: ({ conversation_uuid: uuid, user_name: name, sender, is_typing }) => {
          setTyping(is_typing ? { uuid, name, isVisitor: sender === 'visitor' } : null)
          clearTimeout(stopTyping.current)
          stopTyping.current = setTimeout(() => setTyping(null), TYPING_MS)
        },
      })
    },
    [client, notify, notifyAssignment],
  )

  useEffect(() => {
    const opened = createAgentSocket({
      onReady: () => {
        setConnected(true)
        setWasConnected(true)
        void client.invalidateQueries({ queryKey: chatsKey })
      },
      onLost: () => setConnected(false),
      onNews: hear,
    })
    opened.open()
    setSocket(opened)
    return () => opened.close()
  }, [client, hear])

  const follow = useCallback((listener: (news: News) => void) => {
    listeners.current.add(listener)
    return () => {
      listeners.current.delete(listener)
    }
  }, [])

  return { socket, isConnected, wasConnected, viewers, typing, follow }
}
