import { Trans } from '@lingui/react/macro'
import { formatDateTime } from '../../lib/format'
import { Chip } from '../../ui/Chip'
import { UntranslatedText } from '../../ui/UntranslatedText'
import { FileLink } from '../submission/FileLink'
import type { Assignment, Submission } from './api'
import { Rubric } from './Rubric'

interface SubmissionViewProps {
  submission: Submission
  assignment: Assignment
}

/** One attempt, and the trainer's words on it. */
export function SubmissionView({ submission, assignment }: SubmissionViewProps) {
  const number = submission.number
  const when = formatDateTime(submission.submitted_at)
  return (
    <section className="grid gap-3 rounded-control border border-line bg-sunken/50 p-4">
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        <Trans>
          Percobaan {number}, {when}
        </Trans>
        {submission.is_late && (
          <Chip tone="warning">
            <Trans context="of a submission">Terlambat</Trans>
          </Chip>
        )}
      </p>
      {submission.text && (
        <p className="whitespace-pre-line">
          <UntranslatedText>{submission.text}</UntranslatedText>
        </p>
      )}
      <ul className="grid gap-1 empty:hidden">
        {submission.files.map((file) => (
          <li key={file.uuid}>
            <FileLink file={file} />
          </li>
        ))}
      </ul>
      {submission.score !== null && <Grade submission={submission} assignment={assignment} />}
    </section>
  )
}

function Grade({ submission, assignment }: SubmissionViewProps) {
  return (
    <div className="grid gap-3 border-t border-line pt-3">
      {assignment.rubric.length > 0 && (
        <Rubric assignment={assignment} scores={submission.rubric_scores} />
      )}
      {submission.comment && (
        <blockquote className="border-s-2 border-primary ps-3 whitespace-pre-line">
          <UntranslatedText>{submission.comment}</UntranslatedText>
        </blockquote>
      )}
    </div>
  )
}
