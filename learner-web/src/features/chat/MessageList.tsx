import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowDown } from 'lucide-react'
import { Fragment, useRef, useState } from 'react'
import type { ChatMessage } from '../../api/chat/types'
import { formatDate } from '../../lib/format'
import { cn } from '../../ui/cn'
import { DraftBubble, MessageBubble, type Receipt } from './Bubbles'
import { ImageViewer } from './ImageViewer'
import { unreadOf } from './machine'
import { useAutoScroll, useIsScrolledUp, useSeen } from './scrolling'
import { beginsDay, turnOf } from './turns'
import type { Chat } from './useChat'

/** The messages; what is new is marked until it has been scrolled into view. */
export function MessageList({ chat }: { chat: Chat }) {
  const { t } = useLingui()
  const { state } = chat
  const list = useRef<HTMLDivElement>(null)
  const [image, setImage] = useState<string | null>(null)
  const last = state.messages.at(-1)?.sequence ?? 0
  const agentRead = state.conversation?.agent_read ?? 0
  const lastOwn = state.messages.findLast((one) => one.is_mine)?.sequence
  useAutoScroll(list, state)
  const isScrolledUp = useIsScrolledUp(list)
  useSeen(list, chat, last)
  const images = state.messages.flatMap((one) => (one.file_url ? [one.file_url] : []))
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
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
            <div data-sequence={message.sequence}>
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
            </div>
          </Fragment>
        ))}
        {state.drafts.map((draft) => (
          <DraftBubble key={draft.client_id} draft={draft} onRetry={() => chat.retry(draft)} />
        ))}
        {state.typing && <Writing name={state.typing} />}
        {image && <ImageViewer images={images} shown={image} onShow={setImage} />}
      </div>
      {isScrolledUp && <ScrollToNewest list={list} hasNew={unreadOf(state) > 0} />}
    </div>
  )
}

interface ScrollToNewestProps {
  list: React.RefObject<HTMLDivElement | null>
  hasNew: boolean
}

/** Scrolls to the last message; says so if it has not been read. */
function ScrollToNewest({ list, hasNew }: ScrollToNewestProps) {
  const { t } = useLingui()
  const go = () => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
    list.current?.focus({ preventScroll: true })
  }
  return (
    <button
      type="button"
      aria-label={hasNew ? t`Ke pesan baru` : t`Ke pesan terakhir`}
      onClick={go}
      className="absolute inset-x-0 bottom-3 mx-auto flex min-h-11 w-fit min-w-11 items-center justify-center gap-1.5 rounded-full border border-line bg-surface px-3 text-sm font-semibold text-primary shadow-overlay transition-colors hover:bg-primary-tint"
    >
      {hasNew && <Trans>Pesan baru</Trans>}
      <ArrowDown aria-hidden className="size-4.5" />
    </button>
  )
}

/** Three dots in the place of the next message; the window's header says the same in words. */
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

/** Options can be clicked until they are answered. */
function isActive(messages: readonly ChatMessage[], index: number): boolean {
  return messages.slice(index + 1).every((later) => later.type === 'system')
}
