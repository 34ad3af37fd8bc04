import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Award, PartyPopper } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { prospectsQuery } from '../../api/learning'
import { pathTo } from '../../app/paths'
import { Missing } from '../../features/certificates/Missing'
import type { Course } from '../../features/elearning/api'
import { WriteReview } from '../../features/reviews/WriteReview'
import { LinkButton } from '../../ui/Button'
import { Card } from '../../ui/Card'

interface CourseEndProps {
  course: Course
  /** The way to the list of contents where that is not beside it. */
  menu: ReactNode
  /** Whether the participant has just come here from a content. */
  isMovedTo: boolean
}

/** The page of a completed course after its last content: certificate and review. */
export function CourseEnd({ course, menu, isMovedTo }: CourseEndProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isMovedTo) heading.current?.focus({ preventScroll: true })
  }, [isMovedTo])
  return (
    <Card className="grid grid-cols-1 content-start gap-5 max-sm:border-0 max-sm:bg-transparent sm:p-7">
      <header className="grid gap-3">
        <div className="flex items-center justify-between gap-3">
          <PartyPopper aria-hidden className="size-8 shrink-0 text-success" />
          {menu}
        </div>
        <h2 ref={heading} tabIndex={-1} className="text-lg text-balance sm:text-xl">
          <Trans>Selamat! Anda telah menyelesaikan kursus ini.</Trans>
        </h2>
      </header>
      {course.certificate ? (
        <Issued number={course.certificate.number} />
      ) : (
        <Awaited slug={course.slug} />
      )}
      {course.review_item_id !== null && <WriteReview itemId={course.review_item_id} />}
    </Card>
  )
}

function Issued({ number }: { number: string }) {
  return (
    <div className="grid gap-3 sm:justify-items-start">
      <p>
        <Trans>Sertifikat Anda sudah terbit. Unduh, bagikan, atau tambahkan ke LinkedIn.</Trans>
      </p>
      <LinkButton to={pathTo('myCertificate', { number })}>
        <Award aria-hidden className="size-4.5" />
        <Trans>Lihat sertifikat</Trans>
      </LinkButton>
    </div>
  )
}

/** What a course that gives a certificate still needs for it. */
function Awaited({ slug }: { slug: string }) {
  const rows = useQuery(prospectsQuery()).data ?? []
  const prospect = rows.find((row) => row.kind === 'elearning' && row.slug === slug)
  if (!prospect) return null
  return (
    <section className="grid gap-2">
      <h3 className="text-base">
        <Trans>Menuju sertifikat</Trans>
      </h3>
      <Missing prospect={prospect} />
    </section>
  )
}
