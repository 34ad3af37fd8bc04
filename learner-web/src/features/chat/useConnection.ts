import { type Dispatch, useCallback, useEffect, useRef } from 'react'
import { type ChatSocket, createChatSocket, RequestRefused } from '../../api/chat/socket'
import type { ChatMessage, Hello, ServerNews } from '../../api/chat/types'
import { pageAddress } from '../../lib/pageAddress'
import { type ChatAction, type ChatState, type Draft, lastInRow } from './machine'
import { playNotification } from './sound'
import { chatToken } from './token'

const TYPING_MS = 2000
const GAP_MS = 50
const PAGE_MS = 3000

/** The connection of the chat, and what it brings to the machine. */
export interface Connection {
  socket: () => ChatSocket | null
  latest: { current: ChatState }
  deliver: (draft: Draft) => Promise<void>
  fetchRest: (uuid: string) => Promise<void>
  later: (name: string, ms: number, work: () => void) => void
  stop: (name: string) => void
}

/** Keeps the chat connected, handles the server's events, and requests missing messages. */
export function useConnection(
  state: ChatState,
  dispatch: Dispatch<ChatAction>,
  isSignedIn: boolean,
): Connection {
  const latest = useRef(state)
  latest.current = state
  const socket = useRef<ChatSocket | null>(null)
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())

  const stop = useCallback((name: string) => clearTimeout(timers.current.get(name)), [])
  const later = useCallback((name: string, ms: number, work: () => void) => {
    clearTimeout(timers.current.get(name))
    timers.current.set(name, setTimeout(work, ms))
  }, [])

  const fetchRest = useCallback(
    async (uuid: string) => {
      const chat = socket.current
      let has_more = true
      while (has_more && chat?.isReady) {
        const sequence = lastInRow(latest.current.messages)
        const rest = await chat.ask('getMessages', { conversation_uuid: uuid, sequence })
        dispatch({ type: 'messages', messages: rest.rows })
        has_more = rest.has_more && rest.rows.length > 0
        await Promise.resolve()
      }
    },
    [dispatch],
  )

  const deliver = useCallback(
    async (draft: Draft) => {
      const conversation_uuid = latest.current.conversation?.uuid
      if (!conversation_uuid || !socket.current) return
      const { client_id, content, option = null } = draft
      try {
        const sent = await socket.current.ask('sendMessage', {
          conversation_uuid,
          content,
          client_id,
          option,
        })
        dispatch({ type: 'messages', messages: [sent.message] })
      } catch (error) {
        if (error instanceof RequestRefused) {
          dispatch({ type: 'sendRefused', client_id })
          dispatch({ type: 'failed', message: error.message })
        } else dispatch({ type: 'sendFailed', client_id })
      }
    },
    [dispatch],
  )

  const onHello = useCallback(
    (hello: Hello) => {
      const isNew = hello.conversation?.uuid !== latest.current.conversation?.uuid
      dispatch({ type: 'hello', hello })
      if (!hello.conversation) return
      const { uuid } = hello.conversation
      if (isNew)
        latest.current = { ...latest.current, conversation: hello.conversation, messages: [] }
      void fetchRest(uuid).catch(() => undefined)
      for (const draft of latest.current.drafts) void deliver({ ...draft, failed: false })
    },
    [fetchRest, deliver, dispatch],
  )

  const hear = useCallback(
    (message: ChatMessage) => {
      if (message.conversation_uuid !== latest.current.conversation?.uuid) return
      dispatch({ type: 'messages', messages: [message] })
      if (!message.is_mine && message.type !== 'system') playNotification()
      if (message.sequence <= lastInRow(latest.current.messages) + 1) return
      later('gap', GAP_MS, () => void fetchRest(message.conversation_uuid).catch(() => undefined))
    },
    [fetchRest, later, dispatch],
  )

  const onNews = useCallback(
    (news: ServerNews) => {
      if (news.event === 'message') hear(news.data)
      if (news.event === 'conversation') dispatch({ type: 'conversation', conversation: news.data })
      if (news.event === 'queue') dispatch({ type: 'queue', place: news.data })
      if (news.event === 'read' && news.data.reader === 'agent')
        dispatch({ type: 'readByAgent', ...news.data })
      if (news.event !== 'typing' || news.data.sender !== 'agent') return
      dispatch({ type: 'typing', name: news.data.is_typing ? news.data.user_name : null })
      later('typing', TYPING_MS, () => dispatch({ type: 'typingOver' }))
    },
    [hear, later, dispatch],
  )

  const connect = useCallback(() => {
    if (socket.current) return
    socket.current = createChatSocket(
      { get: () => chatToken.get()?.session_token ?? '', clear: () => chatToken.clear() },
      { onHello, onNews, onLost: () => dispatch({ type: 'lost' }) },
    )
    socket.current.open()
  }, [onHello, onNews, dispatch])

  // Signing in or out changes the visitor: the connection is reopened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the sign-in alone
  useEffect(() => {
    connect()
    const running = timers.current
    return () => {
      socket.current?.close()
      socket.current = null
      for (const timer of running.values()) clearTimeout(timer)
    }
  }, [connect, isSignedIn])

  useEffect(() => {
    let sentAddress = pageAddress()
    const timer = setInterval(() => {
      const page_url = pageAddress()
      if (page_url === sentAddress || !socket.current?.isReady) return
      sentAddress = page_url
      socket.current.hint('ping', { page_url })
    }, PAGE_MS)
    return () => clearInterval(timer)
  }, [])

  return { socket: () => socket.current, latest, deliver, fetchRest, later, stop }
}
