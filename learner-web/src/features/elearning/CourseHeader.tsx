import { Trans, useLingui } from '@lingui/react/macro'
import { Award } from 'lucide-react'
import { paths } from '../../app/paths'
import { Button, buttonVariants } from '../../ui/Button'
import { Breadcrumb } from '../../ui/PageHeader'
import { Progress } from '../../ui/Progress'
import { TitleText } from '../../ui/TitleText'
import { type Course, syncContent, useCourseAction } from './api'
import { MaterialsDone } from './MaterialsDone'

interface CourseHeaderProps {
  course: Course
  /** Whether the page after the last content is shown, which leads to the certificate itself. */
  isAtEnd: boolean
}

/** Where one is and how far, the certificate, and contents that were added since. */
export function CourseHeader({ course, isAtEnd }: CourseHeaderProps) {
  return (
    <div className="grid grid-cols-1 gap-2.5">
      <Breadcrumb crumbs={[{ label: <Trans>Belajar saya</Trans>, to: paths.myLearning }]} />
      <div className="grid gap-x-10 gap-y-2.5 desk:grid-cols-[1fr_20rem] desk:items-end">
        <h1 className="text-xl text-balance sm:text-2xl desk:text-3xl">
          <TitleText>{course.title}</TitleText>
        </h1>
        <CourseProgress course={course} />
      </div>
      {course.new_count > 0 && <NewContents course={course} />}
      {course.certificate && !isAtEnd && (
        <a
          href={course.certificate.pdf_url}
          target="_blank"
          rel="noreferrer"
          className={buttonVariants({ className: 'sm:justify-self-start' })}
        >
          <Award aria-hidden className="size-4.5" />
          <Trans>Buka sertifikat</Trans>
        </a>
      )}
    </div>
  )
}

function CourseProgress({ course }: { course: Course }) {
  const { t } = useLingui()
  const { completed_count: done, content_count: all } = course
  return (
    <div className="grid gap-1.5">
      <p className="flex justify-between gap-3 text-sm text-muted tabular-nums">
        <span>
          <MaterialsDone done={done} all={all} />
        </span>
        <span>{course.percent}%</span>
      </p>
      <Progress label={t`Progres Anda`} value={course.percent} max={100} />
    </div>
  )
}

function NewContents({ course }: { course: Course }) {
  const syncing = useCourseAction(course.slug, () => syncContent(course.slug))
  const count = course.new_count
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-control bg-info-tint p-4 text-info">
      <p className="min-w-0 flex-1 basis-56">
        <Trans>
          Ada {count} materi baru. Perbarui agar ikut dihitung; kemajuan Anda tetap tersimpan.
        </Trans>
      </p>
      <Button variant="secondary" busy={syncing.isPending} onClick={() => syncing.mutate()}>
        <Trans>Perbarui materi</Trans>
      </Button>
    </div>
  )
}
