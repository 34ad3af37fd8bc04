import { Trans, useLingui } from '@lingui/react/macro'
import { AppWindow, FileDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useBlocker } from 'react-router-dom'
import { attemptSessions } from '../../api/attemptSessions'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { EmptyState } from '../../ui/States'
import { toast } from '../../ui/toast'
import { FinishDialog, LeaveDialog } from './AttemptDialogs'
import { AttemptHeader } from './AttemptHeader'
import { PausedNotice, SectionTabs, Steps } from './AttemptParts'
import { useClock } from './AttemptTimer'
import { downloadReceipt } from './api'
import { progressOf } from './attemptState'
import { QuestionCard } from './QuestionCard'
import { QuestionMap } from './QuestionMap'
import type { AttemptKind, Ending, LoadedRoom } from './types'
import { useAnswers, useFinish } from './useAttempt'
import { useOnlyTab } from './useOnlyTab'
import { usePlace } from './usePlace'
import { useShortcuts } from './useShortcuts'

interface AttemptRoomProps {
  kind: AttemptKind
  room: LoadedRoom
  onEnded: (how: Ending) => void
  /** Loads the room anew, after another tab has worked in it. */
  onReload: () => void
}

/** The room of any attempt without nested questions, in the one tab that is in charge of it. */
export function AttemptRoom({ onReload, ...room }: AttemptRoomProps) {
  const { inCharge, claim } = useOnlyTab(room.kind.of)
  const takeOver = () => {
    claim()
    onReload()
  }
  return inCharge ? <OpenRoom {...room} /> : <ElsewhereRoom onClaim={takeOver} />
}

function ElsewhereRoom({ onClaim }: { onClaim: () => void }) {
  return (
    <div className="page py-16">
      <EmptyState
        illustration={<AppWindow aria-hidden className="size-14 text-primary" strokeWidth={1.5} />}
        title={<Trans>Ruang ini dibuka di tab lain</Trans>}
        action={
          <Button onClick={onClaim}>
            <Trans>Lanjutkan di tab ini</Trans>
          </Button>
        }
      >
        <Trans>
          Agar jawaban tidak saling menimpa, hanya satu tab yang aktif. Waktu tetap berjalan.
        </Trans>
      </EmptyState>
    </div>
  )
}

/** Asks before the participant leaves a running attempt; one that is over lets everybody go. */
function useStay(kind: AttemptKind) {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [])
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      attemptSessions.get(kind.session) !== null &&
      currentLocation.pathname !== nextLocation.pathname,
  )
}

function OpenRoom({ kind, room, onEnded }: Omit<AttemptRoomProps, 'onReload'>) {
  const { queue, state, flag } = useAnswers(kind, room)
  const finish = useFinish({ kind, queue, onEnded })
  const blocker = useStay(kind)
  const clock = useClock(kind, room.clock)
  const [asking, setAsking] = useState(false)
  const [mapOpen, setMapOpen] = useState(false)
  const { questions, question, index, setIndex, move } = usePlace(kind.of, room)
  const { answered, total } = progressOf(state)
  const flagged = question ? state.flags.includes(question.id) : false
  const choose = (option: string) =>
    question && !clock.is_paused && queue.dispatch({ type: 'chose', id: question.id, option })
  const toggleFlag = () => question && void flag(question.id, !flagged)
  useShortcuts({
    choose: (at) => {
      const option = question?.options[at]
      if (option) choose(option.id)
    },
    move: (direction) => move(direction === 'next' ? 1 : -1),
    flag: toggleFlag,
    help: () => setMapOpen(true),
  })
  if (!question) return null
  const map = (
    <QuestionMap
      sections={room.sections}
      state={state}
      current={question}
      onPick={(picked) => {
        setIndex(questions.indexOf(picked))
        setMapOpen(false)
      }}
    />
  )
  return (
    <>
      <AttemptHeader
        {...{ room, clock, state }}
        onTimeUp={finish.timeUp}
        onMap={() => setMapOpen(true)}
      />
      <div className="page grid gap-8 py-6 pb-28 desk:grid-cols-[minmax(0,1fr)_18rem] desk:py-10">
        <div className="grid content-start gap-6">
          <SectionTabs {...{ room, question, setIndex, questions }} />
          {clock.is_paused ? (
            <PausedNotice />
          ) : (
            <QuestionCard
              question={question}
              total={total}
              answer={state.answers[question.id]}
              flagged={flagged}
              onChoose={choose}
              onWrite={(text) => queue.dispatch({ type: 'wrote', id: question.id, text })}
              onFlag={toggleFlag}
            />
          )}
          <Steps
            isLast={index === questions.length - 1}
            onMove={move}
            onFinish={() => setAsking(true)}
          />
        </div>
        <aside className="max-desk:hidden">
          <div className="sticky top-24 grid gap-5 rounded-card border border-line bg-surface p-5">
            {map}
            <Button block onClick={() => setAsking(true)}>
              <Trans>Selesai</Trans>
            </Button>
            <Receipt attempt={room.attempt} />
          </div>
        </aside>
      </div>
      <Dialog
        sheet
        open={mapOpen}
        onClose={() => setMapOpen(false)}
        title={<Trans>Peta soal</Trans>}
        footer={
          <Button
            onClick={() => {
              setMapOpen(false)
              setAsking(true)
            }}
          >
            <Trans>Selesai</Trans>
          </Button>
        }
      >
        {map}
        <Receipt attempt={room.attempt} />
      </Dialog>
      <FinishDialog
        title={kind.words.finish}
        open={asking}
        unanswered={total - answered}
        flagged={state.flags.length}
        busy={finish.ending !== null}
        failed={finish.failed}
        onConfirm={finish.submit}
        onClose={() => setAsking(false)}
      />
      <LeaveDialog title={kind.words.leave} blocker={blocker} />
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
