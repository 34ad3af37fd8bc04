import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { NewsCard } from '../../api/accountTypes'
import { clientsQuery, latestNewsQuery } from '../../api/content'
import { faqsQuery } from '../../api/faqs'
import { paths } from '../../app/paths'
import { formatDate } from '../../lib/format'
import { Card } from '../../ui/Card'
import { cn } from '../../ui/cn'
import { Link } from '../../ui/Link'
import { PageSection } from '../../ui/PageSection'
import { Picture } from '../../ui/Picture'
import { cardStrip } from '../../ui/strip'
import { TitleText } from '../../ui/TitleText'
import { UntranslatedText } from '../../ui/UntranslatedText'
import { FaqList } from '../chapters/FaqList'

const NEWS = 3
const QUESTIONS = 5

/** Who learns and works with the house. */
export function Clients() {
  const id = useId()
  const clients = useQuery(clientsQuery()).data ?? []
  if (clients.length === 0) return null
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-2 pt-6 desk:gap-3">
      <h2
        id={id}
        className="text-base desk:text-center desk:text-sm desk:font-semibold desk:text-muted"
      >
        <Trans>Dipercaya oleh</Trans>
      </h2>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls sideways, by keyboard as well
        tabIndex={0}
        className="fade-edges -mx-4 flex min-w-0 items-center gap-x-9 overflow-x-auto px-4 py-1 sm:mx-0 sm:px-0 desk:mask-none desk:animate-none desk:flex-wrap desk:justify-center desk:gap-x-6 desk:gap-y-2"
      >
        {clients.map(({ name, logo_url }) => (
          <li key={name} className="flex min-h-10 shrink-0 items-center font-semibold text-muted">
            {logo_url ? (
              <Picture
                src={logo_url}
                alt={name}
                sizes="9rem"
                className="h-9 w-auto desk:h-8 dark:brightness-150"
              />
            ) : (
              <UntranslatedText>{name}</UntranslatedText>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The newest articles. */
export function LatestNews() {
  const news = useQuery(latestNewsQuery(NEWS)).data ?? []
  if (news.length === 0) return null
  return (
    <PageSection title={<Trans>Kabar terbaru</Trans>} all={paths.news}>
      <ul className={cn(cardStrip, 'xl:grid-cols-3')}>
        {news.map((card) => (
          <li key={card.slug}>
            <NewsTeaser card={card} />
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

function NewsTeaser({ card }: { card: NewsCard }) {
  return (
    <Card interactive className="group h-full overflow-hidden">
      {card.image_url && (
        <Picture
          src={card.image_url}
          sizes="(min-width: 80rem) 24rem, (min-width: 40rem) 46vw, 92vw"
          className="aspect-[5/2] w-full bg-sunken object-cover"
        />
      )}
      <div className="grid gap-1.5 p-4.5">
        <p className="text-[13px] font-semibold text-muted">
          <time dateTime={card.published_at}>{formatDate(card.published_at)}</time>
        </p>
        <h3 className="text-base leading-snug">
          <Link
            to={`${paths.news}/${card.slug}`}
            className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary group-hover:text-primary"
          >
            <TitleText>{card.title}</TitleText>
          </Link>
        </h3>
        <p className="line-clamp-2 text-[15px] text-muted max-sm:hidden">
          <bdi>{card.summary}</bdi>
        </p>
      </div>
    </Card>
  )
}

/** A few questions that people ask first. */
export function FaqTeaser() {
  const faqs = useQuery(faqsQuery('help', { rows: QUESTIONS })).data?.rows ?? []
  if (faqs.length === 0) return null
  return (
    <PageSection title={<Trans>Pertanyaan yang sering diajukan</Trans>} all={paths.helpCenter}>
      <FaqList isShort faqs={faqs} />
    </PageSection>
  )
}
