import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { writeReply } from '../../api/forum'
import { messageOf } from '../../api/messageOf'
import { randomKey } from '../../lib/randomKey'
import { Button } from '../../ui/Button'
import { FormAlert } from '../../ui/form/FormAlert'
import { type Draft, PostEditor } from './PostEditor'
import { useForumAction } from './useForum'

interface ReplyFormProps {
  uuid: string
  /** The reply that is answered; null answers the discussion itself. */
  parent: string | null
  onDone?: () => void
}

const EMPTY: Draft = { body: '', pictures: [] }

/** Room for an answer. */
export function ReplyForm({ uuid, parent, onDone }: ReplyFormProps) {
  const [draft, setDraft] = useState(EMPTY)
  const [key, setKey] = useState(randomKey)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (parent) focusEditor(form.current)
  }, [parent])
  const { mutate, isPending, error } = useForumAction(
    () => writeReply(uuid, sentOf(draft), parent, key),
    () => {
      setDraft(EMPTY)
      setKey(randomKey())
      focusEditor(form.current)
      onDone?.()
    },
    { errors: 'inline' },
  )
  return (
    <form
      ref={form}
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        mutate(undefined)
      }}
    >
      {error && <FormAlert tone="danger">{messageOf(error)}</FormAlert>}
      <PostEditor
        label={<Trans>Balasan Anda</Trans>}
        draft={draft}
        onChange={setDraft}
        place={{ discussion: uuid }}
      />
      <Button
        type="submit"
        busy={isPending}
        disabled={draft.body.trim().length < 2}
        className="justify-self-end"
      >
        <Trans>Kirim balasan</Trans>
      </Button>
    </form>
  )
}

/** The button that sends is disabled afterwards and would lose the focus. */
function focusEditor(form: HTMLFormElement | null) {
  form?.querySelector('textarea')?.focus()
}

/** A draft as it is sent. */
export function sentOf({ body, pictures }: Draft) {
  return { body, pictures: pictures.map(({ uuid }) => uuid) }
}
