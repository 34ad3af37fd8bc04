import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { fieldError } from '../../api/envelope'
import { formatClock } from '../../lib/format'
import { Button, IconButton } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { TextArea } from '../../ui/TextArea'
import { UntranslatedText } from '../../ui/UntranslatedText'
import {
  addNote,
  editNote,
  type Lesson,
  playbackQuery,
  removeNote,
  type VideoNote,
} from './videoApi'

const LONGEST = 2000

interface VideoNotesProps {
  lesson: Lesson
  notes: readonly VideoNote[]
  moment: number
  onJump: (moment: number) => void
}

/** The user's notes at times of the video, and a form for new ones. */
export function VideoNotes({ lesson, notes, moment, onJump }: VideoNotesProps) {
  const client = useQueryClient()
  const reload = () => client.invalidateQueries({ queryKey: playbackQuery(lesson).queryKey })
  const removing = useMutation({
    mutationFn: (uuid: string) => removeNote(lesson, uuid),
    onSuccess: reload,
  })
  return (
    <div className="grid gap-4">
      <NoteForm lesson={lesson} moment={moment} onAdded={() => void reload()} />
      {notes.length === 0 && (
        <p className="text-muted">
          <Trans>Belum ada catatan untuk video ini.</Trans>
        </p>
      )}
      <ul className="grid gap-2">
        {notes.map((note) => (
          <NoteLine
            key={note.uuid}
            lesson={lesson}
            note={note}
            onJump={onJump}
            onRemove={() => removing.mutate(note.uuid)}
            onReworded={reload}
          />
        ))}
      </ul>
    </div>
  )
}

interface NoteLineProps {
  lesson: Lesson
  note: VideoNote
  onJump: (moment: number) => void
  onRemove: () => void
  onReworded: () => Promise<void>
}

function NoteLine({ lesson, note, onJump, onRemove, onReworded }: NoteLineProps) {
  const { t } = useLingui()
  const [isEditing, setEditing] = useState(false)
  const clock = formatClock(Math.floor(note.at / 1000))
  return (
    <li className="flex items-start gap-2 rounded-control border border-line p-3">
      <Button variant="tonal" size="sm" onClick={() => onJump(note.at)}>
        {clock}
      </Button>
      {isEditing ? (
        <NoteEditor
          lesson={lesson}
          note={note}
          onReworded={onReworded}
          onClose={() => setEditing(false)}
        />
      ) : (
        <>
          <p className="min-w-0 flex-1 py-1 wrap-anywhere whitespace-pre-line">
            <UntranslatedText>{note.text}</UntranslatedText>
          </p>
          <IconButton label={t`Ubah catatan ${clock}`} onClick={() => setEditing(true)}>
            <Pencil aria-hidden className="size-5" />
          </IconButton>
          <IconButton label={t`Hapus catatan ${clock}`} onClick={onRemove}>
            <Trash2 aria-hidden className="size-5" />
          </IconButton>
        </>
      )}
    </li>
  )
}

interface NoteEditorProps {
  lesson: Lesson
  note: VideoNote
  onReworded: () => Promise<void>
  onClose: () => void
}

function NoteEditor({ lesson, note, onReworded, onClose }: NoteEditorProps) {
  const [text, setText] = useState(note.text)
  const clock = formatClock(Math.floor(note.at / 1000))
  const rewording = useMutation({
    mutationFn: async () => {
      await editNote(lesson, note.uuid, text)
      await onReworded()
    },
    onSuccess: onClose,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    rewording.mutate()
  }
  return (
    <form onSubmit={submit} className="grid min-w-0 flex-1 gap-3">
      <Field
        label={<Trans>Catatan pada menit {clock}</Trans>}
        error={fieldError(rewording.error, 'text')}
      >
        {(control) => (
          <TextArea
            {...control}
            autoFocus
            rows={2}
            maxLength={LONGEST}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={rewording.isPending} disabled={!text.trim()}>
          <Trans>Simpan</Trans>
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          <Trans>Batal</Trans>
        </Button>
      </div>
    </form>
  )
}

interface NoteFormProps {
  lesson: Lesson
  moment: number
  onAdded: () => void
}

function NoteForm({ lesson, moment, onAdded }: NoteFormProps) {
  const [text, setText] = useState('')
  const clock = formatClock(Math.floor(moment / 1000))
  const adding = useMutation({
    mutationFn: () => addNote(lesson, moment, text),
    onSuccess: () => {
      setText('')
      onAdded()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    adding.mutate()
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <Field
        label={<Trans>Catatan pada menit {clock}</Trans>}
        error={fieldError(adding.error, 'text')}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={LONGEST}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="secondary"
        busy={adding.isPending}
        disabled={!text.trim()}
        className="sm:justify-self-start"
      >
        <Trans>Simpan catatan</Trans>
      </Button>
    </form>
  )
}
