import { Trans } from '@lingui/react/macro'
import { Clapperboard, Hourglass, Lock } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { pathTo } from '../../app/paths'
import { formatDateTime, formatDuration } from '../../lib/format'
import { Button, LinkButton } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Chip } from '../../ui/Chip'
import { RichText } from '../../ui/RichText'
import { Skeleton } from '../../ui/Skeleton'
import { TitleText } from '../../ui/TitleText'
import { type CourseContent, completeContent, useCourseAction } from './api'
import { CourseAssignment } from './CourseAssignment'
import { LessonSteps, type Place } from './LessonSteps'
import { LESSON_NAMES } from './lessonTypes'

// The player with its controls: only videos have it.
const VideoLesson = lazy(async () => ({ default: (await import('./VideoLesson')).VideoLesson }))

interface TaskProps {
  slug: string
  content: CourseContent
  onDone: () => void
}

interface ContentViewProps extends TaskProps {
  place: Place
  /** The way to the list of contents where that is not beside it. */
  menu: ReactNode
  /** Whether the participant has moved to it, and reads on at its heading. */
  isMovedTo: boolean
}

/** One content: to read, to do, or still to come; and the way to the next. */
export function ContentView({ place, menu, isMovedTo, ...task }: ContentViewProps) {
  const { content } = task
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isMovedTo) heading.current?.focus({ preventScroll: true })
  }, [isMovedTo])
  const steps = <LessonSteps place={place} isDone={content.state === 'completed'} />
  const isVideo = content.type === 'video' && OPENED.has(content.state)
  return (
    <Card className="grid grid-cols-1 content-start gap-5 max-sm:border-0 max-sm:bg-transparent sm:p-7">
      <header className="grid gap-1.5">
        <div className="flex items-center justify-between gap-3">
          <Position content={content} place={place} />
          {menu}
        </div>
        <h2 ref={heading} tabIndex={-1} className="text-lg text-balance sm:text-xl">
          <TitleText>{content.title}</TitleText>
        </h2>
      </header>
      {content.text_html && (
        <div className="max-w-prose overflow-x-auto">
          <RichText html={content.text_html} deeper={1} />
        </div>
      )}
      {isVideo ? <Video {...task} steps={steps} place={place} /> : <Task {...task} />}
      {!isVideo && <div className="border-t border-line pt-4 empty:hidden">{steps}</div>}
    </Card>
  )
}

const OPENED: ReadonlySet<CourseContent['state']> = new Set(['open', 'completed'])

/** `Materi 3 dari 13 · Video · 1 Menit` */
function Position({ content, place }: Pick<ContentViewProps, 'content' | 'place'>) {
  const { number, count } = place
  return (
    <p className="text-sm text-muted tabular-nums">
      <span className="max-sm:block">
        <Trans>
          Materi {number} dari {count}
        </Trans>
      </span>
      <span className="max-sm:hidden"> · </span>
      <span>
        {LESSON_NAMES[content.type]} · {formatDuration(content.duration_minutes)}
      </span>
    </p>
  )
}

function Task({ slug, content, onDone }: TaskProps) {
  if (content.state === 'locked') return <Locked content={content} />
  if (content.state === 'preparing') return <Preparing type={content.type} />
  if (content.exam) return <ExamLink slug={slug} content={content} exam={content.exam} />
  if (content.type === 'assignment')
    return <CourseAssignment key={content.uuid} slug={slug} content={content} />
  return <Complete slug={slug} content={content} onDone={onDone} />
}

interface VideoProps extends TaskProps {
  place: Place
  steps: ReactNode
}

function Video({ slug, content, place: { next, onShow }, steps }: VideoProps) {
  return (
    <Suspense fallback={<Skeleton className="aspect-video rounded-control" />}>
      <VideoLesson
        lesson={{ slug, uuid: content.uuid }}
        steps={steps}
        onNext={next && (() => onShow(next.uuid))}
      />
    </Suspense>
  )
}

function Locked({ content }: { content: CourseContent }) {
  const when = content.opens_at && formatDateTime(content.opens_at)
  const first = content.opens_after
  return (
    <div className="grid min-h-40 place-content-center justify-items-center gap-3 rounded-control bg-sunken p-6 text-center">
      <Lock aria-hidden className="size-8 text-muted" />
      {when && (
        <p>
          <Trans>Materi ini dibuka pada {when}.</Trans>
        </p>
      )}
      {first && (
        <p>
          <Trans>Selesaikan “{first}” lebih dahulu.</Trans>
        </p>
      )}
    </div>
  )
}

function Preparing({ type }: { type: CourseContent['type'] }) {
  const Icon = type === 'video' ? Clapperboard : Hourglass
  return (
    <p className="grid min-h-40 place-content-center justify-items-center gap-3 rounded-control bg-sunken p-6 text-center">
      <Icon aria-hidden className="size-8 text-muted" />
      {type === 'video' ? (
        <Trans>Video untuk materi ini sedang disiapkan.</Trans>
      ) : (
        <Trans>Materi ini sedang disiapkan.</Trans>
      )}
    </p>
  )
}

interface ExamLinkProps {
  slug: string
  content: CourseContent
  exam: NonNullable<CourseContent['exam']>
}

function ExamLink({ slug, content, exam }: ExamLinkProps) {
  const room = content.type === 'quiz' ? 'elearningQuiz' : 'elearningExam'
  const { best_score: best, passing_percent: needed } = exam
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-muted">
        <Trans>Nilai kelulusan {needed}.</Trans>
      </p>
      {best !== null && (
        <Chip tone={exam.is_passed ? 'success' : 'warning'}>
          <Trans>Nilai terbaik {best}</Trans>
        </Chip>
      )}
      <LinkButton to={pathTo(room, { slug, uuid: exam.uuid })} className="max-sm:w-full">
        {content.type === 'quiz' ? <Trans>Kerjakan kuis</Trans> : <Trans>Kerjakan ujian</Trans>}
      </LinkButton>
    </div>
  )
}

function Complete({ slug, content, onDone }: TaskProps) {
  const completing = useCourseAction(slug, () => completeContent(slug, content.uuid), onDone)
  if (content.state === 'completed')
    return (
      <div>
        <Chip tone="success">
          <Trans>Selesai</Trans>
        </Chip>
      </div>
    )
  return (
    <Button
      busy={completing.isPending}
      onClick={() => completing.mutate()}
      className="sm:justify-self-start"
    >
      <Trans>Tandai selesai dan lanjutkan</Trans>
    </Button>
  )
}
