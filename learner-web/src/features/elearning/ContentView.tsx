import { Trans } from '@lingui/react/macro'
import { Clapperboard, Hourglass, ListTree, Lock } from 'lucide-react'
import { pathTo } from '../../app/paths'
import { formatDateTime, formatDuration } from '../../lib/format'
import { Button, buttonVariants, LinkButton } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Chip } from '../../ui/Chip'
import { RichText } from '../../ui/RichText'
import { type CourseContent, completeContent, useCourseAction } from './api'
import { CHAPTERS } from './Chapters'
import { CourseAssignment } from './CourseAssignment'
import { VideoLesson } from './VideoLesson'

/** Where contents lie above their list: the way down to it. */
function ToChapters() {
  return (
    <a
      href={`#${CHAPTERS}`}
      className={buttonVariants({
        variant: 'ghost',
        size: 'sm',
        className: 'min-h-11 desk:hidden',
      })}
    >
      <ListTree aria-hidden className="size-4.5" />
      <Trans>Daftar materi</Trans>
    </a>
  )
}

interface ContentViewProps {
  slug: string
  content: CourseContent
  onDone: () => void
}

/** One content: to read, to do, or still to come. */
export function ContentView({ slug, content, onDone }: ContentViewProps) {
  return (
    <Card className="grid content-start gap-5 p-5 sm:p-7">
      <header className="grid gap-1">
        <h2 className="text-xl text-balance">
          <bdi>{content.title}</bdi>
        </h2>
        <p className="flex items-center justify-between gap-3 text-sm text-muted">
          {formatDuration(content.duration_minutes)}
          <ToChapters />
        </p>
      </header>
      {content.text_html && (
        <div className="max-w-prose overflow-x-auto">
          <RichText html={content.text_html} deeper={1} />
        </div>
      )}
      <Task slug={slug} content={content} onDone={onDone} />
    </Card>
  )
}

function Task({ slug, content, onDone }: ContentViewProps) {
  if (content.state === 'locked') return <Locked content={content} />
  if (content.state === 'preparing') return <Preparing type={content.type} />
  if (content.type === 'video') return <Video slug={slug} content={content} onDone={onDone} />
  if (content.exam) return <ExamLink slug={slug} content={content} exam={content.exam} />
  if (content.type === 'assignment')
    return <CourseAssignment key={content.submissions.length} slug={slug} content={content} />
  return <Complete slug={slug} content={content} onDone={onDone} />
}

function Video({ slug, content, onDone }: ContentViewProps) {
  return (
    <div className="grid gap-5">
      <VideoLesson lesson={{ slug, uuid: content.uuid }} />
      {content.state === 'completed' && (
        <Button variant="secondary" onClick={onDone} className="sm:justify-self-start">
          <Trans>Lanjut ke materi berikutnya</Trans>
        </Button>
      )}
    </div>
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

function Complete({ slug, content, onDone }: ContentViewProps) {
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
