import type { AgentSocket } from './socket'
import type { Message } from './types'

const CHUNK = 32 * 1024

const encoded = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

/** Sends an image in parts and gives the message that it became. */
export async function sendImage(
  socket: AgentSocket,
  conversation_uuid: string,
  file: File,
  client_id: string,
): Promise<Message> {
  const head = { conversation_uuid, name: file.name, size_total: file.size }
  const { file_uuid } = await socket.ask('createFile', head)
  let offset = 0
  while (offset < file.size) {
    const bytes = new Uint8Array(await file.slice(offset, offset + CHUNK).arrayBuffer())
    const part = { file_uuid, offset, chunk: encoded(bytes) }
    offset = (await socket.ask('processFile', part)).size_wrote
  }
  await socket.ask('finishFile', { file_uuid })
  return (await socket.ask('sendFile', { conversation_uuid, file_uuid, client_id })).message
}
