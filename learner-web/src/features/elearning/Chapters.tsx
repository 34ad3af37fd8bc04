import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck, Hourglass, Lock } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { formatDuration } from '../../lib/format'
import { bringIntoSight } from '../../ui/bringIntoSight'
import { cn } from '../../ui/cn'
import { TitleText } from '../../ui/TitleText'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import type { Course, CourseContent } from './api'
import { LESSON_ICONS, LESSON_NAMES } from './lessonTypes'
import { MaterialsDone } from './MaterialsDone'

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
    <nav aria-label={t`Daftar materi`} className="grid content-start gap-5">
      {course.sections.map((section) => (
        <section key={section.title} className="grid gap-1">
          <SectionTitle section={section} />
          <ul className="grid gap-0.5">
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

function SectionTitle({ section: { title, contents } }: { section: Course['sections'][number] }) {
  const done = contents.filter(({ state }) => state === 'completed').length
  return (
    <h2 className="flex items-baseline justify-between gap-3 px-3 text-sm font-semibold text-muted">
      <bdi>{title}</bdi>
      <span className="text-[13px] font-medium tabular-nums">
        <span aria-hidden>
          {done}/{contents.length}
        </span>
        <VisuallyHidden>
          <MaterialsDone done={done} all={contents.length} />
        </VisuallyHidden>
      </span>
    </h2>
  )
}

interface RowProps {
  content: CourseContent
  current: boolean
  onShow: (uuid: string) => void
}

function Row({ content, current, onShow }: RowProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (current && button.current) bringIntoSight(button.current)
  }, [current])
  return (
    <button
      ref={button}
      type="button"
      aria-current={current || undefined}
      onClick={() => onShow(content.uuid)}
      className={cn(
        'flex min-h-13 w-full items-start gap-3 rounded-control px-3 py-2 text-start transition-colors hover:bg-sunken',
        current && 'bg-primary-tint hover:bg-primary-tint',
      )}
    >
      <StateIcon content={content} current={current} />
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span
          className={cn(
            'text-[15px] leading-snug',
            current && 'font-semibold text-primary',
            content.state === 'locked' && 'text-muted',
          )}
        >
          <TitleText>{content.title}</TitleText>
        </span>
        <span className="text-[13px] text-muted">
          {LESSON_NAMES[content.type]} · {formatDuration(content.duration_minutes)}
          <Watched content={content} />
        </span>
      </span>
    </button>
  )
}

/** The watched share of a started video. */
function Watched({ content: { state, watched_percent: percent } }: { content: CourseContent }) {
  if (state === 'completed' || percent === 0) return null
  return (
    <>
      {' · '}
      <Trans>{percent}% ditonton</Trans>
    </>
  )
}

interface StateIconProps {
  content: CourseContent
  current: boolean
}

function StateIcon({ content: { state, type }, current }: StateIconProps) {
  const Type = LESSON_ICONS[type]
  const icon = 'mt-0.5 size-5 shrink-0'
  if (state === 'completed')
    return (
      <>
        <CircleCheck aria-hidden className={cn(icon, 'text-success')} />
        <VisuallyHidden>
          <Trans>Selesai</Trans>
        </VisuallyHidden>
      </>
    )
  if (state === 'locked')
    return (
      <>
        <Lock aria-hidden className={cn(icon, 'text-muted')} />
        <VisuallyHidden>
          <Trans>Terkunci</Trans>
        </VisuallyHidden>
      </>
    )
  if (state === 'preparing')
    return (
      <>
        <Hourglass aria-hidden className={cn(icon, 'text-muted')} />
        <VisuallyHidden>
          <Trans>Menyusul</Trans>
        </VisuallyHidden>
      </>
    )
  return <Type aria-hidden className={cn(icon, current ? 'text-primary' : 'text-muted')} />
}
