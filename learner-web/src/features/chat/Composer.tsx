import { Trans, useLingui } from '@lingui/react/macro'
import { ImagePlus } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { Button, IconButton } from '../../ui/Button'
import { Progress } from '../../ui/Progress'
import { MessageLine } from './MessageLine'
import { CANCEL_UNTIL_PERCENT, type Upload, uploadPercent } from './machine'
import type { Chat } from './useChat'

/** The line to write in: Enter sends, Shift+Enter begins a new line. */
export function Composer({ chat }: { chat: Chat }) {
  const { t } = useLingui()
  const { state } = chat
  const [content, setContent] = useState('')
  const file = useRef<HTMLInputElement>(null)
  const isOff = state.phase !== 'chatting'

  const send = () => {
    chat.send(content.trim())
    setContent('')
  }
  const onFile = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0]
    if (chosen) chat.attach(chosen)
    event.target.value = ''
  }
  return (
    <div className="border-t border-line p-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))]">
      {state.error && (
        <p role="alert" className="px-2 pb-2 text-sm font-medium text-danger">
          {state.error}
        </p>
      )}
      {state.upload && <UploadBar upload={state.upload} onCancel={chat.cancelUpload} />}
      <div className="flex items-end gap-1">
        <input
          ref={file}
          type="file"
          accept=".jpg,.jpeg,.png,image/jpeg,image/png"
          className="hidden"
          tabIndex={-1}
          aria-label={t`Lampirkan gambar`}
          onChange={onFile}
        />
        <IconButton
          label={t`Lampirkan gambar`}
          disabled={isOff || state.upload !== null}
          onClick={() => file.current?.click()}
        >
          <ImagePlus aria-hidden className="size-5" />
        </IconButton>
        <MessageLine
          value={content}
          disabled={isOff}
          onChange={(text) => {
            setContent(text)
            chat.writing()
          }}
          onSend={send}
        />
      </div>
    </div>
  )
}

function UploadBar({ upload, onCancel }: { upload: Upload; onCancel: () => void }) {
  const { t } = useLingui()
  const percent = uploadPercent(upload)
  return (
    <div className="flex items-center gap-3 px-2 pb-2">
      <div className="min-w-0 flex-1">
        <p className="truncate pb-1 text-xs text-muted">
          {upload.name} · {percent}%
        </p>
        <Progress label={t`Mengunggah gambar`} value={percent} max={100} />
      </div>
      <Button
        variant="ghost"
        size="sm"
        disabled={percent > CANCEL_UNTIL_PERCENT}
        onClick={onCancel}
      >
        <Trans>Batalkan</Trans>
      </Button>
    </div>
  )
}
