import { Trans, useLingui } from '@lingui/react/macro'
import { Award } from 'lucide-react'
import { Button, buttonVariants } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Progress } from '../../ui/Progress'
import { type Course, syncContent, useCourseAction } from './api'

/** How far one is, the certificate, and contents that were added since. */
export function CourseHeader({ course }: { course: Course }) {
  const { t } = useLingui()
  const { completed_count: done, content_count: all } = course
  return (
    <Card className="grid gap-4 p-5 sm:p-6">
      <h1 className="text-2xl text-balance desk:text-3xl">
        <bdi>{course.title}</bdi>
      </h1>
      <div className="grid gap-2">
        <p className="flex justify-between gap-3 text-sm text-muted tabular-nums">
          <span>
            <Trans>
              {done} dari {all} materi selesai
            </Trans>
          </span>
          <span>{course.percent}%</span>
        </p>
        <Progress label={t`Progres Anda`} value={course.percent} max={100} />
      </div>
      {course.new_count > 0 && <NewContents course={course} />}
      {course.certificate && (
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
    </Card>
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
