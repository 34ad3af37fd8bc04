import { Trans, useLingui } from '@lingui/react/macro'
import { Check, CheckCheck, RotateCw } from 'lucide-react'
import type { ChatMessage, ChatOption } from '../../api/chat/types'
import { formatTime } from '../../lib/format'
import { Button } from '../../ui/Button'
import { cn } from '../../ui/cn'
import { Linked, leadsOn } from './Linked'
import type { Draft } from './machine'
import { ProductCards } from './ProductCards'
import { ALONE, type Turn } from './turns'

export type Receipt = 'sent' | 'read'

interface MessageBubbleProps {
  message: ChatMessage
  isNew: boolean
  isActive: boolean
  /** The delivery status of the user's newest message. */
  receipt?: Receipt
  turn?: Turn
  onChoose: (label: string, value: string) => void
  onImage: (url: string) => void
}

/** One message as its kind wants it. */
export function MessageBubble(props: MessageBubbleProps) {
  const { message, isNew, isActive, receipt, turn = ALONE, onChoose, onImage } = props
  if (message.type === 'system')
    return (
      <p dir="auto" className="text-center text-xs text-muted">
        {String(message.content)}
      </p>
    )
  if (typeof message.content !== 'string')
    return isActive ? (
      <Options options={message.content} onChoose={onChoose} />
    ) : (
      <PastOptions options={message.content} />
    )
  return (
    <div
      className={cn(
        'flex flex-col',
        message.is_mine ? 'items-end' : 'items-start',
        !turn.begins && '-mt-2',
      )}
    >
      {!message.is_mine && turn.begins && <Speaker message={message} />}
      <div
        dir="auto"
        className={cn(
          'max-w-[85%] rounded-2xl px-3.5 py-2 text-[15px] break-words whitespace-pre-wrap transition-colors',
          message.is_mine
            ? 'rounded-ee-md bg-primary text-on-primary'
            : 'rounded-es-md bg-sunken text-ink',
          isNew && 'ring-2 ring-primary-line',
        )}
      >
        <Content message={message} text={message.content} onImage={onImage} />
      </div>
      {(turn.ends || receipt) && <Sent at={message.datetime} receipt={receipt} />}
    </div>
  )
}

/** Who speaks, and whether it is a person. */
function Speaker({ message: { user_name, sender } }: { message: ChatMessage }) {
  return (
    <span className="mb-0.5 text-xs font-semibold text-muted">
      {user_name}
      {sender === 'agent' && (
        <>
          {' · '}
          <Trans>Agen Duxi</Trans>
        </>
      )}
    </span>
  )
}

function Sent({ at, receipt }: { at: string; receipt: Receipt | undefined }) {
  return (
    <p className="mt-0.5 flex items-center gap-1 text-xs text-muted">
      <time dateTime={at}>{formatTime(at)}</time>
      {receipt && <span aria-hidden>·</span>}
      {receipt === 'sent' && (
        <>
          <Check aria-hidden className="size-3.5" />
          <Trans>Terkirim</Trans>
        </>
      )}
      {receipt === 'read' && (
        <span className="flex items-center gap-1 font-semibold text-primary">
          <CheckCheck aria-hidden className="size-3.5" />
          <Trans>Dibaca</Trans>
        </span>
      )}
    </p>
  )
}

interface ContentProps {
  message: ChatMessage
  text: string
  onImage: (url: string) => void
}

function Content({ message, text, onImage }: ContentProps) {
  if (message.file_url)
    return <Picture message={message} url={message.file_url} onImage={onImage} />
  if (message.cards.length > 0) return <ProductCards cards={message.cards} text={text} />
  return <Answer text={text} />
}

/** What leads on to a page begins with its title. */
function Answer({ text }: { text: string }) {
  const [title, ...paragraphs] = text.split('\n\n')
  if (paragraphs.length < 2 || !leadsOn(text)) return <Linked text={text} />
  return (
    <>
      <strong className="mb-1.5 block text-strong">{title}</strong>
      <Linked text={paragraphs.join('\n\n')} />
    </>
  )
}

interface PictureProps {
  message: ChatMessage
  url: string
  onImage: (url: string) => void
}

function Picture({ message, url, onImage }: PictureProps) {
  const { t } = useLingui()
  const name = message.user_name
  return (
    <button type="button" onClick={() => onImage(url)} className="block">
      <img
        src={url}
        alt={t`Gambar dari ${name}`}
        className="max-h-48 min-h-12 rounded-control"
        loading="lazy"
      />
    </button>
  )
}

/** What could be chosen once. */
const PastOptions = ({ options }: { options: readonly ChatOption[] }) => (
  <p className="-mt-1 text-xs text-muted">{options.map(({ label }) => label).join(' · ')}</p>
)

interface OptionsProps {
  options: readonly ChatOption[]
  onChoose: (label: string, value: string) => void
}

function Options({ options, onChoose }: OptionsProps) {
  const { t } = useLingui()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend on the screen
    <div role="group" aria-label={t`Pilihan jawaban`} className="flex flex-wrap gap-2">
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          onClick={() => onChoose(option.label, option.value)}
          className="min-h-11 rounded-full border border-primary px-4 py-1.5 text-start text-sm font-semibold text-primary transition-colors hover:bg-primary-tint"
        >
          <bdi>{option.label}</bdi>
        </button>
      ))}
    </div>
  )
}

/** An unacknowledged message of the user. */
export function DraftBubble({ draft, onRetry }: { draft: Draft; onRetry: () => void }) {
  return (
    <div className="flex flex-col items-end">
      <div
        dir="auto"
        className="max-w-[85%] rounded-2xl rounded-ee-md bg-primary/70 px-3.5 py-2 text-[15px] break-words whitespace-pre-wrap text-on-primary"
      >
        {draft.content}
      </div>
      {draft.failed ? (
        <Button variant="ghost" size="sm" onClick={onRetry} className="text-danger">
          <RotateCw aria-hidden className="size-4" />
          <Trans>Gagal terkirim. Coba lagi</Trans>
        </Button>
      ) : (
        <span className="mt-0.5 text-xs text-muted">
          <Trans>Mengirim…</Trans>
        </span>
      )}
    </div>
  )
}
