import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { type Discussion, editDiscussion, editReply, type Reply } from '../../api/forum'
import { messageOf } from '../../api/messageOf'
import { Button } from '../../ui/Button'
import { Field, Input } from '../../ui/Field'
import { FormAlert } from '../../ui/form/FormAlert'
import { type Draft, PostEditor } from './PostEditor'
import { sentOf } from './ReplyForm'
import { useForumAction } from './useForum'

interface EditFormProps {
  discussion: Discussion
  /** The reply that is changed; without one it is the discussion itself. */
  reply?: Reply
  onDone: () => void
}

/** One's own words in the place where they stood. */
export function EditForm({ discussion, reply, onDone }: EditFormProps) {
  const post = reply ?? discussion
  const [title, setTitle] = useState(discussion.title)
  const [draft, setDraft] = useState<Draft>({ body: post.body, pictures: post.pictures })
  const { mutate, isPending, error } = useForumAction(
    () =>
      reply
        ? editReply(reply.uuid, sentOf(draft))
        : editDiscussion(discussion.uuid, title, sentOf(draft)),
    onDone,
    { errors: 'inline' },
  )
  const isReady = draft.body.trim().length >= 2 && title.trim().length >= 5
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        mutate(undefined)
      }}
    >
      {error && <FormAlert tone="danger">{messageOf(error)}</FormAlert>}
      {!reply && (
        <Field label={<Trans>Judul</Trans>}>
          {(control) => (
            <Input
              {...control}
              value={title}
              maxLength={150}
              onChange={(event) => setTitle(event.target.value)}
            />
          )}
        </Field>
      )}
      <PostEditor
        label={<Trans>Isi</Trans>}
        rows={reply ? 4 : 8}
        draft={draft}
        onChange={setDraft}
        place={{ discussion: discussion.uuid }}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onDone}>
          <Trans>Batal</Trans>
        </Button>
        <Button type="submit" busy={isPending} disabled={!isReady}>
          <Trans>Simpan</Trans>
        </Button>
      </div>
    </form>
  )
}
