import { Trans } from '@lingui/react/macro'
import type { ChatCard } from '../../api/chat/types'
import { formatDate, formatRupiah } from '../../lib/format'
import { Linked } from './Linked'
import { OwnPage } from './OwnPage'

interface ProductCardsProps {
  cards: readonly ChatCard[]
  /** The text version: its first and last paragraph are around the cards. */
  text: string
}

/** Products that the bot found, each leading to its page. */
export function ProductCards({ cards, text }: ProductCardsProps) {
  const paragraphs = text.split('\n\n')
  return (
    <div className="grid gap-2">
      <p>{paragraphs[0]}</p>
      {cards.map((card) => (
        <ProductCard key={card.url} card={card} />
      ))}
      <p>
        <Linked text={paragraphs.at(-1) ?? ''} />
      </p>
    </div>
  )
}

function ProductCard({ card }: { card: ChatCard }) {
  const when = card.starts_at ? formatDate(card.starts_at) : ''
  const facts = [card.kind, when, card.place].filter(Boolean).join(' · ')
  return (
    <OwnPage
      href={card.url}
      className="grid gap-0.5 rounded-control border border-line bg-surface px-3 py-2 text-start whitespace-normal transition-colors hover:border-primary"
    >
      <span className="font-semibold text-strong underline">{card.title}</span>
      <span className="text-sm text-muted">{facts}</span>
      <span className={card.price === 0 ? 'font-bold text-success' : 'font-bold text-price'}>
        {card.price === 0 ? <Trans>Gratis</Trans> : <bdi dir="ltr">{formatRupiah(card.price)}</bdi>}
      </span>
    </OwnPage>
  )
}
