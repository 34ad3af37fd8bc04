import { t } from '@lingui/core/macro'
import { useReducer, useRef } from 'react'
import { getToken } from '../../api/captcha/getToken'
import { rateChat } from '../../api/chat/history'
import { RequestRefused } from '../../api/chat/socket'
import type { Contact, Started } from '../../api/chat/types'
import { pageAddress } from '../../lib/pageAddress'
import { randomKey } from '../../lib/randomKey'
import { toast } from '../../ui/toast'
import { type ChatState, chatReducer, type Draft, initialChat } from './machine'
import { chatToken } from './token'
import { useAttachment } from './useAttachment'
import { useConnection } from './useConnection'

const TYPING_EVERY_MS = 1500
const READ_MS = 300
const HIGHLIGHT_MS = 1000
const END_RESET_MS = 5000
const FEEDBACK_MS = 3000

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
  skipRating: () => void
}

/** The chat of this tab: the pure machine, the connection, and the clocks between them. */
export function useChat(isSignedIn: boolean): Chat {
  const [state, dispatch] = useReducer(chatReducer, initialChat)
  const connection = useConnection(state, dispatch, isSignedIn)
  const { socket, latest, deliver, fetchRest, later } = connection
  const { attach, cancelUpload } = useAttachment(connection, dispatch)
  const wroteAt = useRef(0)

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
    const chat = socket()
    if (!chat) return null
    dispatch({ type: 'starting' })
    const client_id = randomKey()
    const page_url = pageAddress()
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
      if (error instanceof RequestRefused && error.refusal.errors) return error.refusal.errors
      const lost = t`Koneksi terputus. Coba lagi.`
      dispatch({ type: 'failed', message: error instanceof RequestRefused ? error.message : lost })
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

  const end: Chat['end'] = () => {
    const conversation_uuid = latest.current.conversation?.uuid
    const chat = socket()
    if (!conversation_uuid || !chat) return
    dispatch({ type: 'ending' })
    later('end', END_RESET_MS, () => dispatch({ type: 'endFailed' }))
    chat
      .ask('endConversation', { conversation_uuid })
      .then(({ conversation }) => {
        dispatch({ type: 'conversation', conversation })
      })
      .catch((error: unknown) => {
        dispatch({ type: 'endFailed' })
        const message =
          error instanceof RequestRefused ? error.message : t`Koneksi terputus. Coba lagi.`
        dispatch({ type: 'failed', message: t`[Error on End Chats]: ${message}` })
      })
      .finally(() => connection.stop('end'))
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
      skipRating()
      return null
    } catch (error) {
      return (error as Error).message
    }
  }

  const skipRating = () => {
    chatToken.clear()
    dispatch({ type: 'rated' })
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
    cancelUpload,
    writing: () => {
      const conversation_uuid = latest.current.conversation?.uuid
      if (!conversation_uuid || Date.now() - wroteAt.current < TYPING_EVERY_MS) return
      wroteAt.current = Date.now()
      socket()?.hint('typing', { conversation_uuid, is_typing: true })
    },
    seen: (sequence) => {
      later('read', READ_MS, () => {
        const conversation_uuid = latest.current.conversation?.uuid
        dispatch({ type: 'seen', sequence })
        if (conversation_uuid) socket()?.hint('readMessages', { conversation_uuid, sequence })
        later('highlight', HIGHLIGHT_MS, () => dispatch({ type: 'highlightOver' }))
      })
    },
    end,
    rate,
    skipRating,
  }
}
