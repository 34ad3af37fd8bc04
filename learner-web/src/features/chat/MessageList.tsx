import { useLingui } from '@lingui/react/macro'
import { Fragment, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ChatMessage } from '../../api/chat/types'
import { formatDate } from '../../lib/format'
import { cn } from '../../ui/cn'
import { DraftBubble, MessageBubble, type Receipt } from './Bubbles'
import { ImageViewer } from './ImageViewer'
import { beginsDay, turnOf } from './turns'
import type { Chat } from './useChat'

const NEAR_END = 120

/** The messages; what is new is marked until it has been scrolled into view. */
export function MessageList({ chat }: { chat: Chat }) {
  const { t } = useLingui()
  const { state } = chat
  const list = useRef<HTMLDivElement>(null)
  const [image, setImage] = useState<string | null>(null)
  const last = state.messages.at(-1)?.sequence ?? 0
  const agentRead = state.conversation?.agent_read ?? 0
  const lastOwn = state.messages.findLast((one) => one.is_mine)?.sequence
  useFollowEnd(list, last + state.drafts.length)
  useSeen(list, chat, last)
  const images = state.messages.flatMap((one) => (one.file_url ? [one.file_url] : []))
  return (
    <div
      ref={list}
      role="log"
      aria-label={t`Pesan`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="flex-1 space-y-3 overflow-y-auto overscroll-contain px-4 py-4 focus-visible:-outline-offset-2"
    >
      {state.messages.map((message, index) => (
        <Fragment key={message.sequence}>
          {beginsDay(state.messages, index) && <Day of={message.datetime} />}
          <MessageBubble
            message={message}
            isNew={
              !message.is_mine &&
              message.sequence > Math.min(state.seen, state.highlighted || state.seen)
            }
            isActive={isActive(state.messages, index) && !state.conversation?.ended_at}
            {...(message.sequence === lastOwn && { receipt: receiptOf(message, agentRead) })}
            turn={turnOf(state.messages, index)}
            onChoose={chat.send}
            onImage={setImage}
          />
        </Fragment>
      ))}
      {state.drafts.map((draft) => (
        <DraftBubble key={draft.client_id} draft={draft} onRetry={() => chat.retry(draft)} />
      ))}
      {state.typing && <Writing name={state.typing} />}
      {image && <ImageViewer images={images} shown={image} onShow={setImage} />}
    </div>
  )
}

/** Three dots where the next words will stand; the head of the window says it in words. */
const Writing = ({ name }: { name: string }) => (
  <div aria-hidden className="flex flex-col items-start">
    <span className="mb-0.5 text-xs font-semibold text-muted">{name}</span>
    <span className="flex gap-1 rounded-card bg-sunken px-4 py-3.5">
      {['', '[animation-delay:150ms]', '[animation-delay:300ms]'].map((delay) => (
        <span key={delay} className={cn('size-2 animate-pulse rounded-full bg-muted', delay)} />
      ))}
    </span>
  </div>
)

const receiptOf = ({ sequence }: ChatMessage, agentRead: number): Receipt =>
  sequence <= agentRead ? 'read' : 'sent'

const Day = ({ of }: { of: string }) => (
  <p className="text-center text-xs font-semibold text-muted">
    <time dateTime={of}>{formatDate(of)}</time>
  </p>
)

/** Options can be clicked while nobody has answered them. */
function isActive(messages: readonly ChatMessage[], index: number): boolean {
  return messages.slice(index + 1).every((later) => later.type === 'system')
}

/** Stays at the end while somebody reads there, also when a picture above grows. */
function useFollowEnd(list: React.RefObject<HTMLDivElement | null>, count: number): void {
  const wasNearEnd = useRef(true)
  useEffect(() => {
    const element = list.current
    const look = () => {
      if (element)
        wasNearEnd.current =
          element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END
    }
    const follow = () => {
      if (wasNearEnd.current) element?.scrollTo({ top: element.scrollHeight })
    }
    element?.addEventListener('scroll', look, { passive: true })
    element?.addEventListener('load', follow, true)
    // The line to write in has grown, or the keyboard has come.
    const sizes = new ResizeObserver(follow)
    if (element) sizes.observe(element)
    return () => {
      sizes.disconnect()
      element?.removeEventListener('scroll', look)
      element?.removeEventListener('load', follow, true)
    }
  }, [list])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the number of messages
  useLayoutEffect(() => {
    if (wasNearEnd.current) list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [count, list])
}

/** Tells how far the messages have been seen: the window is open, the tab in front, the end in view. */
function useSeen(list: React.RefObject<HTMLDivElement | null>, chat: Chat, last: number): void {
  const seen = useRef(chat.seen)
  seen.current = chat.seen
  useEffect(() => {
    const element = list.current
    const look = () => {
      if (!element || document.visibilityState !== 'visible' || last === 0) return
      if (element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END)
        seen.current(last)
    }
    look()
    element?.addEventListener('scroll', look, { passive: true })
    document.addEventListener('visibilitychange', look)
    return () => {
      element?.removeEventListener('scroll', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [last, list])
}
