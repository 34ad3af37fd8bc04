import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { TextArea } from '../../ui/TextArea'
import { SiDuxiPicture } from './SiDuxiPicture'
import type { Chat } from './useChat'

/** A signed-in person starts by a first message: who they are is known. */
export function FirstMessage({ chat }: { chat: Chat }) {
  const { t } = useLingui()
  const [content, setContent] = useState('')
  const [error, setError] = useState<string>()
  const isStarting = chat.state.phase === 'starting'
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (!content.trim()) return setError(t`Mohon isi pesan anda`)
    setError(undefined)
    const refused = await chat.start(null, content)
    if (refused) setError(Object.values(refused)[0]?.[0])
  }
  return (
    <form noValidate onSubmit={onSubmit} className="grid flex-1 content-start gap-4 p-4">
      <SiDuxiPicture which="siduxi_image" size={128} className="mx-auto size-32 rounded-card" />
      <p className="text-sm text-muted">
        <Trans>Belum ada percakapan</Trans>
      </p>
      <Field
        label={<Trans>Apa yang bisa kami bantu?</Trans>}
        error={error ?? chat.state.error ?? undefined}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            maxLength={4000}
            value={content}
            onChange={(event) => setContent(event.target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        block
        busy={isStarting}
        disabled={!chat.state.isConnected || !content.trim()}
      >
        <Trans>Mulai chat</Trans>
      </Button>
    </form>
  )
}
