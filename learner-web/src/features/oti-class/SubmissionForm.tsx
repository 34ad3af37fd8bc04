import { Trans } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../api/envelope'
import { messageOf } from '../../api/messageOf'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { FileField, type UploadedFile } from '../../ui/FileField'
import { TextArea } from '../../ui/TextArea'
import { type Assignment, submitAssignment } from './api'
import { useClassAction } from './useClassAction'

const MOST_FILES = 5
const LONGEST = 20_000

interface SubmissionFormProps {
  slug: string
  assignment: Assignment
}

/** A text, files, or both; each sending uses up one attempt. */
export function SubmissionForm({ slug, assignment }: SubmissionFormProps) {
  const [text, setText] = useState('')
  const [files, setFiles] = useState<readonly UploadedFile[]>([])
  const uploaded = files.map(({ uuid }) => uuid)
  const sending = useClassAction(
    slug,
    () => submitAssignment(slug, assignment.uuid, text, uploaded),
    { errors: 'inline' },
  )
  const left = assignment.maximum_attempts - assignment.submissions.length
  const submit = (event: FormEvent) => {
    event.preventDefault()
    sending.mutate(undefined)
  }
  return (
    <form onSubmit={submit} className="grid gap-4 border-t border-line pt-4">
      <Field label={<Trans>Jawaban Anda</Trans>} error={errorOf(sending.error)}>
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

function errorOf(error: unknown): string | undefined {
  const field = error instanceof ApiError ? Object.values(error.errors)[0]?.[0] : undefined
  return field ?? (error ? (messageOf(error) ?? undefined) : undefined)
}
