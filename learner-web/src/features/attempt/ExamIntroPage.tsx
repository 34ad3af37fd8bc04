import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Clock3, ListChecks, type LucideIcon, RotateCcw, Target } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { ApiError, fieldError } from '../../api/envelope'
import { messageOf } from '../../api/messageOf'
import { formatDuration } from '../../lib/format'
import { useNow } from '../../lib/useNow'
import { Button } from '../../ui/Button'
import { Field, Input } from '../../ui/Field'
import { TitleText } from '../../ui/TitleText'
import { UntranslatedText } from '../../ui/UntranslatedText'
import { LastStart } from '../exam-window/WindowSentence'
import { isOpeningSoon, isWithinWindow } from '../exam-window/window'
import { AttemptHistory } from './AttemptHistory'
import { AttemptTimer } from './AttemptTimer'
import { type ExamIntro, introQuery } from './api'
import { OutsideWindow } from './ExamWindow'

const SECOND_MS = 1000

interface ExamIntroPageProps {
  exam: ExamIntro
  start: (password: string) => Promise<void>
  /** The way back to what the exam belongs to. */
  back: ReactNode
  /** What the last attempt showed, where a kind has more to say than its score. */
  result?: ReactNode
  /** More of the last attempt, for who would rather begin again than read it all. */
  details?: ReactNode
  /** Replaces the start button while the exam cannot be started. */
  closed?: ReactNode
}

/** What is coming, how it is graded, and the door. */
export function ExamIntroPage(props: ExamIntroPageProps) {
  const { exam, start, back, result, details, closed } = props
  return (
    <div className="page grid max-w-3xl grid-cols-1 gap-6 py-8 desk:py-12">
      {back}
      <header className="grid gap-2">
        <p className="text-sm font-semibold text-primary">
          <TitleText>{exam.product.title}</TitleText>
        </p>
        <h1 className="text-2xl text-balance">
          <TitleText>{exam.title}</TitleText>
        </h1>
      </header>
      {result}
      {exam.instructions && (
        <p className="text-pretty whitespace-pre-line text-muted">
          <UntranslatedText language={exam.text_language}>{exam.instructions}</UntranslatedText>
        </p>
      )}
      <Facts exam={exam} />
      {closed || <StartPanel exam={exam} start={start} />}
      {details}
      <AttemptHistory exam={exam} />
    </div>
  )
}

function Facts({ exam }: { exam: ExamIntro }) {
  return (
    <dl className="grid grid-cols-2 gap-3 max-[20rem]:grid-cols-1 desk:grid-cols-4">
      <Fact icon={Clock3} label={<Trans>Waktu</Trans>}>
        {formatDuration(exam.duration_minutes)}
      </Fact>
      <Fact icon={ListChecks} label={<Trans>Soal</Trans>}>
        {exam.question_count}
      </Fact>
      <Fact icon={Target} label={<Trans>Batas lulus</Trans>}>
        {exam.passing_percent}%
      </Fact>
      <Fact icon={RotateCcw} label={<Trans>Sisa kesempatan</Trans>}>
        {exam.attempts_left ?? <Trans>Tidak dibatasi</Trans>}
      </Fact>
    </dl>
  )
}

interface FactProps {
  icon: LucideIcon
  label: ReactNode
  children: ReactNode
}

function Fact({ icon: Icon, label, children }: FactProps) {
  return (
    <div className="grid content-between gap-1 rounded-card border border-line bg-surface px-4 py-3 desk:px-3">
      <dt className="flex items-center gap-2 text-sm text-muted">
        <Icon aria-hidden className="size-4 text-primary" />
        {label}
      </dt>
      <dd className="text-lg font-bold text-strong tabular-nums">{children}</dd>
    </div>
  )
}

interface TimeLeftProps {
  uuid: string
  running: NonNullable<ExamIntro['running']>
}

/** How much time the running attempt has left; its clock runs outside the room as well. */
function TimeLeft({ uuid, running }: TimeLeftProps) {
  const client = useQueryClient()
  const refresh = () => void client.invalidateQueries({ queryKey: introQuery(uuid).queryKey })
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 font-semibold text-strong">
      <p>
        <Trans>Percobaan Anda sedang berjalan.</Trans>
      </p>
      <AttemptTimer clock={running} resync={refresh} onEnd={refresh} />
    </div>
  )
}

function StartPanel({ exam, start }: Pick<ExamIntroPageProps, 'exam' | 'start'>) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const now = useNow(isOpeningSoon(exam, Date.now()) ? SECOND_MS : undefined)
  const asksPassword = exam.has_password && !exam.is_running
  const isUsedUp = exam.attempts_left === 0 && !exam.is_running
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    setBusy(true)
    setError(null)
    await start(password).catch(setError)
    setBusy(false)
  }
  if (isUsedUp) {
    return (
      <p className="rounded-card bg-sunken p-5 font-semibold text-strong">
        <Trans>Semua kesempatan sudah Anda pakai.</Trans>
      </p>
    )
  }
  if (!exam.is_running && !isWithinWindow(exam, now)) return <OutsideWindow exam={exam} now={now} />
  const wrong = error instanceof ApiError ? fieldError(error, 'password') : undefined
  return (
    <form onSubmit={submit} className="grid gap-4 rounded-card border border-line bg-surface p-5">
      {asksPassword && (
        <Field
          label={<Trans>Kata sandi ruang</Trans>}
          hint={<Trans>Pengajar memberikannya di kelas.</Trans>}
          error={wrong}
        >
          {(control) => <Input {...control} name="password" type="password" autoComplete="off" />}
        </Field>
      )}
      {exam.running && <TimeLeft uuid={exam.uuid} running={exam.running} />}
      <ul className="grid list-disc gap-1 ps-5 text-sm text-muted">
        <li>
          {exam.running?.is_paused ? (
            <Trans>Pengawas sedang menjeda waktu Anda.</Trans>
          ) : exam.running ? (
            <Trans>Waktu terus berjalan, juga saat Anda berada di luar ruang ini.</Trans>
          ) : (
            <Trans>
              Waktu mulai berjalan begitu Anda masuk dan tidak berhenti bila Anda keluar.
            </Trans>
          )}
        </li>
        {exam.closes_at && !exam.is_running && (
          <li>
            <LastStart at={exam.closes_at} />
          </li>
        )}
        <li>
          <Trans>Setiap jawaban langsung disimpan dan dapat diubah sampai Anda selesai.</Trans>
        </li>
        <li className="pointer-coarse:hidden">
          <Trans>Papan ketik: 1–9 memilih, panah berpindah, F menandai.</Trans>
        </li>
      </ul>
      {error !== null && !wrong && (
        <p role="alert" className="font-semibold text-danger">
          {messageOf(error)}
        </p>
      )}
      <StartButton exam={exam} busy={busy} />
    </form>
  )
}

function StartButton({ exam, busy }: { exam: ExamIntro; busy: boolean }) {
  const isAgain = !exam.is_running && exam.history.some(({ passed }) => passed)
  const first = exam.is_running ? <Trans>Lanjutkan</Trans> : <Trans>Mulai sekarang</Trans>
  return (
    <Button
      type="submit"
      size="lg"
      variant={isAgain ? 'secondary' : 'primary'}
      busy={busy}
      className="sm:justify-self-start"
    >
      {isAgain ? <Trans>Kerjakan lagi</Trans> : first}
    </Button>
  )
}
