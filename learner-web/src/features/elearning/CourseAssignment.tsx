import { Trans } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { fieldError } from '../../api/envelope'
import { formatDateTime } from '../../lib/format'
import { Button } from '../../ui/Button'
import { Content } from '../../ui/Content'
import { Field } from '../../ui/Field'
import { FileField, type UploadedFile } from '../../ui/FileField'
import { TextArea } from '../../ui/TextArea'
import { FileLink } from '../oti-class/FileLink'
import { type CourseContent, submitAssignment, useCourseAction } from './api'

const MOST_FILES = 5
const LONGEST = 20_000

interface CourseAssignmentProps {
  slug: string
  content: CourseContent
}

/** What one handed in so far, and the form for more. */
export function CourseAssignment({ slug, content }: CourseAssignmentProps) {
  return (
    <div className="grid gap-4">
      {content.submissions.map((submission) => (
        <SubmissionView key={submission.number} submission={submission} />
      ))}
      {content.submissions_left > 0 && <SubmissionForm slug={slug} content={content} />}
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
        <Content>{submission.text}</Content>
      </p>
      {submission.files.map((file) => (
        <FileLink key={file.uuid} file={file} />
      ))}
    </section>
  )
}

function SubmissionForm({ slug, content }: CourseAssignmentProps) {
  const [text, setText] = useState('')
  const [files, setFiles] = useState<readonly UploadedFile[]>([])
  const uuids = files.map(({ uuid }) => uuid)
  const sending = useCourseAction(slug, () => submitAssignment(slug, content.uuid, text, uuids))
  const left = content.submissions_left
  const submit = (event: FormEvent) => {
    event.preventDefault()
    sending.mutate()
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <Field label={<Trans>Jawaban Anda</Trans>} error={fieldError(sending.error, 'text')}>
        {(control) => (
          <TextArea
            {...control}
            rows={6}
            maxLength={LONGEST}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <FileField files={files} onChange={setFiles} most={MOST_FILES} />
      <div className="flex flex-wrap items-center gap-4">
        <Button
          type="submit"
          busy={sending.isPending}
          disabled={!text.trim() && files.length === 0}
        >
          <Trans>Kumpulkan tugas</Trans>
        </Button>
        <p className="text-sm text-muted">
          <Trans>Sisa {left} kesempatan.</Trans>
        </p>
      </div>
    </form>
  )
}
