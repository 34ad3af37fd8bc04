import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { FileDown, ListChecks } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { dateFormatFor } from '../../lib/dateFormatFor'
import { formatNumber } from '../../lib/format'
import { Button, IconButton } from '../../ui/Button'
import { toast } from '../../ui/toast'
import { AnswerReviewDialog } from './AnswerReviewDialog'
import { downloadReceipt, type ExamIntro } from './api'

type Attempt = ExamIntro['history'][number]

function finishedOf({ history }: ExamIntro): Attempt[] {
  const finished = history.filter(({ status }) => status === 'finished')
  return finished.sort((one, other) => (other.ended_at ?? '').localeCompare(one.ended_at ?? ''))
}

interface LatestResultProps {
  exam: ExamIntro
  /** Of which exam, where the page does not say it. */
  title?: string
  /** The way on after a passed attempt. */
  onward?: ReactNode
}

/** What the last attempt showed, before anything else. */
export function LatestResult({ exam, title, onward }: LatestResultProps) {
  const [latest] = finishedOf(exam)
  const [reviewed, setReviewed] = useState<string | null>(null)
  if (!latest || latest.score === null) return null
  return (
    <section className="grid grid-cols-1 gap-3 rounded-card border border-line bg-surface p-5">
      <h2 className="text-lg">
        <Trans>Hasil terakhir</Trans>
        {title && <bdi className="block text-base font-medium text-muted">{title}</bdi>}
      </h2>
      <p className="flex flex-wrap items-center gap-3">
        <strong className="text-3xl text-strong tabular-nums">{formatNumber(latest.score)}%</strong>
        <PassedChip passed={latest.passed} kind={exam.kind} />
      </p>
      {latest.passed && onward}
      {exam.review !== 'never' && (
        <Button
          variant="secondary"
          className="sm:justify-self-start"
          onClick={() => setReviewed(latest.attempt_uuid)}
        >
          <ListChecks aria-hidden className="size-4.5" />
          {exam.review === 'key' ? <Trans>Lihat pembahasan</Trans> : <Trans>Lihat jawaban</Trans>}
        </Button>
      )}
      <AnswerReviewDialog attempt={reviewed} onClose={() => setReviewed(null)} />
    </section>
  )
}

/** Every attempt that is over, newest first. */
export function AttemptHistory({ exam }: { exam: ExamIntro }) {
  const [reviewed, setReviewed] = useState<string | null>(null)
  const finished = finishedOf(exam)
  if (finished.length === 0) return null
  const format = dateFormatFor(finished.flatMap(({ ended_at }) => ended_at ?? []))
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-lg">
        <Plural value={finished.length} other="# percobaan sebelumnya" />
      </h2>
      <ol className="grid grid-cols-1 gap-2">
        {finished.map((attempt) => (
          <HistoryRow
            key={attempt.attempt_uuid}
            attempt={attempt}
            when={attempt.ended_at && format(attempt.ended_at)}
            kind={exam.kind}
            onReview={exam.review === 'never' ? undefined : setReviewed}
          />
        ))}
      </ol>
      <AnswerReviewDialog attempt={reviewed} onClose={() => setReviewed(null)} />
    </section>
  )
}

interface HistoryRowProps {
  attempt: Attempt
  when: string | null
  kind: ExamIntro['kind']
  onReview: ((attempt: string) => void) | undefined
}

function HistoryRow({ attempt, when, kind, onReview }: HistoryRowProps) {
  const { t } = useLingui()
  const { attempt_uuid, score, passed } = attempt
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card border border-line bg-surface px-4 py-3">
      <span className="text-sm text-muted">{when}</span>
      <span className="flex flex-wrap items-center gap-3">
        {score !== null && passed !== null && (
          <strong className="text-strong tabular-nums">{formatNumber(score)}%</strong>
        )}
        <PassedChip passed={passed} kind={kind} />
        {onReview && (
          <IconButton label={t`Lihat jawaban`} onClick={() => onReview(attempt_uuid)}>
            <ListChecks aria-hidden className="size-5" />
          </IconButton>
        )}
        <ReceiptButton attempt={attempt_uuid} />
      </span>
    </li>
  )
}

function ReceiptButton({ attempt }: { attempt: string }) {
  const { t } = useLingui()
  const save = () =>
    downloadReceipt(attempt).catch(() =>
      toast.error(t`Tanda terima belum dapat diunduh. Coba lagi.`),
    )
  return (
    <IconButton label={t`Unduh tanda terima jawaban`} onClick={() => void save()}>
      <FileDown aria-hidden className="size-5" />
    </IconButton>
  )
}

interface PassedChipProps {
  passed: boolean | null
  kind: ExamIntro['kind']
}

/** Passed or not yet; of a certification competent or not yet, as everywhere else. */
export function PassedChip({ passed, kind }: PassedChipProps) {
  if (passed === null) return null
  return (
    <span
      className={
        passed
          ? 'rounded-full bg-success-tint px-3 py-1 text-sm font-semibold text-success'
          : 'rounded-full bg-warning-tint px-3 py-1 text-sm font-semibold text-warning'
      }
    >
      <PassedWord passed={passed} isCompetence={kind === 'certification'} />
    </span>
  )
}

function PassedWord({ passed, isCompetence }: { passed: boolean; isCompetence: boolean }) {
  if (isCompetence) return passed ? <Trans>Kompeten</Trans> : <Trans>Belum kompeten</Trans>
  return passed ? <Trans>Lulus</Trans> : <Trans>Belum lulus</Trans>
}
