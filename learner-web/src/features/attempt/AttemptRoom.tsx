import { Trans, useLingui } from '@lingui/react/macro'
import { AppWindow, ArrowLeft, ArrowRight, LayoutGrid, WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useBlocker } from 'react-router-dom'
import { attemptSessions } from '../../api/attemptSessions'
import { Button, IconButton } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { LogoMark } from '../../ui/Logo'
import { EmptyState } from '../../ui/States'
import { FinishDialog, LeaveDialog } from './AttemptDialogs'
import { AttemptTimer, useClock } from './AttemptTimer'
import { type AttemptState, progressOf, saveStateOf } from './attemptState'
import { QuestionCard } from './QuestionCard'
import { QuestionMap } from './QuestionMap'
import type { AttemptKind, Clock, Ending, Room } from './types'
import { useAnswers, useFinish } from './useAttempt'
import { useOnlyTab } from './useOnlyTab'
import { useShortcuts } from './useShortcuts'

interface AttemptRoomProps {
  kind: AttemptKind
  room: Room
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

/** The question that is shown, and the way to its neighbours; after the last section comes the first. */
function usePlace(room: Room) {
  const questions = room.sections.flatMap((section) => section.questions)
  const [index, setIndex] = useState(0)
  const question = questions[index]
  const move = (step: number) =>
    setIndex((now) => (now + step + questions.length) % questions.length)
  return { questions, question, index, setIndex, move }
}

function OpenRoom({ kind, room, onEnded }: Omit<AttemptRoomProps, 'onReload'>) {
  const { queue, state, flag } = useAnswers(kind, room)
  const finish = useFinish({ kind, queue, onEnded })
  const blocker = useStay(kind)
  const clock = useClock(kind, room.clock)
  const [asking, setAsking] = useState(false)
  const [mapOpen, setMapOpen] = useState(false)
  const { questions, question, index, setIndex, move } = usePlace(room)
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
      <Header {...{ room, clock, state }} onTimeUp={finish.timeUp} onMap={() => setMapOpen(true)} />
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

interface HeaderProps {
  room: Room
  clock: Clock
  state: AttemptState
  onTimeUp: () => void
  onMap: () => void
}

function Header({ room, clock, state, onTimeUp, onMap }: HeaderProps) {
  const { t } = useLingui()
  const { answered, total } = progressOf(state)
  const saving = saveStateOf(state)
  return (
    <div className="sticky top-0 z-20 bg-surface/95 backdrop-blur-md">
      <div className="page flex h-16 items-center gap-3">
        <LogoMark />
        <div className="min-w-0 flex-1">
          <p className="truncate font-bold text-strong">{room.title}</p>
          <p className="text-sm text-muted max-sm:text-xs" aria-live="polite">
            <SaveWords saving={saving} />
          </p>
        </div>
        <IconButton label={t`Peta soal`} onClick={onMap} className="desk:hidden">
          <LayoutGrid aria-hidden className="size-5" />
        </IconButton>
        <AttemptTimer clock={clock} onEnd={onTimeUp} />
      </div>
      <div className="h-1 bg-line">
        <div
          className="h-full bg-primary transition-[width] duration-300"
          style={{ width: `${total > 0 ? (answered / total) * 100 : 0}%` }}
        />
        <span className="sr-only">
          <Trans>
            {answered} dari {total} soal dijawab
          </Trans>
        </span>
      </div>
      {saving === 'lost' && (
        <p role="status" className="bg-warning-tint text-sm font-semibold text-warning">
          <span className="page flex items-center gap-2 py-2">
            <WifiOff aria-hidden className="size-4" />
            <Trans>
              Koneksi terputus. Jawaban Anda disimpan di perangkat ini dan dikirim begitu
              tersambung.
            </Trans>
          </span>
        </p>
      )}
    </div>
  )
}

function SaveWords({ saving }: { saving: ReturnType<typeof saveStateOf> }) {
  if (saving === 'saving') return <Trans>Menyimpan…</Trans>
  if (saving === 'saved') return <Trans>Jawaban tersimpan</Trans>
  if (saving === 'lost') return <Trans>Menunggu koneksi</Trans>
  return <Trans>Jawaban tersimpan satu per satu</Trans>
}

function PausedNotice() {
  return (
    <div role="status" className="rounded-card border border-line bg-warning-tint p-6">
      <h1 className="text-lg text-warning">
        <Trans>Sesi dijeda oleh pengawas</Trans>
      </h1>
      <p className="text-ink">
        <Trans>Waktu Anda tidak berjalan. Soal muncul kembali begitu sesi dilanjutkan.</Trans>
      </p>
    </div>
  )
}

interface SectionTabsProps {
  room: Room
  question: Room['sections'][number]['questions'][number]
  questions: readonly Room['sections'][number]['questions'][number][]
  setIndex: (index: number) => void
}

function SectionTabs({ room, question, questions, setIndex }: SectionTabsProps) {
  const { t } = useLingui()
  if (room.sections.length < 2) return null
  return (
    <nav aria-label={t`Bagian`} className="-mx-1 flex gap-2 overflow-x-auto px-1 pb-1">
      {room.sections.map((section) => {
        const isCurrent = section.questions.includes(question)
        const [first] = section.questions
        return (
          <button
            key={section.code}
            type="button"
            aria-current={isCurrent ? 'true' : undefined}
            onClick={() => first && setIndex(questions.indexOf(first))}
            className={
              isCurrent
                ? 'min-h-11 shrink-0 rounded-full bg-primary px-4 text-sm font-semibold text-on-primary'
                : 'min-h-11 shrink-0 rounded-full border border-line bg-surface px-4 text-sm font-semibold text-ink hover:border-primary'
            }
          >
            {section.name}
          </button>
        )
      })}
    </nav>
  )
}

interface StepsProps {
  isLast: boolean
  onMove: (step: number) => void
  onFinish: () => void
}

function Steps({ isLast, onMove, onFinish }: StepsProps) {
  return (
    <div className="flex justify-between gap-3 max-desk:fixed max-desk:inset-x-0 max-desk:bottom-0 max-desk:z-10 max-desk:border-t max-desk:border-line max-desk:bg-surface max-desk:p-3">
      <Button variant="secondary" onClick={() => onMove(-1)}>
        <ArrowLeft aria-hidden className="size-4.5 rtl:rotate-180" />
        <Trans>Sebelumnya</Trans>
      </Button>
      {isLast ? (
        <Button onClick={onFinish}>
          <Trans>Selesai</Trans>
        </Button>
      ) : (
        <Button onClick={() => onMove(1)}>
          <Trans>Berikutnya</Trans>
          <ArrowRight aria-hidden className="size-4.5 rtl:rotate-180" />
        </Button>
      )}
    </div>
  )
}
