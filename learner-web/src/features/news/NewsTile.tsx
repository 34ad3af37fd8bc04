import { Trans } from '@lingui/react/macro'
import { Newspaper } from 'lucide-react'
import type { NewsCard } from '../../api/accountTypes'
import { to } from '../../app/paths'
import { formatShortDate } from '../../lib/format'
import { Card } from '../../ui/Card'
import { cn } from '../../ui/cn'
import { Link } from '../../ui/Link'
import { Picture } from '../../ui/Picture'
import { TitleText } from '../../ui/TitleText'

/** How wide pictures are in rows of one, two and three tiles. */
const PICTURE_SIZES = '(min-width: 80rem) 24rem, (min-width: 40rem) 46vw, 92vw'

interface NewsTileProps {
  card: NewsCard
  /** The newest one: a large picture over its words. */
  isLead?: boolean
  /** Its picture is above its words on phones as well, for a row that scrolls. */
  isInStrip?: boolean
  heading?: 'h2' | 'h3'
}

/** An article in short; the whole tile leads to it. */
export function NewsTile(props: NewsTileProps) {
  const { card, isLead = false, isInStrip = false, heading: Heading = 'h3' } = props
  return (
    <Card interactive className="group h-full overflow-hidden">
      <article
        className={cn(
          'h-full',
          isLead || isInStrip
            ? 'flex flex-col'
            : 'grid grid-cols-[7.5rem_minmax(0,1fr)] sm:flex sm:flex-col',
        )}
      >
        <NewsPicture
          url={card.image_url}
          focus={{ x: card.focus_x, y: card.focus_y }}
          eager={isLead}
          className={shapeOf({ isLead, isInStrip })}
        />
        <div className={cn('grid content-start gap-1.5 p-3.5 sm:p-4.5', isLead && 'sm:p-6')}>
          <NewsFacts card={card} />
          <Heading className={cn('leading-snug', isLead ? 'text-xl md:text-2xl' : 'text-base')}>
            <Link
              to={to.article(card.slug)}
              className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary group-hover:text-primary"
            >
              <TitleText>{card.title}</TitleText>
            </Link>
          </Heading>
          <p
            className={cn(
              'text-muted',
              isLead ? 'md:text-lg' : 'line-clamp-3 text-[15px] max-sm:hidden',
            )}
          >
            <bdi>{card.summary}</bdi>
          </p>
        </div>
      </article>
    </Card>
  )
}

function shapeOf({ isLead, isInStrip }: Pick<NewsTileProps, 'isLead' | 'isInStrip'>) {
  if (isLead) return 'xl:aspect-auto xl:flex-1'
  return isInStrip ? 'max-sm:aspect-2/1' : 'h-full max-sm:aspect-auto sm:h-auto'
}

type Facts = Pick<NewsCard, 'published_at' | 'reading_minutes'>

/** The day of an article, and how long it takes to read. */
export function NewsFacts({ card: { published_at, reading_minutes } }: { card: Facts }) {
  return (
    <p className="text-[13px] font-semibold text-muted">
      <time dateTime={published_at}>{formatShortDate(published_at)}</time>
      {'\u00a0· '}
      <span className="whitespace-nowrap">
        <Trans>{reading_minutes} menit baca</Trans>
      </span>
    </p>
  )
}

interface NewsPictureProps {
  url: string | null
  focus?: { x: number; y: number }
  eager?: boolean
  className?: string | undefined
}

/** An article's picture, or our pattern, in a frame of fixed shape. */
export function NewsPicture({ url, focus, eager = false, className }: NewsPictureProps) {
  return (
    <div
      className={cn(
        'relative grid aspect-video place-items-center overflow-hidden bg-[#134e4a] text-white',
        className,
      )}
    >
      {url ? (
        <Picture
          src={url}
          sizes={eager ? '(min-width: 48rem) 48rem, 100vw' : PICTURE_SIZES}
          first={eager}
          focus={focus}
          className="absolute inset-0 size-full object-cover"
        />
      ) : (
        <>
          <span aria-hidden className="batik absolute inset-0 opacity-10" />
          <Newspaper aria-hidden className="size-10 opacity-80" />
        </>
      )}
    </div>
  )
}
