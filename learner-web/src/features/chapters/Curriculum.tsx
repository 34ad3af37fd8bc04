import { Trans } from '@lingui/react/macro'
import { ChevronDown, Eye, Hourglass } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Chapter, Lesson } from '../../api/types'
import { formatDuration } from '../../lib/format'
import { Button } from '../../ui/Button'
import { Chip } from '../../ui/Chip'
import { LESSON_ICONS, LESSON_NAMES } from '../elearning/lessonTypes'

const LessonPreview = lazy(async () => ({
  default: (await import('../elearning/LessonPreview')).LessonPreview,
}))

/** The parts of a course, the first one open, with the lessons that may be seen before buying marked. */
export function Curriculum({ slug, chapters }: { slug: string; chapters: readonly Chapter[] }) {
  const [opened, setOpened] = useState<Lesson | null>(null)
  const lessons = chapters.reduce((sum, { contents }) => sum + contents.length, 0)
  const minutes = chapters.reduce((sum, { duration_minutes }) => sum + duration_minutes, 0)
  return (
    <div className="grid gap-3">
      <p className="text-muted">
        <Trans>
          {chapters.length} bagian · {lessons} materi · {formatDuration(minutes)}
        </Trans>
      </p>
      <div className="overflow-hidden rounded-card border border-line bg-surface">
        {chapters.map((chapter, index) => (
          <ChapterRow
            key={chapter.title}
            chapter={chapter}
            open={index === 0}
            onPreview={setOpened}
          />
        ))}
      </div>
      {opened && (
        <Suspense fallback={null}>
          <LessonPreview slug={slug} lesson={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </div>
  )
}

interface ChapterRowProps {
  chapter: Chapter
  open: boolean
  onPreview: (lesson: Lesson) => void
}

function ChapterRow({ chapter, open, onPreview }: ChapterRowProps) {
  const { title, contents, duration_minutes } = chapter
  return (
    <details open={open} className="group border-line not-first:border-t">
      <summary className="flex min-h-14 items-center gap-3 px-4.5 py-3 hover:bg-sunken">
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
        <span className="flex-1 font-semibold text-strong">
          <bdi>{title}</bdi>
        </span>
        <span className="text-end text-[13px] text-muted tabular-nums">
          <Trans>{contents.length} materi</Trans> · {formatDuration(duration_minutes)}
        </span>
      </summary>
      <ul className="border-t border-line">
        {contents.map((lesson) => (
          <LessonRow key={lesson.uuid} lesson={lesson} onPreview={onPreview} />
        ))}
      </ul>
    </details>
  )
}

interface LessonRowProps {
  lesson: Lesson
  onPreview: (lesson: Lesson) => void
}

function LessonRow({ lesson, onPreview }: LessonRowProps) {
  const { title, type, duration_minutes, is_preview, is_ready } = lesson
  const Icon = LESSON_ICONS[type]
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1.5 px-4.5 py-2.5 text-[15px] sm:grid-cols-[auto_minmax(0,1fr)_auto_5.5rem]">
      <Icon aria-hidden className="size-4.5 text-primary max-sm:mt-1 max-sm:self-start" />
      <span>
        <bdi>{title}</bdi>
        <span className="block text-[13px] text-muted">
          {LESSON_NAMES[type]}
          <span className="tabular-nums sm:hidden"> · {formatDuration(duration_minutes)}</span>
        </span>
      </span>
      <span className="empty:hidden max-sm:col-start-2 sm:empty:block">
        {!is_ready && (
          <Chip icon={Hourglass}>
            <Trans>Menyusul</Trans>
          </Chip>
        )}
        {is_preview && is_ready && (
          <Button
            size="sm"
            variant="tonal"
            className="max-sm:min-h-11"
            onClick={() => onPreview(lesson)}
          >
            <Eye aria-hidden className="size-4" />
            <Trans>Pratinjau</Trans>
          </Button>
        )}
      </span>
      <span className="text-end text-[13px] text-muted tabular-nums max-sm:hidden">
        {formatDuration(duration_minutes)}
      </span>
    </li>
  )
}
