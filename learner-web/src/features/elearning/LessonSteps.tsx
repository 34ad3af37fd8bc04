import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import { Button } from '../../ui/Button'
import type { CourseContent } from './api'

/** The position of a content within its course. */
export interface Place {
  number: number
  count: number
  previous: CourseContent | undefined
  next: CourseContent | undefined
  onShow: (uuid: string) => void
  /** To the page after the last content, once everything is completed. */
  onEnd: (() => void) | undefined
}

/** To the content before and to the one after; onwards it is once this one is done. */
export function LessonSteps({ place, isDone }: { place: Place; isDone: boolean }) {
  const { t } = useLingui()
  const { previous, next, onShow, onEnd } = place
  if (!(previous || next || onEnd)) return null
  return (
    <nav aria-label={t`Materi sebelum dan sesudah`} className="flex items-center gap-3">
      {previous && (
        <Button
          variant="ghost"
          aria-label={t`Sebelumnya: ${previous.title}`}
          className="max-sm:px-3"
          onClick={() => onShow(previous.uuid)}
        >
          <ChevronRight aria-hidden className="size-5 rotate-180 rtl:rotate-0" />
          <Trans>Sebelumnya</Trans>
        </Button>
      )}
      {next && (
        <Button
          variant={isDone ? 'primary' : 'secondary'}
          aria-label={t`Berikutnya: ${next.title}`}
          className="ms-auto min-w-0"
          onClick={() => onShow(next.uuid)}
        >
          <span className="truncate sm:hidden">
            <Trans>Berikutnya</Trans>
          </span>
          <span className="max-w-80 truncate max-sm:hidden">
            <Trans>Berikutnya: {next.title}</Trans>
          </span>
          <ChevronRight aria-hidden className="size-5 shrink-0 rtl:rotate-180" />
        </Button>
      )}
      {!next && onEnd && (
        <Button className="ms-auto" onClick={onEnd}>
          <Trans>Ke penutup kursus</Trans>
          <ChevronRight aria-hidden className="size-5 shrink-0 rtl:rotate-180" />
        </Button>
      )}
    </nav>
  )
}
