import { Trans, useLingui } from '@lingui/react/macro'
import { Bot, ChevronDown, WifiOff } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Avatar } from '../../ui/Avatar'
import { cn } from '../../ui/cn'
import { Composer } from './Composer'
import { EndConfirm } from './EndConfirm'
import { FeedbackPanel } from './FeedbackPanel'
import { FirstMessage } from './FirstMessage'
import { HistoryLink } from './HistoryLink'
import { MessageList } from './MessageList'
import { agentIn, canEnd, unreadOf } from './machine'
import { PreChatForm } from './PreChatForm'
import { QueueNotice } from './QueueNotice'
import { ResolvedNotice } from './ResolvedNotice'
import { SiDuxiPicture } from './SiDuxiPicture'
import { type Chat, useChat } from './useChat'
import { useEndToast } from './useEndToast'
import { isFullScreen, useFullScreen } from './useFullScreen'

const EVERY_SECOND = 1000
const LONG_MS = 3000

interface ChatPanelProps {
  isSignedIn: boolean
  isOpen: boolean
  onClose: () => void
  onUnread: (count: number) => void
}

/** The window: full screen below 500 px, a panel above. It stays alive while it is closed. */
export function ChatPanel({ isSignedIn, isOpen, onClose, onUnread }: ChatPanelProps) {
  const { t } = useLingui()
  const chat = useChat(isSignedIn)
  const unread = unreadOf(chat.state)
  const panel = useRef<HTMLElement>(null)
  useEffect(() => onUnread(unread), [unread, onUnread])
  useEffect(() => {
    if (isOpen) panel.current?.focus()
  }, [isOpen])
  useFullScreen(panel, isOpen)
  useEndToast(chat.state.phase)
  if (!isOpen) return null
  const onKeyDown = (event: KeyboardEvent) => {
    // A dialog in the window closes itself, not the window.
    const isInDialog = (event.target as Element).closest('dialog') !== null
    if (event.key === 'Escape' && !isInDialog) onClose()
  }
  return (
    <section
      ref={panel}
      tabIndex={-1}
      data-chat-window
      aria-label={t`Chat Si Duxi`}
      onKeyDown={onKeyDown}
      onClick={(event) => leadsAway(event.target) && onClose()}
      className="no-print fixed inset-x-0 top-[var(--seen-top,0px)] z-50 flex h-[var(--seen-height,100dvh)] flex-col bg-surface outline-none min-[500px]:inset-auto min-[500px]:end-4 min-[500px]:bottom-[calc(var(--bottom-nav,0px)+1rem)] desk:bottom-4 min-[500px]:h-[min(40rem,calc(100dvh-var(--bottom-nav,0px)-2rem))] min-[500px]:w-96 min-[500px]:overflow-hidden min-[500px]:rounded-card min-[500px]:border min-[500px]:border-line min-[500px]:shadow-overlay"
    >
      <Head chat={chat} isSignedIn={isSignedIn} onClose={onClose} />
      <ConnectionNotice chat={chat} />
      <Body chat={chat} isSignedIn={isSignedIn} />
    </section>
  )
}

/** A page that was chosen would open behind a window that has the whole screen. */
const leadsAway = (target: EventTarget) =>
  target instanceof Element && target.closest('a:not([target])') && isFullScreen()

interface HeadProps {
  chat: Chat
  isSignedIn: boolean
  onClose: () => void
}

function Head({ chat, isSignedIn, onClose }: HeadProps) {
  const { t } = useLingui()
  const { state } = chat
  const [asks, setAsks] = useState(false)
  const mayEnd = useMayEnd(chat)
  const agent = agentIn(state)
  return (
    <header className="flex items-center gap-3 bg-primary ps-4 pe-1.5 py-2 text-on-primary">
      {agent ? <Avatar name={agent} /> : <SiDuxiAvatar />}
      <div className="min-w-0 flex-1">
        <h2 className="truncate text-base font-bold text-on-primary">{agent ?? 'Si Duxi'}</h2>
        <p className="flex items-start gap-1.5 text-xs" aria-live="polite">
          <Dot isOn={state.isConnected} />
          <span className="leading-tight">
            <Status chat={chat} />
          </span>
        </p>
      </div>
      {isSignedIn && <HistoryLink />}
      {state.phase === 'chatting' && (
        <button
          type="button"
          aria-label={t`Akhiri percakapan`}
          disabled={!mayEnd}
          onClick={() => setAsks(true)}
          className="min-h-9 shrink-0 rounded-full border border-on-primary/50 px-3 text-xs font-semibold transition-colors not-disabled:hover:bg-on-primary/15 disabled:opacity-50"
        >
          <Trans>Akhiri</Trans>
        </button>
      )}
      <button
        type="button"
        title={t`Kecilkan`}
        aria-label={t`Kecilkan`}
        onClick={onClose}
        className="grid size-11 shrink-0 place-items-center rounded-control transition-colors hover:bg-on-primary/15"
      >
        <ChevronDown aria-hidden className="size-6" />
      </button>
      <EndConfirm
        open={asks}
        onNo={() => setAsks(false)}
        onYes={() => {
          setAsks(false)
          chat.end()
        }}
      />
    </header>
  )
}

