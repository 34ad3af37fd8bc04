import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight, LayoutGrid } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { useShortcuts } from '../attempt/useShortcuts'
import type { ExamPlan } from './api'
import type { Desk } from './desk'
import { HelpDialog } from './dialogs'
import { Palette } from './Palette'
import { QuestionView } from './QuestionView'
import { type Sheet, shownProgress, stepsBelow } from './sheet'
import type { Spot } from './spots'
import { useWalk } from './useWalk'

interface PaperProps {
  plan: ExamPlan
  desk: Desk
  sheet: Sheet
  spots: readonly Spot[]
  spot: Spot
  show: (spot: Spot | null) => void
  helping: boolean
  onHelp: (open: boolean) => void
  onFinish: () => void
}

/** One question at a time, with the palette beside it or, on phones, one tap away. */
export function Paper(props: PaperProps) {
  const { plan, desk, sheet, spots, spot, show, helping, onHelp, onFinish } = props
  const question = stepsBelow(sheet, spot.question.soal_code).at(-1) ?? spot.question
  const { move, moving } = useWalk({ desk, spots, spot, question, show })
  const shortcuts = useShortcuts({
    choose: (index) => {
      const jwb = question.options[index]?.jwb_id
      if (jwb) desk.dispatch({ type: 'chose', id: question.sesi_soal_id, jwb })
    },
    move,
    flag: () => desk.dispatch({ type: 'flagged', code: spot.question.soal_code }),
    help: () => onHelp(true),
  })
  const isFirst = spot.index === 0 && question === spot.question
  const palette = { plan, sheet, spots, current: spot }
  return (
    <div className="page grid items-start gap-8 py-5 desk:grid-cols-[1fr_22rem] desk:pt-8 desk:pb-0">
      <div className="grid w-full max-w-3xl gap-6 max-desk:mx-auto max-desk:pb-24">
        <QuestionView spot={spot} question={question} sheet={sheet} desk={desk} />
        <MoveBar
          {...{ move, moving, isFirst, palette, onFinish }}
          isLast={spot.index === spots.length - 1 && !spot.question.has_child}
        />
      </div>
      <aside className="sticky top-24 flex max-h-[calc(100dvh-7.5rem)] flex-col overflow-hidden rounded-card border border-line bg-surface max-desk:hidden">
        <div className="overflow-y-auto p-4">
          <h2 className="sr-only">
            <Trans>Daftar soal</Trans>
          </h2>
          <Palette {...palette} />
        </div>
        <div className="border-t border-line p-4">
          <Button variant="secondary" block onClick={onFinish}>
            <Trans>Selesaikan</Trans>
          </Button>
        </div>
      </aside>
      <HelpDialog
        open={helping}
        enabled={shortcuts.enabled}
        onToggle={shortcuts.toggle}
        onClose={() => onHelp(false)}
      />
    </div>
  )
}

interface MoveBarProps {
  move: (direction: 'next' | 'prev') => void
  moving: boolean
  isFirst: boolean
  isLast: boolean
  onFinish: () => void
  palette: Omit<React.ComponentProps<typeof Palette>, 'onPick'>
}

function MoveBar({ move, moving, isFirst, isLast, palette, onFinish }: MoveBarProps) {
  const { t } = useLingui()
  return (
    <nav
      aria-label={t`Pindah soal`}
      className="max-desk:fixed max-desk:inset-x-0 max-desk:bottom-0 max-desk:z-20 max-desk:border-t max-desk:border-line max-desk:bg-surface/95 max-desk:px-4 max-desk:pt-3 max-desk:pb-[calc(0.75rem+env(safe-area-inset-bottom))] max-desk:backdrop-blur-md desk:sticky desk:bottom-0 desk:bg-canvas/95 desk:py-4"
    >
      <div className="mx-auto flex max-w-3xl items-center justify-between gap-3">
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
        <PaletteSheet palette={palette} onFinish={onFinish} />
        <Button onClick={() => move('next')} busy={moving} className="max-sm:flex-1">
          {isLast ? <Trans>Tinjau jawaban</Trans> : <Trans>Berikutnya</Trans>}
          <ChevronRight aria-hidden className="size-5 rtl:rotate-180" />
        </Button>
      </div>
    </nav>
  )
}

function PaletteSheet({ palette, onFinish }: Pick<MoveBarProps, 'palette' | 'onFinish'>) {
  const [open, setOpen] = useState(false)
  const { answered, total } = shownProgress(palette.sheet)
  const close = () => setOpen(false)
  const finish = () => {
    close()
    onFinish()
  }
  return (
    <>
      <Button
        variant="tonal"
        onClick={() => setOpen(true)}
        className="tabular-nums max-sm:px-3.5 desk:hidden"
      >
        <LayoutGrid aria-hidden className="size-4.5" />
        <span className="sr-only">
          <Trans>Daftar soal, dijawab</Trans>
        </span>
        {answered}/{total}
      </Button>
      <Dialog
        sheet
        open={open}
        onClose={close}
        title={<Trans>Daftar soal</Trans>}
        footer={
          <Button variant="secondary" block onClick={finish}>
            <Trans>Selesaikan</Trans>
          </Button>
        }
      >
        <Palette {...palette} onPick={close} />
      </Dialog>
    </>
  )
}
