import { useLingui } from '@lingui/react/macro'
import AttachIcon from '@mui/icons-material/ImageOutlined'
import { IconButton } from '@mui/material'
import { type ChangeEvent, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { useShortcuts } from '../ui/shortcuts/useShortcuts'
import { sendImage } from './upload'
import { useConsole } from './useConsole'
import type { ConversationState } from './useConversation'

/** Chooses an image and sends it. */
export const AttachButton = ({ chat, uuid }: { chat: ConversationState; uuid: string }) => {
  const { t } = useLingui()
  const { socket } = useConsole()
  const notify = useNotify()
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const choose = () => input.current?.click()
  useShortcuts('conversation', { attach: !isBusy && choose })
  const onChange = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (!file || !socket) return
    setBusy(true)
    try {
      chat.add([await sendImage(socket, uuid, file, `file-${Date.now()}`)])
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".jpg,.jpeg,.png"
        aria-label={t`Lampirkan gambar`}
        onChange={(event) => void onChange(event)}
      />
      <IconButton aria-label={t`Lampirkan gambar`} disabled={isBusy} onClick={choose}>
        <AttachIcon />
      </IconButton>
    </>
  )
}
