import { t } from '@lingui/core/macro'
import { type Dispatch, useRef } from 'react'
import { ConnectionLost } from '../../api/chat/socket'
import { randomKey } from '../../lib/randomKey'
import { toast } from '../../ui/toast'
import type { ChatAction, ChatState } from './machine'
import { isPicture, uploadFile } from './upload'
import type { Connection } from './useConnection'

const CHUNK = 32 * 1024

/** Sending an image, and thinking better of it. */
export function useAttachment(
  { socket, latest }: Connection,
  dispatch: Dispatch<ChatAction>,
): { attach: (file: File) => void; cancelUpload: () => void } {
  const abort = useRef<AbortController | null>(null)

  const sendFile = async (file: File) => {
    const chat = socket()
    const conversation_uuid = latest.current.conversation?.uuid
    if (!chat || !conversation_uuid) return
    abort.current = new AbortController()
    const { signal } = abort.current
    const client_id = randomKey()
    const onProgress = (upload: ChatState['upload']) => dispatch({ type: 'upload', upload })
    const file_uuid = await uploadFile({
      socket: chat,
      file,
      conversation_uuid,
      chunk: CHUNK,
      signal,
      onProgress,
    })
    const sent = await chat.ask('sendFile', { conversation_uuid, file_uuid, client_id })
    dispatch({ type: 'messages', messages: [sent.message] })
    toast.success(t`File berhasil diupload`)
  }

  const attach = (file: File) => {
    const size = '2 MB'
    if (!isPicture(file.name))
      return dispatch({ type: 'failed', message: t`Format file tidak valid !` })
    if (file.size > latest.current.imageLimit)
      return dispatch({ type: 'failed', message: t`Ukuran file maksimal ${size} !` })
    dispatch({ type: 'errorShown' })
    sendFile(file)
      .catch((error: unknown) => {
        if (abort.current?.signal.aborted) return
        const message =
          error instanceof ConnectionLost
            ? t`Koneksi terputus. Coba lagi.`
            : String((error as Error).message)
        dispatch({ type: 'failed', message: t`[Upload gagal]: ${message}` })
      })
      .finally(() => dispatch({ type: 'upload', upload: null }))
  }

  const cancelUpload = () => {
    abort.current?.abort()
    dispatch({ type: 'upload', upload: null })
  }

  return { attach, cancelUpload }
}