const Dot = ({ isOn }: { isOn: boolean }) => (
  <span
    aria-hidden
    className={cn(
      'mt-[3.5px] size-2 shrink-0 rounded-full',
      isOn ? 'bg-current' : 'animate-pulse border border-current',
    )}
  />
)

const SiDuxiAvatar = () => (
  <span className="grid size-9 shrink-0 place-items-center rounded-full bg-on-primary/15">
    <SiDuxiPicture
      which="siduxi_avatar"
      size={36}
      className="size-full rounded-full"
      otherwise={<Bot aria-hidden className="size-5" />}
    />
  </span>
)

function Status({ chat: { state } }: { chat: Chat }) {
  if (!state.isConnected) return <Trans>Menghubungkan</Trans>
  if (state.phase === 'terminating') return <Trans>Mengakhiri sesi</Trans>
  if (state.typing) return <Trans>Menulis pesan</Trans>
  if (agentIn(state)) return <Trans>Agen Duxi</Trans>
  return <Trans>Asisten otomatis, 24 jam</Trans>
}

function Body({ chat, isSignedIn }: { chat: Chat; isSignedIn: boolean }) {
  const { state } = chat
  const mayEnd = useMayEnd(chat)
  if (state.phase === 'feedback')
    return (
      // A window that has the whole screen leaves room for the toast.
      <div className="flex min-h-0 flex-1 flex-col max-[499px]:pt-16">
        <FeedbackPanel scale={state.scala} onRate={chat.rate} onSkip={chat.skipRating} />
      </div>
    )
  if (state.phase === 'connecting') return <Waiting />
  if (!state.conversation)
    return isSignedIn ? <FirstMessage chat={chat} /> : <PreChatForm chat={chat} />
  return (
    <>
      {state.conversation.status === 'queued' && (
        <QueueNotice place={state.queue} isStaffed={state.isStaffed} hours={state.hours} />
      )}
      <MessageList chat={chat} />
      <ResolvedNotice status={state.conversation.status} mayEnd={mayEnd} onEnd={chat.end} />
      <Composer chat={chat} />
    </>
  )
}

function Waiting() {
  return (
    <div role="status" className="grid flex-1 place-items-center text-muted">
      <Trans>Menghubungkan</Trans>
    </div>
  )
}

/** What was said before is not lost while the connection is; a moment without it is not worth a word. */
function ConnectionNotice({ chat: { state } }: { chat: Chat }) {
  const [isLong, setLong] = useState(false)
  const isLost = !state.isConnected && state.phase !== 'connecting'
  useEffect(() => {
    if (!isLost) return setLong(false)
    const timer = setTimeout(() => setLong(true), LONG_MS)
    return () => clearTimeout(timer)
  }, [isLost])
  if (!isLong) return null
  return (
    <p
      role="status"
      className="flex items-center gap-2 bg-warning-tint px-4 py-2 text-sm text-warning"
    >
      <WifiOff aria-hidden className="size-4 shrink-0" />
      <Trans>Koneksi terputus. Pesan Anda terkirim begitu tersambung lagi.</Trans>
    </p>
  )
}

/** Whether the chat may be ended, looked at every second until it may. */
function useMayEnd({ state }: Chat): boolean {
  const [now, setNow] = useState(Date.now)
  const may = canEnd(state, now)
  useEffect(() => {
    if (may || state.phase !== 'chatting') return
    const timer = setInterval(() => setNow(Date.now()), EVERY_SECOND)
    return () => clearInterval(timer)
  }, [may, state.phase])
  return may
}
