import { type ChatSocket, ConnectionLost } from '../../api/chat/socket'
import type { Upload } from './machine'

const IMAGE_TYPES = ['jpeg', 'jpg', 'png']
const TRIES = 60
const RETRY_MS = 1000

/** Whether the name ends like a picture that the chat takes. */
export function isPicture(name: string): boolean {
  return IMAGE_TYPES.includes(name.toLowerCase().split('.').at(-1) ?? '')
}

function encoded(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

const pause = () => new Promise((done) => setTimeout(done, RETRY_MS))

interface Wanted {
  socket: ChatSocket
  file: File
  conversation_uuid: string
  chunk: number
  signal: AbortSignal
  onProgress: (upload: Upload) => void
}

/** Repeats what a lost connection interrupted; a refusal of the server is the caller's. */
async function persistently<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    signal.throwIfAborted()
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof ConnectionLost) || tries >= TRIES) throw error
      await pause()
    }
  }
}

/** Uploads a file in parts, resuming after a lost connection; returns its uuid. */
export async function uploadFile(wanted: Wanted): Promise<string> {
  const { socket, file, conversation_uuid, chunk, signal, onProgress } = wanted
  const head = { conversation_uuid, name: file.name, size_total: file.size }
  const { file_uuid } = await persistently(() => socket.ask('createFile', head), signal)
  const forget = () => socket.hint('cancelFile', { file_uuid })
  signal.addEventListener('abort', forget, { once: true })
  let offset = 0
  while (offset < file.size) {
    onProgress({ name: file.name, size_wrote: offset, size_total: file.size })
    const bytes = new Uint8Array(await file.slice(offset, offset + chunk).arrayBuffer())
    const part = { file_uuid, offset, chunk: encoded(bytes) }
    offset = (await persistently(() => socket.ask('processFile', part), signal)).size_wrote
  }
  signal.removeEventListener('abort', forget)
  await persistently(() => socket.ask('finishFile', { file_uuid }), signal)
  onProgress({ name: file.name, size_wrote: file.size, size_total: file.size })
  return file_uuid
}
