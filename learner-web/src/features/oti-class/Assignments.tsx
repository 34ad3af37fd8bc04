import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock, ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { ApiError } from '../../api/envelope'
import { messageOf } from '../../api/messageOf'
import { formatDateTime } from '../../lib/format'
import { Card } from '../../ui/Card'
import { Chip } from '../../ui/Chip'
import { InIndonesian } from '../../ui/InIndonesian'
import { QueryView } from '../../ui/QueryView'
import { RichText } from '../../ui/RichText'
import { EmptyState } from '../../ui/States'
import { UntranslatedText } from '../../ui/UntranslatedText'
import { useFocusOnMore } from '../../ui/useFocusOnMore'
import { Received } from '../submission/Received'
import { SubmissionForm, type Submission as SubmissionInput } from '../submission/SubmissionForm'
import { useDraft } from '../submission/useDraft'
import { type Assignment, assignmentsQuery, submitAssignment } from './api'
import { ClassSkeleton } from './ClassSkeleton'
import { Rubric } from './Rubric'
import { SubmissionView } from './SubmissionView'
import { useClassAction } from './useClassAction'

/** Assignments, with the user's submissions and their grades. */
export function Assignments({ slug }: { slug: string }) {
  return (
    <QueryView
      query={useQuery(assignmentsQuery(slug))}
      pending={<ClassSkeleton />}
      empty={<EmptyState title={<Trans>Kelas ini tidak memiliki tugas</Trans>} />}
    >
      {({ rows }) => (
        <ul className="grid grid-cols-1 gap-5">
          {rows.map((assignment) => (
            <AssignmentItem key={assignment.uuid} slug={slug} assignment={assignment} />
          ))}
        </ul>
      )}
    </QueryView>
  )
}

interface AssignmentProps {
  slug: string
  assignment: Assignment
}

/** Comes into view, and gets the focus, when a step of the class or a notification leads to it. */
function AssignmentItem(props: AssignmentProps) {
  const { uuid } = props.assignment
  const item = useRef<HTMLLIElement>(null)
  const { hash, key } = useLocation()
  useEffect(() => {
    if (!key || hash !== `#${uuid}`) return
    item.current?.scrollIntoView()
    item.current?.querySelector('h2')?.focus({ preventScroll: true })
  }, [hash, key, uuid])
  return (
    <li ref={item} className="scroll-mt-22">
      <AssignmentCard {...props} />
    </li>
  )
}

function AssignmentCard({ slug, assignment }: AssignmentProps) {
  const { submissions, can_submit } = assignment
  const received = useFocusOnMore<HTMLParagraphElement>(submissions.length)
  return (
    <Card className="grid grid-cols-1 gap-4 p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 tabIndex={-1} className="text-lg outline-none">
          <UntranslatedText language={assignment.text_language}>
            {assignment.title}
          </UntranslatedText>
        </h2>
        <Status assignment={assignment} />
      </div>
      <Deadline assignment={assignment} />
      <InIndonesian language={assignment.text_language} />
      <RichText
        html={assignment.instructions_html}
        deeper={2}
        language={assignment.text_language}
      />
      {isRubricOpen(assignment) && <Rubric assignment={assignment} />}
      {submissions.map((submission) => (
        <SubmissionView key={submission.uuid} submission={submission} assignment={assignment} />
      ))}
      {isAwaitingGrade(assignment) && (
        <Received place={received}>
          <Trans>Tugas Anda terkumpul. Kami kabari begitu dinilai.</Trans>
        </Received>
      )}
      {can_submit && (
        <NextSubmission key={submissions.length} slug={slug} assignment={assignment} />
      )}
    </Card>
  )
}

/** A grade repeats the rubric with its scores. */
const isRubricOpen = ({ rubric, submissions }: Assignment) =>
  rubric.length > 0 && submissions.every(({ score }) => score === null)

const isAwaitingGrade = ({ submissions }: Assignment) => submissions.at(-1)?.score === null

function isPassed({ submissions, passing_score }: Assignment): boolean {
  return submissions.some(({ score }) => score !== null && score >= passing_score)
}

const needsNothing = (assignment: Assignment) => isPassed(assignment) || isAwaitingGrade(assignment)

function Status({ assignment }: { assignment: Assignment }) {
  const last = assignment.submissions.at(-1)
  if (last?.score !== null && last?.score !== undefined) {
    const passed = last.score >= assignment.passing_score
    return (
      <Chip tone={passed ? 'success' : 'warning'}>
        <Trans>
          Nilai {last.score} dari {assignment.maximum_score}
        </Trans>
      </Chip>
    )
  }
  if (isAwaitingGrade(assignment))
    return (
      <Chip tone="info">
        <Trans>Menunggu penilaian</Trans>
      </Chip>
    )
  return assignment.can_submit ? (
    <Chip tone="primary">
      <Trans>Belum dikumpulkan</Trans>
    </Chip>
  ) : (
    <Chip>
      <Trans>Tertutup</Trans>
    </Chip>
  )
}

function Deadline({ assignment }: { assignment: Assignment }) {
  const due = formatDateTime(assignment.due_at)
  const closes = formatDateTime(assignment.closes_at)
  const penalty = assignment.late_penalty_percent
  return (
    <div className="flex gap-2 text-sm text-muted">
      <CalendarClock aria-hidden className="size-4.5 shrink-0" />
      <p>
        <Trans>Tenggat {due}.</Trans>{' '}
        {closes !== due && penalty > 0 && (
          <Trans>
            Masih diterima sampai {closes} dengan potongan nilai {penalty}%.
          </Trans>
        )}
      </p>
    </div>
  )
}

function NextSubmission({ slug, assignment }: AssignmentProps) {
  const draft = useDraft(assignment.uuid)
  const send = async ({ text, uuids }: SubmissionInput) => {
    const sent = await submitAssignment(slug, assignment.uuid, text, uuids)
    draft.clear()
    return sent
  }
  const sending = useClassAction(slug, send, { errors: 'inline' })
  const form = (
    <SubmissionForm
      draft={draft}
      left={assignment.maximum_attempts - assignment.submissions.length}
      isPending={sending.isPending}
      error={errorOf(sending.error)}
      onSubmit={sending.mutate}
    />
  )
  return (
    <div className="border-t border-line pt-4">
      {needsNothing(assignment) ? <Improvement>{form}</Improvement> : form}
    </div>
  )
}

/** Who has passed, or waits for the grade, needs no further submission: the form is folded. */
function Improvement({ children }: { children: ReactNode }) {
  return (
    <details className="group grid gap-4">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-primary">
        <Trans>Kumpulkan perbaikan</Trans>
        <ChevronDown aria-hidden className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="pt-3">{children}</div>
    </details>
  )
}

function errorOf(error: unknown): string | undefined {
  const field = error instanceof ApiError ? Object.values(error.errors)[0]?.[0] : undefined
  return field ?? (error ? (messageOf(error) ?? undefined) : undefined)
}
