import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { components } from '../../api/schema'
import type { KindSlug } from '../../api/types'
import { Avatar } from '../../ui/Avatar'
import { Card } from '../../ui/Card'
import { InIndonesian } from '../../ui/InIndonesian'
import { PageSection } from '../../ui/PageSection'
import { Skeleton } from '../../ui/Skeleton'
import { Stars } from '../../ui/Stars'
import { strip } from '../../ui/strip'
import { TitleText } from '../../ui/TitleText'
import { UntranslatedText } from '../../ui/UntranslatedText'
import { ProductLink } from '../catalogue/ProductLink'
import { Clients } from './HomeExtras'
import { NumberBand } from './NumberBand'
import { storefrontQuery, testimonialsQuery } from './queries'

const TeacherButton = lazy(async () => ({
  default: (await import('../teachers/TeacherButton')).TeacherButton,
}))

type Schemas = components['schemas']

const TESTIMONIALS = 3

/** Why one may trust the house: its numbers, who works with it, and what participants say. */
export function Proof() {
  const { data, isPending } = useQuery(storefrontQuery())
  return (
    <>
      {isPending && <Skeleton className="mt-6 h-25 rounded-card" />}
      {data && <NumberBand numbers={data.numbers} />}
      <Clients />
      <Testimonials />
    </>
  )
}

/** What participants say. */
export function Testimonials() {
  const reviews = useQuery(testimonialsQuery(TESTIMONIALS)).data ?? []
  if (reviews.length === 0) return null
  return (
    <PageSection title={<Trans>Kata peserta</Trans>}>
      <InIndonesian language="id" />
      <ul className={`${strip} desk:grid-cols-3`}>
        {reviews.map((review) => (
          <li key={review.review_id} className="w-[84%] shrink-0 snap-start sm:w-auto">
            <Testimonial review={review} />
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

function Testimonial({ review }: { review: Schemas['ReviewOut'] }) {
  const { author, text, rating, product } = review
  return (
    <Card className="flex h-full flex-col gap-3 p-4.5">
      <Stars rating={rating} />
      <blockquote className="text-[15px] text-ink">
        <UntranslatedText>{text}</UntranslatedText>
      </blockquote>
      <footer className="mt-auto flex items-center gap-3 pt-1">
        <Avatar name={author} className="size-10 text-sm" />
        <div className="grid min-w-0 text-sm">
          <strong className="text-strong">
            <UntranslatedText>{author}</UntranslatedText>
          </strong>
          <ProductLink
            kind={product.kind as KindSlug}
            slug={product.slug}
            className="line-clamp-2 leading-snug text-muted hover:text-primary hover:underline"
          >
            <TitleText>{product.title}</TitleText>
          </ProductLink>
        </div>
      </footer>
    </Card>
  )
}

/** Who teaches. */
export function Instructors() {
  const instructors = useQuery(storefrontQuery()).data?.instructors ?? []
  if (instructors.length === 0) return null
  return (
    <PageSection
      title={<Trans>Belajar dari praktisi</Trans>}
      lead={<Trans>Mereka masih bekerja di bidang yang mereka ajarkan.</Trans>}
    >
      <ul className="-mx-4 -mt-1 flex snap-x scroll-px-4 gap-3.5 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:grid sm:grid-cols-4 sm:gap-5 sm:px-0 desk:grid-cols-8 desk:gap-3">
        {instructors.map((teacher) => (
          <li key={teacher.slug} className="w-32 shrink-0 snap-start sm:w-auto">
            <figure className="group relative grid justify-items-center gap-2.5 text-center">
              <Avatar
                name={teacher.name}
                src={teacher.photo_url}
                className="size-20 text-2xl transition-shadow group-hover:ring-2 group-hover:ring-primary"
              />
              <figcaption className="grid gap-0.5">
                <strong className="text-[15px] leading-snug text-strong">
                  <Suspense fallback={<UntranslatedText>{teacher.name}</UntranslatedText>}>
                    <TeacherButton teacher={teacher} className="text-center" />
                  </Suspense>
                </strong>
                <span className="line-clamp-2 text-[13px] text-muted">
                  <TitleText>{teacher.title}</TitleText>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
