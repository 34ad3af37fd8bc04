import { useLingui } from '@lingui/react/macro'
import { SendHorizontal } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { IconButton } from '../../ui/Button'

interface MessageLineProps {
  value: string
  disabled: boolean
  onChange: (text: string) => void
  onSend: () => void
}

/** Sends on Enter; Shift+Enter begins a new line, and so does Enter while characters are being composed. */
export const onEnter = (send: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  send()
}

/** The line to write in and its button, as high as what is written. */
export function MessageLine({ value, disabled, onChange, onSend }: MessageLineProps) {
  const { t } = useLingui()
  const isBlank = value.trim() === ''
  const send = () => {
    if (!isBlank && !disabled) onSend()
  }
  return (
    <>
      <textarea
        rows={1}
        value={value}
        maxLength={4000}
        disabled={disabled}
        aria-label={t`Tulis pesan`}
        placeholder={t`Tulis pesan`}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onEnter(send)}
        className="field-sizing-content max-h-32 min-h-11 min-w-0 flex-1 resize-none rounded-control border border-field bg-surface px-3 py-2.5 text-base text-strong placeholder:text-muted"
      />
      <IconButton
        label={t`Kirim`}
        disabled={isBlank || disabled}
        onClick={send}
        className="text-primary disabled:opacity-45"
      >
        <SendHorizontal aria-hidden className="size-5 rtl:rotate-180" />
      </IconButton>
    </>
  )
}
