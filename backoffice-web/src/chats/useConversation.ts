import { useQuery, useQueryClient } from '@tanstack/react-query'
import { RequestRefused } from 'duxi-web-core/requestSocket'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { useWrite } from '../providers/useWrite'
import { CHATS, chatApi } from './api'
import { hasGap, merged, readUpTo } from './messages'
import { handleNews } from './news'
import { chatsKey, conversationQuery } from './queries'
import type { Message } from './types'
import { useConsole } from './useConsole'

type Verb =
  | 'block'
  | 'claim'
  | 'notes'
  | 'priority'
  | 'reopen'
  | 'resolve'
  | 'snooze'
  | 'tags'
  | 'take-over'
  | 'transcript'
  | 'transfer'
  | 'unblock'

interface Step {
  verb: Verb
  body: object
}

export interface Unsent {
  client_id: string
  content: string
  hasFailed: boolean
}

const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (n) => n.toString(16)).join('')

/** A conversation on the screen: its page, its messages as they come, and what the agent does with it. */
export function useConversation(uuid: string) {
  const { socket, isConnected, follow } = useConsole()
  const client = useQueryClient()
  const notify = useNotify()
  const [unsent, setUnsent] = useState<Unsent[]>([])
  const page = useQuery(conversationQuery(uuid))
  const last = page.data?.messages.at(-1)?.sequence ?? 0

  const add = useCallback(
    (fresh: readonly Message[]) => {
      client.setQueryData(conversationQuery(uuid).queryKey, (before) =>
        before ? { ...before, messages: merged(before.messages, fresh) } : before,
      )
      const sent = new Set(fresh.map((one) => one.client_id))
      setUnsent((all) => all.filter((one) => !sent.has(one.client_id)))
    },
    [client, uuid],
  )

  useEffect(() => {
    if (isConnected)
      void socket?.ask('viewConversation', { conversation_uuid: uuid }).catch(() => undefined)
    return () => socket?.hint('viewConversation', { conversation_uuid: null })
  }, [socket, isConnected, uuid])

  useEffect(() => {
    const key = conversationQuery(uuid).queryKey
    const refetch = () => void client.invalidateQueries({ queryKey: key })
    return follow((news) =>
      handleNews(news, {
        message: (message) => {
          if (message.conversation_uuid !== uuid) return
          add([message])
          if (hasGap(client.getQueryData(key)?.messages ?? [])) refetch()
        },
        conversation: (conversation) => {
          if (conversation.uuid !== uuid) return
          client.setQueryData(key, (page) => page && { ...page, conversation })
        },
        read: ({ conversation_uuid, sequence, reader }) => {
          if (conversation_uuid !== uuid || reader !== 'visitor') return
          client.setQueryData(key, (page) => page && readUpTo(page, sequence))
        },
        note: (note) => {
          if (note.conversation_uuid === uuid) refetch()
        },
      }),
    )
  }, [follow, add, client, uuid])

  useEffect(() => {
    if (last > 0 && document.visibilityState === 'visible')
      socket?.hint('readMessages', { conversation_uuid: uuid, sequence: last })
  }, [socket, uuid, last])

  const deliver = async ({ client_id, content }: Unsent) => {
    try {
      const sent = await socket?.ask('sendMessage', {
        conversation_uuid: uuid,
        content,
        client_id,
        option: null,
      })
      if (sent) add([sent.message])
    } catch (error) {
      if (!(error instanceof RequestRefused)) {
        setUnsent((all) =>
          all.map((one) => (one.client_id === client_id ? { ...one, hasFailed: true } : one)),
        )
        return
      }
      setUnsent((all) => all.filter((one) => one.client_id !== client_id))
      notify(error.message, { type: 'error' })
    }
  }

  const send = (content: string) => {
    const draft = { client_id: newId(), content, hasFailed: false }
    setUnsent((all) => [...all, draft])
    void deliver(draft)
  }

  const retry = (draft: Unsent) => {
    setUnsent((all) => all.map((one) => (one === draft ? { ...one, hasFailed: false } : one)))
    void deliver(draft)
  }

  const resend = useRef(() => {})
  resend.current = () => {
    for (const draft of unsent) if (draft.hasFailed) retry(draft)
  }
  useEffect(() => {
    if (isConnected) resend.current()
  }, [isConnected])

  const { mutateAsync } = useWrite(
    (server, { verb, body }: Step) => server.byName('post', `${CHATS}/${uuid}/${verb}`, { body }),
    { invalidates: [chatsKey] },
  )
  const act = (verb: Verb, body = {}) =>
    mutateAsync({ verb, body }).then(
      () => true,
      () => false,
    )

  const older = async () => {
    const first = page.data?.messages[0]?.sequence ?? 1
    add((await chatApi.before(uuid, first)).rows)
  }

  return { page, unsent, send, retry, act, older, add }
}

export type ConversationState = ReturnType<typeof useConversation>
