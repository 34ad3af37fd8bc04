import { Trans } from '@lingui/react/macro'
import { fieldError } from '../../api/envelope'
import { formatDateTime } from '../../lib/format'
import { UntranslatedText } from '../../ui/UntranslatedText'
import { useFocusOnMore } from '../../ui/useFocusOnMore'
import { FileLink } from '../submission/FileLink'
import { Received } from '../submission/Received'
import { type Submission, SubmissionForm } from '../submission/SubmissionForm'
import { useDraft } from '../submission/useDraft'
import { type CourseContent, submitAssignment, useCourseAction } from './api'

interface CourseAssignmentProps {
  slug: string
  content: CourseContent
}

/** The user's submissions, and the form for another one. */
export function CourseAssignment({ slug, content }: CourseAssignmentProps) {
  const { submissions } = content
  const received = useFocusOnMore<HTMLParagraphElement>(submissions.length)
  return (
    <div className="grid gap-4">
      {submissions.map((submission) => (
        <SubmissionView key={submission.number} submission={submission} />
      ))}
      {submissions.length > 0 && (
        <Received place={received}>
          <Trans>Tugas Anda terkumpul.</Trans>
        </Received>
      )}
      {content.submissions_left > 0 && (
        <NextSubmission key={submissions.length} slug={slug} content={content} />
      )}
    </div>
  )
}

function SubmissionView({ submission }: { submission: CourseContent['submissions'][number] }) {
  const { number } = submission
  const when = formatDateTime(submission.submitted_at)
  return (
    <section className="grid gap-2 rounded-control border border-line bg-sunken/50 p-4">
      <p className="text-sm text-muted">
        <Trans>
          Percobaan {number}, {when}
        </Trans>
      </p>
      <p className="whitespace-pre-line empty:hidden">
        <UntranslatedText>{submission.text}</UntranslatedText>
      </p>
      {submission.files.map((file) => (
        <FileLink key={file.uuid} file={file} />
      ))}
    </section>
  )
}

function NextSubmission({ slug, content }: CourseAssignmentProps) {
  const draft = useDraft(content.uuid)
  const sending = useCourseAction(slug, async ({ text, uuids }: Submission) => {
    const sent = await submitAssignment(slug, content.uuid, text, uuids)
    draft.clear()
    return sent
  })
  return (
    <SubmissionForm
      draft={draft}
      left={content.submissions_left}
      isPending={sending.isPending}
      error={fieldError(sending.error, 'text')}
      onSubmit={sending.mutate}
    />
  )
}
