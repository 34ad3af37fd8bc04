import { t } from '@lingui/core/macro'
import { useCallback, useEffect, useReducer, useRef } from 'react'
import { getToken } from '../../api/captcha/getToken'
import { rateChat } from '../../api/chat/history'
import { ChatError, ChatSocket, ConnectionLost } from '../../api/chat/socket'
import type { ChatMessage, Contact, Hello, ServerNews, Started } from '../../api/chat/types'
import { randomKey } from '../../lib/randomKey'
import { toast } from '../../ui/toast'
import { type ChatState, chatReducer, type Draft, initialChat, lastInRow } from './machine'
import { playNotification } from './sound'
import { chatToken } from './token'
import { isPicture, uploadFile } from './upload'

const TYPING_MS = 2000
const TYPING_EVERY_MS = 1500
const READ_MS = 300
const HIGHLIGHT_MS = 1000
const END_RESET_MS = 5000
const FEEDBACK_MS = 3000
const GAP_MS = 50
const CHUNK = 32 * 1024

/** What the window can do. */
export interface Chat {
  state: ChatState
  open: () => void
  close: () => void
  start: (contact: Contact | null, content: string) => Promise<Record<string, string[]> | null>
  send: (content: string, option?: string) => void
  retry: (draft: Draft) => void
  attach: (file: File) => void
  cancelUpload: () => void
  writing: () => void
  seen: (sequence: number) => void
  end: () => void
  rate: (score: number | null, message: string) => Promise<string | null>
}

