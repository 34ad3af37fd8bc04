import { useLingui } from '@lingui/react/macro'
import type { NewsCard } from '../../api/accountTypes'
import { formatDate } from '../../lib/format'
import { Card } from '../../ui/Card'

/** An article in short. */
export function NewsTile({ card }: { card: NewsCard }) {
  const { i18n } = useLingui()
  return (
    <Card className="h-full overflow-hidden">
      <article className="flex h-full flex-col">
        {card.image_url && (
          <img
            src={card.image_url}
            alt=""
            loading="lazy"
            className="aspect-video w-full bg-sunken object-cover"
          />
        )}
        <div className="grid gap-1.5 p-4.5">
          <p className="text-[13px] font-semibold text-muted">
            <time dateTime={card.published_at}>{formatDate(card.published_at, i18n.locale)}</time>
          </p>
          <h3 className="text-base leading-snug">{card.title}</h3>
          <p className="line-clamp-3 text-[15px] text-muted">{card.summary}</p>
        </div>
      </article>
    </Card>
  )
}
