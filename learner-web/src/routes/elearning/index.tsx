import { Trans } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { paths } from '../../app/paths'
import {
  type Course,
  type CourseContent,
  courseKey,
  courseQuery,
} from '../../features/elearning/api'
import { Chapters } from '../../features/elearning/Chapters'
import { ContentView } from '../../features/elearning/ContentView'
import { CourseHeader } from '../../features/elearning/CourseHeader'
import { FeedbackQuestions } from '../../features/feedback/FeedbackQuestions'
import { ProductMaterials } from '../../features/materials/ProductMaterials'
import { usePageMeta } from '../../lib/pageMeta'
import { useIsDesktop } from '../../lib/useIsDesktop'
import { ListSkeleton } from '../../ui/ListSkeleton'
import { NotFoundState } from '../../ui/NotFoundState'
import { QueryView } from '../../ui/QueryView'
import { Skeleton } from '../../ui/Skeleton'

// Wide screens show the list next to the content.
const ChaptersSheet = lazy(async () => ({
  default: (await import('../../features/elearning/ChaptersSheet')).ChaptersSheet,
}))

const CourseEnd = lazy(async () => ({
  default: (await import('./CourseEnd')).CourseEnd,
}))

/** An e-learning course that the user owns. */
export function Component() {
  const { slug = '' } = useParams()
  return (
    <div className="page pt-4 pb-6 desk:py-8">
      <QueryView
        query={useQuery(courseQuery(slug))}
        pending={<ListSkeleton count={4} className="grid gap-4" item="h-24 rounded-card" />}
        missing={<NotMine />}
      >
        {(course) => <CoursePage course={course} />}
      </QueryView>
    </div>
  )
}

function NotMine() {
  return (
    <NotFoundState
      title={<Trans>Paket ini tidak ada di belajar Anda</Trans>}
      back={{ to: paths.myLearning, label: <Trans>Ke Belajar saya</Trans> }}
    >
      <Trans>Periksa apakah Anda masuk dengan akun yang benar.</Trans>
    </NotFoundState>
  )
}

function CoursePage({ course }: { course: Course }) {
  const [params, setParams] = useSearchParams()
  const client = useQueryClient()
  // An open content stays open when it is completed: a video plays to its end.
  const [opened, setOpened] = useState(course.next_content_uuid)
  usePageMeta(course.title)
  const contents = course.sections.flatMap((section) => section.contents)
  const isDesktop = useIsDesktop()
  const asked = params.get('content') ?? opened
  const isCompleted = course.percent === 100
  const isAtEnd = isCompleted && asked === null
  const shown = contents.find(({ uuid }) => uuid === asked) ?? firstReady(contents)
  const [isMoved, setIsMoved] = useState(false)
  const begin = () => {
    setIsMoved(true)
    window.scrollTo({ top: 0 })
  }
  const show = (uuid: string) => {
    setParams({ content: uuid }, { replace: true })
    begin()
  }
  const end = () => {
    setOpened(null)
    setParams({}, { replace: true })
    begin()
  }
  const list = { course, shown: isAtEnd ? undefined : shown?.uuid, onShow: show }
  const menu = isDesktop ? null : (
    <Suspense fallback={<span className="h-11" />}>
      <ChaptersSheet {...list} />
    </Suspense>
  )
  return (
    <div className="grid grid-cols-1 gap-6">
      <CourseHeader course={course} isAtEnd={isAtEnd} />
      <div className="grid grid-cols-1 items-start gap-6 desk:grid-cols-[20rem_minmax(0,1fr)]">
        {isDesktop && (
          <div className="sticky top-22 max-h-[calc(100dvh-6.5rem)] overflow-y-auto overscroll-contain pb-2">
            <Chapters {...list} />
          </div>
        )}
        <div className="grid grid-cols-1 gap-6">
          {isAtEnd && (
            <Suspense fallback={<Skeleton className="h-64 rounded-card" />}>
              <CourseEnd course={course} menu={menu} isMovedTo={isMoved} />
            </Suspense>
          )}
          {!isAtEnd && shown && (
            <ContentView
              key={shown.uuid}
              slug={course.slug}
              content={shown}
              isMovedTo={isMoved}
              place={{
                ...placeOf(shown, contents),
                onShow: show,
                onEnd: isCompleted ? end : undefined,
              }}
              menu={menu}
              onDone={() => {
                const fresh = client.getQueryData(courseQuery(course.slug).queryKey)
                if (fresh?.percent === 100) return end()
                setOpened(fresh?.next_content_uuid ?? shown.uuid)
                setParams({}, { replace: true })
                begin()
              }}
            />
          )}
          <ProductMaterials kind="elearning" slug={course.slug} />
          <Feedback course={course} />
        </div>
      </div>
    </div>
  )
}

function placeOf(shown: CourseContent, contents: readonly CourseContent[]) {
  const at = contents.indexOf(shown)
  const [previous, next] = [contents[at - 1], contents[at + 1]]
  return { number: at + 1, count: contents.length, previous, next }
}

const firstReady = (contents: readonly CourseContent[]) =>
  contents.find(({ state }) => state !== 'preparing') ?? contents[0]

/** Folded until everything is completed, because feedback makes sense only then. */
function Feedback({ course }: { course: Course }) {
  const client = useQueryClient()
  const { is_given, questions } = course.feedback
  if (!is_given && questions.length === 0) return null
  return (
    <details open={course.percent === 100} className="group">
      <summary className="flex cursor-pointer list-none items-center justify-between gap-3 rounded-card border border-line bg-surface px-5 py-4 transition-colors hover:border-primary sm:px-6 [&::-webkit-details-marker]:hidden">
        <h2 className="text-lg">
          <Trans>Umpan balik</Trans>
        </h2>
        <ChevronDown aria-hidden className="size-5 text-muted group-open:rotate-180" />
      </summary>
      <div className="pt-4">
        {is_given ? (
          <p className="text-muted">
            <Trans>Terima kasih atas umpan balik Anda</Trans>
          </p>
        ) : (
          <FeedbackQuestions
            path={`/elearning/${course.slug}/feedback`}
            questions={questions}
            onDone={() => void client.invalidateQueries({ queryKey: courseKey(course.slug) })}
          />
        )}
      </div>
    </details>
  )
}