/** The chat of this tab: the pure machine, the connection, and the clocks between them. */
export function useChat(isSignedIn: boolean): Chat {
  const [state, dispatch] = useReducer(chatReducer, initialChat)
  const latest = useRef(state)
  latest.current = state
  const socket = useRef<ChatSocket | null>(null)
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  const abort = useRef<AbortController | null>(null)
  const wroteAt = useRef(0)

  const later = useCallback((name: string, ms: number, work: () => void) => {
    clearTimeout(timers.current.get(name))
    timers.current.set(name, setTimeout(work, ms))
  }, [])

  const fetchRest = useCallback(async (uuid: string) => {
    const chat = socket.current
    let has_more = true
    while (has_more && chat?.isReady) {
      const sequence = lastInRow(latest.current.messages)
      const rest = await chat.ask('getMessages', { conversation_uuid: uuid, sequence })
      dispatch({ type: 'messages', messages: rest.rows })
      has_more = rest.has_more && rest.rows.length > 0
      await Promise.resolve()
    }
  }, [])

  const deliver = useCallback(async (draft: Draft) => {
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
      if (error instanceof ChatError) {
        dispatch({ type: 'sendRefused', client_id })
        dispatch({ type: 'failed', message: error.message })
      } else dispatch({ type: 'sendFailed', client_id })
    }
  }, [])

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
    [fetchRest, deliver],
  )

  const hear = useCallback(
    (message: ChatMessage) => {
      if (message.conversation_uuid !== latest.current.conversation?.uuid) return
      dispatch({ type: 'messages', messages: [message] })
      if (!message.is_mine && message.type !== 'system') playNotification()
      if (message.sequence <= lastInRow(latest.current.messages) + 1) return
      later('gap', GAP_MS, () => void fetchRest(message.conversation_uuid).catch(() => undefined))
    },
    [fetchRest, later],
  )

  const onNews = useCallback(
    (news: ServerNews) => {
      if (news.event === 'message') hear(news.data)
      if (news.event === 'conversation') dispatch({ type: 'conversation', conversation: news.data })
      if (news.event === 'queue') dispatch({ type: 'queue', place: news.data })
      if (news.event !== 'typing' || news.data.sender !== 'agent') return
      dispatch({ type: 'typing', name: news.data.is_typing ? news.data.user_name : null })
      later('typing', TYPING_MS, () => dispatch({ type: 'typingOver' }))
    },
    [hear, later],
  )

  const connect = useCallback(() => {
    if (socket.current) return
    socket.current = new ChatSocket(() => chatToken.get()?.session_token ?? '', {
      onHello,
      onNews,
      onLost: () => dispatch({ type: 'lost' }),
      onRefusedToken: () => chatToken.clear(),
    })
    socket.current.open()
  }, [onHello, onNews])

  // Signing in or out is another visitor: the connection starts anew.
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

  const begun = (started: Started) => {
    chatToken.set({
      session_token: started.session_token,
      conversation_uuid: started.conversation.uuid,
    })
    const { conversation, messages, queue } = started
    dispatch({ type: 'started', conversation, messages, queue })
    latest.current = { ...latest.current, conversation }
    void fetchRest(conversation.uuid).catch(() => undefined)
  }

  const start: Chat['start'] = async (contact, content) => {
    const chat = socket.current
    if (!chat) return null
    dispatch({ type: 'starting' })
    const client_id = randomKey()
    const page_url = location.href.slice(0, 500)
    try {
      const captcha = await getToken('chat')
      const given = contact
        ? await chat.ask('startConversation', {
            ...contact,
            message: content,
            client_id,
            captcha,
            page_url,
          })
        : await chat.ask('generateConversation', { content, client_id, captcha, page_url })
      begun(given)
      return null
    } catch (error) {
      dispatch({ type: 'startFailed' })
      if (error instanceof ChatError && error.refusal.errors) return error.refusal.errors
      const lost = t`Koneksi terputus. Coba lagi.`
      dispatch({ type: 'failed', message: error instanceof ChatError ? error.message : lost })
      return null
    }
  }

  const send: Chat['send'] = (content, option) => {
    const draft: Draft = {
      client_id: randomKey(),
      content,
      failed: false,
      ...(option && { option }),
    }
    dispatch({ type: 'sending', draft })
    void deliver(draft)
  }

  const sendFile = async (file: File) => {
    const chat = socket.current
    const conversation_uuid = latest.current.conversation?.uuid
    if (!chat || !conversation_uuid) return
    abort.current = new AbortController()
    const { signal } = abort.current
    const client_id = randomKey()
    const onProgress = (upload: ChatState['upload']) => dispatch({ type: 'upload', upload })
    const file_uuid = await uploadFile({
      socket: chat,
      file,
      conversation_uuid,
      chunk: CHUNK,
      signal,
      onProgress,
    })
    const sent = await chat.ask('sendFile', { conversation_uuid, file_uuid, client_id })
    dispatch({ type: 'messages', messages: [sent.message] })
    toast.success(t`File berhasil diupload`)
  }

  const attach: Chat['attach'] = (file) => {
    const size = '2 MB'
    if (!isPicture(file.name))
      return dispatch({ type: 'failed', message: t`Format file tidak valid !` })
    if (file.size > latest.current.imageLimit)
      return dispatch({ type: 'failed', message: t`Ukuran file maksimal ${size} !` })
    dispatch({ type: 'errorShown' })
    sendFile(file)
      .catch((error: unknown) => {
        if (abort.current?.signal.aborted) return
        const message =
          error instanceof ConnectionLost
            ? t`Koneksi terputus. Coba lagi.`
            : String((error as Error).message)
        dispatch({ type: 'failed', message: t`[Upload gagal]: ${message}` })
      })
      .finally(() => dispatch({ type: 'upload', upload: null }))
  }

  const end: Chat['end'] = () => {
    const conversation_uuid = latest.current.conversation?.uuid
    const chat = socket.current
    if (!conversation_uuid || !chat) return
    dispatch({ type: 'ending' })
    later('end', END_RESET_MS, () => dispatch({ type: 'endFailed' }))
    chat
      .ask('endConversation', { conversation_uuid })
      .then(({ conversation }) => {
        dispatch({ type: 'conversation', conversation })
        toast.success(t`Sesi chat Si Duxi telah berakhir`)
      })
      .catch((error: unknown) => {
        dispatch({ type: 'endFailed' })
        const message = error instanceof ChatError ? error.message : t`Koneksi terputus. Coba lagi.`
        dispatch({ type: 'failed', message: t`[Error on End Chats]: ${message}` })
      })
      .finally(() => clearTimeout(timers.current.get('end')))
  }

  const rate: Chat['rate'] = async (score, message) => {
    const stored = chatToken.get()
    const conversation_uuid = latest.current.conversation?.uuid ?? stored?.conversation_uuid
    if (!stored || !conversation_uuid) {
      dispatch({ type: 'rated' })
      return null
    }
    try {
      const ended = Date.parse(latest.current.conversation?.ended_at ?? '') || 0
      await new Promise((done) => setTimeout(done, Math.max(0, ended + FEEDBACK_MS - Date.now())))
      const said = await rateChat(stored.session_token, { score, message, conversation_uuid })
      toast.success(said)
      chatToken.clear()
      dispatch({ type: 'rated' })
      return null
    } catch (error) {
      return (error as Error).message
    }
  }

  return {
    state,
    open: () => dispatch({ type: 'opened' }),
    close: () => dispatch({ type: 'closed' }),
    start,
    send,
    retry: (draft) => {
      dispatch({ type: 'sending', draft: { ...draft, failed: false } })
      void deliver(draft)
    },
    attach,
    cancelUpload: () => {
      abort.current?.abort()
      dispatch({ type: 'upload', upload: null })
    },
    writing: () => {
      const conversation_uuid = latest.current.conversation?.uuid
      if (!conversation_uuid || Date.now() - wroteAt.current < TYPING_EVERY_MS) return
      wroteAt.current = Date.now()
      socket.current?.hint('typing', { conversation_uuid, is_typing: true })
    },
    seen: (sequence) => {
      later('read', READ_MS, () => {
        const conversation_uuid = latest.current.conversation?.uuid
        dispatch({ type: 'seen', sequence })
        if (conversation_uuid) socket.current?.hint('readMessages', { conversation_uuid, sequence })
        later('highlight', HIGHLIGHT_MS, () => dispatch({ type: 'highlightOver' }))
      })
    },
    end,
    rate,
  }
}
