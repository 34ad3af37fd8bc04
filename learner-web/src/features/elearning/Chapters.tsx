import { Trans, useLingui } from '@lingui/react/macro'
import { Circle, CircleCheck, Hourglass, Lock } from 'lucide-react'
import { formatDuration } from '../../lib/format'
import { cn } from '../../ui/cn'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import type { Course, CourseContent } from './api'

/** The place of the list in its page. */
export const CHAPTERS = 'daftar-materi'

interface ChaptersProps {
  course: Course
  shown: string | undefined
  onShow: (uuid: string) => void
}

/** The chapters with their contents; the one that is open is marked. */
export function Chapters({ course, shown, onShow }: ChaptersProps) {
  const { t } = useLingui()
  const contents = course.sections.flatMap((section) => section.contents)
  return (
    <nav
      id={CHAPTERS}
      aria-label={t`Daftar materi`}
      className="grid scroll-mt-20 content-start gap-5"
    >
      {course.sections.map((section) => (
        <section key={section.title} className="grid gap-1">
          <h2 className="px-3 text-sm font-semibold text-muted">
            <bdi>{section.title}</bdi>
          </h2>
          <ul>
            {section.contents.map((content) => (
              <li key={content.uuid}>
                <Row content={content} current={content.uuid === shown} onShow={onShow} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {contents.some(({ state }) => state === 'preparing') && (
        <p className="flex items-center gap-2 px-3 text-sm text-muted">
          <Hourglass aria-hidden className="size-4 shrink-0" />
          <Trans>Menyusul: materi ini masih disiapkan.</Trans>
        </p>
      )}
    </nav>
  )
}

interface RowProps {
  content: CourseContent
  current: boolean
  onShow: (uuid: string) => void
}

function Row({ content, current, onShow }: RowProps) {
  return (
    <button
      type="button"
      aria-current={current || undefined}
      onClick={() => onShow(content.uuid)}
      className={cn(
        'flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-2 text-start hover:bg-sunken',
        current && 'bg-primary-tint font-semibold text-primary',
      )}
    >
      <StateIcon state={content.state} />
      <span className="min-w-0 flex-1">
        <bdi>{content.title}</bdi>
      </span>
      <span className="shrink-0 text-sm font-normal text-muted">
        {formatDuration(content.duration_minutes)}
      </span>
    </button>
  )
}

function StateIcon({ state }: { state: CourseContent['state'] }) {
  if (state === 'completed')
    return (
      <>
        <CircleCheck aria-hidden className="size-5 shrink-0 text-success" />
        <VisuallyHidden>
          <Trans>Selesai</Trans>
        </VisuallyHidden>
      </>
    )
  if (state === 'locked')
    return (
      <>
        <Lock aria-hidden className="size-5 shrink-0 text-muted" />
        <VisuallyHidden>
          <Trans>Terkunci</Trans>
        </VisuallyHidden>
      </>
    )
  if (state === 'preparing')
    return (
      <>
        <Hourglass aria-hidden className="size-5 shrink-0 text-muted" />
        <VisuallyHidden>
          <Trans>Menyusul</Trans>
        </VisuallyHidden>
      </>
    )
  return <Circle aria-hidden className="size-5 shrink-0 text-muted" />
}
