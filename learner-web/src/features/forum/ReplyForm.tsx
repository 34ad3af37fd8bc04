import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { writeReply } from '../../api/forum'
import { messageOf } from '../../api/messageOf'
import { randomKey } from '../../lib/randomKey'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { FormAlert } from '../../ui/form/FormAlert'
import { TextArea } from '../../ui/TextArea'
import { useForumAction } from './useForum'

interface ReplyFormProps {
  uuid: string
  /** The reply that is answered; null answers the discussion itself. */
  parent: string | null
  onDone?: () => void
}

/** Room for an answer. */
export function ReplyForm({ uuid, parent, onDone }: ReplyFormProps) {
  const [body, setBody] = useState('')
  const [key, setKey] = useState(randomKey)
  const { mutate, isPending, error } = useForumAction(
    () => writeReply(uuid, body, parent, key),
    () => {
      setBody('')
      setKey(randomKey())
      onDone?.()
    },
  )
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        mutate(undefined)
      }}
    >
      {error && <FormAlert tone="danger">{messageOf(error)}</FormAlert>}
      <Field
        label={<Trans>Balasan Anda</Trans>}
        hint={<Trans>Markdown dapat dipakai. Sebut orang dengan @namapengguna.</Trans>}
      >
        {(control) => (
          <TextArea
            {...control}
            value={body}
            rows={4}
            maxLength={10_000}
            onChange={(event) => setBody(event.target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        busy={isPending}
        disabled={body.trim().length < 2}
        className="justify-self-end"
      >
        <Trans>Kirim balasan</Trans>
      </Button>
    </form>
  )
}
