import { Trans } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { FileField } from '../../ui/FileField'
import { TextArea } from '../../ui/TextArea'
import type { Draft } from './useDraft'

const MOST_FILES = 5
const LONGEST = 20_000

export interface Submission {
  text: string
  /** The uploaded files. */
  uuids: string[]
}

interface SubmissionFormProps {
  /** How many attempts are left. */
  left: number
  draft: Draft
  isPending: boolean
  error: string | undefined
  onSubmit: (submission: Submission) => void
}

/** The answer to an assignment: a text, files, or both; each sending uses up one attempt. */
export function SubmissionForm({ left, draft, isPending, error, onSubmit }: SubmissionFormProps) {
  const { text, write, files } = draft
  const [isUploading, setIsUploading] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit({ text, uuids: files.map(({ uuid }) => uuid) })
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <Field
        label={<Trans>Jawaban Anda</Trans>}
        hint={<Trans>Teks dan berkas Anda tersimpan di perangkat ini sampai dikumpulkan.</Trans>}
        error={error}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={6}
            maxLength={LONGEST}
            value={text}
            onChange={(event) => write(event.target.value)}
          />
        )}
      </Field>
      <FileField
        files={files}
        onChange={draft.attach}
        most={MOST_FILES}
        isDraft
        onBusy={setIsUploading}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button
          type="submit"
          busy={isPending}
          disabled={isUploading || (!text.trim() && files.length === 0)}
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
