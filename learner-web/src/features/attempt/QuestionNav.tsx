import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight, LayoutGrid } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/Button'
import type { Progress } from './types'

export type Direction = 'next' | 'prev'

export interface Steps {
  move: (direction: Direction) => void
  isMoving?: boolean | undefined
  isFirst?: boolean | undefined
  /** At the last question: what the way forward is called, and what it does if not move. */
  last?: { label: ReactNode; onClick?: () => void } | undefined
}

interface QuestionNavProps extends Steps {
  progress: Progress
  followUps: Progress
  onMap: () => void
}

/** To the neighbours, and on phones to the map of all questions. */
export function QuestionNav({
  move,
  isMoving = false,
  isFirst,
  last,
  progress,
  followUps,
  onMap,
}: QuestionNavProps) {
  const { t } = useLingui()
  const openFollowUps = followUps.total - followUps.answered
  return (
    <nav
      aria-label={t`Pindah soal`}
      className="max-[20rem]:static max-desk:fixed max-desk:inset-x-0 max-desk:bottom-0 max-desk:z-20 max-desk:border-t max-desk:border-line max-desk:bg-surface max-desk:px-4 max-desk:pt-3 max-desk:pb-[calc(0.75rem+env(safe-area-inset-bottom))] desk:sticky desk:bottom-0 desk:bg-canvas desk:py-4"
    >
      <div className="mx-auto flex max-w-3xl flex-wrap items-center justify-between gap-3">
        <Button
          variant="secondary"
          onClick={() => move('prev')}
          disabled={isFirst}
          aria-label={t`Soal sebelumnya`}
          className="max-sm:px-3.5"
        >
          <ChevronLeft aria-hidden className="size-5 rtl:rotate-180" />
          <span className="max-sm:hidden">
            <Trans>Sebelumnya</Trans>
          </span>
        </Button>
        <Button variant="tonal" onClick={onMap} className="tabular-nums max-sm:px-3.5 desk:hidden">
          <LayoutGrid aria-hidden className="size-4.5" />
          <span className="sr-only">
            <Trans>Peta soal, dijawab</Trans>
          </span>
          {progress.answered}/{progress.total}
          {openFollowUps > 0 && (
            <span className="text-warning">
              <span aria-hidden>+{openFollowUps}</span>
              <span className="sr-only">
                <Plural value={openFollowUps} other="# soal lanjutan belum dijawab." />
              </span>
            </span>
          )}
        </Button>
        <Button
          onClick={last?.onClick ?? (() => move('next'))}
          busy={isMoving}
          className="max-sm:flex-1"
        >
          {last?.label ?? <Trans>Berikutnya</Trans>}
          <ChevronRight aria-hidden className="size-5 rtl:rotate-180" />
        </Button>
      </div>
    </nav>
  )
}
