import { Trans, useLingui } from '@lingui/react/macro'
import { FileDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { toast } from '../../ui/toast'
import { PausedNotice } from './AttemptParts'
import { downloadReceipt } from './api'
import { followUpsOf, progressOf } from './attemptState'
import { HelpDialog } from './HelpDialog'
import { type CardParts, QuestionCard } from './QuestionCard'
import { MapLegend, type MapState, QuestionMap } from './QuestionMap'
import { QuestionNav, type Steps } from './QuestionNav'
import type { Question, Room } from './types'
import type { RoomControls } from './useRoom'
import { useShortcuts } from './useShortcuts'

interface QuestionPageProps extends Steps {
  controls: RoomControls
  room: Room
  question: Question
  /** The question of the map to which the shown one belongs; it carries the flag. */
  root: Question
  /** How many questions its number counts up to. */
  total: number
  /** Above the question. */
  tabs?: ReactNode
  card?: CardParts
  onPick: (question: Question) => void
  /** Answered, but not everything that its answer opened. */
  isUnfinished?: (question: Question) => boolean
}

/** One question at a time, with the map beside it or, on phones, one tap away. */
export function QuestionPage(props: QuestionPageProps) {
  const { controls, room, question, root, total, tabs, card, onPick, isUnfinished, ...steps } =
    props
  const { queue, state, flag, time, dialog, setDialog, closeDialog } = controls
  const flagged = state.flags.includes(root.id)
  const map: MapState = { sections: room.sections, state, isUnfinished }
  const { is_paused } = time.clock
  const choose = (option: string) =>
    is_paused || queue.dispatch({ type: 'chose', id: question.id, option })
  const toggleFlag = () => void flag(root.id, !flagged)
  const shortcuts = useShortcuts({
    choose: (at) => {
      const option = question.options[at]
      if (option) choose(option.id)
    },
    move: (direction) => is_paused || steps.move(direction),
    flag: () => is_paused || toggleFlag(),
    help: () => setDialog('help'),
  })
  const pick = (picked: Question) => {
    closeDialog('map')
    onPick(picked)
  }
  return (
    <>
      <div className="page grid items-start gap-8 py-5 desk:grid-cols-[minmax(0,1fr)_22rem] desk:pt-8 desk:pb-0">
        <div className="grid w-full min-w-0 max-w-3xl grid-cols-1 gap-6 max-desk:mx-auto max-desk:pb-24 max-[20rem]:pb-0">
          {!is_paused && tabs}
          {is_paused ? (
            <PausedNotice />
          ) : (
            <>
              <QuestionCard
                {...card}
                question={question}
                total={total}
                answer={state.answers[question.id]}
                flagged={flagged}
                onChoose={choose}
                onWrite={(text) => queue.dispatch({ type: 'wrote', id: question.id, text })}
                onWritten={() => void queue.flush()}
                onFlag={toggleFlag}
              />
              <QuestionNav
                {...steps}
                progress={progressOf(state)}
                followUps={followUpsOf(state)}
                onMap={() => setDialog('map')}
              />
            </>
          )}
        </div>
        <MapPanel controls={controls} attempt={room.attempt} legend={<MapLegend {...map} />}>
          <fieldset disabled={is_paused}>
            <QuestionMap {...map} current={root} onPick={pick} />
          </fieldset>
        </MapPanel>
      </div>
      <HelpDialog
        open={dialog === 'help'}
        enabled={shortcuts.enabled}
        onToggle={shortcuts.toggle}
        onClose={() => closeDialog('help')}
      />
    </>
  )
}

interface MapPanelProps {
  controls: RoomControls
  attempt: string
  legend: ReactNode
  children: ReactNode
}

/** The map at the side of wide screens, and in a sheet on phones. */
function MapPanel({ controls, attempt, legend, children }: MapPanelProps) {
  const { dialog, setDialog, closeDialog, time } = controls
  const end = (
    <div className="grid w-full gap-2">
      <div className="pb-2">{legend}</div>
      <Button
        variant="secondary"
        block
        disabled={time.clock.is_paused}
        onClick={() => setDialog('finish')}
      >
        <Trans>Selesaikan</Trans>
      </Button>
      <Receipt attempt={attempt} />
    </div>
  )
  return (
    <>
      <aside className="sticky top-24 flex max-h-[calc(100dvh-7.5rem)] flex-col overflow-hidden rounded-card border border-line bg-surface max-desk:hidden">
        <div className="overflow-y-auto p-4 pb-8 mask-b-from-[calc(100%-2rem)]">
          <h2 className="sr-only">
            <Trans>Peta soal</Trans>
          </h2>
          {children}
        </div>
        <div className="border-t border-line p-4">{end}</div>
      </aside>
      <Dialog
        sheet
        open={dialog === 'map'}
        onClose={() => closeDialog('map')}
        title={<Trans>Peta soal</Trans>}
        footer={end}
      >
        {children}
      </Dialog>
    </>
  )
}

/** What the server has so far, as a text to keep. */
function Receipt({ attempt }: { attempt: string }) {
  const { t } = useLingui()
  if (!attempt) return null
  const save = () =>
    downloadReceipt(attempt).catch(() =>
      toast.error(t`Tanda terima belum dapat diunduh. Coba lagi.`),
    )
  return (
    <Button variant="ghost" onClick={() => void save()}>
      <FileDown aria-hidden className="size-4.5" />
      <Trans>Unduh tanda terima jawaban</Trans>
    </Button>
  )
}
